"""Compiles the translations at every build, and puts data files into a real wheel."""

from __future__ import annotations

import importlib.util
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
        build_data["force_include"].update({str(path): inside for path, inside in carried.items()})
