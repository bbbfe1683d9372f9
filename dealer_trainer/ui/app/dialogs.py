"""Dialogs about what went wrong: a bug with its report, a fault in a sentence, a damaged store."""

from __future__ import annotations

import platform
import sys
import traceback
from collections.abc import Callable, Iterable
from enum import Enum, auto
from pathlib import Path
from types import TracebackType
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, qVersion
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QDialog, QListWidget, QPlainTextEdit

from dealer_trainer.text.language import _
from dealer_trainer.text.store_faults import store_fault_text
from dealer_trainer.training.errors import StoreError
from dealer_trainer.training.ports import KeptCopy
from dealer_trainer.ui.pages.settings.copies import copy_text
from dealer_trainer.ui.qt.deferred import later
from dealer_trainer.ui.qt.lifetime import delete_later
from dealer_trainer.ui.theme.look import Look
from dealer_trainer.ui.theme.stylesheet import apply_theme
from dealer_trainer.ui.theme.tokens import Scheme, tokens_for
from dealer_trainer.ui.widgets.boxes import REST, Placed, column, row
from dealer_trainer.ui.widgets.buttons import PageButton
from dealer_trainer.ui.widgets.words import TextLabel

if TYPE_CHECKING:
    from PySide6.QtWidgets import QApplication, QWidget

_WIDTH, _BUTTON = 520, 36

_PACKAGE = Path(__file__).resolve().parents[2]


def report(error: BaseException, version: str, *, with_words: bool) -> str:
    """A report of a bug. Without its words it names no person: they may hold what was typed."""
    lines = [
        f"Dealer Trainer {version}, Python {platform.python_version()}, Qt {qVersion()}, "
        f"{platform.platform()}",
        *(_frame(frame) for frame in traceback.extract_tb(error.__traceback__)),
        type(error).__qualname__ + (f": {error}" if with_words else ""),
    ]
    return "\n".join(lines)


def _frame(frame: traceback.FrameSummary) -> str:
    # A whole path may hold the name of who is logged in.
    file = Path(frame.filename)
    shown = file.relative_to(_PACKAGE) if file.is_relative_to(_PACKAGE) else Path(file.name)
    return f"  {shown.as_posix()}:{frame.lineno} {frame.name}"


class BugReporter(QObject):
    """Stands where Python leaves what nobody has caught: in slots, timers and paint events."""

    def __init__(self, version: str, log: Callable[[str], None], window: QWidget) -> None:
        super().__init__(window)
        self._version = version
        self._log = log
        self._window = window
        self._dialog: QDialog | None = None
        self._sentences: list[str] = []
        # Not in the middle of what went wrong.
        self._telling = later(self, self._tell)

    def catch(
        self, kind: type[BaseException], error: BaseException, trace: TracebackType | None
    ) -> None:
        """Tell what was not caught: the disk's fault in a sentence, a bug with a report."""
        if isinstance(error, KeyboardInterrupt):
            sys.__excepthook__(kind, error, trace)
            return
        if isinstance(error, StoreError):
            self._sentences.append(store_fault_text(error))
            self._telling.start()
            return
        sys.__excepthook__(kind, error, trace)
        self._log(report(error, self._version, with_words=False))
        # One at a time: a fault in painting comes again with every painting.
        if self._dialog is None:
            text = report(error, self._version, with_words=True)
            self._dialog = ReportDialog(text, self._window)
            self._dialog.finished.connect(self._closed)
            self._telling.start()

    def _tell(self) -> None:
        for sentence in self._sentences:
            tell(self._window, sentence)
        self._sentences = []
        if self._dialog is not None and not self._dialog.isVisible():
            self._dialog.open()

    def _closed(self, result: int) -> None:
        if self._dialog is not None:
            delete_later(self._dialog)
            self._dialog = None


class PlainDialog(QDialog):
    """Words, what is shown below them, and buttons at the lower right."""

    def __init__(self, name: str, title: str, parent: QWidget | None) -> None:
        super().__init__(parent)
        self.setObjectName(name)
        self.setWindowTitle(title)

    def lay(self, *parts: Placed, buttons: Iterable[PageButton], gap: int = 14) -> None:
        """Lay the parts below each other, and the buttons below them."""
        lines = column(*parts, row(REST, *buttons), within=self, gap=gap)
        lines.setContentsMargins(24, 20, 24, 20)

    def button(
        self, name: str, label: str, done: Callable[[], object], role: str = ""
    ) -> PageButton:
        """A button that does something."""
        made = PageButton(f"{self.objectName()}.{name}", self, role)
        made.say(label)
        made.clicked.connect(done)
        return made


