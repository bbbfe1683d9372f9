"""Where slips can happen: in which houses, and in which situations they are dealt."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from dealer_trainer.rules.house import FoldSide, House
from dealer_trainer.rules.money import MINOR
from dealer_trainer.rules.situations import Situation
from dealer_trainer.training.diagnosis.misconceptions import BET_MISCONCEPTIONS, FACT_MISCONCEPTIONS
from dealer_trainer.training.diagnosis.money_slips import MONEY_SLIPS
from dealer_trainer.training.diagnosis.slips import Slip

MISNAMING_SLIPS: Final = (Slip.DEALER_HAND_MISREAD, Slip.DEALER_MISJUDGED, Slip.HAND_MISREAD)
"""Beliefs that show in what was named."""

_FOLD_SIDE: Final = {
    Slip.TRIPS_TAKEN_ON_FOLD: FoldSide.PLAYS,
    Slip.TRIPS_PAID_ON_FOLD: FoldSide.LOST,
    Slip.BONUS_TAKEN_ON_FOLD: FoldSide.PLAYS,
    Slip.BONUS_PAID_ON_FOLD: FoldSide.LOST,
}

SLIP_SITUATIONS: Final[Mapping[Slip, tuple[Situation, ...]]] = {
    Slip.DEALER_HAND_MISREAD: (Situation.SAME_CATEGORY, Situation.DEALER_OPENS_ON_BOARD_PAIR),
    Slip.DEALER_MISJUDGED: (
        Situation.DEALER_FAILS,
        Situation.DEALER_OPENS_ON_BOARD_PAIR,
        Situation.DEALER_PAIR_BELOW_FOURS,
    ),
    Slip.HAND_MISREAD: (
        Situation.WHEEL,
        Situation.SIX_CARD_FLUSH,
        Situation.STRAIGHT_AND_FLUSH_APART,
        Situation.THREE_PAIRS,
        Situation.TWO_TRIPS,
        Situation.TRIPS_AND_TWO_PAIRS,
        Situation.COUNTERFEITED,
    ),
    Slip.ANTE_PAID_DEALER_FAILS: (Situation.WIN_DEALER_FAILS,),
    Slip.ANTE_TAKEN_DEALER_FAILS: (Situation.LOSE_DEALER_FAILS,),
    Slip.PLAY_LEFT_DEALER_FAILS: (Situation.WIN_DEALER_FAILS,),
    Slip.BLIND_LEFT_DEALER_FAILS: (Situation.BLIND_PAID, Situation.DEALER_FAILS),
    Slip.FOLD_PUSHED: (Situation.FOLD, Situation.DEALER_FAILS),
    Slip.COMPARED_THOUGH_DEALER_FAILS: (Situation.LOSE_DEALER_FAILS,),
    Slip.BET_PAID_DEALER_FAILS: (Situation.WIN_DEALER_FAILS,),
    Slip.BET_TAKEN_DEALER_FAILS: (Situation.LOSE_DEALER_FAILS,),
    Slip.BLIND_PAID_BELOW_STRAIGHT: (Situation.BLIND_PUSHES_ON_WIN,),
    Slip.BLIND_TAKEN_BELOW_STRAIGHT: (Situation.BLIND_PUSHES_ON_WIN,),
    Slip.BLIND_LEFT_ON_STRAIGHT: (Situation.BLIND_PAID,),
    Slip.BLIND_PAID_ON_LOSS: (Situation.BLIND_LOST_WITH_STRAIGHT,),
    Slip.BLIND_LEFT_ON_LOSS: (Situation.LOSE,),
    Slip.TRIPS_TAKEN_ON_LOSS: (Situation.TRIPS_PAID_ON_LOSS,),
    Slip.TRIPS_LEFT_ON_TIE: (Situation.TRIPS_PAID_ON_TIE,),
    Slip.TRIPS_TAKEN_ON_FOLD: (Situation.TRIPS_AFTER_FOLD,),
    Slip.TRIPS_PAID_ON_FOLD: (Situation.TRIPS_AFTER_FOLD,),
    Slip.BONUS_OWN_CARD_MISSED: (Situation.BONUS_FLOP_ONLY,),
    Slip.BONUS_ON_SEVEN_CARDS: (Situation.BONUS_NOT_FINAL,),
    Slip.BONUS_TAKEN_ON_FOLD: (Situation.BONUS_AFTER_FOLD,),
    Slip.BONUS_PAID_ON_FOLD: (Situation.BONUS_AFTER_FOLD,),
    Slip.WIN_AS_LOSS: (Situation.WIN,),
    Slip.WIN_AS_TIE: (Situation.WIN,),
    Slip.LOSS_AS_WIN: (Situation.LOSE,),
    Slip.LOSS_AS_TIE: (Situation.LOSE,),
    Slip.TIE_AS_WIN: (Situation.TIE,),
    Slip.TIE_AS_LOSS: (Situation.TIE,),
    Slip.OTHER_TABLE: (Situation.BLIND_PAID, Situation.BONUS_PAID),
    Slip.ROW_ABOVE: (Situation.BLIND_PAID, Situation.BONUS_PAID),
    Slip.ROW_BELOW: (Situation.TRIPS_PAID_ON_LOSS, Situation.BONUS_PAID),
    Slip.EVEN_MONEY: (Situation.BLIND_PAID, Situation.TRIPS_PAID_ON_LOSS, Situation.BONUS_PAID),
    Slip.OTHER_STAKE: (Situation.WIN,),
    Slip.STAKE_ADDED: (Situation.WIN,),
    Slip.HALF_DROPPED: (Situation.ODD_FLUSH,),
    Slip.PAY_LEFT: (Situation.WIN,),
}
"""Situations in which a slip changes an answer. Each alone will do, as far as a house knows it, but
for the two slips of ``TOGETHER``.
"""

TOGETHER: Final = frozenset({Slip.BLIND_LEFT_DEALER_FAILS, Slip.FOLD_PUSHED})
"""Slips that need all of their situations in one layout."""


def slips_possible(house: House) -> tuple[Slip, ...]:
    """The misconceptions and money slips that can happen to what a house deals, in the order of the
    list.
    """
    misconceptions = {
        *MISNAMING_SLIPS,
        *FACT_MISCONCEPTIONS[house.game],
        *BET_MISCONCEPTIONS[house.game],
    }
    impossible = {slip for slip, side in _FOLD_SIDE.items() if house.fold_side is not side}
    if not _deals_halves(house):
        impossible.add(Slip.HALF_DROPPED)
    possible = (misconceptions | set(MONEY_SLIPS)) - impossible
    return tuple(slip for slip in Slip if slip in possible)


def _deals_halves(house: House) -> bool:
    """Whether a payment within the limits can be no whole number of currency units."""
    for bet, table in house.tables.items():
        limit = house.limit_of(bet)
        unit = 2 * MINOR if table.halves else MINOR
        if limit.min % unit or (limit.min < limit.max and limit.step % unit):
            return True
    return False
