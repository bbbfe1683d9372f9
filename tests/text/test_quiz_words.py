"""Every sentence about quizzes can be said, in every language."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace

import pytest

from dealer_trainer.rules.hands import Category
from dealer_trainer.rules.house import GameName
from dealer_trainer.rules.money import TAKE
from dealer_trainer.text.findings import examiner_refusal_text, finding_text
from dealer_trainer.text.language import Language, set_language
from dealer_trainer.text.quizzes import (
    code_refusal_text,
    paper_refusal_text,
    pass_mark_text,
    quiz_name,
    quiz_rules,
    round_ending_text,
    share_shown,
    time_limit_text,
    unconfirmed_text,
)
from dealer_trainer.training.places import DEALER_CATEGORY, Scope
from dealer_trainer.training.quiz.definition import Measure, PassMark, TimeLimit, Timing
from dealer_trainer.training.quiz.findings import (
    ExaminerFault,
    ExaminerRefused,
    FindingKind,
    QuizFinding,
)
from dealer_trainer.training.quiz.paper import PaperFault, PaperRefused
from dealer_trainer.training.quiz.paper_code import CodeFault, CodeRefused
from dealer_trainer.training.quiz.step import RoundEnding, Unconfirmed
from tests.quizzes import HOUSES, QUIZZES
from tests.text.carried import carried

FINDINGS = carried(FindingKind)
REFUSALS = carried(CodeFault)


@pytest.fixture(params=Language, autouse=True)
def language(request: pytest.FixtureRequest) -> Iterator[Language]:
    set_language(request.param)
    yield request.param
    set_language(Language.EN)


def whole(sentence: str) -> bool:
    return bool(sentence.strip()) and "{" not in sentence and "}" not in sentence


def test_every_finding_says_only_what_it_carries() -> None:
    assert set(FINDINGS) == {kind.name for kind in FindingKind}
    for kind in FindingKind:
        for names in FINDINGS[kind.name]:
            assert whole(finding_text(QuizFinding(kind, dict.fromkeys(names, "7"))))


def test_every_refusal_of_a_code_says_only_what_it_carries() -> None:
    assert set(REFUSALS) == {fault.name for fault in CodeFault}
    for fault in CodeFault:
        for names in REFUSALS[fault.name]:
            assert whole(code_refusal_text(CodeRefused(fault, dict.fromkeys(names, "7"))))


def test_every_refusal_of_a_key_or_a_paper_has_its_sentence() -> None:
    assert all(whole(examiner_refusal_text(ExaminerRefused(f, "file"))) for f in ExaminerFault)
    quiz, house = QUIZZES["short"], HOUSES["lv-ultimate"]
    assert all(whole(paper_refusal_text(PaperRefused(f, quiz, house))) for f in PaperFault)


def test_every_quiz_tells_its_rules(language: Language) -> None:
    for quiz in QUIZZES.values():
        assert quiz_name(quiz) == quiz.names.get(language.value, quiz.names["en"])
        for scope in Scope:
            for order in (True, False):
                rules = quiz_rules(replace(quiz, scope=scope, order_fails=order))
                assert all(map(whole, rules))
                assert len(set(rules)) == len(rules)
    assert all(whole(time_limit_text(TimeLimit(timing, 90))) for timing in Timing)
    assert all(whole(pass_mark_text(PassMark(m, n))) for m in Measure for n in (0, 1, 2, 5, 955))
    assert all(whole(round_ending_text(ending)) for ending in RoundEnding)


def test_what_was_not_confirmed_is_told() -> None:
    for draft in ("12", Category.FLUSH, True, TAKE, ()):
        told = unconfirmed_text(Unconfirmed(DEALER_CATEGORY, draft), GameName.ULTIMATE)
        assert whole(told)


def test_a_share_shows_tenths_only_where_there_are_some(language: Language) -> None:
    mark = "." if language is Language.EN else ","
    assert share_shown(950) == "95\N{NO-BREAK SPACE}%"
    assert share_shown(696) == f"69{mark}6\N{NO-BREAK SPACE}%"
