"""What a PDF file holds, read from its bytes: pages, their size, fonts, and the letters to copy."""

from __future__ import annotations

import re
import zlib
from dataclasses import dataclass

_CODE = r"<([0-9A-Fa-f]+)>"
_RANGE = rf"{_CODE}\s*{_CODE}\s*(?:\[([^\]]*)\]|{_CODE})"


@dataclass(frozen=True)
class Printed:
    pages: int
    boxes: frozenset[tuple[float, ...]]
    fonts: frozenset[str]
    letters: frozenset[str]


def read_pdf(data: bytes) -> Printed:
    """The facts of a file that Qt wrote."""
    assert data.startswith(b"%PDF-")
    boxes = re.findall(rb"/MediaBox \[([^\]]*)\]", data)
    fonts = re.findall(rb"/FontName /(?:[A-Z]{6}\+)?([A-Za-z-]+)", data)
    return Printed(
        len(re.findall(rb"/Type /Page\b(?!s)", data)),
        frozenset(tuple(round(float(n)) for n in box.split()) for box in boxes),
        frozenset(name.decode() for name in fonts),
        frozenset(letter for stream in _streams(data) for letter in _mapped(stream)),
    )


def _streams(data: bytes) -> list[str]:
    found = []
    for raw in re.findall(rb"stream\r?\n(.*?)\r?\nendstream", data, re.DOTALL):
        try:
            found.append(zlib.decompress(raw).decode("latin-1"))
        except zlib.error:
            found.append(raw.decode("latin-1"))
    return [text for text in found if "begincmap" in text]


def _mapped(cmap: str) -> set[str]:
    """The letters that the glyphs of a font stand for."""
    letters: set[str] = set()
    for block in re.findall(r"beginbfrange(.*?)endbfrange", cmap, re.DOTALL):
        for first, last, listed, single in re.findall(_RANGE, block):
            codes = [int(code, 16) for code in re.findall(_CODE, listed)]
            if single:
                length = int(last, 16) - int(first, 16) + 1
                codes = list(range(int(single, 16), int(single, 16) + length))
            letters |= {chr(code) for code in codes if code}
    return letters
