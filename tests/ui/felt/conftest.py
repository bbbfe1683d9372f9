"""A felt with the program's own type, and a table to lay on it."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from dealer_trainer.paths import assets
from dealer_trainer.ui.felt.table import FeltView
from dealer_trainer.ui.theme.fonts import load_fonts
from dealer_trainer.ui.theme.tokens import DARK
from tests.patience import PATIENCE

MakeFelt = Callable[[int, int], FeltView]


@pytest.fixture
def make_felt(qtbot: QtBot) -> MakeFelt:
    """A felt of a size in pixels, shown."""
    load_fonts(assets() / "fonts")

    def make(width: int, height: int) -> FeltView:
        felt = FeltView(DARK)
        qtbot.addWidget(felt)
        felt.resize(width, height)
        felt.show()
        assert QTest.qWaitForWindowExposed(felt, 1_000 * PATIENCE)
        return felt

    return make
