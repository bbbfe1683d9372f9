"""One mistake beside the list: the picture, the answers then beside the right ones, the dates."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QStackedWidget

from dealer_trainer.presentation.pages.mistake_picture import Shown, marks_of
from dealer_trainer.presentation.pages.review import MistakeDetail
from dealer_trainer.rules.games.registry import game_of
from dealer_trainer.rules.house import House
from dealer_trainer.text.amounts import amount_shown
from dealer_trainer.text.bets import bet_label
from dealer_trainer.text.language import _, pgettext
from dealer_trainer.text.marks import given_text, place_name
from dealer_trainer.text.practising import question_text, value_text
from dealer_trainer.text.slips import slip_name
from dealer_trainer.training.grading import Mark
from dealer_trainer.training.review.session import LayoutCase, QuestionCase
from dealer_trainer.ui.pages.review.mistake_picture import CloseUp
from dealer_trainer.ui.table.question_table import QuestionTable
from dealer_trainer.ui.theme.icons import Icon
from dealer_trainer.ui.theme.look import Ink
from dealer_trainer.ui.widgets.boxes import TOP, column, row
from dealer_trainer.ui.widgets.buttons import PageButton
from dealer_trainer.ui.widgets.label import Sign
from dealer_trainer.ui.widgets.parts import Panel
from dealer_trainer.ui.widgets.table import Cell, WordTable
from dealer_trainer.ui.widgets.words import TextLabel, show_text

if TYPE_CHECKING:
    from PySide6.QtGui import QResizeEvent
    from PySide6.QtWidgets import QWidget

_WIDE = 640
"""The table has a column of slips from this width on, in pixels of the plain window."""


class DetailPane(Panel):
    """A mistake at length, and the button that asks it again."""

    again = Signal(object)

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self._detail: MistakeDetail | None = None
        self._narrow = False
        self._shown: Shown | None = None
        self._title = TextLabel("section", self)
        self._facts = TextLabel("meta", self)
        self._warning_sign = Sign(16, Ink.WRONG, self, Icon.WARNING)
        self._warning = TextLabel("wrong", self)
        self._pictures = QStackedWidget(self)
        self.close_up = CloseUp(self)
        self.question = QuestionTable(self)
        for picture in (self.close_up, self.question):
            self._pictures.addWidget(picture)
        self._table = WordTable(self)
        self._slips = TextLabel("meta", self)
        self._dates = TextLabel("meta", self)
        self._history = TextLabel("hint", self)
        self.answer_again = PageButton("review.again", self, which=Icon.UNDO)
        warning = row((self._warning_sign, TOP), (self._warning, 1))
        dates = column(self._dates, self._history, gap=2)
        foot = row((self.answer_again, TOP), (dates, 1), gap=16)
        head = (self._title, self._facts, warning)
        parts = (*head, (self._pictures, 1), self._table, self._slips, foot)
        column(*parts, within=self, gap=8)
        self.answer_again.clicked.connect(self._tell)

    def retranslate(self) -> None:
        """Say everything anew."""
        self.answer_again.say(_("Answer it again (F5)"))

    def set_four_colours(self, four: bool) -> None:
        """Each suit in a colour of its own, or black and red."""
        self.close_up.set_four_colours(four)
        self.question.set_four_colours(four)

    def show_detail(self, detail: MistakeDetail | None, fallback: House) -> None:
        """Show a mistake; one whose house is gone is drawn on the cloth of another."""
        self._detail = detail
        self.setVisible(detail is not None)
        if detail is None:
            return
        self._title.setText(detail.title)
        self._facts.setText(detail.facts)
        for part in (self._warning, self._warning_sign):
            part.setVisible(bool(detail.warning))
        self._warning.setText(detail.warning)
        self._dates.setText(detail.dates)
        show_text(self._history, detail.history)
        self.answer_again.setEnabled(detail.can_be_answered)
        case, self._shown = detail.case, None
        if isinstance(case, LayoutCase):
            self._shown = Shown(case, detail.mistake.owner, detail.house or fallback)
            self.close_up.show_case(self._shown)
            self._pictures.setCurrentWidget(self.close_up)
            self._show_marks(self._shown)
        else:
            self.question.show_question(case.answer.question)
            self._pictures.setCurrentWidget(self.question)
            self._show_question(case)

    def _show_marks(self, shown: Shown) -> None:
        columns = 4 if self._narrow else 5
        headings = (
            pgettext("column", "Answer"),
            pgettext("column", "Stake"),
            _("Your answer"),
            _("Right answer"),
            pgettext("column", "What went wrong"),
        )
        rows = [_mark_row(mark, shown)[:columns] for mark in marks_of(shown)]
        self._table.show_rows(headings[:columns], rows)
        slips = [slip_name(slip) for mark in marks_of(shown) for slip in mark.slips]
        self._slips.setText("; ".join(dict.fromkeys(slips)))
        self._slips.setVisible(self._narrow and len(set(slips)) > 1)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Where there is no room for a column of them, the slips stand below the table."""
        super().resizeEvent(event)
        narrow = self.width() < self.look.tall(_WIDE)
        if narrow != self._narrow:
            self._narrow = narrow
            if self._shown is not None:
                self._show_marks(self._shown)

    def _show_question(self, case: QuestionCase) -> None:
        answer = case.answer
        self._slips.hide()
        self._table.show_rows(
            (pgettext("column", "Question"), _("Your answer"), _("Right answer")),
            [
                (
                    Cell(question_text(answer.question), strong=True),
                    Cell(value_text(answer.given), answer.right),
                    Cell(value_text(answer.question.expected), strong=True),
                )
            ],
        )

    def _tell(self) -> None:
        if self._detail is not None:
            self.again.emit(self._detail.mistake)


def _mark_row(mark: Mark, shown: Shown) -> tuple[Cell, ...]:
    place, game = mark.place, shown.house.game
    box = next((b for b in shown.case.layout.boxes if b.number == place.box), None)
    stake = None
    if box is not None and place.bet is not None:
        stake = dict(game_of(shown.house).stakes(box)).get(place.bet)
    name = bet_label(place.bet) if place.bet is not None else place_name(place)
    return (
        Cell(name, strong=True),
        Cell("" if stake is None else amount_shown(stake)),
        Cell(given_text(mark.given, game), mark.right),
        Cell(given_text(mark.expected, game), strong=True),
        Cell("; ".join(slip_name(slip, place.bet) for slip in mark.slips)),
    )
