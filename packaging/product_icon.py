"""The product's icon in the sizes that systems ask for, drawn from its one SVG at every build."""

from __future__ import annotations

import struct
from pathlib import Path

from PySide6.QtCore import QBuffer, QByteArray, QIODevice, Qt
from PySide6.QtGui import QImage, QImageWriter, QPainter
from PySide6.QtSvg import QSvgRenderer

ROOT = Path(__file__).resolve().parent.parent
SOURCE = ROOT / "assets" / "icons" / "dealer-trainer.svg"

MENU_SIZES = (16, 22, 24, 32, 48, 64, 128, 256, 512)
"""Pixels: the folders that the icon theme specification knows."""

WINDOWS_SIZES = (16, 20, 24, 32, 40, 48, 64, 256)
MACOS_TYPES = {"icp4": 16, "icp5": 32, "ic07": 128, "ic08": 256, "ic09": 512, "ic10": 1024}


def png(size: int, source: Path = SOURCE) -> bytes:
    """The icon as a PNG of this many pixels a side."""
    renderer = QSvgRenderer(str(source))
    if not renderer.isValid():
        raise ValueError(f"{source} is no picture")
    image = QImage(size, size, QImage.Format.Format_ARGB32_Premultiplied)
    image.fill(Qt.GlobalColor.transparent)
    painter = QPainter(image)
    renderer.render(painter)
    painter.end()
    content = QByteArray()
    buffer = QBuffer(content)
    buffer.open(QIODevice.OpenModeFlag.WriteOnly)
    QImageWriter(buffer, QByteArray(b"png")).write(image)
    return bytes(content.data())


def windows_icon() -> bytes:
    """An ICO file that holds a PNG of each size; Windows reads that since Vista."""
    pictures = [(size, png(size)) for size in WINDOWS_SIZES]
    header = struct.pack("<HHH", 0, 1, len(pictures))
    offset = len(header) + 16 * len(pictures)
    entries = b""
    for size, picture in pictures:
        # A side of 256 is written as 0.
        entries += struct.pack(
            "<BBBBHHII", size % 256, size % 256, 0, 0, 1, 32, len(picture), offset
        )
        offset += len(picture)
    return header + entries + b"".join(picture for _size, picture in pictures)


def macos_icon() -> bytes:
    """An ICNS file: chunks of a type, their length with the head, and a PNG."""
    chunks = b""
    for kind, size in MACOS_TYPES.items():
        picture = png(size)
        chunks += kind.encode() + struct.pack(">I", len(picture) + 8) + picture
    return b"icns" + struct.pack(">I", len(chunks) + 8) + chunks


def write_menu_icons(folder: Path) -> None:
    """Fill an icon theme's folder (`…/icons/hicolor`) with every size and the SVG itself."""
    for size in MENU_SIZES:
        place = folder / f"{size}x{size}" / "apps"
        place.mkdir(parents=True, exist_ok=True)
        (place / "dealer-trainer.png").write_bytes(png(size))
    place = folder / "scalable" / "apps"
    place.mkdir(parents=True, exist_ok=True)
    (place / "dealer-trainer.svg").write_bytes(SOURCE.read_bytes())
