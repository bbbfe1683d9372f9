"""Mistakes in words: the list, its filters, what a search looks at; working through them, what is
shown again, then beside now, and the plain end.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from datetime import date
from typing import Final

from dealer_trainer.rules.house import GameName, House
from dealer_trainer.text.amounts import date_text, day_text, short_date_text
from dealer_trainer.text.bets import box_name
from dealer_trainer.text.houses import house_name
from dealer_trainer.text.language import N_, NC_, NN_, Words, _, pgettext
from dealer_trainer.text.marks import given_text, place_name
from dealer_trainer.text.situations import situation_name
from dealer_trainer.text.slips import slip_name
from dealer_trainer.training.box_records import DEALER, TurnKind
from dealer_trainer.training.grading import Mark
from dealer_trainer.training.review.mistakes import HouseState, Mistake, MistakeWords, Origin
from dealer_trainer.training.review.repetition import Recall

kind_name: Final = Words(
    {
        TurnKind.DEALER: NC_("kind of mistake", "Dealer's hand"),
        TurnKind.NAMING: NC_("kind of mistake", "Naming a hand"),
        TurnKind.BOX: NC_("kind of mistake", "Box with its bets"),
        TurnKind.WHO_WINS: NC_("kind of mistake", "Who wins"),
        TurnKind.PAYMENT: NC_("kind of mistake", "Paying one bet"),
    }
)
"""A kind of turn, for filters and limits."""


origin_name: Final = Words(
    {
        Origin.DRILL: NC_("where a mistake was made", "Drill"),
        Origin.SPRINT: NC_("where a mistake was made", "Sprint"),
        Origin.QUIZ: NC_("where a mistake was made", "Quiz"),
    }
)
"""Where a mistake was made."""


def owner_name(mistake: Mistake) -> str:
    """Whose turn it was: the dealer's hand, a box, or the question of a sprint."""
    if mistake.origin is Origin.SPRINT:
        return kind_name(mistake.kind)
    if mistake.owner == DEALER:
        return kind_name(TurnKind.DEALER)
    return box_name(mistake.owner)


def mistake_title(mistake: Mistake) -> str:
    """What was wrong, in a line: the first slip, or that it was slow."""
    if not mistake.wrong:
        return _("Right, but slow")
    if mistake.slips:
        return slip_name(mistake.slips[0])
    return pgettext("mistake", "Wrong")


house_state_text: Final = Words(
    {
        HouseState.SAME: lambda: "",
        HouseState.CHANGED: N_(
            "The rules of this house have changed since: today's rules count now"
        ),
        HouseState.GONE: N_("This house is no longer there: the layout cannot be settled again"),
    }
)
"""What to know of the house that a mistake was made under; nothing where it is the same."""


recall_text: Final = Words(
    {
        Recall.WRONG: NC_("repetition", "wrong again"),
        Recall.SLOW: NC_("repetition", "right, but slow"),
        Recall.RIGHT: NC_("repetition", "right"),
    }
)
"""How a repetition went."""


def house_shown(house_id: str, houses: Mapping[str, House]) -> str:
    """A house's name; its id where its file is no longer there."""
    house = houses.get(house_id)
    return house_id if house is None else house_name(house)


def words_of(houses: Mapping[str, House]) -> MistakeWords:
    """All words by which a mistake is found, in the language in use."""
    return MistakeWords(
        of_house=lambda house: (house_shown(house, houses), house),
        of_turn=_turn_words,
        of_situation=situation_name,
        of_slip=slip_name,
        of_day=lambda day: (date_text(day), short_date_text(day), day.isoformat()),
    )


def _turn_words(mistake: Mistake) -> tuple[str, ...]:
    slow = () if mistake.wrong else (mistake_title(mistake),)
    return (owner_name(mistake), kind_name(mistake.kind), origin_name(mistake.origin), *slow)


due_text: Final = NN_("{n} mistake is due", "{n} mistakes are due")
"""How many mistakes are due."""


def nothing_due_text(next_due: date | None) -> str:
    """That nothing is due, and when the next will be; nothing for an empty list."""
    if next_due is None:
        return _("No mistakes are due")
    return _("No mistakes are due. Next on {day}.").format(day=day_text(next_due))


no_mistakes_text: Final = N_("No mistakes yet: what is answered wrong or slowly will stand here.")
"""What stands where the list is empty."""


nothing_found_text: Final = N_("No mistake fits this filter")
"""What stands where a filter or a search lets nothing pass."""


def review_end_text(tasks: int, repaired: int) -> str:
    """The plain end of a work-through."""
    return _("All done. Repaired: {repaired} of {all}").format(repaired=repaired, all=tasks)


def failed_on(day: date) -> str:
    """When a mistake was made."""
    return _("Made on {day}").format(day=date_text(day))


def repaired_on(day: date | None) -> str:
    """When a mistake was repaired."""
    if day is None:
        return pgettext("mistake", "Not repaired yet")
    return _("Repaired on {day}").format(day=date_text(day))


def due_on(day: date) -> str:
    """When a mistake comes again."""
    return _("Due again on {day}").format(day=date_text(day))


sibling_text: Final = N_("Repaired. Now another layout with the same trap")
"""What is said before a sibling."""


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
