"""The language in use, the one global of the program, and the words looked up in it."""

from __future__ import annotations

import locale
import os
import sys
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from enum import Enum
from functools import cache, partial
from gettext import NullTranslations, translation
from typing import Final, TypeAlias, TypeVar

from dealer_trainer import paths
from dealer_trainer.text.printable import placed_value, printable

_DOMAIN = "dealer_trainer"


class Language(Enum):
    """A language that the trainer speaks; the value is its code in files and commands."""

    BG = "bg"
    CS = "cs"
    EN = "en"
    LV = "lv"
    RU = "ru"

    @property
    def own_name(self) -> str:
        """The language's name in itself, as a list of languages shows it."""
        return _OWN_NAMES[self]


_OWN_NAMES = {
    Language.BG: "Български",
    Language.CS: "Čeština",
    Language.EN: "English",
    Language.LV: "Latviešu",
    Language.RU: "Русский",
}


@dataclass(slots=True)
class _InUse:
    language: Language


_in_use = _InUse(Language.EN)


def set_language(language: Language) -> None:
    """Speak this language from now on: words are looked up when they are asked for."""
    _in_use.language = language


def current_language() -> Language:
    """The language in use; English until another is set."""
    return _in_use.language


_ASKED_OF = ("LANGUAGE", "LC_ALL", "LC_MESSAGES", "LANG")


def system_language(environ: Mapping[str, str] = os.environ) -> Language:
    """The system's language where the trainer speaks it, else English.

    gettext's order: the first of `LANGUAGE` (a list with colons), `LC_ALL`, `LC_MESSAGES`, `LANG`
    that is set decides; on Windows without these, the language of its own windows.
    """
    named = next((environ[key] for key in _ASKED_OF if environ.get(key)), "") or _windows_locale()
    codes = [
        name.replace("-", "_").split("_")[0].split(".")[0].lower() for name in named.split(":")
    ]
    known = {language.value: language for language in Language}
    return next((known[code] for code in codes if code in known), Language.EN)


def _windows_locale() -> str:
    if sys.platform == "win32":
        import ctypes  # noqa: PLC0415 -- only Windows pays for it

        return locale.windows_locale.get(ctypes.windll.kernel32.GetUserDefaultUILanguage(), "")
    return ""


@cache
def catalogue(language: Language) -> NullTranslations:
    """The messages of a language, read once; English ones where they cannot be read."""
    if language is Language.EN:
        # Its words are those of the program, its plurals gettext's own: nobody waits for a file.
        return NullTranslations()
    try:
        # gettext keeps what it has read: argparse, which asks it too, is served from the same.
        return translation(_DOMAIN, paths.translations(), [language.value])
    except OSError:
        # Not compiled, or unreadable: English words, not a broken trainer.
        return NullTranslations()


class Message(str):
    """A sentence of the program itself. What is put into it is made fit to stand there: on one
    line, nothing unseen, of bounded length (``text.printable``).
    """

    __slots__ = ()

    def format(self, *values: object, **named: object) -> str:
        """As ``str.format``, each value printable."""
        shown = {name: placed_value(value) for name, value in named.items()}
        return str.format(self, *map(placed_value, values), **shown)


def _(message: str) -> str:
    """The message in the language in use; a ``Message``."""
    return Message(catalogue(_in_use.language).gettext(message))


def pgettext(context: str, message: str) -> str:
    """The message in the language in use, where one English word stands for several."""
    return Message(catalogue(_in_use.language).pgettext(context, message))


def ngettext(singular: str, plural: str, n: int) -> str:
    """The form of a counted message for `n` in the language in use."""
    return Message(catalogue(_in_use.language).ngettext(singular, plural, n))


def npgettext(context: str, singular: str, plural: str, n: int) -> str:
    """A counted message, where one English phrase stands for several."""
    return Message(catalogue(_in_use.language).npgettext(context, singular, plural, n))


Phrase: TypeAlias = Callable[..., str]
"""A message of a table or a constant: called, it is looked up in the language in use; values by
name fill its placeholders.
"""

K = TypeVar("K")


class Words(dict[K, Phrase]):
    """A table of phrases; called with a key and the values of its placeholders, it says one."""

    __slots__ = ()

    def __call__(self, key: K, /, **values: object) -> str:
        return self[key](**values)


def _say(message: str, /, **values: object) -> str:
    found = Message(catalogue(_in_use.language).gettext(message))
    return found.format(**values) if values else found


def _say_in_context(context: str, message: str, /, **values: object) -> str:
    found = Message(catalogue(_in_use.language).pgettext(context, message))
    return found.format(**values) if values else found


def _say_counted(singular: str, plural: str, n: int, /, **values: object) -> str:
    found = Message(catalogue(_in_use.language).ngettext(singular, plural, n))
    return found.format(n=n, **values)


# Marks that extraction reads, as gettext's users name them. Each only keeps its words (``partial``
# itself does that, without a call of the program's own while a table is made at a start).
N_: Final[Callable[[str], Phrase]] = partial(partial, _say)
"""A phrase."""
NC_: Final[Callable[[str, str], Phrase]] = partial(partial, _say_in_context)
"""A phrase with its context, where one English word stands for several."""
NN_: Final[Callable[[str, str], Phrase]] = partial(partial, _say_counted)
"""A counted phrase; called with the number ``{n}`` first."""


def file_text(context: str, message: str) -> str:
    """What a file says in English, in the language in use where the catalogue knows it."""
    return printable(catalogue(_in_use.language).pgettext(context, message))
