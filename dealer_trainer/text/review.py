"""The work-through of mistakes in words: what is shown again, then beside now, its plain end."""

from __future__ import annotations

from collections.abc import Iterable
from datetime import date
from typing import Final

from dealer_trainer.rules.house import GameName
from dealer_trainer.text.amounts import day_text
from dealer_trainer.text.language import N_, NC_, NN_, _, pgettext
from dealer_trainer.text.marks import given_text, place_name
from dealer_trainer.text.mistakes import recall_text
from dealer_trainer.training.grading import Mark
from dealer_trainer.training.review.repetition import Recall

review_title: Final = N_("Review of mistakes")
"""The title of a work-through."""


def again_text(day: date) -> str:
    """What a layout is that is shown again."""
    return _("The same layout as on {day}, not rated").format(day=day_text(day))


def question_again_text(day: date) -> str:
    """What a question is that is asked again."""
    return _("The same question as on {day}, not rated").format(day=day_text(day))


def answered_then_text(marks: Iterable[Mark], game: GameName) -> str:
    """What was answered wrong then, beside the marks of now; nothing where all was right."""
    wrong = [
        _("{place}: {answer}").format(
            place=place_name(mark.place), answer=given_text(mark.given, game)
        )
        for mark in marks
        if not mark.right
    ]
    return _("Answered then: {answers}").format(answers="; ".join(wrong)) if wrong else ""


def now_text(recall: Recall, repaired: bool) -> str:
    """How a mistake went this time."""
    return pgettext("mistake", "repaired") if repaired else recall_text(recall)


then_heading: Final = NC_("answer", "Then")
"""The column of what was answered then."""


now_heading: Final = NC_("answer", "Now")
"""The column of what was answered now."""


right_heading: Final = NC_("answer", "Right answer")
"""The column of what is right."""


left_out_text: Final = NN_(
    "{n} mistake was left out: its house is gone or has other bets now",
    "{n} mistakes were left out: their house is gone or has other bets now",
)
"""How many could not be shown again, and why."""


work_through_text: Final = NN_("Work through {n} mistake", "Work through {n} mistakes")
"""The button that begins a work-through."""
