"""Working in sentences: why a bet is taken, left or paid, as an inspector would say it."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final, assert_never

from dealer_trainer.frozen import dataclass
from dealer_trainer.rules.bets import Bet
from dealer_trainer.rules.facts import Comparison, Decider, Result
from dealer_trainer.rules.game import Reason
from dealer_trainer.rules.hands import Category
from dealer_trainer.rules.house import House, Qualifier
from dealer_trainer.rules.layout import Layout
from dealer_trainer.rules.money import FixedSum
from dealer_trainer.rules.settlement import Settlement
from dealer_trainer.rules.working import (
    BetStep,
    BonusStep,
    CompareStep,
    FoldStep,
    HandStep,
    OpensStep,
    Step,
)
from dealer_trainer.rules.working import box_working as box_steps
from dealer_trainer.rules.working import dealer_working as dealer_steps
from dealer_trainer.text.amounts import amount_shown, pay_text
from dealer_trainer.text.bets import bet_label, box_name
from dealer_trainer.text.cards import card_label, cards_label
from dealer_trainer.text.hands import category_name, hand_phrase
from dealer_trainer.text.houses import stays_as_dealer_fails
from dealer_trainer.text.language import N_, Words, _, pgettext


@dataclass(frozen=True, slots=True)
class WorkingLine:
    """A line of working: whose it is, the sentence, and the bet that it is about, if any."""

    label: str
    text: str
    bet: Bet | None
    step: Step


def dealer_working(layout: Layout, house: House, settlement: Settlement) -> tuple[WorkingLine, ...]:
    """Why the dealer opens or fails."""
    return tuple(_lines(dealer_steps(layout, settlement, house)))


def box_working(
    layout: Layout, house: House, settlement: Settlement, number: int
) -> tuple[WorkingLine, ...]:
    """Why a box comes to what it comes to, from the dealer's hand to the last bet."""
    return tuple(_lines(box_steps(layout, number, settlement, house)))


_LEADING: Final[dict[Reason, tuple[type[Step], ...]]] = {
    Reason.FOLDED: (FoldStep,),
    Reason.SIDE_LOST_ON_FOLD: (FoldStep,),
    Reason.OWN_HAND_BY_TABLE: (HandStep,),
    Reason.OWN_HAND_BELOW_TABLE: (HandStep,),
    Reason.DEALER_FAILS: (OpensStep,),
    Reason.NOT_COMPARED: (OpensStep, HandStep),
}
"""The steps that a bet hangs on, by the reason for its ruling; else the two hands compared."""


def bet_working(
    layout: Layout, house: House, settlement: Settlement, number: int, bet: Bet
) -> tuple[WorkingLine, ...]:
    """Why one bet is taken, left or paid: only the lines that it hangs on."""
    lines = box_working(layout, house, settlement, number)
    own = [line for line in lines if line.bet is bet]
    reason = next(line.step for line in own if isinstance(line.step, BetStep)).settled.ruling.reason
    leading = _LEADING.get(reason, (HandStep, CompareStep))
    if leading == (HandStep,) and any(isinstance(line.step, BonusStep) for line in own):
        # Read from the hole cards and the flop, which its own line tells.
        leading = ()
    about_box = [
        line
        for line in lines
        if line.bet is None
        and isinstance(line.step, leading)
        and _is_of(line.step, number, leading)
    ]
    return (*about_box, *own)


def _is_of(step: Step, number: int, leading: tuple[type[Step], ...]) -> bool:
    """The dealer's own hand belongs where the hands are compared, or where he opens."""
    if isinstance(step, HandStep) and step.box is None:
        return CompareStep in leading
    return isinstance(step, OpensStep) or step.box == number


def step_lines(step: Step) -> tuple[WorkingLine, ...]:
    """What is said at one step."""
    return tuple(_lines((step,)))


def _lines(steps: tuple[Step, ...]) -> Iterator[WorkingLine]:
    for step in steps:
        for sentence in _sentences(step):
            yield WorkingLine(_label(step), sentence, _bet_of(step), step)


def _bet_of(step: Step) -> Bet | None:
    if isinstance(step, BetStep):
        return step.settled.bet
    return step.bet if isinstance(step, BonusStep) else None


def _label(step: Step) -> str:
    bet = _bet_of(step)
    if bet is not None:
        return bet_label(bet)
    box = None if isinstance(step, OpensStep) else step.box
    return pgettext("table", "Dealer") if box is None else box_name(box)


def _sentences(step: Step) -> Iterator[str]:
    match step:
        case HandStep():
            yield from _hand(step)
        case OpensStep():
            yield _OPENS((step.qualifier, step.opens))
        case FoldStep():
            yield _("Folded: the hand is not compared")
        case CompareStep():
            yield _compare(step)
        case BonusStep():
            yield from _bonus(step)
        case BetStep():
            yield from _bet(step)
        case _:
            assert_never(step)


