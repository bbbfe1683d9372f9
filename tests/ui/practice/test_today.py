from __future__ import annotations

import pytest
from PySide6.QtWidgets import QAbstractButton, QLabel
from pytestqt.qtbot import QtBot

from dealer_trainer.presentation.table.questions import SprintScreen
from dealer_trainer.text.language import Language
from dealer_trainer.training.skills.skill import Skill
from dealer_trainer.training.sprint.step import SPRINT, SprintPhase
from dealer_trainer.ui.app.pages import PageName
from dealer_trainer.ui.table.page import DrillPage
from dealer_trainer.ui.table.question_page import QuestionPage
from tests.ui.languages import in_languages
from tests.ui.practice.conftest import OpenYear, presenter_of, settle_layout
from tests.ui.practice.test_sprint import HandClock, sprint_of
from tests.ui.shell.conftest import OpenWindow, Person


def onward_of(person: Person) -> str:
    """What the end of the sprint on the table will lead to."""
    screen = presenter_of(person).screen
    assert isinstance(screen, SprintScreen)
    return screen.onward()


def words_on(person: Person) -> str:
    labels = person.page.findChildren(QLabel)
    return "\n".join(label.text() for label in labels if label.isVisible())


def test_today_is_mistakes_a_sprint_and_layouts_by_one_button(
    open_year: OpenYear, qtbot: QtBot
) -> None:
    person = open_year()
    told = words_on(person)
    assert "mistakes are due" in told
    assert "One sprint:" in told
    assert "to settle" in told
    assert "About" in told
    clock = HandClock()
    object.__setattr__(person.program.services, "clock", clock)
    person.program.turn_to(PageName.START)
    person.enter()
    while isinstance(person.page, DrillPage):
        settle_layout(person, wrongly=True)
        person.enter()
    assert person.page.objectName() == "reviewed"
    person.enter()
    page = person.page
    assert isinstance(page, QuestionPage)
    session, presenter = sprint_of(person), presenter_of(person)
    qtbot.waitUntil(lambda: session.state.phase is SprintPhase.RUNNING)
    clock.at += SPRINT
    presenter.tick()
    clock.at += 2_000
    assert "Next:" in onward_of(person)
    person.enter()
    assert isinstance(person.page, DrillPage)
    assert person.program.drill is not None
    plan = person.program.drill.exercise.plan
    assert plan.for_me
    assert plan.layouts is not None
    for _layout in range(plan.layouts):
        settle_layout(person)
        person.enter()
    assert person.page.objectName() == "summary"


@in_languages
def test_the_first_day_has_no_noughts_and_begins_with_a_sprint(
    open_for: OpenWindow, language: Language
) -> None:
    person = open_for("Elena", language=language)
    told = words_on(person)
    assert "0\N{NO-BREAK SPACE}%" not in told.replace("75", "").replace("100", "")
    person.enter()
    assert isinstance(person.page, QuestionPage)


def test_leaving_today_leads_home_and_nothing_of_it_goes_on(open_for: OpenWindow) -> None:
    person = open_for("Elena")
    person.enter()
    person.click("leave")
    assert person.page.objectName() == "start"
    person.click("start.sprint.name")
    assert onward_of(person) == "Home"


@pytest.mark.parametrize("skill", list(Skill))
def test_a_skill_is_drilled_by_a_press_of_its_card(open_for: OpenWindow, skill: Skill) -> None:
    person = open_for("Elena")
    person.click(f"start.skill.{skill.value}")
    assert isinstance(person.page, DrillPage)
    assert person.program.drill is not None
    assert person.program.drill.exercise.plan.skill is skill


def test_the_drill_for_me_is_one_of_the_mixes_and_asks_what_it_finds_needed(
    open_for: OpenWindow,
) -> None:
    person = open_for("Elena")
    person.program.state.change(layouts=5, boxes=1)
    person.program.turn_to(PageName.START)
    person.click("start.mix.2")
    assert not person.is_shown("start.scope")
    person.click("start.start")
    drill = person.program.drill
    assert drill is not None
    assert drill.exercise.plan.for_me
    assert drill.exercise.plan.layouts == 5
    first = drill.session.state.asked
    # A new trainee begins with naming.
    assert all(place.name.endswith(".category") for place in first)
    # Chosen once, it is offered at every later start, whatever is looked at between.
    again = open_for("Elena")
    again.program.turn_to(PageName.START)
    for task in ("start.task.1", "start.task.0"):
        again.click(task)
    for_me = again.widget("start.mix.2")
    assert isinstance(for_me, QAbstractButton)
    assert for_me.isChecked()


def test_the_page_shows_another_house_at_once(open_year: OpenYear) -> None:
    person = open_year()
    assert "Own record: 11" in words_on(person)
    person.program.state.change(house="bg-ultimate")
    person.program.turn_to(PageName.START)
    assert "Own record: 11" not in words_on(person)
