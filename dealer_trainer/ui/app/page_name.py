"""The pages beside the rail, by name."""

from __future__ import annotations

from enum import Enum


class PageName(Enum):
    """The shell pages; the value is the page's object name."""

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
