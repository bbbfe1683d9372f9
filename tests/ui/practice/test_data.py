from __future__ import annotations

import csv
import json
from pathlib import Path

import pytest
from PySide6.QtWidgets import QLabel

from dealer_trainer.text.language import Language
from dealer_trainer.training.box_records import TurnKind
from dealer_trainer.training.spreadsheet import CsvFormat
from dealer_trainer.ui.app.pages import PageName
from dealer_trainer.ui.app.people_controller import TraineeDataActions
from dealer_trainer.ui.widgets.drop_down import DropDown
from tests.ui.languages import in_languages
from tests.ui.practice.conftest import OpenYear
from tests.ui.shell.conftest import Person


def desk_of(person: Person, path: Path | None) -> TraineeDataActions:
    """The desk of the data, which is handed a file instead of asking for one."""
    person.program.turn_to(PageName.PEOPLE)
    desk = person.page.findChild(TraineeDataActions)
    assert isinstance(desk, TraineeDataActions)
    desk.ask_new = desk.ask_there = lambda title, name, kinds: path
    return desk


def message(person: Person) -> str:
    label = person.widget("people.data.message")
    assert isinstance(label, QLabel)
    return label.text()


@in_languages
def test_rounds_go_out_as_a_spreadsheet_of_the_format_beside_the_button(
    open_year: OpenYear, tmp_path: Path, language: Language
) -> None:
    person = open_year(language)
    file = tmp_path / "rounds.csv"
    desk_of(person, file)
    choice = person.widget("people.data.csv")
    assert isinstance(choice, DropDown)
    usual = person.services.repositories.data.usual_csv_format()
    assert choice.currentData() is usual
    # The system's first, then each that is chosen.
    for csv_format in (usual, *CsvFormat):
        if choice.currentData() is not csv_format:
            choice.setCurrentIndex(choice.findData(csv_format))
            choice.activated.emit(choice.currentIndex())
        assert csv_format.separator in {"37,5": ";", "37.5": ",;"}[choice.currentText()[:4]]
        person.click("people.data.table")
        raw = file.read_bytes()
        assert raw.startswith(b"\xef\xbb\xbf")
        text = raw.decode("utf-8-sig").splitlines()
        rows = list(csv.reader(text, delimiter=csv_format.separator))
        assert len(rows) == 121
        assert len(rows[1]) == len(rows[0]) == 12
        assert "120" in message(person)
        assert csv_format.decimal_mark in rows[1][7]
    # The choice is kept for the next start.
    assert person.services.preferences.load().csv is list(CsvFormat)[-1]
    again = open_year(language)
    desk_of(again, file)
    kept = again.widget("people.data.csv")
    assert isinstance(kept, DropDown)
    assert kept.currentData() is list(CsvFormat)[-1]


def test_rounds_go_out_and_in_again_without_doubles(open_year: OpenYear, tmp_path: Path) -> None:
    person = open_year()
    file = tmp_path / "rounds"
    desk_of(person, file)
    person.click("people.data.lines")
    written = tmp_path / "rounds.jsonl"
    assert len([json.loads(line) for line in written.read_text("utf-8").splitlines()]) == 120
    desk_of(person, written)
    person.click("people.data.take_in")
    assert "120 rounds were there already" in message(person)
    person.program.add_trainee("Boris")
    desk_of(person, written)
    person.click("people.data.take_in")
    assert not person.is_shown("people.data.message")
    person.click("people.data.take_in_confirm")
    assert "120 rounds taken in" in message(person)
    boris = person.program.trainee
    assert boris is not None
    assert person.store.trainees.holdings(boris).rounds == 120


@in_languages
def test_rounds_of_somebody_else_are_asked_about_by_name_before_they_are_taken_in(
    open_year: OpenYear, tmp_path: Path, language: Language
) -> None:
    person = open_year(language)
    written = tmp_path / "rounds.jsonl"
    desk_of(person, written)
    person.click("people.data.lines")
    person.program.add_trainee("Boris")
    boris = person.program.trainee
    assert boris is not None
    desk_of(person, written)
    person.click("people.data.take_in")
    asked = person.widget("people.data.warning")
    assert isinstance(asked, QLabel)
    assert "Elena" in asked.text()
    assert "Boris" in asked.text()
    assert not person.is_shown("people.data.confirm")
    assert person.store.trainees.holdings(boris).rounds == 0
    person.click("people.data.cancel")
    assert not person.is_shown("people.data.take_in_confirm")
    assert person.store.trainees.holdings(boris).rounds == 0
    person.click("people.data.take_in")
    person.click("people.data.take_in_confirm")
    assert person.store.trainees.holdings(boris).rounds == 120
    assert "120" in message(person)
    # A question about deletion has its own button.
    person.click("people.data.delete")
    assert person.is_shown("people.data.confirm")
    assert not person.is_shown("people.data.take_in_confirm")


