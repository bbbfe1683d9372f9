"""The translations' round: words out of the sources, into five `.po` files, compiled, checked.

python packaging/translate.py update     after a sentence was added or changed
python packaging/translate.py check      what is missing or wrong; exit status 1 if anything
python packaging/translate.py compile    what the trainer reads
python packaging/translate.py extract    the template alone
"""

from __future__ import annotations

import os
import sys
from collections.abc import Iterator
from datetime import UTC, datetime
from io import BytesIO
from pathlib import Path

from babel.messages.catalog import Catalog, Message
from babel.messages.extract import DEFAULT_KEYWORDS, extract_from_dir
from babel.messages.mofile import write_mo
from babel.messages.pofile import read_po, write_po

ROOT = Path(__file__).resolve().parent.parent
DOMAIN = "dealer_trainer"
HOUSE_SOURCE = "where the rules of a house come from"

# Written by hand: Babel would give Latvian another rule (CLDR's, where 10 to 20 count as zero).
PLURAL_FORMS = {
    "bg": "nplurals=2; plural=(n != 1);",
    "cs": "nplurals=3; plural=(n==1 ? 0 : n>=2 && n<=4 ? 1 : 2);",
    "en": "nplurals=2; plural=(n != 1);",
    "lv": "nplurals=3; plural=(n%10==1 && n%100!=11 ? 0 : n!=0 ? 1 : 2);",
    "ru": (
        "nplurals=3; plural=(n%10==1 && n%100!=11 ? 0 :"
        " n%10>=2 && n%10<=4 && (n%100<10 || n%100>=20) ? 1 : 2);"
    ),
}

# What marks a message; beside Babel's own the marks of tables (``text.language``).
_KEYWORDS = {**DEFAULT_KEYWORDS, "NC_": ((1, "c"), 2), "NN_": (1, 2)}

# No dates in the files: they would differ at every run and meet in every merge.
_NO_DATE = datetime(2000, 1, 1, tzinfo=UTC)


def template_file(root: Path = ROOT) -> Path:
    """The template: every message of the sources, no translation."""
    return root / "translations" / f"{DOMAIN}.pot"


def po_file(code: str, root: Path = ROOT) -> Path:
    """What a translator edits."""
    return root / "translations" / f"{code}.po"


def mo_file(code: str, root: Path = ROOT) -> Path:
    """What the trainer reads; never kept in the repository."""
    return root / "translations" / code / "LC_MESSAGES" / f"{DOMAIN}.mo"


def read_catalogue(file: Path) -> Catalog:
    """The messages of a `.po` or `.pot` file; a line that cannot be read is an error."""
    with file.open("rb") as source:
        return read_po(source, abort_invalid=True)


def forms(message: Message) -> list[str]:
    """The translation's forms: one, or as many as the language has for a counted message."""
    if message.string is None:
        return []
    return [message.string] if isinstance(message.string, str) else list(message.string)


def _header(code: str | None) -> str:
    lines = ["Project-Id-Version: Dealer Trainer"]
    if code is not None:
        lines.append(f"Language: {code}")
    lines += [
        "MIME-Version: 1.0",
        "Content-Type: text/plain; charset=UTF-8",
        "Content-Transfer-Encoding: 8bit",
    ]
    if code is not None:
        lines.append(f"Plural-Forms: {PLURAL_FORMS[code]}")
    return 'msgid ""\nmsgstr ""\n' + "".join(f'"{line}\\n"\n' for line in lines) + "\n"


def _write(file: Path, content: bytes) -> None:
    # In one step: a trainer or a test that reads at this moment sees the old file or the new one.
    file.parent.mkdir(parents=True, exist_ok=True)
    beside = file.with_name(f"{file.name}.{os.getpid()}")
    beside.write_bytes(content)
    beside.replace(file)


