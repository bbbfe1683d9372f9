from __future__ import annotations

import pytest

from dealer_trainer.rules.situations import Situation
from dealer_trainer.text.language import Language, set_language
from dealer_trainer.text.situations import situation_description, situation_name

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


@pytest.mark.parametrize("language", Language)
def test_every_situation_is_described_in_one_sentence(language: Language) -> None:
    set_language(language)
    described = [situation_description(situation) for situation in Situation]
    assert len(set(described)) == len(Situation)
    assert not any(sentence.endswith(".") for sentence in described)


@pytest.mark.parametrize("words", [situation_name, situation_description])
def test_every_language_has_its_own_words_for_most_situations(words: object) -> None:
    assert callable(words)
    set_language(Language.EN)
    english = [words(situation) for situation in Situation]
    for language in set(Language) - {Language.EN}:
        set_language(language)
        same = [words(s) for s, name in zip(Situation, english, strict=True) if words(s) == name]
        # Czech and Latvian name these hands, and Czech the fold, with the English words.
        assert set(same) <= {
            "Straight", "Flush", "Full house", "Straight flush", "Royal flush", "Fold"
        }  # fmt: skip


def test_latvian_says_of_both_games_that_the_dealer_has_no_game() -> None:
    set_language(Language.LV)
    assert situation_name(Situation.DEALER_FAILS) == "Dīlerim nav spēles"
    assert situation_name(Situation.WHEEL) == "Straight līdz pieciniekam"
