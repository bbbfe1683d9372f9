from __future__ import annotations

import json
import os
import subprocess
import sys
import time
from dataclasses import replace
from pathlib import Path

import pytest

from dealer_trainer import paths
from dealer_trainer.dealing.possible import unconfirmed_situations
from dealer_trainer.rules.house import FoldSide, QuadsOneCard
from dealer_trainer.rules.situations import Situation
from dealer_trainer.storage.custom_houses import confirm_rule, copy_house, edit_house
from dealer_trainer.storage.houses import load_houses, read_house
from dealer_trainer.training.custom_houses import open_rules
from dealer_trainer.training.quiz.paper import (
    PaperFault,
    PaperRefused,
    make_paper,
    paper_of_code,
    situation_counts,
)
from dealer_trainer.training.quiz.paper_code import (
    ALPHABET,
    SEEDS,
    CodeFault,
    CodeRefused,
    paper_code,
    read_code,
)
from tests.quizzes import HOUSES, QUIZZES, START, paper_of

SEED_STEP = 45_817

PRINTING = """
import hashlib, json, sys
from tests.quizzes import HOUSES, QUIZZES
from dealer_trainer.training.quiz.paper import paper_of_code
print(json.dumps([repr(paper_of_code(code, QUIZZES.values(), HOUSES.values()).layouts)
                  for code in sys.argv[1:]]))
"""


@pytest.mark.parametrize("quiz", QUIZZES)
@pytest.mark.parametrize("house", HOUSES)
def test_papers_meet_their_quotas_and_leave_out_what_is_not_confirmed(
    quiz: str, house: str
) -> None:
    definition, own = QUIZZES[quiz], HOUSES[house]
    unsure = unconfirmed_situations(own)
    for seed in range(0, 10 * SEED_STEP, SEED_STEP):
        paper = make_paper(definition, own, seed)
        assert paper.quotas
        assert all(found >= least for _, least, found in paper.quotas)
        assert not unsure & {situation for situation, _ in paper.counts}
        assert len(paper.layouts) == len(set(paper.layouts)) == definition.rounds
        assert all(len(layout.boxes) == definition.boxes for layout in paper.layouts)


def test_ten_papers_are_the_same_in_another_process_of_another_place() -> None:
    codes = [
        paper_code(quiz, house, seed * SEED_STEP)
        for seed, (quiz, house) in enumerate(
            (quiz, house) for quiz in QUIZZES.values() for house in HOUSES.values()
        )
    ][:10]
    printed = []
    for place in (
        {"TZ": "Pacific/Kiritimati", "LC_ALL": "tr_TR.UTF-8", "PYTHONHASHSEED": "1"},
        {"TZ": "America/St_Johns", "LC_ALL": "C", "PYTHONHASHSEED": "77"},
    ):
        done = subprocess.run(
            [sys.executable, "-c", PRINTING, *codes],
            env={**os.environ, **place},
            capture_output=True,
            check=True,
            text=True,
        )
        printed.append(json.loads(done.stdout))
    here = [repr(paper_of_code(code, QUIZZES.values(), HOUSES.values()).layouts) for code in codes]
    assert printed == [here, here]


def test_most_of_a_paper_is_a_plain_shuffle() -> None:
    shuffled = 0
    for seed in range(0, 20 * SEED_STEP, SEED_STEP):
        paper = make_paper(QUIZZES["short"], HOUSES["lv-ultimate"], seed)
        shuffled += sum(dict(paper.counts).get(s, 0) for s in (Situation.FLUSH, Situation.STRAIGHT))
    # Five boxes of five rounds: a flush 3 %, a straight 4.6 % of unfolded boxes, and the wanted.
    assert 15 <= shuffled <= 90


@pytest.mark.parametrize(
    "typed", ["lv-cert-{}", " LV CERT {} ", "LV–CERT–{}", "LVCERT{}", "l v c e r t {}"]
)
def test_case_spaces_and_dashes_do_not_matter(typed: str) -> None:
    paper = paper_of("certification")
    assert paper.code.startswith("LV-CERT-")
    end = paper.code.removeprefix("LV-CERT-")
    found = paper_of_code(typed.format(end.lower()), QUIZZES.values(), HOUSES.values())
    assert found == paper


