"""Who trains: one of those who are known, or a new one; house and language stand beside."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import Qt, Signal

from dealer_trainer.text.language import _
from dealer_trainer.text.printable import printable
from dealer_trainer.text.store_faults import look_alike_text
from dealer_trainer.training.trainee_names import LONGEST, look_alike
from dealer_trainer.ui.pages.people.data_card import DataCard
from dealer_trainer.ui.widgets.boxes import REST, row
from dealer_trainer.ui.widgets.buttons import PageButton, PrimaryButton
from dealer_trainer.ui.widgets.cards import Notice, RowList, tall
from dealer_trainer.ui.widgets.house_choice import HouseChoice, LanguageChoice
from dealer_trainer.ui.widgets.page import Card, Page
from dealer_trainer.ui.widgets.text_field import TextField
from dealer_trainer.ui.widgets.words import TextLabel

if TYPE_CHECKING:
    from PySide6.QtWidgets import QWidget

    from dealer_trainer.rules.house import House
    from dealer_trainer.training.ports import Trainee

_WIDEST = 760


class PeoplePage(Page):
    """The trainees of this machine. ``chosen`` tells who trains, ``looked_at`` whose data show."""

    chosen = Signal(object)
    looked_at = Signal(object)

    def __init__(self, houses: tuple[House, ...], parent: QWidget | None = None) -> None:
        super().__init__("people", parent, widest=_WIDEST)
        self._trainees: tuple[Trainee, ...] = ()
        inside = self.content
        self.house = HouseChoice("people.house", houses, inside)
        self.language = LanguageChoice("people.language", inside)
        self._welcome = TextLabel("", inside)
        self._known, self.new, self.data = KnownPeople(inside), NewPerson(inside), DataCard(inside)
        choices = row(self.house, self.language, REST, gap=12)
        self.add(self._welcome, choices, self._known, self.new, self.data, REST)
        self._list = self._known.list
        self._list.itemActivated.connect(lambda item: self._choose(self._list.row(item)))
        self._known.go_on.clicked.connect(lambda: self._choose(self._list.currentRow()))
        self._list.currentRowChanged.connect(self._settle)
        self._list.currentRowChanged.connect(self._look_at)
        self.new.name.textEdited.connect(self._edited)
        self.translate(
            (
                self._welcome.setText,
                lambda: _(
                    "Here you settle finished layouts as the dealer: name the hands, then take, "
                    "leave or pay each bet. Every answer is marked and explained. "
                    "Say who you are, and under which house rules you train."
                ),
            )
        )
        self._say_heading()

    def show_people(
        self, trainees: tuple[Trainee, ...], last: Trainee | None, house: House
    ) -> None:
        """Show who is known; the one who trained last is offered first."""
        self._trainees = trainees
        self.house.choose(house)
        self._known.show_people(trainees, last)
        self._known.setVisible(bool(trainees))
        self.new.name.clear()
        self.show_refusal("")
        self._say_heading()
        self._settle()
        self._look_at(self._list.currentRow())

    def show_refusal(self, sentence: str) -> None:
        """Why the name that was typed is none."""
        self.new.warning.say("")
        self.new.refusal.say(sentence)
        if sentence:
            self.new.name.setFocus(Qt.FocusReason.OtherFocusReason)

    def enter(self) -> None:
        """The keys go to the list, or to the name where nobody is known."""
        target = self._known.list if self._trainees else self.new.name
        target.setFocus(Qt.FocusReason.OtherFocusReason)

    def retranslate(self) -> None:
        """Say everything anew."""
        super().retranslate()
        self._say_heading()
        self.show_refusal("")

    def _say_heading(self) -> None:
        self.heading.setText(_("Who trains?") if self._trainees else _("Welcome"))
        self._welcome.setVisible(not self._trainees)

    def _settle(self) -> None:
        """Enter goes on with the chosen trainee, or adds the name that is being typed."""
        adds = bool(self.new.name.text().strip()) or not self._trainees
        self._known.go_on.say_if_first(not adds)
        self.new.add_button.say_if_first(adds)
        self.primary = self.new.add_button if adds else self._known.go_on

    def _look_at(self, row: int) -> None:
        there = 0 <= row < len(self._trainees)
        self.looked_at.emit(self._trainees[row] if there else None)

    def _edited(self, text: str) -> None:
        self.show_refusal("")
        twin = look_alike(text, [trainee.name for trainee in self._trainees])
        self.new.warning.say("" if twin is None else look_alike_text(twin))
        self._settle()

    def _choose(self, at: int) -> None:
        if at >= 0:
            self.chosen.emit(self._trainees[at])


class KnownPeople(Card):
    """Those who have trained here; a double click goes on with one."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent, title=lambda: _("Trained here before"))
        self.list = RowList("people.list", self, most=7, line=40)
        self.go_on = PrimaryButton("people.go_on", self)
        self.add(self.list, row(REST, self.go_on))
        self.translate(
            (self.list.setAccessibleName, lambda: _("Trained here before")),
            (self.go_on.say, lambda: _("Continue")),
        )

    def show_people(self, trainees: tuple[Trainee, ...], last: Trainee | None) -> None:
        """Show them."""
        known = [trainee.id for trainee in trainees]
        chosen = known.index(last.id) if last and last.id in known else 0
        self.list.show_lines([printable(trainee.name) for trainee in trainees], chosen)


class NewPerson(Card):
    """Somebody new, or somebody who leaves no name; what is odd about a name is told."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent, title=lambda: _("Your name"))
        # A longer one is refused in a sentence, not cut unseen.
        self.name = TextField("people.name", self, 4 * LONGEST)
        self.refusal = Notice("wrong", self, "people.refusal")
        self.warning = Notice("meta", self, "people.warning")
        self.guest = PageButton("people.guest", self, "link")
        self.add_button = PrimaryButton("people.add", self)
        foot = row(self.guest, REST, self.add_button, gap=12)
        self.add(self.name, self.refusal, self.warning, foot)
        self.fit(tall(42, self.name))
        self.translate(
            (self.name.setAccessibleName, lambda: _("Your name")),
            (self.name.setPlaceholderText, lambda: _("First name, or first name and surname")),
            (self.guest.say, lambda: _("Train as a guest")),
            (self.add_button.say, lambda: _("Begin")),
        )
