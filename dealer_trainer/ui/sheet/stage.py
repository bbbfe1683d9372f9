"""What the stages of the sheet have in common."""

from __future__ import annotations

from typing import TYPE_CHECKING, Generic, TypeVar

from PySide6.QtCore import Signal

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
