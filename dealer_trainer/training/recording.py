"""What finished practice changes: new mistakes, skills and sums, decided as values.

A store reads what it knows of the trainee (``Known``), asks here, and writes the answer in one
transaction. Whatever keeps the rounds, the rules are these.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from dataclasses import field
from datetime import datetime
from types import MappingProxyType
from typing import TYPE_CHECKING, Final

from dealer_trainer.frozen import dataclass
from dealer_trainer.rules.house import fingerprint
from dealer_trainer.training.box_records import (
    Background,
    BoxRecord,
    background_of,
    count_round,
    turns_of,
)
from dealer_trainer.training.review.mistakes import Failing, Limits, Origin, failing
from dealer_trainer.training.review.repetition import prospect_of
from dealer_trainer.training.skills.counting import Counted, count_answer, count_traps
from dealer_trainer.training.skills.levels import MEASURED, Level, Recent, level_of, remember
from dealer_trainer.training.skills.skill import Skill, Trap
from dealer_trainer.training.sprint.questions import (
    SprintAnswer,
    question_situations,
    skill_question,
    turn_kind,
)
from dealer_trainer.training.sprint.step import SprintResult, SprintState, sprint_result
from dealer_trainer.training.statistics.progress import Count

if TYPE_CHECKING:
    from dealer_trainer.rules.house import House
    from dealer_trainer.training.diagnosis.slips import Slip
    from dealer_trainer.training.drill.plan import Round
    from dealer_trainer.training.places import Place
    from dealer_trainer.training.quiz.result import MarkedRound, QuizResult


@dataclass(frozen=True, slots=True)
class SkillMemory:
    """The last answers of a skill, old to new, and the highest level that it has reached."""

    recent: tuple[Recent, ...] = ()
    reached: Level = Level.BEGUN


NEVER_TRIED: Final = SkillMemory()


@dataclass(frozen=True, slots=True)
class Known:
    """What a store knows of a trainee in a game: what is slow, and the skills tried so far."""

    limits: Limits
    skills: Mapping[Skill, SkillMemory] = field(default_factory=lambda: MappingProxyType({}))


@dataclass(frozen=True, slots=True)
class TrapTried:
    """Answers to be remembered of a trap, behind those from before; the last ``kept`` of all stay,
    so that none of the others need be read.
    """

    trap: Trap
    answers: tuple[Recent, ...]
    kept: int = MEASURED


@dataclass(frozen=True, slots=True)
class Learnt:
    """The skills as they are remembered from now on, and the traps that were tried."""

    skills: Mapping[Skill, SkillMemory]
    traps: tuple[TrapTried, ...]


@dataclass(frozen=True, slots=True)
class NewMistakes:
    """The turns of one case (a layout, a question) that become mistakes.

    ``failed_at`` bears the local time; ``due_at`` is when they are due for the first time.
    """

    origin: Origin
    house: str
    house_fingerprint: str
    failed_at: datetime
    due_at: datetime
    failed: tuple[Failing, ...]


@dataclass(frozen=True, slots=True)
class RoundOutcome:
    """What a submitted round changes."""

    mistakes: NewMistakes | None
    learnt: Learnt
    count: Count
    slips: Mapping[Slip, int]


@dataclass(frozen=True, slots=True)
class SprintOutcome:
    """What a sprint changes; mistakes by the number of their answer."""

    result: SprintResult
    mistakes: Mapping[int, NewMistakes]
    learnt: Learnt


def round_outcome(
    played: Round,
    background: Background,
    times: Mapping[Place, int],
    at: datetime,
    known: Known,
) -> RoundOutcome:
    """What a round of a drill changes, submitted at a moment of local time; ``times`` are
    milliseconds by place, as far as they are known.
    """
    layout, report = played.layout, played.report
    failed = failing(turns_of(played.sheet, report, background), known.limits)
    counted = count_round(report, played.sheet, background, times)
    return RoundOutcome(
        _mistakes(Origin.DRILL, layout.house, played.house_fingerprint, at, failed),
        _learnt(counted, known),
        count_of(played),
        Counter(slip for mark in report.marks for slip in mark.slips),
    )


def sprint_outcome(
    state: SprintState, best: int | None, at: datetime, known: Known
) -> SprintOutcome:
    """What a sprint changes that is over; ``best`` is the highest score before."""
    house, print_ = state.house, fingerprint(state.house)
    mistakes: dict[int, NewMistakes] = {}
    counted = [_counted(answer, house) for answer in state.answers]
    for number, answer in enumerate(state.answers):
        turn = _turn(answer)
        if not answer.right or known.limits.is_slow(turn.kind, turn.milliseconds):
            failed = (Failing(turn, wrong=not answer.right),)
            made = _mistakes(Origin.SPRINT, house.id, print_, at, failed)
            if made is not None:
                mistakes[number] = made
    together = Counted(
        tuple(answer for each in counted for answer in each.answers),
        tuple(tried for each in counted for tried in each.tried),
    )
    return SprintOutcome(sprint_result(state, best), mistakes, _learnt(together, known))


def quiz_mistakes(
    result: QuizResult, at: datetime, limits: Limits
) -> tuple[tuple[MarkedRound, NewMistakes | None], ...]:
    """The mistakes of a finished quiz, layout by layout. No figure of practice is touched."""
    house = result.record.paper.house
    print_ = fingerprint(house)
    found = []
    for marked in result.rounds:
        background = background_of(marked.layout, house, marked.asked)
        # What was not reached is no mistake: nobody has looked at it.
        answered = {mark.place.box for mark in marked.report.marks if mark.given is not None}
        turns = turns_of(marked.closed.sheet, marked.report, background)
        looked_at = [turn for turn in turns if (turn.owner or None) in answered]
        failed = failing(looked_at, limits)
        found.append((marked, _mistakes(Origin.QUIZ, house.id, print_, at, failed)))
    return tuple(found)


def _mistakes(
    origin: Origin, house: str, house_fingerprint: str, at: datetime, failed: tuple[Failing, ...]
) -> NewMistakes | None:
    if not failed:
        return None
    due_at = prospect_of(at, ()).due_at
    return NewMistakes(origin, house, house_fingerprint, at, due_at, failed)


def _learnt(counted: Counted, known: Known) -> Learnt:
    """Answers as the skills remember them; a level once reached stays."""
    skills: dict[Skill, SkillMemory] = {}
    for answer in counted.answers:
        skill = answer.skill
        before = skills.get(skill) or known.skills.get(skill, NEVER_TRIED)
        recent = remember(before.recent, Recent(answer.right, answer.milliseconds))
        skills[skill] = SkillMemory(recent, max(before.reached, level_of(skill, recent)))
    traps: dict[Trap, list[Recent]] = {}
    for tried in counted.tried:
        traps.setdefault(tried.trap, []).append(Recent(tried.right, tried.milliseconds))
    return Learnt(skills, tuple(TrapTried(trap, tuple(new)) for trap, new in traps.items()))


def _turn(answer: SprintAnswer) -> BoxRecord:
    question = answer.question
    situations = question_situations(question)
    return BoxRecord(1, turn_kind(question), situations, (), answer.milliseconds)


def _counted(answer: SprintAnswer, house: House) -> Counted:
    answers = count_answer(
        skill_question(answer.question),
        question_situations(answer.question),
        house.game,
        answer.right,
        answer.milliseconds,
    )
    return Counted(answers, count_traps(answers))


def count_of(played: Round) -> Count:
    """The sums of one round."""
    wagers = [mark for mark in played.report.marks if mark.place.is_wager]
    asked = {mark.place.box for mark in played.report.marks if mark.place.box is not None}
    times = [
        box.milliseconds
        for box in played.sheet.boxes
        if box.number in asked and box.milliseconds is not None
    ]
    whole = played.sheet.milliseconds
    return Count(
        1,
        played.report.asked,
        played.report.right,
        len(wagers),
        sum(mark.right for mark in wagers),
        int(whole is not None),
        whole or 0,
        len(times),
        sum(times),
        played.money.overpaid,
        played.money.underpaid,
    )
