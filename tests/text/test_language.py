from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

import translate
from dealer_trainer import paths
from dealer_trainer.text import language
from dealer_trainer.text.language import Language, current_language, set_language, system_language


@pytest.mark.parametrize(
    ("environ", "spoken"),
    [
        ({"LANG": "bg_BG.UTF-8"}, Language.BG),
        ({"LANG": "ru_RU.UTF-8", "LC_MESSAGES": "lv_LV"}, Language.LV),
        ({"LANG": "ru_RU.UTF-8", "LC_MESSAGES": "lv_LV", "LC_ALL": "cs"}, Language.CS),
        ({"LANG": "ru_RU.UTF-8", "LC_ALL": ""}, Language.RU),
        ({"LANG": "ru_RU.UTF-8", "LC_ALL": "C"}, Language.EN),
        ({"LANG": "ru@latin"}, Language.EN),
        ({"LANG": "de_DE.UTF-8"}, Language.EN),
        ({"LANG": "C.UTF-8"}, Language.EN),
        ({}, Language.EN),
    ],
)
def test_the_first_language_is_the_systems_where_it_is_spoken(
    environ: dict[str, str], spoken: Language
) -> None:
    assert system_language(environ) is spoken


@pytest.fixture
def _spoken_from(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    package = tmp_path / "dealer_trainer"
    package.mkdir()
    (package / "words.py").write_text(
        'def words(n):\n    return _("Box"), pgettext("verb", "Box"), '
        'ngettext("{n} box", "{n} boxes", n)\n',
        encoding="utf-8",
    )
    translate.update(tmp_path)
    file = translate.po_file("ru", tmp_path)
    text = file.read_text(encoding="utf-8")
    text = text.replace('msgid "Box"\nmsgstr ""', 'msgid "Box"\nmsgstr "Бокс"', 1)
    for form, word in enumerate(("{n} бокс", "{n} бокса", "{n} боксов")):
        text = text.replace(f'msgstr[{form}] ""', f'msgstr[{form}] "{word}"')
    file.write_text(text, encoding="utf-8")
    translate.compile_catalogues(tmp_path)
    monkeypatch.setattr(paths, "translations", lambda: tmp_path / "translations")
    language.catalogue.cache_clear()
    yield
    language.catalogue.cache_clear()


@pytest.mark.usefixtures("_spoken_from")
def test_words_are_looked_up_when_asked_for() -> None:
    assert language._("Box") == "Box"
    set_language(Language.RU)
    assert current_language() is Language.RU
    assert language._("Box") == "Бокс"
    assert language.ngettext("{n} box", "{n} boxes", 21) == "{n} бокс"
    set_language(Language.EN)
    assert language._("Box") == "Box"
    assert language.ngettext("{n} box", "{n} boxes", 1) == "{n} box"


@pytest.mark.usefixtures("_spoken_from")
def test_what_is_not_translated_is_english() -> None:
    set_language(Language.RU)
    assert language.pgettext("verb", "Box") == "Box"
    set_language(Language.LV)
    assert language.ngettext("{n} box", "{n} boxes", 10) == "{n} boxes"


def test_without_compiled_translations_the_words_are_english(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(paths, "translations", lambda: tmp_path)
    language.catalogue.cache_clear()
    set_language(Language.CS)
    assert language._("Box") == "Box"
    assert language.npgettext("felt", "{n} box", "{n} boxes", 2) == "{n} boxes"
    language.catalogue.cache_clear()


def test_gettexts_own_variable_comes_first_and_may_be_a_list() -> None:
    environ = {"LANGUAGE": "fr:lv:ru", "LANG": "bg_BG.UTF-8"}
    assert system_language(environ) is Language.LV
    assert system_language({"LANGUAGE": "", "LANG": "bg_BG.UTF-8"}) is Language.BG
