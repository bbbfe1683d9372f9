"""Motion on the table page: it ends where there is none, waits for nobody, and can be off."""

from __future__ import annotations

import subprocess
import sys
from dataclasses import replace
from pathlib import Path

import pytest
from PySide6.QtGui import QImage
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from dealer_trainer.presentation.felt import CardLook, same_layout
from dealer_trainer.rules.hands import Category
from dealer_trainer.rules.money import TAKE, Action
from dealer_trainer.training.preferences import Preferences
from dealer_trainer.ui.qt.reduced_motion import SystemStillness
from tests.ui.drill.conftest import Desk, MakeDesk
from tests.ui.felt.tables import cards, table, with_box, with_spot

ROOT = Path(__file__).parents[3]
DEALER = "1 enter - enter"
NAMED = f"{DEALER} 5 enter"
ALL_ANSWERED = f"{NAMED} 0 enter - enter 100 enter 20 enter 1 enter 0 enter - enter - enter"


@pytest.fixture(autouse=True)
def _asks_no_desktop(monkeypatch: pytest.MonkeyPatch) -> None:
    """Whatever the machine that tests are run on wishes."""
    monkeypatch.setattr(SystemStillness, "asked_for", False)


def moves(desk: Desk) -> bool:
    """Whether anything is on its way."""
    return desk.page.felt.moves or desk.page.sheet.moves


def fades(desk: Desk) -> bool:
    """Whether a stage is fading in."""
    return desk.page.sheet.moves


def is_built(desk: Desk) -> bool:
    """Whether anything that moves is there."""
    return desk.page.felt.motion.made is not None or desk.page.sheet.fade.made is not None


def picture(desk: Desk) -> QImage:
    """The page as it is painted."""
    QApplication.processEvents()
    return desk.page.screen().grabWindow(desk.page.winId()).toImage()


@pytest.mark.parametrize(
    "keys",
    [DEALER, NAMED, f"{NAMED} -", f"{NAMED} - enter 0 enter 100 enter", f"{ALL_ANSWERED} enter"],
)
def test_it_ends_in_the_same_page_as_without(qtbot: QtBot, make_desk: MakeDesk, keys: str) -> None:
    moving = make_desk()
    moving.type(keys)
    assert moves(moving)
    qtbot.waitUntil(lambda: not moves(moving))
    moved = picture(moving)
    moving.page.close()
    still = make_desk(preferences=Preferences(motion=False))
    still.type(keys)
    # The marks take their places over a few events.
    qtbot.waitUntil(lambda: moved == picture(still))


def test_a_key_acts_at_once_and_ends_what_moves(make_desk: MakeDesk) -> None:
    desk = make_desk()
    desk.type(NAMED)
    assert fades(desk)
    desk.type("-")
    assert not fades(desk)
    assert desk.session.state.draft == TAKE
    assert desk.page.felt.moves
    desk.type("enter")
    assert TAKE in desk.answers().values()
    assert not desk.page.felt.moves


def test_a_key_that_does_nothing_ends_what_moves_too(make_desk: MakeDesk) -> None:
    desk = make_desk()
    desk.type(NAMED)
    assert fades(desk)
    desk.type("x")
    assert not moves(desk)


def test_typed_without_a_breath_all_is_answered_as_it_is_without_motion(
    make_desk: MakeDesk,
) -> None:
    moving = make_desk()
    moving.type(ALL_ANSWERED)
    moving.page.close()
    still = make_desk(preferences=Preferences(motion=False))
    still.type(ALL_ANSWERED)
    assert moving.answers() == still.answers()
    assert len(still.answers()) == 11


def test_a_click_reaches_what_is_fading_in(make_desk: MakeDesk) -> None:
    desk = make_desk()
    desk.type(DEALER)
    assert fades(desk)
    desk.click("box2.category.straight")
    assert not fades(desk)
    assert desk.widget("box2.category.straight").isVisible()
    assert desk.session.state.draft is Category.STRAIGHT


def test_switched_off_nothing_moves_and_nothing_of_it_is_built(make_desk: MakeDesk) -> None:
    desk = make_desk(preferences=Preferences(motion=False))
    desk.type(ALL_ANSWERED)
    assert not is_built(desk)
    assert desk.page.findChildren(SystemStillness) == []


def test_switched_off_on_the_way_all_is_there(make_desk: MakeDesk) -> None:
    desk = make_desk()
    desk.type(NAMED)
    assert moves(desk)
    desk.page.prefer(Preferences(motion=False))
    assert not moves(desk)


def test_a_system_that_asks_for_stillness_has_it(
    make_desk: MakeDesk, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(SystemStillness, "asked_for", True)
    desk = make_desk()
    desk.type(ALL_ANSWERED)
    assert not is_built(desk)


@pytest.mark.parametrize("key", ["enter", "f5"])
def test_after_the_marks_the_next_layout_is_simply_there(make_desk: MakeDesk, key: str) -> None:
    desk = make_desk()
    assert not is_built(desk)
    desk.type(f"{ALL_ANSWERED} enter")
    assert desk.is_marked()
    assert moves(desk)
    desk.type(key)
    assert not desk.is_marked()
    assert not moves(desk)


def test_another_layout_is_told_by_its_cards() -> None:
    state = table(6, active=4)
    assert same_layout(state, with_spot(state, 4, "play", outcome=Action.TAKE))
    assert same_layout(state, replace(state, board=cards("Ks Jh 9d 8h 3c", CardLook.PLAYS)))
    assert not same_layout(state, replace(state, board=cards("Ks Jh 9d 8h 3d")))
    assert not same_layout(state, with_box(state, 1, cards=cards("Kh 5d")))
    assert not same_layout(state, table(5, active=4))


def test_no_start_waits_for_what_moves(tmp_path: Path) -> None:
    program = ("-m", "dealer_trainer", "drill", "--house", "bg-ultimate", "--seed", "1")
    run = subprocess.run(
        [
            *(sys.executable, "-X", "importtime", *program),
            *("--data", str(tmp_path), "--exit-when-painted"),
        ],
        cwd=ROOT,
        capture_output=True,
        text=True,
        check=False,
    )
    assert run.stdout == "painted\n"
    loaded = {line.rsplit("|", 1)[-1].strip() for line in run.stderr.splitlines() if "|" in line}
    assert "dealer_trainer.ui.felt.table" in loaded
    late = {"ui.felt.motion", "ui.sheet.fading"}
    assert {f"dealer_trainer.{name}" for name in late} & loaded == set()
