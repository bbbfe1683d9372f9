"""Diagnosis: the slip behind every wrong answer of a sheet.

For each box the set of slips is searched that gives its wrong bets exactly as typed and spoils no
right one: at most two misconceptions, and one money slip a bet. Fewest bets left unexplained go
first, then fewest slips, then the set that stands first in the list. Where the list can be read in
two ways:

- A wrong name is ``hand-misread`` or ``dealer-hand-misread`` on its own mark whatever the bets do.
  That of the box counts in all its sets, so bets that follow from it need no slip of their own.
- Each name is believed apart. The dealer opens as the sheet says only under a slip about the
  dealer: a wrong word on opening that the name does not bear out is ``dealer-misjudged`` alone.
- A money slip counts once for each bet that it is on. On a bet that a misconception would have
  spoiled it may even give the right answer: then it shows on no mark.
- ``other-stake`` is the ante's amount on another bet, never another's amount on the ante.
- ``pay-left`` is also tried on a bet that pays by the rules where a misconception says that it does
  not.
- A lost blind is one that was compared and lost; a folded one that is left is ``loss-left``.
- Bets that were not answered constrain nothing. What was not asked is taken as right.
- A mark carries the fewest slips of its box's set that give its answer.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping

from dealer_trainer.frozen import dataclass
from dealer_trainer.rules.bets import Bet
from dealer_trainer.rules.house import House
from dealer_trainer.rules.layout import Layout
from dealer_trainer.rules.money import PUSH, Action, Answer, pay
from dealer_trainer.rules.settlement import Settlement
from dealer_trainer.training.diagnosis.hypotheses import (
    BoxCase,
    Hypothesis,
    NamedDealer,
    box_case,
    hypotheses,
    list_order,
    named_dealer,
)
from dealer_trainer.training.diagnosis.money_slips import MONEY_SLIPS, Payment, money_slip
from dealer_trainer.training.diagnosis.slips import Slip
from dealer_trainer.training.places import Part, Place, box_bet
from dealer_trainer.training.sheet import Given, Sheet, expected_answer, given_answer


@dataclass(frozen=True, slots=True)
class Explanation:
    """A hypothesis, the money slips on top of it, and how many wrong bets both leave unexplained.

    ``misnamed`` says that the box itself was named wrongly.
    """

    hypothesis: Hypothesis
    money: tuple[tuple[Bet, Slip], ...]
    unexplained: int
    misnamed: bool

    @property
    def rank(self) -> tuple[int, int, tuple[int, ...], int, tuple[int, ...]]:
        """The least is the explanation: fewest bets left, then fewest slips, then list order.

        A box that was named wrongly has that slip in any case; bets that follow cost no other.
        """
        on_bets = (*self.hypothesis.misconceptions, *(slip for _, slip in self.money))
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
    possible = tuple(hypotheses(case))
    best = explain_bets(case, possible, given)
    carried = ((bet, _carried(case, best, possible, bet, given[bet])) for bet in wrong)
    return {bet: slips for bet, slips in carried if slips}


def explain_bets(
    case: BoxCase, possible: tuple[Hypothesis, ...], given: Mapping[Bet, Answer]
) -> Explanation:
    """The best of the possible explanations of what was typed on a box's bets, those that were
    asked and answered.
    """
    found = (_explained(case, hypothesis, given) for hypothesis in possible)
    # The true hypothesis is there always, and spoils nothing.
    return min((each for each in found if each is not None), key=lambda each: each.rank)


def _explained(
    case: BoxCase, hypothesis: Hypothesis, given: Mapping[Bet, Answer]
) -> Explanation | None:
    """How a hypothesis explains a box; nothing where it spoils a right answer.

    A right answer may be a money slip on top of a misconception; it shows on no mark.
    """
    money, unexplained = [], 0
    for index, (settled, true) in enumerate(zip(hypothesis.bets, case.settled.bets, strict=True)):
        typed = given.get(settled.bet)
        if typed is None or typed == settled.answer:
            continue
        slip = _money_slip(case, hypothesis, index, typed)
        if slip is not None:
            money.append((settled.bet, slip))
        elif typed == true.answer:
            return None
        else:
            unexplained += 1
    return Explanation(hypothesis, tuple(money), unexplained, case.named is not None)


def _money_slip(case: BoxCase, hypothesis: Hypothesis, index: int, typed: Answer) -> Slip | None:
    """The money slip that makes of a bet in a hypothesis what was typed."""
    if hypothesis.bets[index].ruling.action is Action.PAY:
        return money_slip(_payment(case, hypothesis, index), typed)
    return (
        Slip.PAY_LEFT if typed in answers_of_slip(case, hypothesis, index, Slip.PAY_LEFT) else None
    )


def answers_of_slip(
    case: BoxCase, hypothesis: Hypothesis, index: int, slip: Slip
) -> tuple[Answer, ...]:
    """What a money slip may make of a bet (by its place on the box), none where it cannot
    happen.
    """
    if hypothesis.bets[index].ruling.action is Action.PAY:
        return tuple(map(pay, MONEY_SLIPS[slip](_payment(case, hypothesis, index))))
    # A bet that pays was left, whatever else is believed of its box.
    left = slip is Slip.PAY_LEFT and case.settled.bets[index].ruling.action is Action.PAY
    return (PUSH,) if left else ()


def _payment(case: BoxCase, hypothesis: Hypothesis, index: int) -> Payment:
    settled, most = hypothesis.bets[index], case.house.max_payout
    before = sum(bet.answer.amount for bet in hypothesis.bets[:index])
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
    for hypothesis in _parts(best.hypothesis, possible):
        index = next(at for at, settled in enumerate(hypothesis.bets) if settled.bet is bet)
        if money is None and hypothesis.bets[index].answer == typed:
            return hypothesis.misconceptions
        if money is not None and typed in answers_of_slip(case, hypothesis, index, money):
            return (*hypothesis.misconceptions, money)
    return ()


def _parts(whole: Hypothesis, possible: tuple[Hypothesis, ...]) -> Iterator[Hypothesis]:
    """The hypotheses of part of a hypothesis's misconceptions, the fewest misconceptions first;
    itself at the end.
    """
    parts = [
        hypothesis
        for hypothesis in possible
        if len(hypothesis.misconceptions) < len(whole.misconceptions)
        and set(hypothesis.misconceptions) < set(whole.misconceptions)
    ]
    yield from sorted(
        parts, key=lambda each: (len(each.misconceptions), list_order(each.misconceptions))
    )
    yield whole


def diagnose(
    layout: Layout,
    house: House,
    settlement: Settlement,
    sheet: Sheet,
    asked: Iterable[Place],
) -> dict[Place, tuple[Slip, ...]]:
    """The slips of each wrong answer among the places asked, one at least; right ones are left
    out.
    """
    asked = tuple(asked)
    naming = named_dealer(sheet, settlement, house, asked)
    explained: dict[Place, tuple[Slip, ...]] = {}
    for box in settlement.boxes:
        number = box.box.number
        case = box_case(layout, house, settlement, number, sheet, asked)
        carried = carried_slips(case, _typed(sheet, number, asked))
        explained |= {box_bet(number, bet): slips for bet, slips in carried.items()}
    slips: dict[Place, tuple[Slip, ...]] = {}
    for place in asked:
        given, expected = given_answer(sheet, place), expected_answer(settlement, sheet, place)
        if given != expected:
            found = () if given is None else explained.get(place, ())
            slips[place] = found or (_named(place, given, expected, naming),)
    return slips


def _typed(sheet: Sheet, number: int, asked: tuple[Place, ...]) -> dict[Bet, Answer]:
    """The bets of a box that were asked and answered."""
    box = sheet.box(number)
    bets = () if box is None else box.bets
    return {bet: answer for bet, answer in bets if box_bet(number, bet) in asked}


def _named(place: Place, given: Given | None, expected: Given, naming: NamedDealer) -> Slip:
    """The one slip of a wrong answer that no set explains, or that is a slip by its place."""
    if given is None:
        return Slip.UNANSWERED
    match place.part:
        case Part.ORDER:
            return Slip.OUT_OF_ORDER
        case Part.FIVE | Part.CATEGORY:
            return Slip.HAND_MISREAD if place.box is not None else Slip.DEALER_HAND_MISREAD
        case Part.QUALIFIES:
            follows = naming.misjudged is None
            return Slip.DEALER_HAND_MISREAD if follows else Slip.DEALER_MISJUDGED
        case Part.BET:
            return _unexplained(given, expected)


def _unexplained(given: Given, expected: Given) -> Slip:
    if not isinstance(given, Answer) or not isinstance(expected, Answer):
        return Slip.WRONG_ACTION
    if expected.action is Action.TAKE and given == PUSH:
        return Slip.LOSS_LEFT
    both_pay = given.action is Action.PAY and expected.action is Action.PAY
    return Slip.ARITHMETIC if both_pay else Slip.WRONG_ACTION
