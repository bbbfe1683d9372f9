"""Sprint questions: one thing at a time. Name the hand, say who wins, or pay one bet."""

from __future__ import annotations

from enum import Enum
from typing import Final, TypeAlias

from dealer_trainer.dealing.recipes.cards import seven_of
from dealer_trainer.dealing.shoe import Chance, Shoe
from dealer_trainer.frozen import dataclass
from dealer_trainer.rules.bets import Bet
from dealer_trainer.rules.cards import Card
from dealer_trainer.rules.facts import Result, compare
from dealer_trainer.rules.hands import Category, best_hand
from dealer_trainer.rules.house import House
from dealer_trainer.rules.money import MINOR
from dealer_trainer.rules.settlement import cut_payment
from dealer_trainer.rules.situations import CATEGORY_SITUATIONS, Situation
from dealer_trainer.training.box_records import TurnKind
from dealer_trainer.training.skills.skill import Question


class SprintKind(Enum):
    """What a sprint asks; the values are stored and never change."""

    NAME = "name"
    WHO_WINS = "who-wins"
    PAY = "pay"


@dataclass(frozen=True, slots=True)
class NameQuestion:
    """Seven cards: which hand do they make."""

    board: tuple[Card, ...]
    cards: tuple[Card, ...]

    @property
    def expected(self) -> Category:
        """The right name."""
        return best_hand(self.board, self.cards).category


@dataclass(frozen=True, slots=True)
class WhoWinsQuestion:
    """Box against dealer: who is higher."""

    board: tuple[Card, ...]
    cards: tuple[Card, ...]
    dealer: tuple[Card, ...]

    @property
    def expected(self) -> Result:
        """How the box stands against the dealer."""
        mine, theirs = best_hand(self.board, self.cards), best_hand(self.board, self.dealer)
        return compare(mine.strength, theirs.strength)


@dataclass(frozen=True, slots=True)
class PayQuestion:
    """The hand is told, the bet wins: how much is paid? ``right`` is fixed when it is asked
    (minor units, like ``stake``).
    """

    bet: Bet
    category: Category
    stake: int
    right: int

    @property
    def expected(self) -> int:
        """What is paid."""
        return self.right


SprintQuestion: TypeAlias = NameQuestion | WhoWinsQuestion | PayQuestion
SprintValue: TypeAlias = Category | Result | int
"""A category, who wins, or an amount in minor units."""


@dataclass(frozen=True, slots=True)
class SprintAnswer:
    """One question answered, and how long it took."""

    question: SprintQuestion
    given: SprintValue
    milliseconds: int

    @property
    def right(self) -> bool:
        """Whether it is right."""
        return self.given == self.question.expected


WHO_WINS: Final = (Result.WIN, Result.LOSE, Result.TIE)
"""What may be answered to who wins, in the order of the keys 1, 2, 3."""

_ASKED_HANDS: Final = (
    (Category.HIGH_CARD, 10),
    (Category.PAIR, 18),
    (Category.TWO_PAIR, 18),
    (Category.THREE_OF_A_KIND, 14),
    (Category.STRAIGHT, 14),
    (Category.FLUSH, 12),
    (Category.FULL_HOUSE, 10),
    (Category.FOUR_OF_A_KIND, 3),
    (Category.STRAIGHT_FLUSH, 1),
)
_RESULTS: Final = ((Result.WIN, 5), (Result.LOSE, 5), (Result.TIE, 2))
_TRIES: Final = 400


def ask_question(kind: SprintKind, house: House, seed: int, number: int) -> SprintQuestion:
    """The ``number``-th question of a sprint: the same seed asks the same."""
    chance = Chance(f"sprint/{kind.value}/{house.id}/{seed}/{number}")
    match kind:
        case SprintKind.NAME:
            return _name(chance)
        case SprintKind.WHO_WINS:
            return _who_wins(chance)
        case SprintKind.PAY:
            return _pay(house, chance)


def _name(chance: Chance) -> NameQuestion:
    seven = seven_of(chance.weighted(_ASKED_HANDS), chance)
    return NameQuestion(seven[:5], seven[5:])


def _who_wins(chance: Chance) -> WhoWinsQuestion:
    """Close ones: mostly hands of one category, ties oftener than at a table."""
    wanted, close = chance.weighted(_RESULTS), chance.happens(0.6)
    question = _against(chance)
    for _ in range(_TRIES):
        mine = best_hand(question.board, question.cards)
        theirs = best_hand(question.board, question.dealer)
        alike = mine.category is theirs.category
        if question.expected is wanted and (alike or not close):
            break
        question = _against(chance)
    return question


def _against(chance: Chance) -> WhoWinsQuestion:
    shoe = Shoe(chance)
    return WhoWinsQuestion(shoe.draw_some(5), shoe.draw_some(2), shoe.draw_some(2))


def _pay(house: House, chance: Chance) -> PayQuestion:
    """A row of one of the house's tables and a stake that is no round sum."""
    tables = [(bet, row, pay) for bet, t in house.tables.items() for row, pay in t.rows]
    # The rare rows are worth a question now and then, the common ones most.
    weighted = [(entry, 1 + int(Category.ROYAL_FLUSH) - int(entry[1])) for entry in tables]
    bet, row, pay = chance.weighted(weighted)
    limit = house.limit_of(bet)
    steps = (limit.max - limit.min) // limit.step
    stake = limit.min + limit.step * chance.below(steps + 1)
    for _ in range(_TRIES):
        if is_odd(stake, limit.step) and pay.is_exact(stake):
            break
        stake = limit.min + limit.step * chance.below(steps + 1)
    paid = cut_payment(pay.of(stake), house)
    if house.max_payout is not None:
        paid = min(paid, house.max_payout)
    return PayQuestion(bet, row, stake, paid)


def is_odd(stake: int, step: int) -> bool:
    """Whether a stake is none of the sums that multiply by themselves: 35 is odd, 50 is not."""
    units = stake // max(step, MINOR)
    return units % 2 == 1 and units not in (1, 5, 15, 25)


def turn_kind(question: SprintQuestion) -> TurnKind:
    """The kind of a question, for limits and filters."""
    match question:
        case NameQuestion():
            return TurnKind.NAMING
        case WhoWinsQuestion():
            return TurnKind.WHO_WINS
        case PayQuestion():
            return TurnKind.PAYMENT


def skill_question(question: SprintQuestion) -> Question:
    """As what the skills count a question."""
    match question:
        case NameQuestion():
            return Question.CATEGORY
        case WhoWinsQuestion():
            return Question.WHO_WINS
        case PayQuestion(bet=bet):
            return Question.PAY_SIDE if bet.is_side else Question.PAY_MAIN


_RESULT_SITUATIONS: Final = {
    Result.WIN: Situation.WIN,
    Result.LOSE: Situation.LOSE,
    Result.TIE: Situation.TIE,
}


def question_situations(question: SprintQuestion) -> tuple[Situation, ...]:
    """What a question is an example of, in the order of the list."""
    match question:
        case NameQuestion():
            return (CATEGORY_SITUATIONS[question.expected],)
        case PayQuestion(category=category):
            return (CATEGORY_SITUATIONS[category],)
        case WhoWinsQuestion():
            mine = best_hand(question.board, question.cards).category
            theirs = best_hand(question.board, question.dealer).category
            alike = (Situation.SAME_CATEGORY,) if mine is theirs else ()
            return (CATEGORY_SITUATIONS[mine], *alike, _RESULT_SITUATIONS[question.expected])
