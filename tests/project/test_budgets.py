"""What a start, a next layout and a round cost, by count: no machine is faster or slower at that.

Each bound is what was counted at commit 4a31b0b on Python 3.11, and a twentieth more. Whoever makes
one of them cheaper lowers its bound; to raise one takes a reason beside it.
"""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest

SCRIPT = Path(__file__).with_name("counted.py")

OWN_MODULES = 181
"""Of the program, until the first layout is painted; 173 were counted, 22 more than then: what a
page shows and what the window makes of it are modules of their own, and so are own files, the
opened database, text from outside and the environment."""
MODULES = 297
"""All of them, the library's and Qt's included; 283 were counted, 17 of them PyYAML's: a source
tree reads its houses from YAML at every start, an installed program from the file it came with."""
CALLS = 21_260
"""Of the program's functions until then; 20,201 were counted, 3,600 of them to read that YAML."""
NEXT_LAYOUT_CALLS = 12_990
"""From the key to the next layout, the mean of two; 12,946 were counted."""
STATEMENTS = 134
"""Of a round: opened, answered with a mistake at each bet, marked. 128 were counted, 36 more than
then: each of the eighteen transactions asks twice whether the file is still the one opened."""


def counted(kind: str, folder: Path) -> dict[str, int]:
    environment = {k: v for k, v in os.environ.items() if not k.startswith("PYTHON")}
    done = subprocess.run(
        [sys.executable, str(SCRIPT), kind, str(folder)],
        capture_output=True,
        text=True,
        check=False,
        timeout=300,
        env=environment | {"PYTHONHASHSEED": "0", "QT_QPA_PLATFORM": "offscreen"},
    )
    assert done.returncode == 0, done.stderr
    found: dict[str, int] = json.loads(done.stdout.splitlines()[-1])
    return found


@pytest.fixture(scope="module")
def start(tmp_path_factory: pytest.TempPathFactory) -> dict[str, int]:
    """A start in a data folder that is not new, as nearly all are."""
    folder = tmp_path_factory.mktemp("start")
    counted("start", folder)
    return counted("start", folder)


@pytest.fixture(scope="module")
def layouts(tmp_path_factory: pytest.TempPathFactory) -> dict[str, int]:
    """Layout after layout in one drill."""
    return counted("round", tmp_path_factory.mktemp("layouts"))


def test_a_start_imports_no_more_modules(start: dict[str, int]) -> None:
    assert start["own_modules"] <= OWN_MODULES
    assert start["modules"] <= MODULES


def test_a_start_makes_no_more_calls(start: dict[str, int]) -> None:
    assert 0 < start["calls"] <= CALLS


def test_a_next_layout_makes_no_more_calls(layouts: dict[str, int]) -> None:
    assert 0 < layouts["next"] <= NEXT_LAYOUT_CALLS


def test_a_round_takes_no_more_statements(layouts: dict[str, int]) -> None:
    assert 0 < layouts["statements"] <= STATEMENTS
