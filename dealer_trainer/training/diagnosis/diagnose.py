"""Diagnosis: the slip behind every wrong answer of a sheet.

For each box the set of slips is searched that gives its wrong bets exactly as typed and spoils no
right one: at most two beliefs, and one money slip a bet. Fewest bets left unexplained go first,
then fewest slips, then the set that stands first in the list. Where the list can be read in two
ways:

- A wrong name is ``hand-misread`` or ``dealer-hand-misread`` on its own mark whatever the bets do.
  That of the box counts in all its sets, so bets that follow from it need no slip of their own.
- Each name is believed apart. The dealer opens as the sheet says only under a slip about the
  dealer: a wrong word on opening that the name does not bear out is ``dealer-misjudged`` alone.
- A money slip counts once for each bet that it is on. On a bet that a false belief would have
  spoiled it may even give the right answer: then it shows on no mark.
- ``other-stake`` is the ante's amount on another bet, never another's amount on the ante.
- ``pay-left`` is also tried on a bet that pays by the rules where a belief says that it does not.
- A lost blind is one that was compared and lost; a folded one that is left is ``loss-left``.
- Bets that were not answered constrain nothing. What was not asked is taken as right.
- A mark carries the fewest slips of its box's set that give its answer.
"""

from __future__ import annotations

from collections.abc import Iterable

from dealer_trainer.rules.bets import Bet
from dealer_trainer.rules.house import House
from dealer_trainer.rules.layout import Layout
from dealer_trainer.rules.money import PUSH, Action, Answer
from dealer_trainer.rules.settlement import Settlement
from dealer_trainer.training.answers import Given, expected_answer, given_answer
from dealer_trainer.training.diagnosis.explanation import carried_slips
from dealer_trainer.training.diagnosis.hypotheses import box_case
from dealer_trainer.training.diagnosis.named_hands import DealerNaming, dealer_naming
from dealer_trainer.training.diagnosis.slips import Slip
from dealer_trainer.training.places import Part, Place, box_bet
from dealer_trainer.training.sheet import Sheet


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
    naming = dealer_naming(sheet, settlement, house, asked)
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


def _named(place: Place, given: Given | None, expected: Given, naming: DealerNaming) -> Slip:
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
