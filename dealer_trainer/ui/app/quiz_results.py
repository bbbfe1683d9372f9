"""The result of a quiz in the window: shown, reviewed, signed, saved."""

from __future__ import annotations

from collections.abc import Callable
from contextlib import suppress
from pathlib import Path

from PySide6.QtWidgets import QFileDialog

from dealer_trainer.presentation.pages.quiz_result import result_state
from dealer_trainer.presentation.table.quiz import quiz_review_screen
from dealer_trainer.text.exports import saved_text
from dealer_trainer.text.findings import QUIZ_REFUSALS, quiz_refusal_text
from dealer_trainer.text.language import _
from dealer_trainer.training.errors import StoreError
from dealer_trainer.training.quiz.library import KeptResult
from dealer_trainer.training.quiz.result import QuizResult, result_of
from dealer_trainer.training.quiz.table import QuizReview
from dealer_trainer.ui.app.navigator import Controller, Navigator
from dealer_trainer.ui.app.open_table import TableSlot
from dealer_trainer.ui.app.pages import PageName
from dealer_trainer.ui.pages.quiz.result_page import QuizResultPage
from dealer_trainer.ui.printing.certificate import certificate_pdf
from dealer_trainer.ui.printing.result_sheet import result_sheet_pdf
from dealer_trainer.ui.widgets.save_path import AskPath, ask_save_path, file_name


class QuizResults(Controller):
    """Shows the result of one quiz at a time, has it signed, and saves its documents."""

    def __init__(self, navigator: Navigator) -> None:
        super().__init__(navigator)
        self._finished: tuple[KeptResult, QuizResult] | None = None
        self.page: QuizResultPage | None = None
        self.slot = TableSlot(self)
        self.ask_path: AskPath = self._ask_path

    @property
    def finished(self) -> QuizResult | None:
        """The quiz whose result was shown last."""
        return None if self._finished is None else self._finished[1]

    def look_at(self, number: int) -> None:
        """The result of a finished quiz."""
        try:
            kept = self.services.office.kept(number)
        except StoreError as error:
            self.navigator.tell(error)
            self.navigator.home()
            return
        self.show(kept, result_of(kept.record))

    def show(self, kept: KeptResult, result: QuizResult) -> None:
        """The page of a result."""
        self._finished = (kept, result)
        if self.page is None:
            self.page = QuizResultPage()
            self.page.reviewed.connect(self._review)
            self.page.certificate_wanted.connect(self._save_certificate)
            self.page.save_page.clicked.connect(self._save_page)
            self.page.save_file.clicked.connect(self._save_file)
            self.page.sign.signed.connect(self._sign)
            self.page.home.clicked.connect(self.navigator.home)
        self.show_state()
        self.window.show_page(PageName.QUIZ_RESULT, self.page)

    def show_state(self) -> None:
        """Show it anew, in the language in use."""
        if self.page is not None and self._finished is not None:
            self.page.show_state(result_state(*self._finished))

    def _review(self, number: int) -> None:
        if self._finished is None:
            return
        session = QuizReview(self._finished[1], number)
        screen = quiz_review_screen(session)
        self.slot.open_layouts(session, screen, self._end_review, self._end_review)

    def _end_review(self) -> None:
        if self._finished is not None:
            self.show(*self._finished)
        self.slot.close()

    def _sign(self, passphrase: str) -> None:
        if self._finished is None or self.page is None:
            return
        kept, result = self._finished
        try:
            self.services.office.sign(kept.number, kept.awaits or "", passphrase)
            signed = self.services.office.kept(kept.number)
        except QUIZ_REFUSALS as refused:
            self.page.show_refusal(quiz_refusal_text(refused))
        except StoreError as error:
            self.navigator.tell(error)
        else:
            self.show(signed, result)

    def _save_certificate(self) -> None:
        self._save_document(_("Save certificate"), certificate_pdf)

    def _save_page(self) -> None:
        self._save_document(_("Save result page"), result_sheet_pdf)

    def _save_document(
        self, title: str, document: Callable[[KeptResult, QuizResult], bytes]
    ) -> None:
        path = self._where(title, ".pdf", "PDF (*.pdf)")
        if path is not None and self._finished is not None:
            self._save(path, self.services.office.save_document, path, document(*self._finished))

    def _save_file(self) -> None:
        path = self._where(_("Save result file"), ".json", "JSON (*.json)")
        if path is not None and self._finished is not None:
            self._save(path, self.services.office.save_result, self._finished[0].number, path)

    def _save(self, path: Path, write: Callable[..., object], *arguments: object) -> None:
        """Save something, and say where; the disk's fault is told, the window stays usable."""
        with self.navigator.faults_told():
            write(*arguments)
            if self.page is not None:
                self.page.show_saved(saved_text(str(path)))

    def _where(self, title: str, ending: str, kinds: str) -> Path | None:
        if self._finished is None:
            return None
        return ask_save_path(self.ask_path, title, self._name() + ending, ending, kinds)

    def _name(self) -> str:
        """A file's name that says whose result it is, without what no file may bear."""
        record = self._finished[0].record if self._finished is not None else None
        if record is None:
            return "result"
        return f"{file_name(record.sitting.trainee, 'result')}-{record.paper.code}"

    def _ask_path(self, title: str, name: str, kinds: str) -> Path | None:
        # Without a home, as in a container, the dialog begins in the folder at hand.
        with suppress(RuntimeError):
            name = str(Path.home() / name)
        found, _kind = QFileDialog.getSaveFileName(self.window, title, name, kinds)
        return Path(found) if found else None

    def refresh(self) -> None:
        """Say page and table anew, in the language in use."""
        self.show_state()
        self.slot.retranslate()
