"""Every reader of what people write or send, and a good file for each."""

from __future__ import annotations

import io
import json
import tempfile
from collections.abc import Callable
from contextlib import closing, suppress
from dataclasses import dataclass, field
from functools import cache
from pathlib import Path
from typing import Final

from dealer_trainer import paths
from dealer_trainer.rules.errors import BadInput
from dealer_trainer.storage.codec.exported_round import read_lines
from dealer_trainer.storage.codec.layout import layout_json
from dealer_trainer.storage.codec.sheet import sheet_json
from dealer_trainer.storage.houses import parse_house
from dealer_trainer.storage.layouts import read_layouts, read_sheets
from dealer_trainer.storage.quizzes import read_quiz
from dealer_trainer.storage.results import read_result, result_json, result_text
from dealer_trainer.storage.settings import SettingsFile
from dealer_trainer.storage.signing import make_key, public_key_text, read_public_key
from dealer_trainer.storage.sqlite.connection import open_database
from dealer_trainer.storage.sqlite.exchange import Exchange
from dealer_trainer.storage.sqlite.store import open_store
from dealer_trainer.storage.sqlite.trainees import TraineeRepository
from dealer_trainer.storage.verify import verify
from dealer_trainer.text.faults import fault_lines
from dealer_trainer.text.findings import examiner_refusal_text, finding_text
from dealer_trainer.text.quizzes import code_refusal_text
from dealer_trainer.text.store_faults import store_fault_text
from dealer_trainer.training.drill.plan import DrillPlan
from dealer_trainer.training.errors import StoreError
from dealer_trainer.training.quiz.findings import ExaminerRefused
from dealer_trainer.training.quiz.paper_code import CodeRefused, find_paper, paper_code, read_code
from dealer_trainer.training.quiz.record import Sitting
from dealer_trainer.training.quiz.session import begin_quiz
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
            tuple(Exchange(database).lines(trainee))
            for trainee in TraineeRepository(database).trainees()
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
        lambda: json.dumps(layout_json(LAYOUT)).encode(),
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
