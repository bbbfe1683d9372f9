"""Time as a port: a date for the record, and a count of milliseconds for durations."""

from __future__ import annotations

import sys
import time
from datetime import UTC, datetime
from pathlib import Path
from typing import Final, Protocol

_BOOT_ID: Final = Path("/proc/sys/kernel/random/boot_id")


class Clock(Protocol):
    """What tells the time."""

    def now(self) -> datetime:
        """The date and time, aware, in UTC."""

    def milliseconds(self) -> int:
        """A count that only grows, also while the machine sleeps; its zero has no meaning."""

    def boot_id(self) -> str | None:
        """A mark of the time since the machine was started, within which ``milliseconds`` of
        different processes can be compared; nothing where the system has none.
        """


class SystemClock:
    """The machine's own clocks."""

    def now(self) -> datetime:
        """The wall clock in UTC."""
        return datetime.now(UTC)

    def milliseconds(self) -> int:
        """Milliseconds since some moment before the program's start, sleep counted where the
        system can.
        """
        return _nanoseconds() // 1_000_000

    def boot_id(self) -> str | None:
        """Linux draws one at every start; elsewhere there is none that can be relied on."""
        if sys.platform != "linux":
            return None
        try:
            return _BOOT_ID.read_text(encoding="ascii").strip() or None
        except (OSError, UnicodeDecodeError):
            return None


def _nanoseconds() -> int:
    # The usual monotonic clock stands still while Linux and macOS sleep; these run on.
    if sys.platform == "linux":
        return time.clock_gettime_ns(time.CLOCK_BOOTTIME)
    elif sys.platform == "darwin":
        return time.clock_gettime_ns(time.CLOCK_MONOTONIC)
    else:
        return time.monotonic_ns()
