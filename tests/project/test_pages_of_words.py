"""The pages that people read beside the program: what they link to and name is there."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from dealer_trainer.rules.situations import CATEGORY_SITUATIONS, Situation
from dealer_trainer.training.diagnosis.slips import Slip

ROOT = Path(__file__).resolve().parents[2]
TESTS = ROOT / "tests"
OTHERS = ("bg", "ru", "cs", "lv")


def test_every_test_in_the_list_of_faults_is_there() -> None:
    listed = (TESTS / "README.md").read_text(encoding="utf-8")
    file = TESTS
    named: list[tuple[Path, str]] = []
    for quoted in re.findall(r"`([^`]+)`", listed):
        path, _, test = quoted.partition("::")
        if path.endswith(".py"):
            file = TESTS / path.removeprefix("tests/")
            assert file.exists(), path
        if test and path in ("…", str(file.relative_to(TESTS))):
            named.append((file, test.rpartition("::")[2]))
    assert len(named) > 50
    missing = [test for file, test in named if f"def {test}" not in file.read_text("utf-8")]
    assert missing == []


@pytest.mark.parametrize("code", OTHERS)
def test_the_readme_speaks_four_more_languages_and_links_to_all(code: str) -> None:
    page = ROOT / "translations" / f"README.{code}.md"
    text = page.read_text(encoding="utf-8")
    for link in re.findall(r"\]\(([^)#]+)", text):
        assert (page.parent / link).exists(), link
    assert f"(translations/README.{code}.md)" in (ROOT / "README.md").read_text(encoding="utf-8")
    links = {"(../README.md)", *(f"(README.{other}.md)" for other in OTHERS if other != code)}
    assert {link for link in links if link not in text} == set()
    assert "python3 packaging/start.py" in text


def test_the_formats_page_lists_every_situation_and_slip() -> None:
    page = (ROOT / "docs" / "formats.md").read_text(encoding="utf-8")
    categories = set(CATEGORY_SITUATIONS.values())
    values = [each.value for each in Situation if each not in categories]
    values += [slip.value for slip in Slip]
    assert [value for value in values if f"`{value}`" not in page] == []


def test_what_is_to_be_carried_away_is_the_data_folder_not_the_database() -> None:
    page = (ROOT / "README.md").read_text(encoding="utf-8")
    assert "copy the whole folder, not one file of it" in page
    assert "trainer.db" not in page
