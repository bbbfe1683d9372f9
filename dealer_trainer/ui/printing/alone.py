"""Pages printed by a command: without a window, on a machine without a display."""

from __future__ import annotations

import os
import sys
from pathlib import Path

from PySide6.QtGui import QGuiApplication

from dealer_trainer.training.quiz.paper import Paper
from dealer_trainer.ui.printing.paper_sheet import paper_pdf
from dealer_trainer.ui.theme.fonts import load_fonts


def print_alone(paper: Paper, assets: Path, *, key: bool) -> bytes:
    """A paper's pages as a PDF file. Raises ``FontMissing``."""
    application = QGuiApplication.instance()
    if application is None:
        # Whatever screen there is, none is drawn to.
        os.environ["QT_QPA_PLATFORM"] = "offscreen"
        application = QGuiApplication(sys.argv[:1])
    load_fonts(assets / "fonts")
    return paper_pdf(paper, key=key)
