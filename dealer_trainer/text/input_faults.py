"""Sentences for what is wrong with files that people write: their notation, layouts and sheets,
houses, quizzes.
"""

from __future__ import annotations

from typing import Final

from dealer_trainer.rules.errors import FaultKind
from dealer_trainer.text.language import N_, Phrase, ngettext

NOTATION_SENTENCES: Final[dict[FaultKind, Phrase]] = {
    FaultKind.NO_FILE: N_("there is no such file; check its name and folder"),
    FaultKind.IS_FOLDER: N_("this is a folder; name a file in it"),
    FaultKind.NOT_ALLOWED: N_(
        "the file may not be read; ask for the right to read it, or copy it elsewhere"
    ),
    FaultKind.NOT_PLAIN: N_("this is a pipe or a device, not a file; put a file in its place"),
    FaultKind.UNREADABLE: N_("the file cannot be read ({reason}); try again, or copy it"),
    FaultKind.WRONG_ENDING: N_(
        "a file name that ends in “{text}” is not read; the endings are {allowed}"
    ),
    FaultKind.FILE_TOO_LARGE: N_("the file is larger than {kib} KiB; split it"),
    FaultKind.LINE_TOO_LONG: N_("the line is longer than {kib} KiB; shorten it"),
    FaultKind.NOT_UTF8: N_("these bytes are not UTF-8; save the file as UTF-8"),
    FaultKind.NOT_UTF16: N_("the file is damaged UTF-16; save it as UTF-8"),
    FaultKind.EMPTY: N_("there is nothing in it"),
    FaultKind.SYNTAX: N_(
        "this is not YAML, from column {column} on; check indents, brackets and quotes before it"
    ),
    FaultKind.TAB_IN_INDENT: N_("a tab in the indent; indent with spaces"),
    FaultKind.BAD_CHARACTER: N_("the character {code} may not stand in a text; delete it"),
    FaultKind.ALIAS: N_("the alias *{name} is not read; write its value out"),
    FaultKind.ANCHOR: N_("the anchor &{name} is not read; delete it"),
    FaultKind.TAG: N_("the tag {tag} is not read; delete it"),
    FaultKind.SEVERAL_DOCUMENTS: N_("a second document begins here; a YAML file holds one"),
    FaultKind.TOO_DEEP: N_(
        "brackets or indents are nested more than {deepest} deep; nothing here needs that"
    ),
    FaultKind.BAD_JSON: N_(
        "this is not JSON, from column {column} on; each line holds one whole object"
    ),
    FaultKind.NO_NUMBER: N_("{text} is not a number of JSON; write an amount"),
    FaultKind.DOUBLE_KEY: N_("the key “{key}” stands here twice; delete one"),
    FaultKind.KEY_NOT_TEXT: N_("a list or record cannot be a key; write a word"),
    FaultKind.TOO_MANY: N_("{place}: more than {most} entries are not read"),
    FaultKind.NOT_A_RECORD: N_("{place}: keys with values are wanted here"),
    FaultKind.NOT_A_LIST: N_("{place}: a list is wanted here"),
    FaultKind.NOT_TEXT: N_("{place}: a text is wanted here"),
    FaultKind.UNKNOWN_KEY: N_("{place}: nobody knows the key “{key}”; there are {allowed}"),
    FaultKind.MISSING_KEY: N_("{place}: the key “{key}” is missing; add it"),
    FaultKind.NOT_ONE_OF: N_("{place}: “{text}” is none of {allowed}"),
    FaultKind.NOT_TRUE_OR_FALSE: N_("{place}: “{text}” is neither true nor false"),
    FaultKind.NOT_WHOLE: N_("{place}: “{text}” is no whole number from {low} to {high}"),
    FaultKind.NOT_A_STAKE: N_(
        "{place}: “{text}” is no stake; write more than 0 with a point and"
        " at most two digits after it, such as 10 or 2.50"
    ),
    FaultKind.FLOAT_STAKE: N_(
        "{place}: {text} is a JSON number with a point or exponent, which is not exact;"
        ' put the stake in quotes, such as "2.50"'
    ),
}


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


QUIZ_SENTENCES: Final[dict[FaultKind, Phrase]] = {
    FaultKind.BAD_QUIZ_ID: N_(
        "id: “{text}” cannot name a quiz; use small Latin letters, digits and single hyphens,"
        " at most {longest}, and no name that Windows keeps for a device"
    ),
    FaultKind.QUIZ_ID_TAKEN: N_("id: another quiz file has the id “{text}”; choose a new one"),
    FaultKind.BAD_QUIZ_CODE: N_(
        "code: “{text}” cannot stand in a paper's code; write two to eight capital Latin letters"
        " or digits, a letter first, such as CERT"
    ),
    FaultKind.QUIZ_CODE_TAKEN: N_("code: the quiz {quiz} has the code “{text}”; choose another"),
    FaultKind.NOT_A_TIME: N_(
        "{place}: “{text}” is no time; write seconds, such as 90, or minutes and seconds,"
        " such as 1:30, at most 600:00"
    ),
    FaultKind.NOT_A_SHARE: N_(
        "{place}: “{text}” is no share; write more than 0 % and at most 100 %, such as 95 %"
        " or 99.5 %"
    ),
    FaultKind.ONE_TIME: N_("{place}: exactly one of {allowed} is wanted"),
    FaultKind.TOO_MANY_BOXES: lambda boxes, **data: ngettext(
        "{place}: the house {house} has only {boxes} box; ask for no more",
        "{place}: the house {house} has only {boxes} boxes; ask for no more",
        number_in(boxes),
    ).format(boxes=boxes, **data),
    FaultKind.QUOTA_NOWHERE: N_("{place}: no house of this quiz can deal {text}; delete it"),
    FaultKind.QUOTA_TOO_LARGE: N_(
        "{place}: {n} do not fit into the paper; there is room for {most}"
    ),
    FaultKind.MARK_NOT_ASKED: N_(
        "{place}: a quiz that asks {scope} cannot be marked by this; delete it, or ask more"
    ),
    FaultKind.NOT_A_RESULT: N_(
        "this is not the result of a quiz; choose a file that the trainer wrote"
    ),
    FaultKind.NEWER_RESULT: N_(
        "a newer version of the trainer wrote this result; verify it with that version"
    ),
    FaultKind.NOT_OF_RESULT: N_("{place}: what stands here is not what the trainer writes"),
    FaultKind.ROUNDS_UNEQUAL: N_(
        "the number of rounds ({rounds}) is not the number of layouts ({layouts})"
    ),
}
