"""Working in sentences: why a bet is taken, left or paid, as an inspector would say it."""

from __future__ import annotations

from collections.abc import Iterator
from typing import assert_never

from dealer_trainer.frozen import dataclass
from dealer_trainer.rules.bets import Bet
from dealer_trainer.rules.comparison import Comparison, Decider
from dealer_trainer.rules.facts import Result
from dealer_trainer.rules.game import Reason
from dealer_trainer.rules.hands import Category
from dealer_trainer.rules.house import House, Qualifier
from dealer_trainer.rules.layout import Layout
from dealer_trainer.rules.pay_schedule import FixedSum
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
from dealer_trainer.text.games import stays_as_dealer_fails
from dealer_trainer.text.hands import category_name, hand_phrase
from dealer_trainer.text.language import _, pgettext


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


def bet_working(
    layout: Layout, house: House, settlement: Settlement, number: int, bet: Bet
) -> tuple[WorkingLine, ...]:
    """Why one bet is taken, left or paid: only the lines that it hangs on."""
    lines = box_working(layout, house, settlement, number)
    own = [line for line in lines if line.bet is bet]
    match next(line.step for line in own if isinstance(line.step, BetStep)).settled.ruling.reason:
        case Reason.FOLDED | Reason.SIDE_LOST_ON_FOLD:
            leading: tuple[type[Step], ...] = (FoldStep,)
        case Reason.OWN_HAND_BY_TABLE | Reason.OWN_HAND_BELOW_TABLE:
            on_flop = any(isinstance(line.step, BonusStep) for line in own)
            leading = () if on_flop else (HandStep,)
        case Reason.DEALER_FAILS:
            leading = (OpensStep,)
        case Reason.NOT_COMPARED:
            leading = (OpensStep, HandStep)
        case _:
            leading = (HandStep, CompareStep)
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
            yield _opens(step)
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


def _opens(step: OpensStep) -> str:
    match step.qualifier:
        case Qualifier.PAIR:
            if step.opens:
                return _("A pair or better: the dealer qualifies")
            return _("No pair: the dealer does not qualify")
        case Qualifier.PAIR_OF_FOURS:
            if step.opens:
                return _("A pair of fours or better: the dealer has a game")
            return _("Below a pair of fours: no game")


def _compare(step: CompareStep) -> str:
    compared = step.comparison
    if not step.matters:
        return _("No game: the hands are not compared")
    match compared.decider:
        case Decider.NOTHING:
            return _("The same five ranks as the dealer: a tie")
        case Decider.CATEGORY:
            categories = {
                "box": category_name(compared.box.category),
                "dealer": category_name(compared.dealer.category),
            }
            if compared.result is Result.WIN:
                return _("Box: {box}. Dealer: {dealer}. The box is higher").format(**categories)
            return _("Box: {box}. Dealer: {dealer}. The dealer is higher").format(**categories)
        case Decider.COMBINATION:
            if compared.result is Result.WIN:
                return _("Same category, {box} against {dealer}: the box is higher").format(
                    **_deciding(compared)
                )
            return _("Same category, {box} against {dealer}: the dealer is higher").format(
                **_deciding(compared)
            )
        case Decider.KICKER:
            if compared.result is Result.WIN:
                return _("The kicker decides, {box} against {dealer}: the box is higher").format(
                    **_deciding(compared)
                )
            return _("The kicker decides, {box} against {dealer}: the dealer is higher").format(
                **_deciding(compared)
            )


def _deciding(compared: Comparison) -> dict[str, str]:
    cards = {"box": compared.box_card, "dealer": compared.dealer_card}
    return {side: card_label(card) for side, card in cards.items() if card is not None}


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


def _bet(step: BetStep) -> Iterator[str]:
    settled = step.settled
    ruling = settled.ruling
    bet = bet_label(settled.bet)
    match ruling.reason:
        case Reason.FOLDED:
            yield _("Folded: {bet} loses, whatever the dealer has").format(bet=bet)
        case Reason.SIDE_LOST_ON_FOLD:
            yield _("Folded: in this house {bet} is lost with the rest").format(bet=bet)
        case Reason.DEALER_FAILS:
            yield stays_as_dealer_fails(step.game, bet)
        case Reason.TIE:
            yield _("Tie: {bet} stays").format(bet=bet)
        case Reason.LOST:
            yield _("Lower than the dealer: {bet} loses").format(bet=bet)
        case Reason.WON_BELOW_TABLE:
            yield _("Won, but the table has no row “{category}”: {bet} stays").format(
                category=category_name(step.category), bet=bet
            )
        case Reason.OWN_HAND_BELOW_TABLE:
            yield _("The {bet} table has no row for this hand: the bet loses").format(bet=bet)
        case Reason.WON_EVEN:
            yield _("Won: {sum}").format(sum=_sum(step))
        case Reason.WON_BY_TABLE | Reason.OWN_HAND_BY_TABLE:
            yield _("{category}: {sum}").format(
                category=category_name(ruling.row or step.category), sum=_sum(step)
            )
        case Reason.NOT_COMPARED:
            yield _("Not compared, by the box's own hand. {category}: {sum}").format(
                category=category_name(ruling.row or step.category), sum=_sum(step)
            )
        case _:
            assert_never(ruling.reason)
    if settled.answer.amount != step.by_table:
        yield _("By the house's rounding and greatest payout, {amount} is paid").format(
            amount=amount_shown(settled.answer.amount)
        )


def _sum(step: BetStep) -> str:
    """The sum as figures: 25 × 3:2 = 37.50; a fixed sum as it is."""
    pay = step.settled.ruling.pay
    if isinstance(pay, FixedSum):
        return pay_text(pay)
    return f"{amount_shown(step.settled.stake)} × {pay} = {amount_shown(step.by_table)}"
