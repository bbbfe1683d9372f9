"""One place at the table, leaning with the arc: plate, hole cards, bets, payouts."""

from __future__ import annotations

from collections.abc import Hashable, Iterator, Mapping
from functools import partial
from typing import TYPE_CHECKING

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QGraphicsItem

from dealer_trainer.frozen import dataclass
from dealer_trainer.presentation.felt import BoxView, CardLook, CardView
from dealer_trainer.rules.cards import Card
from dealer_trainer.rules.game import SpotPlace
from dealer_trainer.rules.house import Chip
from dealer_trainer.ui.felt import geometry, labels, spots
from dealer_trainer.ui.felt.cards import lay_card
from dealer_trainer.ui.felt.chips import split
from dealer_trainer.ui.felt.sprites import Sprites
from dealer_trainer.ui.theme.colour import faded, paint_in
from dealer_trainer.ui.theme.tokens import Tokens

if TYPE_CHECKING:
    from PySide6.QtWidgets import QStyleOptionGraphicsItem, QWidget

ASKEW = ((QPointF(-21, -97), -4.0), (QPointF(22, -98), 4.0))
"""Where two folded cards lie: middle, and degrees."""


@dataclass(frozen=True, slots=True)
class Dressing:
    """What the whole table has in common: looks, chips, and which way round it is printed."""

    tokens: Tokens
    chips: tuple[Chip, ...]
    four_colours: bool = False
    as_printed: bool = False


class FeltItem(QGraphicsItem):
    """A part of the table: it takes no clicks, and lays its cards, raised where they play."""

    AREA = QRectF()
    """All that it may paint, in its own measure."""

    def __init__(self, dressing: Dressing, sprites: Sprites) -> None:
        super().__init__()
        self._dressing = dressing
        self._sprites = sprites
        self._risen: Mapping[Card, float] = {}
        self.setAcceptedMouseButtons(Qt.MouseButton.NoButton)

    def boundingRect(self) -> QRectF:
        return self.AREA

    def raise_cards(self, risen: Mapping[Card, float]) -> None:
        """How far cards that play have risen, 0–1; those not named lie as they will."""
        self._risen = risen

    def _lay(self, painter: QPainter, rect: QRectF, card: CardView) -> None:
        dressing, risen = self._dressing, self._risen.get(card.card, 1.0)
        four = dressing.four_colours
        lay_card(painter, rect, card, dressing.tokens, four, self._sprites, risen)


