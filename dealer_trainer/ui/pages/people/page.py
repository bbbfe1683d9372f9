"""Who trains: one of those who are known, or a new one; house and language stand beside."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import (
    QAbstractItemView,
    QHBoxLayout,
    QListWidget,
)

from dealer_trainer.rules.house import House
from dealer_trainer.text.language import _
from dealer_trainer.text.printable import printable
from dealer_trainer.text.store_faults import look_alike_text
from dealer_trainer.training.ports import Trainee
from dealer_trainer.training.trainee_names import LONGEST, look_alike
from dealer_trainer.ui.pages.people.data_card import DataCard
from dealer_trainer.ui.qt.layouts import nest
from dealer_trainer.ui.theme.look import Look
from dealer_trainer.ui.widgets.buttons import PageButton, PrimaryButton
from dealer_trainer.ui.widgets.house_choice import HouseChoice, LanguageChoice
from dealer_trainer.ui.widgets.page import Card, Page
from dealer_trainer.ui.widgets.text_field import TextField
from dealer_trainer.ui.widgets.words import TextLabel

if TYPE_CHECKING:
    from PySide6.QtGui import QKeyEvent
    from PySide6.QtWidgets import (
        QListWidgetItem,
        QWidget,
    )

_MOST_ROWS = 7
_ROW = 40
_WIDEST = 760


class PeoplePage(Page):
    """The trainees of this machine. ``typed`` tells a name to be added, ``chosen`` a trainee."""

    chosen = Signal(object)
    typed = Signal(str)
    guest_wanted = Signal()
    looked_at = Signal(object)
    house_picked = Signal()
    language_picked = Signal(str)

    def __init__(self, houses: tuple[House, ...], parent: QWidget | None = None) -> None:
        super().__init__("people", parent, widest=_WIDEST)
        self._trainees: tuple[Trainee, ...] = ()
        self._refusal = ""
        self.house = HouseChoice("people.house", houses, self.content)
        self.language = LanguageChoice("people.language", self.content)
        self._welcome = TextLabel("", self.content)
        self._known = KnownPeople(self.content)
        self._new = NewPerson(self.content)
        self.data = DataCard(self.content)
        self.column.addWidget(self._welcome)
        choices = QHBoxLayout()
        choices.setSpacing(12)
        for choice in (self.house, self.language):
            choices.addWidget(choice)
        choices.addStretch(1)
        nest(self.column, choices)
        self.column.addWidget(self._known)
        self.column.addWidget(self._new)
        self.column.addWidget(self.data)
        self.column.addStretch(1)
        self._known.list.itemActivated.connect(self._activated)
        self._known.go_on.clicked.connect(self._go_on)
        self._known.list.currentRowChanged.connect(self._settle)
        self._known.list.currentRowChanged.connect(self._look_at)
        self._new.add.clicked.connect(self._add)
        self._new.name.textEdited.connect(self._edited)
        self._new.guest.clicked.connect(self.guest_wanted)
        self.house.picked.connect(self.house_picked)
        self.language.picked.connect(self.language_picked)
        self.retranslate()

    def show_people(
        self, trainees: tuple[Trainee, ...], last: Trainee | None, house: House
    ) -> None:
        """Show who is known; the one who trained last is offered first."""
        self._trainees = trainees
        self.house.choose(house)
        self._known.show_people(trainees, last)
        self._known.setVisible(bool(trainees))
        self._new.name.clear()
        self.show_refusal("")
        self._say_heading()
        self._settle()
        self._look_at(self._known.list.currentRow())

    def show_refusal(self, sentence: str) -> None:
        """Why the name that was typed is none."""
        self._new.warn("")
        self._new.refusal.setText(sentence)
        self._new.refusal.setVisible(bool(sentence))
        if sentence:
            self._new.name.setFocus(Qt.FocusReason.OtherFocusReason)

    def enter(self) -> None:
        """The keys go to the list, or to the name where nobody is known."""
        target = self._known.list if self._trainees else self._new.name
        target.setFocus(Qt.FocusReason.OtherFocusReason)

    def retranslate(self) -> None:
        """Say everything anew."""
        self.house.retranslate()
        self.language.retranslate()
        self._known.retranslate()
        self._new.retranslate()
        self.data.retranslate()
        self._say_heading()
        self.show_refusal("")

    def _say_heading(self) -> None:
        self.heading.setText(_("Who trains?") if self._trainees else _("Welcome"))
        self._welcome.setVisible(not self._trainees)
        self._welcome.setText(
            _(
                "Here you settle finished layouts as the dealer: name the hands, then take, leave "
                "or pay each bet. Every answer is marked and explained. "
                "Say who you are, and under which house rules you train."
            )
        )

    def _settle(self, row: int = 0) -> None:
        """Enter goes on with the chosen trainee, or adds the name that is being typed."""
        del row
        adds = bool(self._new.name.text().strip()) or not self._trainees
        self._known.go_on.say_if_first(not adds)
        self._new.add.say_if_first(adds)
        self.primary = self._new.add if adds else self._known.go_on

    def _look_at(self, row: int) -> None:
        there = 0 <= row < len(self._trainees)
        self.looked_at.emit(self._trainees[row] if there else None)

    def _edited(self, text: str) -> None:
        self.show_refusal("")
        twin = look_alike(text, [trainee.name for trainee in self._trainees])
        self._new.warn("" if twin is None else look_alike_text(twin))
        self._settle()

    def _activated(self, item: QListWidgetItem) -> None:
        self.chosen.emit(self._trainees[self._known.list.row(item)])

    def _go_on(self) -> None:
        row = self._known.list.currentRow()
        if row >= 0:
            self.chosen.emit(self._trainees[row])

    def _add(self) -> None:
        self.typed.emit(self._new.name.text())


class PeopleList(QListWidget):
    """The trainees by name; Enter is the page's, a double click chooses."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.setObjectName("people.list")
        self.setProperty("halo", True)
        self.setTextElideMode(Qt.TextElideMode.ElideRight)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setVerticalScrollMode(QAbstractItemView.ScrollMode.ScrollPerPixel)
        self.setUniformItemSizes(True)
        self.setTabKeyNavigation(False)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Let Enter through: it presses the page's button."""
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            event.ignore()
        else:
            super().keyPressEvent(event)


