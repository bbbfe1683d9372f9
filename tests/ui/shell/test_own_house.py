from __future__ import annotations

from pathlib import Path

from PySide6.QtWidgets import QApplication, QLabel, QLineEdit, QPushButton

from dealer_trainer.rules.bets import Bet
from dealer_trainer.rules.hands import Category
from dealer_trainer.rules.house import FoldSide, House, RuleStanding
from dealer_trainer.rules.situations import Situation
from dealer_trainer.training.drill.plan import DrillPlan
from dealer_trainer.training.drill.summary import summarise
from dealer_trainer.training.quiz.definition import quotas_in
from dealer_trainer.training.spreadsheet import CsvFormat
from dealer_trainer.ui.app.pages import PageName
from tests.storage.played import AT, layouts_of, play
from tests.ui.shell.conftest import OpenWindow, Person


def type_into(person: Person, name: str, text: str) -> None:
    field = person.widget(name)
    assert isinstance(field, QLineEdit)
    field.setFocus()
    field.clear()
    person.type(text)
    QApplication.processEvents()


def copied(person: Person, house: str, new: str) -> None:
    person.program.state.change(house=house)
    person.program.turn_to(PageName.HOUSES)
    QApplication.processEvents()
    type_into(person, "houses.copy.id", new)
    person.widget("houses.copy.go").click()  # type: ignore[attr-defined]
    QApplication.processEvents()


def own(person: Person, house_id: str) -> House:
    return person.services.catalog.by_id[house_id]


def text_of(person: Person, name: str) -> str:
    label = person.widget(name)
    assert isinstance(label, QLabel)
    return label.text()


def press(person: Person, name: str) -> None:
    button = person.widget(name)
    assert isinstance(button, QPushButton)
    button.click()
    QApplication.processEvents()


def test_a_house_is_copied_under_a_new_name_and_shown_at_once(open_for: OpenWindow) -> None:
    person = open_for("Elena")
    copied(person, "lt-casino-texas", "vilnius")
    assert own(person, "vilnius").names["en"].endswith("· vilnius")
    assert person.is_shown("houses.open")
    assert person.is_shown("houses.figures")
    person.program.turn_to(PageName.START)
    assert "vilnius" in {
        person.widget("start.house").itemData(n)  # type: ignore[attr-defined]
        for n in range(person.widget("start.house").count())  # type: ignore[attr-defined]
    }


def test_a_name_that_is_none_or_is_taken_is_refused_with_a_sentence(open_for: OpenWindow) -> None:
    person = open_for("Elena")
    for name in ("Мой дом", "lv-ultimate", "con", ""):
        copied(person, "lv-ultimate", name) if name.isascii() else None
        if not name.isascii():
            person.program.turn_to(PageName.HOUSES)
            field = person.widget("houses.copy.id")
            assert isinstance(field, QLineEdit)
            field.setText(name)
            press(person, "houses.copy.go")
        assert text_of(person, "houses.copy.refusal")
        assert not (person.services.data_folder / "houses").exists()


def test_an_open_rule_that_is_answered_is_confirmed_with_name_and_day_and_asked_in_quizzes(
    open_for: OpenWindow,
) -> None:
    person = open_for("Elena")
    copied(person, "lt-casino-texas", "vilnius")
    quiz = next(
        q
        for q in person.services.office.offer(person.services.houses).quizzes
        if q.id == "certification"
    )
    assert Situation.BONUS_AFTER_FOLD not in dict(quotas_in(quiz, own(person, "vilnius")))
    press(person, "houses.open.fold_side.0")
    type_into(person, "houses.confirmed_by", "Jonas")
    press(person, "houses.confirm.fold_side")
    house = own(person, "vilnius")
    assert house.fold_side is FoldSide.PLAYS
    assert house.provenance["fold_side"].standing is RuleStanding.CONFIRMED
    assert house.provenance["fold_side"].why["en"].startswith("Confirmed by Jonas, ")
    assert Situation.BONUS_AFTER_FOLD in dict(quotas_in(quiz, house))
    assert not person.is_shown("houses.confirm.fold_side")
    assert person.is_shown("houses.confirm.bonus_quads_one_card")


def test_nobody_confirms_without_a_name(open_for: OpenWindow) -> None:
    person = open_for("Elena")
    copied(person, "lt-casino-texas", "vilnius")
    field = person.widget("houses.confirmed_by")
    assert isinstance(field, QLineEdit)
    assert field.text() == "Elena"
    field.clear()
    press(person, "houses.confirm.fold_side")
    assert text_of(person, "houses.open.refusal")
    standing = own(person, "vilnius").provenance["fold_side"].standing
    assert standing is RuleStanding.UNCONFIRMED


