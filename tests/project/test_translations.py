from __future__ import annotations

import ast
import re
import shutil
from gettext import GNUTranslations
from pathlib import Path

import pytest
from babel.messages.catalog import Message

import translate
import translation_faults

LANGUAGES = sorted(translate.PLURAL_FORMS)


def test_every_message_is_translated_in_every_language() -> None:
    assert translate.check() == []


def checkout(tmp_path: Path, source: str) -> Path:
    package = tmp_path / "dealer_trainer"
    package.mkdir()
    (package / "words.py").write_text(source, encoding="utf-8")
    return tmp_path


COUNTED = 'def mistakes(n: int) -> str:\n    return ngettext("{n} mistake", "{n} mistakes", n)\n'

# The figures at which languages turn, and what form each takes: 0 the first, 1 the second, …
FIGURES = (0, 1, 2, 4, 5, 10, 11, 12, 14, 20, 21, 22, 100, 101, 111, 1001)
FORMS = {
    code: dict(zip(FIGURES, map(int, forms), strict=True))
    for code, forms in {
        "bg": "1011111111111111",
        "cs": "2011222222222222",
        "en": "1011111111111111",
        "lv": "2011111111011010",
        "ru": "2011222222012020",
    }.items()
}


@pytest.mark.parametrize("code", LANGUAGES)
def test_a_figure_takes_the_form_of_its_language(tmp_path: Path, code: str) -> None:
    root = checkout(tmp_path, COUNTED)
    translate.update(root)
    file = translate.po_file(code, root)
    text = file.read_text(encoding="utf-8")
    for form in range(3):
        for empty in ("", "{n} mistake", "{n} mistakes"):
            text = text.replace(f'msgstr[{form}] "{empty}"\n', f'msgstr[{form}] "{form}"\n')
    file.write_text(text, encoding="utf-8")
    translate.compile_catalogues(root)
    with translate.mo_file(code, root).open("rb") as compiled:
        words = GNUTranslations(compiled)
    found = {n: int(words.ngettext("{n} mistake", "{n} mistakes", n)) for n in FORMS[code]}
    assert found == FORMS[code]


def test_line_ends_of_windows_in_a_catalogue_change_no_word_of_it(tmp_path: Path) -> None:
    root = checkout(tmp_path, COUNTED)
    shutil.copytree(translate.ROOT / "translations", root / "translations", dirs_exist_ok=True)
    translate.compile_catalogues(root)
    words = {code: translate.mo_file(code, root).read_bytes() for code in LANGUAGES}
    for code in LANGUAGES:
        file = translate.po_file(code, root)
        file.write_bytes(file.read_bytes().replace(b"\n", b"\r\n"))
        translate.mo_file(code, root).unlink()
    translate.compile_catalogues(root)
    assert {code: translate.mo_file(code, root).read_bytes() for code in LANGUAGES} == words


@pytest.mark.parametrize("code", LANGUAGES)
def test_every_counted_message_takes_its_form_at_every_figure(code: str) -> None:
    with translate.mo_file(code).open("rb") as compiled:
        words = GNUTranslations(compiled)
    counted = [m for m in translate.read_catalogue(translate.po_file(code)) if m.pluralizable]
    assert len(counted) > 50
    for message in counted:
        one, many = message.id[0], message.id[1]
        forms = translate.forms(message)
        for n, form in FORMS[code].items():
            found = (
                words.ngettext(one, many, n)
                if message.context is None
                else words.npgettext(message.context, one, many, n)
            )
            assert found == forms[form], (one, n)


# Words whose forms differ where a language's forms may differ at all, as they are printed.
COUNTED_WORDS = {
    "bg": ("{n} рунд", "{n} рунда"),
    "cs": ("{n} kolo", "{n} kola", "{n} kol"),
    "en": ("{n} round", "{n} rounds"),
    "lv": ("{n} partija", "{n} partijas", "{n} partiju"),
    "ru": ("{n} раздача", "{n} раздачи", "{n} раздач"),
}


@pytest.mark.parametrize("code", LANGUAGES)
def test_rounds_are_counted_as_a_dealer_counts_them(code: str) -> None:
    with translate.mo_file(code).open("rb") as compiled:
        words = GNUTranslations(compiled)
    for n, form in FORMS[code].items():
        assert words.ngettext("{n} round", "{n} rounds", n) == COUNTED_WORDS[code][form], n


# What a language opens and closes a quotation with.
QUOTES = {"bg": "„“", "cs": "„“", "en": "“”", "lv": "„”", "ru": "«»"}


