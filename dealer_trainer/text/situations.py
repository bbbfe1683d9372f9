"""The situations by name, and what each of them is, in a sentence."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from dealer_trainer.rules.situations import CATEGORY_SITUATIONS, Situation
from dealer_trainer.text.hands import category_name
from dealer_trainer.text.language import pgettext

_CATEGORIES: Final = {situation: category for category, situation in CATEGORY_SITUATIONS.items()}

# Looked up when they are asked for, in the language of that moment.
_NAMES: Final[dict[Situation, Callable[[], str]]] = {
    Situation.WHEEL: lambda: pgettext("situation", "Five-high straight"),
    Situation.SIX_CARD_FLUSH: lambda: pgettext("situation", "Flush of six or seven cards"),
    Situation.STRAIGHT_AND_FLUSH_APART: lambda: pgettext(
        "situation", "Straight and flush of different cards"
    ),
    Situation.THREE_PAIRS: lambda: pgettext("situation", "Three pairs"),
    Situation.TWO_TRIPS: lambda: pgettext("situation", "Three of a kind twice"),
    Situation.TRIPS_AND_TWO_PAIRS: lambda: pgettext("situation", "Three of a kind and two pairs"),
    Situation.COUNTERFEITED: lambda: pgettext("situation", "Counterfeited pair"),
    Situation.PLAYS_THE_BOARD: lambda: pgettext("situation", "Plays the board"),
    Situation.SAME_CATEGORY: lambda: pgettext("situation", "Same kind of hand as the dealer"),
    Situation.KICKER_DECIDES: lambda: pgettext("situation", "A kicker decides"),
    Situation.TIE_SIXTH_CARD: lambda: pgettext("situation", "Tie with a different sixth card"),
    Situation.WIN: lambda: pgettext("situation", "Player wins"),
    Situation.LOSE: lambda: pgettext("situation", "Dealer wins"),
    Situation.TIE: lambda: pgettext("situation", "Tie"),
    Situation.FOLD: lambda: pgettext("situation", "Fold"),
    Situation.DARK: lambda: pgettext("situation", "Dark box"),
    Situation.WIN_DEALER_FAILS: lambda: pgettext("situation", "Win, dealer does not qualify"),
    Situation.LOSE_DEALER_FAILS: lambda: pgettext("situation", "Loss, dealer does not qualify"),
    Situation.TIE_DEALER_FAILS: lambda: pgettext("situation", "Tie, dealer does not qualify"),
    Situation.BLIND_PAID: lambda: pgettext("situation", "Blind is paid"),
    Situation.BLIND_PUSHES_ON_WIN: lambda: pgettext("situation", "Blind stays on a win"),
    Situation.BLIND_LOST_WITH_STRAIGHT: lambda: pgettext(
        "situation", "Blind lost with a straight or better"
    ),
    Situation.ODD_FLUSH: lambda: pgettext("situation", "3:2 with a fraction"),
    Situation.TRIPS_PAID_ON_LOSS: lambda: pgettext("situation", "Trips paid on a loss"),
    Situation.TRIPS_PAID_ON_TIE: lambda: pgettext("situation", "Trips paid on a tie"),
    Situation.TRIPS_AFTER_FOLD: lambda: pgettext("situation", "Trips after a fold"),
    Situation.BONUS_PAID: lambda: pgettext("situation", "Bonus is paid"),
    Situation.BONUS_FLOP_ONLY: lambda: pgettext("situation", "Three of a kind on the flop alone"),
    Situation.BONUS_NOT_FINAL: lambda: pgettext("situation", "Hand made after the flop"),
    Situation.BONUS_QUADS_ONE_CARD: lambda: pgettext(
        "situation", "Four of a kind with one own card"
    ),
    Situation.BONUS_AFTER_FOLD: lambda: pgettext("situation", "Bonus after a fold"),
    Situation.DEALER_FAILS: lambda: pgettext("situation", "Dealer does not qualify"),
    Situation.DEALER_OPENS_ON_BOARD_PAIR: lambda: pgettext(
        "situation", "Dealer qualifies with a pair on the board"
    ),
    Situation.DEALER_PAIR_OF_FOURS: lambda: pgettext("situation", "Dealer with a pair of fours"),
    Situation.DEALER_PAIR_BELOW_FOURS: lambda: pgettext(
        "situation", "Dealer with a pair of threes or twos"
    ),
    Situation.DEALER_THREES_AND_TWOS: lambda: pgettext(
        "situation", "Dealer with two pair, threes and twos"
    ),
}


def situation_name(situation: Situation) -> str:
    """A situation as lists and bars name it: Flush of six or seven cards."""
    category = _CATEGORIES.get(situation)
    return _NAMES[situation]() if category is None else category_name(category)
