"""Sentences for what is wrong with a file and its notation, before its meaning is looked at."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Final

from dealer_trainer.rules.errors import FaultKind, FaultValue
from dealer_trainer.text.language import _

NOTATION_SENTENCES: Final[Mapping[FaultKind, Callable[[Mapping[str, FaultValue]], str]]] = {
    FaultKind.NO_FILE: lambda _data: _("there is no such file; check its name and folder"),
    FaultKind.IS_FOLDER: lambda _data: _("this is a folder; name a file in it"),
    FaultKind.NOT_ALLOWED: lambda _data: _(
        "the file may not be read; ask for the right to read it, or copy it elsewhere"
    ),
    FaultKind.NOT_PLAIN: lambda _data: _(
        "this is a pipe or a device, not a file; put a file in its place"
    ),
    FaultKind.UNREADABLE: lambda _data: _(
        "the file cannot be read ({reason}); try again, or copy it"
    ),
    FaultKind.WRONG_ENDING: lambda _data: _(
        "a file name that ends in “{text}” is not read; the endings are {allowed}"
    ),
    FaultKind.FILE_TOO_LARGE: lambda _data: _("the file is larger than {kib} KiB; split it"),
    FaultKind.LINE_TOO_LONG: lambda _data: _("the line is longer than {kib} KiB; shorten it"),
    FaultKind.NOT_UTF8: lambda _data: _("these bytes are not UTF-8; save the file as UTF-8"),
    FaultKind.NOT_UTF16: lambda _data: _("the file is damaged UTF-16; save it as UTF-8"),
    FaultKind.EMPTY: lambda _data: _("there is nothing in it"),
    FaultKind.SYNTAX: lambda _data: _(
        "this is not YAML, from column {column} on; check indents, brackets and quotes before it"
    ),
    FaultKind.TAB_IN_INDENT: lambda _data: _("a tab in the indent; indent with spaces"),
    FaultKind.BAD_CHARACTER: lambda _data: _(
        "the character {code} may not stand in a text; delete it"
    ),
    FaultKind.ALIAS: lambda _data: _("the alias *{name} is not read; write its value out"),
    FaultKind.ANCHOR: lambda _data: _("the anchor &{name} is not read; delete it"),
    FaultKind.TAG: lambda _data: _("the tag {tag} is not read; delete it"),
    FaultKind.SEVERAL_DOCUMENTS: lambda _data: _(
        "a second document begins here; a YAML file holds one"
    ),
    FaultKind.TOO_DEEP: lambda _data: _(
        "brackets or indents are nested more than {deepest} deep; nothing here needs that"
    ),
    FaultKind.BAD_JSON: lambda _data: _(
        "this is not JSON, from column {column} on; each line holds one whole object"
    ),
    FaultKind.NO_NUMBER: lambda _data: _("{text} is not a number of JSON; write an amount"),
    FaultKind.DOUBLE_KEY: lambda _data: _("the key “{key}” stands here twice; delete one"),
    FaultKind.KEY_NOT_TEXT: lambda _data: _("a list or record cannot be a key; write a word"),
    FaultKind.TOO_MANY: lambda _data: _("{place}: more than {most} entries are not read"),
    FaultKind.NOT_A_RECORD: lambda _data: _("{place}: keys with values are wanted here"),
    FaultKind.NOT_A_LIST: lambda _data: _("{place}: a list is wanted here"),
    FaultKind.NOT_TEXT: lambda _data: _("{place}: a text is wanted here"),
    FaultKind.UNKNOWN_KEY: lambda _data: _(
        "{place}: nobody knows the key “{key}”; there are {allowed}"
    ),
    FaultKind.MISSING_KEY: lambda _data: _("{place}: the key “{key}” is missing; add it"),
    FaultKind.NOT_ONE_OF: lambda _data: _("{place}: “{text}” is none of {allowed}"),
    FaultKind.NOT_TRUE_OR_FALSE: lambda _data: _("{place}: “{text}” is neither true nor false"),
    FaultKind.NOT_WHOLE: lambda _data: _(
        "{place}: “{text}” is no whole number from {low} to {high}"
    ),
    FaultKind.NOT_A_STAKE: lambda _data: _(
        "{place}: “{text}” is no stake; write more than 0 with a point and"
        " at most two digits after it, such as 10 or 2.50"
    ),
    FaultKind.FLOAT_STAKE: lambda _data: _(
        "{place}: {text} is a JSON number with a point or exponent, which is not exact;"
        ' put the stake in quotes, such as "2.50"'
    ),
}
