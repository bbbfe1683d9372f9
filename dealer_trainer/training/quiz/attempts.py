"""The last tries of a quiz, each mark beside the others, and the skill that was weakest."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from datetime import datetime
from typing import Final

from dealer_trainer.frozen import dataclass
from dealer_trainer.training.box_records import background_of, count_round
from dealer_trainer.training.quiz.result import MarkOutcome, QuizResult
from dealer_trainer.training.skills.levels import Recent
from dealer_trainer.training.skills.skill import Skill

SHOWN: Final = 3
"""Tries that are shown."""


@dataclass(frozen=True, slots=True)
class QuizTry:
    """One try: when (UTC), whether it was passed, each mark, and the skill with the smallest share
    right (nothing where all was right).
    """

    finished: datetime
    passed: bool
    outcomes: tuple[MarkOutcome, ...]
    weakest: Skill | None


def last_tries(results: Iterable[QuizResult], quiz: str) -> tuple[QuizTry, ...]:
    """The last three tries of a quiz (by its id), from old to new.

    ``results`` come from new to old as they were taken, whatever the clock said of each.
    """
    own = [result for result in results if result.record.paper.definition.id == quiz][::-1]
    return tuple(
        QuizTry(result.record.finished, result.passed, result.outcomes, weakest_in(result))
        for result in own[-SHOWN:]
    )


def weakest_in(result: QuizResult) -> Skill | None:
    """The skill that went worst in a quiz; of equals the first to be learnt."""
    answers: dict[Skill, list[Recent]] = {}
    house = result.record.paper.house
    for marked in result.rounds:
        background = background_of(marked.layout, house, marked.asked)
        counted = count_round(marked.report, marked.closed.sheet, background, {})
        for answer in counted.answers:
            answers.setdefault(answer.skill, []).append(Recent(answer.right))
    # Whoever errs once has the whole layout wrong: that says nothing of where.
    answers.pop(Skill.WHOLE_LAYOUT, None)
    shares = {skill: _share(own) for skill, own in answers.items()}
    weak = [skill for skill in Skill if shares.get(skill, 1.0) < 1.0]
    return min(weak, key=lambda skill: shares[skill], default=None)


def _share(answers: Sequence[Recent]) -> float:
    return sum(answer.right for answer in answers) / len(answers)
