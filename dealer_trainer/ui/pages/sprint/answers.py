"""The sheet of a sprint: what is asked, the answers to pick or to type, the verdict before."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QRectF, Qt, Signal
from PySide6.QtGui import QColor, QPainter
from PySide6.QtWidgets import QHBoxLayout, QSizePolicy, QStackedWidget, QVBoxLayout, QWidget

from dealer_trainer.presentation.sheet import ButtonState, CellState
from dealer_trainer.presentation.sprint import Ending, SprintStage, SprintView, Verdict
from dealer_trainer.rules.facts import Result
from dealer_trainer.rules.hands import Category
from dealer_trainer.text.bets import hand_cell_name, result_name
from dealer_trainer.text.hands import category_name
from dealer_trainer.text.language import _, pgettext
from dealer_trainer.training.sprint.questions import WHO_WINS, NameQuestion, WhoWinsQuestion
from dealer_trainer.ui.qt.layouts import nest
from dealer_trainer.ui.sheet.hint import HintLine
from dealer_trainer.ui.sheet.naming import NamingGrid
from dealer_trainer.ui.sheet.number_pad import NumberPad
from dealer_trainer.ui.theme.icons import Icon
from dealer_trainer.ui.theme.look import Ink, Look, apply_look_to
from dealer_trainer.ui.widgets.label import Label, Sign, paint_panel
from dealer_trainer.ui.widgets.pressable import ActionButton

if TYPE_CHECKING:
    from PySide6.QtGui import QPaintEvent

HAND_KEYS = "1234567890"
WIDTH = 400


class VerdictLine(QWidget):
    """Right or wrong, by icon and word, while the next question stands there already."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._look = Look()
        self._verdict: Verdict | None = None
        self._sign = Sign(18, Ink.RIGHT, self)
        self._when = Label(12, 600, Ink.SECOND, self)
        self._label = Label(14, 600, Ink.TEXT, self, wrap=True)
        self._row = QHBoxLayout(self)
        self._row.addWidget(self._sign, 0, Qt.AlignmentFlag.AlignVCenter)
        words = QVBoxLayout()
        nest(self._row, words, 1)
        words.setSpacing(0)
        words.addStretch(1)
        words.addWidget(self._when)
        words.addWidget(self._label)
        words.addStretch(1)
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Minimum)

    def apply_look(self, look: Look) -> None:
        self._look = look
        self._row.setContentsMargins(look.px(12), look.px(9), look.px(12), look.px(9))
        self._row.setSpacing(look.px(9))
        apply_look_to(look, self._sign, self._when, self._label)
        self.setMinimumHeight(look.tall(74))
        self.update()

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
            self._when.setText(verdict.when)
            self._when.setVisible(bool(verdict.when))
        told = () if verdict is None else (verdict.when, verdict.text)
        self.setAccessibleName(". ".join(filter(None, told)))
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the ground."""
        del event
        if self._verdict is not None:
            tokens = self._look.tokens
            ground = tokens.rightbg if self._verdict.right else tokens.wrongbg
            painter = QPainter(self)
            paint_panel(painter, QRectF(self.rect()), ground, None, 0, self._look.px(9))


class WinnerButtons(QWidget):
    """The three answers to who wins, on the keys 1, 2, 3."""

    picked = Signal(object)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(8)
        self.buttons = [ActionButton(f"sprint.{result.name.lower()}", self) for result in WHO_WINS]
        for button in self.buttons:
            column.addWidget(button)
            button.clicked.connect(self._pick)
        column.addStretch(1)

    def apply_look(self, look: Look) -> None:
        apply_look_to(look, *self.buttons)
        for button in self.buttons:
            button.setMinimumHeight(look.tall(58))

    def retranslate(self) -> None:
        """Say everything anew."""
        for number, (button, result) in enumerate(zip(self.buttons, WHO_WINS, strict=True), 1):
            button.show_state(ButtonState(result_name(result), str(number)))

    def _pick(self) -> None:
        button = self.sender()
        if isinstance(button, ActionButton):
            self.picked.emit(WHO_WINS[self.buttons.index(button)])


class AmountPanel(QWidget):
    """The amount that is typed, the pad for the mouse, and the button that Enter presses."""

    pad_pressed = Signal(object)
    paid = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._look = Look()
        self._typed = ""
        self._field = QWidget(self)
        self._pad = NumberPad(self)
        self._pad.show_amounts_only()
        self.hint = HintLine(self)
        self._pay = ActionButton("sprint.pay", self)
        self._column = QVBoxLayout(self)
        self._column.setContentsMargins(0, 0, 0, 0)
        for part in (self._field, self.hint, self._pad, self._pay):
            self._column.addWidget(part)
        self._column.addStretch(1)
        self._pad.pressed.connect(self.pad_pressed)
        self._pay.clicked.connect(self.paid)

    def apply_look(self, look: Look) -> None:
        self._look = look
        self._column.setSpacing(look.px(10))
        self._field.setFixedHeight(look.tall(64))
        apply_look_to(look, self.hint, self._pad, self._pay)
        self.update()

    def retranslate(self) -> None:
        """Say everything anew."""
        self._pad.retranslate()
        self._pay.show_state(
            ButtonState(pgettext("button", "Pay"), pgettext("key", "Enter"), primary=True)
        )

    def show_typed(self, typed: str, hint: str) -> None:
        """Show what has been typed, and why it is no amount."""
        self._typed = typed
        self.hint.show_text(hint)
        self._field.setAccessibleName(typed)
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the field."""
        del event
        look, tokens = self._look, self._look.tokens
        painter = QPainter(self)
        rect = QRectF(self._field.geometry())
        paint_panel(painter, rect, tokens.surface, tokens.accent, 2.0, look.px(10))
        inner = rect.adjusted(look.px(16), 0, -look.px(16), 0)
        painter.setFont(look.font(15, 700))
        painter.setPen(QColor(tokens.text2))
        middle = Qt.AlignmentFlag.AlignVCenter
        painter.drawText(inner, middle | Qt.AlignmentFlag.AlignLeft, pgettext("button", "Pay"))
        painter.setFont(look.font(28, 700))
        painter.setPen(QColor(tokens.pay))
        painter.drawText(inner, middle | Qt.AlignmentFlag.AlignRight, self._typed)


