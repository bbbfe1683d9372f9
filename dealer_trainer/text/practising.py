"""Sprints in words, and the start page's: today's work, the days in a row, the skills."""

from __future__ import annotations

from datetime import date
from typing import Final

from dealer_trainer.rules.cards import Card
from dealer_trainer.rules.facts import Result
from dealer_trainer.rules.hands import Category
from dealer_trainer.text.amounts import amount_shown, seconds_shown
from dealer_trainer.text.bets import bet_label, result_name
from dealer_trainer.text.cards import card_name
from dealer_trainer.text.hands import category_name
from dealer_trainer.text.language import N_, NC_, Words, _, ngettext, pgettext
from dealer_trainer.text.mistakes import due_text
from dealer_trainer.text.skills import level_meaning, level_name
from dealer_trainer.training.review.agenda import Agenda
from dealer_trainer.training.skills.levels import Level, SkillStanding
from dealer_trainer.training.sprint.questions import (
    NameQuestion,
    PayQuestion,
    SprintAnswer,
    SprintKind,
    SprintQuestion,
    SprintValue,
    WhoWinsQuestion,
)
from dealer_trainer.training.sprint.step import SprintResult

sprint_name: Final = Words(
    {
        SprintKind.NAME: NC_("sprint", "Name the hand"),
        SprintKind.WHO_WINS: NC_("sprint", "Who wins"),
        SprintKind.PAY: NC_("sprint", "Pay one bet"),
    }
)
"""A kind of sprint."""


sprint_meaning: Final = Words(
    {
        SprintKind.NAME: N_("Two minutes: seven cards, and the hand that they make"),
        SprintKind.WHO_WINS: N_("Two minutes: the box against the dealer, who is higher"),
        SprintKind.PAY: N_("Two minutes: the hand is told, the stake is odd, how much is paid"),
    }
)
"""What a sprint of a kind is, in a sentence."""


def question_text(question: SprintQuestion) -> str:
    """What is asked."""
    match question:
        case NameQuestion():
            return _("Announce the hand")
        case WhoWinsQuestion():
            return _("Who wins?")
        case PayQuestion(bet, category, stake):
            return _("{bet} {stake}, {hand}").format(
                bet=bet_label(bet), stake=amount_shown(stake), hand=category_name(category)
            )


def value_text(value: SprintValue) -> str:
    """An answer to a sprint's question."""
    match value:
        case Category():
            return category_name(value)
        case Result():
            return result_name(value)
        case int():
            return amount_shown(value)


def sprint_score_text(result: SprintResult) -> str:
    """What a sprint came to."""
    return _("Correct: {right} / {asked}").format(right=result.score, asked=result.asked)


def sprint_record_text(result: SprintResult) -> str:
    """The own record beside it."""
    if result.is_record and result.record is not None:
        return _("A new record: {score}, before it {record}").format(
            score=result.score, record=result.record
        )
    if result.is_record:
        return _("The first record: {score}").format(score=result.score)
    if result.record is None:
        return _("No record yet")
    return _("Own record: {record}").format(record=result.record)


def agenda_lines(agenda: Agenda) -> tuple[str, ...]:
    """What today will be, a line each: mistakes that are due, the sprint, the layouts, the time."""
    layouts = ngettext("{n} layout to settle", "{n} layouts to settle", agenda.layouts)
    minutes = ngettext("About {n} minute", "About {n} minutes", agenda.minutes)
    lines = [due_text(agenda.mistakes)] if agenda.mistakes else []
    lines.append(_("One sprint: {sprint}").format(sprint=sprint_name(agenda.sprint)))
    lines.append(layouts.format(n=agenda.layouts))
    lines.append(minutes.format(n=agenda.minutes))
    if agenda.waiting:
        waiting = ngettext(
            "{n} more mistake waits for another day",
            "{n} more mistakes wait for another day",
            agenda.waiting,
        )
        lines.append(waiting.format(n=agenda.waiting))
    return tuple(lines)


