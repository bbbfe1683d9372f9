from __future__ import annotations

from dataclasses import replace
from itertools import pairwise

import pytest
from PySide6.QtCore import QPoint, QPointF, Qt
from PySide6.QtGui import QFontMetrics
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QAbstractButton, QApplication, QLabel
from pytestqt.qtbot import QtBot

from dealer_trainer.presentation.pages.progress import Period
from dealer_trainer.rules.games.registry import side_bets
from dealer_trainer.rules.situations import CATEGORY_SITUATIONS
from dealer_trainer.text.language import Language
from dealer_trainer.training.skills.skill import Skill
from dealer_trainer.training.statistics.progress import Figures
from dealer_trainer.ui.app.pages import PageName
from dealer_trainer.ui.pages.progress.charts import LineChart, clear_place, even_ticks
from dealer_trainer.ui.pages.progress.heat_button import HeatButton
from dealer_trainer.ui.pages.progress.page import ProgressPage
from dealer_trainer.ui.table.page import DrillPage
from tests.ui.languages import in_languages
from tests.ui.practice.conftest import OpenYear
from tests.ui.shell.conftest import OpenWindow, Person


def progress_page(person: Person, stretch: Period = Period.ALL) -> ProgressPage:
    person.program.turn_to(PageName.PROGRESS)
    page = person.page
    assert isinstance(page, ProgressPage)
    if page.state is not None and not page.state.figures.empty:
        page.stretch.choose(stretch)
        page.changed.emit()
        QApplication.processEvents()
    return page


@in_languages
def test_before_the_first_round_there_is_a_sentence_and_a_button(
    open_for: OpenWindow, language: Language
) -> None:
    person = open_for("Elena", language=language)
    page = progress_page(person)
    assert page.findChildren(LineChart) == []
    shown = [label.text() for label in page.findChildren(QLabel) if label.isVisible()]
    assert not any("%" in text for text in shown)
    person.enter()
    assert isinstance(person.page, DrillPage)


def test_charts_come_after_the_page_and_hold_every_day(open_year: OpenYear, qtbot: QtBot) -> None:
    person = open_year()
    page = progress_page(person)
    qtbot.waitUntil(lambda: len(page.findChildren(LineChart)) == 2)
    assert page.state is not None
    days = page.state.figures.days
    assert len(days) == 60
    for chart in page.findChildren(LineChart):
        assert chart.line is not None
        assert len(chart.line.points) == 60


def test_the_table_bears_the_same_numbers(open_year: OpenYear) -> None:
    person = open_year()
    page = progress_page(person)
    person.click("progress.view.1")
    table = page.tables.days
    assert table.rowCount() == 60
    cells = {item.text() for row in range(60) if (item := table.item(row, 1)) is not None}
    assert cells == {"2"}
    assert page.tables.slips.rowCount() > 5


@pytest.mark.parametrize("language", list(Language))
def test_dates_below_a_chart_stand_clear_of_each_other(
    open_year: OpenYear, qtbot: QtBot, language: Language
) -> None:
    page = progress_page(open_year(language), Period.MONTH)
    qtbot.waitUntil(lambda: len(page.findChildren(LineChart)) == 2)
    qtbot.waitUntil(lambda: all(chart.isVisible() for chart in page.findChildren(LineChart)))
    QApplication.processEvents()
    for chart in page.findChildren(LineChart):
        axis = chart.getPlotItem().getAxis("bottom")
        (ticks,) = axis._tickLevels
        metrics = QFontMetrics(axis.style["tickFont"])
        places = []
        for day, label in ticks:
            at = chart.getPlotItem().vb.mapViewToScene(QPointF(day, 0)).x()
            half = metrics.horizontalAdvance(label) / 2
            places.append((at - half, at + half))
        assert places
        assert all(before[1] < after[0] for before, after in pairwise(places))


@pytest.mark.parametrize("language", list(Language))
def test_no_name_of_a_situation_is_cut(open_year: OpenYear, language: Language) -> None:
    page = progress_page(open_year(language))
    cells = [cell for cell in page.findChildren(HeatButton) if cell.isVisible()]
    assert len(cells) > 30
    assert [cell.cell.name for cell in cells if cell.shown_name() != cell.cell.name] == []


@pytest.mark.parametrize(
    ("heights", "place"),
    [
        ([80, 85, 88, 95, 96, 97], (False, False)),
        ([95, 94, 92, 80, 85, 88], (False, True)),
        ([80, 100, 93, 85, 97, 100, 90], (True, True)),
        ([16, 14, 14, 15, 15, 14, 13], (True, False)),
        ([16, 14.5, 14, 15.5, 15.2, 14.9, 13], (True, False)),
        ([80, 100, 80, 100], (False, False)),
    ],
)
def test_the_words_of_a_target_meet_no_line(heights: list[float], place: tuple[bool, bool]) -> None:
    target = 90 if max(heights) > 20 else 15
    assert clear_place(heights, target) == place


