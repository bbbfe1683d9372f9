"""The page of the trainees: who trains, files of their rounds out and in, deletion."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from pathlib import Path

from PySide6.QtCore import QObject
from PySide6.QtWidgets import QFileDialog

from dealer_trainer.rules.errors import BadInput
from dealer_trainer.text.exports import (
    deleted_text,
    doubles_text,
    exported_text,
    imported_text,
    not_read_text,
    not_written_text,
    unknown_houses_text,
    whose_lines,
)
from dealer_trainer.text.faults import fault_lines
from dealer_trainer.text.language import _, pgettext
from dealer_trainer.text.store_faults import name_fault_text
from dealer_trainer.training.errors import NameRefused, StoreError
from dealer_trainer.training.guest import trainee_named
from dealer_trainer.training.ports import Trainee
from dealer_trainer.training.trainee_files import Exported, RoundsFile, names_besides
from dealer_trainer.ui.app.navigator import Navigator, PageController
from dealer_trainer.ui.app.pages import PageName
from dealer_trainer.ui.pages.people.data_card import DataCard
from dealer_trainer.ui.pages.people.page import PeoplePage
from dealer_trainer.ui.widgets.save_path import AskPath, ask_save_path, file_name

_FAULTS_SHOWN = 4


class PeopleController(PageController[PeoplePage]):
    """Chooses and adds trainees. ``trainee_data`` does what concerns the data of one."""

    def __init__(self, navigator: Navigator) -> None:
        super().__init__(navigator)
        self.trainee_data: TraineeDataActions | None = None

    def make_page(self) -> PeoplePage:
        """The page, its signals connected."""
        page = PeoplePage(self.services.houses)
        page.chosen.connect(self.choose)
        page.new.add_button.clicked.connect(lambda: self.add(page.new.name.text()))
        page.new.guest.clicked.connect(self._choose_guest)
        page.house.activated.connect(lambda: self.state.change(house=page.house.house().id))
        page.language.picked.connect(lambda code: self.state.change(language=code))
        preferred = self.state.preferences.csv
        usual = self.services.repositories.data.usual_csv_format()
        page.data.show_csv_format(usual if preferred is None else preferred)
        page.data.csv_picked.connect(lambda chosen: self.state.change(csv=chosen))
        self.trainee_data = TraineeDataActions(page.data, self.navigator)
        page.looked_at.connect(self.trainee_data.show)
        return page

    def show_state(self, page: PeoplePage) -> None:
        """Show who is known here. Raises ``StoreError``."""
        trainees = self.services.trainees
        last = self.state.trainee or trainees.last_trainee()
        page.show_people(trainees.trainees(), last, self.state.house)

    def refresh(self) -> None:
        """Nothing: what is typed and chosen on the page stays when the language changes."""

    def choose(self, trainee: Trainee) -> None:
        """Let a trainee train from now on."""
        with self.navigator.faults_told():
            self.services.trainees.choose_trainee(trainee, self.services.clock.now())
            self.state.trainee = trainee
            self.navigator.home()

    def add(self, name: str) -> None:
        """Add a trainee, who trains from now on; why a name is refused is said on the page."""
        with self.navigator.faults_told():
            try:
                added = self.services.trainees.add_trainee(name, self.services.clock.now())
            except NameRefused as refused:
                if self.page is not None:
                    self.page.show_refusal(name_fault_text(refused))
            else:
                self.choose(added)

    def _choose_guest(self) -> None:
        guest = pgettext("name of a trainee", "Guest")
        with self.navigator.faults_told():
            now = self.services.clock.now()
            self.choose(trainee_named(self.services.trainees, guest, now))


class TraineeDataActions(QObject):
    """What the buttons of the card with a trainee's data do."""

    def __init__(self, card: DataCard, navigator: Navigator) -> None:
        super().__init__(card)
        self._card = card
        self._navigator = navigator
        self._data = navigator.services.repositories.data
        self._file: RoundsFile | None = None
        self.ask_new: AskPath = self._ask_new
        self.ask_there: AskPath = self._ask_there
        card.table.clicked.connect(self._write_table)
        card.lines.clicked.connect(self._write_lines)
        card.take_in.clicked.connect(self._read)
        card.take_in_anyway.clicked.connect(self._take_in)
        card.confirm.clicked.connect(self._delete)

    def show(self, trainee: Trainee | None) -> None:
        """Whose data are looked at."""
        self._file = None
        self._card.setVisible(trainee is not None)
        if trainee is None:
            return
        try:
            self._card.show_trainee(trainee, self._data.holdings(trainee))
        except StoreError as error:
            self._card.hide()
            self._navigator.tell(error)

    def _write_table(self) -> None:
        # Translators: the kinds of files in a dialogue; keep what stands in brackets.
        kinds = _("Spreadsheets (*.csv)")
        write = partial(self._data.write_table, csv_format=self._card.csv_format)
        self._write(write, ".csv", kinds)

    def _write_lines(self) -> None:
        # Translators: the kinds of files in a dialogue; keep what stands in brackets.
        kinds = _("Exported rounds (*.jsonl)")
        self._write(self._data.write_lines, ".jsonl", kinds)

    def _write(self, write: Callable[[Trainee, Path], Exported], ending: str, kinds: str) -> None:
        trainee = self._card.owner()
        name = file_name(trainee.name, "export") + ending
        path = ask_save_path(self.ask_new, _("Export"), name, ending, kinds)
        if path is None:
            return
        try:
            self._card.show_message(exported_text(write(trainee, path), str(path)))
        except OSError as error:
            self._card.show_message(not_written_text(str(path), error))
        except StoreError as error:
            self._navigator.tell(error)

    def _read(self) -> None:
        """Read a file; whose rounds they are is asked about where they are somebody else's."""
        trainee = self._card.owner()
        kinds = _("Exported rounds (*.jsonl)")
        path = self.ask_there(_("Take in rounds"), "", kinds)
        if path is None:
            return
        try:
            self._file = self._data.read_rounds(path)
        except BadInput as bad:
            self._card.show_message("\n".join(list(fault_lines(bad))[:_FAULTS_SHOWN]))
        except OSError as error:
            reason = error.strerror or str(error)
            self._card.show_message(not_read_text(str(path), reason))
        else:
            others = names_besides(self._file.owners, trainee.name)
            if others:
                self._card.ask_whose(whose_lines(others, trainee.name))
            else:
                self._take_in()

    def _take_in(self) -> None:
        trainee, file = self._card.owner(), self._file
        if file is None:
            return
        try:
            taken = file.take_in(trainee)
        except StoreError as error:
            self._navigator.tell(error)
        except KeyError:
            # Deleted meanwhile, in another window.
            self._forget(trainee)
        else:
            self.show(trainee)
            told = [imported_text(taken.taken)]
            if taken.doubles:
                told.append(doubles_text(taken.doubles))
            if taken.unknown_houses:
                told.append(unknown_houses_text(taken.unknown_houses))
            self._card.show_message("\n".join(told))

    def _delete(self) -> None:
        trainee = self._card.owner()
        with self._navigator.faults_told():
            self._data.delete(trainee)
            self._forget(trainee)
            self._card.show_message(deleted_text(trainee.name))

    def _forget(self, trainee: Trainee) -> None:
        """A trainee is gone: nobody trains, if it was the one who did."""
        state = self._navigator.state
        if trainee == state.trainee:
            state.trainee = None
            state.due = 0
        self._navigator.open(PageName.PEOPLE)

    def _ask_new(self, title: str, name: str, kinds: str) -> Path | None:
        chosen, _kind = QFileDialog.getSaveFileName(self._navigator.window, title, name, kinds)
        return Path(chosen) if chosen else None

    def _ask_there(self, title: str, name: str, kinds: str) -> Path | None:
        chosen, _kind = QFileDialog.getOpenFileName(self._navigator.window, title, name, kinds)
        return Path(chosen) if chosen else None
