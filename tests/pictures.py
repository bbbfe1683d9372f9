"""Whether two pictures show the same though they were drawn on different machines.

A picture that was kept, or painted part by part, is compared here: the last bit of a colour may be
another one on another processor, or at the edge of a part. Taking the share of transparency out of
a colour, which writing a PNG does, goes through SSE's approximate reciprocal where there is one; it
is exact to twelve bits, and the rest is each maker's own. All else is compared with ``==``.
"""

from __future__ import annotations

from typing import Final

from PySide6.QtGui import QImage

LARGEST: Final = 8
"""Of 255: by how much any channel of any pixel may differ. Rounding was seen to differ by 2; a
line that is missing, or moved by a tenth of a pixel, differs by more.
"""
ON_AVERAGE: Final = 0.01
"""Of 255: by how much the channels may differ on average. Rounding was seen to come to 0.0003; an
area of a twentieth of the picture whose colour is off by 1 in one channel comes to more.
"""


def unlike(one: QImage, other: QImage) -> str:
    """What tells two pictures apart, in a sentence; empty where they show the same."""
    if one == other:
        return ""
    if one.size() != other.size():
        return f"{one.width()}×{one.height()} and {other.width()}×{other.height()} pixels"
    differences = [abs(a - b) for a, b in zip(_channels(one), _channels(other), strict=True)]
    largest, average = max(differences, default=0), sum(differences) / max(1, len(differences))
    if largest > LARGEST or average > ON_AVERAGE:
        return f"a channel differs by up to {largest} of 255, by {average:.4f} on average"
    return ""


def _channels(picture: QImage) -> bytes:
    """Each pixel's blue, green, red and alpha; what is clear has no colour."""
    plain = picture.convertToFormat(QImage.Format.Format_ARGB32_Premultiplied)
    return bytes(plain.constBits())
