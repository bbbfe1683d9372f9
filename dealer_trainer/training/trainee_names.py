"""Names of trainees: any script, no two that differ only in case or in how they are encoded, and
a word about two that look alike.
"""

from __future__ import annotations

import unicodedata
from collections.abc import Iterable
from typing import Final

from dealer_trainer.training.errors import NameFault, NameRefused

LONGEST: Final = 80
"""Characters that a name may have."""

# Those that turn the direction of a text: they would turn the sentence around the name too.
_TURNING: Final = frozenset("\u202a\u202b\u202c\u202d\u202e\u2066\u2067\u2068\u2069")
_CONTROL: Final = frozenset({"Cc", "Cs", "Zl", "Zp"})

# Format characters that nobody sees are left out of a name, but for those that join letters or
# signs of one picture.
_JOINERS: Final = frozenset("\u200c\u200d")

# Neither a space nor a format character, and yet nothing is seen of them: fillers of Hangul, the
# blank of Braille, of music and of hieroglyphs. Marks alone (M…) need a letter to stand on.
_BLANK: Final = frozenset("\u115f\u1160\u2800\u3164\uffa0\U0001d159\U00013441\U00013442")
_UNSEEN: Final = frozenset({"Cc", "Cf", "Cs", "Mn", "Me", "Zl", "Zp", "Zs"})


def clean_name(typed: str) -> str:
    """The name that was typed, trimmed. Raises ``NameRefused`` with the reason."""
    name = "".join(sign for sign in typed if not _is_left_out(sign)).strip()
    if any(sign in _TURNING or unicodedata.category(sign) in _CONTROL for sign in name):
        raise NameRefused(name, NameFault.CONTROL_CHARACTER)
    if not (name_key(name) and is_visible(name)):
        raise NameRefused(name, NameFault.EMPTY)
    if len(name) > LONGEST:
        raise NameRefused(name, NameFault.TOO_LONG)
    return name


def _is_left_out(sign: str) -> bool:
    kept = sign in _JOINERS or sign in _TURNING
    return unicodedata.category(sign) == "Cf" and not kept


def is_visible(name: str) -> bool:
    """Whether anything is seen of a name: at least one letter, digit, sign or picture."""
    return any(map(_is_seen, name))


def _is_seen(sign: str) -> bool:
    return unicodedata.category(sign) not in _UNSEEN and sign not in _BLANK


def name_key(name: str) -> str:
    """What names that are one share: case, width, encoding and unseen signs left out."""
    folded = unicodedata.normalize("NFKC", unicodedata.normalize("NFKC", name).casefold())
    seen = "".join(sign for sign in folded if unicodedata.category(sign) != "Cf")
    return " ".join(seen.split())


# Letters of other alphabets that print as a Latin one does, each alphabet beside its Latin twins:
# those of Unicode's table of confusables that people's names in the five languages are typed with.
_TWINS: Final = (
    ("АВЕЅІЈКМНОРСТУХЗӀаеорсухіјѕһԁԛԝ", "ABESIJKMHOPCTYX3Iaeopcyxijshdqw"),
    ("ΑΒΕΖΗΙΚΜΝΟΡΤΥΧαινορυγ", "ABEZHIKMNOPTYXaivopuy"),
    ("ıɑɡℓ", "iagl"),
)
# In most typefaces these are hard to tell apart, whatever the alphabet.
_ALIKE: Final = ("I1|0", "lllO")
_LOOKS: Final = {
    ord(sign): as_seen
    for signs, seen in (*_TWINS, _ALIKE)
    for sign, as_seen in zip(signs, seen, strict=True)
}


def look_of(name: str) -> str:
    """What names that look alike share, though they are written with other letters."""
    looked_at = "".join(sign for sign in name if sign not in _BLANK)
    seen = unicodedata.normalize("NFKC", looked_at).translate(_LOOKS).translate(_LOOKS)
    return name_key(seen)


def look_alike(name: str, others: Iterable[str]) -> str | None:
    """The first of the other names that looks like this one and is not the same."""
    key, look = name_key(name), look_of(name)
    return next(
        (other for other in others if look_of(other) == look and name_key(other) != key), None
    )
