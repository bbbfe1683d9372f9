"""What is told to somebody who hears the table, of every kind of page."""

from __future__ import annotations

from dealer_trainer.presentation.sheet import FeedbackState
from dealer_trainer.presentation.table.announcements import (
    as_sentences,
    page_announcements,
    question_announcements,
    with_cards_named,
)
from dealer_trainer.presentation.table.commands import Command
from dealer_trainer.presentation.table.questions import SprintScreen
from dealer_trainer.presentation.table.quiz import quiz_screen
from dealer_trainer.rules.cards import DECK
from dealer_trainer.rules.hands import Category
from dealer_trainer.text.cards import card_name, cards_label
from dealer_trainer.text.language import Language, set_language
from dealer_trainer.training.drill.intents import Confirm, Pause
from dealer_trainer.training.sprint.questions import SprintKind
from tests.presentation.test_table_presenter import Desk, Drill
from tests.training.test_table_sessions import quiz, run_out, sprint


def told(desk: Desk, warning: str = "") -> tuple[str, ...]:
    return page_announcements(desk.shown(), warning)


def test_the_question_is_told_and_why_an_answer_is_none() -> None:
    desk = Drill()
    desk.presenter.paint()
    assert told(desk) == ("Layout 1 of 2", "Dealer's hand")
    assert desk.shown().subject.startswith("Board: ")
    desk.presenter.press(Confirm())
    assert told(desk)[-1] == "Choose an answer first"


def test_what_is_asked_about_is_the_dealer_then_each_box_and_nothing_in_the_end() -> None:
    desk = Drill()
    desk.answer_all()
    subjects = list(dict.fromkeys(state.subject for state in desk.page.states))
    starts = [subject.split(",")[0].split(":")[0] for subject in subjects]
    boxes = [f"Box {box.number}" for box in desk.session.state.layout.settlement_order]
    assert starts == ["Board", *boxes, ""]
    assert all(subject in desk.page.states[0].described for subject in subjects[:1])


def test_a_pause_tells_of_itself_alone() -> None:
    desk = Drill()
    desk.presenter.paint()
    desk.presenter.press(Pause())
    assert told(desk) == ("Pause", "The clock stands still; all answers are kept.")


def test_what_the_store_refuses_is_told_before_all() -> None:
    desk = Drill(layouts=None)
    desk.answer_all()
    desk.shelf.full = True
    desk.presenter.click_button("finish")
    assert "disk is full" in told(desk)[0]


def test_a_quiz_tells_that_its_time_is_nearly_over() -> None:
    session, _store, _clock = quiz(seconds=120)
    desk = Desk(session, quiz_screen(session))
    desk.presenter.paint()
    assert told(desk, "50 seconds left")[0] == "50 seconds left"
    assert "Dealer's hand" in told(desk, "50 seconds left")


def test_the_marks_are_told_with_the_mistake_and_why() -> None:
    desk = Drill()
    desk.answer_all()
    heard = told(desk)
    assert heard[0].endswith("boxes right")
    body = desk.shown().sheet.body
    assert isinstance(body, FeedbackState)
    rows = (*body.lines, body.hand, *body.marks)
    looked = next(row for row in rows if row is not None and row.active)
    assert not looked.right
    assert looked.spoken in heard
    assert any(part.startswith(f"{looked.spoken}. ") for part in heard)
    desk.presenter.press(Command.SHOW_ME)
    step, why = told(desk)
    assert step.startswith("Step 1 of ")
    assert why.startswith("Dealer: ")


def test_a_question_tells_how_the_one_before_was_answered_and_in_the_end_the_score() -> None:
    session, _store, clock = sprint(SprintKind.NAME)
    desk = Desk(session, SprintScreen(session, lambda: "Home"))
    desk.presenter.paint()
    first = question_announcements(desk.view())
    assert first == ("Right: 0", desk.view().prompt, desk.view().described)
    expected = session.state.question.expected
    assert isinstance(expected, Category)
    desk.presenter.press(expected)
    verdict = desk.view().verdict
    assert verdict is not None
    assert question_announcements(desk.view())[:2] == (verdict.text, "Right: 1")
    run_out(session, clock)
    desk.presenter.tick()
    ending = desk.view().ending
    assert ending is not None
    assert ending.heading in question_announcements(desk.view())


def test_each_part_is_a_sentence() -> None:
    assert as_sentences(["Box 6", "Really?", "Pays 5."]) == "Box 6. Really? Pays 5."


def test_cards_in_short_are_read_aloud_by_their_names() -> None:
    told = "10♦ 10♣ A♣: pair of tens. Left out: 5♥ 2♥, stake 100"
    assert with_cards_named(told) == (
        "ten of diamonds, ten of clubs, ace of clubs: pair of tens."
        " Left out: five of hearts, two of hearts, stake 100"
    )
    set_language(Language.RU)
    assert with_cards_named("A♠ > K♥") == "туз пик > король червей"


def test_every_card_in_short_is_read_aloud() -> None:
    assert with_cards_named(cards_label(DECK)) == ", ".join(map(card_name, DECK))
