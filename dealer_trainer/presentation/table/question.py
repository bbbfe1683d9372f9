"""What stands at a question at present, for all parts of the sheet."""

from __future__ import annotations

from typing import TYPE_CHECKING

from dealer_trainer.text.amounts import hint_text
from dealer_trainer.text.language import _
from dealer_trainer.training.drill.state import Draft, DrillState, Stage
from dealer_trainer.training.drill.typed_amount import Hint

if TYPE_CHECKING:
    from dealer_trainer.rules.layout import Box
    from dealer_trainer.training.grading import Given
    from dealer_trainer.training.places import Place


def shown_answer(state: DrillState, place: Place) -> Draft | Given | None:
    """What stands at a place now: what is being answered, else the answer."""
    if place == state.focus and state.draft is not None:
        return state.draft
    return state.answer(place)


def asked_boxes(state: DrillState) -> list[int]:
    """The boxes of which something is asked, in the order of settlement."""
    return list(dict.fromkeys(p.box for p in state.fields if p.box is not None))


def hint_sentence(state: DrillState) -> str:
    """Why what was typed or picked is no answer yet, in words."""
    if state.hint is None:
        return ""
    if state.hint is Hint.NEEDS_ANSWER and state.stage is not Stage.BETS:
        return _("Choose an answer first")
    return hint_text(state.hint)


def active_box(state: DrillState) -> Box:
    """The box in focus."""
    number = None if state.focus is None else state.focus.box
    return next(box for box in state.layout.boxes if box.number == number)