def _hand(step: HandStep) -> Iterator[str]:
    yield _("{cards}: {hand}").format(
        cards=cards_label(step.hand.cards), hand=hand_phrase(step.hand)
    )
    if step.plays_board:
        yield _("All five lie on the board; {cards} are left out").format(
            cards=cards_label(step.left_out)
        )
    else:
        yield _("Left out: {cards}").format(cards=cards_label(step.left_out))


_OPENS: Final = Words(
    {
        (Qualifier.PAIR, True): N_("A pair or better: the dealer qualifies"),
        (Qualifier.PAIR, False): N_("No pair: the dealer does not qualify"),
        (Qualifier.PAIR_OF_FOURS, True): N_("A pair of fours or better: the dealer has a game"),
        (Qualifier.PAIR_OF_FOURS, False): N_("Below a pair of fours: no game"),
    }
)
_DECIDED: Final = Words(
    {
        (Decider.NOTHING, Result.TIE): N_("The same five ranks as the dealer: a tie"),
        (Decider.CATEGORY, Result.WIN): N_("Box: {box}. Dealer: {dealer}. The box is higher"),
        (Decider.CATEGORY, Result.LOSE): N_("Box: {box}. Dealer: {dealer}. The dealer is higher"),
        (Decider.COMBINATION, Result.WIN): N_(
            "Same category, {box} against {dealer}: the box is higher"
        ),
        (Decider.COMBINATION, Result.LOSE): N_(
            "Same category, {box} against {dealer}: the dealer is higher"
        ),
        (Decider.KICKER, Result.WIN): N_(
            "The kicker decides, {box} against {dealer}: the box is higher"
        ),
        (Decider.KICKER, Result.LOSE): N_(
            "The kicker decides, {box} against {dealer}: the dealer is higher"
        ),
    }
)
"""By what decides between two hands, and for whom."""


def _compare(step: CompareStep) -> str:
    compared = step.comparison
    if not step.matters:
        return _("No game: the hands are not compared")
    return _DECIDED((compared.decider, compared.result), **_deciding(compared))


def _deciding(compared: Comparison) -> dict[str, str]:
    if compared.decider is Decider.CATEGORY:
        box, dealer = category_name(compared.box.category), category_name(compared.dealer.category)
        return {"box": box, "dealer": dealer}
    return dict(zip(("box", "dealer"), map(card_label, compared.deciding_cards), strict=False))


def _bonus(step: BonusStep) -> Iterator[str]:
    yield _("Hole cards and flop, {cards}: {hand}").format(
        cards=cards_label(step.hand.cards), hand=hand_phrase(step.hand)
    )
    if step.bet is not Bet.BONUS:
        return
    if step.hand.category is Category.THREE_OF_A_KIND and step.own_cards == 0:
        yield _("All three lie on the flop: no own card, nothing is paid")
    if step.hand.category is Category.FOUR_OF_A_KIND and step.own_cards == 1:
        if step.row is None:
            yield _("Only one own card among the four: nothing is paid")
        else:
            yield _("Only one own card among the four, the house's row is: {category}").format(
                category=category_name(step.row)
            )


_RULED: Final = Words(
    {
        Reason.FOLDED: N_("Folded: {bet} loses, whatever the dealer has"),
        Reason.SIDE_LOST_ON_FOLD: N_("Folded: in this house {bet} is lost with the rest"),
        Reason.TIE: N_("Tie: {bet} stays"),
        Reason.LOST: N_("Lower than the dealer: {bet} loses"),
        Reason.WON_BELOW_TABLE: N_("Won, but the table has no row “{category}”: {bet} stays"),
        Reason.OWN_HAND_BELOW_TABLE: N_("The {bet} table has no row for this hand: the bet loses"),
        Reason.WON_EVEN: N_("Won: {sum}"),
        Reason.WON_BY_TABLE: N_("{category}: {sum}"),
        Reason.OWN_HAND_BY_TABLE: N_("{category}: {sum}"),
        Reason.NOT_COMPARED: N_("Not compared, by the box's own hand. {category}: {sum}"),
    }
)
"""By the reason for a bet's ruling; a dealer who fails has words of each game."""


def _bet(step: BetStep) -> Iterator[str]:
    settled = step.settled
    ruling = settled.ruling
    bet = bet_label(settled.bet)
    if ruling.reason is Reason.DEALER_FAILS:
        yield stays_as_dealer_fails(step.game, bet=bet)
    else:
        category = category_name(ruling.row or step.category)
        yield _RULED(ruling.reason, bet=bet, category=category, sum=_sum(step))
    if settled.answer.amount != step.by_table:
        yield _("By the house's rounding and greatest payout, {amount} is paid").format(
            amount=amount_shown(settled.answer.amount)
        )


def _sum(step: BetStep) -> str:
    """What a bet is paid as figures: 25 × 3:2 = 37.50; a fixed sum as it is; nothing unpaid."""
    pay = step.settled.ruling.pay
    if isinstance(pay, FixedSum):
        return pay_text(pay)
    if pay is None:
        return ""
    return f"{amount_shown(step.settled.stake)} × {pay} = {amount_shown(step.by_table)}"
