from __future__ import annotations

from dataclasses import replace

import pytest
from PySide6.QtCore import Qt

from dealer_trainer.presentation.table.commands import Command
from dealer_trainer.rules.bets import Bet
from dealer_trainer.rules.cards import DECK
from dealer_trainer.rules.hands import Category
from dealer_trainer.rules.layout import Box, Layout
from dealer_trainer.rules.money import PUSH, TAKE
from dealer_trainer.training.drill.intents import (
    Back,
    Choose,
    Clear,
    Confirm,
    Focus,
    Intent,
    Next,
    Painted,
    Pause,
    Pick,
    Rub,
    Submit,
    Type,
    Undo,
)
from dealer_trainer.training.drill.state import DrillState, Phase, Stage, start_layout
from dealer_trainer.training.drill.step import step
from dealer_trainer.training.places import (
    DEALER_CATEGORY,
    DEALER_FIVE,
    DEALER_QUALIFIES,
    Place,
    box_bet,
    box_category,
)
from dealer_trainer.ui.keys import KeyPress, ScanCodes, intent_for
from tests.keyboards.recorded import KEYBOARDS, Keyboard, Recorded, keyboard

SHIFT = Qt.KeyboardModifier.ShiftModifier
CONTROL = Qt.KeyboardModifier.ControlModifier
ALT = Qt.KeyboardModifier.AltModifier
KEYPAD = Qt.KeyboardModifier.KeypadModifier
ANTE = box_bet(5, Bet.ANTE)
BOARD, OWN, HOLE = DECK[:5], DECK[5:7], DECK[7:9]
LAYOUT = Layout("lv-ultimate", BOARD, OWN, (Box(5, HOLE, {Bet.ANTE: 300}),))
ASKED = (DEALER_FIVE, DEALER_CATEGORY, DEALER_QUALIFIES, box_category(5), ANTE)
HANDS = {
    "1": Category.HIGH_CARD,
    "2": Category.PAIR,
    "3": Category.TWO_PAIR,
    "4": Category.THREE_OF_A_KIND,
    "5": Category.STRAIGHT,
    "6": Category.FLUSH,
    "7": Category.FULL_HOUSE,
    "8": Category.FOUR_OF_A_KIND,
    "9": Category.STRAIGHT_FLUSH,
    "0": Category.ROYAL_FLUSH,
}
PLACES: dict[Stage, Place | None] = {
    Stage.PICK_FIVE: DEALER_FIVE,
    Stage.NAME_DEALER: DEALER_CATEGORY,
    Stage.QUALIFY: DEALER_QUALIFIES,
    Stage.NAME_BOX: box_category(5),
    Stage.BETS: ANTE,
    Stage.SUBMIT: None,
}
WORK: dict[tuple[str, Qt.KeyboardModifier], Intent | Command] = {
    ("RTRN", Qt.KeyboardModifier.NoModifier): Confirm(),
    ("RTRN", SHIFT): Confirm(),
    ("RTRN", CONTROL): Submit(),
    ("KPEN", Qt.KeyboardModifier.NoModifier): Confirm(),
    ("KPEN", SHIFT): Confirm(),
    ("KPEN", CONTROL): Submit(),
    ("TAB", Qt.KeyboardModifier.NoModifier): Next(),
    ("TAB", SHIFT): Back(),
    ("UP", Qt.KeyboardModifier.NoModifier): Back(),
    ("BKSP", Qt.KeyboardModifier.NoModifier): Rub(),
    ("BKSP", SHIFT): Rub(),
    ("BKSP", CONTROL): Undo(),
    ("BKSP", ALT): Undo(),
    ("DELE", Qt.KeyboardModifier.NoModifier): Clear(),
    ("DELE", SHIFT): Clear(),
    ("ESC", Qt.KeyboardModifier.NoModifier): Pause(),
    ("FK01", Qt.KeyboardModifier.NoModifier): Command.PAY_TABLES,
    ("FK02", Qt.KeyboardModifier.NoModifier): Focus(DEALER_CATEGORY),
    ("FK03", Qt.KeyboardModifier.NoModifier): Command.CLOCK,
    ("FK04", Qt.KeyboardModifier.NoModifier): Command.FOUR_COLOURS,
    ("FK05", Qt.KeyboardModifier.NoModifier): Command.SAME_LAYOUT,
    ("FK06", Qt.KeyboardModifier.NoModifier): Command.WHOLE_TABLE,
    ("FK11", Qt.KeyboardModifier.NoModifier): Command.FULL_SCREEN,
}
MARKED = {
    "ESC": Command.BACK,
    "RTRN": Command.NEXT_LAYOUT,
    "KPEN": Command.NEXT_LAYOUT,
    "TAB": Command.NEXT_LAYOUT,
    "UP": Command.PREVIOUS_BET,
    "DOWN": Command.NEXT_BET,
    "LEFT": Command.BOX_LEFT,
    "RGHT": Command.BOX_RIGHT,
    "SPCE": Command.FIVE_CARDS,
    "FK07": Command.SHOW_ME,
    "FK01": Command.PAY_TABLES,
    "FK03": Command.CLOCK,
    "FK04": Command.FOUR_COLOURS,
    "FK05": Command.SAME_LAYOUT,
    "FK06": Command.WHOLE_TABLE,
    "FK11": Command.FULL_SCREEN,
}
PAUSED = {
    "ESC": Command.RESUME,
    "RTRN": Command.RESUME,
    "KPEN": Command.RESUME,
    "SPCE": Command.RESUME,
    "FK03": Command.CLOCK,
    "FK04": Command.FOUR_COLOURS,
    "FK11": Command.FULL_SCREEN,
}
ARROWS_OF_THE_KEYPAD = {"KP8": "UP", "KP2": "DOWN", "KP4": "LEFT", "KP6": "RGHT"}


