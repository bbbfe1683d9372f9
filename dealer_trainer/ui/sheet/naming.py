"""The picking of five cards, and the naming of a hand: a grid, and with the dealer's his call."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QEvent, Qt, Signal
from PySide6.QtWidgets import QBoxLayout

from dealer_trainer.presentation.sheet import CellState, NamingState, PickingState
from dealer_trainer.ui.sheet.lines import HintLine, StakeLine
from dealer_trainer.ui.sheet.stage import SheetStage
from dealer_trainer.ui.theme.icons import Icon, icon_pixmap
from dealer_trainer.ui.theme.look import BLEED, Ink, Look
from dealer_trainer.ui.widgets.boxes import REST, Grid, column, row
from dealer_trainer.ui.widgets.label import KeyLabel, Label, paint_panel
from dealer_trainer.ui.widgets.parts import Panel
from dealer_trainer.ui.widgets.pressable import Pressable

if TYPE_CHECKING:
    from PySide6.QtCore import QRectF
    from PySide6.QtGui import QPainter
    from PySide6.QtWidgets import QWidget


_TICK = 14


class CategoryKey(Pressable):
    """A hand or a call that can be picked."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.state: CellState | None = None
        self._label = KeyLabel(14, 600, Ink.TEXT, self, wrap=True)
        self._row = row(self._label, within=self)
        self.setCheckable(True)

    def _adapt(self, look: Look) -> None:
        self._row.setContentsMargins(look.px(9), 1, look.px(5) + self._tick_room(), 1)

    def _tick_room(self) -> int:
        """At the right of the label, whether it is chosen or not."""
        return self.look.tall(_TICK) + self.look.px(7)

    def line_width(self) -> int:
        """The width with its label in one line."""
        self._label.ensurePolished()
        return self._label.line_width() + self._tick_room() + self.look.px(14)

    def show_state(self, state: CellState) -> None:
        """Show a choice."""
        self.setChecked(state.chosen)
        if state == self.state and self.objectName():
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


