"""Quizzes in words: what is asked and in what time, what it takes to pass, what is told in it."""

from __future__ import annotations

from typing import Final

from dealer_trainer.rules.hands import Category
from dealer_trainer.rules.house import GameName
from dealer_trainer.rules.money import Answer
from dealer_trainer.text.amounts import clock_shown, decimal_mark
from dealer_trainer.text.bets import answer_text
from dealer_trainer.text.cards import cards_label
from dealer_trainer.text.hands import category_name
from dealer_trainer.text.houses import house_name, qualifies_word
from dealer_trainer.text.language import (
    N_,
    NC_,
    NN_,
    Language,
    Words,
    _,
    current_language,
    ngettext,
    pgettext,
)
from dealer_trainer.text.marks import place_name
from dealer_trainer.text.printable import printable
from dealer_trainer.training.places import Scope
from dealer_trainer.training.quiz.definition import (
    Measure,
    PassMark,
    QuizDefinition,
    TimeLimit,
    Timing,
)
from dealer_trainer.training.quiz.paper import PaperFault, PaperRefused
from dealer_trainer.training.quiz.paper_code import EXAMPLE, CodeFault, CodeRefused
from dealer_trainer.training.quiz.step import RoundEnding, Unconfirmed


def quiz_name(quiz: QuizDefinition) -> str:
    """The quiz's name in the language in use, else in English."""
    return printable(quiz.names.get(current_language().value) or quiz.names[Language.EN.value])


def share_shown(tenths: int) -> str:
    """A share in tenths of a per cent: 95 %, 69.6 %."""
    whole, tenth = divmod(tenths, 10)
    number = f"{whole}{decimal_mark()}{tenth}" if tenth else str(whole)
    return pgettext("per cent", "{number}\N{NO-BREAK SPACE}%").format(number=number)


_TIME_LIMITS: Final = Words(
    {
        Timing.ROUND: N_("{time} a round"),
        Timing.WHOLE: N_("{time} for the whole quiz"),
    }
)


def time_limit_text(limit: TimeLimit) -> str:
    """The time that there is."""
    return _TIME_LIMITS(limit.timing, time=clock_shown(limit.seconds))


def size_texts(quiz: QuizDefinition) -> tuple[str, ...]:
    """How large the quiz is: 20 rounds, 5 boxes in each."""
    rounds = ngettext("{n} round", "{n} rounds", quiz.rounds).format(n=quiz.rounds)
    if quiz.boxes is None:
        return (rounds,)
    boxes = ngettext("{n} box a round", "{n} boxes a round", quiz.boxes).format(n=quiz.boxes)
    return rounds, boxes


asked_text: Final = Words(
    {
        Scope.EVERYTHING: N_(
            "Everything is asked: hands, qualification, every bet, the order of boxes"
        ),
        Scope.NAMING: N_("Only the hands are named"),
        Scope.QUALIFICATION: N_("Only whether the dealer qualifies is asked"),
        Scope.MAIN_BETS: N_("Only the main bets are settled, in the order of boxes"),
        Scope.SIDE_BETS: N_("Only the side bets are settled"),
    }
)
"""What is asked of each layout."""


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


machine_text: Final = N_(
    "Whoever has this machine to themselves can read the paper and its right answers, before"
    " the quiz and during it: stay with it."
)
"""What no signature excludes."""


def round_text(number: int, rounds: int) -> str:
    """Where the quiz stands; ``number`` from 1."""
    return _("Round {number} of {rounds}").format(number=number, rounds=rounds)


last_minute_text: Final = NN_("{n} second left", "{n} seconds left")
"""The warning before the time is over."""


leave_question: Final = N_("Leave the quiz? The attempt will count as not passed.")
"""What is asked once of whoever would leave."""


no_pause_text: Final = N_("A quiz has no pause: its clock runs on")
"""Why the pause key does nothing."""


def go_on_text(quiz: QuizDefinition, trainee: str) -> str:
    """What the next start tells of a quiz that was cut short."""
    return _("{trainee}: “{quiz}” was interrupted. Its clock has run on meanwhile.").format(
        trainee=trainee, quiz=quiz_name(quiz)
    )


held_text: Final = N_(
    "A quiz is open in another window of the trainer. Finish it there, or close that window."
)
"""Why a second window takes no quiz."""


round_ending_text: Final = Words(
    {
        RoundEnding.SUBMITTED: NC_("round", "Submitted"),
        RoundEnding.TIMED_OUT: NC_("round", "Time was over"),
        RoundEnding.LEFT: NC_("round", "The quiz was left"),
        RoundEnding.NOT_REACHED: NC_("round", "Not reached"),
    }
)
"""How a round came to its end."""


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


_CODE_REFUSALS: Final = Words(
    {
        CodeFault.TOO_SHORT: N_("This is no whole code of a paper. A code looks like {code}."),
        CodeFault.LOOKALIKE: N_(
            "The character “{letter}” ({code}) only looks like a Latin {latin}; it is of"
            " another alphabet, such as Cyrillic. Type the code with an English keyboard."
        ),
        CodeFault.NO_SUCH_CHARACTER: N_(
            "“{letter}” stands in no code at this place. Codes do without 0 and O, 1, I and L:"
            " look at the code once more."
        ),
        CodeFault.WRONG_CHECK: N_(
            "The check character does not fit: a character is wrong, or two are exchanged."
            " Look at the code once more."
        ),
        CodeFault.UNKNOWN: N_(
            "The code {text} is of a quiz or a house that this machine does not have."
            " Put its file into the data folder."
        ),
        CodeFault.OTHER_VERSION: N_(
            "The code is of another version of the quiz {quiz}, of the house {house} or of the"
            " trainer. The same paper can only be dealt with that version."
        ),
    }
)


def code_refusal_text(refused: CodeRefused) -> str:
    """Why a paper's code is refused."""
    return _CODE_REFUSALS(refused.fault, **{"code": EXAMPLE, **refused.data})


_PAPER_REFUSALS: Final = Words(
    {
        PaperFault.NOT_FOR_HOUSE: N_(
            "“{quiz}” cannot be held under {house}: it is of other houses, or asks for more"
            " boxes. Choose another house."
        ),
        PaperFault.QUOTAS_TOO_MANY: N_(
            "“{quiz}” wants more situations than its rounds have room for under {house}."
            " Lower its quotas, or add rounds."
        ),
    }
)


def paper_refusal_text(refused: PaperRefused) -> str:
    """Why a quiz has no paper under a house."""
    quiz, house = quiz_name(refused.definition), house_name(refused.house)
    return _PAPER_REFUSALS(refused.fault, quiz=quiz, house=house)
