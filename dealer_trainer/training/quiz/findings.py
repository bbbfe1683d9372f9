"""What a check of a quiz's result finds, as data: the sentences are the text's business."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import field
from enum import Enum, auto
from typing import Final

from dealer_trainer.frozen import dataclass


class FindingKind(Enum):
    """Everything that a check can find, with the keys of its data. The values are never stored."""

    # What does not agree.
    PART_CHANGED = auto()
    """``part``: its digest is another."""
    ROUND_CHANGED = auto()
    """``round``: the digest of this round is another."""
    CHECK_CODE = auto()
    CODE_BROKEN = auto()
    """``code``: no code, or its check character is wrong."""
    CODE_OF_OTHER = auto()
    """``code``, ``expected``: of another house, quiz, seed or version than those in the file."""
    LAYOUT = auto()
    """``round``: not the layout that this code deals."""
    NO_PAPER = auto()
    """The quiz has no paper under this house."""
    ANSWERS = auto()
    """``round``: the sheet holds other answers than those confirmed one by one."""
    FIGURE = auto()
    """``place``, ``stated``, ``found``: a mark or a figure reckoned otherwise."""
    TIMES = auto()
    """``round``: its times contradict each other, or the quiz's time limit."""
    UNSIGNED = auto()
    """The result names an examiner, or a key was named, but it bears no signature."""
    SIGNATURE = auto()
    """The signature is not of this result."""
    OTHER_KEY = auto()
    """Signed with another key than the one named."""
    HOUSE_DIFFERS = auto()
    """``house``, ``parts``: settled by other rules than any edition of that house here."""
    QUIZ_DIFFERS = auto()
    """``quiz``, ``parts``: asked or passed otherwise than in any edition of that quiz here."""
    # What is only told.
    OTHER_DEALING = auto()
    """``stated``, ``own``: another version dealt it, which cannot be repeated here."""
    HOUSE_NOT_HERE = auto()
    """``house``: this machine has none of that id to compare with."""
    QUIZ_NOT_HERE = auto()
    """``quiz``: the same."""
    SIGNED = auto()
    """``examiner``: signed with the key that was named."""
    SIGNED_BY_UNKNOWN = auto()
    """``examiner``, ``key``: signed, but no key was named to hold it against."""
    PRACTICE = auto()
    """Not signed: it proves nothing."""


_TOLD: Final = (
    FindingKind.OTHER_DEALING,
    FindingKind.HOUSE_NOT_HERE,
    FindingKind.QUIZ_NOT_HERE,
    FindingKind.SIGNED,
    FindingKind.SIGNED_BY_UNKNOWN,
    FindingKind.PRACTICE,
)


@dataclass(frozen=True, slots=True)
class QuizFinding:
    """One thing that was found."""

    kind: FindingKind
    data: Mapping[str, str | int] = field(default_factory=dict)

    @property
    def disagrees(self) -> bool:
        """Whether something is wrong with the result; else it is only told."""
        return self.kind not in _TOLD


class ExaminerFault(Enum):
    """Why a result cannot be signed or a key not be used. The values are never stored."""

    NO_KEY = auto()
    KEY_THERE = auto()
    SHORT_PASSPHRASE = auto()
    LONG_PASSPHRASE = auto()
    NOT_TEXT = auto()
    WRONG_PASSPHRASE = auto()
    NOT_A_KEY = auto()
    NO_LIBRARY = auto()
    NO_NAME = auto()
    PASSPHRASES_DIFFER = auto()


class ExaminerRefused(Exception):
    """A key or a signature that is refused; ``path`` is the file that it is about."""

    def __init__(self, fault: ExaminerFault, path: str = "") -> None:
        self.fault = fault
        self.path = path
        super().__init__(fault, path)


class ResultDisagrees(Exception):
    """A result that is not signed because it is not what its answers come to; what was found."""

    def __init__(self, findings: tuple[QuizFinding, ...]) -> None:
        self.findings = findings
        super().__init__(findings)