class Cells(Panel):
    """Choices of which one is picked; the widget of the answer, which a screen reader enters."""

    picked = Signal(str, object)
    """The place, and the value of the cell."""

    def __init__(self, count: int, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.cells = [CategoryKey(self) for _ in range(count)]
        for cell in self.cells:
            cell.clicked.connect(self._pick)

    def show_state(self, place: str, spoken: str, cells: tuple[CellState, ...]) -> None:
        """Show the choices of a place; without any the widget is gone and nameless."""
        self.setObjectName(place if cells else "")
        self.setAccessibleName(spoken)
        self.setVisible(bool(cells))
        for cell, state in zip(self.cells, cells, strict=False):
            cell.show_state(state)

    def set_cell_height(self, height: int) -> None:
        """All cells alike."""
        for cell in self.cells:
            cell.setMinimumHeight(height)

    def focus_target(self) -> QWidget:
        """Where the keys go: the chosen cell, else the whole."""
        chosen = (cell for cell in self.cells if cell.state is not None and cell.state.chosen)
        return next(chosen, self)

    def _pick(self) -> None:
        cell = self.sender()
        if isinstance(cell, CategoryKey) and cell.state is not None:
            self.picked.emit(cell.state.name.rpartition(".")[0], cell.state.value)


class NamingGrid(Cells):
    """The ten hands, two by five: the rarest at the upper left, as on the number keys."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(10, parent)
        rows = zip(self.cells[:5], self.cells[5:], strict=True)
        grid = Grid(list(rows), within=self, across=8, down=6)
        for at in (0, 1):
            grid.setColumnStretch(at, 1)


class CallButtons(Cells):
    """Qualifies or does not: side by side where both labels fit in a line, else stacked."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(2, parent)
        self._box = row(*((cell, 1) for cell in self.cells), within=self, spacing=8)

    def _adapt(self, look: Look) -> None:
        room = (self.width() - look.px(8)) / 2
        stacked = any(cell.line_width() > room for cell in self.cells)
        way = QBoxLayout.Direction
        self._box.setDirection(way.TopToBottom if stacked else way.LeftToRight)
        self.set_cell_height(look.tall(38 if stacked else (50, 38)))

    def show_state(self, place: str, spoken: str, cells: tuple[CellState, ...]) -> None:
        super().show_state(place, spoken, cells)
        self._adapt(self.look)

    def event(self, event: QEvent) -> bool:
        """Another width may need another direction."""
        if event.type() is QEvent.Type.Resize:
            self._adapt(self.look)
        return super().event(event)


class NamingStage(SheetStage[NamingState]):
    """The stage in which a hand is named."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._state: NamingState | None = None
        self._prompt = Label(15, 600, Ink.TEXT, self, wrap=True)
        self.grid = NamingGrid(self)
        self._question = Label(15, 600, Ink.TEXT, self, wrap=True)
        self.calls = CallButtons(self)
        self._hint = HintLine(self)
        self._then = Label(13, 600, Ink.SECOND, self)
        self._stakes: list[StakeLine] = []
        self._later = Grid(across=16, down=8)
        answers = (self._prompt, self.grid, self._question, self.calls)
        parts = (*answers, self._hint, self._then, self._later, REST)
        column(*parts, within=self, margins=(BLEED, 0, BLEED, 0), spacing=8)
        self.grid.picked.connect(self.picked)
        self.calls.picked.connect(self.picked)

    def _adapt(self, look: Look) -> None:
        state = self._state
        with_call = state is not None and state.with_call
        self.grid.set_cell_height(look.tall((48 if with_call else 44, 36)))
        stakes = () if state is None or look.low else state.stakes
        self._then.setVisible(bool(stakes))
        while len(self._stakes) < len(stakes):
            number = len(self._stakes)
            line = self.with_look(StakeLine(self))
            self._later.addWidget(line, number // 2, number % 2)
            self._stakes.append(line)
        for line in self._stakes[len(stakes) :]:
            line.hide()
        for line, stake in zip(self._stakes, stakes, strict=False):
            line.show_state(stake)
            line.show()

    def show_state(self, state: NamingState) -> None:
        self._state = state
        self._prompt.setText(state.prompt)
        self._prompt.setVisible(bool(state.prompt and state.cells))
        self._prompt.set_ink(Ink.ACCENT if state.with_call and state.naming else Ink.TEXT)
        if state.with_call:
            self._question.set_ink(Ink.ACCENT if state.calling else Ink.TEXT)
        self.grid.show_state(state.place, state.prompt, state.cells)
        self._question.setText(state.question)
        self._question.setVisible(state.with_call)
        self.calls.show_state(state.call_place, state.question, state.calls)
        self._hint.show_text(state.hint)
        self._then.setText(state.then)
        self._adapt(self.look)

    def focus_target(self) -> QWidget:
        calling = self._state is not None and self._state.calling
        return self.calls.focus_target() if calling else self.grid.focus_target()


BOARD = 5
SEVEN = 7
_COLUMNS = 3


class CardCells(Cells):
    """The seven cards of a hand: the board above, the hand's own two below."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(SEVEN, parent)
        self._board = Label(13, 600, Ink.SECOND, self)
        self._own = Label(13, 600, Ink.SECOND, self)
        grid = Grid(within=self, across=8, down=6)
        grid.addWidget(self._board, 0, 0, 1, _COLUMNS)
        for i, cell in enumerate(self.cells[:BOARD]):
            grid.addWidget(cell, 1 + i // _COLUMNS, i % _COLUMNS)
        grid.addWidget(self._own, 3, 0, 1, _COLUMNS)
        for i, cell in enumerate(self.cells[BOARD:]):
            grid.addWidget(cell, 4, i)
        for at in range(_COLUMNS):
            grid.setColumnStretch(at, 1)

    def _adapt(self, look: Look) -> None:
        self.set_cell_height(look.tall((46, 38)))

    def show_captions(self, board: str, own: str) -> None:
        """Whose cards are whose."""
        self._board.setText(board)
        self._own.setText(own)

    def focus_target(self) -> QWidget:
        """The whole, since several are chosen."""
        return self


class PickingStage(SheetStage[PickingState]):
    """The stage in which five cards are picked."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._prompt = Label(15, 600, Ink.TEXT, self, wrap=True)
        self._count = Label(14, 600, Ink.SECOND, self)
        self.cells = CardCells(self)
        self._hint = HintLine(self)
        parts = (self._prompt, self.cells, self._count, self._hint, REST)
        column(*parts, within=self, margins=(BLEED, 0, BLEED, 0), spacing=8)
        self.cells.picked.connect(self.picked)

    def show_state(self, state: PickingState) -> None:
        self._prompt.setText(state.prompt)
        self._count.setText(state.count)
        self.cells.show_captions(state.board, state.own)
        self.cells.show_state(state.place, state.prompt, state.cells)
        self._hint.show_text(state.hint)

    def focus_target(self) -> QWidget:
        return self.cells.focus_target()
