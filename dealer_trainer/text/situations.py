"""The situations by name and in a sentence, and what was overlooked in a hand that is a trap."""

from __future__ import annotations

from collections.abc import Callable, Collection
from typing import Final

from dealer_trainer.rules.situations import CATEGORY_SITUATIONS, Situation
from dealer_trainer.text.hands import category_name
from dealer_trainer.text.language import N_, NC_
from dealer_trainer.training.diagnosis.slips import Slip

_CATEGORIES: Final = {situation: category for category, situation in CATEGORY_SITUATIONS.items()}

# Looked up when they are asked for, in the language of that moment.
_NAMES: Final[dict[Situation, Callable[[], str]]] = {
    Situation.WHEEL: NC_("situation", "Five-high straight"),
    Situation.SIX_CARD_FLUSH: NC_("situation", "Flush of six or seven cards"),
    Situation.STRAIGHT_AND_FLUSH_APART: NC_("situation", "Straight and flush of different cards"),
    Situation.THREE_PAIRS: NC_("situation", "Three pairs"),
    Situation.TWO_TRIPS: NC_("situation", "Three of a kind twice"),
    Situation.TRIPS_AND_TWO_PAIRS: NC_("situation", "Three of a kind and two pairs"),
    Situation.COUNTERFEITED: NC_("situation", "Counterfeited pair"),
    Situation.PLAYS_THE_BOARD: NC_("situation", "Plays the board"),
    Situation.SAME_CATEGORY: NC_("situation", "Same kind of hand as the dealer"),
    Situation.KICKER_DECIDES: NC_("situation", "A kicker decides"),
    Situation.TIE_SIXTH_CARD: NC_("situation", "Tie with a different sixth card"),
    Situation.WIN: NC_("situation", "Player wins"),
    Situation.LOSE: NC_("situation", "Dealer wins"),
    Situation.TIE: NC_("situation", "Tie"),
    Situation.FOLD: NC_("situation", "Fold"),
    Situation.DARK: NC_("situation", "Dark box"),
    Situation.WIN_DEALER_FAILS: NC_("situation", "Win, dealer does not qualify"),
    Situation.LOSE_DEALER_FAILS: NC_("situation", "Loss, dealer does not qualify"),
    Situation.TIE_DEALER_FAILS: NC_("situation", "Tie, dealer does not qualify"),
    Situation.BLIND_PAID: NC_("situation", "Blind is paid"),
    Situation.BLIND_PUSHES_ON_WIN: NC_("situation", "Blind stays on a win"),
    Situation.BLIND_LOST_WITH_STRAIGHT: NC_("situation", "Blind lost with a straight or better"),
    Situation.ODD_FLUSH: NC_("situation", "3:2 with a fraction"),
    Situation.TRIPS_PAID_ON_LOSS: NC_("situation", "Trips paid on a loss"),
    Situation.TRIPS_PAID_ON_TIE: NC_("situation", "Trips paid on a tie"),
    Situation.TRIPS_AFTER_FOLD: NC_("situation", "Trips after a fold"),
    Situation.BONUS_PAID: NC_("situation", "Bonus is paid"),
    Situation.BONUS_FLOP_ONLY: NC_("situation", "Three of a kind on the flop alone"),
    Situation.BONUS_NOT_FINAL: NC_("situation", "Hand made after the flop"),
    Situation.BONUS_QUADS_ONE_CARD: NC_("situation", "Four of a kind with one own card"),
    Situation.BONUS_AFTER_FOLD: NC_("situation", "Bonus after a fold"),
    Situation.DEALER_FAILS: NC_("situation", "Dealer does not qualify"),
    Situation.DEALER_OPENS_ON_BOARD_PAIR: NC_(
        "situation", "Dealer qualifies with a pair on the board"
    ),
    Situation.DEALER_PAIR_OF_FOURS: NC_("situation", "Dealer with a pair of fours"),
    Situation.DEALER_PAIR_BELOW_FOURS: NC_("situation", "Dealer with a pair of threes or twos"),
    Situation.DEALER_THREES_AND_TWOS: NC_("situation", "Dealer with two pair, threes and twos"),
}


def situation_name(situation: Situation) -> str:
    """A situation as lists and bars name it: Flush of six or seven cards."""
    category = _CATEGORIES.get(situation)
    return _NAMES[situation]() if category is None else category_name(category)


_READ: Final = frozenset({Slip.HAND_MISREAD, Slip.DEALER_HAND_MISREAD})
_JUDGED: Final = frozenset({Slip.DEALER_HAND_MISREAD, Slip.DEALER_MISJUDGED})
_TIED_NOT: Final = frozenset({Slip.WIN_AS_TIE, Slip.LOSS_AS_TIE})
_COMPARED: Final = frozenset({Slip.WIN_AS_LOSS, Slip.LOSS_AS_WIN, *_TIED_NOT})
_TIED: Final = frozenset({Slip.TIE_AS_WIN, Slip.TIE_AS_LOSS})

_Trap = tuple[Situation, frozenset[Slip], Callable[[], str]]

# The first that holds is told: what is rarer stands before what is common.
_TRAPS: Final[tuple[_Trap, ...]] = (
    (Situation.WHEEL, _READ, N_("A-2-3-4-5 is a straight: the ace is low too")),
    (
        Situation.STRAIGHT_AND_FLUSH_APART,
        _READ,
        N_("Straight and flush are made of different cards: it is a flush"),
    ),
    (
        Situation.SIX_CARD_FLUSH,
        _READ,
        N_("Six or seven cards share the suit: the five highest of them play"),
    ),
    (
        Situation.TWO_TRIPS,
        _READ,
        N_("Three of a kind twice is a full house: of the lower three two play"),
    ),
    (
        Situation.TRIPS_AND_TWO_PAIRS,
        _READ,
        N_("Three of a kind and two pairs: the higher pair completes the full house"),
    ),
    (
        Situation.COUNTERFEITED,
        _READ | _COMPARED,
        N_("The board's two pairs are higher than the pocket pair: that does not play"),
    ),
    (
        Situation.THREE_PAIRS,
        _READ,
        N_("Of three pairs only the two higher count; the fifth card is the highest left"),
    ),
    (
        Situation.KICKER_DECIDES,
        _COMPARED,
        N_("The hands are equal but for a kicker, and it decides"),
    ),
    (
        Situation.TIE_SIXTH_CARD,
        _TIED,
        N_("The five cards are equal: a higher sixth card never counts"),
    ),
    (
        Situation.DEALER_OPENS_ON_BOARD_PAIR,
        _JUDGED,
        N_("The pair lies on the board, and it counts: the dealer opens"),
    ),
    (
        Situation.DEALER_PAIR_BELOW_FOURS,
        _JUDGED,
        N_("Twos or threes are below a pair of fours: no game"),
    ),
    (
        Situation.DEALER_THREES_AND_TWOS,
        _JUDGED,
        N_("Two pair beat a pair of fours, threes and twos too: the dealer opens"),
    ),
)


def trap_text(slip: Slip, situations: Collection[Situation]) -> str:
    """What was overlooked in a hand of these situations; nothing where it is no known trap."""
    for situation, slips, text in _TRAPS:
        if situation in situations and slip in slips:
            return text()
    return ""
