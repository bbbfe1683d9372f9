"""A window is interrupted by Ctrl+C in the console that it was started from."""

from __future__ import annotations

import sys
from pathlib import Path

from tests.test_app import DRILL

assert sys.platform == "win32"

from tests.windows import interrupted

# Pressed when the loop has taken it over, and a layout has been seen.
WINDOW = """
import signal, sys, threading
from pathlib import Path
from tests.patience import wait_until
from tests.test_app import a_layout_is_kept
database = Path(sys.argv.pop(1))
OTHERS = (signal.SIG_DFL, signal.default_int_handler)


def later():
    wait_until(lambda: signal.getsignal(signal.SIGINT) not in OTHERS)
    wait_until(lambda: a_layout_is_kept(database))
    interrupt()


threading.Thread(target=later, daemon=True).start()
from dealer_trainer.__main__ import start
start()
"""


def test_ctrl_c_ends_the_window_as_it_ends_any_command(tmp_path: Path) -> None:
    database = tmp_path / "trainer.db"
    status, _out, err = interrupted(WINDOW, str(database), *DRILL, "--data", str(tmp_path))
    assert status == 130, err
    assert "Traceback" not in err
