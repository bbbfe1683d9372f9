"""What can be wrong with a text that is read, as data: the sentences are ``text.faults``."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import field
from enum import Enum, auto

from dealer_trainer.frozen import dataclass

FaultValue = str | int | tuple[str, ...]


class FaultKind(Enum):
    """Every fault that a reader can find. The values are never stored."""

    # The file as a whole.
    NO_FILE = auto()
    IS_FOLDER = auto()
    NOT_ALLOWED = auto()
    NOT_PLAIN = auto()
    UNREADABLE = auto()
    WRONG_ENDING = auto()
    FILE_TOO_LARGE = auto()
    LINE_TOO_LONG = auto()
    NOT_UTF8 = auto()
    NOT_UTF16 = auto()
    EMPTY = auto()
    # The notation.
    SYNTAX = auto()
    TAB_IN_INDENT = auto()
    BAD_CHARACTER = auto()
    ALIAS = auto()
    ANCHOR = auto()
    TAG = auto()
    SEVERAL_DOCUMENTS = auto()
    TOO_DEEP = auto()
    BAD_JSON = auto()
    NO_NUMBER = auto()
    DOUBLE_KEY = auto()
    KEY_NOT_TEXT = auto()
    # The shape.
    NOT_A_RECORD = auto()
    NOT_A_LIST = auto()
    NOT_TEXT = auto()
    UNKNOWN_KEY = auto()
    MISSING_KEY = auto()
    NOT_ONE_OF = auto()
    NOT_TRUE_OR_FALSE = auto()
    NOT_WHOLE = auto()
    NOT_A_STAKE = auto()
    FLOAT_STAKE = auto()
    # A layout.
    UNKNOWN_HOUSE = auto()
    NO_SUCH_CARD = auto()
    LOOKALIKE_CARD = auto()
    CARD_COUNT = auto()
    CARD_TWICE = auto()
    NO_BOX = auto()
    BOX_TWICE = auto()
    BOX_OUT_OF_RANGE = auto()
    OTHER_GAME_BET = auto()
    BLIND_GIVEN = auto()
    NOT_A_MULTIPLE = auto()
    NO_DARK_BOXES = auto()
    DARK_FOLD = auto()
    ODD_CENTS = auto()
    # A house.
    BAD_HOUSE_ID = auto()
    HOUSE_ID_TAKEN = auto()
    EMPTY_TEXT = auto()
    TEXT_TOO_LONG = auto()
    NOT_ODDS = auto()
    TABLE_GAP = auto()
    TABLE_TOO_SHORT = auto()
    TABLE_RISES = auto()
    OTHER_GAME_TABLE = auto()
    OTHER_GAME_KEY = auto()
    EMPTY_LIST = auto()
    NAMED_TWICE = auto()
    TOO_MANY = auto()
    BAD_CURRENCY = auto()
    BAD_COLOUR = auto()
    LIMIT_UPSIDE_DOWN = auto()
    CHIPS_CANNOT_MAKE = auto()
    HANGS_ON_CERTAIN = auto()
    # A quiz.
    BAD_QUIZ_ID = auto()
    QUIZ_ID_TAKEN = auto()
    BAD_QUIZ_CODE = auto()
    QUIZ_CODE_TAKEN = auto()
    NOT_A_TIME = auto()
    NOT_A_SHARE = auto()
    ONE_TIME = auto()
    TOO_MANY_BOXES = auto()
    QUOTA_NOWHERE = auto()
    QUOTA_TOO_LARGE = auto()
    MARK_NOT_ASKED = auto()
    # A quiz's result.
    NOT_A_RESULT = auto()
    NEWER_RESULT = auto()
    NOT_OF_RESULT = auto()
    ROUNDS_UNEQUAL = auto()
    # Rounds that are taken in.
    NOT_A_ROUND = auto()
    # A sheet.
    LINES_UNEQUAL = auto()
    BOX_NOT_IN_LAYOUT = auto()
    BET_NOT_IN_LAYOUT = auto()
    NOT_AN_ANSWER = auto()
    FLOAT_ANSWER = auto()
    NOT_SECONDS = auto()


@dataclass(frozen=True, slots=True)
class Fault:
    """One thing that is wrong, and on which line (from 1; what holds for the whole file stands on
    1).
    """

    kind: FaultKind
    line: int
    data: Mapping[str, FaultValue] = field(default_factory=dict)


class BadInput(Exception):
    """A text that was refused: its name (the path as given, ``-`` for standard input) and its
    faults; of very many the first, and how many there are besides (``untold``).
    """

    def __init__(self, source: str, faults: Iterable[Fault], untold: int = 0) -> None:
        self.source = source
        self.untold = untold
        self.faults = tuple(sorted(faults, key=lambda fault: fault.line))
        super().__init__(source, self.faults)
