"""What the check of a result finds, and why a key is refused, in sentences."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Final

from dealer_trainer.text.language import _
from dealer_trainer.training.quiz.findings import (
    ExaminerFault,
    ExaminerRefused,
    Finding,
    FindingKind,
    ResultDisagrees,
)

_SHOWN: Final = 3
"""Findings that are told where a result is not signed."""

_SENTENCES: Final[Mapping[FindingKind, Callable[[], str]]] = {
    FindingKind.PART_CHANGED: lambda: _("{part}: changed after the result was written"),
    FindingKind.ROUND_CHANGED: lambda: _("Round {round}: changed after the result was written"),
    FindingKind.CHECK_CODE: lambda: _("The check code does not fit the result"),
    FindingKind.CODE_BROKEN: lambda: _("The code {code} is none of this paper; it is {expected}"),
    FindingKind.CODE_OF_OTHER: lambda: _(
        "The code {code} is of another paper; this one has {expected}"
    ),
    FindingKind.LAYOUT: lambda: _("Round {round}: not the layout that the paper's code deals"),
    FindingKind.NO_PAPER: lambda: _(
        "No such paper exists for the quiz, house and code in this file"
    ),
    FindingKind.ANSWERS: lambda: _(
        "Round {round}: the sheet is not what the confirmed answers come to"
    ),
    FindingKind.FIGURE: lambda: _("{place}: the file says {stated}, checked it is {found}"),
    FindingKind.TIMES: lambda: _("Round {round}: its times or its end cannot be true"),
    FindingKind.UNSIGNED: lambda: _("The result is not signed"),
    FindingKind.SIGNATURE: lambda: _("The signature is not of this result: it was changed"),
    FindingKind.OTHER_KEY: lambda: _("The result is signed with another key than the one named"),
    FindingKind.HOUSE_DIFFERS: lambda: _(
        "House {house}: other rules than on this machine ({parts})"
    ),
    FindingKind.QUIZ_DIFFERS: lambda: _(
        "Quiz {quiz}: another definition than on this machine ({parts})"
    ),
    FindingKind.OTHER_DEALING: lambda: _(
        "The paper was dealt by version {stated}; this trainer deals by version {own} and cannot"
        " deal it again. The rest is checked."
    ),
    FindingKind.HOUSE_NOT_HERE: lambda: _(
        "House {house}: not on this machine, so its rules were not compared"
    ),
    FindingKind.QUIZ_NOT_HERE: lambda: _(
        "Quiz {quiz}: not on this machine, so its pass marks were not compared"
    ),
    FindingKind.SIGNED: lambda: _("Signed by {examiner} with the key named"),
    FindingKind.SIGNED_BY_UNKNOWN: lambda: _(
        "Signed in the name of {examiner}; whose key it is, only --key can tell: {key}"
    ),
    FindingKind.PRACTICE: lambda: _("Practice: not signed, so it proves nothing"),
}


def finding_text(finding: Finding) -> str:
    """One finding in a sentence."""
    return _SENTENCES[finding.kind]().format(**finding.data)


def disagreement_text(disagrees: ResultDisagrees) -> str:
    """Why a result is not signed: the first of what was found, a line each."""
    found = [finding_text(finding) for finding in disagrees.findings[:_SHOWN]]
    return "\n".join(
        [_("Not signed: what is stored of this quiz does not agree with its answers."), *found]
    )


def examiner_refusal_text(refused: ExaminerRefused) -> str:
    """Why a result is not signed, or a key not used."""
    match refused.fault:
        case ExaminerFault.NO_KEY:
            return _(
                "There is no examiner's key on this machine. “dealer-trainer examiner --new”"
                " makes one."
            )
        case ExaminerFault.KEY_THERE:
            return _(
                "{file}: there is an examiner's key already. Move it away first; what it signed is"
                " checked with its own public key."
            ).format(file=refused.path)
        case ExaminerFault.SHORT_PASSPHRASE:
            return _(
                "The passphrase is too short: it needs at least eight characters; spaces do not"
                " count."
            )
        case ExaminerFault.LONG_PASSPHRASE:
            return _("The passphrase is too long: it may have at most 500 characters.")
        case ExaminerFault.NOT_TEXT:
            return _(
                "The passphrase cannot be read: what was typed or piped in is not text in UTF-8."
            )
        case ExaminerFault.WRONG_PASSPHRASE:
            return _("The passphrase is wrong.")
        case ExaminerFault.NOT_A_KEY:
            return _("{file}: this is no key of an examiner (Ed25519).").format(file=refused.path)
        case ExaminerFault.NO_LIBRARY:
            return _(
                "Signatures need the library “cryptography”, which is not installed here."
                " Install the trainer again."
            )
        case ExaminerFault.NO_NAME:
            return _("A quiz held by an examiner needs the examiner's name.")
        case ExaminerFault.PASSPHRASES_DIFFER:
            return _("The two passphrases differ. No key was made.")
