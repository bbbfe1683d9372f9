"""Every view of the window, one after the other, for what must hold on all of them.

A page that is added to ``PageName`` is visited without a word here.
"""

from __future__ import annotations

from collections.abc import Iterator

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication, QWidget

from dealer_trainer.training.drill.plan import DrillPlan, Task
from dealer_trainer.training.drill.state import Phase, Stage
from dealer_trainer.training.sprint.questions import SprintKind
from dealer_trainer.ui.app.pages import PageName
from tests.ui.shell.conftest import Person
from tests.ui.shell.test_pages import open_page

_MOST_STEPS = 60
_HOUSE = "lv-ultimate"


def views(person: Person) -> Iterator[str]:
    """Turn to each view in turn; its name. Whoever iterates looks at the window as it is then."""
    # Looked at while it fades in, no word stands out.
    person.program.state.change(motion=False)
    settle_badly(person, 1)
    for name in PageName:
        open_page(person, name)
        yield f"page {name.value}"
    for task in Task:
        yield from _drill(person, task)
    yield from _sprints(person)
    yield from _quiz(person)
    yield from _review(person)


def settle_badly(person: Person, layouts: int) -> None:
    """Layouts settled with mistakes: review and progress have something to show then."""
    _start(person, DrillPlan(_HOUSE, 11, layouts=None, boxes=2))
    for _ in range(layouts):
        settle_wrongly(person)
        person.enter()
    leave(person)


def settle_wrongly(person: Person) -> None:
    """The layout that is shown, to its feedback."""
    for _stage in _stages(person):
        pass


def leave(person: Person) -> None:
    """Back to the start page, whatever table is open."""
    for name in ("leave", "leave_now"):
        if person.is_shown(name):
            person.click(name)
            QApplication.processEvents()
    person.program.turn_to(PageName.START)
    QApplication.processEvents()


def _start(person: Person, plan: DrillPlan) -> None:
    house = person.services.house(plan.house)
    assert house is not None
    person.program.start_drill(plan, house)
    QApplication.processEvents()


def _stages(person: Person) -> Iterator[str]:
    """Answer the layout that is shown, wrongly on purpose; each stage that is met."""
    drill = person.program.drill
    assert drill is not None
    seen: set[Stage] = set()
    for _step in range(_MOST_STEPS):
        state = drill.session.state
        if state.phase is Phase.SUBMITTED:
            break
        if state.stage not in seen:
            seen.add(state.stage)
            yield state.stage.value
        keys = {Stage.NAME_DEALER: "2", Stage.NAME_BOX: "2", Stage.QUALIFY: "+", Stage.BETS: "7"}
        if state.stage is Stage.PICK_FIVE:
            person.type("12345")
        elif state.stage in keys:
            person.type(keys[state.stage])
        person.enter()
        QApplication.processEvents()
    assert drill.session.state.phase is Phase.SUBMITTED
    yield "feedback"


def _drill(person: Person, task: Task) -> Iterator[str]:
    _start(person, DrillPlan(_HOUSE, 7, layouts=None, task=task))
    name = f"drill {task.value}"
    for stage in _stages(person):
        yield f"{name} {stage}"
    person.press(Qt.Key.Key_F7)
    QApplication.processEvents()
    yield f"{name} step by step"
    person.press(Qt.Key.Key_Escape)
    person.press(Qt.Key.Key_F1)
    QApplication.processEvents()
    yield f"{name} pay tables"
    person.press(Qt.Key.Key_F1)
    person.enter()
    person.press(Qt.Key.Key_Escape)
    QApplication.processEvents()
    yield f"{name} paused"
    person.press(Qt.Key.Key_Escape)
    leave(person)


def _sprints(person: Person) -> Iterator[str]:
    house = person.services.house(_HOUSE)
    trainee = person.program.trainee
    assert house is not None
    assert trainee is not None
    for kind in SprintKind:
        person.program.practice.start_sprint(kind, house)
        QApplication.processEvents()
        yield f"sprint {kind.value}"
        person.enter()
        person.type("1")
        person.enter()
        QApplication.processEvents()
        yield f"sprint {kind.value} answered"
        leave(person)


def _quiz(person: Person) -> Iterator[str]:
    person.program.turn_to(PageName.QUIZZES)
    person.program.quizzes.choose("certification")
    person.program.quizzes.start()
    QApplication.processEvents()
    yield "quiz hand"
    for key in ("2", "+", "2", "0"):
        person.type(key)
        person.enter()
    QApplication.processEvents()
    yield "quiz bets"
    person.press(Qt.Key.Key_Escape)
    QApplication.processEvents()
    yield "quiz asks before it is left"
    person.click("leave_now")
    QApplication.processEvents()
    yield "quiz result"
    to_review = person.shell_page.primary
    assert to_review is not None
    to_review.click()
    QApplication.processEvents()
    yield "quiz review"
    leave(person)


def _review(person: Person) -> Iterator[str]:
    trainee = person.program.trainee
    assert trainee is not None
    mistakes = person.store.mistakes.mistakes(trainee)
    assert mistakes
    person.program.turn_to(PageName.REVIEW)
    person.program.review.work_through(mistakes[:1])
    QApplication.processEvents()
    yield "review question"
    leave(person)


def inputs(person: Person) -> list[QWidget]:
    """The visible widgets that the keys can go to."""
    return [
        widget
        for widget in person.window.findChildren(QWidget)
        if widget.isVisible()
        and widget.isEnabled()
        and widget.focusPolicy() & Qt.FocusPolicy.TabFocus
    ]
