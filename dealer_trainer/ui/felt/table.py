"""The view of the table: a state goes in and is painted; what was clicked comes out."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

from PySide6.QtCore import QRectF, Qt, Signal
from PySide6.QtGui import QPainter, QPixmap, QTransform
from PySide6.QtWidgets import (
    QFrame,
    QGraphicsScene,
    QGraphicsView,
    QStyleOptionGraphicsItem,
    QWidget,
)

from dealer_trainer.presentation.felt import FeltState
from dealer_trainer.ui.felt import geometry, spots
from dealer_trainer.ui.felt.box_item import BoxItem, Dressing, FrameItem
from dealer_trainer.ui.felt.cloth import paint_cloth
from dealer_trainer.ui.felt.dealer_item import BoardItem, DealerItem
from dealer_trainer.ui.felt.sprites import Sprites
from dealer_trainer.ui.qt.lazy import Lazy
from dealer_trainer.ui.theme.tokens import Tokens

if TYPE_CHECKING:
    from PySide6.QtCore import QPointF, QRect
    from PySide6.QtGui import QMouseEvent, QResizeEvent
    from PySide6.QtWidgets import (
        QGraphicsItem,
    )

    from dealer_trainer.ui.felt.motion import FeltMotion

DEALER_LEVEL, FRAME_LEVEL, BOX_LEVEL, ACTIVE_LEVEL = 1.0, 2.0, 3.0, 4.0


class FeltView(QGraphicsView):
    """The table as the dealer sees it. It never takes the keys away from the sheet."""

    box_clicked = Signal(int)
    spot_clicked = Signal(int, str)
    dealer_clicked = Signal()
    card_clicked = Signal(int)

    def __init__(self, tokens: Tokens, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.sprites = Sprites()
        self._tokens = tokens
        self.state: FeltState | None = None
        self._dressing = Dressing(tokens, ())
        self.boxes: dict[int, BoxItem] = {}
        self.motion = Lazy(self._make_motion)
        scene = QGraphicsScene(self)
        scene.setSceneRect(geometry.SCENE)
        scene.setItemIndexMethod(QGraphicsScene.ItemIndexMethod.NoIndex)
        self._board = BoardItem(self._dressing, self.sprites)
        self._dealer = DealerItem(self._dressing, self.sprites)
        self.frame = FrameItem(tokens)
        self._dealer.setZValue(DEALER_LEVEL)
        self.frame.setZValue(FRAME_LEVEL)
        for item in (self._board, self._dealer, self.frame):
            item.hide()
            scene.addItem(item)
        self.setScene(scene)
        # A viewport of our own: for one that Qt hands out it looks through all kinds of widgets.
        self.setViewport(QWidget(self))
        self._prepare()

    def _prepare(self) -> None:
        off = Qt.ScrollBarPolicy.ScrollBarAlwaysOff
        self.setHorizontalScrollBarPolicy(off)
        self.setVerticalScrollBarPolicy(off)
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.viewport().setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.setRenderHints(
            QPainter.RenderHint.Antialiasing | QPainter.RenderHint.SmoothPixmapTransform
        )
        self.setCacheMode(QGraphicsView.CacheModeFlag.CacheBackground)
        self.setViewportUpdateMode(QGraphicsView.ViewportUpdateMode.MinimalViewportUpdate)
        self.setInteractive(False)

    def set_state(self, state: FeltState, moves: bool = False) -> None:
        """Show a state; only what differs from the one before is painted again.

        Where it ``moves``, chips, cards and frame go to their places instead of being there.
        """
        self.end_motion()
        before, self.state = self.state, state
        self._dressing = replace(
            self._dressing, chips=state.chips, as_printed=state.spots_as_printed
        )
        if before is None or before.places != state.places:
            self._seat(state)
        self._show(state)
        if moves and before is not None and before.places == state.places:
            self.motion().set_off(before, state)

    def make_ready(self, state: FeltState) -> None:
        """Paint the pictures that another state of this table needs, to be there when it comes."""
        if self.state is None or self.state.places != state.places:
            return
        nowhere = QPixmap(1, 1)
        nowhere.setDevicePixelRatio(self.devicePixelRatioF())
        painter, option = QPainter(nowhere), QStyleOptionGraphicsItem()
        board = BoardItem(self._dressing, self.sprites)
        dealer = DealerItem(self._dressing, self.sprites)
        board.show_state(state, self._dressing)
        dealer.show_state(state, self._dressing)
        seen = self.viewportTransform()
        places: list[tuple[QGraphicsItem, QTransform]] = [(board, seen), (dealer, seen)]
        for box in state.boxes:
            item = BoxItem(box, self._dressing, self.sprites)
            places.append((item, self.boxes[box.number].sceneTransform() * seen))
        for part, place in places:
            option.exposedRect = part.boundingRect()
            painter.setWorldTransform(place)
            part.paint(painter, option)
        painter.end()

    def set_theme(self, tokens: Tokens) -> None:
        """Change the look."""
        if tokens == self._tokens:
            return
        self._tokens = tokens
        self._dressing = replace(self._dressing, tokens=tokens)
        self.frame.show_tokens(tokens)
        self.resetCachedContent()
        self.viewport().update()
        if self.state is not None:
            self._show(self.state)

    def set_four_colours(self, four: bool) -> None:
        """Draw each suit in a colour of its own, or in black and red."""
        self._dressing = replace(self._dressing, four_colours=four)
        if self.state is not None:
            self._show(self.state)

    def end_motion(self) -> None:
        """Whatever is on its way is there, at once."""
        if self.motion.made is not None:
            self.motion.made.end()

    @property
    def moves(self) -> bool:
        """Whether anything is on its way."""
        return self.motion.made is not None and self.motion.made.runs

    def _make_motion(self) -> FeltMotion:
        from dealer_trainer.ui.felt.motion import FeltMotion  # noqa: PLC0415 -- no start waits

        return FeltMotion(self, self.boxes, self._board, self._dealer, self.frame)

    def _seat(self, state: FeltState) -> None:
        """Put up the places of a table."""
        for item in self.boxes.values():
            self.scene().removeItem(item)
        self.boxes.clear()
        for box in state.boxes:
            place = geometry.place_of(box.number, state.places)
            item = BoxItem(box, self._dressing, self.sprites)
            item.setPos(place.x, place.y)
            item.setRotation(place.tilt)
            self.scene().addItem(item)
            self.boxes[box.number] = item

    def _show(self, state: FeltState) -> None:
        for box in state.boxes:
            item = self.boxes[box.number]
            item.show_view(box, self._dressing)
            item.setZValue(ACTIVE_LEVEL if box.active else BOX_LEVEL)
        self._board.show_state(state, self._dressing)
        self._dealer.show_state(state, self._dressing)
        self._board.show()
        self._dealer.show()
        place = geometry.place_in_hand(state)
        if place is not None:
            self.frame.put(place)
        self.frame.setVisible(place is not None)

    def drawBackground(self, painter: QPainter, rect: QRectF | QRect) -> None:
        """The cloth; the view keeps the picture until size or look change."""
        paint_cloth(painter, QRectF(rect), self._tokens)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Keep the whole table in sight."""
        super().resizeEvent(event)
        scale = geometry.scale_in(self.viewport().width(), self.viewport().height())
        # Not fitInView: it keeps a margin of two pixels, which the figures do not have.
        self.setTransform(QTransform.fromScale(scale, scale))
        self.centerOn(geometry.SCENE.center())

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """Say what was clicked: a card to be picked, a bet, its box, or the dealer's hand."""
        event.accept()
        if event.button() is Qt.MouseButton.LeftButton:
            self._report_click(self.mapToScene(event.position().toPoint()))

    def mouseDoubleClickEvent(self, event: QMouseEvent) -> None:
        """A double click is one click."""
        event.accept()

    def _report_click(self, at: QPointF) -> None:
        state = self.state
        if state is None:
            return
        card = self._card_at(at, state)
        if card is not None:
            self.card_clicked.emit(card)
            return
        for box in sorted(state.boxes, key=lambda view: not view.active):
            inside = self.boxes[box.number].mapFromScene(at)
            if not box.occupied or not geometry.BOX_FRAME.contains(inside):
                continue
            for spot in box.spots:
                centre = geometry.spot_centre(spot.place, state.spots_as_printed)
                if spot.stake and spots.outline(spot.place, 3).contains(inside - centre):
                    self.spot_clicked.emit(box.number, spot.bet_key)
                    return
            self.box_clicked.emit(box.number)
            return
        if geometry.dealer_frame().contains(at):
            self.dealer_clicked.emit()

    def _card_at(self, at: QPointF, state: FeltState) -> int | None:
        """The card to be picked that lies at a point of the scene."""
        laid = [
            *zip(state.board, geometry.board_rects(state.flop_apart), strict=False),
            *zip(state.dealer, geometry.dealer_rects(), strict=False),
        ]
        for card, rect in laid:
            if card.number and rect.contains(at):
                return card.card
        for box in state.boxes:
            inside = self.boxes[box.number].mapFromScene(at)
            for card, rect in zip(box.cards, geometry.hole_rects(), strict=False):
                if card.number and rect.contains(inside):
                    return card.card
        return None
