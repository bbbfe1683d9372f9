"""CSV that any spreadsheet opens by a double click, and none runs as a program."""

from __future__ import annotations

import codecs
import csv
from collections.abc import Iterable
from pathlib import Path
from typing import Final

from dealer_trainer.storage.files import replacing

FORMULA: Final = frozenset("=+-@\t\r\n|%＝＋－＠")
"""What a spreadsheet may take for the beginning of a formula or a command."""


def safe_cell(text: str) -> str:
    """A cell that stays text: before what could begin a formula stands an apostrophe.

    A line end would begin a new row where the reader knows no quotes: it becomes a space.
    """
    plain = " ".join(text.splitlines()) if len(text.splitlines()) > 1 else text.rstrip("\r\n")
    begins = plain.lstrip(" \N{NO-BREAK SPACE}\ufeff")[:1]
    return f"'{plain}" if begins in FORMULA and begins else plain


def write_spreadsheet(path: Path, rows: Iterable[Iterable[str]], separator: str) -> int:
    """Write rows, the headings first; how many rows without them. UTF-8 with a byte-order mark,
    so that every spreadsheet reads the letters right.

    The file appears whole, or not at all: raises as ``replacing``.
    """
    written = -1
    with replacing(path) as file:
        file.write(codecs.BOM_UTF8)
        text = codecs.getwriter("utf-8")(file)
        writer = csv.writer(text, delimiter=separator, lineterminator="\r\n")
        for row in rows:
            writer.writerow([safe_cell(cell) for cell in row])
            written += 1
    return max(0, written)
