"""Codes of papers: LV-CERT-7K3QCV-E names the house, the quiz, four characters of seed, two that
mark the versions of all three, and one that shows slips of the pen.
"""

from __future__ import annotations

import unicodedata
from collections.abc import Iterable, Mapping
from dataclasses import field
from enum import Enum, auto
from hashlib import sha256
from typing import Final

from dealer_trainer.dealing.possible import unconfirmed_situations
from dealer_trainer.dealing.request import DEALING_VERSION
from dealer_trainer.frozen import dataclass
from dealer_trainer.rules.house import House, fingerprint
from dealer_trainer.training.quiz.definition import QuizDefinition, fits, quiz_fingerprint

ALPHABET: Final = "23456789ABCDEFGHJKMNPQRSTUVWXYZ"
"""No 0 and O, no 1, I and L. Of 31 characters, a prime: the check sees every wrong character and
every two exchanged.
"""

EXAMPLE: Final = "LV-CERT-7K3QCV-E"
"""A code that is shown where one is asked for: it names a paper, and a test holds it to that."""

PAPER_VERSION: Final = 1
"""Part of every code. It goes up when the same seed would give another paper than before."""

_SEED_CHARACTERS: Final = 4
_MARK_CHARACTERS: Final = 2
_DRAWN: Final = _SEED_CHARACTERS + _MARK_CHARACTERS
SEEDS: Final = len(ALPHABET) ** _SEED_CHARACTERS
"""How many papers there are of a quiz under a house; a seed is a whole number below this."""

_SHORTEST: Final = _DRAWN + 2
_DASHES: Final = frozenset("-‐‑‒–—―−_.")
# Letters of a keyboard left in another script, and their Latin twins.
_LOOKALIKES: Final = dict(
    zip("АВСЕНІЈКМОРЅТХУԚԜΑΒΕΗΙΚΜΝΟΡΤΧΥΖ", "ABCEHIJKMOPSTXYQWABEHIKMNOPTXYZ", strict=True)
)
# In the names of house and quiz these may stand; whoever reads them aloud mixes them up.
_FOLDED: Final = str.maketrans("01I", "OLL")


class CodeFault(Enum):
    """Why a code is refused, with the keys of its data. The values are never stored."""

    TOO_SHORT = auto()
    LOOKALIKE = auto()
    """``letter``, ``code`` (its number), ``latin``."""
    NO_SUCH_CHARACTER = auto()
    """``letter``."""
    WRONG_CHECK = auto()
    UNKNOWN = auto()
    """``text``: no such house or quiz here."""
    OTHER_VERSION = auto()
    """``house``, ``quiz``: made by another version of one of them, or of the dealing."""


class CodeRefused(Exception):
    """A paper's code that names no paper here, and why."""

    def __init__(self, fault: CodeFault, data: Mapping[str, str] | None = None) -> None:
        self.fault = fault
        self.data: Mapping[str, str] = data or {}
        super().__init__(fault, self.data)


@dataclass(frozen=True, slots=True)
class TypedCode:
    """A code as it was typed, its check character right: the names of house and quiz run
    together.
    """

    names: str
    seed: int
    mark: str
    written: str = field(compare=False)


def house_code(house: House) -> str:
    """The house in a code: LV of lv-ultimate, else the whole id without its hyphens."""
    own, dash, rest = house.id.partition("-")
    return (own if dash and rest == house.game.value else house.id.replace("-", "")).upper()


def house_version(house: House) -> str:
    """A mark of all of a house that a paper depends on: its rules, and what is dealt and left
    out.
    """
    limits = [(limit.min, limit.max, limit.step) for limit in house.limits.values()]
    chips = [chip.value for chip in house.chips]
    unsure = sorted(situation.value for situation in unconfirmed_situations(house))
    depends = repr((house.id, fingerprint(house), limits, chips, unsure))
    return sha256(depends.encode()).hexdigest()[:16]