class KnownPeople(Card):
    """Those who have trained here."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self._look = Look()
        self.list = PeopleList(self)
        self.rows.addWidget(self.list)
        foot = QHBoxLayout()
        foot.addStretch(1)
        self.go_on = PrimaryButton("people.go_on", self)
        foot.addWidget(self.go_on)
        nest(self.rows, foot)

    def apply_look(self, look: Look) -> None:
        super().apply_look(look)
        self._look = look
        self._fit()

    def show_people(self, trainees: tuple[Trainee, ...], last: Trainee | None) -> None:
        """Show them."""
        self.list.clear()
        for trainee in trainees:
            self.list.addItem(printable(trainee.name))
        known = [trainee.id for trainee in trainees]
        self.list.setCurrentRow(known.index(last.id) if last and last.id in known else 0)
        self._fit()

    def _fit(self) -> None:
        """As high as its people, up to a few."""
        look = self._look
        rows = max(1, min(self.list.count(), _MOST_ROWS))
        self.list.setStyleSheet(
            f"QListWidget::item {{ height: {look.tall(_ROW)}px; padding-left: {look.px(10)}px;"
            " border-radius: 8px; }"
            f"QListWidget::item:selected {{ background: {look.tokens.accentbg};"
            f" color: {look.tokens.text}; }}"
        )
        self.list.setFixedHeight(rows * look.tall(_ROW) + 4)

    def retranslate(self) -> None:
        """Say everything anew."""
        self.title.setText(_("Trained here before"))
        self.list.setAccessibleName(_("Trained here before"))
        self.go_on.say(_("Continue"))


class NewPerson(Card):
    """Somebody new, or somebody who leaves no name."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        # A longer one is refused in a sentence, not cut unseen.
        self.name = TextField("people.name", self, 4 * LONGEST)
        self.rows.addWidget(self.name)
        self.refusal = TextLabel("wrong", self)
        self.refusal.setObjectName("people.refusal")
        self.refusal.hide()
        self.rows.addWidget(self.refusal)
        self.warning = TextLabel("meta", self)
        self.warning.setObjectName("people.warning")
        self.warning.hide()
        self.rows.addWidget(self.warning)
        foot = QHBoxLayout()
        foot.setSpacing(12)
        self.guest = PageButton("people.guest", self, "link")
        self.add = PrimaryButton("people.add", self)
        foot.addWidget(self.guest)
        foot.addStretch(1)
        foot.addWidget(self.add)
        nest(self.rows, foot)

    def apply_look(self, look: Look) -> None:
        super().apply_look(look)
        self.name.setMinimumHeight(look.tall(42))

    def warn(self, sentence: str) -> None:
        """Say what is odd about the name, or nothing; it can be taken all the same."""
        self.warning.setText(sentence)
        self.warning.setVisible(bool(sentence))

    def retranslate(self) -> None:
        """Say everything anew."""
        self.title.setText(_("Your name"))
        self.name.setAccessibleName(_("Your name"))
        self.name.setPlaceholderText(_("First name, or first name and surname"))
        self.guest.say(_("Train as a guest"))
        self.add.say(_("Begin"))
