"""A bet's place on the cloth: its print, the stake, what is paid, and what was said of it."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from functools import lru_cache, partial
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainterPath, QPen

from dealer_trainer.presentation.felt import SpotView
from dealer_trainer.rules.game import SpotPlace
from dealer_trainer.rules.house import Chip
from dealer_trainer.rules.money import Action
from dealer_trainer.ui.felt import geometry, labels
from dealer_trainer.ui.felt.chips import lay_pile, split
from dealer_trainer.ui.felt.lettering import lettering, write, write_centred
from dealer_trainer.ui.felt.sprites import Sprites
from dealer_trainer.ui.theme.colour import faded, paint_in
from dealer_trainer.ui.theme.tokens import Tokens

if TYPE_CHECKING:
    from PySide6.QtGui import QPainter

LINE: Final = 1.6
EMPTY_PLACE: Final = 0.37
CLOTH: Final = 0.67
CAPTION_SIZE: Final = 8.5
CAPTION_SPACING: Final = 0.2
CAPTION_HIDDEN_FROM: Final = 3
"""A pile of so many chips covers the print."""

EQUAL_BETS: Final = frozenset({SpotPlace.ANTE, SpotPlace.BLIND})
"""Two bets of one size: the cloth prints an equals sign between them."""

BESIDE: Final = frozenset({SpotPlace.PLAY, SpotPlace.MIDDLE_ANTE})
"""Bets whose payout lies at the right of their own amount, and not below it."""

PAYOUT_BEYOND: Final = 20.0
"""How far a payout may reach over the frame of its box."""

TAKEN: Final = 0.26
LEAVES: Final = 8.0
"""How far taken chips slide towards the dealer while they fade; a shade of them stays behind."""

ARRIVES: Final = 6.0
"""From how far on the dealer's side a payout comes while it appears."""

TAG_HEIGHT: Final = 27.0
TAG_SIZE: Final = 15.0


def outline(place: SpotPlace, grown: float = 0.0) -> QPainterPath:
    """The line of a spot around its middle, ``grown`` outwards."""
    path = QPainterPath()
    if place in geometry.DIAMONDS:
        wide = geometry.SIDE_HALF_WIDTH + grown * 1.3
        high = geometry.SIDE_HALF_HEIGHT + grown * 1.3
        path.moveTo(0, -high)
        for x, y in ((wide, 0.0), (0.0, high), (-wide, 0.0)):
            path.lineTo(x, y)
        path.closeSubpath()
    else:
        radius = geometry.spot_radius(place) + grown
        path.addEllipse(QPointF(0, 0), radius, radius)
    return path


def paint_spot(
    painter: QPainter,
    spot: SpotView,
    as_printed: bool,
    occupied: bool,
    pile: tuple[Chip, ...],
    tokens: Tokens,
    sprites: Sprites,
) -> None:
    """Paint the print of a spot that a pile will lie on, in the measure of its box, and the ring
    of the active one.
    """
    painter.save()
    painter.translate(geometry.spot_centre(spot.place, as_printed))
    _lay_print(painter, spot, occupied, len(pile), tokens, sprites)
    if spot.active:
        _ring(painter, spot.place, tokens)
    painter.restore()


def paint_stake(
    painter: QPainter,
    spot: SpotView,
    as_printed: bool,
    pile: tuple[Chip, ...],
    sprites: Sprites,
    gone: float = 1.0,
) -> None:
    """Lay the chips of a spot; ``gone`` 0–1 is how far those that are taken have left.

    A shade of them stays where they lay, so that it can still be read what was at stake.
    """
    if not pile:
        return
    base = geometry.spot_centre(spot.place, as_printed) + QPointF(0, geometry.BET_BASE)
    taken = spot.outcome is Action.TAKE
    painter.setOpacity(TAKEN if taken else 1.0)
    lay_pile(painter, base, geometry.BET_CHIP, pile, sprites)
    if taken and gone < 1.0:
        painter.setOpacity(1.0 - gone)
        slid = base + QPointF(0, LEAVES * gone)
        lay_pile(painter, slid, geometry.BET_CHIP, pile, sprites)
    painter.setOpacity(1.0)


