"""Hypotheses: what the rules make of one box if at most two misconceptions are held
of it, from what a sheet says of the hands.
"""

from __future__ import annotations

from collections.abc import Container, Iterable, Iterator
from dataclasses import replace
from itertools import combinations
from typing import Final

from dealer_trainer.frozen import dataclass
from dealer_trainer.rules.facts import BoxFacts, Result, compare
from dealer_trainer.rules.games.registry import game_of
from dealer_trainer.rules.hands import Category
from dealer_trainer.rules.house import House, Qualifier
from dealer_trainer.rules.layout import Layout
from dealer_trainer.rules.settlement import (
    Rulings,
    SettledBet,
    SettledBox,
    Settlement,
    find_answers,
    find_rulings,
)
from dealer_trainer.training.diagnosis.misconceptions import (
    BET_MISCONCEPTIONS,
    COMPARISON_MISCONCEPTIONS,
    FACT_MISCONCEPTIONS,
)
from dealer_trainer.training.diagnosis.slips import Slip
from dealer_trainer.training.places import (
    DEALER_CATEGORY,
    DEALER_QUALIFIES,
    Place,
    box_category,
)
from dealer_trainer.training.sheet import Sheet


def opens_as_named(category: Category, qualifier: Qualifier) -> tuple[bool, ...]:
    """Whether a dealer's hand of a category opens; both where the name alone leaves it open."""
    match qualifier:
        case Qualifier.PAIR:
            return (category >= Category.PAIR,)
        case Qualifier.PAIR_OF_FOURS:
            return (False, True) if category is Category.PAIR else (category > Category.PAIR,)


@dataclass(frozen=True, slots=True)
class NamedDealer:
    """What was said of the dealer's hand.

    ``category`` is the hand named wrongly, nothing where it is right, not answered or not asked.
    ``opens`` is each way in which the dealer may open if that name is believed; ``misjudged`` is
    the wrong word on opening that does not follow from it, nothing where there is none.
    """

    category: Category | None = None
    opens: tuple[bool, ...] = ()
    misjudged: bool | None = None

    @property
    def slips(self) -> tuple[Slip, ...]:
        """The misconceptions about the dealer's hand that bets may follow."""
        misread = (Slip.DEALER_HAND_MISREAD,) if self.category is not None else ()
        return misread if self.misjudged is None else (*misread, Slip.DEALER_MISJUDGED)


def named_dealer(
    sheet: Sheet, settlement: Settlement, house: House, asked: Container[Place]
) -> NamedDealer:
    """What a sheet says of the dealer's hand, as far as it was asked."""
    category = sheet.dealer.category if DEALER_CATEGORY in asked else None
    if category is settlement.dealer.category:
        category = None
    said = sheet.dealer.qualifies if DEALER_QUALIFIES in asked else None
    named = () if category is None else opens_as_named(category, house.qualifies)
    if said is None:
        return NamedDealer(category, named)
    if said is settlement.opens or said in named:
        return NamedDealer(category, (said,))
    # The name, if there is a wrong one, speaks for the truth here: the dealer was misjudged.
    return NamedDealer(category, (settlement.opens,), misjudged=said)


def misnamed_hand(
    sheet: Sheet, settlement: Settlement, number: int, asked: Container[Place]
) -> Category | None:
    """The hand that a box was named wrongly; nothing where it is right, not answered or not
    asked.
    """
    answered = sheet.box(number)
    if answered is None or box_category(number) not in asked:
        return None
    right = answered.category is settlement.box(number).hand.category
    return None if right else answered.category


MOST_MISCONCEPTIONS: Final = 2

_POSITION: Final = {slip: position for position, slip in enumerate(Slip)}


def list_order(slips: tuple[Slip, ...]) -> tuple[int, ...]:
    """Where slips stand in the list, first to last; sets of one size compare by it."""
    return tuple(sorted(_POSITION[slip] for slip in slips))


@dataclass(frozen=True, slots=True)
class BoxCase:
    """A box under diagnosis: how it is settled rightly, and which hands were named wrongly."""

    layout: Layout
    house: House
    settled: SettledBox
    dealer: Category
    named_dealer: NamedDealer
    named: Category | None

    @property
    def misnaming_slips(self) -> tuple[Slip, ...]:
        """The misconceptions that come from a wrong naming."""
        misread = () if self.named is None else (Slip.HAND_MISREAD,)
        return (*self.named_dealer.slips, *misread)


def box_case(
    layout: Layout,
    house: House,
    settlement: Settlement,
    number: int,
    sheet: Sheet,
    asked: Container[Place],
) -> BoxCase:
    """The case of a box: what a sheet says of hands, as far as it was asked, against what is
    right.

    Raises ``KeyError`` if the place is empty.
    """
    return BoxCase(
        layout=layout,
        house=house,
        settled=settlement.box(number),
        dealer=settlement.dealer.category,
        named_dealer=named_dealer(sheet, settlement, house, asked),
        named=misnamed_hand(sheet, settlement, number, asked),
    )


@dataclass(frozen=True, slots=True)
class Hypothesis:
    """A set of misconceptions, in the order of the list, and the box as settled under them."""

    misconceptions: tuple[Slip, ...]
    facts: BoxFacts
    bets: tuple[SettledBet, ...]


