"""What is paid on a bet lies clear of the amount at stake, and within what its box paints."""

from __future__ import annotations

import pytest
from pytestqt.qtbot import QtBot

from dealer_trainer.paths import assets
from dealer_trainer.presentation.felt import SpotView
from dealer_trainer.rules.game import SpotPlace
from dealer_trainer.rules.money import Action
from dealer_trainer.text.amounts import amount_shown
from dealer_trainer.ui.felt import geometry, labels, spots
from dealer_trainer.ui.felt.box_item import BoxItem
from dealer_trainer.ui.theme.fonts import load_fonts


@pytest.mark.parametrize("place", [SpotPlace.PLAY, SpotPlace.MIDDLE_ANTE])
@pytest.mark.parametrize("amount", ["5", "150", "8000", amount_shown(62_000_00)])
def test_what_is_paid_covers_no_stake_beside_it(
    qtbot: QtBot, place: SpotPlace, amount: str
) -> None:
    del qtbot
    load_fonts(assets() / "fonts")
    spot = _paid(place, amount)
    stake_ends = geometry.spot_centre(place, False).x() + labels.pill_width(amount) / 2
    middle = spots.payout_area(spot, False).center().x()
    figures_begin = middle - labels.pill_width(spot.payout_label) / 2 + labels.PILL_PADDING
    assert figures_begin > stake_ends


@pytest.mark.parametrize("place", list(SpotPlace))
def test_what_is_paid_is_painted_by_its_box(qtbot: QtBot, place: SpotPlace) -> None:
    del qtbot
    load_fonts(assets() / "fonts")
    area = spots.payout_area(_paid(place, amount_shown(999_999_00)), False)
    assert area.right() <= BoxItem.AREA.right() + 2


def _paid(place: SpotPlace, amount: str) -> SpotView:
    return SpotView(
        place,
        "",
        "play",
        stake=100,
        label=amount,
        outcome=Action.PAY,
        payout=100,
        payout_label=f"+{amount}",
    )
