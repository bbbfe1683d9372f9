"""Quiz files: the three that come with the program, and every fault with its line."""

from __future__ import annotations

from pathlib import Path

import pytest

from dealer_trainer import paths
from dealer_trainer.rules.errors import BadInput, FaultKind
from dealer_trainer.rules.situations import Situation
from dealer_trainer.storage.codec.json_lines import LineParser
from dealer_trainer.storage.codec.nodes import Reading
from dealer_trainer.storage.codec.quiz import quiz_json, quiz_of_node
from dealer_trainer.storage.codec.stored import written_json
from dealer_trainer.storage.quizzes import (
    load_quizzes,
    read_quiz,
)
from dealer_trainer.text.faults import fault_lines
from dealer_trainer.training.quiz.definition import (
    Measure,
    PassMark,
    QuizDefinition,
    TimeLimit,
    Timing,
)
from tests.quizzes import HOUSES, QUIZZES

FILES = paths.assets() / "quizzes"
GOOD = (FILES / "certification.yaml").read_text(encoding="utf-8")


def test_three_quizzes_come_with_the_program() -> None:
    assert list(QUIZZES) == ["short", "certification", "speed"]
    quiz = QUIZZES["certification"]
    assert (quiz.rounds, quiz.boxes, quiz.time) == (20, 5, TimeLimit(Timing.ROUND, 120))
    assert quiz.marks == (
        PassMark(Measure.WAGERS, 950),
        PassMark(Measure.QUALIFICATION_ERRORS, 0),
    )
    assert QUIZZES["short"].rounds == 5
    assert (QUIZZES["speed"].rounds, QUIZZES["speed"].time.seconds) == (10, 60)
    assert dict(quiz.quotas)[Situation.DEALER_FAILS] == 4


@pytest.mark.parametrize("quiz", QUIZZES.values(), ids=list(QUIZZES))
def test_a_quiz_comes_back_from_what_is_kept_of_it(quiz: QuizDefinition) -> None:
    reading = Reading("kept")
    node = LineParser(reading).parse(written_json(quiz_json(quiz)), 1)
    assert node is not None
    assert quiz_of_node(node, reading) == quiz


def read(tmp_path: Path, text: str) -> QuizDefinition:
    file = tmp_path / "own.yaml"
    file.write_text(text, encoding="utf-8")
    return read_quiz(file, HOUSES)


def faults(tmp_path: Path, text: str) -> list[tuple[FaultKind, int]]:
    with pytest.raises(BadInput) as caught:
        read(tmp_path, text)
    assert len(fault_lines(caught.value)) == len(caught.value.faults)
    return [(fault.kind, fault.line) for fault in caught.value.faults]


@pytest.mark.parametrize(
    ("written", "seconds"),
    [
        ("90", 90),
        ("1:30", 90),
        ("0:45", 45),
        ("2:00", 120),
        ("60:00", 3600),
        ("1", 1),
        ('"90"', 90),
        ("090", 90),
        ("01:05", 65),
        ("600:00", 36_000),
    ],
)
def test_a_time_is_seconds_or_minutes_and_seconds(
    tmp_path: Path, written: str, seconds: int
) -> None:
    quiz = read(tmp_path, GOOD.replace("{round: 2:00}", f"{{round: {written}}}"))
    assert quiz.time == TimeLimit(Timing.ROUND, seconds)
    whole = read(tmp_path, GOOD.replace("{round: 2:00}", f"{{whole: {written}}}"))
    assert whole.time == TimeLimit(Timing.WHOLE, seconds)
    boxes = read(tmp_path, GOOD.replace("qualification_errors: 0", f"box_time: {written}"))
    assert PassMark(Measure.BOX_TIME, seconds) in boxes.marks


@pytest.mark.parametrize(
    "written", ["0", "0:00", "1:60", "1:5", "1:2:3", "1m", "-5", "1.5", "600:01", "36001", ""]
)
def test_what_is_no_time_is_told(tmp_path: Path, written: str) -> None:
    text = GOOD.replace("{round: 2:00}", f"{{round: '{written}'}}")
    line = GOOD[: GOOD.index("time:")].count("\n") + 1
    assert (FaultKind.NOT_A_TIME, line) in faults(tmp_path, text)


@pytest.mark.parametrize(
    ("written", "share"),
    [("95 %", 950), ("95%", 950), ("99.5 %", 995), ("100 %", 1000), ("0.1 %", 1)],
)
def test_a_share_is_thousandths(tmp_path: Path, written: str, share: int) -> None:
    quiz = read(tmp_path, GOOD.replace("wagers: 95 %", f"wagers: {written}"))
    assert quiz.marks[0] == PassMark(Measure.WAGERS, share)


@pytest.mark.parametrize("written", ["0 %", "101 %", "95", "0.95", "95.55 %", "-1 %", "all"])
def test_what_is_no_share_is_told(tmp_path: Path, written: str) -> None:
    text = GOOD.replace("wagers: 95 %", f"wagers: {written}")
    assert [kind for kind, _ in faults(tmp_path, text)] == [FaultKind.NOT_A_SHARE]


