"""The walk, the picking and the layout to be gone over fit, in every language and size."""

from __future__ import annotations

from dealer_trainer.text.language import Language, set_language
from dealer_trainer.training.drill.plan import Task
from dealer_trainer.training.preferences import Preferences
from tests.ui.drill.conftest import Desk, MakeDesk
from tests.ui.fitting import faults_at_rest
from tests.ui.languages import in_rooms

SIZES = [(1366, 768, 100), (1280, 680, 100), (1920, 1080, 100), (1366, 768, 130)]


class Eye:
    """What does not fit at the stages that were looked at."""

    def __init__(self, desk: Desk) -> None:
        self.desk = desk
        self.faults: list[str] = []

    def look(self, stage: str) -> None:
        self.faults += [f"{stage}: {told}" for told in faults_at_rest(self.desk.page)]


def eye_on(make_desk: MakeDesk, size: tuple[int, int, int], task: Task) -> Eye:
    width, height, text = size
    likes = Preferences(text_size=text)
    return Eye(make_desk(preferences=likes, size=(width, height), task=task, seed=3))


@in_rooms(SIZES)
def test_the_walk_and_a_false_call_fit(
    make_desk: MakeDesk, language: Language, size: tuple[int, int, int]
) -> None:
    set_language(language)
    eye = eye_on(make_desk, size, Task.SETTLE)
    eye.desk.type("2 enter + enter 1 enter - enter - enter - enter - enter")
    eye.desk.type("3 enter 5 enter = enter 7 enter enter")
    for stage in ("dealer", "box 2", "box 1"):
        eye.look(stage)
        eye.desk.type("left")
    eye.desk.type("f7")
    for at in range(len(eye.desk.walk().stops)):  # type: ignore[union-attr]
        eye.look(f"step {at}")
        eye.desk.type("down")
    assert eye.faults == []


@in_rooms(SIZES)
def test_the_picking_fits(
    make_desk: MakeDesk, language: Language, size: tuple[int, int, int]
) -> None:
    set_language(language)
    eye = eye_on(make_desk, size, Task.FIVE_FIRST)
    eye.look("nothing picked")
    eye.desk.type("1 2 3 4 enter")
    eye.look("too few")
    eye.desk.type("5 6")
    eye.look("too many")
    eye.desk.type("enter 1 enter - enter 1")
    eye.look("box")
    eye.desk.type("2 3 6 7 enter 5 enter - enter - enter - enter - enter")
    eye.desk.type("1 2 3 4 5 enter 1 enter - enter - enter - enter enter")
    assert eye.desk.is_marked()
    eye.look("marks of the dealer")
    eye.desk.type("left")
    eye.look("marks of a box")
    assert eye.faults == []


@in_rooms(SIZES)
def test_a_layout_to_be_gone_over_fits(
    make_desk: MakeDesk, language: Language, size: tuple[int, int, int]
) -> None:
    set_language(language)
    eye = eye_on(make_desk, size, Task.SPOT)
    eye.look("dealer")
    wagers = [place for place in eye.desk.session.state.fields if place.is_wager]
    eye.desk.presenter.click_place(wagers[0].name)
    eye.look("bets")
    eye.desk.type("9 9 9 enter")
    eye.look("corrected")
    while eye.desk.session.state.focus is not None:
        eye.desk.type("enter")
    eye.look("all gone over")
    eye.desk.type("enter")
    assert eye.desk.is_marked()
    eye.look("marks")
    eye.desk.presenter.click_place(wagers[0].name)
    eye.look("accused")
    assert eye.faults == []
