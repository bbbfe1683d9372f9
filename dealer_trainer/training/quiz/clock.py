"""A quiz's clock: it runs on while the machine sleeps, while the program is gone, and through a
restart; a change of the wall clock moves it only where nothing else is left to go by.
"""

from __future__ import annotations

from datetime import datetime, timedelta

from dealer_trainer.frozen import dataclass
from dealer_trainer.training.clock import Clock

_MILLISECOND = timedelta(milliseconds=1)


@dataclass(frozen=True, slots=True)
class ClockReading:
    """All that the machine says of the time at one moment."""

    wall: datetime
    milliseconds: int
    boot: str | None


@dataclass(frozen=True, slots=True)
class Elapsed:
    """How long a quiz has been going on (milliseconds), and the reading at which that was so."""

    milliseconds: int
    at: ClockReading


def read_clock(clock: Clock) -> ClockReading:
    """The reading of this moment."""
    return ClockReading(clock.now(), clock.milliseconds(), clock.boot_id())


def run_on(elapsed: Elapsed, reading: ClockReading) -> Elapsed:
    """The time at a later reading of the same process; the wall clock has no say."""
    gone = max(0, reading.milliseconds - elapsed.at.milliseconds)
    return Elapsed(elapsed.milliseconds + gone, reading)


def same_boot(elapsed: Elapsed, reading: ClockReading) -> bool:
    """Whether the machine is known not to have been restarted since."""
    before = elapsed.at
    return (
        before.boot is not None
        and before.boot == reading.boot
        and before.milliseconds <= reading.milliseconds
    )


def go_on(elapsed: Elapsed, reading: ClockReading) -> Elapsed:
    """The time at a reading of another process: by the wall clock after a restart of the machine.

    It is never less than it was when it was stored.
    """
    if same_boot(elapsed, reading):
        return run_on(elapsed, reading)
    gone = max(0, (reading.wall - elapsed.at.wall) // _MILLISECOND)
    return Elapsed(elapsed.milliseconds + gone, reading)
