"""What the check of a result finds, and why a key is refused, in sentences."""

from __future__ import annotations

from typing import Final

from dealer_trainer.dealing.request import CannotDeal
from dealer_trainer.text.language import N_, Words, _
from dealer_trainer.text.plans import refusal_text
from dealer_trainer.text.quizzes import code_refusal_text, held_text, paper_refusal_text
from dealer_trainer.training.errors import QuizHeld
from dealer_trainer.training.quiz.findings import (
    ExaminerFault,
    ExaminerRefused,
    FindingKind,
    QuizFinding,
    ResultDisagrees,
)
from dealer_trainer.training.quiz.paper import PaperRefused
from dealer_trainer.training.quiz.paper_code import CodeRefused

_SHOWN: Final = 3
"""Findings that are told where a result is not signed."""

_SENTENCES: Final = Words(
    {
        FindingKind.PART_CHANGED: N_("{part}: changed after the result was written"),
        FindingKind.ROUND_CHANGED: N_("Round {round}: changed after the result was written"),
        FindingKind.CHECK_CODE: N_("The check code does not fit the result"),
        FindingKind.CODE_BROKEN: N_("The code {code} is none of this paper; it is {expected}"),
        FindingKind.CODE_OF_OTHER: N_(
            "The code {code} is of another paper; this one has {expected}"
        ),
        FindingKind.LAYOUT: N_("Round {round}: not the layout that the paper's code deals"),
        FindingKind.NO_PAPER: N_("No such paper exists for the quiz, house and code in this file"),
        FindingKind.ANSWERS: N_(
            "Round {round}: the sheet is not what the confirmed answers come to"
        ),
        FindingKind.FIGURE: N_("{place}: the file says {stated}, checked it is {found}"),
        FindingKind.TIMES: N_("Round {round}: its times or its end cannot be true"),
        FindingKind.UNSIGNED: N_("The result is not signed"),
        FindingKind.SIGNATURE: N_("The signature is not of this result: it was changed"),
        FindingKind.OTHER_KEY: N_("The result is signed with another key than the one named"),
        FindingKind.HOUSE_DIFFERS: N_("House {house}: other rules than on this machine ({parts})"),
        FindingKind.QUIZ_DIFFERS: N_(
            "Quiz {quiz}: another definition than on this machine ({parts})"
        ),
        FindingKind.OTHER_DEALING: N_(
            "The paper was dealt by version {stated}; this trainer deals by version {own} and"
            " cannot deal it again. The rest is checked."
        ),
        FindingKind.HOUSE_NOT_HERE: N_(
            "House {house}: not on this machine, so its rules were not compared"
        ),
        FindingKind.QUIZ_NOT_HERE: N_(
            "Quiz {quiz}: not on this machine, so its pass marks were not compared"
        ),
        FindingKind.SIGNED: N_("Signed by {examiner} with the key named"),
        FindingKind.SIGNED_BY_UNKNOWN: N_(
            "Signed in the name of {examiner}; whose key it is, only --key can tell: {key}"
        ),
        FindingKind.PRACTICE: N_("Practice: not signed, so it proves nothing"),
    }
)


def finding_text(finding: QuizFinding) -> str:
    """One finding in a sentence."""
    return _SENTENCES(finding.kind, **finding.data)


def disagreement_text(disagrees: ResultDisagrees) -> str:
    """Why a result is not signed: the first of what was found, a line each."""
    found = [finding_text(finding) for finding in disagrees.findings[:_SHOWN]]
    return "\n".join(
        [_("Not signed: what is stored of this quiz does not agree with its answers."), *found]
    )


_REFUSALS: Final = Words(
    {
        ExaminerFault.NO_KEY: N_(
            "There is no examiner's key on this machine. “dealer-trainer examiner --new” makes one."
        ),
        ExaminerFault.KEY_THERE: N_(
            "{file}: there is an examiner's key already. Move it away first; what it signed is"
            " checked with its own public key."
        ),
        ExaminerFault.SHORT_PASSPHRASE: N_(
            "The passphrase is too short: it needs at least eight characters; spaces do not count."
        ),
        ExaminerFault.LONG_PASSPHRASE: N_(
            "The passphrase is too long: it may have at most 500 characters."
        ),
        ExaminerFault.NOT_TEXT: N_(
            "The passphrase cannot be read: what was typed or piped in is not text in UTF-8."
        ),
        ExaminerFault.WRONG_PASSPHRASE: N_("The passphrase is wrong."),
        ExaminerFault.NOT_A_KEY: N_("{file}: this is no key of an examiner (Ed25519)."),
        ExaminerFault.NO_LIBRARY: N_(
            "Signatures need the library “cryptography”, which is not installed here."
            " Install the trainer again."
        ),
        ExaminerFault.NO_NAME: N_("A quiz held by an examiner needs the examiner's name."),
        ExaminerFault.PASSPHRASES_DIFFER: N_("The two passphrases differ. No key was made."),
    }
)


def examiner_refusal_text(refused: ExaminerRefused) -> str:
    """Why a result is not signed, or a key not used."""
    return _REFUSALS(refused.fault, file=refused.path)


QUIZ_REFUSALS: Final = (
    CodeRefused,
    PaperRefused,
    CannotDeal,
    ExaminerRefused,
    ResultDisagrees,
    QuizHeld,
)
"""Why a quiz is not begun, or its result not signed."""


def quiz_refusal_text(
    refused: CodeRefused | PaperRefused | CannotDeal | ExaminerRefused | ResultDisagrees | QuizHeld,
) -> str:
    """The sentence of such a refusal."""
    match refused:
        case CodeRefused():
            return code_refusal_text(refused)
        case PaperRefused():
            return paper_refusal_text(refused)
        case CannotDeal():
            return refusal_text(refused)
        case ExaminerRefused():
            return examiner_refusal_text(refused)
        case ResultDisagrees():
            return disagreement_text(refused)
        case QuizHeld():
            return held_text()
