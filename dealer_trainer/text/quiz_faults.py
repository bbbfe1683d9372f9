"""Sentences for what is wrong with a quiz file."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Final

from dealer_trainer.rules.errors import FaultKind, FaultValue
from dealer_trainer.text.language import _, ngettext


def _too_many_boxes(data: Mapping[str, FaultValue]) -> str:
    boxes = data["boxes"]
    return ngettext(
        "{place}: the house {house} has only {boxes} box; ask for no more",
        "{place}: the house {house} has only {boxes} boxes; ask for no more",
        boxes if isinstance(boxes, int) else 0,
    )


QUIZ_SENTENCES: Final[Mapping[FaultKind, Callable[[Mapping[str, FaultValue]], str]]] = {
    FaultKind.BAD_QUIZ_ID: lambda _data: _(
        "id: “{text}” cannot name a quiz; use small Latin letters, digits and single hyphens,"
        " at most {longest}, and no name that Windows keeps for a device"
    ),
    FaultKind.QUIZ_ID_TAKEN: lambda _data: _(
        "id: another quiz file has the id “{text}”; choose a new one"
    ),
    FaultKind.BAD_QUIZ_CODE: lambda _data: _(
        "code: “{text}” cannot stand in a paper's code; write two to eight capital Latin letters"
        " or digits, a letter first, such as CERT"
    ),
    FaultKind.QUIZ_CODE_TAKEN: lambda _data: _(
        "code: the quiz {quiz} has the code “{text}”; choose another"
    ),
    FaultKind.NOT_A_TIME: lambda _data: _(
        "{place}: “{text}” is no time; write seconds, such as 90, or minutes and seconds,"
        " such as 1:30, at most 600:00"
    ),
    FaultKind.NOT_A_SHARE: lambda _data: _(
        "{place}: “{text}” is no share; write more than 0 % and at most 100 %, such as 95 %"
        " or 99.5 %"
    ),
    FaultKind.ONE_TIME: lambda _data: _("{place}: exactly one of {allowed} is wanted"),
    FaultKind.TOO_MANY_BOXES: _too_many_boxes,
    FaultKind.QUOTA_NOWHERE: lambda _data: _(
        "{place}: no house of this quiz can deal {text}; delete it"
    ),
    FaultKind.QUOTA_TOO_LARGE: lambda _data: _(
        "{place}: {n} do not fit into the paper; there is room for {most}"
    ),
    FaultKind.MARK_NOT_ASKED: lambda _data: _(
        "{place}: a quiz that asks {scope} cannot be marked by this; delete it, or ask more"
    ),
    FaultKind.NOT_A_RESULT: lambda _data: _(
        "this is not the result of a quiz; choose a file that the trainer wrote"
    ),
    FaultKind.NEWER_RESULT: lambda _data: _(
        "a newer version of the trainer wrote this result; verify it with that version"
    ),
    FaultKind.NOT_OF_RESULT: lambda _data: _(
        "{place}: what stands here is not what the trainer writes"
    ),
    FaultKind.ROUNDS_UNEQUAL: lambda _data: _(
        "the number of rounds ({rounds}) is not the number of layouts ({layouts})"
    ),
}
