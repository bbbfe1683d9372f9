"""The keypad in fields of text, as desktops tell of its keys."""

from __future__ import annotations

import ast
from pathlib import Path

import pytest
from PySide6.QtCore import QEvent, Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QApplication, QLineEdit, QToolTip, QWidget
from pytestqt.qtbot import QtBot

import dealer_trainer.ui
from dealer_trainer.ui.keys import ScanCodes
from dealer_trainer.ui.widgets import text_field
from dealer_trainer.ui.widgets.text_field import TextField
from tests.ui.shell.conftest import OpenWindow

Key = Qt.Key
NUM_LOCK = 0x10
KEYS = {
    Key.Key_Insert: "0", Key.Key_End: "1", Key.Key_Down: "2", Key.Key_PageDown: "3",
    Key.Key_Left: "4", Key.Key_Clear: "5", Key.Key_Right: "6", Key.Key_Home: "7",
    Key.Key_Up: "8", Key.Key_PageUp: "9",
}  # fmt: skip


def press(
    field: QWidget,
    key: Key,
    native: int = 0,
    modifiers: Qt.KeyboardModifier = Qt.KeyboardModifier.KeypadModifier,
) -> None:
    """A key as Wayland tells it: an arrow without text, Num Lock only among native modifiers."""
    for kind in (QEvent.Type.KeyPress, QEvent.Type.KeyRelease):
        QApplication.sendEvent(field, QKeyEvent(kind, key, modifiers, 79, 0, native, ""))


@pytest.fixture
def hints(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """The hints that were shown, on X11 or Wayland."""
    told: list[str] = []
    monkeypatch.setattr(TextField, "scan_codes", ScanCodes.XKB)
    # A tooltip wants a real screen.
    monkeypatch.setattr(QToolTip, "showText", lambda _at, words, _field: told.append(words))
    return told


@pytest.fixture
def field(qtbot: QtBot) -> TextField:
    made = TextField("x", None, 80, secret=True)
    qtbot.addWidget(made)
    made.show()
    made.setFocus()
    return made


@pytest.mark.parametrize(("key", "digit"), KEYS.items())
def test_a_lit_num_lock_types_the_digit_though_an_arrow_is_sent(
    field: TextField, hints: list[str], key: Key, digit: str
) -> None:
    field.setText("ab")
    press(field, key, NUM_LOCK)
    assert field.text() == f"ab{digit}"
    assert hints == []


def test_without_num_lock_the_key_moves_and_a_hint_tells_of_it(
    field: TextField, hints: list[str]
) -> None:
    field.setText("ab")
    press(field, Key.Key_Left)
    assert (field.text(), field.cursorPosition()) == ("ab", 1)
    assert hints == [text_field.keypad_hint()]
    press(
        field,
        Key.Key_Home,
        NUM_LOCK,
        Qt.KeyboardModifier.KeypadModifier | Qt.KeyboardModifier.ShiftModifier,
    )
    assert field.selectedText() == "a"


def test_the_keypads_decimal_mark_deletes_nothing_where_num_lock_is_lit(
    field: TextField, hints: list[str]
) -> None:
    field.setText("ab")
    field.home(False)
    press(field, Key.Key_Delete, NUM_LOCK)
    assert field.text() == "ab"
    assert len(hints) == 1
    press(field, Key.Key_Delete)
    assert field.text() == "b"


def test_arrows_that_are_not_of_the_keypad_move_without_a_word(
    field: TextField, hints: list[str]
) -> None:
    field.setText("ab")
    press(field, Key.Key_Left, NUM_LOCK, Qt.KeyboardModifier.NoModifier)
    assert (field.text(), field.cursorPosition()) == ("ab", 1)
    assert hints == []


def test_a_name_is_typed_with_the_keypad(open_for: OpenWindow, hints: list[str]) -> None:
    person = open_for("Anna")
    person.click("nav.people")
    name = person.widget("people.name")
    assert isinstance(name, QLineEdit)
    name.setFocus()
    name.setText("Box ")
    press(name, Key.Key_Home, NUM_LOCK)
    assert name.text() == "Box 7"
    assert hints == []


def test_every_field_of_the_window_is_such_a_field() -> None:
    own = {"text_field.py", "amount_field.py"}
    for file in Path(dealer_trainer.ui.__path__[0]).rglob("*.py"):
        names = [
            node.func.id
            for node in ast.walk(ast.parse(file.read_text(encoding="utf-8")))
            if isinstance(node, ast.Call) and isinstance(node.func, ast.Name)
        ]
        assert "QLineEdit" not in names or file.name in own, file
