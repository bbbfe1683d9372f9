from __future__ import annotations

import pytest

from dealer_trainer.rules.situations import Situation
from dealer_trainer.text.language import Language, set_language
from dealer_trainer.text.situations import situation_name

LONGEST_NAME = 48
"""Characters that a bar of the statistics and a line of a list have room for."""


@pytest.mark.parametrize("language", Language)
def test_every_situation_has_a_name_of_its_own(language: Language) -> None:
    set_language(language)
    names = [situation_name(situation) for situation in Situation]
    assert len(set(names)) == len(Situation)
    assert not set(names) & {situation.value for situation in Situation}
    assert max(map(len, names)) <= LONGEST_NAME
    assert all(name[0] == name[0].upper() for name in names)


def test_every_language_has_its_own_words_for_most_situations() -> None:
    set_language(Language.EN)
    english = [situation_name(situation) for situation in Situation]
    for language in set(Language) - {Language.EN}:
        set_language(language)
        names = map(situation_name, Situation)
        same = [name for name, told in zip(names, english, strict=True) if name == told]
        # Czech and Latvian name these hands, and Czech the fold, with the English words.
        assert set(same) <= {
            "Straight", "Flush", "Full house", "Straight flush", "Royal flush", "Fold"
        }  # fmt: skip


def test_latvian_says_of_both_games_that_the_dealer_has_no_game() -> None:
    set_language(Language.LV)
    assert situation_name(Situation.DEALER_FAILS) == "Dīlerim nav spēles"
    assert situation_name(Situation.WHEEL) == "Straight līdz pieciniekam"
