"""Playing cards, drawn: one large rank, a small suit and a large one, to be read at a glance."""

from __future__ import annotations

from functools import lru_cache, partial
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QLineF, QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainterPath, QPen, QTransform

from dealer_trainer.presentation.felt import CardLook, CardView
from dealer_trainer.rules.cards import RANK_LETTERS, TEN, Suit, rank_of, suit_of
from dealer_trainer.ui.felt import labels
from dealer_trainer.ui.felt.lettering import word_outline
from dealer_trainer.ui.felt.sprites import Sprites
from dealer_trainer.ui.theme.colour import faded, paint_in
from dealer_trainer.ui.theme.tokens import Tokens

if TYPE_CHECKING:
    from PySide6.QtGui import QPainter


BLACK, RED = "#15191E", "#C4122F"
TWO_COLOURS: Final = {
    Suit.SPADES: BLACK,
    Suit.HEARTS: RED,
    Suit.DIAMONDS: RED,
    Suit.CLUBS: BLACK,
}
FOUR_COLOURS: Final = {
    Suit.SPADES: BLACK,
    Suit.HEARTS: RED,
    Suit.DIAMONDS: "#0A56C2",
    Suit.CLUBS: "#0B7338",
}

Curve = tuple[float, float, float, float, float, float]


def _mirrored(start: tuple[float, float], curves: tuple[Curve, ...]) -> QPainterPath:
    """A half outline from the axis to the axis, and its mirror image, closed."""
    half = QPainterPath(QPointF(*start))
    for curve in curves:
        half.cubicTo(*curve)
    other = QTransform.fromScale(-1, 1).map(half).toReversed()
    half.connectPath(other)
    half.closeSubpath()
    return half


_HALVES: Final[dict[Suit, tuple[tuple[float, float], tuple[Curve, ...]]]] = {
    Suit.SPADES: (
        (0, -1),
        (
            (0.3, -0.55, 0.95, -0.2, 0.95, 0.3),
            (0.95, 0.62, 0.7, 0.78, 0.48, 0.78),
            (0.28, 0.78, 0.14, 0.68, 0.08, 0.55),
            (0.1, 0.78, 0.2, 0.92, 0.34, 1),
        ),
    ),
    Suit.HEARTS: (
        (0, 1),
        (
            (-0.35, 0.55, -1, 0.15, -1, -0.38),
            (-1, -0.78, -0.72, -1, -0.46, -1),
            (-0.22, -1, -0.06, -0.84, 0, -0.62),
        ),
    ),
    Suit.DIAMONDS: ((0, -1), ((0.2, -0.6, 0.5, -0.25, 0.78, 0), (0.5, 0.25, 0.2, 0.6, 0, 1))),
}
"""Where half an outline starts, and its curves; the other half is its mirror image."""


def _club() -> QPainterPath:
    path = QPainterPath()
    path.setFillRule(Qt.FillRule.WindingFill)
    for x, y in ((0.0, -0.55), (-0.52, 0.2), (0.52, 0.2)):
        path.addEllipse(QPointF(x, y), 0.45, 0.45)
    path.addRect(QRectF(-0.16, -0.4, 0.32, 0.7))
    stem = QPainterPath(QPointF(-0.06, 0.1))
    stem.cubicTo(-0.06, 0.7, -0.2, 0.92, -0.36, 1)
    stem.lineTo(0.36, 1)
    stem.cubicTo(0.2, 0.92, 0.06, 0.7, 0.06, 0.1)
    stem.closeSubpath()
    path.addPath(stem)
    return path


@lru_cache(maxsize=4)
def suit_outline(suit: Suit) -> QPainterPath:
    """The outline of a suit; scale it to half its height."""
    return _club() if suit is Suit.CLUBS else _mirrored(*_HALVES[suit])


def suit_ink(suit: Suit, four_colours: bool) -> str:
    """The ink of a suit, ``#rrggbb``."""
    return (FOUR_COLOURS if four_colours else TWO_COLOURS)[suit]


FACE: Final = "#FDFCF8"
BACK: Final = "#3B4F68"
BACK_MARGIN: Final = "#F4F0E6"
CORNER: Final = 0.10
RANK_HEIGHT: Final = 0.335
TEN_NARROWED: Final = 0.84
RAISED: Final = 0.09
OUTLINE: Final = 2.5
RAISED_LOOKS: Final = frozenset({CardLook.PLAYS, CardLook.DECIDES})
SPILL: Final = 5.0
"""How far shadow and outline may reach beyond the card."""


@lru_cache(maxsize=13)
def _rank_outline(rank: int) -> QPainterPath:
    """A rank with its left edge on x = 0, its capitals standing one unit high on y = 0."""
    drawn = word_outline("10" if rank == TEN else RANK_LETTERS[rank - 2], 700)
    high = word_outline("H", 700).boundingRect().height()
    shift = QTransform.fromTranslate(-drawn.boundingRect().left(), 0)
    narrow = TEN_NARROWED if rank == TEN else 1.0
    return (shift * QTransform.fromScale(narrow / high, 1 / high)).map(drawn)


def _rounded(rect: QRectF, radius: float) -> QPainterPath:
    path = QPainterPath()
    path.addRoundedRect(rect, radius, radius)
    return path


def _ink(
    painter: QPainter, parts: tuple[tuple[QPainterPath, float, float, float], ...], ink: str
) -> None:
    """Fill outlines, each at its x, y and size."""
    for outline, x, y, size in parts:
        painter.save()
        painter.translate(x, y)
        painter.scale(size, size)
        painter.fillPath(outline, QColor(ink))
        painter.restore()


