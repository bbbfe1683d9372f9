"""The hands as the sheet shows them: five cards being picked, a hand being named, or named."""

from __future__ import annotations

from dealer_trainer.presentation.sheet import (
    CellState,
    LineState,
    NamingState,
    PickingState,
    StakeState,
)
from dealer_trainer.presentation.table.words import (
    active_box,
    dealer_words,
    hint_sentence,
    shown_answer,
)
from dealer_trainer.rules.games.registry import game_of
from dealer_trainer.rules.hands import Category
from dealer_trainer.rules.house import House
from dealer_trainer.text.amounts import amount_shown
from dealer_trainer.text.bets import (
    bet_label,
    box_name,
    hand_cell_name,
)
from dealer_trainer.text.cards import card_label, card_name
from dealer_trainer.text.hands import category_name
from dealer_trainer.text.houses import call_label, qualifies_question
from dealer_trainer.text.language import _, ngettext, pgettext
from dealer_trainer.training.drill.state import DrillState, Stage
from dealer_trainer.training.places import (
    DEALER_CATEGORY,
    DEALER_FIVE,
    DEALER_PLACES,
    DEALER_QUALIFIES,
    Place,
    box_category,
)

_GRID = tuple(reversed(Category))
"""Royal flush at the upper left, high card at the lower right."""


def dealer_line(state: DrillState, house: House) -> LineState | None:
    """The dealer's hand as it was named, over the boxes; nothing while it is being named."""
    asked = [p for p in DEALER_PLACES if p in state.fields]
    if not asked or (state.focus is not None and state.focus.box is None):
        return None
    category, opens = state.answer(DEALER_CATEGORY), state.answer(DEALER_QUALIFIES)
    words = dealer_words(category, opens, house)
    text = " · ".join(words) or pgettext("dealer's hand", "not named yet")
    return LineState(
        name=asked[0].name,
        caption=_("Dealer's hand"),
        text=text,
        done=state.is_done(None),
        spoken=_("Dealer's hand: {answer}").format(answer=text),
    )


def category_key(category: Category) -> str:
    """The digit that names a hand; the royal flush has the 0."""
    return str((category.value + 1) % 10)


def _cells(state: DrillState, place: Place) -> tuple[CellState, ...]:
    if place not in state.fields:
        return ()
    chosen = shown_answer(state, place)
    return tuple(
        CellState(
            name=f"{place.name}.{category.key}",
            value=category,
            key=category_key(category),
            label=category_name(category),
            chosen=chosen is category,
            spoken=hand_cell_name(category, int(category_key(category))),
        )
        for category in _GRID
    )


def _calls(state: DrillState, house: House) -> tuple[CellState, ...]:
    if DEALER_QUALIFIES not in state.fields:
        return ()
    chosen = shown_answer(state, DEALER_QUALIFIES)
    return tuple(
        CellState(
            name=f"{DEALER_QUALIFIES.name}.{str(opens).lower()}",
            value=opens,
            key="+" if opens else "−",
            label=call_label(house.game, opens),
            chosen=chosen is opens,
            spoken=_("{call}, key {key}").format(
                call=call_label(house.game, opens), key="+" if opens else "−"
            ),
        )
        for opens in (True, False)
    )


def dealer_naming(state: DrillState, house: House) -> NamingState:
    """The naming of the dealer's hand, and whether he opens."""
    return NamingState(
        place=DEALER_CATEGORY.name,
        prompt=_("Name the dealer's hand"),
        cells=_cells(state, DEALER_CATEGORY),
        naming=state.stage is Stage.NAME_DEALER,
        call_place=DEALER_QUALIFIES.name,
        question=qualifies_question(house.game),
        calls=_calls(state, house),
        calling=state.stage is Stage.QUALIFY,
        hint=hint_sentence(state),
    )


def box_naming(state: DrillState, house: House) -> NamingState:
    """The naming of the active box's hand."""
    box = active_box(state)
    place = box_category(box.number)
    bets = [place for place in state.fields if place.box == box.number and place.is_wager]
    stakes = game_of(house).stakes(box)
    return NamingState(
        place=place.name,
        prompt=_("Name the player's hand"),
        cells=_cells(state, place),
        naming=True,
        then=_("Then settle") if bets else _("Stakes"),
        stakes=tuple(StakeState(bet, bet_label(bet), amount_shown(s)) for bet, s in stakes),
        hint=hint_sentence(state),
    )


def hand_line(state: DrillState, number: int) -> LineState | None:
    """The hand of a box as it was named; nothing where it is not asked."""
    place = box_category(number)
    if place not in state.fields:
        return None
    answer = state.answer(place)
    text, key = pgettext("hand", "not named yet"), ""
    if isinstance(answer, Category):
        text, key = category_name(answer), category_key(answer)
    return LineState(
        name=place.name,
        caption=_("Player's hand"),
        text=text,
        done=bool(key),
        key=key,
        spoken=_("{box}, player's hand: {answer}").format(box=box_name(number), answer=text),
    )


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
