"""Marks in words: what was answered where and what would have been right; what was found, missed
and wrongly accused in a layout that somebody else has settled.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from dealer_trainer.rules.hands import Category
from dealer_trainer.rules.money import Answer
from dealer_trainer.text.bets import answer_text, bet_label, box_name
from dealer_trainer.text.cards import cards_label
from dealer_trainer.text.hands import category_name
from dealer_trainer.text.houses import qualifies_word
from dealer_trainer.text.language import _, pgettext
from dealer_trainer.text.slips import slip_name
from dealer_trainer.training.places import Part, Place
from dealer_trainer.training.sheet import Five

if TYPE_CHECKING:
    from dealer_trainer.rules.house import GameName
    from dealer_trainer.training.grading import Given, Mark
from typing import TYPE_CHECKING, Final

from dealer_trainer.text.language import NC_, ngettext

if TYPE_CHECKING:
    from dealer_trainer.training.error_spotting.verdict import SpottingResult, SpottingTally


def place_name(place: Place) -> str:
    """The place of an answer: Box 5, Ante."""
    match place.part:
        case Part.ORDER:
            return _("Order of boxes")
        case Part.QUALIFIES:
            return _("Dealer, qualification")
        case Part.FIVE if place.box is None:
            return _("Dealer, five cards")
        case Part.FIVE:
            return _("{box}, five cards").format(box=box_name(place.box or 0))
        case Part.CATEGORY if place.box is None:
            return _("Dealer, hand")
        case Part.CATEGORY:
            return _("{box}, hand").format(box=box_name(place.box or 0))
        case Part.BET:
            bet = "" if place.bet is None else bet_label(place.bet)
            return _("{box}, {bet}").format(box=box_name(place.box or 0), bet=bet)


def given_text(given: Given | None, game: GameName) -> str:
    """An answer in words; “no answer” where there is none."""
    if given is None:
        return pgettext("answer", "no answer")
    if isinstance(given, Five):
        return cards_label(given.cards)
    if isinstance(given, Category):
        return category_name(given)
    if isinstance(given, bool):
        return qualifies_word(game, given)
    if isinstance(given, Answer):
        return answer_text(given)
    return " ".join(map(str, given))


def mark_text(mark: Mark, game: GameName) -> str:
    """A wrong mark on a line: where, what was answered, what is right, and the slips behind it."""
    sentence = _("{place}: {given}, right: {expected}").format(
        place=place_name(mark.place),
        given=given_text(mark.given, game),
        expected=given_text(mark.expected, game),
    )
    if not mark.slips:
        return sentence
    names = "; ".join(slip_name(slip, mark.place.bet) for slip in mark.slips)
    return f"{sentence} ({names})"


found_word: Final = NC_("spot the mistake", "found")
"""Beside a mistake that was put right."""


missed_word: Final = NC_("spot the mistake", "missed")
"""Beside a mistake that was left."""


accused_word: Final = NC_("spot the mistake", "was right")
"""Beside a right answer that was changed."""


def found_text(spotted: SpottingResult) -> str:
    """How many mistakes were found; of a clean layout, whether it was declared so."""
    if spotted.clean:
        if spotted.accused:
            return _("The layout was clean")
        return _("Clean, and declared clean")
    count = len(spotted.findings)
    return ngettext(
        "{found} of {count} mistake found", "{found} of {count} mistakes found", count
    ).format(found=spotted.found, count=count)


def accused_text(count: int) -> str:
    """How many right answers were changed; nothing where none was."""
    if not count:
        return ""
    return ngettext("{n} right answer changed", "{n} right answers changed", count).format(n=count)


def corrections_text(count: int) -> str:
    """What handing the layout in means: its corrections, or that it is declared clean."""
    if not count:
        return _("Declare it clean")
    return ngettext("Hand in {n} correction", "Hand in {n} corrections", count).format(n=count)


def tally_text(tally: SpottingTally) -> str:
    """Several layouts together, in a line."""
    parts = [
        _("Wrong answers found: {found} of {count}").format(
            found=tally.found, count=tally.found + tally.missed
        ),
        _("Clean layouts declared clean: {declared} of {count}").format(
            declared=tally.declared_clean, count=tally.clean
        ),
        accused_text(tally.accused),
    ]
    return " · ".join(part for part in parts if part)