def refusal(code: str) -> CodeRefused:
    with pytest.raises(CodeRefused) as caught:
        paper_of_code(code, QUIZZES.values(), HOUSES.values())
    return caught.value


def test_every_wrong_and_every_exchanged_character_is_told() -> None:
    code = paper_of("certification", seed=887_654).code
    start = code.rindex("-") - 6
    for at in [*range(start, start + 6), len(code) - 1]:
        for sign in ALPHABET:
            if sign != code[at]:
                wrong = code[:at] + sign + code[at + 1 :]
                assert refusal(wrong).fault is CodeFault.WRONG_CHECK
    for at in range(start, start + 5):
        swapped = code[:at] + code[at + 1] + code[at] + code[at + 2 :]
        if swapped != code:
            assert refusal(swapped).fault is CodeFault.WRONG_CHECK


@pytest.mark.parametrize("sign", "01OIL")
def test_what_is_easily_mixed_up_stands_in_no_code(sign: str) -> None:
    code = paper_of().code
    refused = refusal(code[:-1] + sign)
    assert (refused.fault, refused.data["letter"]) == (CodeFault.NO_SUCH_CHARACTER, sign)


@pytest.mark.parametrize("cyrillic", "АВСЕНКМОРТХасеорх")
def test_a_cyrillic_letter_is_told(cyrillic: str) -> None:
    refused = refusal(f"LV-CERT-{cyrillic}K3Q9M-2")
    assert refused.fault is CodeFault.LOOKALIKE
    assert refused.data["letter"] == cyrillic.upper()


@pytest.mark.parametrize("code", ["", "LV", "-", "7K3Q9M2", "7K3Q9M22"])
def test_a_code_cut_short_is_told(code: str) -> None:
    assert refusal(code).fault is CodeFault.TOO_SHORT


def test_a_code_of_another_version_is_refused(tmp_path: Path) -> None:
    house = copy_house(load_houses(paths.assets(), tmp_path), "lv-ultimate", "riga", tmp_path)
    file = tmp_path / "houses" / "riga.yaml"
    quiz = QUIZZES["certification"]
    code = paper_code(quiz, house, 5)
    assert paper_of_code(code, [quiz], [house]).house == house
    for keys, value in (
        (("tables", "blind", "flush"), "2:1"),
        (("limits", "ante", "max"), "50"),
        (("limits", "side", "step"), "5"),
    ):
        changed = edit_house(file, {keys: value})
        with pytest.raises(CodeRefused) as caught:
            paper_of_code(code, [quiz], [changed])
        assert caught.value.fault is CodeFault.OTHER_VERSION
    with pytest.raises(CodeRefused) as caught:
        paper_of_code(code, [quiz], HOUSES.values())
    assert caught.value.fault is CodeFault.UNKNOWN


def test_other_names_of_a_house_change_no_paper(tmp_path: Path) -> None:
    house = copy_house(load_houses(paths.assets(), tmp_path), "lv-ultimate", "riga", tmp_path)
    renamed = edit_house(tmp_path / "houses" / "riga.yaml", {("names", "en"): "Riga: the old town"})
    assert renamed.names["en"] == "Riga: the old town"
    quiz = QUIZZES["short"]
    assert paper_code(quiz, house, 7) == paper_code(quiz, renamed, 7)


def test_a_code_holds_every_seed() -> None:
    house, quiz = HOUSES["bg-ultimate"], QUIZZES["speed"]
    for seed in (0, 1, 30, 31, SEEDS - 1):
        assert read_code(paper_code(quiz, house, seed)).seed == seed
    with pytest.raises(ValueError, match=str(SEEDS)):
        paper_code(quiz, house, SEEDS)


