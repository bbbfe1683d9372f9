"""What did not change is not painted again, and what did change is: region by region."""

from __future__ import annotations

from dataclasses import replace

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from PySide6.QtCore import QEvent, QObject, QRectF
from PySide6.QtGui import QImage, QPaintEvent, QRegion
from PySide6.QtWidgets import QApplication

from dealer_trainer.presentation.felt import CardLook, FeltState
from dealer_trainer.rules.money import Action
from dealer_trainer.ui.felt import box_item, geometry
from dealer_trainer.ui.felt.table import FeltView
from tests.pictures import unlike
from tests.ui.felt.conftest import MakeFelt
from tests.ui.felt.tables import cards, marked, table, with_box, with_spot


class Painted(QObject):
    """The region of a felt that is painted, from now on."""

    def __init__(self, felt: FeltView) -> None:
        super().__init__(felt)
        QApplication.processEvents()
        self.region = QRegion()
        felt.viewport().installEventFilter(self)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Take down what is painted."""
        if isinstance(event, QPaintEvent):
            self.region = self.region.united(event.region())
        return super().eventFilter(watched, event)


def painted(felt: FeltView, state: FeltState) -> QRegion:
    """What is painted when a state is shown."""
    seen = Painted(felt)
    felt.set_state(state)
    QApplication.processEvents()
    return seen.region


def dealer_side(felt: FeltView) -> QRegion:
    """Where the board and the dealer's cards lie."""
    rects = (*geometry.board_rects(False), *geometry.dealer_rects())
    return _region(felt, *(felt.mapFromScene(rect).boundingRect() for rect in rects))


def hole_cards(felt: FeltView) -> QRegion:
    """Where the cards of the boxes lie."""
    return _region(
        felt,
        *(
            felt.mapFromScene(item.mapToScene(rect)).boundingRect()
            for item in felt.boxes.values()
            for rect in geometry.hole_rects()
        ),
    )


def box_region(felt: FeltView, number: int) -> QRegion:
    """All of a box."""
    item = felt.boxes[number]
    area = item.mapToScene(item.boundingRect()).boundingRect()
    return _region(felt, felt.mapFromScene(area).boundingRect().adjusted(-2, -2, 2, 2))


def _region(felt: FeltView, *rects: object) -> QRegion:
    region = QRegion()
    for rect in rects:
        region = region.united(QRegion(rect))  # type: ignore[call-overload]
    return region.intersected(felt.viewport().rect())


@pytest.mark.parametrize("number", [1, 2, 4, 5])
@pytest.mark.parametrize("bet", ["ante", "blind", "play", "trips"])
def test_typing_an_amount_paints_no_card(
    make_felt: MakeFelt, monkeypatch: pytest.MonkeyPatch, number: int, bet: str
) -> None:
    felt = make_felt(966, 682)
    state = with_spot(table(6, active=number), number, bet, active=True)
    felt.set_state(state)
    QApplication.processEvents()
    laid: list[object] = []
    monkeypatch.setattr(box_item, "lay_card", lambda *args: laid.append(args[2]))
    for typed in ("", "6", "60", "60.5"):
        region = painted(felt, with_spot(state, number, bet, active=True, typed=typed))
        assert not region.isEmpty()
        assert region.intersected(dealer_side(felt)).isEmpty()
        assert region.intersected(hole_cards(felt)).isEmpty()
    assert laid == []


def test_typing_on_paints_only_the_tag(make_felt: MakeFelt) -> None:
    felt = make_felt(966, 682)
    state = with_spot(table(6, active=4), 4, "play", active=True, typed="6")
    felt.set_state(state)
    box = painted(felt, with_spot(state, 4, "play", typed="60")).boundingRect()
    assert box.width() * box.height() < 60 * 45


def test_naming_a_box_paints_only_its_region(make_felt: MakeFelt) -> None:
    felt = make_felt(966, 682)
    state = table(6, active=4)
    felt.set_state(with_box(state, 4, naming=True))
    named = painted(felt, state)
    assert not named.isEmpty()
    assert named.subtracted(box_region(felt, 4)).isEmpty()
    lower = felt.mapFromScene(felt.boxes[4].mapToScene(QRectF(-70, 0, 140, 150))).boundingRect()
    assert named.intersected(lower).isEmpty()


