"""Hands against the truth from outside: counts, an independent program, two evaluators."""

from __future__ import annotations

import json
import random
from collections import Counter
from itertools import combinations
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st
from phevaluator import evaluate_cards
from pokerkit import Card as WitnessCard
from pokerkit import StandardHighHand

from dealer_trainer.rules.cards import DECK, Card, card_text, parse_card
from dealer_trainer.rules.hands import (
    Category,
    best_hand,
    category_of,
    strength,
    strength_of_seven,
)

CASES = Path(__file__).parents[1] / "data" / "cases"

FIVE_CARD_COUNTS = {
    Category.ROYAL_FLUSH: 4,
    Category.STRAIGHT_FLUSH: 36,
    Category.FOUR_OF_A_KIND: 624,
    Category.FULL_HOUSE: 3_744,
    Category.FLUSH: 5_108,
    Category.STRAIGHT: 10_200,
    Category.THREE_OF_A_KIND: 54_912,
    Category.TWO_PAIR: 123_552,
    Category.PAIR: 1_098_240,
    Category.HIGH_CARD: 1_302_540,
}

seven_cards = st.lists(st.sampled_from(DECK), min_size=7, max_size=7, unique=True).map(tuple)


def cards(text: str) -> tuple[Card, ...]:
    found = [parse_card(word) for word in text.split()]
    assert None not in found
    return tuple(card for card in found if card is not None)


def test_all_five_card_hands_are_counted_as_the_rules_say() -> None:
    counted = Counter(strength(five) for five in combinations(DECK, 5))
    by_category: Counter[Category] = Counter()
    for value, count in counted.items():
        by_category[category_of(value)] += count
    assert by_category == FIVE_CARD_COUNTS
    assert len(counted) == 7_462


def test_every_case_of_two_hands_is_named_and_compared_right() -> None:
    lines = (CASES / "hands.jsonl").read_text(encoding="utf-8").splitlines()
    assert len(lines) == 2_000
    for line in lines:
        case = json.loads(line)
        a, b = strength_of_seven(cards(case["a"])), strength_of_seven(cards(case["b"]))
        named = (category_of(a).key, category_of(b).key, (a > b) - (a < b))
        assert named == (case["category_a"], case["category_b"], case["compare"]), case["id"]


@given(seven_cards, seven_cards)
def test_two_hands_compare_as_phevaluator_compares_them(
    a: tuple[Card, ...], b: tuple[Card, ...]
) -> None:
    ours = strength_of_seven(a) - strength_of_seven(b)
    # phevaluator ranks the best hand 1; its card ids are ours.
    theirs = evaluate_cards(*b) - evaluate_cards(*a)
    assert (ours > 0) - (ours < 0) == (theirs > 0) - (theirs < 0)


@given(seven_cards)
def test_the_five_that_play_are_of_the_seven_and_as_strong_as_pokerkit_says(
    seven: tuple[Card, ...],
) -> None:
    hand = best_hand(seven[:5], seven[5:])
    assert len(set(hand.cards)) == 5
    assert set(hand.cards) <= set(seven)
    assert strength(hand.cards) == hand.strength == strength(seven)
    witness = StandardHighHand.from_game(
        WitnessCard.parse("".join(map(card_text, seven[5:]))),
        WitnessCard.parse("".join(map(card_text, seven[:5]))),
    )
    played = StandardHighHand("".join(map(card_text, hand.cards)))
    assert played == witness


@given(seven_cards)
def test_of_equal_fives_the_one_with_most_board_cards_plays(seven: tuple[Card, ...]) -> None:
    board = seven[:5]
    hand = best_hand(board, seven[5:])
    most = max(
        len(set(five) & set(board))
        for five in combinations(seven, 5)
        if strength(five) == hand.strength
    )
    assert len(set(hand.cards) & set(board)) == most


@given(seven_cards, st.randoms(use_true_random=False))
def test_the_order_of_cards_and_the_names_of_suits_decide_nothing(
    seven: tuple[Card, ...], chance: random.Random
) -> None:
    suits = [0, 1, 2, 3]
    chance.shuffle(suits)
    turned = [Card(card - (card & 3) + suits[card & 3]) for card in seven]
    chance.shuffle(turned)
    assert strength(turned) == strength(seven)


@pytest.mark.parametrize(
    ("board", "hole", "plays"),
    [
        ("Ah 2c 3d 4s 9h", "5h Kd", "5h 4s 3d 2c Ah"),
        ("Kc Qd Jh Tc 2s", "Ah Kd", "Ah Kc Qd Jh Tc"),
        ("Kc Kd 7h 7c 2s", "2h 2d", "2s 2h 2d Kc Kd"),
        ("9h 8h 7h 6h 2c", "5h Th", "Th 9h 8h 7h 6h"),
        ("Ac Kc 9d 7d 3h", "As Kh", "Ac As Kc Kh 9d"),
    ],
)
def test_the_combination_lies_first_then_kickers(board: str, hole: str, plays: str) -> None:
    assert best_hand(cards(board), cards(hole)).cards == cards(plays)


@pytest.mark.parametrize("text", ["", "K", "Kx", "1c", "11c", "Кс", "Kcc", "10"])
def test_what_is_no_card_is_no_card(text: str) -> None:
    assert parse_card(text) is None


def test_every_card_is_read_as_it_is_written_in_either_case_and_with_10() -> None:
    for card in DECK:
        text = card_text(card)
        assert parse_card(text) == parse_card(text.upper()) == parse_card(text.lower()) == card
    assert parse_card("10h") == parse_card("Th")
