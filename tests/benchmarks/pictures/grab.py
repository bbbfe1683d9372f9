"""One walk of one commit's window in one language and theme: a picture of each view.

Run by ``__main__`` in a process of its own, with the commit's tree on Python's path. It is of the
commit that compares, and is used on both: it knows the command line, the names of widgets and
keys, and nothing of how the program is made inside.
"""

from __future__ import annotations

import json
import os
import sys
from pathlib import Path
from typing import Any

from tests.benchmarks.pictures.still_world import StillWorld

WORLD = StillWorld()
SIZE = (1366, 768)


class Album:
    """Where pictures go: one file a view, and what could not be shown."""

    def __init__(self, folder: Path) -> None:
        self._folder = folder
        self.views: list[str] = []
        self.faults: list[str] = []

    def add(self, view: str, picture: Any) -> None:
        """Keep a picture. The name is not used before."""
        assert view not in self.views, view
        self.views.append(view)
        # 90: hardly compressed, soon written.
        picture.save(str(self._folder / f"{view}.png"), "PNG", 90)

    def miss(self, fault: str) -> None:
        """Note what could not be shown."""
        last = self.views[-1] if self.views else "the start"
        self.faults.append(f"after {last}: {fault}")

    def close(self) -> None:
        """Write which there are."""
        kept = {"views": self.views, "faults": self.faults}
        (self._folder / "views.json").write_text(json.dumps(kept, indent=1), encoding="utf-8")


def prepare(folder: Path, dump: Path | None, theme: str, *, damaged: bool) -> None:
    """A data folder: a kept database or none, or what was one; settings with which all rests."""
    import sqlite3  # noqa: PLC0415 -- the world is not still before

    folder.mkdir(parents=True)
    if dump is not None:
        connection = sqlite3.connect(folder / "trainer.db")
        connection.executescript(dump.read_text(encoding="utf-8"))
        connection.close()
    if damaged:
        (folder / "trainer.db").write_bytes(b"no database" * 1_000)
    settings = {"theme": theme, "motion": False, "house": "lv-ultimate", "boxes": 2, "layouts": 10}
    (folder / "settings.json").write_text(json.dumps(settings), encoding="utf-8")


def main() -> None:
    """``grab.py ROOT WALK LANGUAGE THEME DUMP ALBUM``; the working folder is empty."""
    root, walk, language, theme, dump, album_folder = sys.argv[1:]
    os.environ["QT_QPA_PLATFORM"] = "offscreen"
    os.environ["QT_SCALE_FACTOR"] = "1"
    WORLD.install()
    import dealer_trainer.__main__ as program  # noqa: PLC0415 -- the world is not still before

    assert Path(program.__file__).is_relative_to(root), program.__file__
    from PySide6.QtGui import QGuiApplication  # noqa: PLC0415 -- see above
    from PySide6.QtWidgets import QApplication, QDialog, QWidget  # noqa: PLC0415 -- see above

    from tests.benchmarks.pictures.hands import Hands, Missing, picture_of  # noqa: PLC0415 -- see above
    from tests.benchmarks.pictures.walker import Walker  # noqa: PLC0415 -- see above
    from tests.benchmarks.pictures.walks import WALKS  # noqa: PLC0415 -- see above

    album = Album(Path(album_folder))
    words = ["--language", language, "--data", "data"]
    hands = Hands(WORLD, lambda: program.main(words))
    chosen = WALKS[walk]
    prepare(Path("data"), Path(dump) if chosen.kept else None, theme, damaged=chosen.damaged)

    def take_walk(*_nothing: object) -> int:
        QGuiApplication.styleHints().setCursorFlashTime(0)
        hands.window.resize(*SIZE)
        hands.window.activateWindow()
        hands.settle()
        walker = Walker(hands, album, WORLD)
        for part in chosen.parts:
            try:
                part(walker)
            except Missing as missing:
                album.miss(f"{missing} among {' '.join(hands.names())}")
                walker.come_home()
        return 0

    def show_dialog(dialog: QWidget) -> int:
        """Instead of waiting in a dialog: a picture of it, and it is left."""
        dialog.show()
        hands.settle()
        album.add(f"{walk} {dialog.objectName()}", picture_of(dialog))
        dialog.hide()
        return 0

    # The program runs its loop with this call: here the walk is taken instead.
    for kind in (QApplication, QGuiApplication):
        setattr(kind, "exec", take_walk)  # noqa: B010 -- mypy forbids the assignment
    setattr(QDialog, "exec", show_dialog)  # noqa: B010 -- see above
    status = program.main(words)
    if status and not album.views:
        album.miss(f"the program ended with {status}")
    album.close()
    # What is left of Qt is of no interest: nothing is taken down.
    os._exit(0)


if __name__ == "__main__":
    main()
