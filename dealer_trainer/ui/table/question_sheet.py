"""The sheet of a sprint: what is asked, the answers to pick or to type, the verdict before."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QSizePolicy, QStackedWidget, QWidget

from dealer_trainer.presentation.sheet import ButtonState, CellState
from dealer_trainer.presentation.table.naming import category_key
from dealer_trainer.presentation.table.questions import Ending, SprintView, Verdict
from dealer_trainer.presentation.table.state import KeyRow
from dealer_trainer.rules.hands import Category
from dealer_trainer.text.bets import hand_cell_name, result_name
from dealer_trainer.text.hands import category_name
from dealer_trainer.text.language import _, pgettext
from dealer_trainer.training.sprint.questions import WHO_WINS, NameQuestion, WhoWinsQuestion
from dealer_trainer.ui.sheet.amount_field import NumberPad
from dealer_trainer.ui.sheet.lines import HintLine
from dealer_trainer.ui.sheet.naming import NamingGrid
from dealer_trainer.ui.theme.colour import paint_text
from dealer_trainer.ui.theme.icons import Icon
from dealer_trainer.ui.theme.look import Ink, Look
from dealer_trainer.ui.widgets.boxes import LEFT, MIDDLE, REST, RIGHT, Placed, column, row
from dealer_trainer.ui.widgets.label import Label, Sign, paint_panel
from dealer_trainer.ui.widgets.parts import Ground, PaintedPart, Panel
from dealer_trainer.ui.widgets.pressable import ActionButton
from dealer_trainer.ui.widgets.words import show_text

if TYPE_CHECKING:
    from PySide6.QtCore import QRectF
    from PySide6.QtGui import QPainter

WIDTH = 400


class VerdictLine(PaintedPart, Panel):
    """Right or wrong, by icon and word, while the next question stands there already."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._verdict: Verdict | None = None
        self._sign = Sign(18, Ink.RIGHT, self)
        self._when = Label(12, 600, Ink.SECOND, self)
        self._label = Label(14, 600, Ink.TEXT, self, wrap=True)
        words = column(REST, self._when, self._label, REST, spacing=0)
        parts = ((self._sign, MIDDLE), (words, 1))
        row(*parts, within=self, margins=(12, 9, 12, 9), spacing=9)
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Minimum)

    def _adapt(self, look: Look) -> None:
        self.setMinimumHeight(look.tall(74))

    def show_verdict(self, verdict: Verdict | None) -> None:
        """Show it, or nothing; the room is kept."""
        self._verdict = verdict
        if verdict is None:
            self._sign.show_icon(None, Ink.RIGHT)
            self._label.setText("")
            self._when.hide()
        else:
            ink = Ink.RIGHT if verdict.right else Ink.WRONG
            self._sign.show_icon(Icon.CHECK if verdict.right else Icon.CROSS, ink)
            self._label.setText(verdict.text)
            show_text(self._when, verdict.when)
        told = () if verdict is None else (verdict.when, verdict.text)
        self.setAccessibleName(". ".join(filter(None, told)))
        self.update()

    def _paint(self, painter: QPainter, rect: QRectF) -> None:
        """Paint the ground."""
        if self._verdict is not None:
            tokens = self.look.tokens
            ground = tokens.rightbg if self._verdict.right else tokens.wrongbg
            paint_panel(painter, rect, ground, None, 0, self.look.px(9))


class TypedField(PaintedPart, Panel):
    """The amount that is typed."""

    def _adapt(self, look: Look) -> None:
        self.setFixedHeight(look.tall(64))

    def show_typed(self, typed: str) -> None:
        """Show what has been typed."""
        self.setAccessibleName(typed)
        self.update()

    def _paint(self, painter: QPainter, rect: QRectF) -> None:
        """Paint the field."""
        look, tokens = self.look, self.look.tokens
        paint_panel(painter, rect, tokens.surface, tokens.accent, 2.0, look.px(10))
        inner = rect.adjusted(look.px(16), 0, -look.px(16), 0)
        pay, typed = pgettext("button", "Pay"), self.accessibleName()
        paint_text(painter, inner, pay, look.font(15, 700), tokens.text2, LEFT | MIDDLE)
        paint_text(painter, inner, typed, look.font(28, 700), tokens.pay, RIGHT | MIDDLE)


