"""Single lines of layouts and sheets, read as the commands read files of them."""

from __future__ import annotations

import io
from collections.abc import Mapping

from dealer_trainer.rules.house import House
from dealer_trainer.rules.layout import Layout
from dealer_trainer.storage.layouts import STANDARD_INPUT, read_layouts, read_sheets
from dealer_trainer.training.sheet import Sheet


def parse_layout(line: str, houses: Mapping[str, House]) -> Layout:
    """The layout in one JSON line. Raises ``BadInput`` with its faults."""
    (layout,) = read_layouts(STANDARD_INPUT, houses.values(), io.BytesIO(line.encode()))
    return layout


def parse_sheet(line: str, layout: Layout, house: House) -> Sheet:
    """The sheet in one JSON line. Raises ``BadInput`` with its faults."""
    (sheet,) = read_sheets(STANDARD_INPUT, (layout,), (house,), io.BytesIO(line.encode()))
    return sheet
