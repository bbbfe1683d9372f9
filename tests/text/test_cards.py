from __future__ import annotations

import pytest

from dealer_trainer.rules.cards import DECK, RANKS, Card, Suit, make_card, parse_card
from dealer_trainer.text.cards import (
    card_label,
    card_name,
    cards_label,
    rank_label,
)
from dealer_trainer.text.language import Language, set_language


def card(text: str) -> Card:
    found = parse_card(text)
    assert found is not None
    return found


NAMES = [
    (Language.EN, "As", "ace of spades"),
    (Language.EN, "Tc", "ten of clubs"),
    (Language.BG, "Ks", "поп пика"),
    (Language.BG, "Qh", "дама купа"),
    (Language.BG, "Td", "десетка каро"),
    (Language.BG, "2c", "двойка спатия"),
    (Language.RU, "Ks", "король пик"),
    (Language.RU, "Ah", "туз червей"),
    (Language.RU, "4d", "четвёрка бубен"),
    (Language.RU, "Qc", "дама треф"),
    (Language.CS, "Ks", "pikový král"),
    (Language.CS, "Qh", "srdcová dáma"),
    (Language.CS, "Ad", "kárové eso"),
    (Language.CS, "5c", "křížová pětka"),
    (Language.LV, "Ks", "pīķa karalis"),
    (Language.LV, "Qh", "ercena dāma"),
    (Language.LV, "Td", "kārava desmitnieks"),
    (Language.LV, "9c", "kreiča devītnieks"),
]


@pytest.mark.parametrize("language, short, name", NAMES)
def test_a_card_is_read_aloud(language: Language, short: str, name: str) -> None:
    set_language(language)
    assert card_name(card(short)) == name


def test_in_czech_the_suit_agrees_with_the_rank() -> None:
    set_language(Language.CS)
    stems = {
        Suit.CLUBS: "křížov",
        Suit.DIAMONDS: "károv",
        Suit.HEARTS: "srdcov",
        Suit.SPADES: "pikov",
    }
    words = "dvojka trojka čtyřka pětka šestka sedmička osmička devítka desítka kluk dáma král eso"
    masculine, neuter = ("kluk", "král"), ("eso",)
    for suit, stem in stems.items():
        for rank, word in zip(RANKS, words.split(), strict=True):
            ending = "ý" if word in masculine else "é" if word in neuter else "á"
            assert card_name(make_card(rank, suit)) == f"{stem}{ending} {word}"


@pytest.mark.parametrize("language", Language)
def test_no_two_cards_sound_the_same(language: Language) -> None:
    set_language(language)
    assert len({card_name(one) for one in DECK}) == 52


@pytest.mark.parametrize("language", Language)
def test_what_is_printed_on_cards_is_the_same_in_every_language(language: Language) -> None:
    set_language(language)
    assert card_label(card("Ks")) == "K♠"
    assert card_label(card("Th")) == "10♥"
    assert rank_label(10) == "10"
    five = tuple(map(card, ("Kc", "Qd", "Jh", "Ts", "9c")))
    assert cards_label(five) == "K♣ Q♦ J♥ 10♠ 9♣"
