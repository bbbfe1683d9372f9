"""Moments as text that sorts by time: UTC, always of the same length."""

from __future__ import annotations

from datetime import UTC, datetime
from typing import Any

from dealer_trainer.storage.errors import UnreadableRow


def moment_text(at: datetime) -> str:
    """A moment in UTC to the millisecond. Raises ``ValueError`` if it bears no zone."""
    if at.tzinfo is None:
        raise ValueError("a moment without its zone could be any")
    return at.astimezone(UTC).isoformat(timespec="milliseconds")


def read_moment(text: Any) -> datetime:
    """The moment of a text, in UTC. Raises ``UnreadableRow`` if it is none."""
    try:
        at = datetime.fromisoformat(text)
        return at if at.tzinfo is UTC else at.astimezone(UTC)
    except (TypeError, ValueError):
        raise UnreadableRow(f"no moment: {text!r}") from None
