from __future__ import annotations

import sqlite3
from datetime import UTC, datetime
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QLabel

from dealer_trainer.presentation.pages.review import Listed, Since
from dealer_trainer.rules.situations import Situation
from dealer_trainer.text.language import Language
from dealer_trainer.text.slips import slip_name
from dealer_trainer.training.diagnosis.slips import Slip
from dealer_trainer.training.ports import Trainee
from dealer_trainer.training.review.mistakes import Mistake, Origin
from dealer_trainer.training.review.session import LayoutCase
from dealer_trainer.ui.app.pages import PageName
from dealer_trainer.ui.pages.review.page import ReviewPage
from dealer_trainer.ui.table.page import DrillPage
from dealer_trainer.ui.table.question_page import QuestionPage
from dealer_trainer.ui.widgets.choices import CaptionedChoice
from tests.ui.languages import in_languages
from tests.ui.practice.conftest import (
    OpenYear,
    key_of,
    list_all,
    presenter_of,
    review_page,
    search,
    session_of,
    settle_layout,
    shown,
)
from tests.ui.shell.conftest import OpenWindow, Person


def words_on(person: Person) -> str:
    labels = person.page.findChildren(QLabel)
    return "\n".join(label.text() for label in labels if label.isVisible())


def choose(page: ReviewPage, mistake: Mistake) -> None:
    row = [each.id for each in shown(page)].index(mistake.id)
    page.list.setCurrentIndex(page.list.model().index(row, 0))


def rounds_kept(person: Person) -> int:
    assert person.program.trainee is not None
    return person.store.trainees.holdings(person.program.trainee).rounds


def test_each_filter_lets_only_its_own_pass(open_year: OpenYear) -> None:
    person = open_year()
    page = review_page(person)
    everything = list_all(page)
    assert len(everything) > 20
    slip = page.filters.slip
    slip.setCurrentIndex(slip.findData(Slip.FOLD_PUSHED))
    slip.activated.emit(slip.currentIndex())
    assert {Slip.FOLD_PUSHED in m.slips for m in shown(page)} == {True}
    slip.setCurrentIndex(0)
    situation = page.filters.situation
    situation.setCurrentIndex(situation.findData(Situation.FOLD))
    situation.activated.emit(situation.currentIndex())
    assert {Situation.FOLD in m.situations for m in shown(page)} == {True}
    situation.setCurrentIndex(0)
    since = page.filters.since
    since.setCurrentIndex(since.findData(Since.MONTH))
    since.activated.emit(since.currentIndex())
    recent = shown(page)
    assert 0 < len(recent) < len(everything)
    assert all((datetime.now(UTC) - m.failed_at).days <= 31 for m in recent)
    since.setCurrentIndex(0)
    house = page.filters.house
    house.setCurrentIndex(house.findData("lv-ultimate"))
    house.activated.emit(house.currentIndex())
    assert len(shown(page)) == len(everything)


def test_a_search_finds_words_in_any_case(open_year: OpenYear) -> None:
    person = open_year(Language.RU)
    page = review_page(person)
    everything = list_all(page)
    assert search(page, "латвия") == search(page, "ЛАТВИЯ") == everything
    sprints = search(page, "СПРИНТ")
    assert {m.origin for m in sprints} == {Origin.SPRINT}
    assert search(page, "xyzzy") == ()
    assert person.is_shown("review.list") is False


def test_working_through_asks_the_very_same_layout_unrated_to_a_plain_end(
    open_year: OpenYear,
) -> None:
    person = open_year()
    page = review_page(person)
    mistake = next(
        m for m in list_all(page) if m.wrong and m.repaired_at is None and m.origin is Origin.DRILL
    )
    choose(page, mistake)
    (case,) = person.store.mistakes.cases((mistake,))
    assert isinstance(case, LayoutCase)
    kept = rounds_kept(person)
    person.press(Qt.Key.Key_F5)
    assert isinstance(person.page, DrillPage)
    session = session_of(person)
    assert session.state.layout == case.layout
    assert {p.box or 0 for p in session.state.asked} == {mistake.owner}
    settle_layout(person)
    wrong = next(
        m for m in case.report.marks if not m.right and (m.place.box or 0) == mistake.owner
    )
    assert "Answered then:" in words_on(person)
    assert str(wrong.place.box) in words_on(person)
    person.enter()
    # The sibling: another layout with the same trap, once.
    assert session.state.layout != case.layout
    assert "the same trap" in words_on(person)
    settle_layout(person)
    person.enter()
    assert person.page.objectName() == "reviewed"
    told = words_on(person)
    assert "Then" in told
    assert "Now" in told
    assert rounds_kept(person) == kept
    (now,) = [m for m in person.store.mistakes.mistakes(_trainee(person)) if m.id == mistake.id]
    assert now.failed_at == mistake.failed_at
    assert now.repaired_at is not None
    assert now.due_at > datetime.now(UTC)
    person.enter()
    assert person.page.objectName() == "review"


def _trainee(person: Person) -> Trainee:
    assert person.program.trainee is not None
    return person.program.trainee


def test_the_repair_shows_beside_the_first_failure(open_year: OpenYear) -> None:
    person = open_year()
    page = review_page(person)
    repaired = next(m for m in list_all(page) if m.repaired_at is not None)
    choose(page, repaired)
    told = words_on(person)
    assert "Made on" in told
    assert "Repaired on" in told
    assert "Due again on" in told
    assert person.is_shown("review.closeup")


