"""The ways through the window: what a person does, and what is looked at on the way.

A view whose name begins with "table" is of a table page: there no pixel may move.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from functools import partial
from typing import Final

from PySide6.QtCore import Qt

from tests.benchmarks.pictures.walker import TASKS, Walker, asked

_SPRINTS: Final = ("name", "who-wins", "pay")


def _pages(walker: Walker) -> None:
    hands = walker.hands
    walker.look_all_over("start")
    for page in ("people", "review", "progress", "quizzes", "houses", "settings"):
        walker.turn_to(page)
        walker.look_all_over(page)
    walker.turn_to("people")
    hands.click("people.data.delete")
    walker.look_all_over("people, before one is deleted")
    walker.turn_to("progress")
    hands.click("progress.stretch.2")
    walker.look_all_over("progress of a year")
    hands.click("progress.view.1")
    walker.look_all_over("progress in figures")


def _drill(walker: Walker, task: str) -> None:
    """A drill that is left, and the start page that offers what was left."""
    walker.drill(task, f"table {task}")
    walker.hands.click("leave")
    walker.look_all_over(f"start after {task}")


def _summary(walker: Walker) -> None:
    """A drill to its end."""
    hands = walker.hands
    walker.turn_to("start")
    hands.click("start.task.0")
    hands.click("start.boxes.1")
    hands.click("start.layouts.0")
    hands.click("start.start")
    for _layout in range(5):
        for _kind in walker.stages():
            pass
        if "next" in hands.names():
            hands.click("next")
    walker.look_all_over("summary")


def _review(walker: Walker) -> None:
    hands = walker.hands
    walker.turn_to("review")
    hands.click("review.listed.2")
    hands.widget("review.list").setFocus()
    hands.press(Qt.Key.Key_Home)
    for number in range(3):
        hands.widget("review.list").setFocus()
        hands.press(Qt.Key.Key_Down)
        walker.look_all_over(f"review, mistake {number}")
    hands.fill("review.search", "xyzzy")
    walker.look("review, nothing found")
    hands.fill("review.search", "")
    hands.click("review.work")
    for number in range(6):
        walker.look(f"table review question {number}")
        _kind, keys = asked(hands.focus())
        hands.answer(keys or "1", seconds=4)
        if "leave" not in hands.names():
            break
    walker.look("table review answered")
    if "leave" in hands.names():
        hands.click("leave")
    walker.look_all_over("reviewed")


def _houses(walker: Walker) -> None:
    hands = walker.hands
    walker.turn_to("houses")
    for number in range(4):
        hands.widget("houses.house").setFocus()
        hands.press(Qt.Key.Key_Down)
        walker.look_all_over(f"houses, house {number}")
    hands.fill("houses.copy.id", "My house!")
    hands.click("houses.copy.go")
    walker.look_all_over("houses, a name that is refused")
    hands.fill("houses.copy.id", "mine")
    hands.click("houses.copy.go")
    walker.look_all_over("houses, an own one")
    fields = [name for name in hands.names() if name.startswith("houses.figure.")]
    for name in fields[:3]:
        hands.fill(name, "x")
    walker.look_all_over("houses, an own one with faults")


def _sprint(walker: Walker, kind: str) -> None:
    hands = walker.hands
    walker.turn_to("start")
    hands.click(f"start.sprint.{kind}")
    walker.look(f"table sprint {kind}")
    for number in range(3):
        hands.answer("1", seconds=2)
        walker.look(f"table sprint {kind}, answered {number}")
    hands.answer("", seconds=200)
    walker.look(f"table sprint {kind}, over")
    hands.escape()


def _quiz(walker: Walker) -> None:
    hands = walker.hands
    walker.turn_to("quizzes")
    hands.fill("quizzes.code", "NO-CODE")
    hands.click("quizzes.code.go")
    walker.look("quizzes, a code that is none")
    for quiz in ("short", "speed", "certification"):
        walker.turn_to("quizzes")
        hands.click(f"quizzes.{quiz}")
        walker.look_all_over(f"quiz rules {quiz}")
    hands.enter()
    met = set()
    for number in range(12):
        kind, keys = asked(hands.focus())
        if kind not in met:
            met.add(kind)
            walker.look(f"table quiz {kind}")
        hands.answer(keys, seconds=5)
        if number == 6:
            hands.press(Qt.Key.Key_Escape)
            walker.look("table quiz asks before it is left")
            hands.escape()
    hands.escape()
    hands.click("leave_now")
    walker.look_all_over("quiz result")
    hands.enter()
    walker.look("table quiz review")
    hands.press(Qt.Key.Key_F7)
    walker.look("table quiz review, why")
    hands.escape()
    hands.click("next")
    walker.look("table quiz review, next")
    hands.click("leave")
    walker.turn_to("quizzes")
    walker.look_all_over("quizzes after one")


def _large(walker: Walker) -> None:
    """The other game with settings that change how everything looks."""
    hands = walker.hands
    walker.turn_to("settings")
    hands.click("settings.text_size.3")
    hands.click("settings.four_colours.1")
    hands.click("settings.sheet_side.1")
    walker.look_all_over("settings, large")
    walker.turn_to("start")
    hands.widget("start.house").setFocus()
    hands.press(Qt.Key.Key_Down)
    walker.look_all_over("start, large")
    walker.drill("settle", "table large")
    hands.click("leave")


def _second_start(walker: Walker) -> None:
    """The program is started again for the same data folder, and says so in a dialog."""
    walker.hands.start_again()


def _bug(walker: Walker) -> None:
    """What nobody has caught is told in a dialog."""
    walker.hands.do_later(_fail)
    walker.look("dialog of a bug")


def _fail() -> None:
    raise ZeroDivisionError("made for the picture")


def _first_start(walker: Walker) -> None:
    hands = walker.hands
    walker.look_all_over("first start")
    hands.fill("people.name", "E" * 81)
    hands.enter()
    walker.look("first start, a name that is refused")
    hands.fill("people.name", "Elena")
    hands.enter()
    walker.look_all_over("start of nobody known")
    for page in ("people", "review", "progress", "quizzes", "houses", "settings"):
        walker.turn_to(page)
        walker.look_all_over(f"{page} without rounds")


Part = Callable[[Walker], None]
"""A part of a walk: it begins on a page beside the side bar, and ends there."""


@dataclass(frozen=True, slots=True)
class Walk:
    """A walk, and the data folder that it begins with."""

    kept: bool
    """Whether a year of practice is in it."""
    parts: tuple[Part, ...]
    damaged: bool = False
    """Whether its database cannot be read: the program asks what to do."""


WALKS: Final = {
    "pages": Walk(True, (_pages, _review, _houses, _quiz, _summary, _bug)),
    "tables": Walk(
        True,
        (
            *(partial(_drill, task=task) for task in TASKS),
            *(partial(_sprint, kind=kind) for kind in _SPRINTS),
        ),
    ),
    "large": Walk(True, (_large,)),
    "new": Walk(False, (_first_start, _second_start)),
    "damaged": Walk(False, (), damaged=True),
}
