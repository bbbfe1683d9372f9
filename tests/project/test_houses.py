from __future__ import annotations

import itertools
from dataclasses import replace
from pathlib import Path

import pytest

from dealer_trainer import paths
from dealer_trainer.rules.bets import Bet
from dealer_trainer.rules.hands import Category
from dealer_trainer.rules.house import (
    FoldSide,
    GameName,
    House,
    Limit,
    QuadsOneCard,
    Qualifier,
    Rounding,
    RuleStanding,
    fingerprint,
)
from dealer_trainer.rules.money import PaySchedule
from dealer_trainer.rules.situations import Situation
from dealer_trainer.storage.codec.house_money import can_make
from dealer_trainer.storage.houses import load_houses
from dealer_trainer.text.houses import house_source
from dealer_trainer.text.language import Language, set_language

SHELF = load_houses(paths.assets(), Path("no-houses-of-its-own"))
HOUSES = SHELF.by_id
IDS = ("bg-ultimate", "ru-ultimate", "cz-ultimate", "lv-ultimate", "lt-casino-texas")
FROM_THE_TOP = tuple(reversed(Category))
ULTIMATE_TABLES = {
    Bet.BLIND: "500:1 50:1 10:1 3:1 3:2 1:1",
    Bet.TRIPS: "50:1 40:1 30:1 8:1 7:1 4:1 3:1",
}
CASINO_TABLES = {
    Bet.ANTE: "50:1 20:1 10:1 3:1 2:1 1:1 1:1 1:1 1:1 1:1",
    Bet.BONUS: "1000:1 500:1 250:1 75:1 25:1 15:1 10:1",
}


def odds(table: PaySchedule) -> str:
    assert [row for row, _ in table.rows] == list(FROM_THE_TOP[: len(table.rows)])
    return " ".join(str(odds) for _, odds in table.rows)


def units(*amounts: int) -> Limit:
    least, most, step = (amount * 100 for amount in amounts)
    return Limit(least, most, step)


def test_the_five_houses_are_read_in_their_order() -> None:
    assert SHELF.broken == ()
    assert tuple(house.id for house in SHELF.houses) == IDS


@pytest.mark.parametrize("house", SHELF.houses, ids=IDS)
def test_tables_are_those_of_the_rules(house: House) -> None:
    wanted = CASINO_TABLES if house.game is GameName.CASINO_TEXAS else ULTIMATE_TABLES
    assert {bet: odds(table) for bet, table in house.tables.items()} == wanted


def test_games_boxes_dark_boxes_folds_and_currencies_are_those_of_the_rules() -> None:
    found = [
        (h.game.value, h.boxes, h.dark_boxes, h.dark_multiples, h.currency, h.fold_side)
        for h in SHELF.houses
    ]
    assert found == [
        ("ultimate", 6, False, (), "EUR", FoldSide.PLAYS),
        ("ultimate", 6, False, (), "RUB", FoldSide.PLAYS),
        ("ultimate", 6, False, (), "CZK", FoldSide.PLAYS),
        ("ultimate", 5, True, (1, 2, 3, 4), "EUR", FoldSide.LOST),
        ("casino-texas", 6, True, (2,), "EUR", FoldSide.LOST),
    ]


@pytest.mark.parametrize("house", SHELF.houses, ids=IDS)
def test_qualifying_and_multiples_go_by_the_game(house: House) -> None:
    casino = house.game is GameName.CASINO_TEXAS
    assert house.qualifies is (Qualifier.PAIR_OF_FOURS if casino else Qualifier.PAIR)
    assert house.play_multiples == ((2,) if casino else (1, 2, 3, 4))
    assert house.bonus_quads_one_card is (QuadsOneCard.THREE_OF_A_KIND if casino else None)
    assert house.rounding is Rounding.EXACT
    assert house.max_payout is None


@pytest.mark.parametrize(
    ("house_id", "ante", "side", "chips"),
    [
        ("bg-ultimate", units(5, 100, 5), units(5, 50, 5), "0.50 1 5 25 100 500 1000"),
        ("lv-ultimate", units(2, 100, 1), units(1, 25, 1), "0.50 1 5 25 100 500"),
        ("lt-casino-texas", units(2, 100, 1), units(1, 10, 1), "0.50 1 5 25 100 500"),
        ("cz-ultimate", units(100, 3000, 100), units(50, 500, 50), "50 100 500 1000 5000"),
        (
            "ru-ultimate",
            units(500, 20000, 500),
            units(500, 5000, 500),
            "50 100 500 1000 5000 10000 50000",
        ),
    ],
)
def test_limits_and_chips_are_those_of_the_rules(
    house_id: str, ante: Limit, side: Limit, chips: str
) -> None:
    house = HOUSES[house_id]
    assert tuple(house.limits.values()) == (ante, side)
    assert [chip.value for chip in house.chips] == [
        round(float(chip) * 100) for chip in chips.split()
    ]