def version_mark(definition: QuizDefinition, house: House) -> str:
    """The two characters that mark the versions of house, quiz, dealing and paper."""
    versions = (
        f"{house_version(house)}/{quiz_fingerprint(definition)}/{DEALING_VERSION}/{PAPER_VERSION}"
    )
    number = int.from_bytes(sha256(versions.encode()).digest(), "big")
    return _written(number % len(ALPHABET) ** _MARK_CHARACTERS, _MARK_CHARACTERS)


def paper_code(definition: QuizDefinition, house: House, seed: int) -> str:
    """The code of a paper. Raises ``ValueError`` for a seed that no code can name."""
    if not 0 <= seed < SEEDS:
        raise ValueError(seed)
    drawn = _written(seed, _SEED_CHARACTERS) + version_mark(definition, house)
    names = (house_code(house), definition.code)
    return f"{names[0]}-{names[1]}-{drawn}-{_check('{}{}'.format(*names), drawn)}"


def read_code(typed: str) -> TypedCode:
    """A code as a person types it: case, spaces and dashes do not matter.

    Raises ``CodeRefused`` for what is none; whether it names a paper is for ``find_paper``.
    """
    plain = unicodedata.normalize("NFKC", typed).upper()
    signs = [sign for sign in plain if not sign.isspace() and sign not in _DASHES]
    for sign in signs:
        if sign in _LOOKALIKES:
            data = {"letter": sign, "code": f"U+{ord(sign):04X}", "latin": _LOOKALIKES[sign]}
            raise CodeRefused(CodeFault.LOOKALIKE, data)
        if not (sign.isascii() and sign.isalnum()):
            raise CodeRefused(CodeFault.NO_SUCH_CHARACTER, {"letter": sign})
    if len(signs) <= _SHORTEST:
        raise CodeRefused(CodeFault.TOO_SHORT)
    code = "".join(signs)
    names, drawn, check = code[: -_DRAWN - 1], code[-_DRAWN - 1 : -1], code[-1]
    for sign in (*drawn, check):
        if sign not in ALPHABET:
            raise CodeRefused(CodeFault.NO_SUCH_CHARACTER, {"letter": sign})
    if _check(names, drawn) != check:
        raise CodeRefused(CodeFault.WRONG_CHECK)
    seed = 0
    for sign in drawn[:_SEED_CHARACTERS]:
        seed = seed * len(ALPHABET) + ALPHABET.index(sign)
    return TypedCode(names.translate(_FOLDED), seed, drawn[_SEED_CHARACTERS:], typed.strip())


def find_paper(
    code: TypedCode, definitions: Iterable[QuizDefinition], houses: Iterable[House]
) -> tuple[QuizDefinition, House]:
    """The quiz and the house that a code names. Raises ``CodeRefused``: unknown, or another
    version.
    """
    named = [
        (definition, house)
        for definition in definitions
        for house in tuple(houses)
        if f"{house_code(house)}{definition.code}".translate(_FOLDED) == code.names
        and fits(definition, house)
    ]
    if not named:
        raise CodeRefused(CodeFault.UNKNOWN, {"text": code.written})
    for definition, house in named:
        if version_mark(definition, house) == code.mark:
            return definition, house
    definition, house = named[0]
    raise CodeRefused(CodeFault.OTHER_VERSION, {"house": house.id, "quiz": definition.id})


def _written(number: int, characters: int) -> str:
    """A number in the codes' own alphabet, the highest place first."""
    signs = []
    for _ in range(characters):
        number, sign = divmod(number, len(ALPHABET))
        signs.append(ALPHABET[sign])
    return "".join(reversed(signs))


def _check(names: str, drawn: str) -> str:
    """The check character: a sum with another weight for each place, modulo a prime."""
    total = sum(place * ALPHABET.index(sign) for place, sign in enumerate(drawn, 1))
    folded = names.translate(_FOLDED)
    total += sum(place * ord(sign) for place, sign in enumerate(folded, len(drawn) + 1))
    return ALPHABET[total % len(ALPHABET)]