def test_a_file_that_is_none_is_refused_with_its_line(open_year: OpenYear, tmp_path: Path) -> None:
    person = open_year()
    file = tmp_path / "letter.jsonl"
    file.write_text("Dear Elena\n", "utf-8")
    desk_of(person, file)
    person.click("people.data.take_in")
    assert "letter.jsonl:1" in message(person)
    desk_of(person, tmp_path / "no-folder" / "rounds.csv")
    person.click("people.data.table")
    assert "could not be written" in message(person)


@pytest.mark.parametrize("name", ["table", "lines"])
def test_closed_during_an_export_the_file_is_whole_and_the_rounds_are_there(
    open_year: OpenYear, tmp_path: Path, name: str
) -> None:
    person = open_year()
    trainee = person.program.trainee
    assert trainee is not None
    file = tmp_path / ("rounds.csv" if name == "table" else "rounds.jsonl")

    def close_and_choose(title: str, proposed: str, kinds: str) -> Path:
        del title, proposed, kinds
        # The system goes down while the file is being chosen.
        person.window.close()
        return file

    desk = desk_of(person, file)
    desk.ask_new = close_and_choose
    person.click(f"people.data.{name}")
    lines = file.read_text("utf-8-sig").splitlines()
    assert len(lines) - (name == "table") == 120
    assert not person.window.isVisible()
    assert person.store.trainees.holdings(trainee).rounds == 120
    assert [each.name for each in tmp_path.iterdir() if each.name.startswith(".")] == []


def test_nothing_happens_where_no_file_is_chosen(open_year: OpenYear) -> None:
    person = open_year()
    desk_of(person, None)
    for name in ("table", "lines", "take_in"):
        person.click(f"people.data.{name}")
    assert not person.is_shown("people.data.message")


@in_languages
def test_a_trainee_is_deleted_after_a_warning_that_counts_what_goes(
    open_year: OpenYear, language: Language
) -> None:
    person = open_year(language)
    trainee = person.program.trainee
    assert trainee is not None
    desk_of(person, None)
    person.click("people.data.delete")
    warning = person.widget("people.data.warning")
    assert isinstance(warning, QLabel)
    assert "120" in warning.text()
    assert "Elena" in warning.text()
    person.click("people.data.cancel")
    assert len(person.store.trainees.trainees()) == 1
    person.click("people.data.delete")
    person.click("people.data.confirm")
    assert person.store.trainees.trainees() == ()
    assert person.page.objectName() == "people"
    assert person.program.trainee is None


def test_a_new_trainee_inherits_nothing(open_year: OpenYear) -> None:
    person = open_year()
    desk_of(person, None)
    person.click("people.data.delete")
    person.click("people.data.confirm")
    person.type("Elena")
    person.enter()
    assert person.page.objectName() == "start"
    elena = person.program.trainee
    assert elena is not None
    holdings = person.store.trainees.holdings(elena)
    assert (holdings.rounds, holdings.mistakes, holdings.sprints) == (0, 0, 0)
    labels = person.page.findChildren(QLabel)
    told = [label.text() for label in labels if label.isVisible()]
    assert "mistakes are due" not in "\n".join(told)
    assert told.count("not tried yet") == 9


def test_what_is_slow_and_when_a_day_ends_is_kept(open_year: OpenYear) -> None:
    person = open_year()
    trainee = person.program.trainee
    assert trainee is not None
    person.program.turn_to(PageName.SETTINGS)
    choice = person.widget("settings.limit.box")
    assert isinstance(choice, DropDown)
    choice.setCurrentIndex(choice.findData(15))
    choice.activated.emit(choice.currentIndex())
    assert person.store.mistakes.limits(trainee).by_kind[TurnKind.BOX] == 15_000
    choice.setCurrentIndex(0)
    choice.activated.emit(0)
    assert person.store.mistakes.limits(trainee).by_kind[TurnKind.BOX] is None
    person.click("settings.day_ends.0")
    assert person.services.preferences.load().day_ends.hour == 0
