"""Repetition: when a mistake is due again, by FSRS; one card a mistake, replayed from its log."""

from __future__ import annotations

from collections.abc import Iterable
from datetime import UTC, datetime
from enum import Enum
from typing import Final

from dealer_trainer.frozen import dataclass

LONGEST_DAYS: Final = 365
"""No mistake is put off for longer."""


class Recall(Enum):
    """How a repetition went; the values are stored and never change."""

    WRONG = "wrong"
    SLOW = "slow"
    RIGHT = "right"


@dataclass(frozen=True, slots=True)
class Repetition:
    """One answer to a mistake again. ``sibling``: to another layout with the same trap."""

    at: datetime
    recall: Recall
    sibling: bool = False


@dataclass(frozen=True, slots=True)
class Prospect:
    """What a mistake's log comes to: when it is due, and when it was first repaired (UTC)."""

    due_at: datetime
    repaired_at: datetime | None


def prospect_of(failed_at: datetime, log: Iterable[Repetition]) -> Prospect:
    """When a mistake is due again, from its failure and its repetitions in the order of the log.

    A sibling answered right proves the repair and moves no date; a wrong one is a failure again.
    Nothing is left to chance: the same log gives the same dates. Moments may bear any zone. A log
    grows forwards, whatever the clock said: no entry is taken to be later than the last one, which
    was made now, or earlier than the one before it. So nothing is put off by a year in which the
    clock was for a moment.
    """
    log = tuple(log)
    latest = log[-1].at if log else failed_at
    # The scheduler is needed only where a mistake is made or repeated.
    from fsrs import Card, Rating, Scheduler  # noqa: PLC0415

    # No steps of minutes: what is repeated within the hour is remembered, not known.
    scheduler = Scheduler(
        learning_steps=(),
        relearning_steps=(),
        maximum_interval=LONGEST_DAYS,
        enable_fuzzing=False,
    )
    ratings = {Recall.WRONG: Rating.Again, Recall.SLOW: Rating.Hard, Recall.RIGHT: Rating.Good}
    before = min(failed_at, latest)
    made = before.astimezone(UTC)
    card, _ = scheduler.review_card(Card(card_id=1, due=made), Rating.Again, made)
    repaired: datetime | None = None
    for repetition in log:
        before = max(before, min(repetition.at, latest))
        if repetition.sibling and repetition.recall is not Recall.WRONG:
            continue
        at = before.astimezone(UTC)
        card, _ = scheduler.review_card(card, ratings[repetition.recall], at)
        if repaired is None and repetition.recall is Recall.RIGHT:
            repaired = before
    return Prospect(card.due, repaired)
