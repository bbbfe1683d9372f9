from __future__ import annotations

import hashlib
import json
import os
import sqlite3
import subprocess
import sys
from collections.abc import Callable
from contextlib import closing
from pathlib import Path

import pytest

from dealer_trainer import __version__
from dealer_trainer.storage.codec.nodes import ListNode, Node, Reading, RecordNode, Scalar
from dealer_trainer.storage.codec.yaml import read_yaml
from dealer_trainer.storage.lock import hold_folder
from tests.patience import PATIENCE

ROOT = Path(__file__).resolve().parents[1]
DRILL = ("drill", "--house", "lv-ultimate", "--seed", "7")


def start(*words: str, data: Path, **environ: str) -> subprocess.Popen[str]:
    return subprocess.Popen(
        [sys.executable, "-m", "dealer_trainer", *words, "--data", str(data)],
        cwd=ROOT,
        env={**os.environ, **environ},
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
    )


def ended(process: subprocess.Popen[str]) -> tuple[int, str, str]:
    out, err = process.communicate(timeout=PATIENCE)
    return process.returncode, out, err


def test_a_drill_says_when_its_first_layout_has_been_painted_and_ends(tmp_path: Path) -> None:
    status, out, err = ended(start(*DRILL, "--exit-when-painted", data=tmp_path))
    assert (status, out) == (0, "painted\n"), err


def test_an_unknown_house_is_refused_before_a_window_opens(tmp_path: Path) -> None:
    status, out, err = ended(start("drill", "--house", "no-such", data=tmp_path))
    assert (status, out) == (2, "")
    assert "bg-ultimate" in err
    assert "Traceback" not in err


def test_a_name_that_is_none_is_refused_in_a_sentence(tmp_path: Path) -> None:
    status, out, err = ended(start(*DRILL, "--trainee", "   ", data=tmp_path))
    assert (status, out) == (2, "")
    assert err.count("\n") == 1


def a_layout_is_kept(database: Path) -> bool:
    try:
        with closing(sqlite3.connect(f"{database.as_uri()}?mode=ro", uri=True)) as connection:
            return bool(connection.execute("SELECT count(*) FROM rounds").fetchone()[0])
    except sqlite3.OperationalError:
        return False


def test_a_second_start_for_the_same_data_folder_says_so_and_touches_nothing(
    tmp_path: Path,
) -> None:
    assert ended(start(*DRILL, "--exit-when-painted", data=tmp_path))[0] == 0
    before = (tmp_path / "trainer.db").read_bytes()
    with hold_folder(tmp_path):
        status, out, err = ended(start(*DRILL, "--exit-when-painted", data=tmp_path))
    assert (status, out) == (1, "")
    assert "open already" in err
    assert str(tmp_path) in err
    assert (tmp_path / "trainer.db").read_bytes() == before
    assert ended(start(*DRILL, "--exit-when-painted", data=tmp_path))[0] == 0


def test_a_damaged_store_is_told_and_left_as_it_is(tmp_path: Path) -> None:
    (tmp_path / "trainer.db").write_bytes(b"not a database at all" * 100)
    status, out, err = ended(start(*DRILL, "--exit-when-painted", data=tmp_path))
    assert (status, out) == (1, "")
    assert "trainer.db" in err
    assert "Traceback" not in err
    assert (tmp_path / "trainer.db").read_bytes().startswith(b"not a database")


def kept_of_old() -> str:
    """What earlier versions kept of the house files."""
    files = {}
    for path in sorted((ROOT / "assets" / "houses").glob("*.yaml")):
        node = read_yaml(path, Reading(path.name))
        assert node is not None
        files[hashlib.sha256(path.read_bytes()).hexdigest()] = written(node)
    return json.dumps({"version": __version__, "files": files}, separators=(",", ":"))


def written(node: Node) -> list[object]:
    match node:
        case Scalar(text, line, kind):
            return [line, text, kind.name]
        case ListNode(items, line):
            return [line, [written(item) for item in items]]
        case RecordNode(entries, line):
            return [line, {key: [e.line, written(e.value)] for key, e in entries.items()}]


def other_odds(kept: str) -> str:
    assert '"3:1"' in kept
    return kept.replace('"3:1"', '"2:1"')


def every_house(node: object) -> Callable[[str], str]:
    def spoil(kept: str) -> str:
        told = json.loads(kept)
        return json.dumps({**told, "files": dict.fromkeys(told["files"], node)})

    return spoil


@pytest.mark.parametrize(
    "spoil",
    [
        pytest.param(other_odds, id="other odds"),
        pytest.param(every_house([1, {}]), id="a record of nothing"),
        pytest.param(every_house([1, {"id": [1, [1, "lv-ultimate", "PLAIN"]]}]), id="one key"),
        pytest.param(every_house([1, []]), id="a list"),
        pytest.param(every_house([1, {"id": [{}, [1, "x", "PLAIN"]]}]), id="a dictionary"),
    ],
)
def test_nothing_that_was_kept_for_speed_changes_a_house_or_a_start(
    tmp_path: Path, spoil: Callable[[str], str]
) -> None:
    assert ended(start(*DRILL, "--exit-when-painted", data=tmp_path))[0] == 0
    # Where earlier versions kept what the house files said, by their digests.
    kept = tmp_path / "houses-read.json"
    assert not kept.exists()
    kept.write_text(spoil(kept_of_old()), encoding="utf-8")
    status, out, err = ended(start(*DRILL, "--exit-when-painted", data=tmp_path))
    assert (status, out, err) == (0, "painted\n", "")
    with closing(sqlite3.connect(tmp_path / "trainer.db")) as database:
        dealt = database.execute("SELECT house_fingerprint FROM rounds").fetchall()
    assert len(dealt) == 2
    assert len(set(dealt)) == 1
