from __future__ import annotations

import csv
from pathlib import Path

import pytest

from dealer_trainer.rules.cards import RANK_LETTERS, parse_card
from dealer_trainer.rules.hands import CATEGORY_BY_KEY, Category, best_hand
from dealer_trainer.text.hands import announcement, category_name, hand_phrase
from dealer_trainer.text.language import Language, set_language

PHRASES = Path(__file__).parents[1] / "data" / "hand-phrases.tsv"


def rows() -> list[dict[str, str]]:
    with PHRASES.open(encoding="utf-8", newline="") as file:
        return list(csv.DictReader(file, delimiter="\t", quoting=csv.QUOTE_NONE))


def test_the_list_of_phrases_is_whole() -> None:
    assert len(rows()) == 309


@pytest.mark.parametrize("language", Language)
def test_every_hand_is_announced_as_the_terms_say(language: Language) -> None:
    set_language(language)
    spoken = {}
    written = {}
    for row in rows():
        category = CATEGORY_BY_KEY[row["category"].replace("_", "-")]
        ranks = [RANK_LETTERS.index(letter) + 2 for letter in row["ranks"].split(",")]
        spoken[category, *ranks] = announcement(category, ranks)
        written[category, *ranks] = row[language.value]
    assert spoken == written


@pytest.mark.parametrize(
    "language, cards, phrase",
    [
        (Language.EN, "Ah Ad Ac Kh Kd 9c 2s", "Full house, aces over kings"),
        (Language.BG, "Ah Ad Ac Kh Kd 9c 2s", "Фул хаус, три аса и два попа"),
        (Language.RU, "Ah Ad Qc Jh 8d 5c 2s", "Пара тузов"),
        (Language.CS, "Qh Qd Kc Kh 8d 5c 2s", "Dva páry, králové a dámy"),
        (Language.LV, "Ah Qd Jc 9h 7d 5c 3s", "Vecākā kārts – dūzis"),
        (Language.RU, "Ah 2d 3c 4h 5d Kc Qs", "Стрит до пятёрки"),
        (Language.LV, "Ah Kh Qh Jh Th 2c 2s", "Royal flush"),
    ],
)
def test_a_hand_on_the_table_is_announced(language: Language, cards: str, phrase: str) -> None:
    set_language(language)
    seven = [card for text in cards.split() if (card := parse_card(text)) is not None]
    assert hand_phrase(best_hand(seven[:5], seven[5:])) == phrase


@pytest.mark.parametrize(
    "language, names",
    [
        (Language.EN, ("High card", "Pair", "Two pair", "Four of a kind")),
        (Language.BG, ("Висока карта", "Чифт", "Два чифта", "Каре")),
        (Language.RU, ("Старшая карта", "Пара", "Две пары", "Каре")),
        (Language.CS, ("Vysoká karta", "Pár", "Dva páry", "Čtveřice")),
        (Language.LV, ("Vecākā kārts", "Pāris", "Divi pāri", "Četri vienādi")),
    ],
)
def test_a_category_has_its_name(language: Language, names: tuple[str, ...]) -> None:
    set_language(language)
    asked = (Category.HIGH_CARD, Category.PAIR, Category.TWO_PAIR, Category.FOUR_OF_A_KIND)
    assert tuple(map(category_name, asked)) == names
    assert len({category_name(category) for category in Category}) == len(Category)