def paint_said(
    painter: QPainter, spot: SpotView, as_printed: bool, tokens: Tokens, sprites: Sprites
) -> None:
    """Paint what must not be covered: the stake in figures, what was said of it, and its mark."""
    painter.save()
    painter.translate(geometry.spot_centre(spot.place, as_printed))
    if spot.stake:
        low = 25.0 if spot.place in geometry.DIAMONDS else geometry.spot_radius(spot.place) - 2.5
        ground = 0.5 if spot.outcome is Action.TAKE else 1.0
        labels.pill(painter, spot.label, QPointF(0, low), tokens, sprites, ground)
    if spot.typed is None:
        at = geometry.outcome_offset(spot.place, spot.mark is not None)
        labels.outcome_disc(painter, spot.outcome, at, tokens)
    if spot.mark is not None:
        labels.mark_disc(painter, spot.mark, geometry.mark_offset(spot.place), tokens)
    painter.restore()


def paint_payout(
    painter: QPainter,
    spot: SpotView,
    as_printed: bool,
    chips: tuple[Chip, ...],
    tokens: Tokens,
    sprites: Sprites,
    there: float = 1.0,
) -> None:
    """Paint the chips that are paid on a spot, beside it, with their label.

    ``there`` 0–1 is how far they have appeared.
    """
    if not shows_payout(spot) or spot.payout is None:
        return
    centre = _payout_at(spot, as_printed) + QPointF(0, ARRIVES * (1.0 - there))
    pile = split(spot.payout, chips)
    painter.setOpacity(there)
    lay_pile(painter, centre + QPointF(0, -7), geometry.PAYOUT_CHIP, pile, sprites)
    labels.payout_pill(painter, spot.payout_label, centre + QPointF(0, 14), tokens, sprites)
    painter.setOpacity(1.0)


def shows_payout(spot: SpotView) -> bool:
    """Whether chips that are paid lie beside a spot."""
    return spot.outcome is Action.PAY and bool(spot.payout) and spot.typed is None


def payout_area(spot: SpotView, as_printed: bool) -> QRectF:
    """All that a payout covers in its box, on its way too."""
    half = max(labels.pill_width(spot.payout_label), geometry.PAYOUT_CHIP * 1.2) / 2 + 2
    centre = _payout_at(spot, as_printed)
    return QRectF(centre.x() - half, centre.y() - 50, 2 * half, 76 + ARRIVES)


def _payout_at(spot: SpotView, as_printed: bool) -> QPointF:
    """Where it lies; long amounts beside a stake draw apart, or one would cover the other."""
    centre = geometry.payout_centre(spot.place, as_printed)
    if spot.place not in BESIDE or not spot.stake:
        return centre
    half = labels.pill_width(spot.payout_label) / 2
    stake = geometry.spot_centre(spot.place, as_printed).x() + labels.pill_width(spot.label) / 2
    # Never beyond what a box may paint.
    furthest = geometry.BOX_FRAME.right() + PAYOUT_BEYOND - half
    return QPointF(max(centre.x(), min(stake + 1 + half, furthest)), centre.y())


@lru_cache(maxsize=16)
def spot_area(place: SpotPlace, as_printed: bool) -> QRectF:
    """All that a spot covers in its box: rings, chips, amount and discs. Do not change it."""
    around = outline(place).boundingRect()
    return around.adjusted(-16, -16, 16, 14).translated(geometry.spot_centre(place, as_printed))


def changed_areas(was: SpotView, now: SpotView, as_printed: bool) -> Iterator[QRectF]:
    """What of a box is to be painted again because one of its spots is not as it was."""
    if was == now:
        return
    for spot in (was, now):
        if spot.typed is not None:
            yield _tag_rect(spot, as_printed).adjusted(-1, -1, 1, 3)
        if shows_payout(spot):
            yield payout_area(spot, as_printed)
    # Over the spot itself nothing depends on what is typed, but the disc that gives way to it.
    without_disc = now.outcome is None or (was.typed is None) == (now.typed is None)
    if not without_disc or replace(was, typed=now.typed) != now:
        yield spot_area(now.place, as_printed)


