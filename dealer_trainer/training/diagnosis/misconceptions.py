"""Misconceptions, one table a game: each replaces one fact of a box, or the ruling of one bet."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import replace
from typing import Final, TypeAlias

from dealer_trainer.frozen import dataclass
from dealer_trainer.rules.bets import Bet
from dealer_trainer.rules.facts import BoxFacts, Result
from dealer_trainer.rules.game import Reason, Ruling, own_hand, pay_even, pay_row, push, take
from dealer_trainer.rules.games.casino_texas import first_five
from dealer_trainer.rules.games.registry import game_of
from dealer_trainer.rules.hands import Hand
from dealer_trainer.rules.house import FoldSide, GameName, House
from dealer_trainer.rules.layout import Layout
from dealer_trainer.rules.money import Action
from dealer_trainer.training.diagnosis.slips import Slip

FactMisconception: TypeAlias = Callable[[BoxFacts, Layout, Hand], BoxFacts]
"""The facts as they are believed to be, from the facts before, the layout and the box's hand."""

MistakenRuling: TypeAlias = Callable[[Ruling, BoxFacts, House], Ruling]
"""The ruling that is believed in; the one handed in where the misconception has nothing to say."""


@dataclass(frozen=True, slots=True)
class BetMisconception:
    """A misconception about what becomes of one bet."""

    bet: Bet
    ruling: MistakenRuling


def _compared(fact: Result, believed: Result) -> FactMisconception:
    def misconception(facts: BoxFacts, layout: Layout, hand: Hand) -> BoxFacts:
        return replace(facts, result=believed) if facts.result is fact else facts

    return misconception


def _bonus_read_from(read: Callable[[BoxFacts, Layout, Hand], Hand]) -> FactMisconception:
    def misconception(facts: BoxFacts, layout: Layout, hand: Hand) -> BoxFacts:
        if Bet.BONUS not in facts.sides:
            return facts
        return replace(facts, sides={**facts.sides, Bet.BONUS: read(facts, layout, hand).category})

    return misconception


COMPARISON_MISCONCEPTIONS: Final[Mapping[Slip, FactMisconception]] = {
    Slip.WIN_AS_LOSS: _compared(Result.WIN, Result.LOSE),
    Slip.WIN_AS_TIE: _compared(Result.WIN, Result.TIE),
    Slip.LOSS_AS_WIN: _compared(Result.LOSE, Result.WIN),
    Slip.LOSS_AS_TIE: _compared(Result.LOSE, Result.TIE),
    Slip.TIE_AS_WIN: _compared(Result.TIE, Result.WIN),
    Slip.TIE_AS_LOSS: _compared(Result.TIE, Result.LOSE),
}
"""Hands compared wrongly, in both games."""

FACT_MISCONCEPTIONS: Final[Mapping[GameName, Mapping[Slip, FactMisconception]]] = {
    GameName.ULTIMATE: COMPARISON_MISCONCEPTIONS,
    GameName.CASINO_TEXAS: {
        Slip.BONUS_OWN_CARD_MISSED: _bonus_read_from(
            lambda facts, layout, _hand: first_five(layout, facts.box)
        ),
        Slip.BONUS_ON_SEVEN_CARDS: _bonus_read_from(lambda _facts, _layout, hand: hand),
        **COMPARISON_MISCONCEPTIONS,
    },
}
"""Of each game, the misconceptions about facts, in the order of the list."""


def _where(
    result: Result,
    believed: MistakenRuling,
    *,
    fails: bool = False,
    action: Action | None = None,
) -> MistakenRuling:
    """A misconception about boxes of one result: only where the dealer fails, only about bets that
    are ruled so.
    """

    def misconception(ruling: Ruling, facts: BoxFacts, house: House) -> Ruling:
        held = (
            facts.result is result
            and not (fails and facts.opens)
            and (action is None or ruling.action is action)
        )
        return believed(ruling, facts, house) if held else ruling

    return misconception


def _paid_even(ruling: Ruling, facts: BoxFacts, house: House) -> Ruling:
    return pay_even()


def _left(ruling: Ruling, facts: BoxFacts, house: House) -> Ruling:
    return push(ruling.reason)


def _taken(ruling: Ruling, facts: BoxFacts, house: House) -> Ruling:
    return take(ruling.reason)


def _blind_by_its_row(ruling: Ruling, facts: BoxFacts, house: House) -> Ruling:
    return pay_row(house, Bet.BLIND, facts.category, Reason.WON_BY_TABLE) or ruling


