from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path
from typing import TypeAlias

import pytest
from PySide6.QtCore import Qt

from dealer_trainer import paths
from dealer_trainer.presentation.table.commands import Command
from dealer_trainer.rules.cards import Card, parse_card
from dealer_trainer.rules.hands import Category
from dealer_trainer.rules.house import House
from dealer_trainer.rules.layout import Layout
from dealer_trainer.rules.money import PUSH, TAKE, Answer, amount_text
from dealer_trainer.rules.settlement import Settlement, settle
from dealer_trainer.storage.houses import load_houses
from dealer_trainer.training.drill.intents import Painted
from dealer_trainer.training.drill.state import DrillState, Phase, sheet_of, start_layout
from dealer_trainer.training.drill.step import step
from dealer_trainer.training.grading import Given, expected_answer, grade
from dealer_trainer.training.places import asked_places
from dealer_trainer.ui.keys import KeyPress, ScanCodes, intent_for
from tests.boxes import ultimate_box
from tests.keyboards.recorded import KEYBOARDS, Keyboard, Recorded, keyboard

Typist: TypeAlias = Callable[[Keyboard, Given], Iterator[Recorded]]
"""How a person enters an answer, key by key, Enter left out."""


def cards(text: str) -> tuple[Card, ...]:
    found = [parse_card(name) for name in text.split()]
    return tuple(card for card in found if card is not None)


LAYOUT = Layout(
    "lv-ultimate",
    cards("2h 9h Kh 4c 7d"),
    cards("Kc 3d"),
    (
        ultimate_box(1, cards("Ks 3c"), 500, 1000),
        ultimate_box(2, cards("8c Tc"), 500, trips=200),
        ultimate_box(4, cards("9c 4d"), 6700, 26800, trips=100),
        ultimate_box(5, cards("Ah 5h"), 300, 1200, trips=500),
    ),
)
"""A flush that is paid 3 to 2 on an odd ante, a win, a fold and a tie: every sort of answer."""


@pytest.fixture(scope="module")
def house() -> House:
    found = load_houses(paths.assets(), Path("no-houses-of-its-own")).house(LAYOUT.house)
    assert found is not None
    return found


def characters(answer: Given) -> str:
    """What an answer is typed as."""
    if isinstance(answer, Category):
        return "1234567890"[answer]
    if isinstance(answer, bool):
        return "+" if answer else "-"
    assert isinstance(answer, Answer)
    return {TAKE: "-", PUSH: "="}.get(answer) or amount_text(answer.amount)


def on_main_row(board: Keyboard, answer: Given) -> Iterator[Recorded]:
    for character in characters(answer):
        if character.isdigit():
            yield board.key(f"AE{int(character) or 10:02d}")
        else:
            yield board.typing(character)


def with_czech_shift(board: Keyboard, answer: Given) -> Iterator[Recorded]:
    """Digits by their characters, as somebody types who knows the layout."""
    return (board.typing(character) for character in characters(answer))


def on_keypad(num_lock: bool) -> Typist:
    def typist(board: Keyboard, answer: Given) -> Iterator[Recorded]:
        names = {"+": "KPAD", "-": "KPSU", "=": "KP0", ".": "KPDL"}
        for character in characters(answer):
            name = names.get(character, f"KP{character}")
            yield board.key(name, num_lock=num_lock)

    return typist


class Table:
    """A layout in work, which nothing but keys reaches."""

    def __init__(self, house: House) -> None:
        self.house = house
        self.settlement: Settlement = settle(LAYOUT, house)
        self.state: DrillState = start_layout(LAYOUT, asked_places(LAYOUT, house))
        self.state = step(self.state, Painted(), 0)

    def press(self, recorded: Recorded) -> Command | None:
        press = KeyPress.of(recorded.event(), ScanCodes.XKB)
        assert press == recorded.press
        intent = intent_for(press, self.state)
        assert intent is not None, recorded
        if isinstance(intent, Command):
            return intent
        self.state = step(self.state, intent, 0)
        return None

    def right_answer(self) -> Given:
        assert self.state.focus is not None
        return expected_answer(self.settlement, sheet_of(self.state), self.state.focus)


def settle_by(typist: Typist, board: Keyboard, enter: Recorded, table: Table) -> None:
    while table.state.focus is not None:
        for event in typist(board, table.right_answer()):
            table.press(event)
        table.press(enter)
        assert table.state.hint is None


def assert_all_right(table: Table) -> None:
    assert table.state.phase is Phase.SUBMITTED
    report = grade(LAYOUT, table.house, table.settlement, sheet_of(table.state), table.state.asked)
    assert report.asked == 2 + 5 + 5 + 3 + 4 + 1
    assert [mark for mark in report.marks if not mark.right] == []


def test_the_layout_asks_for_every_sort_of_answer(house: House) -> None:
    settlement = settle(LAYOUT, house)
    answers = {bet.answer for box in settlement.boxes for bet in box.bets}
    assert {TAKE, PUSH} < answers
    assert "4.5" in {answer.text for answer in answers}
    assert settlement.opens


@pytest.mark.parametrize("name", KEYBOARDS)
def test_a_layout_is_settled_with_the_main_row_alone(name: str, house: House) -> None:
    board, table = keyboard(name), Table(house)
    settle_by(on_main_row, board, board.key("RTRN"), table)
    table.press(board.key("RTRN", Qt.KeyboardModifier.ControlModifier))
    assert_all_right(table)
    assert table.press(board.key("RTRN")) is Command.NEXT_LAYOUT


@pytest.mark.parametrize("num_lock", [True, False])
@pytest.mark.parametrize("name", KEYBOARDS)
def test_a_layout_is_settled_with_one_hand_on_the_keypad(
    name: str, num_lock: bool, house: House
) -> None:
    board, table = keyboard(name), Table(house)
    enter = board.key("KPEN", num_lock=num_lock)
    settle_by(on_keypad(num_lock), board, enter, table)
    table.press(enter)
    assert_all_right(table)


@pytest.mark.parametrize("name", ["cz", "cz-qwerty"])
def test_a_layout_is_settled_with_digits_typed_by_shift(name: str, house: House) -> None:
    board, table = keyboard(name), Table(house)
    settle_by(with_czech_shift, board, board.key("RTRN"), table)
    table.press(board.key("RTRN"))
    assert_all_right(table)


@pytest.mark.parametrize("name", KEYBOARDS)
def test_a_slip_of_the_finger_is_rubbed_out_cleared_and_undone(name: str, house: House) -> None:
    board, table = keyboard(name), Table(house)
    for event in (board.key("AE09"), board.key("DELE"), board.key("AE05"), board.key("BKSP")):
        table.press(event)
    assert table.state.draft is None
    for event in (board.key("AE09"), board.key("RTRN")):
        table.press(event)
    assert [answer for _, answer in table.state.answers] == [Category.STRAIGHT_FLUSH]
    table.press(board.key("BKSP", Qt.KeyboardModifier.ControlModifier))
    assert not table.state.answers
    settle_by(on_main_row, board, board.key("TAB"), table)
    table.press(board.key("RTRN"))
    assert_all_right(table)