class ReportDialog(PlainDialog):
    """The report, to be read and copied."""

    def __init__(self, text: str, parent: QWidget) -> None:
        super().__init__("report", _("The trainer made a mistake"), parent)
        title = TextLabel("section", self, text=_("The trainer made a mistake"))
        said = _(
            "This is a fault of the program, not yours. What was confirmed is kept. "
            "Please send this report to whoever looks after the trainer."
        )
        shown = QPlainTextEdit(text, self)
        shown.setReadOnly(True)
        shown.setTabChangesFocus(True)
        shown.setAccessibleName(_("Report"))
        shown.setMinimumSize(560, 180)
        copy = self.button("copy", _("Copy the report"), lambda: self._copy(text))
        close = self.button("close", _("Close"), self.accept)
        self.lay(title, TextLabel("", self, text=said), (shown, 1), buttons=(copy, close))

    def _copy(self, text: str) -> None:
        QGuiApplication.clipboard().setText(text)


class NoticeDialog(PlainDialog):
    """A sentence, and the button that closes it."""

    def __init__(self, sentence: str, parent: QWidget | None) -> None:
        super().__init__("notice", "Dealer Trainer", parent)
        words = TextLabel("", self, text=sentence)
        words.setMinimumWidth(420)
        close = self.button("close", _("Close"), self.accept)
        close.setDefault(True)
        self.lay(words, buttons=(close,), gap=16)


def tell(parent: QWidget, sentence: str) -> None:
    """Tell a known fault; the window stays usable behind."""
    notice = NoticeDialog(sentence, parent)
    notice.finished.connect(lambda: delete_later(notice))
    notice.open()


class Remedy(Enum):
    """What can be done about a damaged store besides putting a copy back."""

    BEGIN_ANEW = auto()
    LEAVE = auto()


class DamageDialog(PlainDialog):
    """The store is damaged: a copy of it, a new one, or leave it be."""

    def __init__(
        self, file: Path, copies: tuple[KeptCopy, ...], parent: QWidget | None = None
    ) -> None:
        super().__init__("damage", "Dealer Trainer", parent)
        self.remedy: Remedy | KeptCopy = Remedy.LEAVE
        self._copies = copies
        title = TextLabel("section", self, text=_("What the trainer kept is damaged"))
        words = TextLabel("", self, text=_damage_text(file, bool(copies)))
        words.setMinimumWidth(_WIDTH)
        self.list = QListWidget(self)
        self.list.setObjectName("damage.copies")
        self.list.setAccessibleName(_("Copies"))
        self.list.addItems([copy_text(copy) for copy in copies])
        self.list.setCurrentRow(0)
        leave = self.button("leave", _("Leave it as it is"), self.reject)
        anew = self.button("anew", _("Begin with an empty one"), self._begin_anew)
        put_back = self.button("put_back", _("Put the copy back"), self._put_back, "primary")
        put_back.setDefault(True)
        for button in (leave, anew, put_back):
            button.setMinimumHeight(_BUTTON)
        for part in (self.list, put_back):
            part.setVisible(bool(copies))
        self.lay(title, words, self.list, buttons=(leave, anew, put_back))

    def _begin_anew(self) -> None:
        self.remedy = Remedy.BEGIN_ANEW
        self.accept()

    def _put_back(self) -> None:
        self.remedy = self._copies[max(0, self.list.currentRow())]
        self.accept()


def _damage_text(file: Path, copies: bool) -> str:
    if copies:
        return _(
            "{file} cannot be read. One of the copies can be put back: what was done after it is "
            "missing then. The damaged file is set aside, not deleted."
        ).format(file=file)
    return _(
        "{file} cannot be read, and there is no copy of it. An empty one can be made; the damaged "
        "file is set aside, not deleted."
    ).format(file=file)


def ask_remedy(
    application: QApplication, file: Path, copies: tuple[KeptCopy, ...]
) -> Remedy | KeptCopy:
    """Ask, before there is a window, what to do about a damaged store."""
    apply_theme(application, Look(tokens_for(Scheme.SYSTEM)))
    dialog = DamageDialog(file, copies)
    dialog.exec()
    return dialog.remedy


def tell_alone(application: QApplication, sentence: str) -> None:
    """Tell why no window opens."""
    apply_theme(application, Look(tokens_for(Scheme.SYSTEM)))
    NoticeDialog(sentence, None).exec()
