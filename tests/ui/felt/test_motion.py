"""Motion on the felt: every one ends in the picture that there is without it, and at any moment."""

from __future__ import annotations

from dataclasses import replace

import pytest
from PySide6.QtGui import QImage
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from dealer_trainer.presentation.felt import CardLook, FeltState
from dealer_trainer.rules.money import Action
from dealer_trainer.ui.felt.motion import eased
from dealer_trainer.ui.felt.table import FeltView
from tests.pictures import unlike
from tests.ui.felt.conftest import MakeFelt
from tests.ui.felt.tables import CASINO_TEXAS, cards, marked, table, with_box, with_spot

PAID = {"outcome": Action.PAY, "payout": 2250, "payout_label": "+22.5"}
PLAIN = table(6, active=4)
MOTIONS = {
    "payout": (PLAIN, with_spot(PLAIN, 4, "play", **PAID), 120),
    "another payout": (
        with_spot(PLAIN, 4, "play", **PAID),
        with_spot(PLAIN, 4, "play", **PAID | {"payout": 5000, "payout_label": "+50"}),
        120,
    ),
    "taken": (PLAIN, with_spot(PLAIN, 4, "blind", outcome=Action.TAKE), 160),
    "frame": (table(6, active=5), PLAIN, 140),
    "board rises": (
        PLAIN,
        replace(PLAIN, board=cards("Ks Jh 9d 8h 3c", CardLook.PLAYS)),
        140,
    ),
    "dealer's rise": (PLAIN, replace(PLAIN, dealer=cards("Ac 4d", CardLook.DECIDES)), 140),
    "own rise": (PLAIN, with_box(PLAIN, 1, cards=cards("Kh 5c", CardLook.PLAYS)), 140),
    "all at once": (PLAIN, marked(table(6, active=1)), 160),
    "all at once, other game": (
        table(5, CASINO_TEXAS, active=2),
        marked(table(5, CASINO_TEXAS, active=1)),
        160,
    ),
}


def on_screen(felt: FeltView) -> QImage:
    """What is painted, and not what would be painted anew."""
    QApplication.processEvents()
    return felt.screen().grabWindow(felt.winId()).toImage()


def still(make_felt: MakeFelt, state: FeltState) -> QImage:
    """A state as it is shown without any motion."""
    felt = make_felt(966, 682)
    felt.set_state(state)
    return on_screen(felt)


@pytest.mark.parametrize("name", MOTIONS)
def test_a_motion_ends_in_the_picture_that_there_is_without_it(
    qtbot: QtBot, make_felt: MakeFelt, name: str
) -> None:
    before, after, lasts = MOTIONS[name]
    felt = make_felt(966, 682)
    felt.set_state(before)
    first = on_screen(felt)
    felt.set_state(after, moves=True)
    assert felt.moves
    assert felt.motion().clock.duration() == lasts
    felt.motion().clock.pause()
    felt.motion().clock.setCurrentTime(40)
    middle = on_screen(felt)
    felt.motion().clock.resume()
    qtbot.waitUntil(lambda: not felt.moves)
    last = on_screen(felt)
    assert unlike(last, still(make_felt, after)) == ""
    assert middle not in (first, last)


@pytest.mark.parametrize("name", MOTIONS)
def test_a_motion_that_is_ended_is_there_at_once(make_felt: MakeFelt, name: str) -> None:
    before, after, _lasts = MOTIONS[name]
    felt = make_felt(966, 682)
    felt.set_state(before)
    felt.set_state(after, moves=True)
    QApplication.processEvents()
    felt.end_motion()
    assert not felt.moves
    assert unlike(on_screen(felt), still(make_felt, after)) == ""


@pytest.mark.parametrize("name", MOTIONS)
def test_without_motion_all_is_there_at_once_and_nothing_of_it_is_built(
    make_felt: MakeFelt, name: str
) -> None:
    before, after, _lasts = MOTIONS[name]
    felt = make_felt(966, 682)
    felt.set_state(before, moves=True)
    felt.set_state(after)
    assert unlike(on_screen(felt), still(make_felt, after)) == ""
    assert "_motion" not in vars(felt)


def test_the_next_state_ends_what_moves(make_felt: MakeFelt) -> None:
    felt = make_felt(966, 682)
    felt.set_state(PLAIN)
    felt.set_state(with_spot(PLAIN, 4, "blind", outcome=Action.TAKE), moves=True)
    last = with_spot(with_spot(PLAIN, 4, "blind", outcome=Action.TAKE), 4, "play", **PAID)
    felt.set_state(last)
    assert not felt.moves
    assert unlike(on_screen(felt), still(make_felt, last)) == ""


def test_what_is_taken_back_is_gone_at_once(make_felt: MakeFelt) -> None:
    felt = make_felt(966, 682)
    felt.set_state(marked(table(6, active=1)))
    felt.set_state(table(6, active=1), moves=True)
    assert not felt.moves
    assert unlike(on_screen(felt), still(make_felt, table(6, active=1))) == ""


def test_a_motion_paints_only_where_it_is(make_felt: MakeFelt) -> None:
    felt = make_felt(966, 682)
    felt.set_state(PLAIN)
    first = on_screen(felt)
    felt.set_state(with_spot(PLAIN, 4, "play", **PAID), moves=True)
    felt.motion().clock.pause()
    felt.motion().clock.setCurrentTime(60)
    middle = on_screen(felt)
    changed = [
        (x, y)
        for x in range(0, first.width(), 2)
        for y in range(0, first.height(), 2)
        if first.pixel(x, y) != middle.pixel(x, y)
    ]
    assert changed
    assert max(x for x, _ in changed) - min(x for x, _ in changed) < 60
    assert max(y for _, y in changed) - min(y for _, y in changed) < 80


def test_motion_is_quick_at_first_slow_at_its_end_and_never_goes_back() -> None:
    shares = [eased(elapsed, 140) for elapsed in range(0, 200, 4)]
    assert (shares[0], shares[-1]) == (0.0, 1.0)
    assert shares == sorted(shares)
    assert shares[5] > 20 / 140
    assert max(shares) == 1.0
