"""A world that stands still: the time, chance and time zone of a process, the same at every run.

It is put below the program, at Python's own modules, before any of the program is imported: what
the program calls its clock may change, ``datetime.now`` does not.
"""

from __future__ import annotations

import datetime as dates
import os
import random
import time
from typing import Any, Final

BEGINS: Final = dates.datetime(2026, 12, 1, 9, 30, tzinfo=dates.UTC)
_DateTime: Final = dates.datetime
_Date: Final = dates.date


class StillWorld:
    """The time, which only ``pass_time`` moves, and chance, which begins anew at every action."""

    def __init__(self) -> None:
        self._nanoseconds = 0
        self._drawn = 0

    def pass_time(self, seconds: float) -> None:
        """Let time go by."""
        self._nanoseconds += round(seconds * 1_000_000_000)

    def begin_chance_anew(self) -> None:
        """Draw what was drawn first: how often the program drew before does not matter then."""
        self._drawn = 0

    def draw(self) -> int:
        """A number of 64 bits."""
        self._drawn += 1
        return random.Random(f"pictures {self._drawn}").getrandbits(64)

    def now(self) -> dates.datetime:
        """The date and time, in UTC."""
        return BEGINS + dates.timedelta(microseconds=self._nanoseconds // 1_000)

    def nanoseconds(self) -> int:
        """What every count of time says."""
        return 1_000_000_000_000 + self._nanoseconds

    def install(self) -> None:
        """Put it below all that is imported after this."""
        os.environ["TZ"] = "UTC"
        if hasattr(time, "tzset"):
            time.tzset()
        self._install_dates()
        self._install_counts()
        self._install_chance()

    def _install_dates(self) -> None:
        world = self

        class Instances(type):
            """Dates that C code made are of the replaced class as well."""

            def __instancecheck__(cls, thing: object) -> bool:
                return isinstance(thing, _DateTime)

        class StillDateTime(dates.datetime, metaclass=Instances):
            @classmethod
            def now(cls, tz: dates.tzinfo | None = None) -> Any:
                return _DateTime.fromtimestamp(world.now().timestamp(), tz)

            @classmethod
            def utcnow(cls) -> Any:
                return world.now().replace(tzinfo=None)

            @classmethod
            def today(cls) -> Any:
                return cls.now()

        class DateInstances(type):
            """As above."""

            def __instancecheck__(cls, thing: object) -> bool:
                return isinstance(thing, _Date)

        class StillDate(dates.date, metaclass=DateInstances):
            @classmethod
            def today(cls) -> Any:
                return world.now().date()

        vars(dates)["datetime"] = StillDateTime
        vars(dates)["date"] = StillDate

    def _install_counts(self) -> None:
        counts = vars(time)
        for name in ("time", "monotonic"):
            counts[f"{name}_ns"] = self.nanoseconds
            counts[name] = lambda: self.nanoseconds() / 1_000_000_000
        begins = round(BEGINS.timestamp())
        counts["time_ns"] = lambda: begins * 1_000_000_000 + self._nanoseconds
        counts["time"] = lambda: begins + self._nanoseconds / 1_000_000_000
        counts["clock_gettime_ns"] = lambda _clock: self.nanoseconds()
        counts["clock_gettime"] = lambda _clock: self.nanoseconds() / 1_000_000_000

    def _install_chance(self) -> None:
        world = self

        class StillRandom(random.Random):
            """In place of the system's chance."""

            def random(self) -> float:
                return (world.draw() >> 11) / (1 << 53)

            def getrandbits(self, k: int, /) -> int:
                return sum(world.draw() << shift for shift in range(0, k, 64)) & ((1 << k) - 1)

        vars(random)["SystemRandom"] = StillRandom