@pytest.mark.parametrize("code", LANGUAGES)
def test_quotation_marks_are_those_of_the_language(code: str) -> None:
    foreign = set("“”„«»‘‚‹›") - set(QUOTES[code])
    for message in translate.read_catalogue(translate.po_file(code)):
        for form in translate.forms(message):
            assert not foreign & set(form), form
            assert form.count(QUOTES[code][0]) == form.count(QUOTES[code][1]), form


@pytest.mark.parametrize("code", ["bg", "ru"])
def test_no_letter_of_a_cyrillic_word_is_a_latin_one(code: str) -> None:
    mixed = re.compile(r"(?i)[а-яё][a-z]|[a-z][а-яё]")
    for message in translate.read_catalogue(translate.po_file(code)):
        for form in translate.forms(message):
            assert not mixed.search(re.sub(r"{\w+}", "", form)), form


def test_a_new_message_is_english_until_it_is_translated(tmp_path: Path) -> None:
    root = checkout(tmp_path, COUNTED)
    translate.update(root)
    translate.compile_catalogues(root)
    with translate.mo_file("ru", root).open("rb") as compiled:
        assert GNUTranslations(compiled).ngettext("{n} mistake", "{n} mistakes", 2) == (
            "{n} mistakes"
        )
    faults = translate.check(root)
    assert [fault[:2] for fault in faults] == [code for code in LANGUAGES if code != "en"]
    assert all("not translated in every form" in fault for fault in faults)


def test_a_template_older_than_the_sources_is_a_fault(tmp_path: Path) -> None:
    root = checkout(tmp_path, COUNTED)
    translate.update(root)
    (root / "dealer_trainer" / "words.py").write_text("", encoding="utf-8")
    faults = translate.check(root)
    assert faults[0].startswith("dealer_trainer.pot is older than the sources")
    assert sum("no longer in the sources" in fault for fault in faults) == len(LANGUAGES)


def test_an_update_changes_nothing_where_nothing_changed(tmp_path: Path) -> None:
    root = checkout(tmp_path, COUNTED)
    shutil.copytree(translate.ROOT / "translations", root / "translations")
    translate.update(root)
    once = {path: path.read_bytes() for path in (root / "translations").glob("*.po*")}
    translate.update(root)
    assert {path: path.read_bytes() for path in once} == once


@pytest.mark.parametrize(
    ("message", "code", "fault"),
    [
        (Message("Pay {amount}", "Pay {sum}"), "cs", "other placeholders than in the source"),
        (Message("Pay {amount}", "Pay {amount"), "cs", "braces do not match"),
        (Message("Pay {}", "Pay {}"), "cs", "a placeholder without a name"),
        (Message("Pay {amount}", "Pay {amount}", flags=["fuzzy"]), "cs", "fuzzy"),
        (Message(("{n} box", "{n} boxes"), ("a", "b")), "lv", "not translated in every form"),
        (Message(("One box", "{n} boxes"), ("1", "{n}", "{n}")), "ru", "other placeholders"),
    ],
)
def test_a_wrong_translation_is_found(message: Message, code: str, fault: str) -> None:
    assert any(fault in found for found in translation_faults.message_faults(message, code))


@pytest.mark.parametrize(
    ("message", "code"),
    [
        (Message("Pay {amount}", "Zaplať {amount}"), "cs"),
        (Message(("One box", "{n} boxes"), ("Jeden box", "{n} boxy", "{n} boxů")), "cs"),
        (Message(("One box", "{n} boxes"), ("{n} bokss", "{n} boksi", "{n} boksu")), "lv"),
    ],
)
def test_a_right_translation_has_no_fault(message: Message, code: str) -> None:
    assert list(translation_faults.message_faults(message, code)) == []


@pytest.mark.parametrize(
    ("source", "fault"),
    [
        ("def f(word): return _(word)", "words that are no plain literal"),
        ("def f(x): return pgettext('verb', f'Pay {x}')", "words that are no plain literal"),
        ("PAY = _('Pay')", "words looked up at import"),
    ],
)
def test_a_lookup_that_cannot_be_translated_is_found(source: str, fault: str) -> None:
    assert [fault in found for found in translation_faults.lookup_faults(ast.parse(source))] == [
        True
    ]


def test_a_lookup_at_call_time_with_plain_literals_is_fine() -> None:
    source = "def f(n): return _('Pay ' 'it'), ngettext('{n} box', '{n} boxes', n + 1)"
    assert list(translation_faults.lookup_faults(ast.parse(source))) == []
