"""Results that the program made agree; in a signed one every change is found and named."""

from __future__ import annotations

import copy
import json
import subprocess
import sys
import time
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from dealer_trainer.dealing.possible import possible_situations
from dealer_trainer.rules.errors import BadInput, FaultKind
from dealer_trainer.storage.editions import Editions
from dealer_trainer.storage.results import parse_result, result_json, result_text, sealed
from dealer_trainer.storage.signing import (
    PRIVATE,
    make_key,
    public_key_text,
    read_public_key,
    sign,
)
from dealer_trainer.storage.verify import verify
from dealer_trainer.text.findings import examiner_refusal_text, finding_text
from dealer_trainer.training.drill.intents import Choose, Painted
from dealer_trainer.training.places import DEALER_QUALIFIES, Place
from dealer_trainer.training.quiz.definition import TimeLimit, Timing
from dealer_trainer.training.quiz.findings import (
    ExaminerFault,
    ExaminerRefused,
    FindingKind,
    QuizFinding,
)
from dealer_trainer.training.quiz.paper import make_paper
from dealer_trainer.training.quiz.record import Sitting
from dealer_trainer.training.quiz.session import QuizRun, begin_quiz
from dealer_trainer.training.quiz.step import AskToLeave, Leave
from dealer_trainer.training.sheet import Given
from tests.quizzes import EDITIONS, START, HandClock, answer_round, paper_of, wrong
from tests.training.kept_quizzes import ANNA, KeptQuizzes

PASSPHRASE = "пять красных фишек"
Written = dict[str, Any]


def some_wrong(number: int, place: Place, right: Given) -> Given | None:
    return wrong(right) if (number + (place.box or 0)) % 4 == 0 else None


def taken(house: str = "lv-ultimate", quiz: str = "short", *, whole: bool = False) -> QuizRun:
    clock = HandClock()
    paper = paper_of(quiz, house)
    if whole:
        limit = TimeLimit(Timing.WHOLE, 200)
        definition = replace(paper.definition, time=limit)
        paper = make_paper(definition, paper.house, paper.seed)
    return begin_quiz(KeptQuizzes(), clock, ANNA, paper, Sitting("Anna Ozola", START))


def finished(house: str = "lv-ultimate", quiz: str = "short") -> Written:
    run = taken(house, quiz)
    while run.state.ending is None:
        answer_round(run, some_wrong, 0.375)
    return written(run)


def written(run: QuizRun) -> Written:
    assert run.result is not None
    return read(result_json(run.result))


def read(values: Written) -> Written:
    """The values as they come back from a file."""
    back: Written = json.loads(result_text(values))
    return back


def found(values: Written, key: str | None = None, own: Editions = EDITIONS) -> list[QuizFinding]:
    result = parse_result(result_text(values), "result")
    return [finding for finding in verify(result, own, key) if finding.disagrees]


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    made = tmp_path_factory.mktemp("examiner")
    make_key(made, PASSPHRASE)
    return made


@pytest.fixture(scope="module")
def key(folder: Path) -> str:
    file = folder / "handed-out.pub"
    file.write_text(public_key_text(folder), encoding="ascii")
    return read_public_key(file)


@pytest.fixture(scope="module")
def signed(folder: Path) -> Written:
    return read(sign(finished(), "Пит-босс Иванова", folder, PASSPHRASE))


@pytest.mark.parametrize(
    "house", ["bg-ultimate", "ru-ultimate", "cz-ultimate", "lv-ultimate", "lt-casino-texas"]
)
@pytest.mark.parametrize("quiz", ["short", "certification", "speed"])
def test_every_result_of_the_program_agrees(house: str, quiz: str) -> None:
    values = finished(house, quiz)
    assert found(values) == []
    findings = verify(parse_result(result_text(values), "result"), EDITIONS)
    assert [finding.kind for finding in findings] == [FindingKind.PRACTICE]


def test_a_quiz_that_was_left_agrees() -> None:
    run = taken()
    answer_round(run, some_wrong, 1)
    run.do(Painted())
    run.do(Choose(DEALER_QUALIFIES, True))
    run.do(AskToLeave())
    run.do(Leave())
    assert found(written(run)) == []


