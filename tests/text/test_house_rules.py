from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import pytest

from dealer_trainer import paths
from dealer_trainer.rules.house import (
    FoldSide,
    House,
    QuadsOneCard,
    Qualifier,
    Rounding,
    RuleStanding,
)
from dealer_trainer.storage.houses import load_houses
from dealer_trainer.text.house_rules import house_rules, topic_name
from dealer_trainer.text.language import Language, set_language
from dealer_trainer.text.rule_sentences import Topic, rule_sentence

HOUSES = load_houses(paths.assets(), Path("no-houses-of-its-own")).by_id


def told(house: House, topic: Topic) -> str:
    return rule_sentence(topic, house) or ""


@pytest.mark.parametrize("house", HOUSES.values(), ids=HOUSES)
@pytest.mark.parametrize("language", list(Language))
def test_every_house_tells_its_rules_in_every_language(house: House, language: Language) -> None:
    set_language(language)
    lines = house_rules(house)
    assert len(lines) >= 16
    for line in lines:
        assert line.text
        assert topic_name(line.topic, house)
        assert "{" not in line.text + line.reason


def test_every_rule_that_is_not_confirmed_says_why() -> None:
    for house in HOUSES.values():
        for line in house_rules(house):
            if line.standing in (RuleStanding.STANDARD, RuleStanding.UNCONFIRMED):
                assert line.reason, (house.id, line.topic)


def test_every_key_of_a_provenance_is_told_in_a_rule_or_at_a_table() -> None:
    told_keys = {topic.value for topic in Topic}
    for house in HOUSES.values():
        assert {k for k in house.provenance if not k.startswith("tables.")} <= told_keys


def test_what_hangs_on_an_unconfirmed_rule_is_named() -> None:
    lines = {line.topic: line for line in house_rules(HOUSES["lt-casino-texas"])}
    assert lines[Topic.QUADS].standing is RuleStanding.UNCONFIRMED
    assert "depends on it" in lines[Topic.QUADS].reason


def test_a_dealer_who_needs_fours_has_a_game_where_another_qualifies() -> None:
    set_language(Language.LV)
    texas, ultimate = HOUSES["lt-casino-texas"], HOUSES["lv-ultimate"]
    assert topic_name(Topic.QUALIFIES, texas) == "Dīlerim ir spēle"
    assert topic_name(Topic.DEALER_FAILS, texas) == "Dīlerim nav spēles"
    assert topic_name(Topic.DEALER_FAILS, ultimate) == "Dīlerim nav kombinācijas"


def test_a_house_of_ones_own_reads_by_its_own_rules() -> None:
    house = HOUSES["lv-ultimate"]
    own = replace(
        house,
        qualifies=Qualifier.PAIR_OF_FOURS,
        fold_side=FoldSide.PLAYS,
        play_multiples=(1, 3),
        dark_boxes=False,
        rounding=Rounding.DOWN,
        max_payout=500_000,
    )
    assert "fours" in told(own, Topic.QUALIFIES)
    assert "plays on" in told(own, Topic.FOLD_SIDE)
    assert told(own, Topic.PLAY).startswith("1×, 3×")
    assert told(own, Topic.DARK) == "None"
    assert "€0.50" in told(own, Topic.ROUNDING)
    assert "€5000" in told(own, Topic.MAX_PAYOUT)


@pytest.mark.parametrize("quads", list(QuadsOneCard))
def test_quads_with_one_own_card_are_told_as_the_house_pays_them(quads: QuadsOneCard) -> None:
    house = replace(HOUSES["lt-casino-texas"], bonus_quads_one_card=quads)
    assert quads.value.replace("-", " ").removeprefix("nothing") in told(house, Topic.QUADS)
    assert rule_sentence(Topic.QUADS, HOUSES["lv-ultimate"]) is None
