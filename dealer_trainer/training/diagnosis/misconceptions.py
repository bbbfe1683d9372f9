"""False beliefs, one table a game: each replaces one fact of a box, or the ruling of one bet."""

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

FactBelief: TypeAlias = Callable[[BoxFacts, Layout, Hand], BoxFacts]
"""The facts as they are believed to be, from the facts before, the layout and the box's hand."""

RulingBelief: TypeAlias = Callable[[Ruling, BoxFacts, House], Ruling]
"""The ruling that is believed in; the one handed in where the belief has nothing to say."""


@dataclass(frozen=True, slots=True)
class RowBelief:
    """A belief about what becomes of one bet."""

    bet: Bet
    ruling: RulingBelief


def _compared(fact: Result, believed: Result) -> FactBelief:
    def belief(facts: BoxFacts, layout: Layout, hand: Hand) -> BoxFacts:
        return replace(facts, result=believed) if facts.result is fact else facts

    return belief


def _bonus_read_from(read: Callable[[BoxFacts, Layout, Hand], Hand]) -> FactBelief:
    def belief(facts: BoxFacts, layout: Layout, hand: Hand) -> BoxFacts:
        if Bet.BONUS not in facts.sides:
            return facts
        return replace(facts, sides={**facts.sides, Bet.BONUS: read(facts, layout, hand).category})

    return belief


COMPARING: Final[Mapping[Slip, FactBelief]] = {
    Slip.WIN_AS_LOSS: _compared(Result.WIN, Result.LOSE),
    Slip.WIN_AS_TIE: _compared(Result.WIN, Result.TIE),
    Slip.LOSS_AS_WIN: _compared(Result.LOSE, Result.WIN),
    Slip.LOSS_AS_TIE: _compared(Result.LOSE, Result.TIE),
    Slip.TIE_AS_WIN: _compared(Result.TIE, Result.WIN),
    Slip.TIE_AS_LOSS: _compared(Result.TIE, Result.LOSE),
}
"""Hands compared wrongly, in both games."""

FACT_BELIEFS: Final[Mapping[GameName, Mapping[Slip, FactBelief]]] = {
    GameName.ULTIMATE: COMPARING,
    GameName.CASINO_TEXAS: {
        Slip.BONUS_OWN_CARD_MISSED: _bonus_read_from(
            lambda facts, layout, _hand: first_five(layout, facts.box)
        ),
        Slip.BONUS_ON_SEVEN_CARDS: _bonus_read_from(lambda _facts, _layout, hand: hand),
        **COMPARING,
    },
}
"""Of each game, the beliefs about facts, in the order of the list."""


def _where(
    result: Result,
    believed: RulingBelief,
    *,
    fails: bool = False,
    action: Action | None = None,
) -> RulingBelief:
    """A belief about boxes of one result: only where the dealer fails, only about bets that are
    ruled so.
    """

    def belief(ruling: Ruling, facts: BoxFacts, house: House) -> Ruling:
        held = (
            facts.result is result
            and not (fails and facts.opens)
            and (action is None or ruling.action is action)
        )
        return believed(ruling, facts, house) if held else ruling

    return belief


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


def _side_paid_on_fold(bet: Bet) -> RowBelief:
    """The side bet by the box's own hand though the house takes it; where it would not pay
    nothing changes.
    """

    def belief(ruling: Ruling, facts: BoxFacts, house: House) -> Ruling:
        if facts.result is not Result.FOLD or house.fold_side is not FoldSide.LOST:
            return ruling
        own = own_hand(house, bet, facts.sides[bet])
        return own if own.action is Action.PAY else ruling

    return RowBelief(bet, belief)


def _by_comparison(ruling: Ruling, facts: BoxFacts, house: House) -> Ruling:
    if facts.opens or facts.result is Result.FOLD:
        return ruling
    return game_of(house).rule(Bet.ANTE).rule(replace(facts, opens=True), house)


def _paid_though_not_compared(ruling: Ruling, facts: BoxFacts, house: House) -> Ruling:
    return ruling if facts.opens else pay_even()


_SIDE_TAKEN_ON_FOLD: Final = _where(Result.FOLD, _taken, action=Action.PAY)

ROW_BELIEFS: Final[Mapping[GameName, Mapping[Slip, RowBelief]]] = {
    GameName.ULTIMATE: {
        Slip.ANTE_PAID_DEALER_FAILS: RowBelief(
            Bet.ANTE, _where(Result.WIN, _paid_even, fails=True)
        ),
        Slip.ANTE_TAKEN_DEALER_FAILS: RowBelief(Bet.ANTE, _where(Result.LOSE, _taken, fails=True)),
        Slip.PLAY_LEFT_DEALER_FAILS: RowBelief(Bet.PLAY, _where(Result.WIN, _left, fails=True)),
        Slip.BLIND_LEFT_DEALER_FAILS: RowBelief(
            Bet.BLIND, _where(Result.WIN, _left, fails=True, action=Action.PAY)
        ),
        Slip.FOLD_PUSHED: RowBelief(Bet.ANTE, _where(Result.FOLD, _left, fails=True)),
        Slip.BLIND_PAID_BELOW_STRAIGHT: RowBelief(
            Bet.BLIND, _where(Result.WIN, _paid_even, action=Action.PUSH)
        ),
        Slip.BLIND_TAKEN_BELOW_STRAIGHT: RowBelief(
            Bet.BLIND, _where(Result.WIN, _taken, action=Action.PUSH)
        ),
        Slip.BLIND_LEFT_ON_STRAIGHT: RowBelief(
            Bet.BLIND, _where(Result.WIN, _left, action=Action.PAY)
        ),
        Slip.BLIND_PAID_ON_LOSS: RowBelief(Bet.BLIND, _where(Result.LOSE, _blind_by_its_row)),
        Slip.BLIND_LEFT_ON_LOSS: RowBelief(Bet.BLIND, _where(Result.LOSE, _left)),
        Slip.TRIPS_TAKEN_ON_LOSS: RowBelief(Bet.TRIPS, _trips_taken_unless_won),
        Slip.TRIPS_LEFT_ON_TIE: RowBelief(Bet.TRIPS, _where(Result.TIE, _left, action=Action.PAY)),
        Slip.TRIPS_TAKEN_ON_FOLD: RowBelief(Bet.TRIPS, _SIDE_TAKEN_ON_FOLD),
        Slip.TRIPS_PAID_ON_FOLD: _side_paid_on_fold(Bet.TRIPS),
    },
    GameName.CASINO_TEXAS: {
        Slip.COMPARED_THOUGH_DEALER_FAILS: RowBelief(Bet.ANTE, _by_comparison),
        Slip.BET_PAID_DEALER_FAILS: RowBelief(Bet.BET, _paid_though_not_compared),
        Slip.BET_TAKEN_DEALER_FAILS: RowBelief(Bet.BET, _where(Result.LOSE, _taken, fails=True)),
        Slip.BONUS_TAKEN_ON_FOLD: RowBelief(Bet.BONUS, _SIDE_TAKEN_ON_FOLD),
        Slip.BONUS_PAID_ON_FOLD: _side_paid_on_fold(Bet.BONUS),
    },
}
"""Of each game, the beliefs about what becomes of a bet, in the order of the list."""
