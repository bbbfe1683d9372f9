"""What is asked before there is a window: what to do about a store that cannot be opened."""

from __future__ import annotations

from enum import Enum, auto
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtWidgets import QDialog, QHBoxLayout, QListWidget, QVBoxLayout

from dealer_trainer.text.language import _
from dealer_trainer.training.ports import KeptCopy
from dealer_trainer.ui.app.application import make_application
from dealer_trainer.ui.app.bug_report import NoticeDialog
from dealer_trainer.ui.pages.settings.copies import copy_text
from dealer_trainer.ui.qt.layouts import nest
from dealer_trainer.ui.theme.look import Look
from dealer_trainer.ui.theme.stylesheet import apply_theme
from dealer_trainer.ui.theme.tokens import Scheme, tokens_for
from dealer_trainer.ui.widgets.buttons import PageButton
from dealer_trainer.ui.widgets.words import TextLabel

if TYPE_CHECKING:
    from PySide6.QtWidgets import QWidget

_WIDTH, _BUTTON = 520, 36


class Remedy(Enum):
    """What can be done about a damaged store besides putting a copy back."""

    BEGIN_ANEW = auto()
    LEAVE = auto()


class DamageDialog(QDialog):
    """The store is damaged: a copy of it, a new one, or leave it be."""

    def __init__(
        self, file: Path, copies: tuple[KeptCopy, ...], parent: QWidget | None = None
    ) -> None:
        super().__init__(parent)
        self.setObjectName("damage")
        self.setWindowTitle("Dealer Trainer")
        self.remedy: Remedy | KeptCopy = Remedy.LEAVE
        self._copies = copies
        column = QVBoxLayout(self)
        column.setContentsMargins(24, 20, 24, 20)
        column.setSpacing(14)
        column.addWidget(TextLabel("section", self, text=_("What the trainer kept is damaged")))
        words = TextLabel("", self, text=_damage_text(file, bool(copies)))
        words.setMinimumWidth(_WIDTH)
        column.addWidget(words)
        self.list = QListWidget(self)
        self.list.setObjectName("damage.copies")
        self.list.setAccessibleName(_("Copies"))
        self.list.setVisible(bool(copies))
        for copy in copies:
            self.list.addItem(copy_text(copy))
        self.list.setCurrentRow(0)
        column.addWidget(self.list)
        nest(column, self._buttons())

    def _buttons(self) -> QHBoxLayout:
        row = QHBoxLayout()
        row.addStretch(1)
        for name, label, done, offered in (
            ("leave", _("Leave it as it is"), self.reject, True),
            ("anew", _("Begin with an empty one"), self._begin_anew, True),
            ("put_back", _("Put the copy back"), self._put_back, bool(self._copies)),
        ):
            button = PageButton(f"damage.{name}", self, "primary" if name == "put_back" else "")
            button.say(label)
            button.setMinimumHeight(_BUTTON)
            button.clicked.connect(done)
            button.setVisible(offered)
            row.addWidget(button)
            if name == "put_back":
                button.setDefault(True)
        return row

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


def ask_remedy(assets: Path, file: Path, copies: tuple[KeptCopy, ...]) -> Remedy | KeptCopy:
    """Ask what to do about a damaged store."""
    application = make_application(assets)
    apply_theme(application, Look(tokens_for(Scheme.SYSTEM)))
    dialog = DamageDialog(file, copies)
    dialog.exec()
    return dialog.remedy


def tell_alone(assets: Path, sentence: str) -> None:
    """Tell why no window opens."""
    application = make_application(assets)
    apply_theme(application, Look(tokens_for(Scheme.SYSTEM)))
    NoticeDialog(sentence, None).exec()