def test_the_picture_of_a_box_shows_its_cards_on_both_sides(open_year: OpenYear) -> None:
    person = open_year()
    page = review_page(person)
    choose(page, next(m for m in list_all(page) if m.owner and m.origin is Origin.DRILL))
    image = person.widget("review.closeup").grab().toImage()
    for side in (range(image.width() // 4), range(image.width() * 3 // 4, image.width())):
        faces = sum(
            image.pixelColor(x, y).lightness() > 245 for x in side for y in range(image.height())
        )
        assert faces > 1_000


def test_an_answer_that_is_wrong_again_is_not_repaired_and_brings_no_sibling(
    open_year: OpenYear,
) -> None:
    person = open_year()
    page = review_page(person)
    mistake = next(
        m
        for m in list_all(page)
        if m.wrong and m.repaired_at is None and m.owner and m.origin is Origin.DRILL
    )
    choose(page, mistake)
    person.press(Qt.Key.Key_F5)
    settle_layout(person, wrongly=True)
    person.enter()
    assert person.page.objectName() == "reviewed"
    (now,) = [m for m in person.store.mistakes.mistakes(_trainee(person)) if m.id == mistake.id]
    assert now.repaired_at is None


def test_the_questions_of_a_sprint_come_again_with_then_beside_now(open_year: OpenYear) -> None:
    person = open_year()
    page = review_page(person)
    list_all(page)
    assert len(search(page, "sprint")) == 2
    page.list.setFocus()
    person.enter()
    for _question in range(2):
        assert isinstance(person.page, QuestionPage)
        question = presenter_of(person).session.question
        assert question is not None
        person.type(key_of(question))
        told = words_on(person)
        assert "Then:" in told
        assert "Now:" in told
        person.enter()
    assert person.page.objectName() == "reviewed"
    repaired = {
        m.repaired_at is not None
        for m in person.store.mistakes.mistakes(_trainee(person))
        if m.origin is Origin.SPRINT
    }
    assert repaired == {True}


def test_leaving_keeps_what_was_answered_and_the_rest_stays(open_year: OpenYear) -> None:
    person = open_year()
    page = review_page(person)
    before = len(list_all(page))
    person.click("review.work")
    assert isinstance(person.page, DrillPage)
    person.click("leave")
    assert person.page.objectName() == "review"
    assert len(list_all(review_page(person))) == before


def test_a_house_that_has_changed_since_says_so_and_one_that_is_gone_is_not_asked(
    open_year: OpenYear, tmp_path: Path
) -> None:
    person = open_year()
    mistakes = person.store.mistakes.mistakes(_trainee(person))
    with sqlite3.connect(tmp_path / "trainer.db") as connection:
        connection.execute(
            "UPDATE mistakes SET house_fingerprint = 'other' WHERE id = ?", (mistakes[0].id,)
        )
        connection.execute("UPDATE mistakes SET house = 'gone' WHERE id = ?", (mistakes[1].id,))
    connection.close()
    page = review_page(person)
    list_all(page)
    choose(page, mistakes[0])
    assert "have changed since" in words_on(person)
    assert page.detail.answer_again.isEnabled()
    choose(page, mistakes[1])
    assert "no longer there" in words_on(person)
    assert not page.detail.answer_again.isEnabled()


@in_languages
def test_an_empty_list_is_a_sentence_and_a_button(open_for: OpenWindow, language: Language) -> None:
    person = open_for("Elena", language=language)
    person.program.turn_to(PageName.REVIEW)
    assert not person.is_shown("review.list")
    assert not person.is_shown("review.work")
    person.enter()
    assert isinstance(person.page, DrillPage)
    assert person.program.drill is not None
    assert person.program.drill.exercise.plan.for_me


def test_the_rail_counts_what_is_due(open_year: OpenYear) -> None:
    person = open_year()
    due = person.store.mistakes.count_due(_trainee(person), datetime.now(UTC))
    entry = person.widget("nav.review")
    assert f"{due}" in entry.accessibleName()
    badge = str(due) if due < 100 else "99+"
    assert any(label.text() == badge for label in entry.findChildren(QLabel))
    page = review_page(person)
    page.filters.listed.choose(Listed.DUE)
    page.filters.changed.emit()
    assert len(shown(page)) == due


@pytest.mark.parametrize("language", list(Language))
def test_no_caption_of_a_filter_is_cut(open_year: OpenYear, language: Language) -> None:
    page = review_page(open_year(language))
    choices = page.findChildren(CaptionedChoice)
    assert len(choices) == 4
    assert [choice.accessibleName() for choice in choices if not choice.has_room()] == []


@pytest.mark.parametrize("language", list(Language))
def test_what_was_wrong_is_whole_in_the_list(open_year: OpenYear, language: Language) -> None:
    page = review_page(open_year(language))
    delegate = page.list.delegate
    room = page.list.viewport().width() - 28
    for slip in Slip:
        name = slip_name(slip)
        lines = delegate.lines((name, "10", "1"), room)
        shown = "".join(text for number, text in lines if number == 0)
        assert shown.replace(" ", "") == name.replace(" ", "")


def test_an_item_has_four_lines_and_cuts_what_they_do_not_hold(open_year: OpenYear) -> None:
    page = review_page(open_year())
    lines = page.list.delegate.lines(("one two " * 30, "three " * 40, "four " * 40), 200)
    assert [number for number, _text in lines] == [0, 0, 1, 2]
    assert [text.endswith("…") for _number, text in lines] == [False, True, True, True]
    short = page.list.delegate.lines(("one", "three " * 40, "four"), 200)
    assert [number for number, _text in short] == [0, 1, 1, 2]
