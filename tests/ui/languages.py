"""In which languages and sizes the window is tested: some in the suite, all where it is asked for.

Every language at every size takes minutes and finds what a few of them find but for single words:
``TEST_ALL_ROOMS=1 python -m pytest -n 2 tests/ui`` goes through all, after a change of words or
of a layout.
"""

from __future__ import annotations

import os
from typing import Final, TypeAlias

import pytest

from dealer_trainer.text.language import Language

Size: TypeAlias = tuple[int, int, int]
"""Width and height of the window, text in per cent."""

ALL: Final = os.environ.get("TEST_ALL_ROOMS", "") not in ("", "0")

in_languages: Final = pytest.mark.parametrize(
    "language", list(Language) if ALL else [Language.LV, Language.RU]
)
"""For what does not depend on the length of words: Latin and Cyrillic letters."""


def rooms(sizes: list[Size]) -> list[tuple[Language, Size]]:
    """Each language at one size in turn, and that of the longest words where room is shortest."""
    if ALL:
        return [(language, size) for language in Language for size in sizes]
    some = [(language, sizes[at % len(sizes)]) for at, language in enumerate(Language)]
    shortest = min(sizes, key=lambda size: (size[1], -size[2]))
    return list(dict.fromkeys([*some, (Language.RU, shortest)]))


def in_rooms(sizes: list[Size]) -> pytest.MarkDecorator:
    """``language`` and ``size`` for what must have room for its words."""
    return pytest.mark.parametrize(
        ("language", "size"),
        [
            pytest.param(language, size, id=f"{language.value}-{'-'.join(map(str, size))}")
            for language, size in rooms(sizes)
        ],
    )