@pytest.mark.parametrize("whole", [True, False])
def test_a_quiz_whose_time_ran_out_agrees(whole: bool) -> None:
    run = taken(whole=whole)
    clock = run.clock
    assert isinstance(clock, HandClock)
    answer_round(run, some_wrong, 1)
    run.do(Painted())
    run.do(Choose(DEALER_QUALIFIES, True))
    clock.run(5_000)
    run.tick()
    own = Editions(EDITIONS.houses, (run.state.paper.definition,))
    assert found(written(run), own=own) == []


def test_a_signed_result_agrees_with_its_key(signed: Written, key: str) -> None:
    result = parse_result(result_text(signed), "result")
    assert [f.kind for f in verify(result, EDITIONS, key)] == [FindingKind.SIGNED]
    assert [f.kind for f in verify(result, EDITIONS)] == [FindingKind.SIGNED_BY_UNKNOWN]
    assert result.record.sitting.examiner == "Пит-босс Иванова"


def place_in(values: Written, path: str) -> tuple[Any, Any]:
    """The holder and the key of ``rounds.0.sheet``."""
    *way, last = path.split(".")
    holder: Any = values
    for step in way:
        holder = holder[int(step) if isinstance(holder, list) else step]
    return holder, int(last) if isinstance(holder, list) else last


def put(path: str, value: Any) -> Callable[[Written], None]:
    def change(values: Written) -> None:
        holder, at = place_in(values, path)
        assert holder[at] != value, "nothing would be changed"
        holder[at] = value

    return change


def swap(path: str, one: int, other: int) -> Callable[[Written], None]:
    def change(values: Written) -> None:
        holder, at = place_in(values, path)
        things = holder[at]
        assert things[one] != things[other]
        things[one], things[other] = things[other], things[one]

    return change


def drop(path: str) -> Callable[[Written], None]:
    def change(values: Written) -> None:
        holder, at = place_in(values, path)
        del holder[at]

    return change


def first_bet(values: Written) -> None:
    bets = values["rounds"][0]["sheet"]["boxes"][0]["bets"]
    bet = next(iter(bets))
    bets[bet] = "take" if bets[bet] != "take" else "push"


def first_hand(values: Written) -> None:
    box = values["rounds"][2]["sheet"]["boxes"][1]
    box["category"] = "pair" if box.get("category") != "pair" else "flush"


def other_suit(values: Written) -> None:
    layout = values["paper"]["layouts"][3]
    used = json.dumps(layout)
    spare = next(c for c in ("2c", "3d", "4h", "5s", "9c", "Td", "Jh") if c not in used)
    layout["board"] = " ".join([spare, *layout["board"].split()[1:]])


def other_trips(values: Written) -> None:
    boxes = [box for layout in values["paper"]["layouts"] for box in layout["boxes"]]
    box = next(box for box in boxes if "trips" in box)
    box["trips"] = 24 if box["trips"] != 24 else 23


