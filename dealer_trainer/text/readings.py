"""What was overlooked in a hand, where its cards are one of the known traps."""

from __future__ import annotations

from collections.abc import Callable, Collection
from typing import Final

from dealer_trainer.rules.situations import Situation
from dealer_trainer.text.language import N_
from dealer_trainer.training.diagnosis.slips import Slip

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
