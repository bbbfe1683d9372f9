"""Review: the very layouts of mistakes again, one after another, unrated, to a plain end."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import replace
from typing import Final

from dealer_trainer.dealing.dealer import Dealer
from dealer_trainer.dealing.possible import possible_situations
from dealer_trainer.dealing.recipes.registry import RAREST_FIRST
from dealer_trainer.dealing.request import CannotDeal, DealRequest
from dealer_trainer.frozen import dataclass
from dealer_trainer.rules.house import House
from dealer_trainer.rules.layout import Layout
from dealer_trainer.rules.situations import DEALER_SITUATIONS, Situation
from dealer_trainer.training.box_records import BoxRecord, background_of, owner_of
from dealer_trainer.training.diagnosis.slip_situations import SLIP_SITUATIONS
from dealer_trainer.training.grading import Report
from dealer_trainer.training.places import Part, Place, asked_places
from dealer_trainer.training.review.mistakes import HouseState, Limits, Mistake, house_state
from dealer_trainer.training.review.repetition import Recall
from dealer_trainer.training.sheet import Sheet
from dealer_trainer.training.skills.skill import question_of
from dealer_trainer.training.sprint.questions import SprintAnswer


@dataclass(frozen=True, slots=True)
class LayoutCase:
    """The layout that a mistake was made in, as it was answered then; ``case`` names it among
    others, so that two mistakes of one layout are answered in one.
    """

    case: str
    layout: Layout
    house_fingerprint: str
    asked: tuple[Place, ...]
    sheet: Sheet
    report: Report


@dataclass(frozen=True, slots=True)
class QuestionCase:
    """The question of a sprint that a mistake was made in, as it was answered then."""

    case: str
    answer: SprintAnswer


Case = LayoutCase | QuestionCase


@dataclass(frozen=True, slots=True)
class ReviewTask:
    """One layout (or question) to be answered again: its mistakes, and the places asked of it."""

    mistakes: tuple[Mistake, ...]
    case: Case
    asked: tuple[Place, ...] = ()
    house_state: HouseState = HouseState.SAME


@dataclass(frozen=True, slots=True)
class ReviewOutcome:
    """How one mistake was answered this time, beside how it was then."""

    mistake: Mistake
    recall: Recall
    milliseconds: int | None
    report_now: Report | None = None
    sheet_now: Sheet | None = None
    answer_now: SprintAnswer | None = None

    @property
    def repaired_now(self) -> bool:
        """Whether this is the mistake's first repair: then a sibling is dealt."""
        return self.recall is Recall.RIGHT and self.mistake.repaired_at is None


@dataclass(frozen=True, slots=True)
class ReviewRun:
    """A work-through: tasks that were fixed when it began. It never slides into new layouts."""

    tasks: tuple[ReviewTask, ...]
    outcomes: tuple[tuple[ReviewOutcome, ...], ...] = ()

    @property
    def current(self) -> ReviewTask | None:
        """What is to be answered now; nothing at the end."""
        at = len(self.outcomes)
        return self.tasks[at] if at < len(self.tasks) else None

    @property
    def done(self) -> bool:
        """Whether all has been answered."""
        return self.current is None

    def answered(self, outcomes: Iterable[ReviewOutcome]) -> ReviewRun:
        """The run after the current task was answered. Raises ``ValueError`` at its end."""
        if self.done:
            raise ValueError("the review is over")
        return replace(self, outcomes=(*self.outcomes, tuple(outcomes)))


def start_review(
    mistakes: Sequence[Mistake],
    cases: Sequence[Case],
    houses: Iterable[House],
) -> tuple[ReviewRun, tuple[Mistake, ...]]:
    """A run over mistakes, each with its case, in their order; and those that cannot be answered
    again because their house is gone or asks other things now.
    """
    by_id = {house.id: house for house in houses}
    grouped: dict[str, list[Mistake]] = {}
    case_of: dict[str, Case] = {}
    for mistake, case in zip(mistakes, cases, strict=True):
        grouped.setdefault(case.case, []).append(mistake)
        case_of[case.case] = case
    tasks: list[ReviewTask] = []
    left: list[Mistake] = []
    for name, own in grouped.items():
        task = _task(tuple(own), case_of[name], by_id.get(own[0].house))
        if task is None:
            left += own
        else:
            tasks.append(task)
    return ReviewRun(tuple(tasks)), tuple(left)


