from __future__ import annotations

import os

import pytest

from tests.ui.shell.conftest import OpenWindow
from tests.ui.shell.monkey import Monkey, refuse_files

# The platform without a screen says so of every dialog and list.
pytestmark = pytest.mark.qt_log_ignore("This plugin does not support")

STEPS = int(os.environ.get("MONKEY_STEPS", "300"))
"""``tests/benchmarks/monkey.py`` goes ten thousand."""


def test_a_monkey_finds_no_exception_no_warning_and_loses_no_round(
    open_for: OpenWindow, monkeypatch: pytest.MonkeyPatch
) -> None:
    refuse_files(monkeypatch)
    monkey = Monkey(open_for("Elena"), seed=7)
    monkey.go_on(STEPS)
    assert len(monkey.pages) >= 6
