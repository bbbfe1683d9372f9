"""Sentences for what is wrong with a file and its notation, before its meaning is looked at."""

from __future__ import annotations

from typing import Final

from dealer_trainer.rules.errors import FaultKind
from dealer_trainer.text.language import N_, Phrase

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
