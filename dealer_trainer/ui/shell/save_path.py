"""Where a file is to be saved: asked, with the ending put to a name that was typed without it."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

AskPath = Callable[[str, str, str], Path | None]
"""The dialog: its title, the name it offers, the kinds of files; nothing where it is cancelled."""


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
