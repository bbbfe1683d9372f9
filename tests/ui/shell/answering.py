"""Answers given in the window while its data folder is in trouble, and what it tells of it."""

from __future__ import annotations

from PySide6.QtWidgets import QApplication, QDialog, QLabel

from dealer_trainer.training.drill.state import Change
from dealer_trainer.training.places import Part
from tests.ui.shell.conftest import Person


def shown(person: Person) -> str:
    return " ".join(w.text() for w in person.page.findChildren(QLabel) if w.isVisible())


def answers(person: Person) -> tuple[Change, ...]:
    """What was answered in the window."""
    assert person.program.drill is not None
    return person.program.drill.session.state.changes


def kept(person: Person) -> tuple[Change, ...]:
    """What is kept of it."""
    assert person.program.trainee is not None
    left = person.store.drills.unfinished(person.program.trainee)
    return () if left is None or left.open_round is None else left.open_round.changes


def answer(person: Person) -> bool:
    """Answer what is asked for, whatever it is; false where nothing is."""
    assert person.program.drill is not None
    focus = person.program.drill.session.state.focus
    if focus is None:
        return False
    person.type("2" if focus.is_wager or focus.part is Part.CATEGORY else "+")
    person.enter()
    QApplication.processEvents()
    return True


def is_marked(person: Person) -> bool:
    assert person.program.drill is not None
    return person.program.drill.session.marked is not None


def notices(person: Person) -> str:
    """What dialogs tell; they are closed."""
    told = ""
    for dialog in person.window.findChildren(QDialog, "notice"):
        if dialog.isVisible():
            told += " ".join(w.text() for w in dialog.findChildren(QLabel))
            dialog.accept()
    QApplication.processEvents()
    return told


def answer_until_told(person: Person, sentence: str) -> None:
    while answer(person):
        if sentence in shown(person):
            return
    raise AssertionError(shown(person))