@pytest.mark.parametrize(
    ("old", "new", "kind"),
    [
        ("id: certification", "id: Certification", FaultKind.BAD_QUIZ_ID),
        ("id: certification", "id: con", FaultKind.BAD_QUIZ_ID),
        ("code: CERT", "code: cert", FaultKind.BAD_QUIZ_CODE),
        ("code: CERT", "code: СERT", FaultKind.BAD_QUIZ_CODE),
        ("code: CERT", "code: TOOLONGCODE", FaultKind.BAD_QUIZ_CODE),
        ("  lv: Sertifikācijas eksāmens\n", "", FaultKind.MISSING_KEY),
        ("houses: all", "houses: []", FaultKind.EMPTY_LIST),
        ("houses: all", "houses: some", FaultKind.NOT_A_LIST),
        ("houses: all", "houses: [lv-ultimate, xx]", FaultKind.UNKNOWN_HOUSE),
        ("houses: all", "houses: [lv-ultimate, lv-ultimate]", FaultKind.NAMED_TWICE),
        ("rounds: 20", "rounds: 0", FaultKind.NOT_WHOLE),
        ("rounds: 20", "rounds: 201", FaultKind.NOT_WHOLE),
        ("boxes: 5", "boxes: 10", FaultKind.NOT_WHOLE),
        ("asked: everything", "asked: all", FaultKind.NOT_ONE_OF),
        ("asked: everything", "asked: naming", FaultKind.MARK_NOT_ASKED),
        ("time: {round: 2:00}", "time: {}", FaultKind.ONE_TIME),
        ("time: {round: 2:00}", "time: {round: 2:00, whole: 9:00}", FaultKind.ONE_TIME),
        ("time: {round: 2:00}", "time: {box: 2:00}", FaultKind.UNKNOWN_KEY),
        ("time: {round: 2:00}", "time: 2:00", FaultKind.NOT_A_RECORD),
        ("{wagers: 95 %, qualification_errors: 0}", "{}", FaultKind.EMPTY_LIST),
        ("qualification_errors: 0", "qualification_errors: -1", FaultKind.NOT_WHOLE),
        ("qualification_errors: 0", "luck: 1", FaultKind.UNKNOWN_KEY),
        ("  tie: 3", "  ties: 3", FaultKind.UNKNOWN_KEY),
        ("  tie: 3", "  tie: 3\n  tie: 4", FaultKind.DOUBLE_KEY),
        ("  tie: 3", "  tie: 0", FaultKind.NOT_WHOLE),
        ("  tie: 3", "  tie: 101", FaultKind.QUOTA_TOO_LARGE),
        ("dealer-fails: 4", "dealer-fails: 21", FaultKind.QUOTA_TOO_LARGE),
        ("pay_table: false", "pay_table: no", FaultKind.NOT_TRUE_OR_FALSE),
        ("order_fails: false", "order: false", FaultKind.MISSING_KEY),
        ("rounds: 20", "rounds: &r 20", FaultKind.ANCHOR),
        ("rounds: 20", "\trounds: 20", FaultKind.TAB_IN_INDENT),
    ],
)
def test_each_fault_is_told_on_its_line(
    tmp_path: Path, old: str, new: str, kind: FaultKind
) -> None:
    assert GOOD.count(old) == 1
    found = faults(tmp_path, GOOD.replace(old, new))
    assert kind in [each for each, _ in found]
    if kind not in (FaultKind.MISSING_KEY, FaultKind.DOUBLE_KEY, FaultKind.MARK_NOT_ASKED):
        assert (kind, GOOD[: GOOD.index(old)].count("\n") + 1) in found


def test_every_fault_is_told_at_once(tmp_path: Path) -> None:
    text = GOOD.replace("rounds: 20", "rounds: x").replace("boxes: 5", "boxes: y")
    kinds = [kind for kind, _ in faults(tmp_path, text.replace("95 %", "z"))]
    assert kinds == [FaultKind.NOT_WHOLE, FaultKind.NOT_WHOLE, FaultKind.NOT_A_SHARE]


def test_a_quota_that_no_house_of_the_quiz_can_deal_is_told(tmp_path: Path) -> None:
    text = GOOD.replace("houses: all", "houses: [bg-ultimate]")
    nowhere = [line for kind, line in faults(tmp_path, text) if kind is FaultKind.QUOTA_NOWHERE]
    told = [GOOD.splitlines()[line - 1].split(":")[0].strip() for line in nowhere]
    assert "dark" in told
    assert "bonus-paid" in told
    assert "trips-after-fold" not in told


def test_more_boxes_than_a_named_house_has_are_told(tmp_path: Path) -> None:
    text = GOOD.replace("houses: all", "houses: [lv-ultimate]").replace("boxes: 5", "boxes: 6")
    assert FaultKind.TOO_MANY_BOXES in [kind for kind, _ in faults(tmp_path, text)]


def test_a_quiz_of_ones_own_stands_after_the_built_in_ones(tmp_path: Path) -> None:
    folder = tmp_path / "quizzes"
    folder.mkdir()
    own = GOOD.replace("id: certification", "id: riga").replace("code: CERT", "code: RIGA")
    (folder / "riga.yaml").write_text(own, encoding="utf-8")
    (folder / "twice.yaml").write_text(GOOD, encoding="utf-8")
    (folder / "broken.yaml").write_text("rounds: [", encoding="utf-8")
    shelf = load_quizzes(paths.assets(), tmp_path, HOUSES.values())
    assert list(shelf.by_id) == [*QUIZZES, "riga"]
    assert shelf.files["riga"] == folder / "riga.yaml"
    kinds = [[fault.kind for fault in bad.faults] for bad in shelf.broken]
    assert [FaultKind.QUIZ_ID_TAKEN, FaultKind.QUIZ_CODE_TAKEN] in kinds
    assert len(kinds) == 2