def paint_equals(painter: QPainter, ink: QColor) -> None:
    """Print the sign between Ante and Blind: one is as high as the other."""
    middle = geometry.EQUALS
    for lift in (-2.0, 2.0):
        painter.fillRect(QRectF(middle.x() - 3.6, middle.y() + lift - 0.8, 7.2, 1.6), ink)


def _lay_print(
    painter: QPainter,
    spot: SpotView,
    occupied: bool,
    chip_count: int,
    tokens: Tokens,
    sprites: Sprites,
) -> None:
    """Print the spot; its caption makes room for chips, and is left out where they cover it."""
    if chip_count == 0:
        height = 0.0
    elif spot.place in geometry.DIAMONDS:
        height = -14.0
    else:
        height = 10.0 - geometry.spot_radius(spot.place)
    caption = spot.caption if chip_count < CAPTION_HIDDEN_FROM else ""
    strength = 1.0 if occupied else EMPTY_PLACE
    key = ("print", spot.place, caption, height, strength, tokens.feltline, tokens.spot)
    sprites.lay(
        painter,
        QPointF(0, 0),
        key,
        outline(spot.place).boundingRect().adjusted(-2, -2, 2, 2),
        partial(_print, spot.place, caption, height, strength, tokens),
    )


def _print(
    place: SpotPlace,
    caption: str,
    height: float,
    strength: float,
    tokens: Tokens,
    painter: QPainter,
) -> None:
    paint_in(painter, faded(tokens.spot, CLOTH * strength), faded(tokens.feltline, strength), LINE)
    painter.drawPath(outline(place))
    ink = faded(tokens.feltink, 0.85 * strength)
    at = QPointF(0, height)
    write_centred(painter, caption, at, CAPTION_SIZE, ink, 700, CAPTION_SPACING)


def _ring(painter: QPainter, place: SpotPlace, tokens: Tokens) -> None:
    """You are here: a ring in amber, and two soft ones around it."""
    painter.setBrush(Qt.BrushStyle.NoBrush)
    for grown, width, strength in ((8.5, 5.0, 0.14), (4.0, 5.0, 0.30), (0.0, 3.5, 1.0)):
        pen = QPen(faded(tokens.here, strength), width)
        pen.setJoinStyle(Qt.PenJoinStyle.RoundJoin)
        painter.setPen(pen)
        painter.drawPath(outline(place, grown))


def paint_typed(painter: QPainter, spot: SpotView, as_printed: bool, tokens: Tokens) -> None:
    """Paint the amount as it is being typed, beside the bet, with a caret that does not blink."""
    if spot.typed is None:
        return
    word, tag = lettering(spot.typed, TAG_SIZE, 600), _tag_rect(spot, as_printed)
    paint_in(painter, faded("#000000", 0.25))
    painter.drawRoundedRect(tag.translated(0, 1.5), 7, 7)
    painter.setBrush(QColor(tokens.here))
    painter.drawRoundedRect(tag, 7, 7)
    ink = QColor(tokens.onhere)
    start = tag.center().x() - (word.width + 3) / 2
    write(painter, word, start, tag.center().y(), TAG_SIZE, ink)
    painter.fillRect(QRectF(start + word.width + 1.8, tag.center().y() - 8, 1.5, 16), ink)


def _tag_rect(spot: SpotView, as_printed: bool) -> QRectF:
    """The tag of the amount that is typed; it keeps inside the frame of its box."""
    centre = geometry.payout_centre(spot.place, as_printed) + QPointF(2, 0)
    width = max(34.0, lettering(spot.typed or "", TAG_SIZE, 600).width + 19)
    left = min(centre.x() - width / 2, geometry.BOX_FRAME.right() - width - 2)
    return QRectF(left, centre.y() - TAG_HEIGHT / 2, width, TAG_HEIGHT)
