"""Sentences for what is wrong with a house file."""

from __future__ import annotations

from typing import Final

from dealer_trainer.rules.errors import FaultKind
from dealer_trainer.text.language import N_, Phrase

HOUSE_SENTENCES: Final[dict[FaultKind, Phrase]] = {
    FaultKind.BAD_HOUSE_ID: N_(
        "id: “{text}” cannot name a house; use small Latin letters, digits and single hyphens,"
        " at most {longest}, and no name that Windows keeps for a device"
    ),
    FaultKind.HOUSE_ID_TAKEN: N_("id: another house file has the id “{text}”; choose a new one"),
    FaultKind.EMPTY_TEXT: N_("{place}: the text is empty; write it"),
    FaultKind.TEXT_TOO_LONG: N_(
        "{place}: the text is too long: {length} characters, at most {longest} are allowed"
    ),
    FaultKind.NOT_ODDS: N_(
        '{place}: “{text}” is no odds; write N to 1 or N to 2 in quotes, such as "8:1" or "3:2"'
    ),
    FaultKind.TABLE_GAP: N_(
        "{place}: the row {row} is missing, though a lower hand is paid; add it"
    ),
    FaultKind.TABLE_TOO_SHORT: N_(
        "{place}: the row {row} is missing; this table names all ten hands"
    ),
    FaultKind.TABLE_RISES: N_(
        "{place}: {odds} is more than the {above_odds} of {above}; a lower hand never pays more"
    ),
    FaultKind.OTHER_GAME_TABLE: N_(
        "{place}: the game {game} has no such table; its tables are {allowed}"
    ),
    FaultKind.OTHER_GAME_KEY: N_("{place}: the game {game} has no such rule; delete it"),
    FaultKind.EMPTY_LIST: N_("{place}: at least one entry is wanted"),
    FaultKind.NAMED_TWICE: N_("{place}: {text} is named twice; delete one"),
    FaultKind.BAD_CURRENCY: N_(
        "currency: “{text}” is no currency code; write three capital letters, such as EUR"
    ),
    FaultKind.BAD_COLOUR: N_(
        '{place}: “{text}” is no colour; write six hexadecimal digits in quotes, such as "#C0392F"'
    ),
    FaultKind.LIMIT_UPSIDE_DOWN: N_(
        "{place}: the least stake {least} is more than the most {most}; exchange them"
    ),
    FaultKind.CHIPS_CANNOT_MAKE: N_(
        "{place}: the chips of the house cannot make {amount}; change it, or add a chip"
    ),
    FaultKind.HANGS_ON_CERTAIN: N_(
        "{place}: only on an unconfirmed rule can situations hang; delete it"
    ),
}
