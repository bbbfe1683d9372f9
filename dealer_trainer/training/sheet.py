"""A sheet: what the trainee answered. Boxes stand in the order in which they were settled."""

from __future__ import annotations

from dealer_trainer.frozen import dataclass
from dealer_trainer.rules.bets import Bet
from dealer_trainer.rules.hands import Category
from dealer_trainer.rules.money import Answer
from dealer_trainer.training.five import Five


@dataclass(frozen=True, slots=True)
class DealerAnswer:
    """What was said of the dealer's hand; nothing where it was not answered. Times are
    milliseconds.
    """

    category: Category | None = None
    qualifies: bool | None = None
    milliseconds: int | None = None
    five: Five | None = None


@dataclass(frozen=True, slots=True)
class BoxAnswer:
    """What was done with a box: the hand named, and each bet that was answered."""

    number: int
    category: Category | None = None
    bets: tuple[tuple[Bet, Answer], ...] = ()
    milliseconds: int | None = None
    five: Five | None = None

    def answer(self, bet: Bet) -> Answer | None:
        """The answer to a bet, or nothing."""
        return next((answer for answered, answer in self.bets if answered is bet), None)


@dataclass(frozen=True, slots=True)
class Sheet:
    """All answers to one layout. ``shown`` is the sheet that was laid out to be corrected, if the
    trainee did not settle the layout himself.
    """

    dealer: DealerAnswer = DealerAnswer()
    boxes: tuple[BoxAnswer, ...] = ()
    milliseconds: int | None = None
    shown: Sheet | None = None

    def box(self, number: int) -> BoxAnswer | None:
        """The answers to a box, or nothing if the sheet does not hold it."""
        return next((box for box in self.boxes if box.number == number), None)
