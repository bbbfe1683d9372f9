"""Whether the system asks for less motion: a Linux desktop through its portal."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from dealer_trainer.ui.qt.reduced_motion import SystemStillness
from tests.patience import PATIENCE

ROOT = Path(__file__).parents[2]
with_a_bus = pytest.mark.skipif(shutil.which("dbus-run-session") is None, reason="no bus here")


def told(*portal: str) -> list[str]:
    """What is made of a portal: before its answer, and after it."""
    kept = {k: v for k, v in os.environ.items() if k != "DBUS_SESSION_BUS_ADDRESS"}
    run = subprocess.run(
        ["dbus-run-session", "--", sys.executable, "-m", "tests.ui.portal", *portal],
        cwd=ROOT,
        env=kept,
        capture_output=True,
        text=True,
        timeout=PATIENCE,
        check=True,
    )
    return run.stdout.split()


@with_a_bus
@pytest.mark.parametrize(
    ("key", "value", "still"),
    [
        ("reduced-motion", "1", True),
        ("reduced-motion", "0", False),
        ("enable-animations", "false", True),
        ("enable-animations", "true", False),
        ("enable-animations", '"no"', False),
        ("color-scheme", "1", False),
    ],
)
def test_a_desktop_is_asked_and_nothing_moves_until_it_answers(
    key: str, value: str, still: bool
) -> None:
    assert told(key, value) == ["True", str(still)]


@with_a_bus
def test_a_desktop_without_a_portal_asks_for_nothing() -> None:
    assert told("ask")[-1] == "False"


def test_without_a_bus_nothing_is_asked(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.delenv("DBUS_SESSION_BUS_ADDRESS", raising=False)
    monkeypatch.setenv("XDG_RUNTIME_DIR", str(tmp_path))
    assert not SystemStillness().asked_for
