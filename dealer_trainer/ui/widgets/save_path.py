"""Where a file is to be saved: asked, with the ending put to a name that was typed without it."""

from __future__ import annotations

import re
from collections.abc import Callable
from pathlib import Path
from typing import Final

AskPath = Callable[[str, str, str], Path | None]
"""The dialog: its title, the name it offers, the kinds of files; nothing where it is cancelled."""

_UNSAFE: Final = frozenset('<>:"/\\|?*')
_LONGEST: Final = 60

# What Windows keeps for devices, whatever ending follows; the raised digits count as digits there.
_DEVICE: Final = re.compile(r"(con|prn|aux|nul|conin\$|conout\$|(com|lpt)[0-9¹²³])", re.IGNORECASE)


def file_name(words: str, instead: str) -> str:
    """Words as a file may be called on every system, without an ending; ``instead`` where nothing
    of them can be.
    """
    plain = "".join("_" if sign in _UNSAFE or not sign.isprintable() else sign for sign in words)
    name = plain.strip(". ")[:_LONGEST].rstrip(". ") or instead
    return f"_{name}" if _DEVICE.fullmatch(name.partition(".")[0].rstrip(" ")) else name


def ask_save_path(ask: AskPath, title: str, name: str, ending: str, kinds: str) -> Path | None:
    """Where to save; ``ending`` has its dot. Nothing where that is cancelled."""
    typed = ask(title, name, kinds)
    if typed is None:
        return None
    whole = _with_ending(typed, ending)
    if whole != typed and whole.exists():
        # Of what lies there under the whole name nobody was asked yet: the dialog does so now.
        again = ask(title, str(whole), kinds)
        return None if again is None else _with_ending(again, ending)
    return whole


def _with_ending(path: Path, ending: str) -> Path:
    return path if path.suffix.lower() == ending else path.with_name(path.name + ending)
