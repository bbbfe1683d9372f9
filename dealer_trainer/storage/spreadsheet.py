"""CSV that any spreadsheet opens by a double click and none runs as a program, and which kind of it
the spreadsheet programs of this system expect, found without Qt.

Windows keeps the decimal mark and the list separator in the registry, and spreadsheet programs go
by both. Elsewhere the locale of numbers tells the decimal mark, and the separator follows from it.
"""

from __future__ import annotations

import codecs
import csv
import locale
import os
import sys
from collections.abc import Iterable, Mapping
from pathlib import Path
from typing import Final

from dealer_trainer.storage.files import replacing
from dealer_trainer.training.spreadsheet import CsvFormat, csv_format_of

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


_INTERNATIONAL: Final = r"Control Panel\International"
_ASKED_OF: Final = ("LC_ALL", "LC_NUMERIC", "LANG")

# Languages with a decimal point in CLDR, for a locale that is named and not installed.
_WITH_POINT: Final = frozenset({"en", "ga", "he", "hi", "ja", "ko", "ms", "mt", "th", "zh"})


def system_csv_format(usual_mark: str, environ: Mapping[str, str] = os.environ) -> CsvFormat:
    """The system's format; ``usual_mark`` is the decimal mark where the system names none."""
    if sys.platform == "win32":
        return csv_format_of(*_from_registry())
    return csv_format_of(_from_locale(environ) or usual_mark)


def _from_registry() -> tuple[str, str]:
    """Windows' decimal mark and list separator, American ones where there are none."""
    if sys.platform == "win32":
        import winreg  # noqa: PLC0415 -- there is none elsewhere

        try:
            with winreg.OpenKey(winreg.HKEY_CURRENT_USER, _INTERNATIONAL) as key:
                decimal_mark, _kind = winreg.QueryValueEx(key, "sDecimal")
                separator, _kind = winreg.QueryValueEx(key, "sList")
                return str(decimal_mark), str(separator)
        except OSError:
            pass
    return ".", ","


def _from_locale(environ: Mapping[str, str]) -> str | None:
    """The decimal mark of the locale of numbers; nothing where none is set."""
    name = next((environ[key] for key in _ASKED_OF if environ.get(key)), "")
    language = name.replace("-", "_").split(".")[0].split("_")[0].lower()
    if language in ("", "c", "posix"):
        return None
    before = locale.setlocale(locale.LC_NUMERIC)
    try:
        locale.setlocale(locale.LC_NUMERIC, name)
        return str(locale.localeconv()["decimal_point"])
    except locale.Error:
        return "." if language in _WITH_POINT else ","
    finally:
        locale.setlocale(locale.LC_NUMERIC, before)
