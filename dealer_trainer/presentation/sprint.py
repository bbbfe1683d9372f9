"""All that the sprint page shows, as values."""

from __future__ import annotations

from enum import Enum, auto

from dealer_trainer.frozen import dataclass
from dealer_trainer.training.sprint.questions import SprintQuestion


class SprintStage(Enum):
    """What the sheet of the page holds."""

    ASKING = auto()
    ANSWERED = auto()
    """A question of a review, answered: then beside now."""
    OVER = auto()


class SprintKeys(Enum):
    """Which keys the bar at the foot tells of."""

    HANDS = auto()
    WINNERS = auto()
    AMOUNT = auto()
    ON = auto()
    AGAIN = auto()


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
    """The page. ``time`` is empty where none runs; ``left`` is the share of it that is left."""

    title: str
    house: str
    stage: SprintStage
    question: SprintQuestion
    prompt: str
    described: str
    typed: str
    hint: str
    verdict: Verdict | None
    score: str
    time: str
    left: float
    keys: SprintKeys
    note: str = ""
    ending: Ending | None = None
    banner: str = ""
