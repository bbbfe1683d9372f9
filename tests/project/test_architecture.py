from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]
PACKAGE = ROOT / "dealer_trainer"

WITHOUT_QT = """
import importlib, pkgutil, sys
sys.modules["PySide6"] = None
sys.modules["shiboken6"] = None
import dealer_trainer
names = [dealer_trainer.__name__ + "." + name for name in sys.argv[1:]]
for name in list(names):
    module = importlib.import_module(name)
    for found in pkgutil.walk_packages(getattr(module, "__path__", ()), name + "."):
        importlib.import_module(found.name)
        names.append(found.name)
print(len(names))
"""


def imported_without_qt(*names: str) -> int:
    run = subprocess.run(
        [sys.executable, "-c", WITHOUT_QT, *names],
        cwd=ROOT,
        capture_output=True,
        text=True,
        check=False,
    )
    assert run.returncode == 0, run.stderr
    return int(run.stdout)


@pytest.mark.parametrize(
    "floor", ["rules", "dealing", "training", "text", "presentation", "storage"]
)
def test_a_floor_below_the_window_is_imported_where_qt_is_not(floor: str) -> None:
    modules = [path for path in (PACKAGE / floor).rglob("*.py") if path.name != "__init__.py"]
    assert imported_without_qt(floor) >= len(modules) > 0


def test_the_command_line_is_imported_where_qt_is_not() -> None:
    assert imported_without_qt("__main__", "cli", "bootstrap", "paths", "display") >= 5


def test_no_file_is_named_for_nothing_in_the_trade() -> None:
    nameless = {"utils", "util", "helpers", "helper", "manager", "common", "base", "misc"}
    sources = [*PACKAGE.rglob("*.py"), *(ROOT / "packaging").glob("*.py")]
    assert [path for path in sources if path.stem in nameless] == []


def test_the_packaging_folder_does_not_shadow_the_library_of_its_name() -> None:
    assert not (ROOT / "packaging" / "__init__.py").exists()