def _rank(painter: QPainter, card: QRectF, rank: int, ink: str) -> None:
    high = RANK_HEIGHT * card.height()
    at = (0.10 * card.width(), 0.085 * card.height() + high)
    _ink(painter, ((_rank_outline(rank), *at, high),), ink)


def _suits(painter: QPainter, card: QRectF, suit: Suit, ink: str) -> None:
    width, height = card.width(), card.height()
    outline = suit_outline(suit)
    small = (outline, 0.10 * width + 0.105 * height, 0.565 * height, 0.092 * height)
    large = (outline, 0.665 * width, 0.725 * height, 0.175 * height)
    _ink(painter, (small, large), ink)


def _back(painter: QPainter, card: QRectF, radius: float) -> None:
    margin = 0.08 * card.width()
    inner = card.adjusted(margin, margin, -margin, -margin)
    painter.save()
    painter.setClipPath(_rounded(inner, radius * 0.6))
    painter.fillRect(inner, QColor(BACK))
    painter.setPen(QPen(faded("#FFFFFF", 0.26), max(0.5, 0.009 * card.width())))
    step, reach = card.width() * 0.155, card.height()
    for i in range(-12, 18):
        x = i * step
        painter.drawLine(QLineF(x, 0, x + reach, reach))
        painter.drawLine(QLineF(x, 0, x - reach, reach))
    painter.restore()


def _badge(painter: QPainter, height: float, tokens: Tokens) -> None:
    """The disc with a star on the card that settled the matter.

    In the free corner of the card's face: over its upper edge the plate of a box would cover it,
    and beyond its right edge the next card.
    """
    radius = 0.1 * height
    centre = QPointF(1.4 * radius, height - 1.4 * radius)
    paint_in(painter, tokens.here, tokens.onhere, 1.5)
    painter.drawEllipse(centre, radius, radius)
    star = QPainterPath()
    for i in range(10):
        turn = QTransform().rotate(36 * i)
        point = centre + turn.map(QPointF(0, -(0.62 if i % 2 == 0 else 0.27) * radius))
        if i == 0:
            star.moveTo(point)
        else:
            star.lineTo(point)
    star.closeSubpath()
    painter.fillPath(star, QColor(tokens.onhere))


def _blank(painter: QPainter, card: QRectF, look: CardLook, tokens: Tokens) -> None:
    """The card without rank and suit: its shadow, its outline where it plays, its paper or back."""
    radius = CORNER * card.width()
    paint_in(painter, faded("#000000", 0.11))
    for step in (1, 2, 3):
        painter.drawRoundedRect(card.translated(0, step).adjusted(0.3, 0, -0.3, 0), radius, radius)
    if look in RAISED_LOOKS:
        half = OUTLINE / 2
        around = card.adjusted(-half, -half, half, half)
        paint_in(painter, tokens.here, tokens.here, OUTLINE)
        painter.drawRoundedRect(around, radius + half, radius + half)
    paint_in(painter, BACK_MARGIN if look is CardLook.DOWN else FACE, faded("#000000", 0.16), 1)
    painter.drawRoundedRect(card.adjusted(0.5, 0.5, -0.5, -0.5), radius, radius)
    if look is CardLook.DOWN:
        _back(painter, card, radius)


def _over(painter: QPainter, card: QRectF, look: CardLook, tokens: Tokens) -> None:
    """What lies over rank and suit: the veil, or the badge."""
    if look is CardLook.LEFT_OUT:
        painter.fillPath(_rounded(card, CORNER * card.width()), faded(tokens.veil, 0.53))
    else:
        _badge(painter, card.height(), tokens)


def lay_card(
    painter: QPainter,
    rect: QRectF,
    view: CardView,
    tokens: Tokens,
    four_colours: bool,
    sprites: Sprites,
    risen: float = 1.0,
) -> None:
    """Lay a card in its place, raised where it plays; ``risen`` 0–1 is how far it is on its way.

    It is laid in parts (paper, rank, suits), so that a few dozen pictures make all 52 cards.
    """
    card = QRectF(0, 0, rect.width(), rect.height())
    look = view.look
    lift = RAISED * rect.height() * risen if look in RAISED_LOOKS else 0.0
    at = rect.topLeft() - QPointF(0, lift)
    lay = partial(sprites.lay, painter, at)
    wide = card.adjusted(-SPILL, -SPILL, SPILL, SPILL)
    paper = CardLook.PLAIN if look is CardLook.LEFT_OUT else look
    blank = partial(_blank, card=card, look=paper, tokens=tokens)
    lay(("paper", paper, card.width(), tokens.here), wide, blank)
    if look is CardLook.DOWN:
        return
    rank, suit = rank_of(view.card), suit_of(view.card)
    ink = suit_ink(suit, four_colours)
    upper = QRectF(0, 0, card.width(), card.height() / 2)
    lay(
        ("rank", rank, card.width(), ink),
        upper,
        partial(_rank, card=card, rank=rank, ink=ink),
    )
    lower = QRectF(0, 0.44 * card.height(), card.width(), 0.5 * card.height())
    lay(
        ("suits", suit, card.width(), ink),
        lower,
        partial(_suits, card=card, suit=suit, ink=ink),
    )
    if look in (CardLook.LEFT_OUT, CardLook.DECIDES):
        over = partial(_over, card=card, look=look, tokens=tokens)
        lay(("over", look, card.width(), tokens.here), wide, over)
    if view.number:
        low = QPointF(0.24 * card.width(), card.height() - 0.14 * card.height())
        labels.pill(painter, str(view.number), at + low, tokens, sprites)
