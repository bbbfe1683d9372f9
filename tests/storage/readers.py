"""Every reader of what people write or send, a good file for each, and ways to spoil it.

The suite spoils some hundred files of each kind, ``tests/benchmarks/fuzzing.py`` ten thousand.
"""

from __future__ import annotations

import io
import json
import random
import tempfile
from collections.abc import Callable
from contextlib import closing, suppress
from dataclasses import dataclass, field
from functools import cache
from pathlib import Path
from typing import Any, Final

from dealer_trainer import paths
from dealer_trainer.rules.errors import BadInput
from dealer_trainer.storage.database import open_database
from dealer_trainer.storage.examiner_key import make_key, public_key_text, read_public_key
from dealer_trainer.storage.exchange import Exchange, read_lines
from dealer_trainer.storage.houses import parse_house
from dealer_trainer.storage.layout_text import layout_json
from dealer_trainer.storage.layouts import read_layouts
from dealer_trainer.storage.quizzes import read_quiz
from dealer_trainer.storage.result_file import read_result, result_json, result_text
from dealer_trainer.storage.settings import SettingsFile
from dealer_trainer.storage.sheets import read_sheets, sheet_json
from dealer_trainer.storage.store import open_store
from dealer_trainer.storage.trainees import Trainees
from dealer_trainer.storage.verifying import verify
from dealer_trainer.text.faults import fault_lines
from dealer_trainer.text.findings import examiner_refusal_text, finding_text
from dealer_trainer.text.paper_codes import code_refusal_text
from dealer_trainer.text.store_faults import store_fault_text
from dealer_trainer.training.errors import StoreError
from dealer_trainer.training.findings import ExaminerRefused
from dealer_trainer.training.paper_code import CodeRefused, find_paper, paper_code, read_code
from dealer_trainer.training.quiz_record import Sitting
from dealer_trainer.training.quiz_run import begin_quiz
from dealer_trainer.training.session import DrillPlan
from tests.quizzes import EDITIONS, QUIZZES, START, HandClock, answer_round, paper_of
from tests.storage.played import AT, HOUSES, layouts_of, play
from tests.training.kept_quizzes import ANNA, KeptQuizzes

LATVIA: Final = HOUSES["lv-ultimate"]
LAYOUT: Final = layouts_of(LATVIA, 1)[0]
LAYOUT_FILE: Final = b"""house: lv-ultimate
board: Kc 9d 7h 4s 2c
dealer: Qs Jd
boxes:
  - {box: 5, cards: Ah 3h, ante: 10, play: 10, trips: 5}
  - {box: 3, cards: Jh 6h, ante: 10, trips: 5}
  - {box: 2, cards: 8s 8c, ante: 25, play: 100, dark: true}
"""
Read = Callable[[bytes], object]


@dataclass(frozen=True)
class Reader:
    """What reads a kind of file, and how a file of that kind that is in order is made.

    ``known`` are the exceptions that are known to come out of it until its faults of the list are
    mended, which ``because`` names.
    """

    make: Callable[[], bytes]
    read: Read
    is_json: bool = False
    is_text: bool = True
    known: tuple[type[Exception], ...] = field(default=())
    because: str = ""


@cache
def good(kind: str) -> bytes:
    """A file of a kind, in order."""
    return READERS[kind].make()


def refused(kind: str, data: bytes) -> bool:
    """Whether a file is refused; the refusal is told, line by line. Any other fault is raised."""
    reader = READERS[kind]
    told: tuple[str, ...] = ()
    with suppress(*reader.known):
        try:
            reader.read(data)
        except BadInput as bad:
            told = fault_lines(bad)
        except ExaminerRefused as refusal:
            told = (examiner_refusal_text(refusal),)
        except CodeRefused as refusal:
            told = (code_refusal_text(refusal),)
        except StoreError as error:
            told = (store_fault_text(error),)
    assert all(told)
    return bool(told)


def _from_file(ending: str, read: Callable[[Path], object]) -> Read:
    """A reader that wants its bytes in a file."""

    def reading(data: bytes) -> object:
        with tempfile.TemporaryDirectory() as folder:
            path = Path(folder) / f"file{ending}"
            path.write_bytes(data)
            return read(path)

    return reading


def written_result() -> bytes:
    """The result of a short quiz, as its file has it."""
    clock = HandClock()
    run = begin_quiz(KeptQuizzes(), clock, ANNA, paper_of(), Sitting("Anna", START))
    while run.state.ending is None:
        answer_round(run, seconds=0.5)
    assert run.result is not None
    return result_text(result_json(run.result)).encode()