class EndingPanel(QWidget):
    """What a sprint came to, or then beside now; Enter goes on."""

    onward = Signal()
    again = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._heading = Label(24, 700, Ink.TEXT, self, wrap=True)
        self._lines = Label(14, 500, Ink.SECOND, self, wrap=True)
        self.onward_button = ActionButton("sprint.onward", self)
        self.again_button = ActionButton("sprint.again", self)
        self._column = QVBoxLayout(self)
        self._column.setContentsMargins(0, 0, 0, 0)
        self._column.addWidget(self._heading)
        self._column.addWidget(self._lines)
        self._column.addStretch(1)
        self._column.addWidget(self.onward_button)
        self._column.addWidget(self.again_button)
        self.onward_button.clicked.connect(self.onward)
        self.again_button.clicked.connect(self.again)

    def apply_look(self, look: Look) -> None:
        self._column.setSpacing(look.px(10))
        apply_look_to(look, self._heading, self._lines, self.onward_button, self.again_button)

    def show_ending(self, ending: Ending) -> None:
        """Show it."""
        self._heading.setText(ending.heading)
        self._heading.set_ink(Ink.RIGHT if ending.good else Ink.TEXT)
        self._lines.setText("\n".join(ending.lines))
        enter = pgettext("key", "Enter")
        self.onward_button.show_state(ButtonState(ending.onward, enter, primary=True))
        self.again_button.show_state(ButtonState(ending.again, "F5"))
        self.again_button.setVisible(bool(ending.again))


