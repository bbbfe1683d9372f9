from __future__ import annotations

import pytest

from dealer_trainer.rules.bets import Bet
from dealer_trainer.rules.facts import Result
from dealer_trainer.rules.hands import Category
from dealer_trainer.rules.house import GameName
from dealer_trainer.rules.money import PUSH, TAKE, pay
from dealer_trainer.text.bets import (
    answer_read_aloud,
    answer_text,
    bet_field_name,
    bet_label,
    box_name,
    hand_cell_name,
    mark_word,
    result_name,
)
from dealer_trainer.text.houses import qualifies_question, qualifies_sentence, qualifies_word
from dealer_trainer.text.language import Language, set_language


@pytest.mark.parametrize("language", Language)
def test_bets_are_named_as_the_felt_names_them(language: Language) -> None:
    set_language(language)
    names = [bet_label(bet) for bet in Bet]
    assert names == ["Ante", "Blind", "Play", "Trips", "Bet", "Bonus"]


@pytest.mark.parametrize(
    "language, box, answers, marks",
    [
        (
            Language.EN,
            "Box 4",
            ("take", "stays", "pay 37.50"),
            ("right", "wrong"),
        ),
        (
            Language.BG,
            "Бокс 4",
            ("прибери", "остава", "плати 37,50"),
            ("вярно", "грешно"),
        ),
        (
            Language.RU,
            "Бокс 4",
            ("снять", "остаётся", "оплатить 37,50"),
            ("верно", "неверно"),
        ),
        (
            Language.CS,
            "Box 4",
            ("odebrat", "zůstává", "vyplatit 37,50"),
            ("správně", "špatně"),
        ),
        (
            Language.LV,
            "4. bokss",
            ("paņemt", "paliek", "izmaksāt 37,50"),
            ("pareizi", "nepareizi"),
        ),
    ],
)
def test_boxes_answers_and_marks_have_their_words(
    language: Language,
    box: str,
    answers: tuple[str, ...],
    marks: tuple[str, ...],
) -> None:
    set_language(language)
    assert box_name(4) == box
    assert tuple(map(answer_text, (TAKE, PUSH, pay(37_50)))) == answers
    assert (mark_word(True), mark_word(False)) == marks


@pytest.mark.parametrize(
    "language, ultimate, casino_texas",
    [
        (Language.EN, ("qualifies", "does not qualify"), ("has a game", "has no game")),
        (Language.BG, ("класира се", "не се класира"), ("има игра", "няма игра")),
        (
            Language.RU,
            ("квалифицируется", "не квалифицируется"),
            ("есть игра", "нет игры"),
        ),
        (Language.CS, ("kvalifikuje se", "nekvalifikuje se"), ("otevírá hru", "neotevírá hru")),
        (Language.LV, ("ir kombinācija", "nav kombinācijas"), ("ir spēle", "nav spēles")),
    ],
)
def test_the_dealer_qualifies_in_the_words_of_the_game(
    language: Language, ultimate: tuple[str, str], casino_texas: tuple[str, str]
) -> None:
    set_language(language)
    for game, words in ((GameName.ULTIMATE, ultimate), (GameName.CASINO_TEXAS, casino_texas)):
        assert (qualifies_word(game, True), qualifies_word(game, False)) == words
        assert qualifies_sentence(game, True) != qualifies_sentence(game, False)
        assert qualifies_question(game).endswith("?")


def test_a_field_says_all_of_itself_to_who_cannot_see_it() -> None:
    assert bet_field_name(4, Bet.PLAY, 60_00) == "Box 4, Play, stake 60, pay, take or stays"
    assert hand_cell_name(Category.THREE_OF_A_KIND, 4) == "Three of a kind, key 4"
    said = [answer_read_aloud(answer) for answer in (pay(60_00), PUSH, TAKE, None)]
    assert said == ["pays 60", "stays", "taken", "empty"]
    set_language(Language.LV)
    assert bet_field_name(4, Bet.PLAY, 2_50) == (
        "4. bokss, Play, likme 2,50: izmaksāt, paņemt vai atstāt"
    )


@pytest.mark.parametrize("language", Language)
def test_every_result_has_its_name(language: Language) -> None:
    set_language(language)
    assert len({result_name(result) for result in Result}) == len(Result)
