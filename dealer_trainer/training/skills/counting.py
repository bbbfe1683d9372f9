"""Counting: what each answer says for or against the skills and their traps."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from dealer_trainer.dealing.recipes.registry import RAREST_FIRST
from dealer_trainer.frozen import dataclass
from dealer_trainer.rules.house import GameName
from dealer_trainer.rules.situations import Situation
from dealer_trainer.training.diagnosis.money_slips import MONEY_SLIPS
from dealer_trainer.training.diagnosis.slip_situations import SLIP_SITUATIONS
from dealer_trainer.training.diagnosis.slips import Slip
from dealer_trainer.training.skills.levels import mean_time
from dealer_trainer.training.skills.skill import Question, Skill, Trap, skills_counting


@dataclass(frozen=True, slots=True)
class Answered:
    """An answer as a skill counts it: right or wrong, the time it took (milliseconds) if known.

    ``situations`` are those that it speaks for or against, ``spared`` those that were there but
    had no part in a wrong answer.
    """

    skill: Skill
    situations: tuple[Situation, ...]
    right: bool
    milliseconds: int | None
    spared: tuple[Situation, ...] = ()


@dataclass(frozen=True, slots=True)
class Tried:
    """A trap that a turn held: right where all answers that it touches are; their mean time."""

    trap: Trap
    right: bool
    milliseconds: int | None


@dataclass(frozen=True, slots=True)
class Counted:
    """What a round or a question adds to the skills: answers one by one, traps turn by turn."""

    answers: tuple[Answered, ...] = ()
    tried: tuple[Tried, ...] = ()


def count_answer(
    question: Question,
    situations: Iterable[Situation],
    game: GameName,
    right: bool,
    milliseconds: int | None = None,
    slips: Iterable[Slip] = (),
) -> tuple[Answered, ...]:
    """An answer as each of its skills counts it.

    A wrong one is laid at the door of the situations in which its slips are at home; where a false
    belief shows outside of them, at none; where nothing is known of it, of the rarest.
    """
    held, slips = frozenset(situations), tuple(slips)
    blamed = {s for slip in slips for s in SLIP_SITUATIONS.get(slip, ())} & held
    at_home = _believed(question, slips)
    counted = []
    for skill, by in skills_counting(question, held, game):
        if right:
            counted.append(Answered(skill, by, True, milliseconds))
            continue
        told = tuple(s for s in by if s in blamed)
        spared = tuple(s for s in by if s not in blamed) if told or at_home else ()
        if not told and not at_home:
            told = _rarest(by)
        counted.append(Answered(skill, told, False, milliseconds, spared))
    return tuple(counted)


_NAMING: Final = frozenset(
    {
        Question.DEALER_CATEGORY,
        Question.DEALER_QUALIFIES,
        Question.DEALER_FIVE,
        Question.CATEGORY,
        Question.FIVE,
    }
)


def _believed(question: Question, slips: tuple[Slip, ...]) -> bool:
    """Whether a false belief explains an answer that has not itself named the hand."""
    beliefs = [slip for slip in slips if slip in SLIP_SITUATIONS and slip not in MONEY_SLIPS]
    return bool(beliefs) and question not in _NAMING


def count_traps(answers: Iterable[Answered]) -> tuple[Tried, ...]:
    """The traps of one turn from its answers: what had no part in a wrong one stands as right."""
    found: dict[Trap, list[tuple[bool, int | None]]] = {}
    for answer in answers:
        for situation in answer.situations:
            trap = Trap(answer.skill, situation)
            found.setdefault(trap, []).append((answer.right, answer.milliseconds))
        for situation in answer.spared:
            found.setdefault(Trap(answer.skill, situation), []).append((True, None))
    return tuple(
        Tried(trap, all(right for right, _ in own), mean_time(time for _, time in own))
        for trap, own in found.items()
    )


def _rarest(situations: tuple[Situation, ...]) -> tuple[Situation, ...]:
    return tuple(sorted(situations, key=RAREST_FIRST.index)[:1])
