"""What moves on the felt: chips that come and go, cards that rise, the frame on its way.

It is loaded when something moves for the first time. Nothing bears a meaning here: every motion
ends in the picture that there would be without it, and may be ended at any moment.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QEasingCurve, QObject, QVariantAnimation

from dealer_trainer.presentation.felt import BoxView, CardView, FeltState, SpotView
from dealer_trainer.rules.cards import Card
from dealer_trainer.rules.money import Action
from dealer_trainer.ui.felt import geometry, spots
from dealer_trainer.ui.felt.box_item import BoxItem, FrameItem
from dealer_trainer.ui.felt.cards import RAISED, RAISED_LOOKS, SPILL
from dealer_trainer.ui.felt.dealer_item import BoardItem, DealerItem

if TYPE_CHECKING:
    from PySide6.QtCore import QRectF

PAYOUT_APPEARS: Final = 120
CHIPS_LEAVE: Final = 160
FRAME_MOVES: Final = 140
CARDS_RISE: Final = 140
"""Milliseconds."""

EASE: Final = QEasingCurve(QEasingCurve.Type.OutCubic)


def eased(elapsed: float, lasts: int) -> float:
    """How far a motion has come, 0–1: quick at first, slow at its end."""
    return EASE.valueForProgress(min(1.0, elapsed / lasts))


class ChipsOfBox:
    """The payouts that appear at a box, and the chips that leave it."""

    def __init__(self, item: BoxItem, before: BoxView, after: BoxView, as_printed: bool) -> None:
        self._item = item
        earlier = {spot.place: spot for spot in before.spots}
        self._come = [s for s in after.spots if _comes(earlier.get(s.place), s)]
        self._go = [s for s in after.spots if _goes(earlier.get(s.place), s)]
        self._areas = [spots.payout_area(spot, as_printed) for spot in self._come]
        self._areas += [spots.spot_area(spot.place, as_printed) for spot in self._go]
        self.lasts = max(
            PAYOUT_APPEARS if self._come else 0,
            CHIPS_LEAVE if self._go else 0,
        )

    def show(self, elapsed: float) -> None:
        """Lay the chips as they lie after so many milliseconds."""
        there, gone = eased(elapsed, PAYOUT_APPEARS), eased(elapsed, CHIPS_LEAVE)
        self._item.move_chips(
            {spot.place: there for spot in self._come}, {spot.place: gone for spot in self._go}
        )
        for area in self._areas:
            self._item.update(area)


def _comes(before: SpotView | None, after: SpotView) -> bool:
    if before is None or not spots.shows_payout(after):
        return False
    return not spots.shows_payout(before) or before.payout != after.payout


def _goes(before: SpotView | None, after: SpotView) -> bool:
    return (
        before is not None
        and bool(after.stake)
        and after.outcome is Action.TAKE
        and before.outcome is not Action.TAKE
    )


class CardsOfHand:
    """The cards of a hand or of the board that rise because they play."""

    def __init__(
        self,
        item: BoxItem | BoardItem | DealerItem,
        rects: tuple[QRectF, ...],
        before: tuple[CardView, ...],
        after: tuple[CardView, ...],
    ) -> None:
        self._item = item
        self._rising: dict[Card, QRectF] = {}
        for rect, was, now in zip(rects, before, after, strict=False):
            if now.look in RAISED_LOOKS and was.look not in RAISED_LOOKS:
                lift = RAISED * rect.height()
                # The badge on the card that decides reaches a little further.
                reach = rect.adjusted(-SPILL, -SPILL - lift - 3, SPILL + 3, SPILL)
                self._rising[now.card] = reach
        self.lasts = CARDS_RISE if self._rising else 0

    def show(self, elapsed: float) -> None:
        """Lay the cards as they lie after so many milliseconds."""
        risen = eased(elapsed, CARDS_RISE)
        self._item.raise_cards(dict.fromkeys(self._rising, risen))
        for reach in self._rising.values():
            self._item.update(reach)


class Glide:
    """The frame on its way from box to box, along the arc."""

    def __init__(
        self, frame: FrameItem, start: geometry.SeatPlace, end: geometry.SeatPlace
    ) -> None:
        self._frame, self._start, self._end = frame, start, end
        self.lasts = FRAME_MOVES if start != end else 0

    def show(self, elapsed: float) -> None:
        """Put the frame where it is after so many milliseconds."""
        share = eased(elapsed, FRAME_MOVES)
        start, end = self._start, self._end
        put = end if share >= 1.0 else geometry.on_arc(start.x + (end.x - start.x) * share)
        self._frame.put(put)


Part = ChipsOfBox | CardsOfHand | Glide


class FeltMotion(QObject):
    """All that moves from one state of a layout to the next, under one clock."""

    def __init__(
        self,
        parent: QObject,
        boxes: Mapping[int, BoxItem],
        board: BoardItem,
        dealer: DealerItem,
        frame: FrameItem,
    ) -> None:
        super().__init__(parent)
        self._boxes, self._board, self._dealer, self._frame = boxes, board, dealer, frame
        self._parts: list[Part] = []
        self.clock = QVariantAnimation(self)
        self.clock.setStartValue(0.0)
        self.clock.valueChanged.connect(self._show)
        self.clock.finished.connect(self.end)

    @property
    def runs(self) -> bool:
        """Whether anything is on its way."""
        return bool(self._parts)

    def set_off(self, before: FeltState, after: FeltState) -> None:
        """Let move what differs; the felt shows ``after`` already, all of it in its place."""
        self.end()
        self._parts = [part for part in self._parts_between(before, after) if part.lasts]
        if not self._parts:
            return
        lasts = max(part.lasts for part in self._parts)
        self.clock.setDuration(lasts)
        self.clock.setEndValue(float(lasts))
        self._show(0.0)
        self.clock.start()

    def end(self) -> None:
        """Whatever is on its way is there, at once."""
        self.clock.stop()
        parts, self._parts = self._parts, []
        for part in parts:
            part.show(float(part.lasts))

    def _show(self, elapsed: float) -> None:
        for part in self._parts:
            part.show(elapsed)

    def _parts_between(self, before: FeltState, after: FeltState) -> Iterator[Part]:
        board, dealer = geometry.board_rects(after.flop_apart), geometry.dealer_rects()
        yield CardsOfHand(self._board, board, before.board, after.board)
        yield CardsOfHand(self._dealer, dealer, before.dealer, after.dealer)
        for was, now in zip(before.boxes, after.boxes, strict=True):
            if was != now:
                item = self._boxes[now.number]
                yield ChipsOfBox(item, was, now, after.spots_as_printed)
                yield CardsOfHand(item, geometry.hole_rects(), was.cards, now.cards)
        start, end = geometry.place_in_hand(before), geometry.place_in_hand(after)
        if start is not None and end is not None:
            yield Glide(self._frame, start, end)