def _write_messages(file: Path, catalogue: Catalog, code: str | None) -> None:
    for message in catalogue:
        # Whether a message looks like a format is Babel's guess, and changes with its version.
        message.flags -= {"python-format", "python-brace-format"}
    body = BytesIO()
    write_po(body, catalogue, width=0, omit_header=True, ignore_obsolete=True, include_lineno=False)
    _write(file, (_header(code).encode() + body.getvalue().strip()).strip() + b"\n")


def fresh_template(root: Path = ROOT) -> Catalog:
    """Every message of the sources as they are now, in the order of files and lines."""
    template = Catalog(charset="utf-8", creation_date=_NO_DATE)
    package = root / DOMAIN
    for name, _line, words, comments, context in extract_from_dir(
        package, keywords=_KEYWORDS, comment_tags=("Translators:",), strip_comment_tags=True
    ):
        place = f"{DOMAIN}/{Path(name).as_posix()}"
        template.add(words, locations=[(place, 0)], auto_comments=comments, context=context)
    for place, words in _house_sources(root):
        template.add(words, locations=[(place, 0)], context=HOUSE_SOURCE)
    for message in template:
        message.locations = list(dict.fromkeys(message.locations))
    return template


def _house_sources(root: Path) -> Iterator[tuple[str, str]]:
    # What the houses that come with the trainer say of their origin stands in their files alone.
    import yaml  # noqa: PLC0415 -- the build, which only compiles, has none

    for file in sorted((root / "assets" / "houses").glob("*.yaml")):
        house = yaml.safe_load(file.read_bytes())
        yield file.relative_to(root).as_posix(), house["source"]


def extract(root: Path = ROOT) -> None:
    """Write the template."""
    _write_messages(template_file(root), fresh_template(root), None)


def update(root: Path = ROOT) -> None:
    """Write the template and bring every language up to it: new messages empty, old ones gone."""
    extract(root)
    for code in PLURAL_FORMS:
        # Read anew: a catalogue takes the template's own messages in and fills them.
        template = read_catalogue(template_file(root))
        file = po_file(code, root)
        if not file.exists():
            _write(file, _header(code).encode())
        catalogue = read_catalogue(file)
        catalogue.update(template, no_fuzzy_matching=True)
        if code == "en":
            _speak_english(catalogue)
        _write_messages(file, catalogue, code)


def _speak_english(catalogue: Catalog) -> None:
    # The sources are English already; a translator's better English stays.
    for message in catalogue:
        if message.id and not any(forms(message)):
            message.string = message.id


def compile_catalogues(root: Path = ROOT) -> list[Path]:
    """Write each language's `.mo` and name them all; the same sources give the same bytes.

    A message with a form missing is left out, so that the trainer shows English for it.
    """
    compiled = []
    for code in sorted(PLURAL_FORMS):
        file = po_file(code, root)
        if not file.exists():
            continue
        catalogue = read_catalogue(file)
        catalogue.creation_date = catalogue.revision_date = _NO_DATE
        for message in list(catalogue):
            if message.id and not all(forms(message)):
                catalogue.delete(message.id, message.context)
        content = BytesIO()
        write_mo(content, catalogue)
        _write(mo_file(code, root), content.getvalue())
        compiled.append(mo_file(code, root))
    return compiled


def check(root: Path = ROOT) -> list[str]:
    """Every fault of the translations, a sentence each."""
    import translation_faults  # noqa: PLC0415 -- the build hook loads this file without its folder

    return translation_faults.all_faults(root)


def main(arguments: list[str]) -> int:
    """Do one part of the round."""
    match arguments:
        case ["extract"]:
            extract()
        case ["update"]:
            update()
        case ["compile"]:
            compile_catalogues()
        case ["check"]:
            faults = check()
            for fault in faults:
                print(fault, file=sys.stderr)
            print(f"{len(faults)} faults in the translations")
            return 1 if faults else 0
        case _:
            print(__doc__, file=sys.stderr)
            return 2
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
