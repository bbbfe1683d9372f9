"""A stage of the sheet: what each has in common, and which one shows which state."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Generic, TypeVar

from PySide6.QtCore import Signal

from dealer_trainer.presentation.sheet import (
    BetsState,
    Body,
    CheckState,
    FeedbackState,
    NamingState,
    PickingState,
)
from dealer_trainer.ui.widgets.parts import Panel

if TYPE_CHECKING:
    from PySide6.QtWidgets import QWidget

State = TypeVar("State")


class Stage(Panel, Generic[State]):
    """Shows one kind of state. Only the stage that is shown bears the names of the answers."""

    picked = Signal(str, object)
    """A place, and what was picked for it."""

    place_clicked = Signal(str)
    button_clicked = Signal(str)

    def show_state(self, state: State) -> None:
        """Show what is asked, answered or marked."""
        raise NotImplementedError

    def release(self) -> None:
        """Give up all names: another stage bears them now."""

    def focus_target(self) -> QWidget | None:
        """The widget that the keys answer; nothing where it is a button below the stage."""
        return None


def stage_for(body: Body) -> type[Stage[Any]]:
    """The stage that shows a body; its module is loaded when it is first wanted."""
    match body:
        case PickingState():
            from dealer_trainer.ui.sheet.picking import PickingStage  # noqa: PLC0415 -- see above

            return PickingStage
        case NamingState():
            from dealer_trainer.ui.sheet.naming import NamingStage  # noqa: PLC0415 -- see above

            return NamingStage
        case BetsState():
            from dealer_trainer.ui.sheet.bets import BetsStage  # noqa: PLC0415 -- see above

            return BetsStage
        case CheckState():
            from dealer_trainer.ui.sheet.bets import CheckStage  # noqa: PLC0415 -- see above

            return CheckStage
        case FeedbackState():
            from dealer_trainer.ui.sheet.feedback import (  # noqa: PLC0415 -- see above
                FeedbackStage,
            )

            return FeedbackStage