def weakest_text(skill: str) -> str:
    """Which skill stands lowest."""
    return _("Weakest now: {skill}").format(skill=skill)


def verdict_text(answer: SprintAnswer) -> str:
    """What came of an answer: the word, and what would have been right."""
    if answer.right:
        return _("Right: {answer}").format(answer=value_text(answer.given))
    return _("Wrong: {given}. Right: {expected}").format(
        given=value_text(answer.given), expected=value_text(answer.question.expected)
    )


def to_review_text(wrong: int, slow: int) -> tuple[str, ...]:
    """What goes to review after a sprint, a line each."""
    if not wrong and not slow:
        return (_("Nothing goes to review"),)
    lines = []
    if wrong:
        mistakes = ngettext("{n} mistake goes to review", "{n} mistakes go to review", wrong)
        lines.append(mistakes.format(n=wrong))
    if slow:
        late = ngettext("{n} slow answer goes to review", "{n} slow answers go to review", slow)
        lines.append(late.format(n=slow))
    return tuple(lines)


def then_and_now_text(then: SprintAnswer, now: SprintAnswer) -> tuple[str, str]:
    """How a question was answered then, and how now, each with its time."""
    return (
        pgettext("answer", "Then: {answer}, {time}").format(
            answer=value_text(then.given), time=seconds_shown(then.milliseconds / 1000)
        ),
        pgettext("answer", "Now: {answer}, {time}").format(
            answer=value_text(now.given), time=seconds_shown(now.milliseconds / 1000)
        ),
    )


def question_number_text(number: int, count: int) -> str:
    """How far a review of questions is; they count from 1."""
    return _("Question {number} of {count}").format(number=number, count=count)


def cards_described(question: SprintQuestion) -> str:
    """What lies on the table of a question, as a screen reader tells it."""
    match question:
        case NameQuestion(board, cards):
            return "; ".join((_board(board), _box(cards)))
        case WhoWinsQuestion(board, cards, dealer):
            return "; ".join((_board(board), _box(cards), _dealer(dealer)))
        case PayQuestion():
            return question_text(question)


def _board(cards: tuple[Card, ...]) -> str:
    return _("Board: {cards}").format(cards=", ".join(map(card_name, cards)))


def _box(cards: tuple[Card, ...]) -> str:
    return _("Player: {cards}").format(cards=", ".join(map(card_name, cards)))


def _dealer(cards: tuple[Card, ...]) -> str:
    return _("Dealer: {cards}").format(cards=", ".join(map(card_name, cards)))


def weekday_letter(day: date) -> str:
    """A day of the week, as short as a calendar's head has it."""
    return (
        pgettext("Monday, short", "M"),
        pgettext("Tuesday, short", "T"),
        pgettext("Wednesday, short", "W"),
        pgettext("Thursday, short", "T"),
        pgettext("Friday, short", "F"),
        pgettext("Saturday, short", "S"),
        pgettext("Sunday, short", "S"),
    )[day.weekday()]


no_days_text: Final = N_("A new streak begins today")
"""What stands for a row of no days."""


def skill_state_text(standing: SkillStanding, weakest: bool) -> str:
    """What stands at the right of a skill: its level, or that it is to be worked on."""
    return pgettext("skill", "work on this") if weakest else level_name(standing.reached)


def next_level_text(standing: SkillStanding) -> str:
    """What the next level asks; of the highest, what it asked."""
    following = Level(min(standing.reached + 1, Level.MASTERED))
    return f"{level_name(following)}: {level_meaning(following)}"


measured_text: Final = N_("Right in the last 30 answers; the mark is what the next level asks")
"""What the bars show, and the mark on them."""


def record_text(record: int | None) -> str:
    """The own record of a sprint."""
    if record is None:
        return _("No record yet")
    return _("Own record: {record}").format(record=record)


for_me_name: Final = NC_("mix", "For me")
"""The drill for me among the mixes."""


for_me_meaning: Final = N_(
    "What you get wrong or have not met comes more often, the rest as at a table; "
    "at first it teaches in order"
)
"""What the drill for me is, in a sentence."""
