"""Where things lie on the felt, in scene units: one unit is a pixel of a 966 × 684 felt."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QPointF, QRectF

from dealer_trainer.frozen import dataclass
from dealer_trainer.presentation.felt import FeltState
from dealer_trainer.rules.game import SpotPlace

WIDTH: Final = 966.0
HEIGHT: Final = 684.0
SCENE: Final = QRectF(0, 0, WIDTH, HEIGHT)
CENTRE: Final = WIDTH / 2

WIDEST_SLOT: Final = 186.0
FELT_MARGIN: Final = 56.0
TILT: Final = 12.0
"""Degrees by which a box at the very edge leans outwards."""

HOLE_WIDTH, HOLE_HEIGHT = 60.0, 84.0
HOLE_LEFTS: Final = (-62.0, 2.0)
HOLE_TOP: Final = -141.0
NAMING_FRAME: Final = QRectF(-69, -148, 138, 98)
BOX_FRAME: Final = QRectF(-73, -172, 146, 366)
PLATE: Final = QPointF(0, -157)
PLATE_HEIGHT, PLATE_LEAST = 22.0, 34.0

PLAY_RADIUS, ANTE_RADIUS = 28.0, 30.0
SIDE_HALF_WIDTH, SIDE_HALF_HEIGHT = 35.0, 31.0
SIDE_APART: Final = 37.0
"""How far from the middle each of two side bets lies, below what Ante and Blind are paid."""
DIAMONDS: Final = frozenset({SpotPlace.SIDE, SpotPlace.LEFT_SIDE, SpotPlace.RIGHT_SIDE})
EQUALS: Final = QPointF(0, 41)

CARD_WIDTH, CARD_HEIGHT, CARD_GAP = 78.0, 109.0, 8.0
BOARD_TOP, DEALER_TOP = 424.0, 559.0
FLOP_GAP: Final = 20.0
TRAY_MARGIN: Final = 12.0

BET_CHIP, PAYOUT_CHIP = 32.0, 30.0
BET_BASE: Final = 8.0
"""The lowest chip's face lies this far below the middle of its spot."""


@dataclass(frozen=True, slots=True)
class SeatPlace:
    """Where a box stands: its origin, and its lean in degrees (clockwise is positive)."""

    x: float
    y: float
    tilt: float


def place_of(number: int, places: int) -> SeatPlace:
    """Where box 1 … ``places`` stands on a felt of so many places; box 1 is at the left."""
    slot = min(WIDEST_SLOT, (WIDTH - FELT_MARGIN) / places)
    return on_arc(CENTRE + (number - (places + 1) / 2) * slot)


def place_in_hand(state: FeltState) -> SeatPlace | None:
    """Where the box in hand stands, if there is one."""
    number = next((box.number for box in state.boxes if box.active), None)
    return None if number is None else place_of(number, state.places)


def on_arc(x: float) -> SeatPlace:
    """Where a box stands, or the frame on its way, so far from the left."""
    lean = (x - CENTRE) / CENTRE
    return SeatPlace(x, 178 + 104 * lean * lean, TILT * lean)


def hole_rects() -> tuple[QRectF, ...]:
    """The two cards of a box, in its own measure."""
    return tuple(QRectF(left, HOLE_TOP, HOLE_WIDTH, HOLE_HEIGHT) for left in HOLE_LEFTS)


def scale_in(width: float, height: float) -> float:
    """Pixels for a scene unit in a view of this size."""
    return min(width / WIDTH, height / HEIGHT)


