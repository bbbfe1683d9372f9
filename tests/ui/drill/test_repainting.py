"""What is typed in the sheet paints its own row and its own tag on the felt, and nothing else."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager

from PySide6.QtCore import QEvent, QObject
from PySide6.QtGui import QPaintEvent, QRegion
from PySide6.QtWidgets import QApplication, QWidget

from dealer_trainer.presentation.table.state import Times
from dealer_trainer.training.preferences import Preferences
from dealer_trainer.ui.felt import geometry
from dealer_trainer.ui.sheet.bets import BetRow
from tests.ui.drill.conftest import Desk, MakeDesk

NAMED = "1 enter - enter 5 enter"
STILL = Preferences(motion=False)


class Paintings(QObject):
    """Which widgets are painted, and where the felt is."""

    def __init__(self, desk: Desk) -> None:
        super().__init__(desk.page)
        self.widgets: list[QWidget] = []
        self.felt = QRegion()
        self._viewport = desk.page.felt.viewport()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Take down a painting."""
        if isinstance(event, QPaintEvent) and isinstance(watched, QWidget):
            self.widgets.append(watched)
            if watched is self._viewport:
                self.felt = self.felt.united(event.region())
        return False


@contextmanager
def painting(desk: Desk) -> Iterator[Paintings]:
    """What is painted because of what is done meanwhile."""
    application = QApplication.instance()
    assert application is not None
    QApplication.processEvents()
    QApplication.processEvents()
    seen = Paintings(desk)
    application.installEventFilter(seen)
    try:
        yield seen
        QApplication.processEvents()
    finally:
        application.removeEventFilter(seen)


def cards_region(desk: Desk) -> QRegion:
    """All cards on the felt."""
    felt = desk.page.felt
    region = QRegion()
    for rect in (*geometry.board_rects(False), *geometry.dealer_rects()):
        region = region.united(felt.mapFromScene(rect).boundingRect())
    for item in felt.boxes.values():
        for rect in geometry.hole_rects():
            region = region.united(felt.mapFromScene(item.mapToScene(rect)).boundingRect())
    return region


def test_a_figure_that_is_typed_paints_no_card_and_no_other_row(make_desk: MakeDesk) -> None:
    desk = make_desk(preferences=STILL)
    desk.type(NAMED)
    for figure in ("1", "2", "back", "5"):
        with painting(desk) as seen:
            desk.type(figure)
        assert not seen.felt.isEmpty()
        assert seen.felt.intersected(cards_region(desk)).isEmpty()
        around = seen.felt.boundingRect()
        assert around.width() * around.height() < 70 * 50
        rows = {w for w in seen.widgets if isinstance(w, BetRow)}
        assert len(rows) == 1
        assert desk.page.bar not in seen.widgets
        assert desk.page.keys not in seen.widgets


def test_the_cursor_in_another_row_paints_the_two_and_no_card_of_the_board(
    make_desk: MakeDesk,
) -> None:
    desk = make_desk(preferences=STILL)
    desk.type(f"{NAMED} 0")
    with painting(desk) as seen:
        desk.type("enter")
    assert len({w for w in seen.widgets if isinstance(w, BetRow)}) == 2
    felt = desk.page.felt
    for rect in (*geometry.board_rects(False), *geometry.dealer_rects()):
        assert seen.felt.intersected(felt.mapFromScene(rect).boundingRect()).isEmpty()


def test_a_hand_that_is_picked_paints_its_box_only_where_something_shows(
    make_desk: MakeDesk,
) -> None:
    desk = make_desk(preferences=STILL)
    desk.type("1 enter - enter")
    with painting(desk) as seen:
        desk.type("5")
    assert seen.felt.isEmpty()
    with painting(desk) as seen:
        desk.type("enter")
    item = desk.page.felt.boxes[2]
    shape = desk.page.felt.mapFromScene(item.mapToScene(item.boundingRect()))
    box = QRegion(shape.boundingRect().adjusted(-2, -2, 2, 2))
    assert not seen.felt.isEmpty()
    assert seen.felt.subtracted(box).isEmpty()


def test_the_clock_paints_itself_alone(make_desk: MakeDesk) -> None:
    desk = make_desk(preferences=STILL)
    desk.type(NAMED)
    with painting(desk) as seen:
        desk.page.show_times(Times("12:34", "0:56"))
    assert seen.felt.isEmpty()
    assert not [w for w in seen.widgets if isinstance(w, BetRow)]