TAMPERINGS: dict[str, tuple[Callable[[Written], None], FindingKind | FaultKind]] = {
    "bet": (first_bet, FindingKind.ANSWERS),
    "hand": (first_hand, FindingKind.ANSWERS),
    "qualification": (drop("rounds.1.sheet.dealer.qualifies"), FindingKind.ANSWERS),
    "box left out": (drop("rounds.1.sheet.boxes.2"), FindingKind.ANSWERS),
    "order of boxes": (swap("rounds.0.sheet.boxes", 0, 1), FindingKind.ANSWERS),
    "order of rounds": (swap("rounds", 1, 2), FaultKind.NOT_OF_RESULT),
    "order of layouts": (swap("paper.layouts", 0, 4), FaultKind.NOT_OF_RESULT),
    "answer's value": (put("rounds.0.answers.1.value", None), FindingKind.ANSWERS),
    "answer's time": (put("rounds.0.answers.2.milliseconds", 9_000_000), FindingKind.TIMES),
    "answer's order": (swap("rounds.0.answers", 3, 4), FindingKind.TIMES),
    "answer left out": (drop("rounds.2.answers.4"), FindingKind.ANSWERS),
    "box's time": (put("rounds.0.sheet.boxes.0.seconds", 900), FindingKind.TIMES),
    "sheet's time": (put("rounds.0.sheet.seconds", 0.5), FindingKind.TIMES),
    "round opened": (put("rounds.1.opened", 1), FindingKind.TIMES),
    "round closed": (put("rounds.1.closed", 1), FindingKind.TIMES),
    "round longer": (put("rounds.4.closed", 9_000_000), FindingKind.TIMES),
    "round's end": (put("rounds.4.ending", "timed-out"), FindingKind.TIMES),
    "quiz's end": (put("ending", "left"), FindingKind.TIMES),
    "started": (put("sitting.started", "2026-11-29T09:00:00.000+00:00"), FindingKind.PART_CHANGED),
    "finished": (put("finished", "2026-12-01T09:00:00.000+00:00"), FindingKind.PART_CHANGED),
    "resumed": (put("resumed", 3), FindingKind.PART_CHANGED),
    "wall clock": (put("by_wall_clock", True), FindingKind.PART_CHANGED),
    "name": (put("sitting.trainee", "Anna Ozolina"), FindingKind.PART_CHANGED),
    "examiner": (put("sitting.examiner", "Somebody"), FindingKind.PART_CHANGED),
    "known code": (put("sitting.known_code", True), FindingKind.PART_CHANGED),
    "code": (put("paper.code", "LV-SHORT-7K3Q9M-2"), FindingKind.CODE_BROKEN),
    "code of another": (
        put("paper.code", paper_of("short", "lv-ultimate", 77).code),
        FindingKind.CODE_OF_OTHER,
    ),
    "seed": (put("paper.seed", 1235), FindingKind.CODE_OF_OTHER),
    "card": (other_suit, FindingKind.LAYOUT),
    "stake": (other_trips, FindingKind.LAYOUT),
    "house table": (put("house.tables.blind.flush", "2:1"), FindingKind.FIGURE),
    "house rule": (put("house.fold_side", "plays"), FindingKind.FIGURE),
    "house limits": (put("house.limits.ante.max", "50"), FindingKind.CODE_BROKEN),
    "house name": (put("house.names.en", "Riga"), FindingKind.PART_CHANGED),
    "house provenance": (put("house.provenance.fold.is", "confirmed"), FindingKind.PART_CHANGED),
    "house fingerprint": (put("fingerprints.house", "0" * 16), FindingKind.FIGURE),
    "pass mark": (put("definition.pass.wagers", "50 %"), FindingKind.FIGURE),
    "time limit": (put("definition.time.round", "9:00"), FindingKind.FIGURE),
    "quota": (drop("definition.quotas.tie"), FindingKind.FIGURE),
    "passed": (put("result.passed", True), FindingKind.FIGURE),
    "count": (put("result.marks.0.count", 99), FindingKind.FIGURE),
    "mark reached": (put("result.marks.0.reached", True), FindingKind.FIGURE),
    "money": (put("result.money.overpaid", 1), FindingKind.FIGURE),
    "slips": (put("result.slips", {}), FindingKind.FIGURE),
    "situations": (drop("result.situations.win"), FindingKind.FIGURE),
    "a mark's right": (put("rounds.0.marks.0.right", None), FindingKind.FIGURE),
    "dealing version": (put("versions.dealing", 99), FindingKind.PART_CHANGED),
    "program version": (put("versions.program", "9.9"), FindingKind.PART_CHANGED),
    "a key more": (put("remark", "good"), FindingKind.FIGURE),
    "digest": (put("digests.sitting", "0" * 16), FindingKind.PART_CHANGED),
    "check code": (put("check", "2222-2222-2222"), FindingKind.CHECK_CODE),
    "signature": (put("signature.value", "AAAA"), FindingKind.SIGNATURE),
    "signature's key": (put("signature.public_key", "AAAA"), FindingKind.SIGNATURE),
    "signature's kind": (put("signature.algorithm", "none"), FindingKind.SIGNATURE),
    "no signature": (drop("signature"), FindingKind.UNSIGNED),
    "round left out": (drop("rounds.4"), FaultKind.ROUNDS_UNEQUAL),
    "unknown answer": (put("rounds.0.sheet.dealer.category", "best"), FaultKind.NOT_ONE_OF),
    "card twice": (put("paper.layouts.0.dealer", "2c 2c"), FaultKind.CARD_TWICE),
    "unknown place": (put("rounds.0.answers.0.place", "box77.x"), FaultKind.NOT_OF_RESULT),
}


