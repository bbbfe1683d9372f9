"""Sentences for what is wrong with a house file."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Final

from dealer_trainer.rules.errors import FaultKind, FaultValue
from dealer_trainer.text.language import _

HOUSE_SENTENCES: Final[Mapping[FaultKind, Callable[[Mapping[str, FaultValue]], str]]] = {
    FaultKind.BAD_HOUSE_ID: lambda _data: _(
        "id: “{text}” cannot name a house; use small Latin letters, digits and single hyphens,"
        " at most {longest}, and no name that Windows keeps for a device"
    ),
    FaultKind.HOUSE_ID_TAKEN: lambda _data: _(
        "id: another house file has the id “{text}”; choose a new one"
    ),
    FaultKind.EMPTY_TEXT: lambda _data: _("{place}: the text is empty; write it"),
    FaultKind.TEXT_TOO_LONG: lambda _data: _(
        "{place}: the text is too long: {length} characters, at most {longest} are allowed"
    ),
    FaultKind.NOT_ODDS: lambda _data: _(
        '{place}: “{text}” is no odds; write N to 1 or N to 2 in quotes, such as "8:1" or "3:2"'
    ),
    FaultKind.TABLE_GAP: lambda _data: _(
        "{place}: the row {row} is missing, though a lower hand is paid; add it"
    ),
    FaultKind.TABLE_TOO_SHORT: lambda _data: _(
        "{place}: the row {row} is missing; this table names all ten hands"
    ),
    FaultKind.TABLE_RISES: lambda _data: _(
        "{place}: {odds} is more than the {above_odds} of {above}; a lower hand never pays more"
    ),
    FaultKind.OTHER_GAME_TABLE: lambda _data: _(
        "{place}: the game {game} has no such table; its tables are {allowed}"
    ),
    FaultKind.OTHER_GAME_KEY: lambda _data: _(
        "{place}: the game {game} has no such rule; delete it"
    ),
    FaultKind.EMPTY_LIST: lambda _data: _("{place}: at least one entry is wanted"),
    FaultKind.NAMED_TWICE: lambda _data: _("{place}: {text} is named twice; delete one"),
    FaultKind.BAD_CURRENCY: lambda _data: _(
        "currency: “{text}” is no currency code; write three capital letters, such as EUR"
    ),
    FaultKind.BAD_COLOUR: lambda _data: _(
        '{place}: “{text}” is no colour; write six hexadecimal digits in quotes, such as "#C0392F"'
    ),
    FaultKind.LIMIT_UPSIDE_DOWN: lambda _data: _(
        "{place}: the least stake {least} is more than the most {most}; exchange them"
    ),
    FaultKind.CHIPS_CANNOT_MAKE: lambda _data: _(
        "{place}: the chips of the house cannot make {amount}; change it, or add a chip"
    ),
    FaultKind.HANGS_ON_CERTAIN: lambda _data: _(
        "{place}: only on an unconfirmed rule can situations hang; delete it"
    ),
}
