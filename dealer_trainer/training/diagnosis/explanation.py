"""The explanation of one box: the set of slips that gives its wrong bets exactly as typed."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from dealer_trainer.frozen import dataclass
from dealer_trainer.rules.bets import Bet
from dealer_trainer.rules.money import PUSH, Action, Answer, pay
from dealer_trainer.training.diagnosis.hypotheses import BoxCase, Hypothesis, list_order, worlds
from dealer_trainer.training.diagnosis.money_slips import MONEY_SLIPS, Payment, money_slip
from dealer_trainer.training.diagnosis.slips import Slip


@dataclass(frozen=True, slots=True)
class Explanation:
    """A world, the money slips on top of it, and how many wrong bets both leave unexplained.

    ``misnamed`` says that the box itself was named wrongly.
    """

    world: Hypothesis
    money: tuple[tuple[Bet, Slip], ...]
    unexplained: int
    misnamed: bool

    @property
    def rank(self) -> tuple[int, int, tuple[int, ...], int, tuple[int, ...]]:
        """The least is the explanation: fewest bets left, then fewest slips, then list order.

        A box that was named wrongly has that slip in any case; bets that follow cost no other.
        """
        on_bets = (*self.world.beliefs, *(slip for _, slip in self.money))
        on_box = on_bets
        if self.misnamed and Slip.HAND_MISREAD not in on_bets:
            on_box = (*on_bets, Slip.HAND_MISREAD)
        return (
            self.unexplained,
            len(on_box),
            list_order(on_box),
            len(on_bets),
            list_order(on_bets),
        )


def carried_slips(case: BoxCase, given: Mapping[Bet, Answer]) -> dict[Bet, tuple[Slip, ...]]:
    """The slips that each wrong bet of a box carries; a bet that nothing explains is left out.

    ``given`` holds the bets that were asked and answered.
    """
    right = {settled.bet: settled.answer for settled in case.settled.bets}
    wrong = [bet for bet, answer in given.items() if answer != right[bet]]
    if not wrong:
        return {}
    possible = tuple(worlds(case))
    best = explain_bets(case, possible, given)
    carried = ((bet, _carried(case, best, possible, bet, given[bet])) for bet in wrong)
    return {bet: slips for bet, slips in carried if slips}


def explain_bets(
    case: BoxCase, possible: tuple[Hypothesis, ...], given: Mapping[Bet, Answer]
) -> Explanation:
    """The best of the possible explanations of what was typed on a box's bets, those that were
    asked and answered.
    """
    found = (_explained(case, world, given) for world in possible)
    # The true world is there always, and spoils nothing.
    return min((each for each in found if each is not None), key=lambda each: each.rank)


def _explained(case: BoxCase, world: Hypothesis, given: Mapping[Bet, Answer]) -> Explanation | None:
    """How a world explains a box; nothing where it spoils a right answer.

    A right answer may be a money slip on top of a false belief; it shows on no mark.
    """
    money, unexplained = [], 0
    for index, (settled, true) in enumerate(zip(world.bets, case.settled.bets, strict=True)):
        typed = given.get(settled.bet)
        if typed is None or typed == settled.answer:
            continue
        slip = _money_slip(case, world, index, typed)
        if slip is not None:
            money.append((settled.bet, slip))
        elif typed == true.answer:
            return None
        else:
            unexplained += 1
    return Explanation(world, tuple(money), unexplained, case.named is not None)


def _money_slip(case: BoxCase, world: Hypothesis, index: int, typed: Answer) -> Slip | None:
    """The money slip that makes of a bet in a world what was typed."""
    if world.bets[index].ruling.action is Action.PAY:
        return money_slip(_payment(case, world, index), typed)
    return Slip.PAY_LEFT if typed in answers_of_slip(case, world, index, Slip.PAY_LEFT) else None


def answers_of_slip(case: BoxCase, world: Hypothesis, index: int, slip: Slip) -> tuple[Answer, ...]:
    """What a money slip may make of a bet (by its place on the box), none where it cannot
    happen.
    """
    if world.bets[index].ruling.action is Action.PAY:
        return tuple(map(pay, MONEY_SLIPS[slip](_payment(case, world, index))))
    # A bet that pays was left, whatever else is believed of its box.
    left = slip is Slip.PAY_LEFT and case.settled.bets[index].ruling.action is Action.PAY
    return (PUSH,) if left else ()


def _payment(case: BoxCase, world: Hypothesis, index: int) -> Payment:
    settled, most = world.bets[index], case.house.max_payout
    before = sum(bet.answer.amount for bet in world.bets[:index])
    return Payment(
        stake=settled.stake,
        ruling=settled.ruling,
        amount=settled.answer.amount,
        ante=case.settled.box.ante,
        house=case.house,
        room=None if most is None else most - before,
    )


def _carried(
    case: BoxCase, best: Explanation, possible: tuple[Hypothesis, ...], bet: Bet, typed: Answer
) -> tuple[Slip, ...]:
    """Of the set that explains a box the fewest slips that give one of its wrong answers."""
    money = dict(best.money).get(bet)
    for world in _parts(best.world, possible):
        index = next(at for at, settled in enumerate(world.bets) if settled.bet is bet)
        if money is None and world.bets[index].answer == typed:
            return world.beliefs
        if money is not None and typed in answers_of_slip(case, world, index, money):
            return (*world.beliefs, money)
    return ()


def _parts(whole: Hypothesis, possible: tuple[Hypothesis, ...]) -> Iterator[Hypothesis]:
    """The worlds of part of a world's beliefs, the fewest beliefs first; itself at the end."""
    parts = [
        world
        for world in possible
        if len(world.beliefs) < len(whole.beliefs) and set(world.beliefs) < set(whole.beliefs)
    ]
    yield from sorted(parts, key=lambda each: (len(each.beliefs), list_order(each.beliefs)))
    yield whole