def _with_a_round(folder: Path) -> bytes:
    """A data folder with a round of Anna's, and the round as the export hands it out."""
    with closing(open_store(folder, AT)) as store:
        trainee = store.trainees.add_trainee("Anna", AT)
        drill = store.drills.start_drill(trainee, DrillPlan(LATVIA.id, 7), AT)
        played = play(LAYOUT, LATVIA)
        shown = store.drills.open_round(drill, 0, LAYOUT, LATVIA, played.asked, AT)
        store.drills.submit_round(shown.id, played, AT)
        (line,) = Exchange(store.database).lines(trainee)
    return line.encode()


def _exported() -> bytes:
    with tempfile.TemporaryDirectory() as folder:
        return _with_a_round(Path(folder))


def _database() -> bytes:
    with tempfile.TemporaryDirectory() as folder:
        _with_a_round(Path(folder))
        return (Path(folder) / "trainer.db").read_bytes()


def _read_database(path: Path) -> object:
    with closing(open_database(path, AT)) as database:
        return [
            tuple(Exchange(database).lines(trainee)) for trainee in Trainees(database).trainees()
        ]


def _public_key() -> bytes:
    with tempfile.TemporaryDirectory() as folder:
        make_key(Path(folder), "пять красных фишек")
        return public_key_text(Path(folder)).encode()


def _read_and_verify(path: Path) -> object:
    return [finding_text(finding) for finding in verify(read_result(path), EDITIONS)]


def _read_sheet(data: bytes) -> object:
    return read_sheets("-", (LAYOUT,), HOUSES.values(), io.BytesIO(data))


def _find(data: bytes) -> object:
    code = read_code(data.decode(errors="surrogateescape"))
    return find_paper(code, QUIZZES.values(), HOUSES.values())


READERS: Final = {
    "layout": Reader(
        lambda: LAYOUT_FILE,
        _from_file(".yaml", lambda path: read_layouts(str(path), HOUSES.values())),
    ),
    "layout line": Reader(
        lambda: json.dumps(layout_json(LAYOUT, LATVIA)).encode(),
        _from_file(".jsonl", lambda path: read_layouts(str(path), HOUSES.values())),
        is_json=True,
    ),
    "sheet": Reader(
        lambda: json.dumps(sheet_json(play(LAYOUT, LATVIA).sheet)).encode(),
        _read_sheet,
        is_json=True,
    ),
    "house": Reader(
        (paths.assets() / "houses" / "lt-casino-texas.yaml").read_bytes,
        lambda data: parse_house(data, "house.yaml"),
    ),
    "quiz": Reader(
        (paths.assets() / "quizzes" / "certification.yaml").read_bytes,
        _from_file(".yaml", lambda path: read_quiz(path, HOUSES)),
    ),
    "result": Reader(
        written_result,
        _from_file(".json", _read_and_verify),
        is_json=True,
        known=(OverflowError,),
        because="C7: numbers and moments of a result are not bounded",
    ),
    "import": Reader(
        _exported,
        lambda data: read_lines(io.BytesIO(data), "rounds.jsonl"),
        is_json=True,
        known=(OverflowError, ArithmeticError),
        because="C6: rounds are not read as strictly as layouts and sheets",
    ),
    "settings": Reader(
        lambda: b'{"theme": "dark", "layouts": 10, "motion": false}',
        _from_file(".json", lambda path: SettingsFile(path).load()),
        is_json=True,
    ),
    "public key": Reader(_public_key, _from_file(".pub", read_public_key)),
    "paper code": Reader(lambda: paper_code(QUIZZES["short"], LATVIA, 1234).encode(), _find),
    "database": Reader(
        _database,
        _from_file(".db", _read_database),
        is_text=False,
        known=(ValueError, TypeError, LookupError, AttributeError, OverflowError),
        because="C13: rows are believed to be what the program wrote",
    ),
}
KINDS: Final = tuple(READERS)

NASTY_WORDS: Final = [
    "no", "off", "yes", "~", "null", "025", "0x10", "1.000", "1,000", ".inf", "-.inf", ".nan",
    "1e3", "1_000", "3:0", "0:1", "-1:1", "3:2", "60:61", "٣", "-0", "2001-01-01", "", '""', "{}",
    "[]", "*a", "&a x", "!x y", "Ас", "Kс", "\u202e", "\0", "<<", "=", "99999999999999999999",
    "true", "'", '"', "\t", "🂡", "\ud7ff", "%", "@", "`",
]  # fmt: skip
NASTY_VALUES: Final[list[Any]] = [
    None, True, False, 0, -1, 1, 2**63, 2**80, 0.5, -0.0, 1e308, "", "0", "push", "10", "1e3",
    "٣", "Kс", "Kc", "\0", "x" * 300, [], {}, [[]], [None], {"": None}, ["Kc"] * 20, "\ud800",
    "\u202e", "9999-12-31T23:59:59Z",
]  # fmt: skip
_NASTY_BYTES: Final = [
    b"\0", b"\xff", b"\xfe\xff", b"\xff\xfe", b"\xef\xbb\xbf", b"\r", b"\n", b"\x85", b'"', b"\\",
    b"[", b"{", b"]", b"}", b":", b",", b"-", b"- ", b"? ", b"|\n", b">\n", b"#", b"1e999999",
    b'\\"', b"\\ud800", b"&a ", b"*a ", b"9" * 5000, b"null", b"NaN", b"\n" * 50,
]  # fmt: skip
_GROWN: Final = 10_000
"""Bytes that a piece which is written again and again comes to at most, in the suite."""


