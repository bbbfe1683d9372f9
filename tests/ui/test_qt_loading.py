from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import PySide6
import pytest

from tests.patience import PATIENCE

ROOT = Path(__file__).resolve().parents[2]

PROGRAM = """
import inspect, sys
{load}
read = []
found = inspect.getsource
inspect.getsource = lambda module: read.append(module) or found(module)
from dealer_trainer.ui.felt.table import FeltView
print(len(read) > 5, "PySide6.QtCore" in sys.modules, FeltView.__name__)
"""


READS_NONE = pytest.mark.skipif(
    PySide6.__version_info__[:2] in ((6, 8), (6, 9)),
    reason="PySide6 6.8 and 6.9 read no module by themselves",
)


@pytest.mark.parametrize(
    ("load", "reads"),
    [
        pytest.param("import PySide6.QtCore", True, marks=READS_NONE),
        ("from dealer_trainer.ui.qt.loading import load_qt\nload_qt()\nload_qt()", False),
    ],
    ids=["PySide6", "load_qt"],
)
def test_no_module_is_read_to_see_how_it_calls_qt(load: str, reads: bool) -> None:
    done = subprocess.run(
        [sys.executable, "-c", PROGRAM.format(load=load)],
        cwd=ROOT,
        capture_output=True,
        text=True,
        check=False,
        timeout=PATIENCE,
    )
    assert (done.stdout, done.stderr) == (f"{reads} True FeltView\n", "")
