"""The system's scale: 125, 150 and 200 %, and text at 130 % on top of it."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[3]

# Qt reads the scale once, when it starts: a process for each. All pages, and a drill's stages.
SCALED = """
import sys
from itertools import islice
from pathlib import Path
from PySide6.QtWidgets import QApplication
from tests.ui.long_sitting import LongSitting
from tests.ui.shell.conftest import Person
from tests.ui.shell.everywhere import views
from tests.ui.shell.looking import misfits

sitting = LongSitting(Path(sys.argv[1]))
window, program = sitting.window, sitting.program
person = Person(window, program, sitting.store, program.services)
program.state.change(text_size=int(sys.argv[2]))
window.resize(1366, 768)
QApplication.processEvents()
for view in islice(views(person), 20):
    for told in misfits(person):
        print(f"{view}: {told}")
    window.grab()
print(window.devicePixelRatio(), window.width(), window.height())
"""


@pytest.mark.parametrize(("scale", "text"), [("1.25", 100), ("1.5", 130), ("2", 100)])
def test_every_page_fits_at_the_systems_scale(tmp_path: Path, scale: str, text: int) -> None:
    done = subprocess.run(
        [sys.executable, "-c", SCALED, str(tmp_path), str(text)],
        cwd=ROOT,
        env={**os.environ, "QT_SCALE_FACTOR": scale, "PYTHONPATH": str(ROOT / "packaging")},
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stderr
    assert done.stdout.splitlines() == [f"{float(scale)} 1366 768"]
