"""Compiles the translations at every build; puts data files into a real wheel, and the built-in
houses as they were read.
"""

from __future__ import annotations

import importlib.util
import sys
from pathlib import Path
from types import ModuleType
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface


def _translate(root: Path) -> ModuleType:
    # By its path: the name `packaging` belongs to a library that hatchling itself uses.
    spec = importlib.util.spec_from_file_location(
        "dealer_trainer_translate", root / "packaging" / "translate.py"
    )
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def _compile_houses(root: Path) -> Path:
    """The built-in houses in one file, which an installed trainer reads in place of their YAML."""
    sys.path.insert(0, str(root))
    try:
        from dealer_trainer.storage import houses  # noqa: PLC0415 -- the sources being built
    finally:
        sys.path.remove(str(root))
    compiled = root / "build" / houses.COMPILED
    compiled.parent.mkdir(exist_ok=True)
    compiled.write_text(houses.compile_houses(root / "assets"), encoding="utf-8")
    return compiled


class CustomBuildHook(BuildHookInterface[Any]):
    """The step between the sources and a wheel: `translations/L/LC_MESSAGES/dealer_trainer.mo`."""

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Compile; only a real wheel carries assets and translations inside the package.

        An editable install finds both beside the package: a copy inside would grow stale.
        """
        if self.target_name != "wheel":
            return
        root = Path(self.root)
        compiled = _translate(root).compile_catalogues(root)
        if version == "editable":
            return
        carried = {root / "assets": "dealer_trainer/assets"}
        carried |= {
            path: f"dealer_trainer/{path.relative_to(root).as_posix()}" for path in compiled
        }
        houses = _compile_houses(root)
        carried[houses] = f"dealer_trainer/assets/houses/{houses.name}"
        build_data["force_include"].update({str(path): inside for path, inside in carried.items()})
