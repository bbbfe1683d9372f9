"""The registry of pages: what each is called, where it stands, and which controller opens it."""

from __future__ import annotations

from collections.abc import Callable
from enum import Enum

from dealer_trainer.frozen import dataclass
from dealer_trainer.text.language import _
from dealer_trainer.ui.theme.icons import Icon


class PageName(Enum):
    """The pages beside the side bar; the value is the page's object name."""

    START = "start"
    REVIEW = "review"
    REVIEWED = "reviewed"
    PROGRESS = "progress"
    QUIZZES = "quizzes"
    QUIZ_RULES = "quiz_rules"
    QUIZ_RESULT = "quiz_result"
    HOUSES = "houses"
    SETTINGS = "settings"
    PEOPLE = "people"
    SUMMARY = "summary"


@dataclass(frozen=True, slots=True)
class PageSpec:
    """A page. ``controller`` is the class that opens it, as ``module:Class`` of this folder: it is
    loaded when the page is first opened, so that no start waits for it.

    A page with an ``icon`` has an entry in the side bar, above its space or ``at_foot``; the entry
    of another page is the one that it is ``under``. ``for_anyone`` needs nobody who trains.
    """

    name: PageName
    controller: str
    icon: Icon | None = None
    title: Callable[[], str] = str
    under: PageName | None = None
    at_foot: bool = False
    for_anyone: bool = False


_REVIEW = "review_controller:ReviewController"
_QUIZ = "quiz_controller:QuizController"

PAGES = (
    PageSpec(PageName.START, "start_controller:StartController", Icon.HOME, lambda: _("Home")),
    PageSpec(PageName.REVIEW, _REVIEW, Icon.REVIEW, lambda: _("Review")),
    PageSpec(PageName.REVIEWED, _REVIEW, under=PageName.REVIEW),
    PageSpec(
        PageName.PROGRESS,
        "progress_controller:ProgressController",
        Icon.CHART,
        lambda: _("Progress"),
    ),
    PageSpec(PageName.QUIZZES, _QUIZ, Icon.MEDAL, lambda: _("Certification quiz")),
    PageSpec(PageName.QUIZ_RULES, _QUIZ, under=PageName.QUIZZES),
    PageSpec(PageName.QUIZ_RESULT, _QUIZ, under=PageName.QUIZZES),
    PageSpec(
        PageName.HOUSES,
        "house_controller:HouseController",
        Icon.BOOK,
        lambda: _("Rules & pay tables"),
        for_anyone=True,
    ),
    PageSpec(
        PageName.SETTINGS,
        "settings_controller:SettingsController",
        Icon.GEAR,
        lambda: _("Settings"),
        at_foot=True,
        for_anyone=True,
    ),
    PageSpec(
        PageName.PEOPLE,
        "people_controller:PeopleController",
        Icon.PERSON,
        at_foot=True,
        for_anyone=True,
    ),
    PageSpec(PageName.SUMMARY, "drill_controller:DrillController"),
)
"""In the order of the side bar. The entry of the people is called by the name of who trains."""

SPECS = {spec.name: spec for spec in PAGES}
