"""A4 pages as PDF: the bundled type is embedded, every text can be selected."""

from __future__ import annotations

import unicodedata
from collections.abc import Callable, Iterable, Sequence
from functools import lru_cache
from html import escape
from typing import Final

from PySide6.QtCore import QBuffer, QIODevice, QMarginsF, QPointF, QRectF, Qt
from PySide6.QtGui import (
    QAbstractTextDocumentLayout,
    QFont,
    QPageSize,
    QPainter,
    QPalette,
    QPdfWriter,
    QTextDocument,
    QTextLayout,
)

from dealer_trainer.text.language import _
from dealer_trainer.text.printable import placed
from dealer_trainer.ui.printing.copied_text import with_copied_text
from dealer_trainer.ui.theme.fonts import FAMILY, SUITS

DOTS_PER_INCH: Final = 300
_MARGIN: Final = 18.0
"""Millimetres."""
_FOOT: Final = 26
"""Height of the line at the foot, in points."""
_GAP: Final = 9
"""Between blocks, in points."""
_SMALLEST: Final = 6.0
_STYLE: Final = """
h1 { font-size: %(h1).1fpt; font-weight: 700; }
h2 { font-size: %(h2).1fpt; font-weight: 600; }
th { font-weight: 600; text-align: left; color: #4B5A53; }
.quiet { color: #4B5A53; }
.small { font-size: %(small).1fpt; color: #4B5A53; }
.big { font-size: %(h1).1fpt; font-weight: 700; }
.red { color: #C4122F; }
.right { color: #0B6B43; font-weight: 600; }
.wrong { color: #B3261E; font-weight: 600; }
"""

Decorate = Callable[[QPainter, QRectF], None]


def text(words: str) -> str:
    """A text as it stands, in HTML: what a person typed is never read as markup."""
    return escape(_without_boxes(words)).replace("\n", "<br>")


def name_text(name: str) -> str:
    """A person's name in HTML, isolated where it is written from right to left."""
    return text(placed(name))


def _without_boxes(words: str) -> str:
    """A character that no font of the machine has is told by its code."""
    if words.isascii():
        return words
    return "".join(sign if is_drawn(sign) else f"[U+{ord(sign):04X}]" for sign in words)


@lru_cache(maxsize=4096)
def is_drawn(sign: str) -> bool:
    """Whether a font of this machine has a character."""
    # Marks and joiners are drawn with the letter before them, or not at all.
    if unicodedata.category(sign) in ("Cf", "Mn", "Me"):
        return True
    layout = QTextLayout(sign, _face(_SMALLEST))
    layout.beginLayout()
    layout.createLine()
    layout.endLayout()
    return all(all(run.glyphIndexes()) for run in layout.glyphRuns())


def heading(words: str) -> str:
    """A heading within a page."""
    return f"<h2>{text(words)}</h2>"


def table(
    rows: Sequence[tuple[str, ...]],
    aligned: tuple[str, ...],
    widths: tuple[int, ...] = (),
    *,
    head: bool = False,
    padding: int = 3,
) -> str:
    """Rows of cells that are HTML already; ``aligned`` says how each column stands, ``widths`` how
    much of the width it has, in per cent; ``padding`` is around each cell, in dots of the page.
    """
    lines = []
    for number, row in enumerate(rows):
        tag = "th" if head and number == 0 else "td"
        cells = []
        for column, (cell, side) in enumerate(zip(row, aligned, strict=True)):
            width = f' width="{widths[column]}%"' if widths else ""
            cells.append(f'<{tag} align="{side}" valign="top"{width}>{cell}</{tag}>')
        lines.append(f"<tr>{''.join(cells)}</tr>")
    return f'<table width="100%" cellspacing="0" cellpadding="{padding}">{"".join(lines)}</table>'


def pdf_pages(title: str, blocks: Iterable[str], size: float = 9.5) -> bytes:
    """As many pages as the blocks need; a block stands on one page. Each page has its title and
    number at its foot.
    """
    writing = _Writing()
    page = writing.page.adjusted(0, 0, 0, -writing.points(_FOOT))
    gap = writing.points(_GAP)
    placed: list[list[tuple[float, QTextDocument]]] = [[]]
    top, words = 0.0, ""
    for block in blocks:
        document = _fitted(block, size, writing.writer, page)
        if placed[-1] and top + document.size().height() > page.height():
            placed.append([])
            top = 0.0
        placed[-1].append((top, document))
        top += document.size().height() + gap
        words += document.toPlainText()
    painter = writing.begin(title)
    for number, documents in enumerate(placed, 1):
        if number > 1:
            writing.writer.newPage()
        for top, document in documents:
            _paint(painter, document, page.topLeft() + QPointF(0, top))
        told = _("{title} · page {number} of {count}").format(
            title=title, number=number, count=len(placed)
        )
        writing.write_foot(painter, told)
    return writing.finished(painter, words)


