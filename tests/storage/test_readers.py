"""Every reader against files that are nearly right, and files that are nothing: a clear refusal or
the plain meaning, and no exception but its own.
"""

from __future__ import annotations

import codecs
import json
import sys
import tempfile
import time
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from dealer_trainer import paths
from dealer_trainer.rules.errors import BadInput
from dealer_trainer.storage.exchange import Exchange, read_lines
from dealer_trainer.storage.houses import BUILT_IN, load_houses, parse_house
from dealer_trainer.storage.layout_text import layout_json
from dealer_trainer.storage.layouts import read_layouts
from dealer_trainer.storage.quizzes import load_quizzes, read_quiz
from dealer_trainer.storage.result_file import read_result, result_json, result_text
from dealer_trainer.storage.settings import SettingsFile
from dealer_trainer.storage.sheets import parse_sheet, sheet_json
from dealer_trainer.storage.store import open_store
from dealer_trainer.storage.verifying import verify
from dealer_trainer.text.faults import fault_lines
from dealer_trainer.training.quiz_record import Sitting
from dealer_trainer.training.quiz_run import begin_quiz
from dealer_trainer.training.session import DrillPlan
from tests.quizzes import START, HandClock, answer_round, paper_of
from tests.storage.played import AT, HOUSES, layouts_of, play
from tests.training.kept_quizzes import ANNA, KeptQuizzes

LATVIA = HOUSES["lv-ultimate"]
LAYOUT = layouts_of(LATVIA, 1)[0]
HOUSE_FILE = (paths.assets() / "houses" / "lt-casino-texas.yaml").read_bytes()
QUIZ_FILE = (paths.assets() / "quizzes" / "certification.yaml").read_bytes()
LAYOUT_FILE = b"""house: lv-ultimate
board: Kc 9d 7h 4s 2c
dealer: Qs Jd
boxes:
  - {box: 5, cards: Ah 3h, ante: 10, play: 10, trips: 5}
  - {box: 3, cards: Jh 6h, ante: 10, trips: 5}
  - {box: 2, cards: 8s 8c, ante: 25, play: 100, dark: true}
"""


def written_result() -> bytes:
    """The result of a short quiz, as its file has it."""
    clock = HandClock()
    run = begin_quiz(KeptQuizzes(), clock, ANNA, paper_of(), Sitting("Anna", START))
    while run.state.ending is None:
        answer_round(run, seconds=0.5)
    assert run.result is not None
    return result_text(result_json(run.result)).encode()


def exported() -> bytes:
    """A round, as the export hands it out."""
    with tempfile.TemporaryDirectory() as folder:
        store = open_store(Path(folder), AT)
        trainee = store.trainees.add_trainee("Anna", AT)
        drill = store.drills.start_drill(trainee, DrillPlan(LATVIA.id, 7), AT)
        played = play(LAYOUT, LATVIA)
        shown = store.drills.open_round(drill, 0, LAYOUT, LATVIA, played.asked, AT)
        store.drills.submit_round(shown.id, played, AT)
        (line,) = Exchange(store.database).lines(trainee)
        store.close()
    return line.encode()


def from_file(ending: str, read: Callable[[Path], object]) -> Callable[[bytes], object]:
    """A reader that wants its bytes in a file."""

    def reading(data: bytes) -> object:
        with tempfile.TemporaryDirectory() as folder:
            path = Path(folder) / f"file{ending}"
            path.write_bytes(data)
            return read(path)

    return reading


def read_and_verify(path: Path) -> object:
    return verify(read_result(path))


def read_sheet_text(data: bytes) -> object:
    text = data.decode("utf-8", errors="surrogateescape")
    return parse_sheet(text, LAYOUT, LATVIA)


@dataclass(frozen=True)
class Reader:
    """What reads a kind of file, and a file of that kind that is in order."""

    good: Callable[[], bytes]
    read: Callable[[bytes], object]
    is_json: bool = False


READERS = {
    "layout": Reader(
        lambda: LAYOUT_FILE,
        from_file(".yaml", lambda path: read_layouts(str(path), HOUSES.values())),
    ),
    "layout line": Reader(
        lambda: json.dumps(layout_json(LAYOUT, LATVIA)).encode(),
        from_file(".jsonl", lambda path: read_layouts(str(path), HOUSES.values())),
        is_json=True,
    ),
    "sheet": Reader(
        lambda: json.dumps(sheet_json(play(LAYOUT, LATVIA).sheet)).encode(),
        read_sheet_text,
        is_json=True,
    ),
    "house": Reader(lambda: HOUSE_FILE, lambda data: parse_house(data, "house.yaml")),
    "quiz": Reader(lambda: QUIZ_FILE, from_file(".yaml", lambda path: read_quiz(path, HOUSES))),
    "result": Reader(written_result, from_file(".json", read_and_verify), is_json=True),
    "import": Reader(
        exported, lambda data: read_lines(data.split(b"\n"), "rounds.jsonl"), is_json=True
    ),
    "settings": Reader(
        lambda: b'{"theme": "dark", "layouts": 10, "motion": false}',
        from_file(".json", lambda path: SettingsFile(path).load()),
        is_json=True,
    ),
}
KINDS = list(READERS)
GOOD = {kind: reader.good() for kind, reader in READERS.items()}


