"""Tables to paint: the spec's own example while it is answered, and after marking."""

from __future__ import annotations

from dataclasses import replace
from typing import Final

from dealer_trainer.presentation.felt import BoxView, CardLook, CardView, FeltState, SpotView
from dealer_trainer.rules.cards import parse_card
from dealer_trainer.rules.game import SpotPlace
from dealer_trainer.rules.house import Chip
from dealer_trainer.rules.money import Action

CHIPS: Final = tuple(
    Chip(value, colour)
    for value, colour in (
        (50, "#D977A6"),
        (100, "#ECE9E0"),
        (500, "#C0392F"),
        (2500, "#1E8A50"),
        (10000, "#262A31"),
        (50000, "#7446B5"),
        (100000, "#D7A11E"),
    )
)
ULTIMATE: Final = (
    (SpotPlace.ANTE, "ANTE", "ante"),
    (SpotPlace.BLIND, "BLIND", "blind"),
    (SpotPlace.PLAY, "PLAY", "play"),
    (SpotPlace.SIDE, "TRIPS", "trips"),
)
CASINO_TEXAS: Final = (
    (SpotPlace.SIDE, "BONUS", "bonus"),
    (SpotPlace.MIDDLE_ANTE, "ANTE", "ante"),
    (SpotPlace.PLAY, "BET", "bet"),
)
Print = tuple[tuple[SpotPlace, str, str], ...]


def cards(text: str, look: CardLook = CardLook.PLAIN) -> tuple[CardView, ...]:
    """Cards from their file text."""
    found = [parse_card(word) for word in text.split()]
    return tuple(CardView(card, look) for card in found if card is not None)


def spots(cloth: Print, stake: int | None) -> tuple[SpotView, ...]:
    """One stake on every spot."""
    label = "" if stake is None else str(stake // 100)
    return tuple(SpotView(place, caption, key, stake, label) for place, caption, key in cloth)


def table(places: int, cloth: Print = ULTIMATE, active: int | None = None) -> FeltState:
    """A table with box 1 taken, the second dark, the third folded, the last empty where three."""
    boxes = []
    for number in range(1, places + 1):
        box = BoxView(number, True, spots(cloth, 1500), cards("Kh 5c"), active=number == active)
        if number == 2:
            box = replace(box, dark=True, state_word="dark")
        if number == 3:
            box = replace(box, folded=True, state_word="fold", cards=cards("7h 8h", CardLook.DOWN))
        if number == places > 3:
            box = BoxView(number, False, spots(cloth, None), state_word="empty")
        boxes.append(box)
    return FeltState(
        places=places,
        boxes=tuple(boxes),
        board=cards("Ks Jh 9d 8h 3c"),
        dealer=cards("Ac 4d"),
        dealer_word="DEALER",
        chips=CHIPS,
        dealer_plate=("High card", "does not qualify"),
        flop_apart=cloth is CASINO_TEXAS,
    )


def with_spot(state: FeltState, number: int, key: str, **changes: object) -> FeltState:
    """The table with one spot of one box changed."""
    box = state.boxes[number - 1]
    changed = tuple(
        replace(spot, **changes) if spot.bet_key == key else spot  # type: ignore[arg-type]
        for spot in box.spots
    )
    return with_box(state, number, spots=changed)


def with_box(state: FeltState, number: int, **changes: object) -> FeltState:
    """The table with one box changed."""
    return replace(
        state,
        boxes=tuple(
            replace(box, **changes) if box.number == number else box  # type: ignore[arg-type]
            for box in state.boxes
        ),
    )


def marked(state: FeltState) -> FeltState:
    """Box 1 after marking: each outcome once, marks of both kinds, and five cards that play."""
    said = (
        (Action.PAY, 2250, False),
        (Action.PUSH, None, True),
        (Action.TAKE, None, True),
        (Action.PAY, 4500, True),
    )
    box = state.boxes[0]
    new = tuple(
        replace(spot, outcome=outcome, payout=payout, payout_label="+22.5", mark=mark)
        for spot, (outcome, payout, mark) in zip(box.spots, said, strict=False)
    )
    looks = [CardLook.PLAYS] * 3 + [CardLook.DECIDES, CardLook.LEFT_OUT]
    board = tuple(CardView(view.card, look) for view, look in zip(state.board, looks, strict=True))
    told = with_box(state, 1, spots=new, mark=False, active=True)
    return replace(told, board=board, dealer_mark=True)