class AnswerSheet(Ground):
    """The right side of the page: hands in a grid, who wins, an amount, or what came of it."""

    picked = Signal(str, object)
    pad_pressed = Signal(object)
    button_clicked = Signal(str)
    edges = (Qt.Edge.LeftEdge,)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._note = HintLine(self)
        self._prompt = Label(20, 700, Ink.TEXT, self, wrap=True)
        self._verdict = VerdictLine(self)
        self._stack = QStackedWidget(self)
        parts = (self._note, self._prompt, self._verdict, (self._stack, 1))
        column(*parts, within=self, margins=(18, 16, 18, 16), spacing=10)
        self._grid = NamingGrid(self)
        self._grid.setProperty("halo", True)
        self._winners = [self._button(result.name.lower()) for result in WHO_WINS]
        self._field, self._hint, self._pad = TypedField(self), HintLine(self), NumberPad(self)
        self._pad.show_amounts_only()
        self._pay = self._button("pay")
        self._heading = Label(24, 700, Ink.TEXT, self, wrap=True)
        self._lines = Label(14, 500, Ink.SECOND, self, wrap=True)
        self._onward, self._again = self._button("onward"), self._button("again")
        self._add(0, self._grid, REST)
        self._add(8, *self._winners, REST)
        self._add(10, self._field, self._hint, self._pad, self._pay, REST)
        self._add(10, self._heading, self._lines, REST, self._onward, self._again)
        self._grid.picked.connect(self.picked)
        self._pad.pressed.connect(self.pad_pressed)

    def _button(self, name: str) -> ActionButton:
        button = ActionButton(f"sprint.{name}", self)
        button.clicked.connect(self._press)
        return button

    def _add(self, spacing: int, *parts: Placed) -> None:
        """A side of the sheet."""
        side = QWidget(self._stack)
        column(*parts, within=side, spacing=spacing)
        self._stack.addWidget(side)

    def _adapt(self, look: Look) -> None:
        self.setFixedWidth(look.px(WIDTH + (look.text - 1) * 300))
        self._grid.set_cell_height(look.tall((52, 44)))
        for button in self._winners:
            button.setMinimumHeight(look.tall(58))

    def retranslate(self) -> None:
        """Say everything anew; the rest comes with the view."""
        for number, (button, result) in enumerate(zip(self._winners, WHO_WINS, strict=True), 1):
            button.show_state(ButtonState(result_name(result), str(number)))
        self._pad.retranslate()
        enter = pgettext("key", "Enter")
        self._pay.show_state(ButtonState(pgettext("button", "Pay"), enter, primary=True))
        self._grid.show_state("sprint.hand", _("Announce the hand"), _cells())

    def show_view(self, view: SprintView) -> None:
        """Show what is asked, or what came of it."""
        self._note.show_text(view.note)
        self._prompt.setText(view.prompt)
        self._prompt.setVisible(view.keys is not KeyRow.AGAIN)
        self._verdict.show_verdict(view.verdict)
        self._field.show_typed(view.typed)
        self._hint.show_text(view.hint)
        if view.ending is not None:
            self._show_ending(view.ending)
            self._stack.setCurrentIndex(3)
        elif isinstance(view.question, NameQuestion):
            self._stack.setCurrentIndex(0)
        else:
            self._stack.setCurrentIndex(1 if isinstance(view.question, WhoWinsQuestion) else 2)

    def _show_ending(self, ending: Ending) -> None:
        self._heading.setText(ending.heading)
        self._heading.set_ink(Ink.RIGHT if ending.good else Ink.TEXT)
        self._lines.setText("\n".join(ending.lines))
        enter = pgettext("key", "Enter")
        self._onward.show_state(ButtonState(ending.onward, enter, primary=True))
        self._again.show_state(ButtonState(ending.again, "F5"))
        self._again.setVisible(bool(ending.again))

    def _press(self) -> None:
        button = self.sender()
        if button in self._winners:
            self.picked.emit(button.objectName(), WHO_WINS[self._winners.index(button)])
        else:
            self.button_clicked.emit(button.objectName())


def _cells() -> tuple[CellState, ...]:
    """The hands in the order of the grid: the rarest at the upper left, as on the drill's sheet."""
    return tuple(
        CellState(
            f"sprint.hand.{category.name.lower()}",
            category,
            category_key(category),
            category_name(category),
            False,
            hand_cell_name(category, int(category_key(category))),
        )
        for category in reversed(Category)
    )
