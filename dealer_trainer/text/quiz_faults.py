"""Sentences for what is wrong with a quiz file."""

from __future__ import annotations

from typing import Final

from dealer_trainer.rules.errors import FaultKind
from dealer_trainer.text.language import N_, Phrase, ngettext
from dealer_trainer.text.layout_faults import number_in

QUIZ_SENTENCES: Final[dict[FaultKind, Phrase]] = {
    FaultKind.BAD_QUIZ_ID: N_(
        "id: “{text}” cannot name a quiz; use small Latin letters, digits and single hyphens,"
        " at most {longest}, and no name that Windows keeps for a device"
    ),
    FaultKind.QUIZ_ID_TAKEN: N_("id: another quiz file has the id “{text}”; choose a new one"),
    FaultKind.BAD_QUIZ_CODE: N_(
        "code: “{text}” cannot stand in a paper's code; write two to eight capital Latin letters"
        " or digits, a letter first, such as CERT"
    ),
    FaultKind.QUIZ_CODE_TAKEN: N_("code: the quiz {quiz} has the code “{text}”; choose another"),
    FaultKind.NOT_A_TIME: N_(
        "{place}: “{text}” is no time; write seconds, such as 90, or minutes and seconds,"
        " such as 1:30, at most 600:00"
    ),
    FaultKind.NOT_A_SHARE: N_(
        "{place}: “{text}” is no share; write more than 0 % and at most 100 %, such as 95 %"
        " or 99.5 %"
    ),
    FaultKind.ONE_TIME: N_("{place}: exactly one of {allowed} is wanted"),
    FaultKind.TOO_MANY_BOXES: lambda boxes, **data: ngettext(
        "{place}: the house {house} has only {boxes} box; ask for no more",
        "{place}: the house {house} has only {boxes} boxes; ask for no more",
        number_in(boxes),
    ).format(boxes=boxes, **data),
    FaultKind.QUOTA_NOWHERE: N_("{place}: no house of this quiz can deal {text}; delete it"),
    FaultKind.QUOTA_TOO_LARGE: N_(
        "{place}: {n} do not fit into the paper; there is room for {most}"
    ),
    FaultKind.MARK_NOT_ASKED: N_(
        "{place}: a quiz that asks {scope} cannot be marked by this; delete it, or ask more"
    ),
    FaultKind.NOT_A_RESULT: N_(
        "this is not the result of a quiz; choose a file that the trainer wrote"
    ),
    FaultKind.NEWER_RESULT: N_(
        "a newer version of the trainer wrote this result; verify it with that version"
    ),
    FaultKind.NOT_OF_RESULT: N_("{place}: what stands here is not what the trainer writes"),
    FaultKind.ROUNDS_UNEQUAL: N_(
        "the number of rounds ({rounds}) is not the number of layouts ({layouts})"
    ),
}