def hypotheses(case: BoxCase) -> Iterator[Hypothesis]:
    """Every hypothesis in which each misconception has something to say of this box; the true one
    first.

    One set of misconceptions has several hypotheses where misread hands leave the comparison open.
    """
    table = FACT_MISCONCEPTIONS[case.house.game]
    fact_slips = (*case.misnaming_slips, *table)
    for count in range(MOST_MISCONCEPTIONS + 1):
        for misconceptions in combinations(fact_slips, count):
            # Two wrong comparisons come to a single one, or to none.
            if sum(slip in COMPARISON_MISCONCEPTIONS for slip in misconceptions) < 2:
                for facts in _believed_facts(case, misconceptions):
                    yield from _bet_hypotheses(case, misconceptions, facts)


def hypotheses_of(case: BoxCase, misconceptions: Iterable[Slip]) -> Iterator[Hypothesis]:
    """The hypotheses of any number of misconceptions; none where one of them has nothing to say."""
    ordered = _in_order(*misconceptions)
    rows = [slip for slip in ordered if slip in BET_MISCONCEPTIONS[case.house.game]]
    for facts in _believed_facts(case, ordered):
        rulings: Rulings | None = find_rulings(facts, case.house)
        for slip in rows:
            rulings = None if rulings is None else _ruled_otherwise(case, facts, rulings, slip)
        if rulings is not None:
            yield Hypothesis(ordered, facts, find_answers(rulings, case.house))


def _believed_facts(case: BoxCase, misconceptions: tuple[Slip, ...]) -> Iterator[BoxFacts]:
    """The facts under misconceptions about facts; none where one of them has nothing to say."""
    for facts in _misread_facts(case, misconceptions):
        believed: BoxFacts | None = facts
        for slip in misconceptions:
            believed = None if believed is None else _replaced(case, slip, believed)
        if believed is not None:
            yield believed


def _replaced(case: BoxCase, slip: Slip, facts: BoxFacts) -> BoxFacts | None:
    """The facts with one replaced, nothing where that changes none; namings are in them already."""
    misconception = FACT_MISCONCEPTIONS[case.house.game].get(slip)
    if misconception is None:
        return facts
    believed = misconception(facts, case.layout, case.settled.hand)
    return None if believed == facts else believed


def _misread_facts(case: BoxCase, misconceptions: tuple[Slip, ...]) -> Iterator[BoxFacts]:
    """The facts as the namings have them, for each way in which the names leave them open."""
    facts = case.settled.facts
    misread_dealer = (
        case.named_dealer.category if Slip.DEALER_HAND_MISREAD in misconceptions else None
    )
    misread_box = case.named if Slip.HAND_MISREAD in misconceptions else None
    if misread_box is not None:
        # A side bet on the flop looks at other cards than those that were named.
        game = game_of(case.house)
        sides = {
            bet: row if row is None or game.rule(bet).on_flop else misread_box
            for bet, row in facts.sides.items()
        }
        facts = replace(facts, category=misread_box, sides=sides)
    ways_to_open: tuple[bool, ...] = (facts.opens,)
    if Slip.DEALER_MISJUDGED in misconceptions and case.named_dealer.misjudged is not None:
        ways_to_open = (case.named_dealer.misjudged,)
    elif misread_dealer is not None:
        ways_to_open = case.named_dealer.opens
    results: tuple[Result, ...] = (facts.result,)
    if facts.result is not Result.FOLD and (misread_dealer is not None or misread_box is not None):
        dealer = case.dealer if misread_dealer is None else misread_dealer
        named = compare(facts.category, dealer)
        # Names do not tell which of two pairs is higher.
        results = (Result.WIN, Result.LOSE, Result.TIE) if named is Result.TIE else (named,)
    for opens in ways_to_open:
        for result in results:
            yield replace(facts, opens=opens, result=result)


def _bet_hypotheses(
    case: BoxCase, misconceptions: tuple[Slip, ...], facts: BoxFacts
) -> Iterator[Hypothesis]:
    """The hypotheses of some facts, with as many misconceptions about single bets as there is room
    for.
    """
    rulings = find_rulings(facts, case.house)
    yield Hypothesis(misconceptions, facts, find_answers(rulings, case.house))
    room = MOST_MISCONCEPTIONS - len(misconceptions)
    if not room:
        return
    heard = {
        slip: changed
        for slip in BET_MISCONCEPTIONS[case.house.game]
        if (changed := _ruled_otherwise(case, facts, rulings, slip)) is not None
    }
    for slip, changed in heard.items():
        yield Hypothesis(_in_order(*misconceptions, slip), facts, find_answers(changed, case.house))
    if room > 1:
        for first, second in combinations(heard, 2):
            both = _ruled_otherwise(case, facts, heard[first], second)
            if both is not None:
                yield Hypothesis((first, second), facts, find_answers(both, case.house))


def _ruled_otherwise(
    case: BoxCase, facts: BoxFacts, rulings: Rulings, slip: Slip
) -> Rulings | None:
    """The rulings with one replaced; nothing where the misconception rules no bet otherwise."""
    misconception = BET_MISCONCEPTIONS[case.house.game][slip]
    for index, (bet, stake, ruling) in enumerate(rulings):
        if bet is misconception.bet:
            believed = misconception.ruling(ruling, facts, case.house)
            if believed is ruling:
                return None
            return (*rulings[:index], (bet, stake, believed), *rulings[index + 1 :])
    return None


def _in_order(*slips: Slip) -> tuple[Slip, ...]:
    return tuple(sorted(slips, key=_POSITION.__getitem__))
