"""The trainee's data on the page of the trainees: files out and in, and deletion."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Signal
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
from dealer_trainer.text.language import _
from dealer_trainer.training.errors import StoreError
from dealer_trainer.training.ports import Trainee
from dealer_trainer.training.trainee_files import Exported, RoundsFile, TraineeData, names_besides
from dealer_trainer.ui.pages.people.data_card import DataCard
from dealer_trainer.ui.widgets.save_path import AskPath, ask_save_path, file_name

if TYPE_CHECKING:
    from PySide6.QtWidgets import QWidget

_FAULTS_SHOWN = 4


class TraineeDataController(QObject):
    """What the buttons of the card do. ``deleted`` tells who is gone."""

    deleted = Signal(object)
    fault = Signal(object)

    def __init__(self, card: DataCard, data: TraineeData, window: QWidget) -> None:
        super().__init__(card)
        self._card = card
        self._data = data
        self._window = window
        self._file: RoundsFile | None = None
        self.ask_new: AskPath = self._ask_new
        self.ask_there: AskPath = self._ask_there
        card.table_wanted.connect(self._write_table)
        card.lines_wanted.connect(self._write_lines)
        card.take_in_wanted.connect(self._read)
        card.take_in_confirmed.connect(self._take_in)
        card.deletion_confirmed.connect(self._delete)

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
            self.fault.emit(error)

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
        trainee = self._card.trainee
        if trainee is None:
            return
        name = file_name(trainee.name, "export") + ending
        path = ask_save_path(self.ask_new, _("Export"), name, ending, kinds)
        if path is None:
            return
        try:
            self._card.show_message(exported_text(write(trainee, path), str(path)))
        except OSError as error:
            self._card.show_message(not_written_text(str(path), error))
        except StoreError as error:
            self.fault.emit(error)

    def _read(self) -> None:
        """Read a file; whose rounds they are is asked about where they are somebody else's."""
        trainee = self._card.trainee
        if trainee is None:
            return
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
        trainee, file = self._card.trainee, self._file
        if trainee is None or file is None:
            return
        try:
            taken = file.take_in(trainee)
        except StoreError as error:
            self.fault.emit(error)
        except KeyError:
            # Deleted meanwhile, in another window.
            self.deleted.emit(trainee)
        else:
            self.show(trainee)
            told = [imported_text(taken.taken)]
            if taken.doubles:
                told.append(doubles_text(taken.doubles))
            if taken.unknown_houses:
                told.append(unknown_houses_text(taken.unknown_houses))
            self._card.show_message("\n".join(told))

    def _delete(self) -> None:
        trainee = self._card.trainee
        if trainee is None:
            return
        try:
            self._data.delete(trainee)
        except StoreError as error:
            self.fault.emit(error)
            return
        self.deleted.emit(trainee)
        self._card.show_message(deleted_text(trainee.name))

    def _ask_new(self, title: str, name: str, kinds: str) -> Path | None:
        chosen, _kind = QFileDialog.getSaveFileName(self._window, title, name, kinds)
        return Path(chosen) if chosen else None

    def _ask_there(self, title: str, name: str, kinds: str) -> Path | None:
        chosen, _kind = QFileDialog.getOpenFileName(self._window, title, name, kinds)
        return Path(chosen) if chosen else None
