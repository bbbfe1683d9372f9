"""What is copied out of a PDF file of Qt's, put right.

Qt tells of each glyph which character it stands for by looking it up in the font: of a space it
finds the tab, of an Arabic letter the form that it has in this word, of a character beyond the
sixteen bits of the first plane, such as an emoji, nothing. These maps are written anew and appended
as an update of the file (PDF 1.4, 3.4.5); the pages stay as they are.
"""

from __future__ import annotations

import re
import unicodedata
import zlib
from typing import Final

_STREAM: Final = re.compile(
    rb"(?m)^(\d+) 0 obj\s*<<[^>]*>>\s*stream\r?\n(.*?)\r?\nendstream", re.DOTALL
)
_FONT: Final = re.compile(rb"/DescendantFonts \[(\d+) 0 R\]\s*/ToUnicode (\d+) 0 R")
_WIDTHS: Final = re.compile(rb"/W \[\s*0 \[([^\]]*)\]")
_RANGE: Final = re.compile(r"<(\w{4})> <\w{4}> (?:\[([^\]]*)\]|<(\w{4})>)")
_FORMS: Final = range(0xFB1D, 0xFEFD)
"""Letters as they look within a word (Hebrew, Arabic)."""

_FIRST_PLANE: Final = 0x10000
_MOST_IN_BLOCK: Final = 100


def with_copied_text(pdf: bytes, words: str) -> bytes:
    """The file, from which ``words`` can be copied as they are.

    Of characters beyond the first plane the order decides which is which; where they are of
    several fonts, or one glyph stands for several, they stay without.
    """
    maps = {int(match[1]): _unpacked(match[2]) for match in _STREAM.finditer(pdf)}
    fonts = [
        (int(to_unicode), _read_map(maps[int(to_unicode)].decode("latin-1")), glyphs)
        for descendant, to_unicode in _FONT.findall(pdf)
        if (glyphs := _count_glyphs(pdf, descendant)) and int(to_unicode) in maps
    ]
    high = list(dict.fromkeys(sign for sign in words if ord(sign) >= _FIRST_PLANE))
    lacking = [
        (known, glyph) for _number, known, count in fonts for glyph in range(1, count)
        if not known.get(glyph)
    ]  # fmt: skip
    one_font = len({id(known) for known, _glyph in lacking}) == 1
    if one_font and len(high) == len(lacking):
        for (known, glyph), sign in zip(lacking, high, strict=True):
            known[glyph] = sign
    return _updated(pdf, {number: _map_text(known) for number, known, _count in fonts})


def _unpacked(stream: bytes) -> bytes:
    try:
        return zlib.decompress(stream)
    except zlib.error:
        return stream


def _count_glyphs(pdf: bytes, font: bytes) -> int:
    begin = pdf.find(b"\n%s 0 obj" % font)
    widths = _WIDTHS.search(pdf, begin, pdf.find(b"endobj", begin))
    return 0 if widths is None else len(widths[1].split())


def _read_map(cmap: str) -> dict[int, str]:
    known: dict[int, str] = {}
    for first, listed, single in _RANGE.findall(cmap):
        codes = [single] if single else re.findall(r"<(\w{4})>", listed)
        for glyph, code in enumerate(codes, int(first, 16)):
            known[glyph] = _as_typed(int(code, 16))
    return known


def _as_typed(code: int) -> str:
    if code == ord("\t"):
        return " "
    sign = chr(code) if code else ""
    return unicodedata.normalize("NFKC", sign) if code in _FORMS else sign


def _map_text(known: dict[int, str]) -> bytes:
    lines = [
        f"<{glyph:04X}> <{sign.encode('utf-16-be').hex().upper()}>"
        for glyph, sign in sorted(known.items())
        if glyph and sign
    ]
    blocks = [lines[at : at + _MOST_IN_BLOCK] for at in range(0, len(lines), _MOST_IN_BLOCK)]
    told = "".join(
        f"{len(block)} beginbfchar\n" + "\n".join(block) + "\nendbfchar\n" for block in blocks
    )
    return (
        "/CIDInit /ProcSet findresource begin\n12 dict begin\nbegincmap\n"
        "/CIDSystemInfo << /Registry (Adobe) /Ordering (UCS) /Supplement 0 >> def\n"
        "/CMapName /Adobe-Identity-UCS def\n/CMapType 2 def\n"
        f"1 begincodespacerange\n<0000> <FFFF>\nendcodespacerange\n{told}"
        "endcmap\nCMapName currentdict /CMap defineresource pop\nend\nend\n"
    ).encode("ascii")


def _updated(pdf: bytes, streams: dict[int, bytes]) -> bytes:
    """The file with streams in place of others, as readers of PDF take up a change."""
    trailer = re.search(rb"trailer\s*<<(.*?)>>\s*startxref\s*(\d+)\s*%%EOF\s*$", pdf, re.DOTALL)
    if trailer is None or not streams:
        return pdf
    whole, table = bytearray(pdf), bytearray(b"xref\n0 1\n0000000000 65535 f \n")
    for number, stream in sorted(streams.items()):
        table += b"%d 1\n%010d 00000 n \n" % (number, len(whole))
        whole += b"%d 0 obj\n<< /Length %d >>\nstream\n" % (number, len(stream))
        whole += stream + b"\nendstream\nendobj\n"
    at = len(whole)
    whole += table + b"trailer\n<<%s/Prev %s\n>>\n" % (trailer[1], trailer[2])
    return bytes(whole + b"startxref\n%d\n%%%%EOF\n" % at)
