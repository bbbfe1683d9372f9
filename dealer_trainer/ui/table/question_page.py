"""The page on which single questions are answered: one on the table, its answers beside."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QAbstractButton, QApplication, QWidget

from dealer_trainer.presentation.table.announcements import question_announcements
from dealer_trainer.presentation.table.commands import Command
from dealer_trainer.presentation.table.state import Manner
from dealer_trainer.text.language import _
from dealer_trainer.training.drill.intents import Confirm, Intent, Rub, Type
from dealer_trainer.training.sprint.questions import (
    WHO_WINS,
    NameQuestion,
    PayQuestion,
    SprintQuestion,
    WhoWinsQuestion,
)
from dealer_trainer.ui.keys import CATEGORIES, KeyPress
from dealer_trainer.ui.table.bar import TableBar
from dealer_trainer.ui.table.frame import TableFrame
from dealer_trainer.ui.table.question_sheet import AnswerSheet
from dealer_trainer.ui.table.question_table import QuestionTable
from dealer_trainer.ui.theme.look import Look
from dealer_trainer.ui.theme.tokens import Tokens
from dealer_trainer.ui.widgets.boxes import row
from dealer_trainer.ui.widgets.label import paint_panel
from dealer_trainer.ui.widgets.parts import PaintedPart

if TYPE_CHECKING:
    from PySide6.QtCore import QRectF
    from PySide6.QtGui import QKeyEvent, QPainter

    from dealer_trainer.presentation.felt import FeltState
    from dealer_trainer.presentation.table.commands import Meaning
    from dealer_trainer.presentation.table.presenter import TablePresenter
    from dealer_trainer.presentation.table.questions import SprintView
    from dealer_trainer.presentation.table.state import Times
    from dealer_trainer.rules.house import House
    from dealer_trainer.training.preferences import Preferences

_ENTER: Final = frozenset({Qt.Key.Key_Return, Qt.Key.Key_Enter})
_ALWAYS: Final[dict[int, Command]] = {
    Qt.Key.Key_Escape: Command.LEAVE,
    Qt.Key.Key_F11: Command.FULL_SCREEN,
}
_ASKED: Final[dict[int, Intent | Command]] = {
    **_ALWAYS,
    Qt.Key.Key_Return: Confirm(),
    Qt.Key.Key_Enter: Confirm(),
    Qt.Key.Key_Backspace: Rub(),
}
_ANSWERED: Final[dict[int, Intent | Command]] = {
    **_ALWAYS,
    Qt.Key.Key_Return: Command.NEXT_LAYOUT,
    Qt.Key.Key_Enter: Command.NEXT_LAYOUT,
    Qt.Key.Key_F5: Command.SAME_LAYOUT,
}


class TimeLine(PaintedPart, QWidget):
    """The time that is left, as a line that grows shorter; it never changes its colour."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._left = 1.0

    def _adapt(self, look: Look) -> None:
        self.setFixedSize(look.px(260), look.px(5))

    def show_left(self, left: float) -> None:
        """Show how much is left, 0–1."""
        if left != self._left:
            self._left = left
            self.update()

    def _paint(self, painter: QPainter, rect: QRectF) -> None:
        """Paint the line."""
        tokens, whole = self.look.tokens, rect
        paint_panel(painter, whole, tokens.line, None, 0, self.height() / 2)
        whole.setWidth(whole.width() * self._left)
        if whole.width() >= self.height():
            paint_panel(painter, whole, tokens.accent, None, 0, self.height() / 2)