_SPOTS: Final = {
    SpotPlace.PLAY: (0.0, -21.0),
    SpotPlace.ANTE: (35.0, 41.0),
    SpotPlace.BLIND: (-35.0, 41.0),
    SpotPlace.SIDE: (0.0, 104.0),
    SpotPlace.MIDDLE_ANTE: (0.0, 41.0),
    SpotPlace.LEFT_SIDE: (-SIDE_APART, 138.0),
    SpotPlace.RIGHT_SIDE: (SIDE_APART, 138.0),
}
_PAYOUTS: Final = {
    SpotPlace.PLAY: (49.0, -14.0),
    SpotPlace.ANTE: (51.0, 106.0),
    SpotPlace.BLIND: (-51.0, 106.0),
    SpotPlace.SIDE: (0.0, 168.0),
    SpotPlace.MIDDLE_ANTE: (51.0, 48.0),
    SpotPlace.LEFT_SIDE: (-50.0, 178.0),
    SpotPlace.RIGHT_SIDE: (50.0, 178.0),
}
_SIDES: Final = (SpotPlace.SIDE, SpotPlace.LEFT_SIDE, SpotPlace.RIGHT_SIDE)
_PAIRED: Final = frozenset(
    {SpotPlace.ANTE, SpotPlace.BLIND, SpotPlace.LEFT_SIDE, SpotPlace.RIGHT_SIDE}
)
_RADII: Final = {SpotPlace.PLAY: PLAY_RADIUS, **dict.fromkeys(_SIDES, SIDE_HALF_HEIGHT)}


def spot_centre(place: SpotPlace, as_printed: bool) -> QPointF:
    """The middle of a spot in its box; felts are printed for the player, so sides can change."""
    return _side(place, _SPOTS[place], as_printed)


def payout_centre(place: SpotPlace, as_printed: bool) -> QPointF:
    """The middle of what is paid on a spot, chips and label together."""
    return _side(place, _PAYOUTS[place], as_printed)


def _side(place: SpotPlace, at: tuple[float, float], as_printed: bool) -> QPointF:
    """Two bets that lie beside each other change sides on a felt as printed."""
    x, y = at
    return QPointF(-x if as_printed and place in _PAIRED else x, y)


def spot_radius(place: SpotPlace) -> float:
    """Half the height of a spot."""
    return _RADII.get(place, ANTE_RADIUS)


def mark_offset(place: SpotPlace) -> QPointF:
    """From a spot's middle to the disc that says right or wrong."""
    if place in DIAMONDS:
        return QPointF(21, -17)
    reach = spot_radius(place) + 4
    return QPointF(-0.75 * reach, -0.66 * reach)


def outcome_offset(place: SpotPlace, marked: bool) -> QPointF:
    """From a spot's middle to the disc that says stays or taken; it gives way to a mark."""
    if place in DIAMONDS:
        return QPointF(-21, -17) if marked else QPointF(24, -20)
    reach = spot_radius(place) + 3
    return QPointF(0.77 * reach, -0.64 * reach)


def board_rects(flop_apart: bool) -> tuple[QRectF, ...]:
    """The five board cards, flop first."""
    extra = FLOP_GAP - CARD_GAP if flop_apart else 0.0
    left = CENTRE - (5 * CARD_WIDTH + 4 * CARD_GAP + extra) / 2
    return tuple(
        QRectF(
            left + i * (CARD_WIDTH + CARD_GAP) + (extra if i >= 3 else 0.0),
            BOARD_TOP,
            CARD_WIDTH,
            CARD_HEIGHT,
        )
        for i in range(5)
    )


def tray_rect(flop_apart: bool) -> QRectF:
    """The outline around the board."""
    cards = board_rects(flop_apart)
    m = TRAY_MARGIN
    return cards[0].united(cards[-1]).adjusted(-m, -m, m, m)


def dealer_rects() -> tuple[QRectF, ...]:
    """The dealer's two cards."""
    left = CENTRE - CARD_WIDTH - CARD_GAP / 2
    return tuple(
        QRectF(left + i * (CARD_WIDTH + CARD_GAP), DEALER_TOP, CARD_WIDTH, CARD_HEIGHT)
        for i in range(2)
    )


def dealer_frame() -> QRectF:
    """The frame round the dealer's cards while his hand is asked."""
    return dealer_rects()[0].united(dealer_rects()[1]).adjusted(-11, -10, 11, 10)
