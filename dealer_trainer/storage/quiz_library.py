"""The office of the quizzes on the disk."""

from __future__ import annotations

from collections.abc import Iterable
from pathlib import Path
from typing import TYPE_CHECKING

from dealer_trainer.rules.house import House
from dealer_trainer.storage.editions import load_editions
from dealer_trainer.storage.errors import refuse_missing, told
from dealer_trainer.storage.files import replace_file
from dealer_trainer.storage.houses import load_houses
from dealer_trainer.storage.lock import hold_quizzes
from dealer_trainer.storage.quizzes import load_quizzes
from dealer_trainer.storage.results import ResultFile, save_result, with_chain
from dealer_trainer.storage.signing import has_key, make_key, open_key, public_key_text, sign
from dealer_trainer.storage.verify import verify
from dealer_trainer.training.quiz.findings import ResultDisagrees
from dealer_trainer.training.quiz.library import Hold, KeptResult, QuizOffer
from dealer_trainer.training.quiz.record import Chain

if TYPE_CHECKING:
    from dealer_trainer.storage.store import QuizAttemptRepository


class DiskQuizLibrary:
    """``QuizOffice`` over a data folder and its database."""

    def __init__(self, attempts: QuizAttemptRepository, assets: Path, data_folder: Path) -> None:
        self._attempts = attempts
        self._assets = assets
        self._folder = data_folder

    def offer(self, houses: Iterable[House]) -> QuizOffer:
        """The quizzes as their files are now."""
        shelf = load_quizzes(self._assets, self._folder, houses)
        return QuizOffer(shelf.quizzes, shelf.broken)

    def hold(self) -> Hold:
        """The right to take a quiz. Raises ``QuizHeld``, ``StoreError``."""
        return hold_quizzes(self._folder)

    def kept(self, quiz: int) -> KeptResult:
        """A finished quiz. Raises ``KeyError`` if there is none."""
        result = self._result(quiz)
        signed_by = result.record.sitting.examiner if "signature" in result.written else None
        awaits = None if signed_by else self._attempts.examiner_named(quiz)
        return KeptResult(quiz, result.record, str(result.written["check"]), signed_by, awaits)

    def _result(self, quiz: int) -> ResultFile:
        """A finished quiz's result; until it is signed, it tells of what was changed since."""
        result, chain = self._attempts.result(quiz), self._attempts.chain(quiz)
        if "signature" in result.written or chain in (Chain.WHOLE, result.record.chain):
            return result
        return with_chain(result, chain)

    def save_result(self, quiz: int, path: Path) -> None:
        """Its result as a file. Raises ``KeyError``, ``StoreError``."""
        save_result(path, self._result(quiz).written)

    def save_document(self, path: Path, document: bytes) -> None:
        """A certificate or the like as a file. Raises ``StoreError``."""
        with told(path):
            replace_file(path, document)

    def has_key(self) -> bool:
        """Whether an examiner's passphrase is set on this machine."""
        return has_key(self._folder)

    def make_key(self, passphrase: str) -> None:
        """Set one. Raises ``ExaminerRefused``, ``StoreError``."""
        refuse_missing(self._folder)
        make_key(self._folder, passphrase)

    def try_key(self, passphrase: str) -> None:
        """Nothing if the passphrase is right. Raises ``ExaminerRefused``, ``StoreError``."""
        open_key(self._folder, passphrase)

    def sign(self, quiz: int, examiner: str, passphrase: str) -> None:
        """Sign a finished quiz's result, if it is what its answers come to.

        Raises ``ExaminerRefused``, ``ResultDisagrees``, ``KeyError``.
        """
        result = self._result(quiz)
        houses = load_houses(self._assets, self._folder).houses
        own = load_editions(self._assets, self._folder, houses)
        wrong = tuple(finding for finding in verify(result, own) if finding.disagrees)
        if wrong:
            raise ResultDisagrees(wrong)
        signed = sign(result.written, examiner, self._folder, passphrase)
        self._attempts.keep_signed(quiz, signed)

    def save_public_key(self, path: Path) -> None:
        """The public half as a file. Raises ``ExaminerRefused``, ``StoreError``."""
        text = public_key_text(self._folder)
        with told(path):
            replace_file(path, text.encode("ascii"))