def _trips_taken_unless_won(ruling: Ruling, facts: BoxFacts, house: House) -> Ruling:
    beaten = facts.result in (Result.LOSE, Result.TIE) and ruling.action is Action.PAY
    return take(Reason.LOST) if beaten else ruling


def _side_paid_on_fold(bet: Bet) -> BetMisconception:
    """The side bet by the box's own hand though the house takes it; where it would not pay
    nothing changes.
    """

    def misconception(ruling: Ruling, facts: BoxFacts, house: House) -> Ruling:
        if facts.result is not Result.FOLD or house.fold_side is not FoldSide.LOST:
            return ruling
        own = own_hand(house, bet, facts.sides[bet])
        return own if own.action is Action.PAY else ruling

    return BetMisconception(bet, misconception)


def _by_comparison(ruling: Ruling, facts: BoxFacts, house: House) -> Ruling:
    if facts.opens or facts.result is Result.FOLD:
        return ruling
    return game_of(house).rule(Bet.ANTE).rule(replace(facts, opens=True), house)


def _paid_though_not_compared(ruling: Ruling, facts: BoxFacts, house: House) -> Ruling:
    return ruling if facts.opens else pay_even()


_SIDE_TAKEN_ON_FOLD: Final = _where(Result.FOLD, _taken, action=Action.PAY)

BET_MISCONCEPTIONS: Final[Mapping[GameName, Mapping[Slip, BetMisconception]]] = {
    GameName.ULTIMATE: {
        Slip.ANTE_PAID_DEALER_FAILS: BetMisconception(
            Bet.ANTE, _where(Result.WIN, _paid_even, fails=True)
        ),
        Slip.ANTE_TAKEN_DEALER_FAILS: BetMisconception(
            Bet.ANTE, _where(Result.LOSE, _taken, fails=True)
        ),
        Slip.PLAY_LEFT_DEALER_FAILS: BetMisconception(
            Bet.PLAY, _where(Result.WIN, _left, fails=True)
        ),
        Slip.BLIND_LEFT_DEALER_FAILS: BetMisconception(
            Bet.BLIND, _where(Result.WIN, _left, fails=True, action=Action.PAY)
        ),
        Slip.FOLD_PUSHED: BetMisconception(Bet.ANTE, _where(Result.FOLD, _left, fails=True)),
        Slip.BLIND_PAID_BELOW_STRAIGHT: BetMisconception(
            Bet.BLIND, _where(Result.WIN, _paid_even, action=Action.PUSH)
        ),
        Slip.BLIND_TAKEN_BELOW_STRAIGHT: BetMisconception(
            Bet.BLIND, _where(Result.WIN, _taken, action=Action.PUSH)
        ),
        Slip.BLIND_LEFT_ON_STRAIGHT: BetMisconception(
            Bet.BLIND, _where(Result.WIN, _left, action=Action.PAY)
        ),
        Slip.BLIND_PAID_ON_LOSS: BetMisconception(
            Bet.BLIND, _where(Result.LOSE, _blind_by_its_row)
        ),
        Slip.BLIND_LEFT_ON_LOSS: BetMisconception(Bet.BLIND, _where(Result.LOSE, _left)),
        Slip.TRIPS_TAKEN_ON_LOSS: BetMisconception(Bet.TRIPS, _trips_taken_unless_won),
        Slip.TRIPS_LEFT_ON_TIE: BetMisconception(
            Bet.TRIPS, _where(Result.TIE, _left, action=Action.PAY)
        ),
        Slip.TRIPS_TAKEN_ON_FOLD: BetMisconception(Bet.TRIPS, _SIDE_TAKEN_ON_FOLD),
        Slip.TRIPS_PAID_ON_FOLD: _side_paid_on_fold(Bet.TRIPS),
    },
    GameName.CASINO_TEXAS: {
        Slip.COMPARED_THOUGH_DEALER_FAILS: BetMisconception(Bet.ANTE, _by_comparison),
        Slip.BET_PAID_DEALER_FAILS: BetMisconception(Bet.BET, _paid_though_not_compared),
        Slip.BET_TAKEN_DEALER_FAILS: BetMisconception(
            Bet.BET, _where(Result.LOSE, _taken, fails=True)
        ),
        Slip.BONUS_TAKEN_ON_FOLD: BetMisconception(Bet.BONUS, _SIDE_TAKEN_ON_FOLD),
        Slip.BONUS_PAID_ON_FOLD: _side_paid_on_fold(Bet.BONUS),
    },
}
"""Of each game, the misconceptions about what becomes of a bet, in the order of the list."""
