from __future__ import annotations

from datetime import date

import pytest

from dealer_trainer.rules.bets import Bet
from dealer_trainer.rules.hands import Category
from dealer_trainer.rules.house import GameName
from dealer_trainer.text.language import Language, set_language
from dealer_trainer.text.mistakes import (
    due_text,
    house_state_text,
    kind_name,
    nothing_due_text,
    origin_name,
    recall_text,
)
from dealer_trainer.text.practising import (
    agenda_lines,
    question_text,
    sprint_meaning,
    sprint_name,
    sprint_record_text,
)
from dealer_trainer.text.progress import (
    days_in_row_text,
    deletion_warning,
    rounds_an_hour_text,
    share_shown,
)
from dealer_trainer.text.skills import level_meaning, level_name, skill_name, trend_name
from dealer_trainer.training.box_records import TurnKind
from dealer_trainer.training.ports import Holdings
from dealer_trainer.training.review.agenda import Agenda
from dealer_trainer.training.review.mistakes import HouseState, Origin
from dealer_trainer.training.review.repetition import Recall
from dealer_trainer.training.skills.levels import Level, Trend
from dealer_trainer.training.skills.skill import Skill
from dealer_trainer.training.sprint.questions import PayQuestion, SprintKind
from dealer_trainer.training.sprint.step import SprintResult


@pytest.mark.parametrize("language", list(Language), ids=lambda language: language.value)
def test_everything_has_a_name_of_its_own_in_every_language(language: Language) -> None:
    set_language(language)
    for game in GameName:
        assert len({skill_name(skill, game) for skill in Skill}) == len(Skill)
    for names, members in (
        ([level_name(level) for level in Level], Level),
        ([level_meaning(level) for level in Level], Level),
        ([trend_name(trend) for trend in Trend], Trend),
        ([kind_name(kind) for kind in TurnKind], TurnKind),
        ([origin_name(origin) for origin in Origin], Origin),
        ([recall_text(recall) for recall in Recall], Recall),
        ([sprint_name(kind) for kind in SprintKind], SprintKind),
        ([sprint_meaning(kind) for kind in SprintKind], SprintKind),
    ):
        assert len(set(names)) == len(members)
        assert all(names)
    assert [bool(house_state_text(state)) for state in HouseState] == [False, True, True]


@pytest.mark.parametrize(
    ("language", "due", "row"),
    [
        (Language.EN, "8 mistakes are due", "6 days in a row"),
        (Language.BG, "8 грешки за преговор", "6 дни поред"),
        (Language.RU, "8 ошибок к повторению", "6 дней подряд"),
        (Language.CS, "8 chyb k opakování", "6 dní v řadě"),
        (Language.LV, "8 atkārtojamas kļūdas", "6 dienas pēc kārtas"),
    ],
    ids=lambda value: value.value if isinstance(value, Language) else "",
)
def test_counts_take_their_forms(language: Language, due: str, row: str) -> None:
    set_language(language)
    assert due_text(8) == due
    assert days_in_row_text(6) == row


def test_today_says_what_it_will_be() -> None:
    agenda = Agenda(8, SprintKind.PAY, 1, 10, waiting=1)
    assert agenda_lines(agenda) == (
        "8 mistakes are due",
        "One sprint: Pay one bet",
        "1 layout to settle",
        "About 10 minutes",
        "1 more mistake waits for another day",
    )
    assert agenda_lines(Agenda(0, SprintKind.NAME, 5, 10))[0] == "One sprint: Name the hand"
    assert nothing_due_text(date(2026, 12, 3)) == "No mistakes are due. Next on 3 December."
    assert nothing_due_text(None) == "No mistakes are due"


def test_a_payment_is_asked_for_as_it_is_called_out() -> None:
    assert question_text(PayQuestion(Bet.BLIND, Category.FLUSH, 3500, 5250)) == "Blind 35, Flush"


@pytest.mark.parametrize(
    ("score", "record", "told"),
    [
        (9, 8, "A new record: 9, before it 8"),
        (8, 8, "Own record: 8"),
        (8, None, "The first record: 8"),
        (0, None, "No record yet"),
    ],
)
def test_a_record_is_told_only_where_it_is_one(score: int, record: int | None, told: str) -> None:
    assert sprint_record_text(SprintResult(SprintKind.NAME, "x", score, 9, record)) == told


def test_only_all_right_is_a_hundred_per_cent_and_nothing_is_no_nought() -> None:
    assert share_shown(1.0) == "100\N{NO-BREAK SPACE}%"
    assert share_shown(0.999) == "99\N{NO-BREAK SPACE}%"
    assert share_shown(0.29) == "29\N{NO-BREAK SPACE}%"
    assert share_shown(0.0) == "0\N{NO-BREAK SPACE}%"
    assert share_shown(None) == rounds_an_hour_text(None) == "–"


def test_a_deletion_says_what_goes() -> None:
    warning = deletion_warning("Anna", Holdings(1, 2, 30, 4, 1, 0))
    assert "Anna" in warning[0]
    assert warning[1:] == ("2 rounds", "30 answers", "4 mistakes", "1 sprint", "0 quizzes")