@pytest.fixture(params=KEYBOARDS)
def board(request: pytest.FixtureRequest) -> Keyboard:
    return keyboard(request.param)


def at(stage: Stage) -> DrillState:
    state = replace(start_layout(LAYOUT, ASKED), phase=Phase.ANSWERING, focus=PLACES[stage])
    assert state.stage is stage
    return state


def in_phase(phase: Phase) -> DrillState:
    return replace(start_layout(LAYOUT, ASKED), phase=phase, focus=None)


def digit_by_name(event: Recorded) -> str | None:
    """The digit that a person sees printed on the key."""
    if event.name[:2] == "KP" and event.name[2:].isdigit():
        return event.name[2:]
    if event.name in {f"AE{number:02d}" for number in range(1, 11)} and not event.shift:
        return str(int(event.name[2:]) % 10)
    return event.press.text if event.shift and event.press.text in HANDS else None


def meant(event: Recorded, stage: Stage) -> Intent | Command | None:
    """What a recorded key means while a layout is answered, by the words of the design."""
    if (event.name, event.press.held) in WORK:
        return WORK[event.name, event.press.held]
    place, digit, text = PLACES[stage], digit_by_name(event), event.press.text
    if event.other_modifiers or place is None:
        return None
    if stage is Stage.PICK_FIVE:
        seven = digit is not None and digit in "1234567"
        return Pick((*BOARD, *OWN)[int(digit or 0) - 1]) if seven else None
    if stage is Stage.QUALIFY:
        return {"+": Choose(place, True), "-": Choose(place, False)}.get(text)
    if stage is not Stage.BETS:
        return None if digit is None else Choose(place, HANDS[digit])
    if digit is not None:
        return Type(digit)
    if event.name == "KPDL" and not text:
        return Type(".")
    if text in (".", ","):
        return Type(text)
    if text in ("-", "="):
        return Choose(place, TAKE if text == "-" else PUSH)
    # What is no amount is typed all the same, to be refused where it stands.
    return Type(text) if text.isprintable() and text.strip() else None


@pytest.mark.parametrize("stage", Stage)
def test_every_recorded_key_means_what_the_design_says(board: Keyboard, stage: Stage) -> None:
    state = at(stage)
    wrong = [
        (event, intent_for(event.press, state))
        for event in board.single
        if intent_for(event.press, state) != meant(event, stage)
    ]
    assert wrong == []


def test_a_recorded_event_sent_by_qt_is_read_as_the_record_says(board: Keyboard) -> None:
    for recorded in board.events:
        assert KeyPress.of(recorded.event(), ScanCodes.XKB) == recorded.press