class AnswerSheet(QWidget):
    """The right side of the page."""

    given = Signal(object)
    pad_pressed = Signal(object)
    paid = Signal()
    onward = Signal()
    again = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._look = Look()
        self._note = HintLine(self)
        self._prompt = Label(20, 700, Ink.TEXT, self, wrap=True)
        self._verdict = VerdictLine(self)
        self.grid = NamingGrid(self)
        self.grid.setProperty("halo", True)
        self.winners = WinnerButtons(self)
        self.amount = AmountPanel(self)
        self.ending = EndingPanel(self)
        self._stack = QStackedWidget(self)
        hands = QWidget(self)
        column = QVBoxLayout(hands)
        column.setContentsMargins(0, 0, 0, 0)
        column.addWidget(self.grid)
        column.addStretch(1)
        for part in (hands, self.winners, self.amount, self.ending):
            self._stack.addWidget(part)
        self._rows = QVBoxLayout(self)
        for shown in (self._note, self._prompt, self._verdict):
            self._rows.addWidget(shown)
        self._rows.addWidget(self._stack, 1)
        self.grid.picked.connect(self._pick)
        self.winners.picked.connect(self.given)
        self.amount.pad_pressed.connect(self.pad_pressed)
        self.amount.paid.connect(self.paid)
        self.ending.onward.connect(self.onward)
        self.ending.again.connect(self.again)

    def apply_look(self, look: Look) -> None:
        self._look = look
        self.setFixedWidth(look.px(WIDTH + (look.text - 1) * 300))
        side = look.px(18)
        self._rows.setContentsMargins(side, look.px(16), side, look.px(16))
        self._rows.setSpacing(look.px(10))
        apply_look_to(look, self._note, self._prompt, self._verdict)
        apply_look_to(look, self.grid, self.winners, self.amount, self.ending)
        self.grid.set_cell_height(look.tall(44 if look.low else 52))

    def retranslate(self) -> None:
        """Say everything anew; the rest comes with the view."""
        self.winners.retranslate()
        self.amount.retranslate()
        self.grid.show_state("sprint.hand", _("Announce the hand"), _cells())

    def show_view(self, view: SprintView) -> None:
        """Show what is asked, or what came of it."""
        self._note.show_text(view.note)
        self._prompt.setText(view.prompt)
        self._prompt.setVisible(view.stage is not SprintStage.OVER)
        self._verdict.show_verdict(view.verdict)
        self.amount.show_typed(view.typed, view.hint)
        if view.ending is not None:
            self.ending.show_ending(view.ending)
            self._stack.setCurrentIndex(3)
        elif isinstance(view.question, NameQuestion):
            self._stack.setCurrentIndex(0)
        elif isinstance(view.question, WhoWinsQuestion):
            self._stack.setCurrentIndex(1)
        else:
            self._stack.setCurrentIndex(2)

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the ground and the line beside the table."""
        del event
        painter, tokens = QPainter(self), self._look.tokens
        painter.fillRect(self.rect(), QColor(tokens.surface))
        painter.fillRect(QRectF(0, 0, 1, self.height()), QColor(tokens.line))

    def _pick(self, cell: CellState) -> None:
        self.given.emit(cell.value)


def _cells() -> tuple[CellState, ...]:
    """The hands in the order of the grid: the rarest at the upper left, as on the drill's sheet."""
    return tuple(
        CellState(
            f"sprint.hand.{category.name.lower()}",
            category,
            HAND_KEYS[category],
            category_name(category),
            False,
            hand_cell_name(category, int(HAND_KEYS[category])),
        )
        for category in reversed(Category)
    )


def answer_of_digit(question: object, digit: str) -> Category | Result | None:
    """What a digit answers to a question that is answered by one."""
    if isinstance(question, NameQuestion):
        return Category(HAND_KEYS.index(digit))
    if isinstance(question, WhoWinsQuestion) and digit in "123":
        return WHO_WINS[int(digit) - 1]
    return None
