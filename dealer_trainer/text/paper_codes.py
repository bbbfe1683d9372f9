"""Why a code names no paper, or a quiz has none, in a sentence with the way out."""

from __future__ import annotations

from typing import Final

from dealer_trainer.text.houses import house_name
from dealer_trainer.text.language import N_, Words
from dealer_trainer.text.quizzes import quiz_name
from dealer_trainer.training.quiz.paper import PaperFault, PaperRefused
from dealer_trainer.training.quiz.paper_code import EXAMPLE, CodeFault, CodeRefused

_CODE_REFUSALS: Final = Words(
    {
        CodeFault.TOO_SHORT: N_("This is no whole code of a paper. A code looks like {code}."),
        CodeFault.LOOKALIKE: N_(
            "The character “{letter}” ({code}) only looks like a Latin {latin}; it is of"
            " another alphabet, such as Cyrillic. Type the code with an English keyboard."
        ),
        CodeFault.NO_SUCH_CHARACTER: N_(
            "“{letter}” stands in no code at this place. Codes do without 0 and O, 1, I and L:"
            " look at the code once more."
        ),
        CodeFault.WRONG_CHECK: N_(
            "The check character does not fit: a character is wrong, or two are exchanged."
            " Look at the code once more."
        ),
        CodeFault.UNKNOWN: N_(
            "The code {text} is of a quiz or a house that this machine does not have."
            " Put its file into the data folder."
        ),
        CodeFault.OTHER_VERSION: N_(
            "The code is of another version of the quiz {quiz}, of the house {house} or of the"
            " trainer. The same paper can only be dealt with that version."
        ),
    }
)


def code_refusal_text(refused: CodeRefused) -> str:
    """Why a paper's code is refused."""
    return _CODE_REFUSALS(refused.fault, **{"code": EXAMPLE, **refused.data})


_PAPER_REFUSALS: Final = Words(
    {
        PaperFault.NOT_FOR_HOUSE: N_(
            "“{quiz}” cannot be held under {house}: it is of other houses, or asks for more"
            " boxes. Choose another house."
        ),
        PaperFault.QUOTAS_TOO_MANY: N_(
            "“{quiz}” wants more situations than its rounds have room for under {house}."
            " Lower its quotas, or add rounds."
        ),
    }
)


def paper_refusal_text(refused: PaperRefused) -> str:
    """Why a quiz has no paper under a house."""
    quiz, house = quiz_name(refused.definition), house_name(refused.house)
    return _PAPER_REFUSALS(refused.fault, quiz=quiz, house=house)