def test_ten_digits_are_typed_by_row_and_keypad_whatever_num_lock_says(board: Keyboard) -> None:
    names = {digit: f"AE{int(digit) or 10:02d}" for digit in HANDS}
    for digit, name in names.items():
        keys = [board.key(name)]
        keys += [board.key(f"KP{digit}", num_lock=num_lock) for num_lock in (True, False)]
        for key in keys:
            assert intent_for(key.press, at(Stage.BETS)) == Type(digit)
            for stage, place in ((Stage.NAME_DEALER, DEALER_CATEGORY), (Stage.NAME_BOX, ASKED[3])):
                assert intent_for(key.press, at(stage)) == Choose(place, HANDS[digit])


def test_signs_are_typed_beside_the_keypad_on_every_keyboard(board: Keyboard) -> None:
    bets, qualify = at(Stage.BETS), at(Stage.QUALIFY)
    assert intent_for(board.typing("-").press, bets) == Choose(ANTE, TAKE)
    assert intent_for(board.typing("=").press, bets) == Choose(ANTE, PUSH)
    assert intent_for(board.typing(".").press, bets) == Type(".")
    assert intent_for(board.typing(",").press, bets) == Type(",")
    assert intent_for(board.typing("+").press, qualify) == Choose(DEALER_QUALIFIES, True)
    assert intent_for(board.typing("-").press, qualify) == Choose(DEALER_QUALIFIES, False)


@pytest.mark.parametrize("name", ["cz", "cz-qwerty"])
def test_the_czech_plus_is_the_digit_1_but_where_the_dealer_s_call_is_asked(name: str) -> None:
    plus = keyboard(name).typing("+")
    assert (plus.name, plus.shift) == ("AE01", False)
    assert intent_for(plus.press, at(Stage.BETS)) == Type("1")
    assert intent_for(plus.press, at(Stage.NAME_BOX)) == Choose(box_category(5), Category.HIGH_CARD)
    assert intent_for(plus.press, at(Stage.QUALIFY)) == Choose(DEALER_QUALIFIES, True)
    with_shift = keyboard(name).key("AE01", SHIFT)
    assert intent_for(with_shift.press, at(Stage.BETS)) == Type("1")
    assert intent_for(with_shift.press, at(Stage.QUALIFY)) is None


def test_the_keypad_s_del_is_the_decimal_mark_and_the_other_one_clears(board: Keyboard) -> None:
    for num_lock in (True, False):
        typed = intent_for(board.key("KPDL", num_lock=num_lock).press, at(Stage.BETS))
        assert typed in (Type("."), Type(","))
    assert intent_for(board.key("KPDL", num_lock=False).press, at(Stage.NAME_BOX)) is None
    assert intent_for(board.key("DELE").press, at(Stage.BETS)) == Clear()


def test_no_letter_means_anything_and_at_a_bet_it_is_typed_to_be_refused(board: Keyboard) -> None:
    states = [at(stage) for stage in Stage if stage is not Stage.BETS]
    states += [in_phase(phase) for phase in (Phase.WAITING, Phase.PAUSED, Phase.SUBMITTED)]
    letters = [event for event in board.single if event.name[:2] in ("AB", "AC", "AD")]
    typed = [event for event in letters if event.press.text.isalpha()]
    assert len(typed) >= 2 * 26
    assert {intent_for(event.press, state) for event in typed for state in states} == {None}
    for event in typed:
        expected = None if event.other_modifiers else Type(event.press.text)
        assert intent_for(event.press, at(Stage.BETS)) == expected


def test_a_marked_layout_is_walked_with_arrows_and_left_with_enter(board: Keyboard) -> None:
    state = in_phase(Phase.SUBMITTED)
    for event in board.single:
        name = event.name
        if not event.num_lock:
            name = ARROWS_OF_THE_KEYPAD.get(name, name)
        expected = None if event.press.held else MARKED.get(name)
        assert intent_for(event.press, state) == expected, event


def test_a_paused_layout_takes_no_answers_and_goes_on_with_esc_or_enter(board: Keyboard) -> None:
    state = in_phase(Phase.PAUSED)
    for event in board.single:
        expected = None if event.press.held else PAUSED.get(event.name)
        assert intent_for(event.press, state) == expected, event


