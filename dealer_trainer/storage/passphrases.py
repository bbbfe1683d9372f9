"""Passphrases of the examiner's key: one form for one phrase, and which new ones are refused."""

from __future__ import annotations

import unicodedata
from typing import Final

from dealer_trainer.training.quiz.findings import ExaminerFault, ExaminerRefused

SHORTEST: Final = 8
"""Visible characters that a new passphrase must have: spaces do not count."""

LONGEST: Final = 500
"""Characters that a new passphrase may have."""

# Letters of Unicode that are drawn as nothing: Hangul fillers and the empty Braille cell.
_BLANK: Final = frozenset("\u115f\u1160\u2800\u3164\uffa0")
# Controls, formats, what is not assigned, spaces, and marks that stand on a letter before them.
_UNSEEN: Final = frozenset({"Cc", "Cf", "Cs", "Cn", "Zs", "Zl", "Zp", "Mn", "Me"})


def prepared(typed: str) -> str:
    """The form in which a passphrase is used: composed, each space the plain one.

    That is the profile OpaqueString of RFC 8265: a Mac types ``й`` as two characters, other
    systems as one. Raises ``ExaminerRefused`` for half a character, which no keyboard types.
    """
    spaced = "".join(" " if unicodedata.category(sign) == "Zs" else sign for sign in typed)
    composed = unicodedata.normalize("NFC", spaced)
    try:
        composed.encode()
    except UnicodeEncodeError:
        raise ExaminerRefused(ExaminerFault.NOT_TEXT) from None
    return composed


def spellings(typed: str) -> tuple[str, ...]:
    """The ways in which a phrase may have been typed for a key of before: it was used as it came.

    Raises ``ExaminerRefused`` as ``prepared``.
    """
    composed = prepared(typed)
    decomposed = unicodedata.normalize("NFD", typed)
    return tuple(dict.fromkeys((typed, composed, decomposed)))


def check_new(typed: str) -> None:
    """Whether a key may be made under a passphrase. Raises ``ExaminerRefused``."""
    passphrase = prepared(typed)
    if sum(map(_is_visible, passphrase)) < SHORTEST:
        raise ExaminerRefused(ExaminerFault.SHORT_PASSPHRASE)
    if len(passphrase) > LONGEST:
        raise ExaminerRefused(ExaminerFault.LONG_PASSPHRASE)


def _is_visible(sign: str) -> bool:
    return sign not in _BLANK and unicodedata.category(sign) not in _UNSEEN
