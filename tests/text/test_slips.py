from __future__ import annotations

import pytest

from dealer_trainer.rules.bets import Bet
from dealer_trainer.rules.money import Action
from dealer_trainer.text.language import Language, set_language
from dealer_trainer.text.slips import slip_explanation, slip_name, wrong_action_text
from dealer_trainer.training.diagnosis.slips import Slip


@pytest.mark.parametrize("language", Language)
def test_every_slip_has_a_name_of_its_own(language: Language) -> None:
    set_language(language)
    names = [slip_name(slip) for slip in Slip]
    assert len(set(names)) == len(Slip)
    assert not set(names) & {slip.value for slip in Slip}
    assert not any("{" in name or name.endswith(".") for name in names)


@pytest.mark.parametrize("language", Language)
def test_every_slip_is_explained(language: Language) -> None:
    set_language(language)
    for slip in Slip:
        assert slip_explanation(slip) not in ("", slip.value, slip_name(slip))


def test_every_language_has_its_own_words_for_every_slip() -> None:
    by_language = {}
    for language in Language:
        set_language(language)
        by_language[language] = [(slip_name(slip), slip_explanation(slip)) for slip in Slip]
    for said in zip(*by_language.values(), strict=True):
        names, explanations = zip(*said, strict=True)
        assert len(set(names)) == len(set(explanations)) == len(Language)


@pytest.mark.parametrize(
    "language, name",
    [
        (Language.EN, "Trips pays but was left as a push"),
        (Language.BG, "Залогът Trips печели, но е оставен без изплащане"),
        (Language.RU, "Ставка Trips выиграла, но оставлена без выплаты"),
        (Language.CS, "Sázka Trips vyhrává, ale byla ponechána bez výplaty"),
        (Language.LV, "Trips likme vinnē, bet atstāta bez izmaksas"),
    ],
)
def test_a_slip_names_the_bet_where_several_are_possible(language: Language, name: str) -> None:
    set_language(language)
    assert slip_name(Slip.PAY_LEFT, Bet.TRIPS) == name
    assert slip_name(Slip.STAKE_ADDED, Bet.TRIPS) == slip_name(Slip.STAKE_ADDED)


@pytest.mark.parametrize("language", Language)
def test_a_wrong_action_is_told_with_what_was_done(language: Language) -> None:
    set_language(language)
    told = {
        wrong_action_text(Bet.PLAY, expected, given)
        for expected in Action
        for given in Action
        if expected is not given or expected is Action.PAY
    }
    assert len(told) == 7
    assert all("Play" in text for text in told)


def test_the_wording_of_the_terms_is_kept() -> None:
    set_language(Language.CS)
    assert slip_name(Slip.PLAY_LEFT_DEALER_FAILS) == (
        "Sázka Play nevyplacena, protože se dealer nekvalifikuje"
    )
    set_language(Language.LV)
    assert slip_name(Slip.TIE_AS_LOSS) == "Neizšķirts ieskaitīts kā zaudējums"
