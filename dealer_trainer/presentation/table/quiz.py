"""A quiz on the table page: taken without a mark or a reason, and looked at when it is over."""

from __future__ import annotations

from dataclasses import replace

from dealer_trainer.presentation.sheet import ButtonState
from dealer_trainer.presentation.table.screen import LayoutScreen, TableWords
from dealer_trainer.presentation.table.state import After, Manner, Times
from dealer_trainer.rules.house import GameName
from dealer_trainer.text.amounts import clock_shown
from dealer_trainer.text.language import _, pgettext
from dealer_trainer.text.quizzes import (
    last_minute_text,
    quiz_name,
    round_ending_text,
    round_text,
    unconfirmed_text,
)
from dealer_trainer.training.preferences import Preferences
from dealer_trainer.training.quiz.definition import QuizDefinition, Timing
from dealer_trainer.training.quiz.result import MarkedRound
from dealer_trainer.training.quiz.step import QuizState, RoundEnding
from dealer_trainer.training.quiz.table import QuizReview, QuizSession

INTERVAL = 200
"""Milliseconds from one look at the quiz's time to the next."""


def quiz_screen(session: QuizSession) -> LayoutScreen:
    """A quiz that is taken, as it is shown."""
    definition = session.state.paper.definition

    def words() -> TableWords:
        # The last one stays until the store has taken the result.
        number = min(session.state.number, definition.rounds - 1)
        return replace(_words(definition, number), note=_note(definition, session.state))

    def times(preferences: Preferences) -> Times:
        # Rounded up: the last second is shown as one, and nought is over.
        seconds = -(-session.state.remaining // 1000)
        warning = last_minute_text(seconds) if session.state.warns else ""
        meaning = _("Time left for the whole quiz")
        if definition.time.timing is Timing.ROUND:
            meaning = _("Time left for this round")
        return Times(clock_shown(seconds), warning=warning, meaning=meaning)

    manner = Manner.OPEN_QUIZ if definition.pay_table else Manner.QUIZ
    return LayoutScreen(session, manner, words, times, INTERVAL)


def quiz_review_screen(session: QuizReview) -> LayoutScreen:
    """A quiz that is over, as its rounds are shown."""
    definition = session.result.record.paper.definition

    def words() -> TableWords:
        after = After(
            _ending(session.round, session.house.game), buttons=_buttons(last=session.is_last)
        )
        return replace(_words(definition, session.number), after=after)

    return LayoutScreen(session, Manner.REVIEW, words, lambda _preferences: Times(), INTERVAL)


def _words(definition: QuizDefinition, number: int) -> TableWords:
    return TableWords(
        title=quiz_name(definition),
        progress=round_text(number + 1, definition.rounds),
        done=number,
        count=definition.rounds,
    )


def _note(definition: QuizDefinition, state: QuizState) -> str:
    before = state.closed[-1] if state.closed else None
    untouched = state.drill is None or not state.drill.changes
    if before is not None and before.ending is RoundEnding.TIMED_OUT and untouched:
        return _("The time of round {number} was over. What was confirmed counts.").format(
            number=state.number
        )
    if definition.pay_table:
        return _("No answers are shown during the quiz.")
    return _("No answers are shown during the quiz. The pay tables are closed.")


def _ending(played: MarkedRound, game: GameName) -> str:
    """How the round ended, and what was being answered then."""
    closed = played.closed
    if closed.ending is RoundEnding.SUBMITTED:
        return ""
    told = [round_ending_text(closed.ending)]
    if closed.unconfirmed is not None:
        told.append(unconfirmed_text(closed.unconfirmed, game))
    return ". ".join(told)


def _buttons(*, last: bool) -> tuple[tuple[str, ButtonState], ...]:
    enter = pgettext("key", "Enter")
    if last:
        return (("finish", ButtonState(_("To the result"), enter, primary=True)),)
    onward = ButtonState(_("Next round"), enter, primary=True)
    return (("next", onward), ("end", ButtonState(_("To the result"), pgettext("key", "Esc"))))