@pytest.mark.parametrize("tampering", TAMPERINGS)
@pytest.mark.parametrize("resealed", [False, True])
def test_a_change_of_a_signed_result_is_named(
    signed: Written, key: str, tampering: str, resealed: bool
) -> None:
    change, kind = TAMPERINGS[tampering]
    values = copy.deepcopy(signed)
    if tampering == "a key more":
        values["remark"] = ""
    change(values)
    seals = ("digest", "check code", "signature", "signature's key", "signature's kind")
    if resealed and tampering not in (*seals, "no signature"):
        # Whoever knows the format makes digests and check code anew; the signature he cannot.
        values = {**sealed(values), "signature": values["signature"]}
    if isinstance(kind, FaultKind):
        with pytest.raises(BadInput) as caught:
            found(values, key)
        assert kind in [fault.kind for fault in caught.value.faults]
        return
    findings = found(values, key)
    kinds = [finding.kind for finding in findings]
    if tampering != "no signature":
        assert FindingKind.SIGNATURE in kinds
    if not resealed or kind not in (FindingKind.PART_CHANGED, FindingKind.ROUND_CHANGED):
        assert kind in kinds
    assert all(finding_text(finding) for finding in findings)


def test_a_part_that_was_changed_is_named(signed: Written, key: str) -> None:
    values = copy.deepcopy(signed)
    values["sitting"]["trainee"] = "Somebody else"
    assert QuizFinding(FindingKind.PART_CHANGED, {"part": "sitting"}) in found(values, key)
    values = copy.deepcopy(signed)
    values["rounds"][3]["closed"] += 1
    assert QuizFinding(FindingKind.ROUND_CHANGED, {"round": 4}) in found(values, key)


def test_an_answer_graded_otherwise_is_named_with_its_place(signed: Written, key: str) -> None:
    values = copy.deepcopy(signed)
    mark = values["rounds"][1]["marks"][3]
    mark["right"] = not mark["right"]
    places = [f.data["place"] for f in found(values, key) if f.kind is FindingKind.FIGURE]
    assert places == ["rounds[2].marks[4].right"]


def test_a_paper_of_another_dealing_is_told_and_the_rest_checked(signed: Written) -> None:
    values = copy.deepcopy(signed)
    del values["signature"]
    values["sitting"]["examiner"] = None
    values["versions"]["dealing"] = 99
    values["rounds"][0]["marks"][0]["right"] = None
    findings = verify(parse_result(result_text(sealed(values)), "result"), EDITIONS)
    kinds = [finding.kind for finding in findings]
    assert FindingKind.OTHER_DEALING in kinds
    assert FindingKind.FIGURE in kinds
    assert FindingKind.LAYOUT not in kinds


def test_a_result_signed_with_another_key_is_told(
    signed: Written, key: str, tmp_path: Path
) -> None:
    make_key(tmp_path, PASSPHRASE)
    forged = sign(signed, "Пит-босс Иванова", tmp_path, PASSPHRASE)
    assert [finding.kind for finding in found(forged, key)] == [FindingKind.OTHER_KEY]
    assert found(finished(), key) == [QuizFinding(FindingKind.UNSIGNED)]


def test_a_wrong_passphrase_signs_nothing(folder: Path) -> None:
    for passphrase in ("", "wrong passphrase", PASSPHRASE.upper()):
        with pytest.raises(ExaminerRefused) as caught:
            sign(finished(), "X", folder, passphrase)
        assert caught.value.fault is ExaminerFault.WRONG_PASSPHRASE


