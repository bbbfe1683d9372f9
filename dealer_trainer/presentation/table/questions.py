"""What the table page shows of single questions, in a sprint or again, and of a work-through."""

from __future__ import annotations

from collections.abc import Callable

from dealer_trainer.frozen import dataclass
from dealer_trainer.presentation.table.drill import INTERVAL, again_note, stopwatch
from dealer_trainer.presentation.table.ports import TableUse
from dealer_trainer.presentation.table.screen import LayoutScreen, TableWords, banner_text
from dealer_trainer.presentation.table.state import After, KeyRow, Manner, Times
from dealer_trainer.presentation.table.words import progress_text
from dealer_trainer.text.amounts import clock_shown, hint_text
from dealer_trainer.text.houses import house_name
from dealer_trainer.text.language import _
from dealer_trainer.text.mistakes import (
    again_text,
    answered_then_text,
    house_state_text,
    question_again_text,
    recall_text,
    repaired_on,
    review_title,
    sibling_text,
)
from dealer_trainer.text.practising import (
    cards_described,
    question_number_text,
    question_text,
    sprint_name,
    sprint_record_text,
    sprint_score_text,
    then_and_now_text,
    to_review_text,
    verdict_text,
)
from dealer_trainer.training.drill.session import LayoutSession
from dealer_trainer.training.drill.typed_amount import Hint
from dealer_trainer.training.preferences import Preferences
from dealer_trainer.training.review.table import QuestionSession, ReviewExercise
from dealer_trainer.training.sprint.questions import NameQuestion, PayQuestion, SprintQuestion
from dealer_trainer.training.sprint.session import SprintSession
from dealer_trainer.training.sprint.step import SPRINT


@dataclass(frozen=True, slots=True)
class Verdict:
    """What came of the last answer; ``when`` says that another question stands there already."""

    right: bool
    text: str
    when: str = ""


@dataclass(frozen=True, slots=True)
class Ending:
    """What stands on the sheet when there is nothing to answer: figures and buttons.

    ``onward`` is what Enter does; ``again`` is empty where F5 does nothing.
    """

    heading: str
    lines: tuple[str, ...]
    onward: str
    again: str = ""
    good: bool = False


@dataclass(frozen=True, slots=True)
class SprintView:
    """The page. The prompt goes when a sprint is over, as its cards do not."""

    title: str
    house: str
    question: SprintQuestion
    prompt: str
    described: str
    typed: str
    hint: str
    verdict: Verdict | None
    score: str
    keys: KeyRow
    note: str = ""
    ending: Ending | None = None
    banner: str = ""


class SprintScreen:
    """The screen of a sprint; ``onward`` is what Enter leads to in the end."""

    manner = Manner.QUESTIONS
    interval = 100

    def __init__(self, session: SprintSession, onward: Callable[[], str]) -> None:
        self._session = session
        self.onward = onward

    def page(self, use: TableUse) -> SprintView:
        """The whole page."""
        session, state, last = self._session, self._session.state, self._session.state.last
        over = session.question is None
        verdict = None
        if last is not None:
            before = "" if over else _("The question before")
            verdict = Verdict(last.right, verdict_text(last), before)
        return SprintView(
            title=sprint_name(state.kind),
            house=house_name(state.house),
            question=state.question if not over or last is None else last.question,
            prompt=question_text(state.question),
            described=cards_described(state.question),
            typed=state.typed,
            hint=_hint(state.hint),
            verdict=verdict,
            score=_("Right: {n}").format(n=state.score),
            keys=KeyRow.AGAIN if over else keys_for(state.question),
            ending=self._ending() if over else None,
            banner=banner_text(session),
        )

    def _ending(self) -> Ending:
        session, result = self._session, self._session.result
        if result is None:
            return Ending(_("Not saved yet"), (), _("Save again"))
        lines = (sprint_record_text(result), *to_review_text(session.wrong, session.slow))
        heading, again = sprint_score_text(result), _("Start again")
        return Ending(heading, lines, self.onward(), again, result.is_record)

    def times(self, preferences: Preferences) -> Times:
        """The time that is left."""
        left = self._session.state.left
        return Times(clock_shown(-(-left // 1000)), left=left / SPRINT)


class QuestionScreen:
    """The screen of the questions of a work-through: then stands beside now."""

    manner = Manner.QUESTIONS
    interval = 0

    def __init__(self, session: QuestionSession) -> None:
        self._session = session

    def page(self, use: TableUse) -> SprintView:
        """The whole page."""
        session, question, answer = self._session, self._session.then.question, self._session.answer
        return SprintView(
            title=review_title(),
            house=house_name(session.house),
            question=question,
            prompt=question_text(question),
            described=cards_described(question),
            typed=session.entry.typed,
            hint=_hint(session.entry.hint),
            verdict=None if answer is None else Verdict(answer.right, verdict_text(answer)),
            score=question_number_text(session.number, len(session.run.tasks)),
            keys=keys_for(question) if answer is None else KeyRow.ON,
            note=question_again_text(session.task.mistakes[0].failed_at.date()),
            ending=self._ending(),
            banner=banner_text(session),
        )

    def _ending(self) -> Ending | None:
        session, answer = self._session, self._session.answer
        if answer is None:
            return None
        outcome = session.outcomes[0]
        lines = list(then_and_now_text(session.then, answer))
        if outcome.repaired_now:
            lines.append(repaired_on(session.today))
        onward = _("Finish") if session.run.done else _("Next question")
        return Ending(recall_text(outcome.recall), tuple(lines), onward, good=answer.right)

    def times(self, preferences: Preferences) -> Times:
        """No time runs; how many questions are left is shown."""
        return Times(left=1 - (self._session.number - 1) / len(self._session.run.tasks))


def keys_for(question: SprintQuestion) -> KeyRow:
    """The keys that answer a question."""
    if isinstance(question, PayQuestion):
        return KeyRow.AMOUNT
    return KeyRow.HANDS if isinstance(question, NameQuestion) else KeyRow.WINNERS


def _hint(hint: Hint | None) -> str:
    return "" if hint is None else hint_text(hint)


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
