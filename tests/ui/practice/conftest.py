"""The whole window over a year of practice, or over none."""

from __future__ import annotations

import shutil
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from dealer_trainer.presentation.pages.review import Listed
from dealer_trainer.presentation.table.presenter import TablePresenter
from dealer_trainer.rules.settlement import settle
from dealer_trainer.text.language import Language
from dealer_trainer.training.drill.session import LayoutSession
from dealer_trainer.training.drill.state import Phase, sheet_of
from dealer_trainer.training.grading import expected_answer
from dealer_trainer.training.review.mistakes import Mistake
from dealer_trainer.training.sprint.questions import (
    WHO_WINS,
    NameQuestion,
    PayQuestion,
    SprintQuestion,
    WhoWinsQuestion,
)
from dealer_trainer.ui.app.pages import PageName
from dealer_trainer.ui.pages.review.page import ReviewPage
from dealer_trainer.ui.table.glue import TableGlue
from tests.ui.practice.year import practise_a_year
from tests.ui.shell.conftest import OpenWindow, Person, open_for
from tests.ui.shell.test_walk import typed

__all__ = ["open_for"]

HOUSE = "lv-ultimate"
OpenYear = Callable[..., Person]


@pytest.fixture(scope="session")
def year(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A data folder with a year of practice, made once; tests work on copies."""
    folder = tmp_path_factory.mktemp("year")
    practise_a_year(folder, "Elena", days=60)
    return folder


@pytest.fixture
def open_year(open_for: OpenWindow, year: Path, tmp_path: Path) -> OpenYear:
    """The window of who has practised for a year."""

    def make(
        language: Language = Language.EN, size: tuple[int, int] = (1366, 768), text_size: int = 100
    ) -> Person:
        for file in year.iterdir():
            if file.is_file() and not (tmp_path / file.name).exists():
                shutil.copy(file, tmp_path / file.name)
        person = open_for("Elena", language=language, size=size)
        person.program.state.change(house=HOUSE, text_size=text_size, boxes=1)
        person.program.turn_to(PageName.START)
        return person

    return make


def review_page(person: Person) -> ReviewPage:
    person.program.turn_to(PageName.REVIEW)
    page = person.page
    assert isinstance(page, ReviewPage)
    return page


def list_all(page: ReviewPage) -> tuple[Mistake, ...]:
    page.filters.listed.choose(Listed.ALL)
    page.filters.changed.emit()
    return shown(page)


def shown(page: ReviewPage) -> tuple[Mistake, ...]:
    assert page.state is not None
    return page.state.shown


def search(page: ReviewPage, words: str) -> tuple[Mistake, ...]:
    page.filters.search.setText(words)
    page.filters.changed.emit()
    return shown(page)


def presenter_of(person: Person) -> TablePresenter[Any]:
    glue = person.page.findChild(TableGlue)
    assert isinstance(glue, TableGlue)
    return glue.presenter


def session_of(person: Person) -> LayoutSession:
    session = presenter_of(person).session
    assert isinstance(session, LayoutSession)
    return session


def settle_layout(person: Person, *, wrongly: bool = False) -> None:
    """Answer the layout on the table key by key; wrongly: a bet that is not taken is taken."""
    session = session_of(person)
    settlement = settle(session.state.layout, session.house)
    while (focus := session.state.focus) is not None:
        answer = typed(expected_answer(settlement, sheet_of(session.state), focus))
        if wrongly and focus.is_wager:
            answer = "-" if answer != "-" else "0"
        person.type(answer)
        person.enter()
    person.enter()
    assert session.state.phase is Phase.SUBMITTED


def key_of(question: SprintQuestion) -> str:
    """The key that answers a question rightly."""
    match question:
        case NameQuestion():
            return "1234567890"[question.expected]
        case WhoWinsQuestion():
            return str(WHO_WINS.index(question.expected) + 1)
        case PayQuestion():
            whole, part = divmod(question.expected, 100)
            return f"{whole}.{part:02d}" if part else str(whole)
