"""Why a code names no paper, or a quiz has none, in a sentence with the way out."""

from __future__ import annotations

from dealer_trainer.text.houses import house_name
from dealer_trainer.text.language import _
from dealer_trainer.text.quizzes import quiz_name
from dealer_trainer.training.quiz.paper import PaperFault, PaperRefused
from dealer_trainer.training.quiz.paper_code import EXAMPLE, CodeFault, CodeRefused


def code_refusal_text(refused: CodeRefused) -> str:
    """Why a paper's code is refused."""
    match refused.fault:
        case CodeFault.TOO_SHORT:
            return _("This is no whole code of a paper. A code looks like {code}.").format(
                code=EXAMPLE
            )
        case CodeFault.LOOKALIKE:
            return _(
                "The character “{letter}” ({code}) only looks like a Latin {latin}; it is of"
                " another alphabet, such as Cyrillic. Type the code with an English keyboard."
            ).format(**refused.data)
        case CodeFault.NO_SUCH_CHARACTER:
            return _(
                "“{letter}” stands in no code at this place. Codes do without 0 and O, 1, I and L:"
                " look at the code once more."
            ).format(**refused.data)
        case CodeFault.WRONG_CHECK:
            return _(
                "The check character does not fit: a character is wrong, or two are exchanged."
                " Look at the code once more."
            )
        case CodeFault.UNKNOWN:
            return _(
                "The code {text} is of a quiz or a house that this machine does not have."
                " Put its file into the data folder."
            ).format(**refused.data)
        case CodeFault.OTHER_VERSION:
            return _(
                "The code is of another version of the quiz {quiz}, of the house {house} or of the"
                " trainer. The same paper can only be dealt with that version."
            ).format(**refused.data)


def paper_refusal_text(refused: PaperRefused) -> str:
    """Why a quiz has no paper under a house."""
    quiz, house = quiz_name(refused.definition), house_name(refused.house)
    match refused.fault:
        case PaperFault.NOT_FOR_HOUSE:
            return _(
                "“{quiz}” cannot be held under {house}: it is of other houses, or asks for more"
                " boxes. Choose another house."
            ).format(quiz=quiz, house=house)
        case PaperFault.QUOTAS_TOO_MANY:
            return _(
                "“{quiz}” wants more situations than its rounds have room for under {house}."
                " Lower its quotas, or add rounds."
            ).format(quiz=quiz, house=house)
