"""The plain end of a work-through: each mistake, the answer of then beside the answer of now."""

from __future__ import annotations

from typing import TYPE_CHECKING

from dealer_trainer.frozen import dataclass
from dealer_trainer.rules.house import GameName
from dealer_trainer.text.language import _
from dealer_trainer.text.marks import given_text, place_name
from dealer_trainer.text.mistakes import (
    left_out_text,
    mistake_title,
    now_heading,
    now_text,
    owner_name,
    review_end_text,
    right_heading,
    then_heading,
)
from dealer_trainer.text.practising import question_text, value_text
from dealer_trainer.training.box_records import owner_of
from dealer_trainer.training.review.repetition import Recall
from dealer_trainer.training.review.session import LayoutCase, ReviewOutcome, ReviewRun, ReviewTask
from dealer_trainer.ui.widgets.boxes import LEFT, REST, StateParts, column, row
from dealer_trainer.ui.widgets.buttons import PrimaryButton
from dealer_trainer.ui.widgets.cards import verdict_sign
from dealer_trainer.ui.widgets.page import Card, Page
from dealer_trainer.ui.widgets.table import Cell, WordTable
from dealer_trainer.ui.widgets.words import TextLabel, show_text

if TYPE_CHECKING:
    from PySide6.QtWidgets import QWidget


@dataclass(frozen=True, slots=True)
class OutcomeBlock:
    """One mistake: what it was, how it went, and its answers then and now, a row each."""

    title: str
    about: str
    now: str
    right: bool
    rows: tuple[tuple[Cell, ...], ...]


@dataclass(frozen=True, slots=True)
class ReviewedState:
    """The whole end; ``onward`` is what Enter leads to."""

    heading: str
    left_out: str
    blocks: tuple[OutcomeBlock, ...]
    onward: str


def reviewed_state(
    run: ReviewRun, left_out: int, onward: str, games: dict[str, GameName]
) -> ReviewedState:
    """What a run came to; of one that was left, as far as it went."""
    blocks = tuple(
        _block(task, outcome, games[task.mistakes[0].house])
        for task, outcomes in zip(run.tasks, run.outcomes, strict=False)
        for outcome in outcomes
    )
    right = sum(block.right for block in blocks)
    return ReviewedState(
        review_end_text(len(blocks), right)
        if run.done
        else _("Stopped. Answered again: {n}").format(n=len(blocks)),
        left_out_text(left_out) if left_out else "",
        blocks,
        onward,
    )


def _block(task: ReviewTask, outcome: ReviewOutcome, game: GameName) -> OutcomeBlock:
    return OutcomeBlock(
        mistake_title(outcome.mistake),
        owner_name(outcome.mistake),
        now_text(outcome.recall, outcome.repaired_now),
        outcome.recall is not Recall.WRONG,
        tuple(_rows(task, outcome, game)),
    )


def _rows(task: ReviewTask, outcome: ReviewOutcome, game: GameName) -> list[tuple[Cell, ...]]:
    case = task.case
    if not isinstance(case, LayoutCase):
        now = outcome.answer_now
        if now is None:
            return []
        then = case.answer
        return [
            (
                Cell(question_text(then.question), strong=True),
                Cell(value_text(then.given), then.right),
                Cell(value_text(now.given), now.right),
                Cell(value_text(now.question.expected), strong=True),
            )
        ]
    rows: list[tuple[Cell, ...]] = []
    for mark in () if outcome.report_now is None else outcome.report_now.marks:
        before = case.report.mark(mark.place)
        if before is None or owner_of(mark.place) != outcome.mistake.owner:
            continue
        rows.append(
            (
                Cell(place_name(mark.place), strong=True),
                Cell(given_text(before.given, game), before.right),
                Cell(given_text(mark.given, game), mark.right),
                Cell(given_text(mark.expected, game), strong=True),
            )
        )
    return rows


class OutcomeCard(Card):
    """One mistake, then and now."""

    def __init__(self, block: OutcomeBlock, parent: QWidget) -> None:
        super().__init__(parent, title=lambda: block.title)
        now = TextLabel("right" if block.right else "wrong", self, text=block.now, wrap=False)
        about = TextLabel("meta", self, text=block.about)
        sign = verdict_sign(block.right, 16, self)
        table = WordTable(self)
        headings = ("", then_heading(), now_heading(), right_heading())
        table.show_rows(headings, block.rows)
        self.add(row(sign, now, (about, 1), gap=8), table)


class ReviewedPage(Page):
    """The end of a work-through."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__("reviewed", parent)
        self._left_out = TextLabel("wrong", self.content)
        self.onward_button = PrimaryButton("reviewed.onward", self.content)
        blocks = column(gap=12)
        self.add(self._left_out, (self.onward_button, LEFT), blocks, REST)
        self._blocks = StateParts(blocks)
        self.primary = self.onward_button

    def show_state(self, state: ReviewedState) -> None:
        """Show it."""
        self.heading.setText(state.heading)
        show_text(self._left_out, state.left_out)
        self.onward_button.say(state.onward)
        self._blocks.show((OutcomeCard(block, self.content) for block in state.blocks), self.look)
