"""Quizzes in words: what is asked and in what time, what it takes to pass, what is told in it."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from dealer_trainer.rules.hands import Category
from dealer_trainer.rules.house import GameName
from dealer_trainer.rules.money import Answer
from dealer_trainer.text.amounts import clock_shown, decimal_mark
from dealer_trainer.text.bets import answer_text
from dealer_trainer.text.cards import cards_label
from dealer_trainer.text.games import qualifies_word
from dealer_trainer.text.hands import category_name
from dealer_trainer.text.language import Language, _, current_language, ngettext, pgettext
from dealer_trainer.text.marks import place_name
from dealer_trainer.text.printable import printable
from dealer_trainer.training.asked import Scope
from dealer_trainer.training.quiz.definition import (
    Measure,
    PassMark,
    QuizDefinition,
    TimeLimit,
    Timing,
)
from dealer_trainer.training.quiz.step import RoundEnding, Unconfirmed


def quiz_name(quiz: QuizDefinition) -> str:
    """The quiz's name in the language in use, else in English."""
    return printable(quiz.names.get(current_language().value) or quiz.names[Language.EN.value])


def share_shown(tenths: int) -> str:
    """A share in tenths of a per cent: 95 %, 69.6 %."""
    whole, tenth = divmod(tenths, 10)
    number = f"{whole}{decimal_mark()}{tenth}" if tenth else str(whole)
    return pgettext("per cent", "{number}\N{NO-BREAK SPACE}%").format(number=number)


def time_limit_text(limit: TimeLimit) -> str:
    """The time that there is."""
    time = clock_shown(limit.seconds)
    match limit.timing:
        case Timing.ROUND:
            return _("{time} a round").format(time=time)
        case Timing.WHOLE:
            return _("{time} for the whole quiz").format(time=time)


def size_texts(quiz: QuizDefinition) -> tuple[str, ...]:
    """How large the quiz is: 20 rounds, 5 boxes in each."""
    rounds = ngettext("{n} round", "{n} rounds", quiz.rounds).format(n=quiz.rounds)
    if quiz.boxes is None:
        return (rounds,)
    boxes = ngettext("{n} box a round", "{n} boxes a round", quiz.boxes).format(n=quiz.boxes)
    return rounds, boxes


_ASKED_TEXTS: Final[dict[Scope, Callable[[], str]]] = {
    Scope.EVERYTHING: lambda: _(
        "Everything is asked: hands, qualification, every bet, the order of boxes"
    ),
    Scope.NAMING: lambda: _("Only the hands are named"),
    Scope.QUALIFICATION: lambda: _("Only whether the dealer qualifies is asked"),
    Scope.MAIN_BETS: lambda: _("Only the main bets are settled, in the order of boxes"),
    Scope.SIDE_BETS: lambda: _("Only the side bets are settled"),
}


def asked_text(scope: Scope) -> str:
    """What is asked of each layout."""
    return _ASKED_TEXTS[scope]()


def pass_mark_text(mark: PassMark) -> str:
    """What it takes to pass in one respect."""
    match mark.measure:
        case Measure.WAGERS:
            return _("At least {share} of the bets right").format(share=share_shown(mark.bound))
        case Measure.HANDS:
            return _("At least {share} of the hands named rightly").format(
                share=share_shown(mark.bound)
            )
        case Measure.QUALIFICATION_ERRORS:
            if not mark.bound:
                return _("No error on whether the dealer qualifies")
            return ngettext(
                "At most {n} error on whether the dealer qualifies",
                "At most {n} errors on whether the dealer qualifies",
                mark.bound,
            ).format(n=mark.bound)
        case Measure.BOX_TIME:
            return _("At most {time} a box on average").format(time=clock_shown(mark.bound))
        case Measure.ORDER:
            return _("Every round settled in the right order of boxes")


def quiz_rules(quiz: QuizDefinition) -> tuple[str, ...]:
    """The rules of a quiz, a sentence each, as they stand before its start."""
    order = Measure.ORDER in {mark.measure for mark in quiz.pass_marks}
    return (
        asked_text(quiz.scope),
        _("The clock cannot be stopped, and runs on if the program ends"),
        _("A round that was submitted stays as it is"),
        _("Right answers are shown at the end, not before"),
        _("What is unanswered when the time is over is wrong"),
        _("The pay tables may be opened") if quiz.pay_table else _("The pay tables are closed"),
        _("Boxes settled out of order: not passed")
        if order
        else _("Boxes settled out of order are reported, but do not decide"),
        _("Whoever leaves has not passed"),
    )


def machine_text() -> str:
    """What no signature excludes."""
    return _(
        "Whoever has this machine to themselves can read the paper and its right answers, before"
        " the quiz and during it: stay with it."
    )


def round_text(number: int, rounds: int) -> str:
    """Where the quiz stands; ``number`` from 1."""
    return _("Round {number} of {rounds}").format(number=number, rounds=rounds)


def last_minute_text(seconds: int) -> str:
    """The warning before the time is over."""
    return ngettext("{n} second left", "{n} seconds left", seconds).format(n=seconds)


def leave_question() -> str:
    """What is asked once of whoever would leave."""
    return _("Leave the quiz? The attempt will count as not passed.")


def no_pause_text() -> str:
    """Why the pause key does nothing."""
    return _("A quiz has no pause: its clock runs on")


def go_on_text(quiz: QuizDefinition, trainee: str) -> str:
    """What the next start tells of a quiz that was cut short."""
    return _("{trainee}: “{quiz}” was interrupted. Its clock has run on meanwhile.").format(
        trainee=trainee, quiz=quiz_name(quiz)
    )


def held_text() -> str:
    """Why a second window takes no quiz."""
    return _(
        "A quiz is open in another window of the trainer. Finish it there, or close that window."
    )


_ROUND_ENDING_TEXTS: Final[dict[RoundEnding, Callable[[], str]]] = {
    RoundEnding.SUBMITTED: lambda: pgettext("round", "Submitted"),
    RoundEnding.TIMED_OUT: lambda: pgettext("round", "Time was over"),
    RoundEnding.LEFT: lambda: pgettext("round", "The quiz was left"),
    RoundEnding.NOT_REACHED: lambda: pgettext("round", "Not reached"),
}


def round_ending_text(ending: RoundEnding) -> str:
    """How a round came to its end."""
    return _ROUND_ENDING_TEXTS[ending]()


def unconfirmed_text(unconfirmed: Unconfirmed, game: GameName) -> str:
    """What was being answered when the time was over."""
    draft = unconfirmed.draft
    if isinstance(draft, Category):
        given = category_name(draft)
    elif isinstance(draft, bool):
        given = qualifies_word(game, draft)
    elif isinstance(draft, Answer):
        given = answer_text(draft)
    elif isinstance(draft, tuple):
        given = cards_label(draft)
    else:
        given = draft
    return _("{place}: {given}, not confirmed").format(
        place=place_name(unconfirmed.place), given=given
    )
