"""What the program wrote before it was rebuilt is read as it was then.

The files of ``tests/data/kept`` were written by one commit, 4a31b0b, and so was ``outcomes.json``:
what that commit itself made of them, and of seeds and papers' codes. None is ever written anew.
All but settings, drills and quizzes that were left is asked at the command line.
"""

from __future__ import annotations

import contextlib
import io
import json
import shutil
from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Any, Final

import pytest

from dealer_trainer import paths
from dealer_trainer.__main__ import main
from dealer_trainer.rules.house import House
from dealer_trainer.storage.codec.layout import layout_json
from dealer_trainer.storage.codec.report import answer_json
from dealer_trainer.storage.houses import load_houses
from dealer_trainer.storage.results import result_json
from dealer_trainer.storage.settings import SETTINGS, SettingsFile, preferences_json
from dealer_trainer.storage.sqlite.store import Store, database_path, open_store
from dealer_trainer.training.drill.state import Change
from dealer_trainer.training.quiz.session import take_up_quiz
from dealer_trainer.training.quiz.step import AskToLeave, Leave
from tests.quizzes import HandClock
from tests.storage.keep_database import restore
from tests.storage.played import AT

KEPT: Final = Path(__file__).resolve().parents[1] / "data" / "kept"
OUTCOMES: Final = KEPT / "outcomes.json"
DEALS: Final = (
    *(
        f"--house {house} --seed {seed} --count 3 --mix {mix}"
        for house in (path.stem for path in sorted((paths.assets() / "houses").glob("*.yaml")))
        for seed, mix in ((1, "natural"), (4_294_967_295, "practice"))
    ),
    "--house mine --seed 5 --count 3 --boxes 3",
    "--house lv-ultimate --seed 8 --count 2 --situation wheel --situation fold",
)
CODES: Final = ("practice.json", "signed.json")


def told(folder: Path, *words: str | Path) -> list[str]:
    """What a command prints, line by line, after its exit status."""
    out, err = io.StringIO(), io.StringIO()
    with contextlib.redirect_stdout(out), contextlib.redirect_stderr(err):
        status = main([*map(str, words), "--language", "en", "--data", str(folder)])
    return [f"exit status {status}", *out.getvalue().splitlines(), *err.getvalue().splitlines()]


def exported(folder: Path, name: str) -> dict[str, list[str]]:
    """All rounds of a trainee, as both kinds of file hold them."""
    files = {}
    for ending in ("csv", "jsonl"):
        path = folder / f"all.{ending}"
        # What the earlier program wrote; by default it is now the system's.
        csv = ("--csv", "semicolon-point") if ending == "csv" else ()
        told(folder, "export", path, "--trainee", name, *csv)
        files[ending] = path.read_text(encoding="utf-8-sig").splitlines()
    return files


def changes_told(changes: tuple[Change, ...]) -> list[list[Any]]:
    """Confirmed changes, plainly."""
    return [
        [
            None if change.place is None else change.place.name,
            None if change.value is None else answer_json(change.value),
            change.owner,
            change.owner_milliseconds,
            change.milliseconds,
        ]
        for change in changes
    ]


def left_drills(store: Store, houses: Mapping[str, House]) -> dict[str, Any]:
    """The drill that each trainee left: its plan, and the layout in work with its answers."""
    found = {}
    for trainee in store.trainees.trainees():
        left = store.drills.unfinished(trainee)
        assert left is not None
        assert left.open_round is not None
        plan, shown = left.plan, left.open_round
        found[trainee.name] = {
            "plan": [plan.house, plan.seed, plan.layouts, plan.boxes],
            "plan in words": [plan.scope.value, plan.mix.value, plan.task.value],
            "submitted": left.submitted,
            "index": shown.index,
            "layout": layout_json(shown.layout),
            "house": shown.house_fingerprint,
            "asked": [place.name for place in shown.asked],
            "changes": changes_told(shown.changes),
        }
    return found


def left_quiz(store: Store) -> dict[str, Any]:
    """The quiz that was left, and the result that it comes to when it is given up now."""
    kept = store.quizzes.unfinished_quiz()
    assert kept is not None
    clock = HandClock(AT)
    run = take_up_quiz(store.quizzes, clock, kept)
    opened = {
        "trainee": kept.trainee.name,
        "code": kept.state.paper.code,
        "examiner": kept.sitting.examiner,
        "number": run.state.number,
        "changes": changes_told(kept.changes),
    }
    clock.run(2)
    run.do(AskToLeave())
    run.do(Leave())
    assert run.result is not None
    result = result_json(run.result)
    return opened | {part: result[part] for part in ("paper", "rounds", "result", "ending")}


def outcomes(folder: Path) -> Iterator[tuple[str, Any]]:
    """Everything that the kept files come to, each under its name."""
    shutil.copytree(KEPT / "houses", folder / "houses")
    shutil.copy(KEPT / SETTINGS, folder / SETTINGS)
    kept = json.loads((folder / SETTINGS).read_text(encoding="utf-8"))
    settings = preferences_json(SettingsFile(folder / SETTINGS).load())
    # What later versions added is as at a first start.
    yield "settings", {key: value for key, value in settings.items() if key in kept}
    with contextlib.chdir(KEPT / "houses"):
        yield "own house", told(folder / "empty", "houses", "--check", "mine.yaml")
    for words in DEALS:
        yield f"deal {words}", told(folder, "deal", *words.split())
    own = folder / "own.jsonl"
    own.write_text("\n".join(told(folder, "deal", *DEALS[-2].split())[1:]), encoding="utf-8")
    yield "own house settled", told(folder, "settle", "--json", own)
    for name in CODES:
        code = json.loads((KEPT / name).read_text(encoding="utf-8"))["paper"]["code"]
        yield f"paper {code}", told(folder, "paper", code, "--json")
    for name in CODES:
        shutil.copy(KEPT / name, folder / name)
        with contextlib.chdir(folder):
            yield f"verify {name}", told(folder, "verify", name)
            key = ("--key", KEPT / "examiner.pub")
            yield f"verify {name} with the key", told(folder, "verify", name, *key)
    restore(KEPT / "left.sql", database_path(folder))
    store = open_store(folder, AT)
    yield "drills left", left_drills(store, load_houses(paths.assets(), folder).by_id)
    yield "quiz left", left_quiz(store)
    store.close()
    for name in ("Anna", "Иван"):
        yield f"export of {name}", exported(folder, name)
    other = folder / "other"
    imported = told(other, "import", KEPT / "rounds.jsonl")
    # Only later versions tell which houses of the rounds a PC does not have.
    yield "import", [line for line in imported if not line.startswith("This PC does not have")]
    yield "import exported", exported(other, "Иван")
    year = folder / "year"
    restore(KEPT / "year.sql", database_path(year))
    yield "year", exported(year, "Elena")["csv"]


@pytest.fixture(scope="module")
def today(tmp_path_factory: pytest.TempPathFactory) -> dict[str, Any]:
    """As they come out of a file: tuples are lists then."""
    found: dict[str, Any] = json.loads(json.dumps(dict(outcomes(tmp_path_factory.mktemp("kept")))))
    return found


@pytest.mark.parametrize("name", json.loads(OUTCOMES.read_text(encoding="utf-8")))
def test_what_an_earlier_program_wrote_comes_to_the_same(name: str, today: dict[str, Any]) -> None:
    assert today[name] == json.loads(OUTCOMES.read_text(encoding="utf-8"))[name]