def places(value: Any, path: tuple[Any, ...] = ()) -> list[tuple[Any, ...]]:
    """The way to each value of a piece of JSON."""
    inner = (
        value.items() if isinstance(value, dict)
        else enumerate(value) if isinstance(value, list)
        else ()
    )  # fmt: skip
    return [path, *(place for key, each in inner for place in places(each, (*path, key)))]


@cache
def places_in(kind: str) -> list[tuple[Any, ...]]:
    """The way to each value within the good file of a kind."""
    return [place for place in places(json.loads(good(kind))) if place]


def spoilt(kind: str, chance: random.Random, grown: int = _GROWN) -> bytes:
    """The good file of a kind, changed in one to three ways; no piece grows beyond ``grown``."""
    reader = READERS[kind]
    data = good(kind)
    if reader.is_json and chance.random() < 0.6:
        data = _other_values(kind, chance)
        if chance.random() < 0.8:
            return data
    elif reader.is_text and chance.random() < 0.5:
        data = _other_words(data, chance)
    for _ in range(chance.choice((1, 1, 2, 3))):
        data = _other_bytes(data, chance, grown)
    return data


def _other_values(kind: str, chance: random.Random) -> bytes:
    written = json.loads(good(kind))
    *way, last = chance.choice(places_in(kind))
    owner = written
    for key in way:
        owner = owner[key]
    match chance.choice(["put", "put", "put", "drop", "rename", "twice", "many"]):
        case "put":
            owner[last] = chance.choice(NASTY_VALUES)
        case "drop":
            del owner[last]
        case "rename" if isinstance(owner, dict):
            owner[chance.choice(NASTY_WORDS)] = owner.pop(last)
        case "many" if isinstance(owner, list):
            owner.extend([owner[last]] * chance.randrange(1000))
        case _ if isinstance(owner, list):
            owner.append(owner[last])
        case _:
            owner[last] = [owner[last]]
    return json.dumps(written, ensure_ascii=chance.random() < 0.5).encode(errors="surrogatepass")


def _other_words(data: bytes, chance: random.Random) -> bytes:
    lines = data.decode("utf-8").splitlines() or [""]
    at, other = chance.randrange(len(lines)), chance.randrange(len(lines))
    word = chance.choice(NASTY_WORDS)
    match chance.choice(["value", "word", "drop", "twice", "indent", "swap"]):
        case "value":
            lines[at] = f"{lines[at].partition(':')[0]}: {word}"
        case "word":
            words = lines[at].split(" ")
            words[chance.randrange(len(words))] = word
            lines[at] = " ".join(words)
        case "drop":
            del lines[at]
        case "twice":
            lines.insert(at, lines[at])
        case "indent":
            lines[at] = chance.choice([" ", "   ", "\t"]) + lines[at]
        case _:
            lines[at], lines[other] = lines[other], lines[at]
    return "\n".join(lines).encode("utf-8", errors="surrogatepass")


def _other_bytes(data: bytes, chance: random.Random, grown: int) -> bytes:
    start = chance.randrange(len(data) + 1)
    end = min(len(data), start + chance.choice((1, 4, 40, 400, 4000)))
    match chance.choice(["put", "put", "drop", "cut", "flip", "again", "grow", "encode"]):
        case "put":
            return data[:start] + chance.choice(_NASTY_BYTES) + data[start:]
        case "drop":
            return data[:start] + data[end:]
        case "cut":
            return data[:start]
        case "flip":
            return data[:start] + chance.randbytes(end - start) + data[end:]
        case "again":
            return data[:end] + data[start:end] + data[end:]
        case "grow":
            piece = chance.choice([data[start:end][:40], *_NASTY_BYTES]) or b" "
            times = chance.randrange(1, grown) // len(piece)
            return data[:start] + piece * times + data[end:]
        case _:
            text = data.decode(errors="replace")
            return text.encode(chance.choice(["utf-16", "utf-16-be", "utf-32", "utf-7"]))
