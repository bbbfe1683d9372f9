"""Time as a port: a date for the record, and a count of milliseconds for durations."""

from __future__ import annotations

import sys
import time
from datetime import UTC, datetime
from typing import Protocol


class Clock(Protocol):
    """What tells the time."""

    def now(self) -> datetime:
        """The date and time, aware, in UTC."""
        ...

    def milliseconds(self) -> int:
        """A count that only grows, also while the machine sleeps; its zero has no meaning."""
        ...


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


def _nanoseconds() -> int:
    # The usual monotonic clock stands still while Linux and macOS sleep; these run on.
    if sys.platform == "linux":
        return time.clock_gettime_ns(time.CLOCK_BOOTTIME)
    elif sys.platform == "darwin":
        return time.clock_gettime_ns(time.CLOCK_MONOTONIC)
    else:
        return time.monotonic_ns()