class QuestionBar(TableBar):
    """The bar of questions: the score over the time that is left."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent, beside_clock=6)
        self._line = TimeLine(self)
        self._lay_out(self._line)

    def retranslate(self) -> None:
        """Speak the language in use."""
        self.leave.show_words(_("Leave"), _("Leave (Esc)"))

    def show_view(self, view: SprintView) -> None:
        """Show how far it is."""
        self._show_title(view.title, view.house, view.score)

    def show_times(self, times: Times) -> None:
        """Show the time that is left, where one runs."""
        self._time.setText(times.total)
        self._line.show_left(times.left)
        for part in (self._time, self._clock):
            part.setVisible(bool(times.total))


class QuestionPage(TableFrame):
    """A table page with a question on its cloth."""

    def __init__(self, tokens: Tokens, parent: QWidget | None = None) -> None:
        super().__init__(tokens, parent)
        self._view: SprintView | None = None
        self.bar = QuestionBar(self)
        self._middle = QWidget(self)
        self.table = QuestionTable(self._middle)
        self.sheet = AnswerSheet(self._middle)
        row((self.table, 1), self.sheet, within=self._middle, spacing=0)
        self._fill(self.bar, self._middle, self.table)
        self.sheet.button_clicked.connect(self.button_clicked)
        self.retranslate()

    def tell(self, presenter: TablePresenter[SprintView]) -> None:
        """Tell a presenter what is answered by mouse."""
        self.sheet.picked.connect(presenter.pick)
        self.sheet.pad_pressed.connect(presenter.press_pad)

    def prefer(self, preferences: Preferences) -> None:
        """Take the sizes and cards that a trainee likes."""
        self.table.set_four_colours(preferences.four_colours)
        super().prefer(preferences)

    def retranslate(self) -> None:
        """Speak the language in use; ``retranslated`` asks the presenter for the rest."""
        for part in (self.bar, self.keys, self.sheet):
            part.retranslate()
        self.retranslated.emit()

    def show_state(self, state: SprintView) -> None:
        """Show a state."""
        self._shows = True
        self._apply_look()
        self.bar.show_view(state)
        self.banner.show_text(state.banner)
        self.table.show_question(state.question)
        self.table.setAccessibleName(state.prompt)
        self.table.setAccessibleDescription(state.described)
        self.sheet.show_view(state)
        self.keys.show_keys(state.keys, Manner.QUESTIONS)
        self._view = state
        self._announcing.start()

    def _told(self) -> tuple[str, ...]:
        return () if self._view is None else question_announcements(self._view)

    def show_times(self, times: Times) -> None:
        """The time that is left."""
        self.bar.show_times(times)

    def show_house(self, house: House) -> None:
        """A question stands for itself: no pay tables can be opened beside it."""

    def make_ready(self, felt: FeltState) -> None:
        """No layout comes next."""

    def await_paint(self) -> None:
        """A digit is an answer wherever the mouse was: the keys go to the page."""
        self.setFocus(Qt.FocusReason.OtherFocusReason)
        super().await_paint()

    def _press_key(self, event: QKeyEvent) -> bool:
        """Whether the key is done with; Tab goes round, a button reached so keeps its keys."""
        key, focused = event.key(), QApplication.focusWidget()
        if key in (Qt.Key.Key_Tab, Qt.Key.Key_Backtab):
            return False
        if isinstance(focused, QAbstractButton) and (key == Qt.Key.Key_Space or key in _ENTER):
            if not event.isAutoRepeat():
                focused.click()
            return True
        self.key_pressed.emit(KeyPress.of(event))
        return True


def question_meaning(press: KeyPress, question: SprintQuestion | None) -> Meaning | None:
    """What a key means while a question is asked, or when there is none any more; where one key is
    the answer, it answers at once.
    """
    if press.auto_repeat and press.key != Qt.Key.Key_Backspace:
        return None
    keys = _ANSWERED if question is None else _ASKED
    if press.key in keys and not press.moves_on_keypad:
        return keys[press.key]
    if not (press.is_typing or press.moves_on_keypad):
        return None
    digit, typed = press.digit, press.digit or press.decimal_mark
    match question:
        case NameQuestion():
            return None if digit is None else CATEGORIES[digit]
        case WhoWinsQuestion():
            return WHO_WINS[int(digit) - 1] if digit is not None and digit in "123" else None
        case PayQuestion():
            return None if typed is None else Type(typed)
        case None:
            return None
