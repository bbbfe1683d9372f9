"""What review, sprints and progress need kept: the ports that storage fills."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import field
from datetime import datetime, time
from types import MappingProxyType
from typing import Protocol

from dealer_trainer.frozen import dataclass
from dealer_trainer.rules.house import GameName
from dealer_trainer.training.drill.adaptive import Experience
from dealer_trainer.training.ports import Trainee
from dealer_trainer.training.quiz.result import QuizResult
from dealer_trainer.training.review.mistakes import Limits, Mistake
from dealer_trainer.training.review.repetition import Recall
from dealer_trainer.training.review.session import Case, ReviewOutcome
from dealer_trainer.training.skills.levels import SkillStanding
from dealer_trainer.training.skills.skill import Skill
from dealer_trainer.training.sprint.questions import SprintKind
from dealer_trainer.training.sprint.step import SprintResult, SprintState
from dealer_trainer.training.statistics.days import DAY_ENDS
from dealer_trainer.training.statistics.progress import SlipsCounted, Stretch


@dataclass(frozen=True, slots=True)
class KeptAnswer:
    """One repetition of a mistake, as it is kept: ``answered`` is nothing where an older version
    kept it without.
    """

    at: datetime
    recall: Recall
    sibling: bool
    milliseconds: int | None


@dataclass(frozen=True, slots=True)
class Practice:
    """What progress is worked out from. The moments of ``other`` practice (sprints, reviews,
    quizzes) count for the days in a row alone.
    """

    stretches: tuple[Stretch, ...] = ()
    slips: tuple[SlipsCounted, ...] = ()
    other: tuple[datetime, ...] = ()
    review_milliseconds: int | None = None
    """The mean time that a mistake took to answer again."""
    round_milliseconds: int | None = None
    """The mean time of a round, of all that were taken."""


@dataclass(frozen=True, slots=True)
class Skills:
    """How a trainee's skills stand in a game, and what they were last answered like."""

    standings: Mapping[Skill, SkillStanding] = field(default_factory=lambda: MappingProxyType({}))
    experience: Experience = field(default_factory=Experience)


class MistakeStore(Protocol):
    """The mistakes of trainees. Every call may raise ``StoreError``."""

    # A date on which a mistake is due was worked out by the clock of then. Where that cannot have
    # been right (it is more than a year ahead, or was set by an answer from the future), the
    # mistake is due now; its kept date stays, for the clock that is wrong may be the one of now.

    def mistakes(self, trainee: Trainee, now: datetime | None = None) -> tuple[Mistake, ...]:
        """All of them, newest first; without ``now`` with the dates as they are kept."""

    def due(self, trainee: Trainee, now: datetime) -> tuple[Mistake, ...]:
        """Those that are due, the longest due first."""

    def count_due(self, trainee: Trainee, now: datetime) -> int:
        """How many are due."""

    def next_due(self, trainee: Trainee, now: datetime | None = None) -> datetime | None:
        """When the next one is due (or was), or nothing where there are none."""

    def cases(self, mistakes: Sequence[Mistake]) -> tuple[Case, ...]:
        """The case of each mistake, in order. Raises ``KeyError`` for one that is gone."""

    def keep_outcomes(
        self, outcomes: Sequence[ReviewOutcome], at: datetime, sibling: bool = False
    ) -> tuple[Mistake, ...]:
        """How mistakes went this time; the mistakes as they are now. One deleted meanwhile is left
        out.
        """

    def repetitions(self, mistake: Mistake) -> tuple[KeptAnswer, ...]:
        """How a mistake went each time, old to new."""

    def limits(self, trainee: Trainee) -> Limits:
        """What is slow for a trainee."""

    def set_limits(self, trainee: Trainee, limits: Limits) -> None:
        """What is slow from now on; mistakes that stand in the list stay."""

    def keep_quiz(self, trainee: Trainee, number: int, result: QuizResult) -> int:
        """The mistakes of a finished quiz; how many they are. A second time keeps nothing. No
        figure of practice is touched.
        """


class SprintStore(Protocol):
    """Sprints. Every call may raise ``StoreError``."""

    def keep_sprint(self, trainee: Trainee, state: SprintState, at: datetime) -> SprintResult:
        """A sprint that is over, its mistakes, and what it adds to the skills."""

    def record(self, trainee: Trainee, house: str, kind: SprintKind) -> int | None:
        """The best score of a kind under a house, or nothing before the first."""


class ProgressStore(Protocol):
    """What progress is worked out from. Every call may raise ``StoreError``; of a trainee deleted
    meanwhile all is empty.
    """

    def practice(self, trainee: Trainee, ends: time = DAY_ENDS) -> Practice:
        """All sums, by days that end at a time (whole quarters of an hour)."""

    def skills(self, trainee: Trainee, game: GameName) -> Skills:
        """All nine skills, those never tried too."""
