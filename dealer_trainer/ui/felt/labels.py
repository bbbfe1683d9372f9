"""What is written over the cloth: amounts in pills, box plates, and the discs that mark a bet."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QColor

from dealer_trainer.presentation.felt import BoxView
from dealer_trainer.rules.money import Action
from dealer_trainer.ui.felt import geometry
from dealer_trainer.ui.felt.lettering import lettering, write, write_centred
from dealer_trainer.ui.felt.sprites import Sprites
from dealer_trainer.ui.theme.colour import faded, paint_in
from dealer_trainer.ui.theme.icons import Icon, draw_icon
from dealer_trainer.ui.theme.tokens import Tokens

if TYPE_CHECKING:
    from PySide6.QtGui import QPainter

AMOUNT_SIZE: Final = 12.5
PILL_HEIGHT: Final = 17.0
PILL_PADDING: Final = 6.0
DISC: Final = 8.5
PillLook = tuple[int, str, str | None]
"""Ground as a packed colour with its opacity, ink, and rim if there is one."""

NUMBER_SIZE: Final = 13.0
WORD_SIZE: Final = 11.0
EMPTY: Final = 0.62
"""How strongly the plate of an empty place shows."""


def pill(
    painter: QPainter,
    text: str,
    centre: QPointF,
    tokens: Tokens,
    sprites: Sprites,
    ground: float = 1.0,
) -> None:
    """The amount of a bet, light on dark; ``ground`` 0–1 lets the dark fade with taken chips."""
    look = (faded(tokens.pill, 0.92 * ground).rgba(), tokens.pilltext, None)
    _lay_pill(painter, text, centre, look, sprites)


def payout_pill(
    painter: QPainter, text: str, centre: QPointF, tokens: Tokens, sprites: Sprites
) -> None:
    """The amount that is paid on a bet, blue."""
    look = (QColor(tokens.payout).rgba(), tokens.payouttext, tokens.payoutrim)
    _lay_pill(painter, text, centre, look, sprites)


def pill_width(text: str) -> float:
    """How wide a pill is around an amount."""
    return max(lettering(text, AMOUNT_SIZE).width + 2 * PILL_PADDING, PILL_HEIGHT)


def _lay_pill(
    painter: QPainter, text: str, centre: QPointF, look: PillLook, sprites: Sprites
) -> None:
    width = pill_width(text)
    rect = QRectF(-width / 2, -PILL_HEIGHT / 2, width, PILL_HEIGHT)
    paint = partial(_paint_pill, text=text, rect=rect, look=look)
    sprites.lay(painter, centre, ("pill", text, look), rect.adjusted(-1, -1, 1, 1), paint)


def _paint_pill(painter: QPainter, text: str, rect: QRectF, look: PillLook) -> None:
    ground, ink, rim = look
    paint_in(painter, QColor.fromRgba(ground), rim, 1.0)
    painter.drawRoundedRect(rect, PILL_HEIGHT / 2, PILL_HEIGHT / 2)
    write_centred(painter, text, QPointF(0, 0), AMOUNT_SIZE, QColor(ink))


def _disc(
    painter: QPainter, centre: QPointF, ground: str, ink: str, icon: Icon, rim: QColor | None
) -> None:
    paint_in(painter, ground, rim, 1.2)
    painter.drawEllipse(centre, DISC, DISC)
    size = DISC * 1.62
    corner = centre - QPointF(size / 2, size / 2)
    draw_icon(painter, icon, size, QColor(ink), 2.1, corner)


def mark_disc(painter: QPainter, right: bool, centre: QPointF, tokens: Tokens) -> None:
    """Right or wrong: a tick or a cross, on its colour."""
    if right:
        _disc(painter, centre, tokens.rightdisc, tokens.righttick, Icon.CHECK, None)
    else:
        _disc(painter, centre, tokens.wrongdisc, tokens.wrongcross, Icon.CROSS, None)


def outcome_disc(
    painter: QPainter, outcome: Action | None, centre: QPointF, tokens: Tokens
) -> None:
    """A bet that stays, or is taken; what is paid shows by its chips."""
    if outcome is Action.PUSH:
        _disc(painter, centre, "#FFFFFF", tokens.pill, Icon.EQUALS, None)
    elif outcome is Action.TAKE:
        _disc(painter, centre, "#171C20", "#FFFFFF", Icon.MINUS, faded("#FFFFFF", 0.75))


def plate(painter: QPainter, box: BoxView, tokens: Tokens) -> None:
    """The number of a box and its state, above the cards."""
    number = lettering(str(box.number), NUMBER_SIZE)
    word = lettering(box.state_word, WORD_SIZE, 600)
    lead = _lead_width(box)
    moon = 15.0 if box.dark else 0.0
    tail = word.width + (5.0 if not box.dark else 2.0) if box.state_word else 0.0
    inner = lead + number.width + moon + tail
    width = max(geometry.PLATE_LEAST, inner + 20)
    height = geometry.PLATE_HEIGHT
    centre = geometry.PLATE
    rect = QRectF(centre.x() - width / 2, centre.y() - height / 2, width, height)
    ink = _plate_ground(painter, box, rect, tokens)
    left, middle = centre.x() - inner / 2, centre.y()
    _lead(painter, box, QPointF(left, middle), ink, tokens)
    left += lead
    write(painter, number, left, middle, NUMBER_SIZE, ink)
    left += number.width
    if box.dark:
        draw_icon(painter, Icon.MOON, 13.5, ink, at=QPointF(left + 2, middle - 7))
        left += moon
    if box.state_word:
        write(painter, word, left + tail - word.width, middle, WORD_SIZE, ink)


def _plate_ground(painter: QPainter, box: BoxView, rect: QRectF, tokens: Tokens) -> QColor:
    radius = rect.height() / 2
    if not box.occupied:
        paint_in(painter, None, faded(tokens.feltline, EMPTY), 1.0)
        painter.drawRoundedRect(rect.adjusted(0.5, 1.5, -0.5, -1.5), radius - 1.5, radius - 1.5)
        return faded(tokens.feltink, EMPTY)
    paint_in(painter, tokens.here if box.active else tokens.pill)
    painter.drawRoundedRect(rect, radius, radius)
    return QColor(tokens.onhere if box.active else tokens.pilltext)


def _lead_width(box: BoxView) -> float:
    if box.mark is not None:
        return 2 * DISC + 4
    return 17.0 if box.done else 0.0


def _lead(painter: QPainter, box: BoxView, at: QPointF, ink: QColor, tokens: Tokens) -> None:
    """The mark before the number; a tick in a neutral colour where a box is done but not marked."""
    if box.mark is not None:
        mark_disc(painter, box.mark, at + QPointF(DISC, 0), tokens)
    elif box.done:
        draw_icon(painter, Icon.CHECK, 12, ink, 2.0, at - QPointF(0, 6))
