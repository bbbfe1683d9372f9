"""The frozen window as a trainee uses it, by xdotool; what came of it is read from the disk."""

from __future__ import annotations

import json
import shutil
import sqlite3
import subprocess
import time
from collections.abc import Iterator, Sequence
from contextlib import closing, contextmanager, suppress
from datetime import datetime, timedelta
from pathlib import Path

from bare_root import DISPLAY, BareRoot, wait_for, xdotool
from dealer_trainer.rules.hands import Category
from dealer_trainer.rules.house import House
from dealer_trainer.rules.layout import Layout
from dealer_trainer.rules.money import PUSH, TAKE, Answer, amount_text
from dealer_trainer.rules.settlement import settle
from dealer_trainer.storage.log import LOG
from dealer_trainer.training.drill.intents import Choose, Confirm, Painted
from dealer_trainer.training.drill.state import sheet_of, start_layout
from dealer_trainer.training.drill.step import step
from dealer_trainer.training.grading import Given, expected_answer
from dealer_trainer.training.places import asked_places
from dealer_trainer.training.quiz.paper import Paper
from dealer_trainer.ui.app.pages import PageName

RAIL = {PageName.PROGRESS: (110, 184), PageName.QUIZZES: (110, 228)}
"""Where in the window a click asks for a page; tests/ui/shell/test_pages.py holds it true."""

_CHARTS = "_multiarray_umath"
"""The library under the charts, loaded with the first line alone."""

_SIGNS = {"+": "KP_Add", "-": "KP_Subtract", "=": "equal", ".": "period"}
# A person is slower; a server that is asked for keys without a pause may swap two.
_BETWEEN_KEYS = "40"


class Trainer:
    """The program running in the root with its window on the virtual screen."""

    def __init__(self, root: BareRoot, process: subprocess.Popen[bytes], window: str) -> None:
        self.root = root
        self.process = process
        self._window = window

    def wait(self, seconds: float = 2) -> None:
        """Wait until a page has come and is at rest."""
        time.sleep(seconds)
        self.root.settle_down()

    def press(self, *keys: str) -> None:
        """Press keys, one after the other."""
        xdotool("key", "--delay", _BETWEEN_KEYS, *keys)

    def type(self, text: str) -> None:
        """Type a text."""
        xdotool("type", "--delay", _BETWEEN_KEYS, text)

    def ask_for(self, page: PageName) -> None:
        """Click a page's entry in the rail."""
        xdotool("mousemove", "--window", self._window, *map(str, RAIL[page]), "click", "1")
        self.wait()

    def maps(self) -> str:
        """The libraries that it has loaded."""
        told = []
        for process in self.root.processes():
            with suppress(OSError):
                told.append((process / "maps").read_text(encoding="utf-8"))
        return "".join(told)


@contextmanager
def window(root: BareRoot, program: str, *arguments: str) -> Iterator[Trainer]:
    """Open the window, and close it; nothing may have gone wrong in it."""
    process = subprocess.Popen(root.opening(program, *arguments), stdin=subprocess.DEVNULL)
    try:
        find = ("search", "--onlyvisible", "--class", root.window_class)
        found = wait_for(lambda: xdotool(*find), "the window").splitlines()[-1]
        # Without a window manager nothing else gives the window the keyboard.
        xdotool("windowfocus", "--sync", found)
        trainer = Trainer(root, process, found)
        trainer.wait()
        yield trainer
        if process.poll() is None:
            root.close(process)
        log = root.data / LOG
        assert not log.exists(), log.read_text(encoding="utf-8")
    finally:
        process.kill()
        process.wait()


def take_picture(file: Path | None) -> None:
    """Keep what is on the screen, where a picture is wanted and ImageMagick is there."""
    if file is not None and shutil.which("import"):
        subprocess.run(["import", "-display", DISPLAY, "-window", "root", str(file)], check=True)


def keys_for(answer: Given) -> list[str]:
    """The keys that give an answer, Enter with them."""
    if isinstance(answer, Category):
        typed = "1234567890"[answer]
    elif isinstance(answer, bool):
        typed = "+" if answer else "-"
    else:
        assert isinstance(answer, Answer)
        typed = {TAKE: "-", PUSH: "="}.get(answer) or amount_text(answer.amount)
    return [*(_SIGNS.get(character, character) for character in typed), "Return"]


