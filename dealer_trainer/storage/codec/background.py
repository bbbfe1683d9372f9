"""Words of what a layout is an example of, and of last answers, as the store keeps them."""

from __future__ import annotations

from collections.abc import Iterable
from datetime import UTC, datetime, timedelta, timezone
from functools import lru_cache
from typing import Any

from dealer_trainer.rules.situations import Situation
from dealer_trainer.storage.codec.stored import written_json
from dealer_trainer.storage.codec.timestamps import read_moment
from dealer_trainer.storage.errors import UnreadableRow
from dealer_trainer.training.box_records import Background
from dealer_trainer.training.diagnosis.slips import Slip
from dealer_trainer.training.skills.levels import Recent

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
