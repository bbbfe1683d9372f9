"""Cards, piles and print as ready pictures: painted once for size and colours, then laid."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Callable, Hashable
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QPoint, Qt
from PySide6.QtGui import QPainter, QPixmap, QTransform

from dealer_trainer.frozen import dataclass

if TYPE_CHECKING:
    from PySide6.QtCore import QPointF, QRectF

KEPT: Final = 200
"""Of each kind: enough for the ranks, suits, papers and prints that six boxes are made of."""

KEPT_AMOUNTS: Final = 240
"""Of pills and of piles, of which there is no end: what a few layouts show."""

AMOUNTS: Final = frozenset({"pill", "pile"})

FINENESS: Final = 4
"""Digits of scale and lean by which two pictures differ."""


@dataclass(frozen=True, slots=True)
class Sprite:
    """A picture in device pixels, and where its upper left corner lies from its anchor."""

    pixmap: QPixmap
    corner: QPoint


class Sprites:
    """The pictures of one view, the longest unused given up first.

    A picture is painted as it will lie, leaning too, and laid on whole device pixels: nothing is
    turned or smoothed afterwards, so it is sharp and quick.
    """

    def __init__(self) -> None:
        self._kept: dict[str, OrderedDict[Hashable, Sprite]] = {}
        self.painted = 0

    def __len__(self) -> int:
        return sum(map(len, self._kept.values()))

    def lay(
        self,
        painter: QPainter,
        at: QPointF,
        key: tuple[Hashable, ...],
        area: QRectF,
        paint: Callable[[QPainter], None],
    ) -> None:
        """Lay a picture with its anchor on a point; ``paint`` makes it where it is not kept.

        ``area`` is what it covers around its anchor, ``key`` all that its looks depend on
        besides scale and lean; its kind comes first.
        """
        ratio = painter.device().devicePixelRatio()
        matrix = painter.worldTransform() * QTransform.fromScale(ratio, ratio)
        cells = (matrix.m11(), matrix.m12(), matrix.m21(), matrix.m22())
        # Asked for hundreds of times a layout: a loop over four would cost more than all the rest.
        x, across, down, y = cells
        lean = (round(across, FINENESS), round(down, FINENESS))
        whole = (key, round(x, FINENESS), *lean, round(y, FINENESS))
        kind = str(key[0])
        kept = self._kept.setdefault(kind, OrderedDict())
        sprite = kept.get(whole)
        if sprite is None:
            sprite = kept[whole] = _painted(QTransform(*cells, 0, 0), area, paint)
            self.painted += 1
            if len(kept) > (KEPT_AMOUNTS if kind in AMOUNTS else KEPT):
                kept.popitem(last=False)
        else:
            kept.move_to_end(whole)
        anchor = matrix.map(at)
        painter.save()
        painter.setWorldTransform(QTransform.fromScale(1 / ratio, 1 / ratio))
        painter.drawPixmap(
            QPoint(round(anchor.x()), round(anchor.y())) + sprite.corner, sprite.pixmap
        )
        painter.restore()


def _painted(matrix: QTransform, area: QRectF, paint: Callable[[QPainter], None]) -> Sprite:
    covered = matrix.mapRect(area).toAlignedRect().adjusted(-1, -1, 1, 1)
    pixmap = QPixmap(covered.size())
    pixmap.fill(Qt.GlobalColor.transparent)
    brush = QPainter(pixmap)
    brush.setRenderHint(QPainter.RenderHint.Antialiasing)
    brush.translate(-covered.topLeft())
    brush.setWorldTransform(matrix, True)
    paint(brush)
    brush.end()
    # A copy leaves behind the ten kilobytes that Qt keeps with a picture for who paints on it.
    return Sprite(pixmap.copy(), covered.topLeft())
