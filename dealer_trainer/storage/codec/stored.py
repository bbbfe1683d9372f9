"""Values as the store keeps them in texts: moments, situations, slips, answers, places, plans.

Moments are UTC and always of the same length, so that they sort by time. What is JSON is read back
by ``round_fields``.
"""

from __future__ import annotations

import json
from collections.abc import Iterable
from datetime import UTC, datetime, timedelta, timezone
from functools import lru_cache
from typing import Any, Final

from dealer_trainer.rules.situations import Situation
from dealer_trainer.storage.errors import UnreadableRow
from dealer_trainer.training.box_records import Background
from dealer_trainer.training.diagnosis.slips import Slip
from dealer_trainer.training.drill.plan import DrillPlan
from dealer_trainer.training.places import Place
from dealer_trainer.training.skills.levels import Recent

_YEARS: Final = range(1900, 9000)
"""What a clock may have shown, even one that was wrong: any zone can show such a moment too."""


def moment_text(at: datetime) -> str:
    """A moment in UTC to the millisecond. Raises ``ValueError`` if it bears no zone."""
    if at.tzinfo is None:
        raise ValueError("a moment without its zone could be any")
    return at.astimezone(UTC).isoformat(timespec="milliseconds")


def read_moment(text: Any) -> datetime:
    """The moment of a text, in UTC. Raises ``UnreadableRow`` if it is none, bears no zone, or is
    out of the years of ``_YEARS``.
    """
    try:
        at = datetime.fromisoformat(text)
        if at.tzinfo is not None and at.year in _YEARS:
            return at if at.tzinfo is UTC else at.astimezone(UTC)
    except (TypeError, ValueError):
        pass
    raise UnreadableRow(f"no moment: {text!r}")


QUARTER = 900
"""Seconds."""

DAY_MINUTES = 24 * 60


def background_text(background: Background) -> str:
    """What a layout is under its house."""
    return written_json(
        {
            "game": background.game.value,
            "whole": background.whole,
            "situations": {
                str(owner): situations_text(held)
                for owner, held in background.situations.items()
                if held
            },
        }
    )


def situations_text(situations: Iterable[Situation]) -> str:
    """Situations by their names."""
    return " ".join(situation.value for situation in situations)


@lru_cache(maxsize=8192)
def read_situations(text: str) -> tuple[Situation, ...]:
    """The situations of a text."""
    try:
        return tuple(map(Situation, text.split()))
    except (ValueError, AttributeError):
        raise UnreadableRow(f"no situations: {text!r}") from None


def slips_text(slips: Iterable[Slip]) -> str:
    """Slips by their names."""
    return " ".join(slip.value for slip in slips)


@lru_cache(maxsize=8192)
def read_slips(text: str) -> tuple[Slip, ...]:
    """The slips of a text."""
    try:
        return tuple(map(Slip, text.split()))
    except (ValueError, AttributeError):
        raise UnreadableRow(f"no slips: {text!r}") from None


def recent_text(recent: Iterable[Recent]) -> str:
    """Last answers, old to new: ``+2300 -4100 +`` (right or not, milliseconds if known)."""
    return " ".join(
        f"{'+' if each.right else '-'}{'' if each.milliseconds is None else each.milliseconds}"
        for each in recent
    )


def read_recent(text: Any) -> tuple[Recent, ...]:
    """The last answers of a text."""
    try:
        return tuple(
            Recent(word[0] == "+", int(word[1:]) if len(word) > 1 else None)
            for word in text.split()
        )
    except (ValueError, AttributeError):
        raise UnreadableRow(f"no answers: {text!r}") from None


def offset_minutes(at: datetime) -> int:
    """Minutes that a moment's own clock is before UTC."""
    offset = at.utcoffset()
    if offset is None:
        raise ValueError("a moment without its zone could be any")
    return round(offset.total_seconds() / 60)


@lru_cache(maxsize=256)
def zone_of(minutes: int) -> timezone:
    """The zone of an offset."""
    return timezone(timedelta(minutes=minutes))


def read_local(text: Any, minutes: int) -> datetime:
    """A kept moment as the clock on the wall showed it then. Raises ``UnreadableRow``."""
    if type(minutes) is not int or abs(minutes) >= DAY_MINUTES:
        raise UnreadableRow(f"no offset: {minutes!r}")
    return (read_moment(text) + timedelta(minutes=minutes)).replace(tzinfo=zone_of(minutes))


def quarter_of(at: datetime) -> int:
    """The number of a moment's quarter of an hour since 1970."""
    return int(at.timestamp() // QUARTER)


def read_quarter(quarter: int, minutes: int) -> datetime:
    """The beginning of a quarter of an hour in the local time of then."""
    return datetime.fromtimestamp(quarter * QUARTER, UTC).astimezone(zone_of(minutes))


def written_json(value: Any) -> str:
    """A value as one line of JSON without spaces."""
    return json.dumps(value, ensure_ascii=False, separators=(",", ":"))


def asked_text(asked: Iterable[Place]) -> str:
    """The places that a round asks, in order."""
    return written_json([place.name for place in asked])


def plan_text(plan: DrillPlan) -> str:
    """A drill's plan. The seed is text: it may be larger than SQLite's or JSON's whole numbers."""
    return written_json(
        {
            "house": plan.house,
            "seed": str(plan.seed),
            "scope": plan.scope.value,
            "layouts": plan.layouts,
            "boxes": plan.boxes,
            "mix": plan.mix.value,
            "task": plan.task.value,
            "situations": [situation.value for situation in plan.situations],
            "for_me": plan.for_me,
            "skill": None if plan.skill is None else plan.skill.value,
        }
    )
