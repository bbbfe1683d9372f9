"""A window is interrupted by a signal."""

from __future__ import annotations

import signal
from pathlib import Path

from tests.patience import wait_until
from tests.test_app import DRILL, a_layout_is_kept, ended, start


def test_ctrl_c_ends_the_window_as_it_ends_any_command(tmp_path: Path) -> None:
    process = start(*DRILL, data=tmp_path)
    # It is kept when it has been seen: the loop runs, however long the machine took for it.
    wait_until(lambda: a_layout_is_kept(tmp_path / "trainer.db"))
    process.send_signal(signal.SIGINT)
    status, _out, err = ended(process)
    # As a shell tells it; before the loop has taken the signal over, the system ends the process.
    assert status in (130, -signal.SIGINT), err
    assert "Traceback" not in err
