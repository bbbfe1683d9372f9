"""Moments as text that sorts by time: UTC, always of the same length."""

from __future__ import annotations

from datetime import UTC, datetime
from typing import Any, Final

from dealer_trainer.storage.errors import UnreadableRow

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