def _task(mistakes: tuple[Mistake, ...], case: Case, house: House | None) -> ReviewTask | None:
    state = house_state(mistakes[0], house)
    if house is None:
        return None
    if isinstance(case, QuestionCase):
        return ReviewTask(mistakes, case, (), state)
    owners = {mistake.owner for mistake in mistakes}
    asked = tuple(
        place for place in case.asked if place.part is not Part.ORDER and owner_of(place) in owners
    )
    try:
        still_asked = set(asked_places(case.layout, house))
    except (KeyError, ValueError):
        return None
    still_there = still_asked.issuperset(p for p in asked if p.part is not Part.FIVE)
    if not asked or not still_there:
        return None
    return ReviewTask(mistakes, case, asked, state)


def outcome_of(
    mistake: Mistake, turn: BoxRecord, report: Report, sheet: Sheet, limits: Limits
) -> ReviewOutcome:
    """How a mistake went this time, by the turn that answered it again."""
    recall = recall_of(turn.right, limits.is_slow(mistake.kind, turn.milliseconds))
    own = Report(tuple(mark for mark in report.marks if mark in turn.marks))
    return ReviewOutcome(mistake, recall, turn.milliseconds, own, sheet)


def question_outcome(mistake: Mistake, answer: SprintAnswer, limits: Limits) -> ReviewOutcome:
    """How the question of a sprint went this time."""
    recall = recall_of(answer.right, limits.is_slow(mistake.kind, answer.milliseconds))
    return ReviewOutcome(mistake, recall, answer.milliseconds, answer_now=answer)


def recall_of(right: bool, slow: bool) -> Recall:
    """The recall of an answer."""
    if not right:
        return Recall.WRONG
    return Recall.SLOW if slow else Recall.RIGHT


_TELLING_NOTHING: Final = frozenset(
    {Situation.WIN, Situation.LOSE, Situation.FOLD, Situation.DARK, Situation.SAME_CATEGORY}
)


def trap_of(mistake: Mistake, house: House) -> Situation | None:
    """The trap of a mistake: of its situations the rarest in which its slips happen, else the
    rarest; nothing where the house cannot deal any.
    """
    possible = set(possible_situations(house)) & set(mistake.situations)
    blamed = {s for slip in mistake.slips for s in SLIP_SITUATIONS.get(slip, ())} & possible
    telling = possible - _TELLING_NOTHING
    for candidates in (blamed, telling, possible):
        rarest = next((s for s in RAREST_FIRST if s in candidates), None)
        if rarest is not None:
            return rarest
    return None


@dataclass(frozen=True, slots=True)
class Sibling:
    """A new layout with the same trap, and what is asked of it."""

    layout: Layout
    asked: tuple[Place, ...]
    trap: Situation


def sibling_of(mistake: Mistake, case: LayoutCase, house: House, seed: int) -> Sibling | None:
    """A sibling of a mistake: in the boxes (or the dealer's hand) that show the trap the same is
    asked as then; nothing where none can be dealt.
    """
    trap = trap_of(mistake, house)
    if trap is None:
        return None
    boxes = min(max(len(case.layout.boxes), 1 + (trap is Situation.DARK)), house.boxes)
    try:
        layout = next(Dealer(DealRequest(house, seed, boxes, (trap,)))).layout
    except CannotDeal:
        return None
    asked = asked_places(layout, house)
    background = background_of(layout, house, asked)
    owners = {owner for owner, held in background.situations.items() if trap in held}
    if trap in DEALER_SITUATIONS:
        owners = {0}
    then = {question_of(p) for p in case.asked if owner_of(p) == mistake.owner}
    own = tuple(p for p in asked if p.part is not Part.ORDER and owner_of(p) in owners)
    same = tuple(p for p in own if question_of(p) in then)
    return Sibling(layout, same or own, trap) if own else None
