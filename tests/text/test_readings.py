"""Traps in the cards are told where a slip is about them, and nowhere else."""

from __future__ import annotations

import pytest

from dealer_trainer.rules.situations import Situation
from dealer_trainer.text.language import Language, set_language
from dealer_trainer.text.situations import trap_text
from dealer_trainer.training.diagnosis.slips import Slip


@pytest.fixture(autouse=True)
def _english() -> None:
    set_language(Language.EN)


def test_a_misread_wheel_is_told_as_one() -> None:
    told = trap_text(Slip.HAND_MISREAD, (Situation.STRAIGHT, Situation.WHEEL))
    assert told == "A-2-3-4-5 is a straight: the ace is low too"


def test_a_kicker_is_told_only_where_hands_were_compared_wrongly() -> None:
    held = (Situation.PAIR, Situation.KICKER_DECIDES)
    assert "kicker" in trap_text(Slip.WIN_AS_TIE, held)
    assert trap_text(Slip.STAKE_ADDED, held) == ""
    assert trap_text(Slip.HAND_MISREAD, held) == ""


def test_a_sixth_card_is_told_where_a_tie_was_missed() -> None:
    assert "sixth card" in trap_text(Slip.TIE_AS_WIN, (Situation.TIE_SIXTH_CARD,))
    assert trap_text(Slip.WIN_AS_TIE, (Situation.TIE_SIXTH_CARD,)) == ""


def test_a_board_pair_is_told_of_a_dealer_misjudged() -> None:
    held = (Situation.DEALER_OPENS_ON_BOARD_PAIR,)
    assert "lies on the board" in trap_text(Slip.DEALER_MISJUDGED, held)
    assert trap_text(Slip.HAND_MISREAD, held) == ""
