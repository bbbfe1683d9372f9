"""What a trainee hears who does not see: the real window, driven by its keys, told through AT-SPI
from the first card to the marks.
"""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from dealer_trainer import paths
from dealer_trainer.dealing.dealer import deal
from dealer_trainer.dealing.request import DealRequest
from dealer_trainer.rules.cards import Card, card_text
from dealer_trainer.rules.house import House
from dealer_trainer.rules.layout import Layout
from dealer_trainer.storage.houses import load_houses
from dealer_trainer.text.language import Language, _, set_language
from smoke_window import keys_of_a_round
from tests.screen_reader.desktop import Desktop, desktop, missing

LACKING = missing()
pytestmark = pytest.mark.skipif(bool(LACKING), reason=f"not installed here: {LACKING}")

SEED = 1
FOCUSED = ("focus", "passing")
RANKS = {
    "2": "two",
    "3": "three",
    "4": "four",
    "5": "five",
    "6": "six",
    "7": "seven",
    "8": "eight",
    "9": "nine",
    "T": "ten",
    "J": "jack",
    "Q": "queen",
    "K": "king",
    "A": "ace",
}
SUITS = {"c": "clubs", "d": "diamonds", "h": "hearts", "s": "spades"}


def named(cards: tuple[Card, ...]) -> str:
    """Cards as they are read aloud, found without the program's own words."""
    texts = map(card_text, cards)
    return ", ".join(f"{RANKS[text[0]]} of {SUITS[text[1]]}" for text in texts)


@pytest.fixture(scope="module")
def house() -> House:
    found = load_houses(paths.assets(), Path("no-houses-of-its-own")).house("bg-ultimate")
    assert found is not None
    return found


@pytest.fixture(scope="module")
def layout(house: House) -> Layout:
    """The one that the drill begins with."""
    return deal(DealRequest(house, seed=SEED)).layout


@pytest.fixture(scope="module")
def blind_desk() -> Iterator[Desktop]:
    with desktop() as found:
        yield found


def drill(house: House, *before: str) -> tuple[str, ...]:
    return (*before, "drill", "--house", house.id, "--seed", str(SEED))


def test_a_round_is_heard_from_the_first_card_to_the_marks(
    blind_desk: Desktop, house: House, layout: Layout
) -> None:
    reader, press = blind_desk.reader, blind_desk.press
    board, first = named(layout.board), layout.settlement_order[0]
    keys = keys_of_a_round(layout, house)
    answers = [index + 1 for index, key in enumerate(keys) if key == "Return"]
    begins = len(reader.said)
    with blind_desk.program(*drill(house)):
        # The cards come with the question, as the description of what has the focus.
        asked = reader.hears("focus", "Name the dealer's hand")
        assert asked.description == f"Board: {board}; Dealer: {named(layout.dealer)}"
        reader.hears("announcement", "Dealer's hand.")
        press("Return")
        reader.hears("announcement", "Choose an answer first.")
        press(keys[0])
        reader.hears("focus", f"key {keys[0]}")
        press("Return")
        reader.hears("focus", "Does the dealer qualify?")
        press(keys[2])
        reader.hears("focus", ", key ")
        press("Return")
        asked = reader.hears("focus", "Name the player's hand")
        stakes = f"Ante {first.ante // 100}"
        assert asked.description.startswith(f"Box {first.number}, {named(first.cards)}, {stakes}")
        assert asked.description.endswith(f"active; Board: {board}")
        reader.hears("announcement", f"Box {first.number}.")
        press(*keys[answers[1] : answers[2]])
        reader.hears("focus", f"Box {first.number}, Ante, stake {first.ante // 100}")
        press(*keys[answers[2] : answers[3] - 1])
        reader.hears("typed", "taken")
        # All the others, the last of them wrong.
        press(*keys[answers[3] - 1 : answers[-3]], "7", "7")
        reader.hears("typed", "77")
        press("Return")
        reader.hears("announcement", "All answered.")
        reader.hears("focus", "Submit layout")
        press("Return")
        last = layout.settlement_order[-1]
        marks = reader.hears(
            "announcement", f"{len(layout.boxes) - 1} of {len(layout.boxes)} boxes"
        )
        assert f"Box {last.number}, Play, wrong, your answer: pay 77, right: pay 20." in marks.text
        assert f"Box {last.number}, Ante, right: pay 5." in marks.text
        reader.hears("focus", "Next layout")
        strays = {heard.name for heard in reader.said[begins:] if heard.kind in FOCUSED}
        assert not strays & {"Leave", "Show me", "Finish", "Confirm the hand", "Try again"}
        assert not [name for name in strays if name.startswith(("Continue", "Next: "))]
        walk_the_marks(blind_desk, layout)


def walk_the_marks(blind_desk: Desktop, layout: Layout) -> None:
    """Arrows lead to the other boxes and bets, F7 through the whole layout, Enter onward."""
    reader, press = blind_desk.reader, blind_desk.press
    first, last = layout.settlement_order[0], layout.settlement_order[-1]
    press("Up")
    reader.hears("announcement", f"Box {last.number}, Blind, right: stays")
    shown = blind_desk.shown()
    names = {str(part["name"]) for part in shown}
    assert f"Box {last.number}, Play, wrong, your answer: pay 77, right: pay 20" in names
    assert f"Box {first.number}, right" in names
    (table,) = (part for part in shown if part["name"] == "Table")
    assert named(layout.board) in str(table["description"])
    controls = [part for part in shown if part["role"] in ("push button", "check box", "text")]
    assert len(controls) > 10
    assert [part for part in controls if not part["name"]] == []
    press("F7")
    step = reader.hears("announcement", "Step 1 of")
    assert "queen of clubs" in step.text
    press("Return")
    reader.hears("announcement", "Step 2 of")
    press("Escape")
    reader.hears("focus", "Next layout")
    press("Return")
    asked = reader.hears("focus", "Name the dealer's hand")
    assert asked.description.startswith("Board: ")
    assert named(layout.board) not in asked.description
    reader.hears("announcement", "Layout 2")


@pytest.mark.parametrize("language", Language)
def test_the_first_question_is_heard_in_the_language_in_use(
    blind_desk: Desktop, house: House, language: Language
) -> None:
    set_language(language)
    with blind_desk.program(*drill(house, "--language", language.value)):
        asked = blind_desk.reader.hears("focus", _("Name the dealer's hand"))
        board = _("Board: {cards}").format(cards="")
        assert asked.description.startswith(board)
        assert asked.description.count(", ") == 4 + 1
        blind_desk.reader.hears("announcement", _("Dealer's hand"))
