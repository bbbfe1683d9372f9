"""When a mistake is due, as SQL: as it was kept, or seen from a moment (see ``MistakeStore``)."""

from __future__ import annotations

from datetime import datetime, timedelta
from typing import Final

from dealer_trainer.storage.codec.stored import moment_text
from dealer_trainer.training.review.repetition import LONGEST_DAYS
from dealer_trainer.training.statistics.days import FORWARD

_SEEN: Final = (
    "CASE WHEN due_at > :now AND (due_at > :latest OR coalesce((SELECT at FROM repetitions"
    " WHERE mistake = mistakes.id ORDER BY number DESC LIMIT 1), failed_at) > :ahead)"
    " THEN :now ELSE due_at END"
)


def due_column(now: datetime | None) -> str:
    """The column of a row of ``mistakes``; seen from ``now`` it needs the values of
    ``seen_from``.
    """
    return "due_at" if now is None else _SEEN


def seen_from(now: datetime | None) -> dict[str, str]:
    """What the column is compared with: texts of moments by the names of the parameters."""
    if now is None:
        return {}
    latest = now + timedelta(days=LONGEST_DAYS)
    moments = {"now": now, "latest": latest, "ahead": now + FORWARD}
    return {name: moment_text(at) for name, at in moments.items()}