def refused(kind: str, data: bytes) -> bool:
    """Whether a file is refused; the refusal is told, line by line. Any other fault is raised."""
    told: tuple[str, ...] = ()
    try:
        READERS[kind].read(data)
    except BadInput as bad:
        told = fault_lines(bad)
    assert all(told)
    return bool(told)


@pytest.mark.parametrize("kind", KINDS)
def test_a_file_that_is_in_order_is_read(kind: str) -> None:
    assert not refused(kind, GOOD[kind])


HOPELESS = {
    "empty": b"",
    "blank": b" \n\n",
    "UTF-16": "house: lv-ultimate".encode("utf-16"),
    "Windows-1251": "дом: казино".encode("cp1251"),
    "a picture": b"\x89PNG\r\n\x1a\n\0\0\0\rIHDR" * 20,
    "noughts": b"\0" * 4096,
    "nesting 10,000 deep": b"[" * 10_000 + b"]" * 10_000,
    "records 10,000 deep": b'{"a":' * 10_000,
    "256 KiB of aliases": b"a: &a [x, x]\n" + b"b: [*a, *a, *a, *a, *a, *a]\n" * 9_300,
    "a bomb of aliases": b"a: &a [x]\n"
    + b"".join(b"a%d: &a%d [*a, *a, *a, *a]\n" % (at, at) for at in range(6_000)),
    "a list": b"- 1\n- 2\n",
    "a number": b"1e999",
    "infinity": b"Infinity",
    "a huge number": b"1" * 50_000,
    "one long line": b"x" * 300_000,
}


@pytest.mark.parametrize("hopeless", HOPELESS)
@pytest.mark.parametrize("kind", KINDS)
def test_what_is_no_such_file_is_refused_and_soon(kind: str, hopeless: str) -> None:
    start = time.process_time()
    # Settings that cannot be read are as at the first start: nobody waits for a look.
    assert refused(kind, HOPELESS[hopeless]) or kind == "settings"
    assert time.process_time() - start < 20


@pytest.mark.parametrize("kind", [kind for kind in KINDS if not READERS[kind].is_json])
def test_a_byte_order_mark_and_the_ends_of_lines_change_nothing(kind: str) -> None:
    good = GOOD[kind].decode("utf-8")
    for data in (codecs.BOM_UTF8 + good.encode(), good.replace("\n", "\r\n").encode()):
        assert not refused(kind, data)


NASTY_WORDS = [
    "no", "off", "yes", "~", "null", "025", "0x10", "1.000", "1,000", ".inf", "-.inf", ".nan",
    "1e3", "1_000", "3:0", "0:1", "-1:1", "3:2", "60:61", "٣", "-0", "2001-01-01", "", '""', "{}",
    "[]", "*a", "&a x", "!x y", "Ас", "Kс", "\u202e", "\0", "<<", "=", "99999999999999999999",
    "true", "'", '"', "\t", "🂡", "\ud7ff", "%", "@", "`",
]  # fmt: skip


@pytest.mark.parametrize("kind", [kind for kind in KINDS if not READERS[kind].is_json])
@given(data=st.data())
@settings(max_examples=60, suppress_health_check=[HealthCheck.too_slow])
def test_no_change_of_a_written_file_raises_anything_but_a_refusal(
    kind: str, data: st.DataObject
) -> None:
    lines = GOOD[kind].decode("utf-8").splitlines()
    for _ in range(data.draw(st.integers(1, 3))):
        at = data.draw(st.integers(0, len(lines) - 1))
        match data.draw(st.sampled_from(["value", "word", "drop", "twice", "indent", "swap"])):
            case "value":
                key, _, _ = lines[at].partition(":")
                lines[at] = f"{key}: {data.draw(st.sampled_from(NASTY_WORDS))}"
            case "word":
                words = lines[at].split(" ")
                which = data.draw(st.integers(0, len(words) - 1))
                words[which] = data.draw(st.sampled_from(NASTY_WORDS))
                lines[at] = " ".join(words)
            case "drop" if len(lines) > 1:
                del lines[at]
            case "twice":
                lines.insert(at, lines[at])
            case "indent":
                lines[at] = data.draw(st.sampled_from([" ", "   ", "\t"])) + lines[at]
            case _:
                other = data.draw(st.integers(0, len(lines) - 1))
                lines[at], lines[other] = lines[other], lines[at]
    refused(kind, "\n".join(lines).encode("utf-8", errors="surrogatepass"))


