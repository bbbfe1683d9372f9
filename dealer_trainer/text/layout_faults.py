"""Sentences for what is wrong with layouts and sheets."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Final

from dealer_trainer.rules.errors import FaultKind, FaultValue
from dealer_trainer.text.language import _, ngettext


def _card_count(data: Mapping[str, FaultValue]) -> str:
    return ngettext(
        "{place}: there is {count} card, but {wanted} are wanted",
        "{place}: there are {count} cards, but {wanted} are wanted",
        _number(data["count"]),
    )


def _box_range(data: Mapping[str, FaultValue]) -> str:
    return ngettext(
        "there is no box {number}: {house} has {boxes} box",
        "there is no box {number}: {house} has {boxes} boxes",
        _number(data["boxes"]),
    )


def _number(value: FaultValue) -> int:
    return value if isinstance(value, int) else 0


LAYOUT_SENTENCES: Final[Mapping[FaultKind, Callable[[Mapping[str, FaultValue]], str]]] = {
    FaultKind.UNKNOWN_HOUSE: lambda _data: _("there is no house “{text}”; there are {allowed}"),
    FaultKind.NO_SUCH_CARD: lambda _data: _(
        "{place}: there is no card “{text}”; a card is a rank 2–9 T J Q K A"
        " and a suit c d h s, such as Kc or Th"
    ),
    FaultKind.LOOKALIKE_CARD: lambda _data: _(
        "{place}: in “{text}” the character “{letter}” ({code}) only looks like a Latin {latin};"
        " it is of another alphabet, such as Cyrillic; type it with an English keyboard"
    ),
    FaultKind.CARD_COUNT: _card_count,
    FaultKind.CARD_TWICE: lambda _data: _(
        "{place}: the card {card} lies here and in {first}; each card is there once"
    ),
    FaultKind.NO_BOX: lambda _data: _("there is no box; a layout has at least one"),
    FaultKind.BOX_TWICE: lambda _data: _("box {number} is there twice"),
    FaultKind.BOX_OUT_OF_RANGE: _box_range,
    FaultKind.OTHER_GAME_BET: lambda _data: _(
        "{place}: there is no bet “{bet}” in the game {game}; delete it"
    ),
    FaultKind.BLIND_GIVEN: lambda _data: _(
        "{place}: the blind is never written, because it equals the ante; delete it"
    ),
    FaultKind.NOT_A_MULTIPLE: lambda _data: _(
        "{place}: {bet} cannot be {stake} with an ante of {ante}; it may be {allowed}"
    ),
    FaultKind.NO_DARK_BOXES: lambda _data: _(
        "{place}: there are no dark boxes in {house}; delete “dark”"
    ),
    FaultKind.DARK_FOLD: lambda _data: _(
        "{place}: a dark box never folds; add its {bet}, or delete “dark”"
    ),
    FaultKind.ODD_CENTS: lambda _data: _(
        "{place}: {stake} is an odd number of cents, and {bet} may be paid in halves;"
        " stake an even number of cents"
    ),
    FaultKind.LINES_UNEQUAL: lambda _data: _(
        "the number of sheets ({sheets}) is not the number of layouts ({layouts});"
        " each layout has one line"
    ),
    FaultKind.BOX_NOT_IN_LAYOUT: lambda _data: _("there is no box {number} in the layout"),
    FaultKind.BET_NOT_IN_LAYOUT: lambda _data: _(
        "{place}: there is no bet “{bet}” on box {number} of the layout"
    ),
    FaultKind.NOT_AN_ANSWER: lambda _data: _(
        "{place}: “{text}” is no answer; write take, push, or the amount paid, such as 37.5"
    ),
    FaultKind.FLOAT_ANSWER: lambda _data: _(
        "{place}: {text} is a JSON number with a point or exponent, which is not exact;"
        ' put the amount in quotes, such as "37.5"'
    ),
    FaultKind.NOT_SECONDS: lambda _data: _(
        "{place}: “{text}” is no time; write a number of seconds from 0 on"
    ),
}
