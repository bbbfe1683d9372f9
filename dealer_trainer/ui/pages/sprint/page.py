"""The sprint page: one question on the table, its answers beside. It says what was pressed."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QEvent, Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import (
    QAbstractButton,
    QApplication,
    QHBoxLayout,
    QLayout,
    QVBoxLayout,
    QWidget,
)

from dealer_trainer.presentation.sprint import SprintView
from dealer_trainer.training.preferences import Preferences
from dealer_trainer.ui.keys import KeyPress
from dealer_trainer.ui.pages.sprint.answers import AnswerSheet
from dealer_trainer.ui.pages.sprint.bar import SprintBar, SprintKeyBar
from dealer_trainer.ui.pages.sprint.table import QuestionTable
from dealer_trainer.ui.qt.announce import tell_listeners
from dealer_trainer.ui.qt.deferred import later
from dealer_trainer.ui.qt.layouts import nest
from dealer_trainer.ui.sheet.hint import HintLine
from dealer_trainer.ui.theme.icons import Icon
from dealer_trainer.ui.theme.look import LOW_WINDOW, Ink, Look, apply_look_to
from dealer_trainer.ui.theme.tokens import Tokens, page_factor

if TYPE_CHECKING:
    from PySide6.QtCore import QObject
    from PySide6.QtGui import QResizeEvent

_ENTER = frozenset({Qt.Key.Key_Return, Qt.Key.Key_Enter})


class SprintPage(QWidget):
    """A table page: bars, the table of a question, the sheet with its answers."""

    key_pressed = Signal(object)
    given = Signal(object)
    pad_pressed = Signal(object)
    paid = Signal()
    onward = Signal()
    again = Signal()
    left = Signal()
    painted = Signal()
    full_screen_wanted = Signal()
    retranslated = Signal()

    def __init__(self, tokens: Tokens, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._tokens = tokens
        self._text = 1.0
        self._look = Look(tokens)
        self._awaits_paint = False
        self._told = ""
        self.bar = SprintBar(self)
        self.banner = HintLine(self, Icon.WARNING, Ink.WRONG)
        self.table = QuestionTable(self)
        self.sheet = AnswerSheet(self)
        self.keys = SprintKeyBar(self)
        self._telling = later(self, self.painted)
        self.setFocusPolicy(Qt.FocusPolicy.ClickFocus)
        column, row = QVBoxLayout(self), QHBoxLayout()
        column.setSizeConstraint(QLayout.SizeConstraint.SetNoConstraint)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(0)
        row.setSpacing(0)
        row.addWidget(self.table, 1)
        row.addWidget(self.sheet)
        column.addWidget(self.bar)
        column.addWidget(self.banner)
        nest(column, row, 1)
        column.addWidget(self.keys)
        self._connect()
        self._apply_look()
        self.retranslate()

    def _connect(self) -> None:
        self.bar.left.connect(self.left)
        self.sheet.given.connect(self.given)
        self.sheet.pad_pressed.connect(self.pad_pressed)
        self.sheet.paid.connect(self.paid)
        self.sheet.onward.connect(self.onward)
        self.sheet.again.connect(self.again)
        self.installEventFilter(self)
        for child in self.findChildren(QWidget):
            child.installEventFilter(self)

    def set_theme(self, tokens: Tokens) -> None:
        """Change the look."""
        self._tokens = tokens
        self._apply_look()

    def prefer(self, preferences: Preferences) -> None:
        """Take the sizes and cards that a trainee likes."""
        self._text = preferences.text_size / 100
        self.table.set_four_colours(preferences.four_colours)
        self._apply_look()

    def retranslate(self) -> None:
        """Speak the language in use; ``retranslated`` asks the presenter for the rest."""
        for part in (self.bar, self.sheet, self.keys):
            part.retranslate()
        self.retranslated.emit()

    def show_view(self, view: SprintView) -> None:
        """Show a view."""
        self.bar.show_view(view)
        self.banner.show_text(view.banner)
        self.table.show_question(view.question)
        self.table.setAccessibleName(view.prompt)
        self.table.setAccessibleDescription(view.described)
        self.sheet.show_view(view)
        self.keys.show_keys(view.keys)
        told = view.ending.heading if view.ending is not None else view.described
        if told != self._told:
            self._told = told
            tell_listeners(self, told)

    def await_paint(self) -> None:
        """Say ``painted`` when the question has been painted next."""
        self._awaits_paint = True
        self.table.update()

    def enter(self) -> None:
        """The keys go to the page: a digit is an answer wherever the mouse was."""
        self.setFocus(Qt.FocusReason.OtherFocusReason)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Keys go to the question whichever child has the focus; the first painting is told."""
        if event.type() is QEvent.Type.Paint and watched is self.table and self._awaits_paint:
            self._awaits_paint = False
            self._telling.start()
        if event.type() is QEvent.Type.KeyPress and isinstance(event, QKeyEvent):
            return self._press_key(event)
        return super().eventFilter(watched, event)

    def _press_key(self, event: QKeyEvent) -> bool:
        """Whether the key is done with; Tab goes round, a button reached so keeps its keys."""
        key = event.key()
        if key == Qt.Key.Key_F11 and not event.isAutoRepeat():
            self.full_screen_wanted.emit()
            return True
        if key in (Qt.Key.Key_Tab, Qt.Key.Key_Backtab):
            return False
        focused = QApplication.focusWidget()
        button = focused if isinstance(focused, QAbstractButton) else None
        if button is not None and (key == Qt.Key.Key_Space or key in _ENTER):
            if not event.isAutoRepeat():
                button.click()
            return True
        self.key_pressed.emit(KeyPress.of(event))
        return True

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Wide windows draw bars and sheet larger."""
        super().resizeEvent(event)
        self._apply_look()

    def _apply_look(self) -> None:
        low = self.height() < LOW_WINDOW
        look = Look(self._tokens, page_factor(self.width()), self._text, low)
        if look == self._look and self._told:
            return
        self._look = look
        apply_look_to(look, self.bar, self.banner, self.table, self.sheet, self.keys)
