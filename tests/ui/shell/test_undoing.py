"""Undo beyond the first answer, at the window and on the disk: a layout stays one round."""

from __future__ import annotations

from PySide6.QtCore import Qt

from dealer_trainer.training.drill.state import Phase
from dealer_trainer.training.places import DEALER_CATEGORY
from tests.ui.shell.conftest import OpenWindow, Person
from tests.ui.shell.test_walk import begin_new_drill, settle_by_keyboard


def undo(person: Person, times: int) -> None:
    for _press in range(times):
        person.press(Qt.Key.Key_Backspace, Qt.KeyboardModifier.ControlModifier)


def test_undo_beyond_the_first_answer_leaves_one_mark_a_place_and_one_round(
    open_for: OpenWindow,
) -> None:
    person = open_for("Elena")
    begin_new_drill(person)
    drill = person.program.drill
    assert drill is not None
    undo(person, 3)
    assert drill.session.state.answers == ()
    assert drill.session.state.changes == ()
    for _answer in range(2):
        person.type("1")
        person.enter()
        undo(person, 5)
        assert drill.session.state.answers == ()
        assert drill.session.state.focus == DEALER_CATEGORY
    settle_by_keyboard(person)
    undo(person, 3)
    assert drill.session.state.phase is Phase.SUBMITTED
    with person.store.database.reading() as connection:
        (rounds,) = connection.execute(
            "SELECT count(*) FROM rounds WHERE submitted_at IS NOT NULL"
        ).fetchone()
        marked = connection.execute("SELECT count(*) FROM marks GROUP BY part, box, bet").fetchall()
    assert rounds == 1
    assert marked == [(1,)] * len(drill.session.state.asked)


def test_undo_beyond_the_first_answer_of_a_layout_taken_up_again_keeps_one_round(
    open_for: OpenWindow,
) -> None:
    person = open_for("Elena")
    begin_new_drill(person)
    person.type("1")
    person.enter()
    undo(person, 3)
    person.type("2")
    person.enter()
    person = open_for("Elena")
    person.enter()
    drill = person.program.drill
    assert drill is not None
    undo(person, 4)
    assert drill.session.state.answers == ()
    settle_by_keyboard(person)
    trainee = person.program.trainee
    assert trainee is not None
    assert person.store.trainees.holdings(trainee).rounds == 1
