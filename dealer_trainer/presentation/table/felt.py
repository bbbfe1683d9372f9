"""The felt's picture of a layout being settled: what is answered, and so lies where."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import replace
from typing import TYPE_CHECKING

from dealer_trainer.presentation.felt import BoxView, CardLook, CardView, FeltState, SpotView
from dealer_trainer.presentation.table.words import box_of, box_word, dealer_words
from dealer_trainer.rules.bets import Bet
from dealer_trainer.rules.game import SpotPlace
from dealer_trainer.rules.games.registry import bets_of, felt_spots, hand_is_asked
from dealer_trainer.rules.house import House, Spots
from dealer_trainer.rules.money import Action, Answer
from dealer_trainer.text.amounts import amount_shown, difference_shown
from dealer_trainer.text.bets import bet_label
from dealer_trainer.text.language import pgettext
from dealer_trainer.training.drill.state import DrillState, Stage
from dealer_trainer.training.places import (
    DEALER_CATEGORY,
    DEALER_QUALIFIES,
    box_bet,
)

if TYPE_CHECKING:
    from dealer_trainer.rules.cards import Card
    from dealer_trainer.rules.layout import Box
    from dealer_trainer.training.grading import Given


def whole_felt(
    house: House,
    boxes: tuple[BoxView, ...],
    board: tuple[CardView, ...],
    dealer: tuple[CardView, ...],
    plate: tuple[str, ...],
    active: bool,
    mark: bool | None,
) -> FeltState:
    """The table with its boxes and the dealer's side."""
    return FeltState(
        places=house.boxes,
        boxes=boxes,
        board=board,
        dealer=dealer,
        dealer_word=pgettext("felt", "DEALER"),
        chips=house.chips,
        dealer_plate=plate,
        dealer_active=active,
        dealer_mark=mark,
        flop_apart=any(rule.on_flop for rule in bets_of(house)),
        spots_as_printed=house.spots is Spots.AS_PRINTED,
    )


def empty_box(number: int, house: House) -> BoxView:
    """A place where nobody plays."""
    spots = tuple(
        SpotView(place, bet_label(bet).upper(), bet.value) for bet, place in felt_spots(house)
    )
    return BoxView(number, False, spots, state_word=box_word(None))


def _plain(cards: Iterable[Card]) -> tuple[CardView, ...]:
    return tuple(CardView(card) for card in cards)


def hole_cards(box: Box, house: House, looks: dict[Card, CardLook]) -> tuple[CardView, ...]:
    """The two cards of a box; of a folded hand that is not asked they lie face down."""
    if not hand_is_asked(box, house):
        return tuple(CardView(card, CardLook.DOWN) for card in box.cards)
    return tuple(CardView(card, looks.get(card, CardLook.PLAIN)) for card in box.cards)


def spot_view(
    bet: Bet, place: SpotPlace, stake: int | None, answer: Given | None, typed: str | None
) -> SpotView:
    """A bet with its stake and what was said of it."""
    label = "" if stake is None else amount_shown(stake)
    outcome, payout, payout_label = None, None, ""
    if isinstance(answer, Answer) and typed is None:
        outcome = answer.action
        if answer.action is Action.PAY:
            payout, payout_label = answer.amount, difference_shown(answer.amount)
    return SpotView(
        place=place,
        caption=bet_label(bet).upper(),
        bet_key=bet.value,
        stake=stake,
        label=label,
        typed=typed,
        outcome=outcome,
        payout=payout,
        payout_label=payout_label,
    )


def entry_felt(state: DrillState, house: House) -> FeltState:
    """The table while a layout is being settled: what is answered lies on it at once."""
    boxes = tuple(_entry_box(state, house, n) for n in range(1, house.boxes + 1))
    plate = dealer_words(state.answer(DEALER_CATEGORY), state.answer(DEALER_QUALIFIES), house)
    at_dealer = state.focus is not None and state.focus.box is None
    layout = state.layout
    board, dealer = _to_pick(state, layout.board), _to_pick(state, layout.dealer)
    return whole_felt(house, boxes, board, dealer, plate, at_dealer, None)


def _to_pick(state: DrillState, cards: Iterable[Card]) -> tuple[CardView, ...]:
    """Cards as they lie; while five are to be picked each of the hand bears its key's number."""
    if state.stage is not Stage.PICK_FIVE:
        return _plain(cards)
    seven, picked = state.seven, state.picked
    return tuple(
        CardView(
            card,
            CardLook.PLAYS if card in picked else CardLook.PLAIN,
            seven.index(card) + 1 if card in seven else 0,
        )
        for card in cards
    )


def _entry_box(state: DrillState, house: House, number: int) -> BoxView:
    box = box_of(state.layout, number)
    if box is None:
        return empty_box(number, house)
    asked = any(place.box == number for place in state.fields)
    return BoxView(
        number=number,
        occupied=True,
        spots=tuple(_entry_spot(state, box, bet, at) for bet, at in felt_spots(house)),
        cards=_to_pick(state, box.cards)
        if hand_is_asked(box, house)
        else hole_cards(box, house, {}),
        dark=box.dark,
        folded=box.folded,
        active=state.focus is not None and state.focus.box == number,
        naming=state.stage in (Stage.PICK_FIVE, Stage.NAME_BOX)
        and state.focus is not None
        and state.focus.box == number,
        done=asked and not state.shown and state.is_done(number),
        state_word=box_word(box),
    )


def _entry_spot(state: DrillState, box: Box, bet: Bet, at: SpotPlace) -> SpotView:
    stake = box.stake(bet)
    place = box_bet(box.number, bet)
    answer, typed = state.answer(place), None
    active = state.focus == place
    if active and state.draft is not None:
        answer = state.draft if isinstance(state.draft, Answer) else None
        typed = state.draft if isinstance(state.draft, str) else None
    return replace(spot_view(bet, at, stake, answer, typed), active=active)