def names_of_drills(page: ProgressPage) -> list[str]:
    return [
        button.objectName()
        for button in page.findChildren(QAbstractButton)
        if button.isVisible()
        and button.objectName().startswith(("progress.", "skill.", "heat."))
        and not button.objectName().startswith(("progress.stretch", "progress.view"))
    ]


def test_every_figure_leads_to_a_drill(open_year: OpenYear) -> None:
    person = open_year()
    names = names_of_drills(progress_page(person))
    assert {f"skill.{skill.value}" for skill in Skill} <= set(names)
    assert {f"progress.{aim}" for aim in ("accuracy", "speed", "pace", "money", "days")} <= set(
        names
    )
    heat = [name for name in names if name.startswith("heat.")]
    slips = [name for name in names if name.startswith("progress.slip.")]
    assert slips
    chosen = [name for name in names if not name.startswith("heat.")] + heat[::9]
    for name in chosen:
        page = progress_page(person)
        (button,) = [b for b in page.findChildren(QAbstractButton, name) if b.isVisible()]
        QTest.mouseClick(button, Qt.MouseButton.LeftButton, pos=QPoint(5, 5))
        assert isinstance(person.page, DrillPage), name
        plan = person.program.drill.exercise.plan if person.program.drill is not None else None
        assert plan is not None
        assert plan.house == "lv-ultimate"
        if name.startswith("skill."):
            assert plan.skill is Skill(name.removeprefix("skill."))


def test_another_stretch_of_days_counts_only_its_own(open_year: OpenYear) -> None:
    person = open_year()
    page = progress_page(person, Period.ALL)
    assert page.state is not None
    everything = page.state.figures.total.rounds
    page = progress_page(person, Period.WEEK)
    assert page.state is not None
    assert 0 < page.state.figures.total.rounds < everything


def test_ticks_hold_all_values_and_none_is_over_the_most() -> None:
    assert even_ticks([72.0, 88.0], 10, most=100) == [70, 80, 90]
    assert even_ticks([31.0, 100.0], 10, most=100)[-1] == 100
    assert even_ticks([31.0, 100.0], 10, most=100)[0] <= 31
    assert even_ticks([100.0, 100.0], 10, most=100) == [80, 90, 100]
    low, *_between, high = even_ticks([3.0, 97.0], 5)
    assert low <= 3
    assert high >= 97


def sentences(page: ProgressPage) -> list[str]:
    return [label.text() for label in page.empty.findChildren(QLabel) if label.isVisible()]


def test_where_only_other_houses_were_practised_it_is_told(open_year: OpenYear) -> None:
    person = open_year()
    person.program.state.change(house="bg-ultimate")
    page = progress_page(person)
    assert "No rounds by these rules yet." in sentences(page)[0]
    assert page.skills.isVisible()
    assert not page.stretch.isVisible()


def test_where_all_rounds_are_older_than_the_days_others_can_be_chosen(open_year: OpenYear) -> None:
    person = open_year()
    page = progress_page(person)
    state = page.state
    assert state is not None
    page.show_state(replace(state, stretch=Period.WEEK, figures=Figures()))
    assert sentences(page)[0] == "No rounds in these days."
    assert page.stretch.isVisible()
    page.stretch.choose(Period.ALL)
    page.changed.emit()
    assert sentences(page) == []


@pytest.mark.parametrize("house", ["lv-ultimate", "lt-casino-texas"])
def test_a_table_has_no_cell_for_a_hand_that_it_does_not_pay(
    open_year: OpenYear, house: str
) -> None:
    person = open_year()
    person.program.state.change(house=house)
    state = progress_page(person).state
    assert state is not None
    side = side_bets(state.house)[0]
    for row in state.rows:
        if row.standing.skill not in (Skill.MAIN_TABLE, Skill.SIDE_TABLE):
            continue
        (table,) = (
            table
            for bet, table in state.house.tables.items()
            if (bet is side) is (row.standing.skill is Skill.SIDE_TABLE)
        )
        paid = {hand for hand, _odds in table.rows}
        hands = {CATEGORY_SITUATIONS[hand] for hand in CATEGORY_SITUATIONS if hand not in paid}
        assert not hands & {cell.trap.situation for cell in row.cells if not cell.tries}