def test_a_key_is_never_replaced(tmp_path: Path) -> None:
    make_key(tmp_path, "12345678")
    kept = (tmp_path / PRIVATE).read_bytes()
    with pytest.raises(ExaminerRefused) as caught:
        make_key(tmp_path, "87654321")
    assert caught.value.fault is ExaminerFault.KEY_THERE
    assert (tmp_path / PRIVATE).read_bytes() == kept
    assert str(tmp_path) in examiner_refusal_text(caught.value)


@pytest.mark.parametrize("text", ["", "{}", "[]", '{"format": "dealer-trainer quiz result"}', "x"])
def test_what_is_no_result_is_refused(text: str) -> None:
    with pytest.raises(BadInput):
        parse_result(text, "file")


def test_a_key_that_comes_twice_is_told(signed: Written) -> None:
    text = result_text(signed).replace('"resumed": 0', '"resumed": 0, "resumed": 1')
    with pytest.raises(BadInput) as caught:
        parse_result(text, "file")
    assert caught.value.faults[0].kind is FaultKind.DOUBLE_KEY


def test_the_library_is_imported_only_for_keys() -> None:
    code = (
        "import sys; import dealer_trainer.storage.verify, dealer_trainer.application.verify,"
        "dealer_trainer.application.examiner; sys.exit('cryptography' in sys.modules)"
    )
    assert subprocess.run([sys.executable, "-c", code], check=False).returncode == 0


def huge_box(values: Written) -> None:
    change = next(c for c in values["rounds"][0]["answers"] if c["box"] is not None)
    change["box"] = 10**30


def moments(started: str, finished: str) -> Callable[[Written], None]:
    def change(values: Written) -> None:
        values["sitting"]["started"], values["finished"] = started, finished

    return change


IMPOSSIBLE: dict[str, Callable[[Written], None]] = {
    "finished before it began": moments(
        "2026-11-30T09:00:00.000+00:00", "2026-11-30T08:00:00.000+00:00"
    ),
    "begun and finished in year 1": moments(
        "0001-01-01T00:00:00.000+00:00", "0001-01-01T01:00:00.000+00:00"
    ),
    "year 1 in a zone before it": moments(
        "0001-01-01T00:00:00.000+02:00", "2026-11-30T09:00:00.000+00:00"
    ),
    "year 9999 in a zone behind it": moments(
        "2026-11-30T09:00:00.000+00:00", "9999-12-31T23:59:59.000-02:00"
    ),
    "an answer in box 10^30": huge_box,
}


@pytest.mark.parametrize("name", IMPOSSIBLE)
def test_a_sealed_result_of_what_cannot_have_been_is_refused_or_named(name: str) -> None:
    values = read(finished())
    IMPOSSIBLE[name](values)
    told: list[FindingKind | FaultKind] = []
    try:
        told += [finding.kind for finding in found(sealed(values))]
    except BadInput as bad:
        told += [fault.kind for fault in bad.faults]
    assert told


def test_a_paper_that_nobody_can_deal_is_named_and_soon() -> None:
    values = finished()
    rare = {situation.value: 200 for situation in possible_situations(paper_of().house)}
    values["definition"] |= {"rounds": 200, "boxes": "any", "quotas": rare}
    began = time.process_time()
    assert FindingKind.NO_PAPER in {finding.kind for finding in found(sealed(values))}
    assert time.process_time() - began < 5


def test_a_result_of_more_values_than_any_quiz_has_is_refused() -> None:
    with pytest.raises(BadInput) as refused:
        parse_result(f"[{'0,' * 500_000}0]", "result")
    assert [fault.kind for fault in refused.value.faults] == [FaultKind.TOO_MANY]


def test_the_key_that_stands_twice_is_told() -> None:
    text = result_text(finished()).replace('"ending":', '"resumed": 0, "ending":', 1)
    with pytest.raises(BadInput) as refused:
        parse_result(text, "result")
    (fault,) = refused.value.faults
    assert (fault.kind, fault.data["key"]) == (FaultKind.DOUBLE_KEY, "resumed")
