"""The layouts of a work-through on the table page, with their words."""

from __future__ import annotations

from dealer_trainer.presentation.table.drill import INTERVAL, again_note, stopwatch
from dealer_trainer.presentation.table.screen import LayoutScreen, TableWords
from dealer_trainer.presentation.table.state import After, Manner
from dealer_trainer.presentation.table.words import progress_text
from dealer_trainer.text.language import _
from dealer_trainer.text.mistakes import house_state_text, sibling_text
from dealer_trainer.text.review import again_text, answered_then_text, review_title
from dealer_trainer.training.drill.session import LayoutSession
from dealer_trainer.training.review.table import ReviewExercise


def review_screen(session: LayoutSession, exercise: ReviewExercise) -> LayoutScreen:
    """The layouts of a work-through as they are shown."""

    def words() -> TableWords:
        return TableWords(
            title=review_title(),
            progress=progress_text(exercise.behind + 1, len(exercise.run.tasks)),
            done=exercise.behind,
            count=len(exercise.run.tasks),
            note=again_note() if session.again else _note(exercise),
            after=After(_answered_then(exercise), session.is_last),
            # A work-through is not gone on with: what is not answered stays due.
            leave_tip=_("Leave: what is not answered yet stays in the list"),
        )

    return LayoutScreen(session, Manner.DRILL, words, stopwatch(session), INTERVAL)


def _note(exercise: ReviewExercise) -> str:
    """What is to be known of the layout that is shown."""
    if exercise.sibling is not None:
        return sibling_text()
    told = again_text(exercise.task.mistakes[0].failed_at.date())
    changed = house_state_text(exercise.task.house_state)
    return f"{told}. {changed}" if changed else told


def _answered_then(exercise: ReviewExercise) -> str:
    """The answer of then, beside the marks of now."""
    if exercise.sibling is not None:
        return ""
    asked = set(exercise.task.asked)
    marks = (mark for mark in exercise.case.report.marks if mark.place in asked)
    return answered_then_text(marks, exercise.house.game)
