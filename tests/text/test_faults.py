from __future__ import annotations

import io
from pathlib import Path

import pytest

from dealer_trainer import paths
from dealer_trainer.rules.errors import BadInput, Fault, FaultKind
from dealer_trainer.storage.codec.nodes import Reading
from dealer_trainer.storage.houses import load_houses
from dealer_trainer.storage.layouts import read_layouts
from dealer_trainer.text.faults import fault_line, fault_lines, fault_text
from dealer_trainer.text.language import Language, set_language
from tests.text.carried import carried

CARRIED = carried(FaultKind)


def test_every_fault_is_raised_somewhere() -> None:
    assert set(CARRIED) == {kind.name for kind in FaultKind}


@pytest.mark.parametrize("language", Language)
@pytest.mark.parametrize("kind", FaultKind)
def test_every_sentence_says_only_what_its_fault_carries(
    kind: FaultKind, language: Language
) -> None:
    set_language(language)
    for names in CARRIED[kind.name]:
        sentence = fault_text(Fault(kind, 1, dict.fromkeys(names, 3)))
        assert sentence
        assert "{" not in sentence
        assert not sentence.endswith(".")


def test_a_line_gives_file_line_and_what_is_wrong() -> None:
    fault = Fault(FaultKind.DOUBLE_KEY, 7, {"key": "ante"})
    assert (
        fault_line("a/b.yaml", fault) == "a/b.yaml:7: the key “ante” stands here twice; delete one"
    )


def test_of_very_many_faults_the_first_thousand_are_told_and_the_number_of_the_others() -> None:
    with pytest.raises(BadInput) as refused:
        read_layouts("-", (), io.BytesIO(b"{\n" * 1_500))
    lines = fault_lines(refused.value)
    assert len(lines) == 1_001
    assert lines[999].startswith("-:1000: ")
    assert lines[1_000] == "-: and 500 more faults"


def test_of_a_long_value_no_more_is_kept_than_can_be_told() -> None:
    reading = Reading("-")
    reading.add(FaultKind.DOUBLE_KEY, 1, key="x" * 60_000)
    (fault,) = reading.faults
    assert len(str(fault.data["key"])) < 200
    assert fault_text(fault) == f"the key “{'x' * 60}…” stands here twice; delete one"


def test_faults_of_a_layout_name_place_and_way_out() -> None:
    line = (
        '{"house": "lv-ultimate", "board": "Кc 9d 7h 4s 2c", "dealer": "Qs 9d", "boxes":'
        ' [{"box": 5, "cards": "Ah 3h", "ante": 10, "play": 50}, {"box": 8, "cards": "2d",'
        ' "ante": 2.5}]}'
    )
    houses = load_houses(paths.assets(), Path("nowhere")).houses
    with pytest.raises(BadInput) as refused:
        read_layouts("-", houses, io.BytesIO(line.encode()))
    assert fault_lines(refused.value) == (
        "-:1: board: in “Кc” the character “К” (U+041A) only looks like a Latin K;"
        " it is of another alphabet, such as Cyrillic; type it with an English keyboard",
        "-:1: dealer: the card 9d lies here and in board; each card is there once",
        "-:1: box5.play: play cannot be 50 with an ante of 10; it may be 10, 20, 30, 40",
        "-:1: there is no box 8: lv-ultimate has 5 boxes",
        "-:1: box8.cards: there is 1 card, but 2 are wanted",
        "-:1: box8.ante: 2.5 is a JSON number with a point or exponent, which is not exact;"
        ' put the stake in quotes, such as "2.50"',
    )


@pytest.mark.parametrize("text", ["\x1b[31mred", "\ud800", "a\nb", "x" * 10_000, "{place} {0}"])
def test_what_a_file_holds_cannot_spoil_the_screen(text: str) -> None:
    shown = fault_text(Fault(FaultKind.NOT_ONE_OF, 1, {"place": "p", "text": text, "allowed": ()}))
    assert shown.isprintable()
    assert len(shown) < 200
    shown.encode()
