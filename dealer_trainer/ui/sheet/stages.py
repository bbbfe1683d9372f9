"""The stages of the sheet, one at a time; each is loaded and built when it is first shown."""

from __future__ import annotations

from functools import cached_property
from typing import TYPE_CHECKING, TypeAlias, TypeVar

from PySide6.QtCore import QObject, Signal

from dealer_trainer.presentation.sheet import (
    BetsState,
    Body,
    CheckState,
    FeedbackState,
    NamingState,
    PickingState,
)
from dealer_trainer.ui.theme.look import Look, dress_all

if TYPE_CHECKING:
    from PySide6.QtWidgets import QVBoxLayout, QWidget

    from dealer_trainer.ui.sheet.bets import BetsStage, CheckStage
    from dealer_trainer.ui.sheet.feedback import FeedbackStage
    from dealer_trainer.ui.sheet.naming import NamingStage
    from dealer_trainer.ui.sheet.picking import PickingStage

    Stage: TypeAlias = PickingStage | NamingStage | BetsStage | CheckStage | FeedbackStage
    _Some = TypeVar("_Some", PickingStage, NamingStage, BetsStage, CheckStage, FeedbackStage)


class Stages(QObject):
    """One column of them. Only the one that is shown bears the names of the answers."""

    picked = Signal(str, object)
    place_clicked = Signal(str)
    button_clicked = Signal(str)

    def __init__(self, inside: QWidget, column: QVBoxLayout) -> None:
        super().__init__(inside)
        self._inside = inside
        self._column = column
        self._look = Look()
        self._built: list[Stage] = []

    @cached_property
    def picking(self) -> PickingStage:
        """Picking five cards."""
        from dealer_trainer.ui.sheet.picking import PickingStage  # noqa: PLC0415 -- see above

        stage = PickingStage(self._inside)
        stage.picked.connect(self.picked)
        return self._put(stage)

    @cached_property
    def naming(self) -> NamingStage:
        """Naming a hand, and calling whether the dealer opens."""
        from dealer_trainer.ui.sheet.naming import NamingStage  # noqa: PLC0415 -- see above

        stage = NamingStage(self._inside)
        stage.picked.connect(self.picked)
        return self._put(stage)

    @cached_property
    def bets(self) -> BetsStage:
        """Settling the bets of a box."""
        from dealer_trainer.ui.sheet.bets import BetsStage  # noqa: PLC0415 -- see above

        stage = BetsStage(self._inside)
        stage.place_clicked.connect(self.place_clicked)
        return self._put(stage)

    @cached_property
    def check(self) -> CheckStage:
        """Looking it all over."""
        from dealer_trainer.ui.sheet.bets import CheckStage  # noqa: PLC0415 -- see above

        return self._put(CheckStage(self._inside))

    @cached_property
    def feedback(self) -> FeedbackStage:
        """The marks."""
        from dealer_trainer.ui.sheet.feedback import FeedbackStage  # noqa: PLC0415 -- see above

        stage = FeedbackStage(self._inside)
        stage.place_clicked.connect(self.place_clicked)
        stage.show_me.clicked.connect(self._press)
        return self._put(stage)

    def _put(self, stage: _Some) -> _Some:
        stage.hide()
        stage.dress(self._look)
        # Not a stack: it would be as high as its highest stage.
        self._column.addWidget(stage, 1)
        self._built.append(stage)
        return stage

    def dress(self, look: Look) -> None:
        """Take on a look."""
        self._look = look
        dress_all(look, *self._built)

    def show_body(self, body: Body) -> None:
        """Show the stage of a body; all others give up their names before."""
        self._turn_to(self.stage_of(body))
        match body:
            case PickingState():
                self.picking.show_state(body)
            case NamingState():
                self.naming.show_state(body)
            case BetsState():
                self.bets.show_state(body)
            case CheckState():
                self.check.show_state(body)
            case FeedbackState():
                self.feedback.show_state(body)

    def stage_of(self, body: Body) -> Stage:
        """The stage that shows a body."""
        match body:
            case PickingState():
                return self.picking
            case NamingState():
                return self.naming
            case BetsState():
                return self.bets
            case CheckState():
                return self.check
            case FeedbackState():
                return self.feedback

    def _turn_to(self, shown: Stage) -> None:
        for stage in self._built:
            if stage is not shown:
                stage.release()
                stage.hide()
        shown.show()

    def focus_target(self, body: Body) -> QWidget | None:
        """The widget of a stage that the keys answer; nothing where it is a button below."""
        match body:
            case PickingState():
                return self.picking.focus_target()
            case NamingState():
                return self.naming.focus_target()
            case BetsState():
                return self.bets.focus_target()
            case _:
                return None

    def _press(self) -> None:
        self.button_clicked.emit(self.sender().objectName())
