"""A result's house and quiz beside this machine's own, of every edition."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from pathlib import Path

import pytest

from dealer_trainer import paths
from dealer_trainer.__main__ import main
from dealer_trainer.rules.bets import Bet
from dealer_trainer.rules.hands import Category
from dealer_trainer.rules.house import House
from dealer_trainer.rules.money import Odds, PaySchedule
from dealer_trainer.storage.editions import EARLIER, Editions, load_editions
from dealer_trainer.storage.results import (
    parse_result,
    result_json,
    result_text,
    save_result,
)
from dealer_trainer.storage.verify import verify
from dealer_trainer.text.findings import finding_text
from dealer_trainer.training.quiz.definition import PassMark, QuizDefinition, TimeLimit
from dealer_trainer.training.quiz.findings import FindingKind, QuizFinding
from dealer_trainer.training.quiz.paper import make_paper
from dealer_trainer.training.quiz.record import Sitting
from dealer_trainer.training.quiz.session import begin_quiz
from tests.quizzes import (
    EDITIONS,
    HOUSES,
    NOWHERE,
    QUIZZES,
    START,
    HandClock,
    answer_round,
)
from tests.training.kept_quizzes import ANNA, KeptQuizzes

LATVIA = HOUSES["lv-ultimate"]
SHORT = QUIZZES["short"]


def result_under(house: House = LATVIA, quiz: QuizDefinition = SHORT) -> str:
    """The result file of a quiz taken under a house, all answers right."""
    paper = make_paper(quiz, house, 1234)
    run = begin_quiz(KeptQuizzes(), HandClock(), ANNA, paper, Sitting("Anna", START))
    while run.state.ending is None:
        answer_round(run, seconds=0.25)
    assert run.result is not None
    return result_text(result_json(run.result))


def found(text: str, own: Editions = EDITIONS) -> list[QuizFinding]:
    return list(verify(parse_result(text, "result"), own))


def other_table(house: House) -> House:
    trips = house.tables[Bet.TRIPS]
    rows = tuple(
        (category, Odds(8, 1) if category is Category.FLUSH else odds)
        for category, odds in trips.rows
    )
    return replace(house, tables={**house.tables, Bet.TRIPS: PaySchedule(rows)})


DECIDING: dict[str, tuple[Callable[[], tuple[House, QuizDefinition]], FindingKind, str]] = {
    "a pay table": (
        lambda: (other_table(LATVIA), SHORT),
        FindingKind.HOUSE_DIFFERS,
        "tables.trips",
    ),
    "the play after a fold": (
        lambda: (replace(LATVIA, fold_side=HOUSES["ru-ultimate"].fold_side), SHORT),
        FindingKind.HOUSE_DIFFERS,
        "fold_side",
    ),
    "a pass mark": (
        lambda: (
            LATVIA,
            replace(SHORT, marks=(PassMark(SHORT.marks[0].measure, 1), *SHORT.marks[1:])),
        ),
        FindingKind.QUIZ_DIFFERS,
        "pass.wagers",
    ),
    "a quota": (
        lambda: (LATVIA, replace(SHORT, quotas=SHORT.quotas[1:])),
        FindingKind.QUIZ_DIFFERS,
        f"quotas.{SHORT.quotas[0][0].value}",
    ),
    "the time": (
        lambda: (LATVIA, replace(SHORT, time=TimeLimit(SHORT.time.timing, 600))),
        FindingKind.QUIZ_DIFFERS,
        "time",
    ),
    "the rounds": (
        lambda: (LATVIA, replace(SHORT, rounds=6)),
        FindingKind.QUIZ_DIFFERS,
        "rounds",
    ),
}


@pytest.mark.parametrize("what", DECIDING)
def test_a_result_under_other_rules_than_here_is_told_with_the_parts(what: str) -> None:
    changed, kind, part = DECIDING[what]
    house, quiz = changed()
    if what == "the play after a fold":
        assert house != LATVIA
    wrong = [each for each in found(result_under(house, quiz)) if each.disagrees]
    assert [each.kind for each in wrong] == [kind]
    assert wrong[0].data["parts"] == part
    assert part in finding_text(wrong[0])


def test_names_provenance_limits_and_colours_decide_nothing() -> None:
    names = {**LATVIA.names, "en": "Riga"}
    chips = tuple(replace(chip, colour="#123456") for chip in LATVIA.chips)
    ante = LATVIA.limits[Bet.ANTE]
    limits = {**LATVIA.limits, Bet.ANTE: replace(ante, max=ante.max * 2)}
    house = replace(
        LATVIA, names=names, chips=chips, limits=limits, provenance={}, source="elsewhere"
    )
    quiz = replace(SHORT, names={**SHORT.names, "en": "Another name"})
    assert not [each for each in found(result_under(house, quiz)) if each.disagrees]


def test_a_house_and_a_quiz_that_are_not_here_are_told_and_nothing_else() -> None:
    text = result_under(replace(LATVIA, id="riga"), replace(SHORT, id="mine", code="MINE"))
    kinds = [each.kind for each in found(text)]
    assert kinds == [
        FindingKind.HOUSE_NOT_HERE,
        FindingKind.QUIZ_NOT_HERE,
        FindingKind.PRACTICE,
    ]
    assert not any(each.disagrees for each in found(text))


def test_an_edition_that_was_shipped_before_is_compared_with_its_results(tmp_path: Path) -> None:
    for kind, name, was, now in (
        ("houses", "lv-ultimate", "fold_side: lost", "fold_side: plays"),
        ("quizzes", "short", "rounds: 5", "rounds: 6"),
    ):
        shipped = paths.assets() / kind / f"{name}.yaml"
        text = shipped.read_text(encoding="utf-8")
        (tmp_path / kind / EARLIER).mkdir(parents=True)
        (tmp_path / kind / f"{name}.yaml").write_text(text, encoding="utf-8")
        assert was in text
        (tmp_path / kind / EARLIER / f"{name}-1.yaml").write_text(
            text.replace(was, now), encoding="utf-8"
        )
    own = load_editions(tmp_path, NOWHERE, HOUSES.values())
    assert [len(own.houses_of("lv-ultimate")), len(own.quizzes_of("short"))] == [2, 2]
    house, quiz = own.houses_of("lv-ultimate")[1], own.quizzes_of("short")[1]
    for text in (result_under(), result_under(house, quiz), result_under(LATVIA, quiz)):
        assert not [each for each in found(text, own) if each.disagrees]
    kinds = {each.kind for each in found(result_under(house, quiz)) if each.disagrees}
    assert kinds == {FindingKind.HOUSE_DIFFERS, FindingKind.QUIZ_DIFFERS}


def test_verify_says_which_table_differs_and_ends_with_2(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    for name, house, status, told in (
        ("other", other_table(LATVIA), 2, "lv-ultimate: other rules than on this machine"),
        ("own", LATVIA, 0, "The result agrees"),
        ("strange", replace(LATVIA, id="riga"), 0, "House riga: not on this machine"),
    ):
        file = tmp_path / f"{name}.json"
        save_result(file, parse_result(result_under(house), "result").written)
        words = ["verify", str(file), "--language", "en", "--data", str(tmp_path)]
        assert main(words) == status, name
        out, err = capsys.readouterr()
        assert told in (err if status else out)
        assert ("tables.trips" in err) == (name == "other")


def test_a_house_of_ones_own_is_compared_like_any_other(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    folder = ["--language", "en", "--data", str(tmp_path)]
    assert main(["houses", "--copy", "lv-ultimate", "riga", *folder]) == 0
    file = tmp_path / "riga.json"
    house = replace(LATVIA, id="riga", max_payout=LATVIA.smallest_chip * 1000)
    save_result(file, parse_result(result_under(house), "result").written)
    assert main(["verify", str(file), *folder]) == 2
    assert "House riga: other rules than on this machine (max_payout)" in capsys.readouterr().err