NASTY_VALUES: st.SearchStrategy[Any] = st.sampled_from(
    [None, True, False, 0, -1, 1, 2**63, 2**80, 0.5, -0.0, 1e308, "", "0", "push", "10", "1e3",
     "٣", "Kс", "Kc", "\0", "x" * 300, [], {}, [[]], [None], {"": None}, ["Kc"] * 20, "\ud800",
     "\u202e"]
)  # fmt: skip


def places(value: Any, path: tuple[Any, ...] = ()) -> list[tuple[Any, ...]]:
    """The way to each value of a piece of JSON."""
    inner = (
        value.items() if isinstance(value, dict)
        else enumerate(value) if isinstance(value, list)
        else ()
    )  # fmt: skip
    return [path, *(place for key, each in inner for place in places(each, (*path, key)))]


PLACES = {kind: places(json.loads(GOOD[kind])) for kind in KINDS if READERS[kind].is_json}


@pytest.mark.parametrize("kind", list(PLACES))
@given(data=st.data())
@settings(max_examples=60, suppress_health_check=[HealthCheck.too_slow])
def test_no_change_of_a_piece_of_json_raises_anything_but_a_refusal(
    kind: str, data: st.DataObject
) -> None:
    written = json.loads(GOOD[kind])
    *way, last = data.draw(st.sampled_from([place for place in PLACES[kind] if place]))
    owner = written
    for key in way:
        owner = owner[key]
    match data.draw(st.sampled_from(["put", "put", "drop", "rename", "twice"])):
        case "put":
            owner[last] = data.draw(NASTY_VALUES)
        case "drop":
            del owner[last]
        case "rename" if isinstance(owner, dict):
            owner[data.draw(st.text(max_size=5))] = owner.pop(last)
        case _ if isinstance(owner, list):
            owner.append(owner[last])
        case _:
            owner[last] = [owner[last]]
    refused(kind, json.dumps(written).encode())


HARD = {"half a character": "\ud800", "nan": float("nan"), "inf": float("inf"), "long": 10**5000}


@pytest.mark.parametrize("hard", HARD)
@pytest.mark.parametrize("kind", list(PLACES))
def test_no_value_at_any_place_raises_anything_but_a_refusal(kind: str, hard: str) -> None:
    sys.set_int_max_str_digits(0)
    text = json.dumps(HARD[hard])
    sys.set_int_max_str_digits(sys.int_info.default_max_str_digits)
    ways = [place for place in PLACES[kind] if place]
    for *way, last in ways[:: 1 + len(ways) // 60]:
        written = json.loads(GOOD[kind])
        owner = written
        for key in way:
            owner = owner[key]
        owner[last] = "HERE"
        refused(kind, json.dumps(written).replace('"HERE"', text, 1).encode())


@pytest.mark.parametrize("kind", KINDS)
@given(data=st.data())
@settings(max_examples=40, suppress_health_check=[HealthCheck.too_slow])
def test_no_spoiled_bytes_raise_anything_but_a_refusal(kind: str, data: st.DataObject) -> None:
    spoiled = bytearray(GOOD[kind])
    cut = data.draw(st.integers(0, len(spoiled)))
    if data.draw(st.booleans()):
        del spoiled[cut:]
    else:
        spoiled[cut:cut] = data.draw(st.binary(min_size=1, max_size=8))
    refused(kind, bytes(spoiled))


@pytest.mark.parametrize("kind", ["house", "quiz"])
def test_a_broken_file_leaves_the_others_usable_and_itself_untouched(
    tmp_path: Path, kind: str
) -> None:
    folder = tmp_path / ("houses" if kind == "house" else "quizzes")
    folder.mkdir()
    contents = {f"bad{at}.yaml": data for at, data in enumerate(HOPELESS.values())}
    for name, data in contents.items():
        (folder / name).write_bytes(data)
    shelf: Any = load_houses(paths.assets(), tmp_path)
    if kind == "quiz":
        shelf = load_quizzes(paths.assets(), tmp_path, shelf.houses)
    assert len(shelf.by_id) == (len(BUILT_IN) if kind == "house" else 3)
    assert len(shelf.broken) == len(contents)
    assert {name: (folder / name).read_bytes() for name in contents} == contents
