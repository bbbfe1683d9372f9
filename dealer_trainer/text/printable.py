"""Text from outside made fit for a screen: what stands in a file, a database or an argument may
hide what follows it, turn its direction, or pretend to be another line.

``printable`` is for a text by itself, ``placed`` for one within a sentence. Placeholders of a
message go through ``placed`` in ``Message.format``: no caller can forget it.
"""

from __future__ import annotations

import re
import unicodedata
from datetime import date
from typing import Final

LONGEST: Final = 4_000
"""Characters of one value within a sentence; of a longer one the middle is left out. The longest
that the program itself puts into one, a year of bars told for a screen reader, has 2,000.
"""

ISOLATE: Final = "\N{FIRST STRONG ISOLATE}"
END_OF_ISOLATE: Final = "\N{POP DIRECTIONAL ISOLATE}"

_UNSEEN: Final = frozenset({"Cc", "Cf", "Cs", "Zl", "Zp"})
_JOINERS: Final = frozenset("\N{ZERO WIDTH NON-JOINER}\N{ZERO WIDTH JOINER}")
"""Format characters that Persian, Indic scripts and emoji are written with."""

# Code points that are not assigned yet, and that programs are told not to draw whatever they become
# (Default_Ignorable_Code_Point of Unicode's DerivedCoreProperties).
_IGNORED: Final = re.compile("[\u2065\ufff0-\ufff8\U000e0000-\U000e00ff\U000e01f0-\U000e0fff]")

# The blocks whose characters are right to left by default (Unicode's DerivedBidiClass).
_RIGHT_TO_LEFT: Final = re.compile(
    "[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefe\U00010800-\U00010fff\U0001e800-\U0001efff]"
)
_ISOLATED: Final = re.compile(f"{ISOLATE}([^{ISOLATE}{END_OF_ISOLATE}]*){END_OF_ISOLATE}")


def printable(text: str) -> str:
    """The text on one line, with every character that is not seen written as an escape: control
    and format characters, ends of lines, signs that turn the direction, lone surrogates.
    """
    if text.isprintable():
        return text
    return "".join(ascii(sign)[1:-1] if _is_unseen(sign) else sign for sign in text)


def shortened(text: str, longest: int = LONGEST) -> str:
    """The text, of a longer one its beginning and its end."""
    if len(text) <= longest:
        return text
    half = longest // 2
    return f"{text[:half]}…{text[-half:]}"


def placed(text: str, longest: int = LONGEST) -> str:
    """The text as it may stand within a sentence: printable, not longer than ``longest``, and
    isolated where it is written from right to left, so that figures behind it stay with their
    words. A text that is isolated already stays so.
    """
    shown = _isolates_kept(shortened(text, longest))
    if not _RIGHT_TO_LEFT.search(_ISOLATED.sub("", shown)):
        return shown
    return f"{ISOLATE}{without_isolates(shown)}{END_OF_ISOLATE}"


def placed_value(value: object) -> object:
    """A placeholder's value: figures and dates as they are, anything else as text."""
    return value if isinstance(value, (int, float, date)) else placed(str(value))


def without_isolates(text: str) -> str:
    """The text for a command line, where nothing is printed that has to do with direction."""
    return text.replace(ISOLATE, "").replace(END_OF_ISOLATE, "")


def _isolates_kept(text: str) -> str:
    # Only whole pairs: a single sign would reach beyond the text.
    if ISOLATE not in text:
        return printable(text)
    parts = _ISOLATED.split(text)
    return "".join(
        f"{ISOLATE}{printable(part)}{END_OF_ISOLATE}" if number % 2 else printable(part)
        for number, part in enumerate(parts)
    )


def _is_unseen(sign: str) -> bool:
    if sign in _JOINERS:
        return False
    return unicodedata.category(sign) in _UNSEEN or _IGNORED.match(sign) is not None
