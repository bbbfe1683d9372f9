"""What the table needs of whoever trains at it, without words and without a window."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from dealer_trainer.rules.facts import Result
    from dealer_trainer.rules.hands import Category
    from dealer_trainer.rules.house import House
    from dealer_trainer.training.drill.intents import Intent
    from dealer_trainer.training.drill.state import DrillState
    from dealer_trainer.training.errors import StoreError
    from dealer_trainer.training.marked import MarkedLayout
    from dealer_trainer.training.sprint.questions import SprintQuestion


class TableSession:
    """A trainee at a table: the port that the table's presenter works with.

    Layouts are settled (``drill``, ``marked``) or single questions answered (``question``); a kind
    of session overrides what it has. ``fault`` is why the store refused, until it takes what is
    left; ``leaving`` tells that the trainee wanted to leave meanwhile, which is granted the second
    time. ``over`` tells that nothing more comes and all is kept.
    """

    fault: StoreError | None = None
    leaving = False
    marked: MarkedLayout | None = None
    over = False

    @property
    def asks(self) -> bool:
        """Whether it is asked if the trainee leaves: no key does anything else then."""
        return False

    @property
    def house(self) -> House:
        """The house that is dealt under."""
        raise NotImplementedError

    @property
    def drill(self) -> DrillState | None:
        """The layout in work, or as it was submitted; nothing where questions are asked."""
        return None

    @property
    def question(self) -> SprintQuestion | None:
        """The question that waits for an answer."""
        return None

    @property
    def waits(self) -> bool:
        """Whether what is shown has not been painted yet, so that no time runs."""
        return False

    @property
    def runs(self) -> bool:
        """Whether time runs that is to be shown."""
        return False

    def paint(self) -> None:
        """What is shown has been painted: time runs from here."""

    def intend(self, intent: Intent) -> None:
        """Do what the trainee means; what it confirms is kept."""

    def give(self, value: Category | Result) -> None:
        """Answer the question."""

    def tick(self) -> bool:
        """Look at the time; whether more than the time is different now."""
        return False

    def deal_ahead(self) -> DrillState | None:
        """The layout that comes next, dealt while this one is answered, where it can be."""
        return None

    def go_on(self) -> None:
        """To what comes next, once this is answered."""

    def try_again(self) -> None:
        """The same once more."""

    def finish(self) -> None:
        """No more; while the store refuses it is not over."""
        self.over = True

    def leave(self, *, sure: bool = False) -> bool:
        """Whether the trainee may leave now; ``sure`` answers what was asked before."""
        return True