def keys_of_a_round(layout: Layout, house: House) -> list[str]:
    """The keys that settle a layout rightly, in the order in which it is asked."""
    settlement = settle(layout, house)
    state = step(start_layout(layout, asked_places(layout, house)), Painted(), 0)
    keys: list[str] = []
    while (place := state.focus) is not None:
        answer = expected_answer(settlement, sheet_of(state), place)
        assert isinstance(answer, Category | bool | Answer)
        keys += keys_for(answer)
        state = step(step(state, Choose(place, answer), 0), Confirm(), 0)
    return [*keys, "Return"]


def answer_a_round(trainer: Trainer, layout: Layout, house: House) -> tuple[int, int]:
    """Settle the layout of the drill from the keyboard; how many answers were asked and right."""
    trainer.press(*keys_of_a_round(layout, house))
    return answered(trainer)


def answer_after_a_kill(
    root: BareRoot, program: str, layout: Layout, house: House, drill: Sequence[str]
) -> tuple[int, int]:
    """Settle a layout, of which half is answered when the program is killed; as above."""
    keys = keys_of_a_round(layout, house)
    half = keys[: keys.index("Return", len(keys) // 2) + 1]
    with window(root, program, *drill) as trainer:
        trainer.press(*half)
        trainer.wait(1)
        root.kill(trainer.process)
        find = ("search", "--onlyvisible", "--class", root.window_class)
        wait_for(lambda: not xdotool(*find), "the end of the window")
    with window(root, program) as trainer:
        # The first button of the first page goes on with what was left.
        trainer.press("Return")
        trainer.wait()
        trainer.press(*keys[len(half) :])
        return answered(trainer)


def answered(trainer: Trainer) -> tuple[int, int]:
    """The answers of the one round that is stored: asked, and right."""
    asked = "SELECT asked_count, right_count FROM rounds WHERE submitted_at IS NOT NULL"
    wait_for(lambda: stored(trainer.root, asked), "the round")
    ((count, right),) = stored(trainer.root, asked)
    return count, right


def take_quiz(trainer: Trainer, paper: Paper, quizzes: int, picture: Path | None) -> Path:
    """Take a quiz from the code of its paper, every answer right; its certificate."""
    trainer.ask_for(PageName.QUIZZES)
    # The keys are on the first quiz that can be chosen; the code comes after them all.
    trainer.press(*["Tab"] * quizzes)
    trainer.type(paper.code)
    for _page in ("from the code to the rules", "from the rules to the first round"):
        trainer.press("Return")
        trainer.wait()
    for layout in paper.layouts:
        trainer.press(*keys_of_a_round(layout, paper.house))
        trainer.wait(1)
    finished = "SELECT id FROM quizzes WHERE finished_at IS NOT NULL"
    wait_for(lambda: stored(trainer.root, finished), "the end of the quiz")
    trainer.wait()
    take_picture(picture)
    # It is passed, so that Enter asks for the certificate; and again, to keep its name.
    for _dialog in ("opened", "closed"):
        trainer.press("Return")
        trainer.wait()
    home = trainer.root.home
    wait_for(lambda: list(home.glob("*.pdf")), "the certificate")
    (certificate,) = home.glob("*.pdf")
    return certificate


def look_at_progress(trainer: Trainer, picture: Path | None) -> None:
    """The progress page, with its lines drawn."""
    assert _CHARTS not in trainer.maps()
    trainer.ask_for(PageName.PROGRESS)
    wait_for(lambda: _CHARTS in trainer.maps(), "the charts")
    trainer.wait(3)
    take_picture(picture)


def days_before(exported: str, days: int) -> str:
    """An exported file with each of its rounds on so many days before too."""
    lines = []
    for line in exported.splitlines():
        for day in range(1, days + 1):
            told = json.loads(line)
            told["at"] = (datetime.fromisoformat(told["at"]) - timedelta(days=day)).isoformat()
            lines.append(json.dumps(told))
    return "\n".join(lines) + "\n"


def stored(root: BareRoot, query: str) -> list[tuple[int, ...]]:
    """What the database of the root's user answers; nothing where there is none yet."""
    file = root.data / "trainer.db"
    if not file.exists():
        return []
    with closing(sqlite3.connect(f"{file.as_uri()}?mode=ro", uri=True)) as database:
        return database.execute(query).fetchall()
