"""Who walks through the window: hands, the time that passes, and where pictures go."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final, Protocol

from PySide6.QtCore import Qt
from PySide6.QtGui import QImage

from tests.benchmarks.pictures.hands import Hands
from tests.benchmarks.pictures.still_world import StillWorld

TASKS: Final = {"settle": 0, "five first": 1, "spot": 2}
"""What is done with a layout, and the number of its button."""
_MOST_STEPS: Final = 80


class Pictures(Protocol):
    """Where pictures go."""

    def add(self, view: str, picture: QImage) -> None:
        """Keep the picture of a view."""
        ...


class Walker:
    """Who walks: the hands, the time that passes, and where pictures go."""

    def __init__(self, hands: Hands, pictures: Pictures, world: StillWorld) -> None:
        self.hands = hands
        self._pictures = pictures
        self._world = world

    def come_home(self) -> None:
        """After a part that was broken off: away from whatever table is open."""
        for name in ("leave", "leave_now"):
            if name in self.hands.names():
                self.hands.click(name)

    def look(self, view: str) -> None:
        """A picture."""
        self._pictures.add(view, self.hands.picture())

    def look_all_over(self, view: str) -> None:
        """A picture of each screen of a page."""
        for screen in self.hands.scrolled():
            self.look(f"{view} {screen}" if screen else view)

    def turn_to(self, page: str) -> None:
        """A page of the side bar; a minute later."""
        self._world.pass_time(60)
        self.hands.click(f"nav.{page}")

    def stages(self) -> Iterator[str]:
        """Settle the layout that lies there, wrongly; each kind of question when it comes first."""
        hands, met = self.hands, set()
        for _step in range(_MOST_STEPS):
            if "next" in hands.names() or "leave" not in hands.names():
                return
            kind, keys = asked(hands.focus())
            if kind not in met:
                met.add(kind)
                yield kind
            hands.answer(keys, seconds=3)
        self.look("table that has no end")

    def drill(self, task: str, view: str) -> None:
        """A drill from its start: each stage, the feedback, the working, pay tables, the pause."""
        hands = self.hands
        self.turn_to("start")
        hands.click(f"start.task.{TASKS[task]}")
        hands.click("start.layouts.0")
        hands.click("start.boxes.2")
        hands.click("start.start")
        for kind in self.stages():
            self.look(f"{view} {kind}")
        self.look(f"{view} feedback")
        for number in (1, 5):
            hands.click(f"box{number}")
            self.look(f"{view} feedback of box {number}")
        hands.press(Qt.Key.Key_F7)
        self.look(f"{view} why")
        for step in (1, 2, 3):
            hands.enter()
            self.look(f"{view} why, step {step}")
        hands.escape()
        hands.press(Qt.Key.Key_F1)
        self.look(f"{view} pay tables")
        hands.press(Qt.Key.Key_F1)
        while "next" not in hands.names():
            hands.escape()
        hands.click("next")
        self.look(f"{view} next layout")
        hands.escape()
        self.look(f"{view} pause")
        hands.escape()


def asked(focus: str) -> tuple[str, str]:
    """What is asked where the focus is, and the keys of some answer."""
    owner = "dealer" if focus.startswith("dealer") else "box"
    for part, keys in (("five", "12345"), ("category", "2"), ("qualifies", "+")):
        if f".{part}" in focus:
            return f"{owner} {part}", keys
    return ("bets", "7") if focus.startswith("box") else ("submit", "")