def pdf_page(title: str, body: str, decorate: Decorate, size: float = 11.0) -> bytes:
    """One page: the letters grow smaller until all of it fits; ``decorate`` paints around it."""
    writing = _Writing()
    inset = writing.points(30)
    room = writing.page.adjusted(inset, inset, -inset, -inset)
    document = _fitted(body, size, writing.writer, room)
    painter = writing.begin(title)
    decorate(painter, writing.page)
    spare = max(0.0, room.height() - document.size().height())
    _paint(painter, document, room.topLeft() + QPointF(0, spare / 3))
    return writing.finished(painter, document.toPlainText())


class _Writing:
    """A PDF being written into memory."""

    def __init__(self) -> None:
        self._buffer = QBuffer()
        self._buffer.open(QIODevice.OpenModeFlag.WriteOnly)
        self.writer = QPdfWriter(self._buffer)
        self.writer.setResolution(DOTS_PER_INCH)
        self.writer.setPageSize(QPageSize(QPageSize.PageSizeId.A4))
        self.writer.setPageMargins(QMarginsF(_MARGIN, _MARGIN, _MARGIN, _MARGIN))
        self.writer.setCreator("Dealer Trainer")
        self.page = QRectF(0, 0, self.writer.width(), self.writer.height())

    def begin(self, title: str) -> QPainter:
        """The painter of the first page."""
        self.writer.setTitle(title)
        return QPainter(self.writer)

    def points(self, length: float) -> float:
        """Points as dots of the page."""
        return length * DOTS_PER_INCH / 72

    def write_foot(self, painter: QPainter, words: str) -> None:
        """A line at the foot of the page."""
        painter.setFont(_face(7.5))
        foot = QRectF(self.page)
        foot.setTop(self.page.bottom() - self.points(14))
        painter.setPen(Qt.GlobalColor.darkGray)
        painter.drawText(foot, Qt.AlignmentFlag.AlignCenter, _without_boxes(words))

    def finished(self, painter: QPainter, words: str) -> bytes:
        """The whole file; ``words`` are all that stands on its pages, in their order."""
        painter.end()
        return with_copied_text(bytes(self._buffer.data().data()), words)


def _face(size: float) -> QFont:
    face = QFont([FAMILY, SUITS])
    face.setPointSizeF(size)
    # A glyph that stands for another, such as a tabular figure, could not be copied as text.
    for feature in ("calt", "ccmp", "liga"):
        face.setFeature(QFont.Tag.fromString(feature), 0)
    return face


def _fitted(body: str, size: float, writer: QPdfWriter, room: QRectF) -> QTextDocument:
    """A text as wide as there is room, in smaller letters where it would be too high."""
    document = _document(body, size, writer, room.width())
    while document.size().height() > room.height() and size > _SMALLEST:
        size -= 0.5
        document = _document(body, size, writer, room.width())
    return document


def _document(body: str, size: float, writer: QPdfWriter, width: float) -> QTextDocument:
    document = QTextDocument()
    document.documentLayout().setPaintDevice(writer)
    document.setDefaultFont(_face(size))
    document.setDocumentMargin(0)
    sizes = {"h1": size * 1.9, "h2": size * 1.2, "small": size * 0.85}
    document.setDefaultStyleSheet(_STYLE % sizes)
    document.setHtml(body)
    document.setTextWidth(width)
    return document


def _paint(painter: QPainter, document: QTextDocument, at: QPointF) -> None:
    """A text in its place; black on white in either theme."""
    painter.save()
    painter.translate(at)
    context = QAbstractTextDocumentLayout.PaintContext()
    context.palette.setColor(QPalette.ColorRole.Text, Qt.GlobalColor.black)
    context.clip = QRectF(0, 0, document.size().width(), document.size().height())
    document.documentLayout().draw(painter, context)
    painter.restore()