@pytest.mark.parametrize("house", SHELF.houses, ids=IDS)
def test_every_stake_within_the_limits_can_be_laid_with_chips(house: House) -> None:
    chips = [chip.value for chip in house.chips]
    for limit in house.limits.values():
        for stake in range(limit.min, limit.max + 1, limit.step):
            assert can_make(chips, stake)


@pytest.mark.parametrize("house", SHELF.houses, ids=IDS)
def test_no_two_chips_of_a_house_look_alike(house: House) -> None:
    colours = [bytes.fromhex(chip.colour[1:]) for chip in house.chips]
    for one, other in itertools.combinations(colours, 2):
        assert sum(abs(a - b) for a, b in zip(one, other, strict=True)) > 60


PROVENANCE = {
    "bg-ultimate": {
        "boxes order play_multiples fold ties lose tables.blind tables.trips": RuleStanding.STANDARD
    },
    "ru-ultimate": {
        "boxes order tables.blind tables.trips": RuleStanding.STANDARD,
        "fold_side": RuleStanding.UNCONFIRMED,
    },
    "cz-ultimate": {
        "boxes ranking play_multiples fold ties tables.blind tables.trips": RuleStanding.STANDARD,
        "fold_side": RuleStanding.UNCONFIRMED,
    },
    "lv-ultimate": {
        "order ranking qualifies fold dealer_fails lose": RuleStanding.STANDARD,
        "dark_multiples": RuleStanding.UNCONFIRMED,
    },
    "lt-casino-texas": {
        "ranking dealer_fails lose": RuleStanding.STANDARD,
        "fold_side bonus_quads_one_card": RuleStanding.UNCONFIRMED,
    },
}


@pytest.mark.parametrize("house", SHELF.houses, ids=IDS)
def test_provenance_is_that_of_the_rules(house: House) -> None:
    wanted = {
        rule: standing for rules, standing in PROVENANCE[house.id].items() for rule in rules.split()
    }
    assert {rule: each.standing for rule, each in house.provenance.items()} == wanted


def test_situations_hang_on_the_unconfirmed_rules_of_the_rules_page() -> None:
    hanging = {
        (house.id, situation)
        for house in SHELF.houses
        for each in house.provenance.values()
        for situation in each.hangs
    }
    assert hanging == {
        ("ru-ultimate", Situation.TRIPS_AFTER_FOLD.value),
        ("cz-ultimate", Situation.TRIPS_AFTER_FOLD.value),
        ("lt-casino-texas", Situation.BONUS_AFTER_FOLD.value),
        ("lt-casino-texas", Situation.BONUS_QUADS_ONE_CARD.value),
    }


CYRILLIC = range(0x400, 0x500)


@pytest.mark.parametrize("house", SHELF.houses, ids=IDS)
def test_names_and_reasons_speak_five_different_languages(house: House) -> None:
    for texts in (house.names, *(each.why for each in house.provenance.values())):
        assert list(texts) == ["en", "bg", "ru", "cs", "lv"]
    for each in house.provenance.values():
        assert len(set(each.why.values())) == 5
        for language, text in each.why.items():
            cyrillic = any(ord(letter) in CYRILLIC for letter in text)
            assert cyrillic is (language in ("bg", "ru")), text


@pytest.mark.parametrize("house", SHELF.houses, ids=IDS)
def test_where_a_house_comes_from_is_told_in_five_languages(house: House) -> None:
    told = {}
    for language in Language:
        set_language(language)
        told[language] = house_source(house)
    assert told[Language.EN] == house.source
    assert len(set(told.values())) == 5


def test_what_an_own_file_says_of_itself_stays_as_it_was_written() -> None:
    set_language(Language.RU)
    assert house_source(replace(SHELF.houses[0], source="Our floor, 2026")) == "Our floor, 2026"


def test_houses_that_settle_differently_have_different_fingerprints() -> None:
    assert len({fingerprint(house) for house in SHELF.houses}) == len(SHELF.houses)
