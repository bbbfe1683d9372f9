"""The felt as a widget: it paints any table, says what was clicked, repaints only what is new."""

from __future__ import annotations

from dataclasses import replace

import pytest
from PySide6.QtCore import QPoint, QPointF, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QLineEdit
from pytestqt.qtbot import QtBot

from dealer_trainer.rules.game import SpotPlace
from dealer_trainer.ui.felt import geometry
from dealer_trainer.ui.felt.box_item import BoxItem
from dealer_trainer.ui.felt.table import FeltView
from dealer_trainer.ui.theme.tokens import DARK, LIGHT
from tests.ui.felt.conftest import MakeFelt
from tests.ui.felt.tables import CASINO_TEXAS, ULTIMATE, Print, marked, table, with_box, with_spot

SIZES = [(966, 682), (1448, 971), (880, 594)]


def colours_in(felt: FeltView) -> int:
    """How many colours a sparse look at the felt finds: a bare cloth has few, cards add many."""
    picture = felt.grab().toImage()
    return len(
        {
            picture.pixel(x, y)
            for x in range(0, picture.width(), 3)
            for y in range(0, picture.height(), 3)
        }
    )


def view_point(felt: FeltView, number: int, inside: QPointF) -> QPoint:
    """A point of a box, in the view."""
    item = next(i for i in felt.items() if isinstance(i, BoxItem) and i.view.number == number)
    return felt.mapFromScene(item.mapToScene(inside))


def click(felt: FeltView, at: QPoint) -> None:
    QTest.mouseClick(felt.viewport(), Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier, at)


@pytest.mark.parametrize("cloth", [ULTIMATE, CASINO_TEXAS], ids=["ultimate", "casino-texas"])
@pytest.mark.parametrize("places", range(1, 7))
def test_every_table_is_painted_in_both_looks_before_and_after_marking(
    make_felt: MakeFelt, cloth: Print, places: int
) -> None:
    felt = make_felt(483, 342)
    bare = colours_in(felt)
    state = table(places, cloth, active=1)
    for look in (DARK, LIGHT):
        felt.set_theme(look)
        for shown in (
            state,
            with_spot(state, 1, "ante", typed="37.5", active=True),
            with_box(state, 1, naming=True),
            replace(marked(state), dealer_active=True, spots_as_printed=True),
        ):
            felt.set_state(shown)
            assert colours_in(felt) > bare


@pytest.mark.parametrize(("width", "height"), SIZES)
@pytest.mark.parametrize("as_printed", [False, True])
def test_a_click_on_a_bet_names_that_bet(
    make_felt: MakeFelt, width: int, height: int, as_printed: bool
) -> None:
    felt = make_felt(width, height)
    state = replace(table(6), spots_as_printed=as_printed)
    felt.set_state(state)
    heard: list[tuple[int, str]] = []
    felt.spot_clicked.connect(lambda number, key: heard.append((number, key)))
    wanted = []
    for number in (1, 2, 5):
        for place, _caption, key in ULTIMATE:
            centre = geometry.spot_centre(place, as_printed)
            click(felt, view_point(felt, number, centre))
            wanted.append((number, key))
    assert heard == wanted


def test_a_click_beside_the_bets_names_the_box_and_one_on_his_cards_the_dealer(
    make_felt: MakeFelt,
) -> None:
    felt = make_felt(966, 684)
    felt.set_state(table(6))
    heard: list[object] = []
    felt.box_clicked.connect(heard.append)
    felt.dealer_clicked.connect(lambda: heard.append("dealer"))
    click(felt, view_point(felt, 2, QPointF(0, -100)))
    click(felt, felt.mapFromScene(geometry.dealer_rects()[0].center()))
    assert heard == [2, "dealer"]


def test_an_empty_place_and_a_spot_without_a_bet_are_not_clicked(
    make_felt: MakeFelt,
) -> None:
    felt = make_felt(966, 684)
    felt.set_state(with_spot(table(6), 1, "trips", stake=None))
    bets: list[object] = []
    boxes: list[int] = []
    felt.spot_clicked.connect(lambda number, key: bets.append((number, key)))
    felt.box_clicked.connect(boxes.append)
    side = geometry.spot_centre(SpotPlace.SIDE, as_printed=False)
    click(felt, view_point(felt, 6, side))
    click(felt, view_point(felt, 1, side))
    assert (bets, boxes) == ([], [1])


def test_a_table_shown_again_is_laid_from_kept_pictures(make_felt: MakeFelt) -> None:
    felt = make_felt(966, 682)
    felt.set_state(table(6, active=1))
    felt.grab()
    painted = felt.sprites.painted
    felt.set_state(marked(table(6, active=1)))
    felt.grab()
    felt.set_state(table(6, active=1))
    more = felt.sprites.painted
    felt.grab()
    assert painted > 0
    assert felt.sprites.painted == more


def test_only_the_box_that_changed_is_painted_again(
    make_felt: MakeFelt, monkeypatch: pytest.MonkeyPatch
) -> None:
    felt = make_felt(966, 682)
    state = table(6)
    felt.set_state(state)
    felt.grab()
    updated: list[int] = []
    monkeypatch.setattr(BoxItem, "update", lambda item, *_area: updated.append(item.view.number))
    felt.set_state(with_spot(state, 4, "play", typed="6", active=True))
    felt.set_state(with_spot(state, 4, "play", typed="6", active=True))
    assert set(updated) == {4}


def test_the_felt_never_takes_the_keys(make_felt: MakeFelt) -> None:
    felt = make_felt(966, 682)
    felt.set_state(table(6))
    field = QLineEdit(felt)
    field.setFocus()
    click(felt, view_point(felt, 1, QPointF(35, 41)))
    assert felt.focusPolicy() is Qt.FocusPolicy.NoFocus
    assert not felt.hasFocus()
    assert not felt.viewport().hasFocus()


def test_the_frame_goes_to_the_active_box_with_and_without_motion(
    qtbot: QtBot, make_felt: MakeFelt
) -> None:
    felt = make_felt(966, 682)

    def frame_x() -> float:
        return felt.frame.x()

    felt.set_state(table(6, active=5))
    assert frame_x() == pytest.approx(geometry.place_of(5, 6).x)
    felt.set_state(table(6, active=4), moves=True)
    qtbot.waitUntil(lambda: frame_x() == pytest.approx(geometry.place_of(4, 6).x))
    felt.set_state(table(6, active=None))
    assert not felt.frame.isVisible()
