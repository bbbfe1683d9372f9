"""How two pictures of one view differ."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path
from typing import Any, Final

import numpy as np
from PySide6.QtGui import QImage, QPainter

_FARTHEST: Final = 4
_GAP: Final = 8

Pixels = np.ndarray[Any, Any]


@dataclass(frozen=True, slots=True)
class Difference:
    """What differs between a view before and after.

    ``shift`` is the least number of pixels, in any direction, by which what differs has moved:
    within so many pixels of each one there was the same colour before, and there is one like it
    after. It is nothing where no shift explains it; ``unexplained`` are then the pixels that a
    shift by one leaves.
    """

    view: str
    pixels: int
    shift: int | None
    unexplained: int
    where: str

    @property
    def told(self) -> str:
        """As a line."""
        if self.shift is None:
            what = f"no shift explains it ({self.unexplained} pixels by more than one)"
        else:
            what = f"a shift of {self.shift} px explains it"
        return f"{self.view}: {self.pixels} pixels differ at {self.where}; {what}"


def compared(view: str, before: QImage, after: QImage) -> Difference | None:
    """The difference of a view; nothing where the pictures are the same."""
    if before.size() != after.size():
        sizes = [f"{each.width()}×{each.height()}" for each in (before, after)]
        count = after.width() * after.height()
        return Difference(view, count, None, count, f"another size: {' and '.join(sizes)}")
    old, new = _pixels(before), _pixels(after)
    differs = old != new
    count = int(differs.sum())
    if not count:
        return None
    rows, columns = np.nonzero(differs)
    where = f"{columns.min()},{rows.min()} to {columns.max()},{rows.max()}"
    left = [_unexplained(old, new, differs, reach) for reach in range(1, _FARTHEST + 1)]
    shift = next((reach for reach, each in enumerate(left, 1) if not each), None)
    return Difference(view, count, shift, left[0], where)


def _pixels(picture: QImage) -> Pixels:
    shape = (picture.height(), picture.bytesPerLine() // 4)
    whole: Pixels = np.frombuffer(picture.constBits(), dtype=np.uint32).reshape(shape)
    return whole[:, : picture.width()]


def _unexplained(old: Pixels, new: Pixels, differs: Pixels, reach: int) -> int:
    """The pixels that have no like within reach: of the new ones among the old, or vice versa."""
    return max(_alone(old, new, differs, reach), _alone(new, old, differs, reach))


def _alone(among: Pixels, of: Pixels, differs: Pixels, reach: int) -> int:
    rows, columns = np.nonzero(differs)
    wanted = of[rows, columns]
    padded = np.pad(among, reach, mode="edge")
    found = np.zeros(len(rows), dtype=bool)
    for down in range(2 * reach + 1):
        for right in range(2 * reach + 1):
            found |= padded[rows + down, columns + right] == wanted
    return int((~found).sum())


def write_side_by_side(before: QImage, after: QImage, path: Path) -> None:
    """Both pictures, and what differs between them in red on the new one, beside each other."""
    size = before.size().expandedTo(after.size())
    whole = QImage(3 * size.width() + 2 * _GAP, size.height(), QImage.Format.Format_RGB32)
    whole.fill(0xFFFF00FF)
    painter = QPainter(whole)
    painter.drawImage(0, 0, before)
    painter.drawImage(size.width() + _GAP, 0, after)
    painter.drawImage(2 * (size.width() + _GAP), 0, _in_red(before, after))
    painter.end()
    path.parent.mkdir(parents=True, exist_ok=True)
    whole.save(str(path))


def _in_red(before: QImage, after: QImage) -> QImage:
    marked = after.convertToFormat(QImage.Format.Format_Grayscale8)
    marked = marked.convertToFormat(QImage.Format.Format_RGB32)
    if before.size() == after.size():
        whole = np.frombuffer(marked.bits(), dtype=np.uint32).reshape(marked.height(), -1)
        whole[:, : marked.width()][_pixels(before) != _pixels(after)] = 0xFFFF0000
    return marked