def test_a_state_that_is_shown_already_paints_nothing(make_felt: MakeFelt) -> None:
    felt = make_felt(966, 682)
    felt.set_state(marked(table(6, active=1)))
    assert painted(felt, marked(table(6, active=1))).isEmpty()


def test_what_is_said_of_the_dealer_paints_no_box(make_felt: MakeFelt) -> None:
    felt = make_felt(966, 682)
    felt.set_state(table(6, active=2))
    said = painted(felt, replace(table(6, active=2), dealer_plate=("Pair", "qualifies")))
    assert not said.isEmpty()
    assert said.intersected(hole_cards(felt)).isEmpty()


def on_screen(felt: FeltView) -> QImage:
    """What was painted so far, and not what would be painted anew."""
    QApplication.processEvents()
    return (
        felt.screen().grabWindow(felt.winId()).toImage().convertToFormat(QImage.Format.Format_RGB32)
    )


def afresh(felt: FeltView) -> QImage:
    """The same, all of it painted anew."""
    felt.viewport().repaint()
    return on_screen(felt)


spot_changes = st.fixed_dictionaries(
    {},
    optional={
        "stake": st.sampled_from([None, 500, 12_345_600]),
        "typed": st.sampled_from([None, "", "6", "12345.50"]),
        "active": st.booleans(),
        "outcome": st.sampled_from([None, *Action]),
        "payout": st.sampled_from([None, 2250, 99_999_900]),
        "mark": st.sampled_from([None, False, True]),
    },
)
box_changes = st.fixed_dictionaries(
    {},
    optional={
        "naming": st.booleans(),
        "done": st.booleans(),
        "dark": st.booleans(),
        "folded": st.booleans(),
        "mark": st.sampled_from([None, False, True]),
        "state_word": st.sampled_from(["", "fold", "dark"]),
        "cards": st.sampled_from([cards("Kh 5c", look) for look in CardLook]),
    },
)


@st.composite
def tables(draw: st.DrawFn) -> FeltState:
    """A table of six with two of its boxes changed at will."""
    state = table(6, active=draw(st.sampled_from([None, 1, 2, 5])))
    for number in (1, 2):
        key = draw(st.sampled_from(["ante", "blind", "play", "trips"]))
        label = {"payout_label": "+999 999"}
        state = with_spot(state, number, key, **label, **draw(spot_changes))
        state = with_box(state, number, **draw(box_changes))
    return replace(state, spots_as_printed=draw(st.booleans()))


@settings(
    max_examples=60, deadline=None, suppress_health_check=[HealthCheck.function_scoped_fixture]
)
@given(states=st.lists(tables(), min_size=2, max_size=4))
def test_what_changed_is_painted_again_to_the_last_pixel(
    make_felt: MakeFelt, states: list[FeltState]
) -> None:
    felt = make_felt(966, 682)
    for state in states:
        felt.set_state(state)
        shown = on_screen(felt)
        assert unlike(shown, afresh(felt)) == ""
    felt.close()


@settings(
    max_examples=20, deadline=None, suppress_health_check=[HealthCheck.function_scoped_fixture]
)
@given(states=st.lists(tables(), min_size=2, max_size=3))
def test_what_was_made_ready_needs_no_picture_and_looks_the_same(
    make_felt: MakeFelt, states: list[FeltState]
) -> None:
    felt = make_felt(966, 682)
    for drawn in states:
        state = replace(drawn, spots_as_printed=False)
        if felt.state is not None:
            shown = on_screen(felt)
            felt.make_ready(state)
            assert on_screen(felt) == shown
            ready = felt.sprites.painted
            felt.set_state(state)
            assert unlike(on_screen(felt), afresh(felt)) == ""
            assert felt.sprites.painted == ready
        felt.set_state(state)
        on_screen(felt)
    felt.close()