@pytest.mark.parametrize(
    ("house", "answers", "situations"),
    [
        ("ru-ultimate", {"fold_side": FoldSide.PLAYS}, {Situation.TRIPS_AFTER_FOLD}),
        ("cz-ultimate", {"fold_side": FoldSide.LOST}, {Situation.TRIPS_AFTER_FOLD}),
        (
            "lt-casino-texas",
            {"fold_side": FoldSide.PLAYS, "bonus_quads_one_card": QuadsOneCard.NOTHING},
            {Situation.BONUS_AFTER_FOLD, Situation.BONUS_QUADS_ONE_CARD},
        ),
        ("lv-ultimate", {"dark_multiples": (1, 2)}, set()),
    ],
)
def test_what_hung_on_a_rule_comes_once_it_is_confirmed(
    tmp_path: Path,
    house: str,
    answers: dict[str, FoldSide | QuadsOneCard | tuple[int, ...]],
    situations: set[Situation],
) -> None:
    shelf = load_houses(paths.assets(), tmp_path)
    copy = copy_house(shelf, house, "mine", tmp_path)
    file = tmp_path / "houses" / "mine.yaml"
    assert file.read_text(encoding="utf-8").count("\n") > 50
    assert set(open_rules(copy)) == set(answers)
    quiz = QUIZZES["certification"]
    before = make_paper(quiz, copy, 77)
    assert not situations & {s for s, _ in before.counts}
    for rule, choice in answers.items():
        confirm_rule(file, rule, choice, "Анна «Риччи»", START.date())
    confirmed = read_house(file)
    assert open_rules(confirmed) == ()
    for rule in answers:
        assert "Анна «Риччи»" in confirmed.provenance[rule].why["lv"]
    assert unconfirmed_situations(confirmed) == frozenset()
    after = make_paper(quiz, confirmed, 77)
    assert situations <= {s for s, _ in after.counts}


def test_a_quiz_for_more_boxes_than_the_house_has_is_refused(tmp_path: Path) -> None:
    copy_house(load_houses(paths.assets(), tmp_path), "lv-ultimate", "small", tmp_path)
    small = edit_house(tmp_path / "houses" / "small.yaml", {("boxes",): 4})
    with pytest.raises(PaperRefused) as caught:
        make_paper(QUIZZES["short"], small, 1)
    assert caught.value.fault is PaperFault.NOT_FOR_HOUSE


def test_the_paper_states_how_often_each_situation_is_in_it() -> None:
    paper = paper_of("certification", "lt-casino-texas")
    stated = dict(paper.counts)
    counted = sum(
        situation_counts(layout, paper.house)[Situation.DEALER_FAILS] for layout in paper.layouts
    )
    assert stated[Situation.DEALER_FAILS] == counted
    assert (Situation.DEALER_FAILS, 4, counted) in paper.quotas


@pytest.mark.parametrize("situation", [Situation.FOLD, Situation.ROYAL_FLUSH])
def test_quotas_that_no_paper_can_hold_are_refused(situation: Situation) -> None:
    quiz = replace(QUIZZES["short"], quotas=((situation, 25), (Situation.DEALER_FAILS, 5)))
    with pytest.raises(PaperRefused) as caught:
        make_paper(quiz, HOUSES["lv-ultimate"], 1)
    assert caught.value.fault is PaperFault.QUOTAS_TOO_MANY


def test_several_situations_are_dealt_in_one_layout_where_rounds_are_few() -> None:
    wanted = (Situation.WHEEL, Situation.FLUSH, Situation.TIE, Situation.BLIND_PAID)
    tight = replace(QUIZZES["short"], rounds=2, quotas=tuple((s, 1) for s in wanted))
    paper = make_paper(tight, HOUSES["lv-ultimate"], 9)
    assert all(found >= least for _, least, found in paper.quotas)


def test_quotas_that_no_paper_has_room_for_are_refused_and_soon() -> None:
    quotas = ((Situation.ROYAL_FLUSH, 1_000),)
    definition = replace(QUIZZES["certification"], rounds=200, boxes=None, quotas=quotas)
    began = time.process_time()
    with pytest.raises(PaperRefused):
        make_paper(definition, HOUSES["lv-ultimate"], 3)
    assert time.process_time() - began < 20
