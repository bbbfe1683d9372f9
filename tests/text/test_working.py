"""Working in sentences: nothing missing in any language, and the classic cases said right."""

from __future__ import annotations

import re

import pytest

from dealer_trainer.dealing.dealer import Dealer
from dealer_trainer.dealing.request import DealRequest
from dealer_trainer.rules.bets import Bet
from dealer_trainer.rules.house import House
from dealer_trainer.rules.money import Action
from dealer_trainer.rules.settlement import settle
from dealer_trainer.rules.working import BetStep
from dealer_trainer.text.amounts import amount_shown
from dealer_trainer.text.language import Language, set_language
from dealer_trainer.text.working import bet_working, box_working, dealer_working
from tests.training.layouts import EXAMPLE, HOUSES, LATVIA

UNFILLED = re.compile(r"[{}]|None")


@pytest.mark.parametrize("language", Language)
@pytest.mark.parametrize("house", HOUSES.values(), ids=HOUSES.keys())
def test_every_step_of_dealt_layouts_is_said_without_a_gap(
    house: House, language: Language
) -> None:
    set_language(language)
    dealer = Dealer(DealRequest(house, seed=11))
    for _ in range(40):
        layout = next(dealer).layout
        settlement = settle(layout, house)
        for settled in settlement.boxes:
            number = settled.box.number
            lines = box_working(layout, house, settlement, number)
            assert all(line.text and line.label for line in lines)
            assert not any(UNFILLED.search(line.text) for line in lines)
            for bet in settled.bets:
                asked = bet_working(layout, house, settlement, number, bet.bet)
                assert isinstance(asked[-1].step, BetStep)
                assert set(asked) <= set(lines)
                if bet.answer.action is Action.PAY:
                    said = " ".join(line.text for line in asked)
                    assert amount_shown(bet.answer.amount) in said
                    assert str(bet.ruling.pay) in said


def test_the_example_is_explained_as_an_inspector_would() -> None:
    settlement = settle(EXAMPLE, LATVIA)
    told = [f"{line.label}: {line.text}" for line in dealer_working(EXAMPLE, LATVIA, settlement)]
    assert told == [
        "Dealer: K♣ Q♠ J♦ 9♦ 7♥: High card, king",
        "Dealer: Left out: 4♠ 2♣",
        "Dealer: No pair: the dealer does not qualify",
    ]
    ante = bet_working(EXAMPLE, LATVIA, settlement, 5, Bet.ANTE)
    assert [line.text for line in ante] == [
        "No pair: the dealer does not qualify",
        "The dealer does not qualify: Ante stays",
    ]
    blind = bet_working(EXAMPLE, LATVIA, settlement, 5, Bet.BLIND)
    assert [line.text for line in blind][-2:] == [
        "Same category, A♥ against K♣: the box is higher",
        "Won, but the table has no row “High card”: Blind stays",
    ]
    trips = bet_working(EXAMPLE, LATVIA, settlement, 3, Bet.TRIPS)
    assert trips[-1].text == "Folded: in this house Trips is lost with the rest"
