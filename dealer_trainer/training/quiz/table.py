"""A quiz at the table: taken, and looked at round by round when it is over."""

from __future__ import annotations

from dataclasses import replace

from dealer_trainer.rules.house import House
from dealer_trainer.training.drill.intents import Intent, Painted, Pause
from dealer_trainer.training.drill.state import DrillState, Phase, start_layout
from dealer_trainer.training.errors import StoreError
from dealer_trainer.training.marked import MarkedLayout
from dealer_trainer.training.quiz.result import MarkedRound, QuizResult
from dealer_trainer.training.quiz.session import QuizRun
from dealer_trainer.training.quiz.step import (
    AskToLeave,
    Leave,
    QuizIntent,
    QuizState,
    QuizTick,
    Stay,
)
from dealer_trainer.training.table_session import TableSession


class QuizSession(TableSession):
    """A quiz that is taken. What the disk refuses is told, and can be done again."""

    def __init__(self, run: QuizRun) -> None:
        self.run = run
        self._last = run.state.drill
        self._fault_of_clock = False

    @property
    def state(self) -> QuizState:
        """The quiz as it stands."""
        return self.run.state

    @property
    def house(self) -> House:
        """The house that is dealt under."""
        return self.state.paper.house

    @property
    def drill(self) -> DrillState | None:
        """The round in work, or the last one."""
        return self.state.drill or self._last

    @property
    def asks(self) -> bool:
        """Whether it is asked if the trainee leaves."""
        return self.state.asks_to_leave

    @property
    def waits(self) -> bool:
        """Whether the round has not been painted yet."""
        return self.drill is not None and self.drill.phase is Phase.WAITING

    @property
    def runs(self) -> bool:
        """The time is looked at until all is over."""
        return not self.over

    def paint(self) -> None:
        """The round has been painted: its answers are taken from here."""
        if self.waits:
            self._do(Painted())

    def intend(self, intent: Intent) -> None:
        """Do what the trainee means; there is no pause: leaving is asked instead, or that taken
        back.
        """
        # Whoever answers has seen it, even if the first painting is not told yet. What is meant
        # for a round whose time is over does nothing to the next one: that is not painted yet.
        self.paint()
        self._do(Stay() if self.asks and isinstance(intent, Pause) else intent)

    def tick(self) -> bool:
        """Look at the time; whether a round is over by it, or the store differs with it."""
        before, fault = self.state.number, self.fault
        self._do(QuizTick())
        told = (fault is None) is not (self.fault is None)
        return told or self.over or self.state.number != before

    def leave(self, *, sure: bool = False) -> bool:
        """Never at once: it is asked first, and the quiz is over then."""
        self._do(Leave() if sure else AskToLeave())
        return False

    def _do(self, intent: QuizIntent) -> None:
        self._last = self.drill
        try:
            self.run.do(intent)
        except StoreError as error:
            self._fault_of_clock = isinstance(intent, QuizTick) and (
                self.fault is None or self._fault_of_clock
            )
            self.fault = error
        else:
            # The clock alone goes on without the disk: an answer that was refused stays refused.
            if self._fault_of_clock or not isinstance(intent, QuizTick):
                self.fault = None
        self.over = self.run.result is not None


class QuizReview(TableSession):
    """The rounds of a finished quiz, one after another; ``number`` is the one shown, from 0."""

    def __init__(self, result: QuizResult, number: int) -> None:
        self.result = result
        self.show(number)

    def show(self, number: int) -> None:
        """Show a round."""
        self.number = number
        shown = self.round
        self.marked = MarkedLayout(
            shown.layout, shown.settlement, shown.closed.sheet, shown.report, shown.money
        )

    @property
    def house(self) -> House:
        """The house that was dealt under."""
        return self.result.record.paper.house

    @property
    def round(self) -> MarkedRound:
        """The round that is shown."""
        return self.result.rounds[self.number]

    @property
    def is_last(self) -> bool:
        """Whether no round comes after it."""
        return self.number + 1 == len(self.result.rounds)

    @property
    def drill(self) -> DrillState:
        """The layout as it is known when it is marked."""
        return replace(start_layout(self.round.layout, self.round.asked), phase=Phase.SUBMITTED)

    def go_on(self) -> None:
        """To the next round; after the last it is over."""
        if self.is_last:
            self.finish()
        else:
            self.show(self.number + 1)