class BoxItem(FeltItem):
    """Paints a box from its view; it decides nothing."""

    AREA = geometry.BOX_FRAME.adjusted(-22, -8, 22, 14)
    CARDS = geometry.NAMING_FRAME.adjusted(-8, -14, 12, 8)
    PLATE = QRectF(AREA.left(), geometry.PLATE.y() - 12, AREA.width(), 24)

    def __init__(self, view: BoxView, dressing: Dressing, sprites: Sprites) -> None:
        super().__init__(dressing, sprites)
        self.view = view
        self._there: Mapping[SpotPlace, float] = {}
        self._gone: Mapping[SpotPlace, float] = {}
        # Only with it is an item told which part of it is to be painted.
        self.setFlag(QGraphicsItem.GraphicsItemFlag.ItemUsesExtendedStyleOption)

    def show_view(self, view: BoxView, dressing: Dressing) -> bool:
        """Show another view; says whether anything changed, and repaints only then."""
        if view == self.view and dressing == self._dressing:
            return False
        before, dressed = self.view, self._dressing
        self.view, self._dressing = view, dressing
        if dressed != dressing or len(before.spots) != len(view.spots):
            self.update()
        else:
            for area in self._changed_areas(before):
                self.update(area)
        return True

    def _changed_areas(self, before: BoxView) -> Iterator[QRectF]:
        """What is to be painted again, in the box's own measure: typing moves no card."""
        now = self.view
        if before.occupied != now.occupied:
            yield self.AREA
            return
        for was, spot in zip(before.spots, now.spots, strict=True):
            yield from spots.changed_areas(was, spot, self._dressing.as_printed)
        if (before.cards, before.folded, before.naming) != (now.cards, now.folded, now.naming):
            yield self.CARDS
        if _on_plate(before) != _on_plate(now):
            yield self.PLATE

    def move_chips(self, there: Mapping[SpotPlace, float], gone: Mapping[SpotPlace, float]) -> None:
        """How far payouts have appeared and taken chips have left, 0–1; whoever moves them says
        what is painted again.
        """
        self._there, self._gone = there, gone

    def paint(
        self,
        painter: QPainter,
        option: QStyleOptionGraphicsItem,
        widget: QWidget | None = None,
    ) -> None:
        """Paint from the cloth upwards: bets, cards, plate; each only where it is asked."""
        exposed = option.exposedRect
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        self._paint_bets(painter, exposed)
        if exposed.intersects(self.CARDS):
            if self.view.naming:
                self._paint_naming(painter)
            self._paint_cards(painter)
        if exposed.intersects(self.PLATE):
            self._lay_plate(painter)
        for spot in self.view.spots:
            spots.paint_typed(painter, spot, self._dressing.as_printed, self._dressing.tokens)

    def _paint_bets(self, painter: QPainter, exposed: QRectF) -> None:
        view, dressing, sprites = self.view, self._dressing, self._sprites
        tokens, printed, chips = dressing.tokens, dressing.as_printed, dressing.chips
        if len({spot.place for spot in view.spots} & spots.EQUAL_BETS) == 2:
            strength = 0.9 if view.occupied else spots.EMPTY_PLACE
            spots.paint_equals(painter, faded(tokens.feltink, strength))
        seen = [s for s in view.spots if exposed.intersects(spots.spot_area(s.place, printed))]
        for spot in seen:
            pile = split(spot.stake, chips) if spot.stake else ()
            spots.paint_spot(painter, spot, printed, view.occupied, pile, tokens, sprites)
            gone = self._gone.get(spot.place, 1.0)
            spots.paint_stake(painter, spot, printed, pile, sprites, gone)
        for spot in view.spots:
            there = self._there.get(spot.place, 1.0)
            spots.paint_payout(painter, spot, printed, chips, tokens, sprites, there)
        for spot in seen:
            spots.paint_said(painter, spot, printed, tokens, sprites)

    def _lay_plate(self, painter: QPainter) -> None:
        view, tokens = self.view, self._dressing.tokens
        key = ("plate", *_on_plate(view), tokens)
        draw = partial(labels.plate, box=view, tokens=tokens)
        self._sprites.lay(painter, QPointF(), key, self.PLATE, draw)

    def _paint_naming(self, painter: QPainter) -> None:
        here = self._dressing.tokens.here
        paint_in(painter, faded(here, 0.10), here, 2.5)
        painter.drawRoundedRect(geometry.NAMING_FRAME, 9, 9)

    def _paint_cards(self, painter: QPainter) -> None:
        askew = self.view.folded and all(c.look is CardLook.DOWN for c in self.view.cards)
        for i, card in enumerate(self.view.cards):
            rect = geometry.hole_rects()[i]
            painter.save()
            if askew:
                centre, degrees = ASKEW[i]
                painter.translate(centre)
                painter.rotate(degrees)
                rect.moveCenter(QPointF())
            self._lay(painter, rect, card)
            painter.restore()


def _on_plate(view: BoxView) -> tuple[Hashable, ...]:
    return view.occupied, view.number, view.state_word, view.dark, view.active, view.done, view.mark


class FrameItem(QGraphicsItem):
    """The amber frame and lighter ground of the box in hand."""

    def __init__(self, tokens: Tokens) -> None:
        super().__init__()
        self._tokens = tokens
        self._place: geometry.SeatPlace | None = None
        self.setAcceptedMouseButtons(Qt.MouseButton.NoButton)

    def show_tokens(self, tokens: Tokens) -> None:
        """Change the look."""
        if tokens != self._tokens:
            self._tokens = tokens
            self.update()

    def put(self, place: geometry.SeatPlace) -> None:
        """Stand around the box of a place."""
        # Qt paints anew what is turned, even if it leans as before.
        if place != self._place:
            self._place = place
            self.setPos(place.x, place.y)
            self.setRotation(place.tilt)

    def boundingRect(self) -> QRectF:
        """The frame with its line."""
        return geometry.BOX_FRAME.adjusted(-3, -3, 3, 3)

    def paint(
        self,
        painter: QPainter,
        option: QStyleOptionGraphicsItem,
        widget: QWidget | None = None,
    ) -> None:
        """Paint the frame."""
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        paint_in(painter, faded("#FFFFFF", 0.09), self._tokens.here, 2.5)
        painter.drawRoundedRect(geometry.BOX_FRAME, 16, 16)
