"""The naming of a hand in a fixed grid, and with the dealer's the call whether he opens."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QEvent, Qt, Signal
from PySide6.QtWidgets import QBoxLayout, QGridLayout, QHBoxLayout, QVBoxLayout, QWidget

from dealer_trainer.presentation.sheet import CellState, NamingState
from dealer_trainer.ui.qt.layouts import nest
from dealer_trainer.ui.sheet.hint import HintLine
from dealer_trainer.ui.theme.icons import Icon, icon_pixmap
from dealer_trainer.ui.theme.look import BLEED, Ink, Look, dress_all
from dealer_trainer.ui.widgets.label import KeyLabel, Label, paint_panel
from dealer_trainer.ui.widgets.pressable import Pressable

if TYPE_CHECKING:
    from PySide6.QtCore import QRectF
    from PySide6.QtGui import QPainter

    from dealer_trainer.ui.sheet.stake_line import StakeLine


_TICK = 14


class Cell(Pressable):
    """A hand or a call that can be picked."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.state: CellState | None = None
        self._label = KeyLabel(14, 600, Ink.TEXT, self, wrap=True)
        self._row = QHBoxLayout(self)
        self._row.addWidget(self._label)
        self.setCheckable(True)

    def dress(self, look: Look) -> None:
        """Take on a look."""
        self._row.setContentsMargins(look.px(9), 1, look.px(5) + self._tick_room(look), 1)
        super().dress(look)

    @staticmethod
    def _tick_room(look: Look) -> int:
        """At the right of the label, whether it is chosen or not."""
        return look.tall(_TICK) + look.px(7)

    def line_width(self) -> int:
        """The width with its label in one line."""
        self._label.ensurePolished()
        return self._label.line_width() + self._tick_room(self.look) + self.look.px(14)

    def show_state(self, state: CellState) -> None:
        """Show a choice."""
        self.setChecked(state.chosen)
        if state == self.state:
            return
        self.state = state
        self.setObjectName(state.name)
        self.setAccessibleName(state.spoken)
        self.setText(state.label)
        self._label.show_key(state.key, state.label)
        self._label.set_ink(Ink.TEXT, 700 if state.chosen else 600)
        self.update()

    def paint_ground(self, painter: QPainter, rect: QRectF) -> None:
        """Amber where it is chosen."""
        if self.state is not None and self.state.chosen:
            tokens = self.look.tokens
            paint_panel(painter, rect, tokens.accentbg, tokens.accent, 2.0, self.look.px(8))
            side = self.look.tall(_TICK)
            tick = icon_pixmap(Icon.CHECK, side, self.look.ink(Ink.ACCENT))
            right = round(rect.width()) - self.look.px(5) - side
            painter.drawPixmap(right, (round(rect.height()) - side) // 2, tick)
        else:
            super().paint_ground(painter, rect)


class Cells(QWidget):
    """Choices of which one is picked; the widget of the answer, which a screen reader enters."""

    picked = Signal(object)

    def __init__(self, count: int, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.cells = [Cell(self) for _ in range(count)]
        for cell in self.cells:
            cell.clicked.connect(self._pick)

    def show_state(self, place: str, spoken: str, cells: tuple[CellState, ...]) -> None:
        """Show the choices of a place; without any the widget is gone and nameless."""
        self.setObjectName(place if cells else "")
        self.setAccessibleName(spoken)
        self.setVisible(bool(cells))
        for cell, state in zip(self.cells, cells, strict=False):
            cell.show_state(state)

    def focus_target(self) -> QWidget:
        """Where the keys go: the chosen cell, else the whole."""
        chosen = (cell for cell in self.cells if cell.state is not None and cell.state.chosen)
        return next(chosen, self)

    def release(self) -> None:
        """Give up all names: another stage bears them now."""
        self.setObjectName("")
        for cell in self.cells:
            cell.setObjectName("")
            cell.state = None

    def _pick(self) -> None:
        cell = self.sender()
        if isinstance(cell, Cell) and cell.state is not None:
            self.picked.emit(cell.state)


class NamingGrid(Cells):
    """The ten hands, two by five: the rarest at the upper left, as on the number keys."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(10, parent)
        self._grid = QGridLayout(self)
        self._grid.setContentsMargins(0, 0, 0, 0)
        for i, cell in enumerate(self.cells):
            self._grid.addWidget(cell, i % 5, i // 5)
        for column in (0, 1):
            self._grid.setColumnStretch(column, 1)

    def dress(self, look: Look) -> None:
        """Take on a look."""
        self._grid.setHorizontalSpacing(look.px(8))
        self._grid.setVerticalSpacing(look.px(6))
        for cell in self.cells:
            cell.dress(look)

    def set_cell_height(self, height: int) -> None:
        """All cells alike."""
        for cell in self.cells:
            cell.setMinimumHeight(height)


class CallButtons(Cells):
    """Qualifies or does not: side by side where both labels fit in a line, else stacked."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(2, parent)
        self._look = Look()
        self._box = QBoxLayout(QBoxLayout.Direction.LeftToRight, self)
        self._box.setContentsMargins(0, 0, 0, 0)
        for cell in self.cells:
            self._box.addWidget(cell, 1)

    def dress(self, look: Look) -> None:
        """Take on a look."""
        self._look = look
        self._box.setSpacing(look.px(8))
        for cell in self.cells:
            cell.dress(look)
        self._turn()

    def show_state(self, place: str, spoken: str, cells: tuple[CellState, ...]) -> None:
        """Show both calls."""
        super().show_state(place, spoken, cells)
        self._turn()

    def event(self, event: QEvent) -> bool:
        """Another width may need another direction."""
        if event.type() is QEvent.Type.Resize:
            self._turn()
        return super().event(event)

    def _turn(self) -> None:
        room = (self.width() - self._look.px(8)) / 2
        stacked = any(cell.line_width() > room for cell in self.cells)
        direction = (
            QBoxLayout.Direction.TopToBottom if stacked else QBoxLayout.Direction.LeftToRight
        )
        self._box.setDirection(direction)
        height = 38 if stacked or self._look.low else 50
        for cell in self.cells:
            cell.setMinimumHeight(self._look.tall(height))


class NamingStage(QWidget):
    """The stage in which a hand is named."""

    picked = Signal(str, object)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._look = Look()
        self._state: NamingState | None = None
        self._prompt = Label(15, 600, Ink.TEXT, self, wrap=True)
        self.grid = NamingGrid(self)
        self._question = Label(15, 600, Ink.TEXT, self, wrap=True)
        self.calls = CallButtons(self)
        self._hint = HintLine(self)
        self._then = Label(13, 600, Ink.SECOND, self)
        self._stakes: list[StakeLine] = []
        self._later = QGridLayout()
        self._column = QVBoxLayout(self)
        self._column.setContentsMargins(0, 0, 0, 0)
        for part in (self._prompt, self.grid, self._question, self.calls, self._hint, self._then):
            self._column.addWidget(part)
        nest(self._column, self._later)
        self._column.addStretch(1)
        self.grid.picked.connect(self._report)
        self.calls.picked.connect(self._report)

    def dress(self, look: Look) -> None:
        """Take on a look."""
        self._look = look
        self._column.setContentsMargins(look.px(BLEED), 0, look.px(BLEED), 0)
        self._column.setSpacing(look.px(8))
        self._later.setVerticalSpacing(look.px(8))
        self._later.setHorizontalSpacing(look.px(16))
        dress_all(look, self._prompt, self._question, self.grid, self.calls)
        dress_all(look, self._hint, self._then, *self._stakes)
        self._settle()

    def show_state(self, state: NamingState) -> None:
        """Show what is to be named."""
        self._state = state
        self._prompt.setText(state.prompt)
        self._prompt.setVisible(bool(state.prompt and state.cells))
        if state.with_call:
            self._prompt.set_ink(Ink.ACCENT if state.naming else Ink.TEXT)
            self._question.set_ink(Ink.ACCENT if state.calling else Ink.TEXT)
        else:
            self._prompt.set_ink(Ink.TEXT)
        self.grid.show_state(state.place, state.prompt, state.cells)
        self._question.setText(state.question)
        self._question.setVisible(state.with_call)
        self.calls.show_state(state.call_place, state.question, state.calls)
        self._hint.show_text(state.hint)
        self._then.setText(state.then)
        self._settle()

    def focus_target(self) -> QWidget:
        """Where the keys go."""
        calling = self._state is not None and self._state.calling
        return self.calls.focus_target() if calling else self.grid.focus_target()

    def release(self) -> None:
        """Another stage bears the names now."""
        self._state = None
        self.grid.release()
        self.calls.release()

    def _settle(self) -> None:
        look, state = self._look, self._state
        with_call = state is not None and state.with_call
        self.grid.set_cell_height(look.tall(36 if look.low else 48 if with_call else 44))
        count = 0 if state is None or look.low else len(state.stakes)
        self._then.setVisible(bool(count))
        while len(self._stakes) < count:
            self._add_stake(len(self._stakes))
        for i, line in enumerate(self._stakes):
            line.setVisible(i < count)
            if state is not None and i < count:
                line.show_state(state.stakes[i])

    def _add_stake(self, number: int) -> None:
        from dealer_trainer.ui.sheet.stake_line import StakeLine  # noqa: PLC0415 -- no start waits

        line = StakeLine(self)
        line.dress(self._look)
        self._later.addWidget(line, number // 2, number % 2)
        self._stakes.append(line)

    def _report(self, cell: CellState) -> None:
        place = cell.name.rpartition(".")[0]
        self.picked.emit(place, cell.value)
