"""Names of trainees: any script, and no two that differ only in case or in how they are encoded."""

from __future__ import annotations

import unicodedata
from typing import Final

from dealer_trainer.training.errors import NameFault, NameRefused

LONGEST: Final = 80
"""Characters that a name may have."""

# Those that turn the direction of a text: they would turn the sentence around the name too.
_TURNING: Final = frozenset("\u202a\u202b\u202c\u202d\u202e\u2066\u2067\u2068\u2069")
_CONTROL: Final = frozenset({"Cc", "Cs", "Zl", "Zp"})


def clean_name(typed: str) -> str:
    """The name that was typed, trimmed. Raises ``NameRefused`` with the reason."""
    name = typed.strip()
    if any(sign in _TURNING or unicodedata.category(sign) in _CONTROL for sign in name):
        raise NameRefused(name, NameFault.CONTROL_CHARACTER)
    if not name_key(name):
        raise NameRefused(name, NameFault.EMPTY)
    if len(name) > LONGEST:
        raise NameRefused(name, NameFault.TOO_LONG)
    return name


def name_key(name: str) -> str:
    """What names that are one share: case, width, encoding and unseen signs left out."""
    folded = unicodedata.normalize("NFKC", unicodedata.normalize("NFKC", name).casefold())
    seen = "".join(sign for sign in folded if unicodedata.category(sign) != "Cf")
    return " ".join(seen.split())
