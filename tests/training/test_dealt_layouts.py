from __future__ import annotations

from dealer_trainer.dealing.dealer import Dealer
from dealer_trainer.dealing.request import DealRequest
from dealer_trainer.training.drill.exercise import DealtLayouts
from tests.storage.played import HOUSES


def test_any_layout_is_the_same_whenever_it_is_asked_for() -> None:
    request = DealRequest(HOUSES["lv-ultimate"], 7)
    dealer = Dealer(request)
    expected = [next(dealer).layout for _ in range(6)]
    layouts = DealtLayouts(lambda: Dealer(request))
    for index in (0, 1, 1, 4, 2, 5, 0):
        assert layouts.layout(index) == expected[index]
