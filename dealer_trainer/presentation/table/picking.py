"""The five cards that play as the sheet shows them: being picked among the hand's seven."""

from __future__ import annotations

from dealer_trainer.presentation.sheet import CellState, PickingState
from dealer_trainer.presentation.table.question import hint_sentence
from dealer_trainer.text.cards import card_label, card_name
from dealer_trainer.text.language import _, ngettext
from dealer_trainer.training.drill.state import DrillState
from dealer_trainer.training.places import DEALER_FIVE


def picking(state: DrillState) -> PickingState:
    """The picking of five cards, for the dealer or for the box in focus."""
    place = DEALER_FIVE if state.focus is None else state.focus
    picked = state.picked
    cells = tuple(
        CellState(
            name=f"{place.name}.{at}",
            value=card,
            key=str(at),
            label=card_label(card),
            chosen=card in picked,
            spoken=_("{card}, key {key}").format(card=card_name(card), key=at),
        )
        for at, card in enumerate(state.seven, 1)
    )
    return PickingState(
        place=place.name,
        prompt=_("Pick the five cards that play"),
        cells=cells,
        board=_("Community cards"),
        own=_("Dealer's cards") if place.box is None else _("Player's cards"),
        count=ngettext("{n} card picked", "{n} cards picked", len(picked)).format(n=len(picked)),
        hint=hint_sentence(state),
    )
