"""The office of the quizzes: which there are, who may take one, results as files, signatures."""

from __future__ import annotations

from collections.abc import Iterable
from pathlib import Path
from typing import Protocol

from dealer_trainer.frozen import dataclass
from dealer_trainer.rules.errors import BadInput
from dealer_trainer.rules.house import House
from dealer_trainer.training.quiz.definition import QuizDefinition
from dealer_trainer.training.quiz.record import QuizRecord


@dataclass(frozen=True, slots=True)
class QuizOffer:
    """The quizzes that can be taken, in order, and the files that were refused."""

    quizzes: tuple[QuizDefinition, ...]
    broken: tuple[BadInput, ...] = ()


@dataclass(frozen=True, slots=True)
class KeptResult:
    """A finished quiz and its check code; ``signed_by`` is nothing for practice, ``awaits`` names
    an examiner who has not signed yet.
    """

    number: int
    record: QuizRecord
    check: str
    signed_by: str | None = None
    awaits: str | None = None


class Hold(Protocol):
    """What only one window of the program has at a time."""

    def release(self) -> None:
        """Others may have it now."""


class QuizLibrary(Protocol):
    """Every call may raise ``StoreError``."""

    def offer(self, houses: Iterable[House]) -> QuizOffer:
        """The quizzes as their files are now."""

    def hold(self) -> Hold:
        """The right to take a quiz. Raises ``QuizHeld`` while another window has it."""

    def kept(self, quiz: int) -> KeptResult:
        """A finished quiz. Raises ``KeyError`` if there is none."""

    def save_result(self, quiz: int, path: Path) -> None:
        """Its result as a file."""

    def save_document(self, path: Path, document: bytes) -> None:
        """A certificate or the like as a file, all of it or nothing."""

    def has_key(self) -> bool:
        """Whether an examiner's passphrase is set on this machine."""

    def make_key(self, passphrase: str) -> None:
        """Set one. Raises ``ExaminerRefused``."""

    def try_key(self, passphrase: str) -> None:
        """Nothing if the passphrase is right. Raises ``ExaminerRefused``."""

    def sign(self, quiz: int, examiner: str, passphrase: str) -> None:
        """Sign a finished quiz's result.

        Raises ``ExaminerRefused``, ``ResultDisagrees``, ``KeyError``.
        """

    def save_public_key(self, path: Path) -> None:
        """The public half as a file, for whoever checks results. Raises ``ExaminerRefused``."""
