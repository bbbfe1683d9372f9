"""What is wrong with the translations: Babel sees neither a wrong `{name}` nor a missing form."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from pathlib import Path
from string import Formatter

from babel.messages.catalog import Catalog, Message

import translate

# How many leading arguments of a lookup are words, and so plain literals.
_WORDS = {"_": 1, "pgettext": 2, "ngettext": 2, "npgettext": 3, "N_": 1, "NC_": 2, "NN_": 2}
# Those that only mark their words: they are looked up later.
_MARKS = {"N_", "NC_", "NN_"}


def all_faults(root: Path) -> list[str]:
    """Every fault of sources, template and languages, a sentence each."""
    template = translate.fresh_template(root)
    faults = list(_stale(template, root))
    for source in sorted((root / translate.DOMAIN).rglob("*.py")):
        tree = ast.parse(source.read_text(encoding="utf-8"))
        where = source.relative_to(root).as_posix()
        faults += [f"{where}:{fault}" for fault in lookup_faults(tree)]
    for code in translate.PLURAL_FORMS:
        faults += [f"{code}.po: {fault}" for fault in _language_faults(code, template, root)]
    return faults


def _key(message: Message) -> tuple[str | None, object]:
    return message.context, message.id


def _messages(catalogue: Catalog) -> dict[tuple[str | None, object], Message]:
    return {_key(message): message for message in catalogue if message.id}


def _stale(fresh: Catalog, root: Path) -> Iterator[str]:
    file = translate.template_file(root)
    kept = _messages(translate.read_catalogue(file)) if file.exists() else {}
    if list(kept) != list(_messages(fresh)):
        yield f"{file.name} is older than the sources: run packaging/translate.py update"


def _language_faults(code: str, template: Catalog, root: Path) -> Iterator[str]:
    file = translate.po_file(code, root)
    if not file.exists():
        yield "missing: run packaging/translate.py update"
        return
    catalogue = translate.read_catalogue(file)
    if f"Plural-Forms: {translate.PLURAL_FORMS[code]}" not in file.read_text(encoding="utf-8"):
        yield "its Plural-Forms header is not the one of packaging/translate.py"
    for message in catalogue.obsolete.values():
        yield f"obsolete: {message.id!r}"
    wanted, found = _messages(template), _messages(catalogue)
    for _context, name in found.keys() - wanted.keys():
        yield f"no longer in the sources: {name!r}"
    for key, source in wanted.items():
        if key not in found:
            yield f"not there: {source.id!r}"
        else:
            for fault in message_faults(found[key], code):
                yield f"{fault}: {source.id!r}"


def message_faults(message: Message, code: str) -> Iterator[str]:
    """What is wrong with one translated message of a language."""
    if message.fuzzy:
        yield "fuzzy"
    count = int(translate.PLURAL_FORMS[code].split(";")[0].removeprefix("nplurals="))
    forms = translate.forms(message)
    if len(forms) != (count if message.pluralizable else 1) or not all(forms):
        yield "not translated in every form"
        return
    sources = [message.id] if isinstance(message.id, str) else list(message.id)
    try:
        asked = [_placeholders(source) for source in sources]
        given = [_placeholders(form) for form in forms]
    except ValueError as error:
        yield f"braces do not match ({error})"
        return
    if any(name == "" or name.isdigit() for names in asked for name in names):
        yield "a placeholder without a name"
    # Where the first form is for one alone, it may say the one without a figure, as English may.
    alone = code in ("bg", "cs", "en")
    if any(
        names != asked[-1] and not (alone and index == 0 and names == asked[0])
        for index, names in enumerate(given)
    ):
        yield "other placeholders than in the source"


def _placeholders(text: str) -> frozenset[str]:
    return frozenset(name for _, name, _, _ in Formatter().parse(text) if name is not None)


def lookup_faults(tree: ast.Module) -> Iterator[str]:
    """Lookups that extraction cannot read, or that speak the language of the moment of import."""
    inside = {
        call
        for function in ast.walk(tree)
        if isinstance(function, ast.FunctionDef | ast.AsyncFunctionDef | ast.Lambda)
        for call in ast.walk(function)
    }
    for call in ast.walk(tree):
        if not (isinstance(call, ast.Call) and isinstance(call.func, ast.Name)):
            continue
        words = _WORDS.get(call.func.id)
        if words is None:
            continue
        if not all(_is_literal(argument) for argument in call.args[:words]):
            yield f"{call.lineno}: words that are no plain literal"
        if call not in inside and call.func.id not in _MARKS:
            yield f"{call.lineno}: words looked up at import, before the language is known"


def _is_literal(argument: ast.expr) -> bool:
    return isinstance(argument, ast.Constant) and isinstance(argument.value, str)