@pytest.mark.parametrize("phase", [Phase.ANSWERING, Phase.SUBMITTED])
def test_held_keys_act_once_and_only_backspace_goes_on(board: Keyboard, phase: Phase) -> None:
    state = replace(at(Stage.BETS), phase=phase)
    for name in ("RTRN", "KPEN", "TAB", "AE01", "KP1", "KPSU", "DELE", "BKSP"):
        first, *repeats = board.held(name)
        assert not first.press.auto_repeat
        assert len(repeats) == 2
        assert all(repeat.press.auto_repeat for repeat in repeats)
        goes_on = name == "BKSP" and phase is Phase.ANSWERING
        allowed = Rub() if goes_on else None
        assert [intent_for(repeat.press, state) for repeat in repeats] == [allowed, allowed]
    first, *repeats = board.held("RTRN", control=True)
    assert [intent_for(repeat.press, state) for repeat in repeats] == [None, None]


def test_a_held_enter_goes_one_question_on() -> None:
    state = replace(at(Stage.NAME_DEALER), draft=Category.PAIR)
    for event in keyboard("us").held("RTRN"):
        intent = intent_for(event.press, state)
        if intent is not None:
            assert not isinstance(intent, Command)
            state = step(state, intent, 0)
    assert state.focus == DEALER_QUALIFIES
    assert state.hint is None


def test_windows_counts_the_row_from_two_and_tells_altgr_as_ctrl_and_alt() -> None:
    def press(scan_code: int, text: str, *modifiers: Qt.KeyboardModifier) -> KeyPress:
        held = Qt.KeyboardModifier.NoModifier
        for modifier in modifiers:
            held |= modifier
        key = ord(text.upper())
        return KeyPress(key, text, scan_code, held, scan_codes=ScanCodes.WINDOWS)

    bets = at(Stage.BETS)
    row = [intent_for(press(code, "ě"), bets) for code in range(2, 12)]
    assert row == [Type(digit) for digit in "1234567890"]
    assert intent_for(press(16, "q"), bets) == Type("q")
    assert intent_for(press(12, "-"), bets) == Choose(ANTE, TAKE)
    assert intent_for(press(2, "1", SHIFT), bets) == Type("1")
    assert intent_for(press(13, "=", CONTROL, ALT), bets) == Choose(ANTE, PUSH)
    assert intent_for(press(13, "=", CONTROL), bets) is None
    home = KeyPress(Qt.Key.Key_Home, "", 71, KEYPAD, scan_codes=ScanCodes.WINDOWS)
    assert intent_for(home, bets) == Type("7")


def test_without_scan_codes_digits_go_by_character_and_an_arrow_is_an_arrow() -> None:
    def press(key: Qt.Key, text: str, modifiers: Qt.KeyboardModifier) -> KeyPress:
        return KeyPress(key, text, 1, modifiers, scan_codes=ScanCodes.MISSING)

    bets, nothing = at(Stage.BETS), Qt.KeyboardModifier.NoModifier
    assert intent_for(press(Qt.Key.Key_4, "4", nothing), bets) == Type("4")
    assert intent_for(press(Qt.Key.Key_4, "4", KEYPAD), bets) == Type("4")
    assert intent_for(press(Qt.Key.Key_Plus, "+", nothing), bets) == Type("+")
    assert intent_for(press(Qt.Key.Key_Up, "", KEYPAD), bets) == Back()
    marked = in_phase(Phase.SUBMITTED)
    assert intent_for(press(Qt.Key.Key_Left, "", KEYPAD), marked) is Command.BOX_LEFT
    no_code = KeyPress(Qt.Key.Key_4, "4", 0, scan_codes=ScanCodes.XKB)
    assert intent_for(no_code, bets) == Type("4")


def test_alt_f4_is_the_system_s() -> None:
    assert intent_for(keyboard("us").key("FK04", ALT).press, at(Stage.BETS)) is None


def test_before_the_layout_is_painted_a_key_changes_nothing() -> None:
    waiting = start_layout(LAYOUT, ASKED[1:])
    intent = intent_for(keyboard("us").key("AE02").press, waiting)
    assert isinstance(intent, Choose)
    assert step(waiting, intent, 5).draft is None
    assert step(step(waiting, Painted(), 5), intent, 6).draft is Category.PAIR
