"""Sentences for what is wrong with layouts and sheets."""

from __future__ import annotations

from typing import Final

from dealer_trainer.rules.errors import FaultKind
from dealer_trainer.text.language import N_, Phrase, ngettext


def number_in(value: object) -> int:
    """The number that a counted sentence goes by; a fault may carry anything."""
    return value if isinstance(value, int) else 0


LAYOUT_SENTENCES: Final[dict[FaultKind, Phrase]] = {
    FaultKind.UNKNOWN_HOUSE: N_("there is no house “{text}”; there are {allowed}"),
    FaultKind.NO_SUCH_CARD: N_(
        "{place}: there is no card “{text}”; a card is a rank 2–9 T J Q K A"
        " and a suit c d h s, such as Kc or Th"
    ),
    FaultKind.LOOKALIKE_CARD: N_(
        "{place}: in “{text}” the character “{letter}” ({code}) only looks like a Latin {latin};"
        " it is of another alphabet, such as Cyrillic; type it with an English keyboard"
    ),
    FaultKind.CARD_COUNT: lambda count, **data: ngettext(
        "{place}: there is {count} card, but {wanted} are wanted",
        "{place}: there are {count} cards, but {wanted} are wanted",
        number_in(count),
    ).format(count=count, **data),
    FaultKind.CARD_TWICE: N_(
        "{place}: the card {card} lies here and in {first}; each card is there once"
    ),
    FaultKind.NO_BOX: N_("there is no box; a layout has at least one"),
    FaultKind.BOX_TWICE: N_("box {number} is there twice"),
    FaultKind.BOX_OUT_OF_RANGE: lambda boxes, **data: ngettext(
        "there is no box {number}: {house} has {boxes} box",
        "there is no box {number}: {house} has {boxes} boxes",
        number_in(boxes),
    ).format(boxes=boxes, **data),
    FaultKind.OTHER_GAME_BET: N_("{place}: there is no bet “{bet}” in the game {game}; delete it"),
    FaultKind.BLIND_GIVEN: N_(
        "{place}: the blind is never written, because it equals the ante; delete it"
    ),
    FaultKind.NOT_A_MULTIPLE: N_(
        "{place}: {bet} cannot be {stake} with an ante of {ante}; it may be {allowed}"
    ),
    FaultKind.NO_DARK_BOXES: N_("{place}: there are no dark boxes in {house}; delete “dark”"),
    FaultKind.DARK_FOLD: N_("{place}: a dark box never folds; add its {bet}, or delete “dark”"),
    FaultKind.ODD_CENTS: N_(
        "{place}: {stake} is an odd number of cents, and {bet} may be paid in halves;"
        " stake an even number of cents"
    ),
    FaultKind.LINES_UNEQUAL: N_(
        "the number of sheets ({sheets}) is not the number of layouts ({layouts});"
        " each layout has one line"
    ),
    FaultKind.BOX_NOT_IN_LAYOUT: N_("there is no box {number} in the layout"),
    FaultKind.BET_NOT_IN_LAYOUT: N_(
        "{place}: there is no bet “{bet}” on box {number} of the layout"
    ),
    FaultKind.NOT_AN_ANSWER: N_(
        "{place}: “{text}” is no answer; write take, push, or the amount paid, such as 37.5"
    ),
    FaultKind.FLOAT_ANSWER: N_(
        "{place}: {text} is a JSON number with a point or exponent, which is not exact;"
        ' put the amount in quotes, such as "37.5"'
    ),
    FaultKind.NOT_SECONDS: N_("{place}: “{text}” is no time; write a number of seconds from 0 on"),
}