def test_a_table_is_checked_while_it_is_typed_and_kept_by_the_button(open_for: OpenWindow) -> None:
    person = open_for("Elena")
    copied(person, "lv-ultimate", "riga")
    name = "houses.figure.tables.blind.flush"
    save = person.widget("houses.figures.save")
    assert not save.isEnabled()
    for bad in ("5:1", "3:0", "x", "-1:1"):
        type_into(person, name, bad)
        assert text_of(person, "houses.figures.faults")
        assert not save.isEnabled()
    type_into(person, name, "2:1")
    assert not person.is_shown("houses.figures.faults")
    assert save.isEnabled()
    press(person, "houses.figures.save")
    blind = own(person, "riga").tables[Bet.BLIND]
    assert str(blind.pay(Category.FLUSH)) == "2:1"
    assert any(w.text() == "2:1" for w in person.window.findChildren(QLabel) if w.isVisible())


def test_a_figure_that_is_refused_is_named_as_on_the_page_not_as_in_the_file(
    open_for: OpenWindow,
) -> None:
    person = open_for("Elena")
    copied(person, "lv-ultimate", "riga")
    for name, typed in (
        ("tables.blind.flush", "x"),
        ("tables.blind.flush", "99:1"),
        ("limits.ante.min", "0.3"),
        ("limits.side.max", "x"),
        ("limits.ante.min", "5000"),
    ):
        field = person.widget(f"houses.figure.{name}")
        assert isinstance(field, QLineEdit)
        before = field.text()
        type_into(person, f"houses.figure.{name}", typed)
        told = text_of(person, "houses.figures.faults")
        assert "Blind: pay table" in told or "Limits: " in told
        for word in ("tables", "limits.", "full_house", "in quotes"):
            assert word not in told
        type_into(person, f"houses.figure.{name}", before)
    type_into(person, "houses.figure.tables.blind.flush", "x")
    assert text_of(person, "houses.figures.faults") == (
        "Blind: pay table · Flush: “x” is no odds; write N to 1 or N to 2, such as 8:1 or 3:2"
    )


def test_limits_that_the_chips_cannot_make_are_told(open_for: OpenWindow) -> None:
    person = open_for("Elena")
    copied(person, "lv-ultimate", "riga")
    type_into(person, "houses.figure.limits.ante.min", "500")
    assert text_of(person, "houses.figures.faults")
    type_into(person, "houses.figure.limits.ante.min", "5")
    press(person, "houses.figures.save")
    assert own(person, "riga").limits[Bet.ANTE].min == 500


def test_a_built_in_house_can_only_be_copied(open_for: OpenWindow) -> None:
    person = open_for("Elena")
    person.program.turn_to(PageName.HOUSES)
    assert person.is_shown("houses.copy")
    assert not person.is_shown("houses.open")
    assert not person.is_shown("houses.figures")


def test_a_spreadsheet_names_a_house_that_was_made_since_the_start_and_its_currency(
    open_for: OpenWindow, tmp_path: Path
) -> None:
    person = open_for("Elena")
    # The records are opened, and the data looked at, before there is such a house.
    elena = person.store.trainees.trainees()[0]
    person.program.turn_to(PageName.PEOPLE)
    data = person.services.repositories.data
    copied(person, "lv-ultimate", "riga")
    house = own(person, "riga")
    drill = person.store.drills.start_drill(elena, DrillPlan("riga", 7), AT)
    (layout,) = layouts_of(house, 1)
    played = play(layout, house)
    shown = person.store.drills.open_round(drill, 0, layout, house, played.asked, AT)
    person.store.drills.submit_round(shown.id, played, AT)
    file = tmp_path / "rounds.csv"
    assert data.write_table(elena, file, CsvFormat.COMMA_POINT).rounds == 1
    written = file.read_text("utf-8-sig")
    assert house.names["en"] in written
    assert house.currency in written


def test_a_drill_again_is_dealt_by_the_rules_that_the_house_has_now(open_for: OpenWindow) -> None:
    person = open_for("Elena")
    copied(person, "lv-ultimate", "riga")
    house = own(person, "riga")
    (layout,) = layouts_of(house, 1)
    person.program.show_summary_of(
        summarise([play(layout, house)], house), DrillPlan("riga", 7), house
    )
    person.program.turn_to(PageName.HOUSES)
    QApplication.processEvents()
    type_into(person, "houses.figure.tables.blind.flush", "2:1")
    press(person, "houses.figures.save")
    person.program.turn_to(PageName.SUMMARY)
    press(person, "summary.again")
    assert person.program.drill is not None
    assert str(person.program.drill.exercise.house.tables[Bet.BLIND].pay(Category.FLUSH)) == "2:1"
