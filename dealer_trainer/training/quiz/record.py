"""A quiz that was taken, as a value: the paper, who took it and how, and every round."""

from __future__ import annotations

from datetime import datetime
from enum import Enum

from dealer_trainer.frozen import dataclass
from dealer_trainer.training.quiz.paper import Paper
from dealer_trainer.training.quiz.step import ClosedRound, QuizEnding


@dataclass(frozen=True, slots=True)
class Sitting:
    """Who takes a quiz, when it began (UTC), and under which conditions.

    ``known_code``: the paper's code was known before. ``examiner`` is who will sign it, in a
    result who has signed it; nothing for practice.
    """

    trainee: str
    started: datetime
    known_code: bool = False
    examiner: str | None = None


class Chain(Enum):
    """How the steps of a quiz hang together on the disk; the values are stored and never change."""

    WHOLE = "whole"
    LATE = "late"
    """Begun under a version that did not chain them."""
    BROKEN = "broken"
    """Something was changed past the program."""


@dataclass(frozen=True, slots=True)
class QuizRecord:
    """All that a result is made of; nothing in it is reckoned.

    ``finished`` is the wall clock's time (UTC) at which the quiz was closed.
    """

    paper: Paper
    sitting: Sitting
    finished: datetime
    ending: QuizEnding
    rounds: tuple[ClosedRound, ...]
    resumed: int = 0
    by_wall_clock: bool = False
    chain: Chain = Chain.WHOLE
