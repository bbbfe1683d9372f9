"""What the page tells somebody who hears it: parts, of which only those that are new are said.

The cards of a question are not among them: the widget in focus has them as its description, so that
they are heard with the question and can be asked for again.
"""

from __future__ import annotations

import re
from collections.abc import Iterable
from typing import TYPE_CHECKING

from dealer_trainer.presentation.sheet import BetsState, CheckState, FeedbackState
from dealer_trainer.rules.cards import DECK
from dealer_trainer.text.cards import card_label, card_name

if TYPE_CHECKING:
    from dealer_trainer.presentation.sheet import Body
    from dealer_trainer.presentation.table.questions import SprintView
    from dealer_trainer.presentation.table.state import PageState


def page_announcements(state: PageState, warning: str) -> tuple[str, ...]:
    """A layout: what is asked, what is wrong with an answer, and later the marks.

    ``warning`` is what the clock says in its last minute.
    """
    faults = (state.banner, warning)
    if state.cover is not None:
        return _filled(*faults, state.cover.title, state.cover.text)
    sheet = state.sheet
    if isinstance(sheet.body, FeedbackState):
        return _filled(*faults, *_marks(sheet.body), sheet.note)
    return _filled(*faults, state.bar.progress, sheet.heading, sheet.note, *_asked(sheet.body))


def question_announcements(view: SprintView) -> tuple[str, ...]:
    """A question that stands for itself: how the one before was answered, then what lies there. The
    score is among it, for a verdict may be the same as before.
    """
    ended = () if view.ending is None else (view.ending.heading, *view.ending.lines)
    verdict = "" if view.verdict is None else view.verdict.text
    asked = "" if view.ending is not None and view.verdict is not None else view.prompt
    return _filled(view.banner, verdict, view.score, *ended, view.hint, asked, view.described)


def as_sentences(parts: Iterable[str]) -> str:
    """The parts one after the other, each with a stop at its end."""
    return " ".join(part if part.endswith((".", "!", "?", "…")) else f"{part}." for part in parts)


def with_cards_named(text: str) -> str:
    """A text as it is read aloud: its cards by their names where they stand in short."""
    names = {card_label(card): card_name(card) for card in DECK}
    short = r"((?:10|[2-9JQKA])[♣♦♥♠])( (?=[\dJQKA]+[♣♦♥♠]))?"
    return re.sub(short, lambda found: names[found[1]] + (", " if found[2] else ""), text)


def _asked(body: Body) -> tuple[str, ...]:
    if isinstance(body, BetsState):
        return tuple(row.hint for row in body.rows)
    if isinstance(body, CheckState):
        paid = (f"{label}: {amount}" for label, amount in body.totals)
        return (body.sentence, *paid, f"{body.total_label}: {body.total}", body.hint)
    return () if isinstance(body, FeedbackState) else (body.hint,)


def _marks(body: FeedbackState) -> tuple[str, ...]:
    """The score, every mark of the box, the mistake by its name, and why of the one looked at."""
    box = (*body.lines, body.hand, body.five, *body.marks)
    marks = tuple(mark.spoken for mark in box if mark is not None)
    looked = "; ".join(mark.spoken for mark in box if mark is not None and mark.active)
    lines = (f"{line.label}: {line.text}" for line in body.working if line.asked)
    why = with_cards_named(as_sentences(lines))
    if not body.show:
        # Step by step nothing but the step is new.
        return (body.working_title, why)
    # A row that is looked at again is said again, with why it is so.
    again = " ".join(filter(None, (as_sentences([looked]) if looked else "", why)))
    slip = (body.slip, body.slip_why, body.slip_money)
    return (body.score, body.counted, body.money, body.title, *marks, *slip, again)


def _filled(*parts: str) -> tuple[str, ...]:
    return tuple(filter(None, parts))
