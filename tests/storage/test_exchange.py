from __future__ import annotations

import csv
import json
import locale
from collections.abc import Callable, Iterator
from functools import partial
from pathlib import Path
from typing import Any

import pytest

from dealer_trainer.__main__ import main
from dealer_trainer.commands.trainee_data import KeptData
from dealer_trainer.rules.errors import BadInput
from dealer_trainer.storage.exchange import Exchange, read_lines
from dealer_trainer.storage.exchange_words import RoundRow, sheet_row
from dealer_trainer.storage.rounds import write_answers
from dealer_trainer.storage.spreadsheet import safe_cell
from dealer_trainer.storage.store import open_store
from dealer_trainer.storage.system_csv import system_csv_format
from dealer_trainer.text.exports import headings
from dealer_trainer.text.faults import fault_lines
from dealer_trainer.text.language import Language, set_language
from dealer_trainer.training.csv_format import CsvFormat, csv_format_of
from dealer_trainer.training.ports import Trainee
from dealer_trainer.training.session import DrillPlan
from tests.storage.played import AT, HOUSES, SHELF, layouts_of, play

LATVIA = HOUSES["lv-ultimate"]


def filled(folder: Path, name: str = "Anna", rounds: int = 2) -> list[str]:
    store = open_store(folder, AT)
    try:
        trainee = store.trainees.add_trainee(name, AT)
        store.trainees.choose_trainee(trainee, AT)
        drill = store.drills.start_drill(trainee, DrillPlan("lv-ultimate", 7), AT)
        for number, layout in enumerate(layouts_of(LATVIA, rounds)):
            played = play(layout, LATVIA, number)
            shown = store.drills.open_round(drill, number, layout, LATVIA, played.asked, AT)
            store.drills.submit_round(shown.id, played, AT)
        return list(Exchange(store.database).lines(trainee))
    finally:
        store.close()


@pytest.mark.parametrize(
    "cell",
    ["=1+1", "+1", "-1", "@SUM(A1)", "\t=1", " =1", "|calc", "\N{NO-BREAK SPACE}=1", "＝1", "\r=1"],
)
def test_no_cell_begins_a_formula(cell: str) -> None:
    assert safe_cell(cell)[0] == "'" or safe_cell(cell)[0].isalnum()


def test_plain_cells_stay_as_they_are_and_lines_become_one() -> None:
    assert safe_cell("Anna; 5,50") == "Anna; 5,50"
    assert safe_cell("") == ""
    assert safe_cell("a\r\n=b") == "a =b"


@pytest.mark.parametrize("language", [Language.RU, Language.EN])
@pytest.mark.parametrize("csv_format", list(CsvFormat))
def test_a_spreadsheet_has_one_separator_and_the_decimal_mark_that_goes_with_it(
    data_folder: Path, language: Language, csv_format: CsvFormat
) -> None:
    filled(data_folder, "=HYPERLINK(1);,", 12)
    set_language(language)
    store = open_store(data_folder, AT)
    trainee = store.trainees.trainees()[0]
    rows = [sheet_row(row) for row in Exchange(store.database).rows(trainee)]
    path = data_folder / "rounds.csv"
    assert KeptData(store, SHELF).write_table(trainee, path, csv_format) == 12
    store.close()
    assert any(row.overpaid % 100 or row.underpaid % 100 for row in rows)
    assert path.read_bytes().startswith(b"\xef\xbb\xbf")
    with path.open(encoding="utf-8-sig", newline="") as file:
        read = list(csv.reader(file, delimiter=csv_format.separator))
    assert read[0] == list(headings())
    assert {len(line) for line in read} == {len(headings())}
    mark = csv_format.decimal_mark
    for line, row in zip(read[1:], rows, strict=True):
        assert line[2] == "'=HYPERLINK(1);,"
        assert line[8].replace(mark, ".") == f"{row.overpaid / 100:.2f}".rstrip("0").rstrip(".")
        assert mark in line[7]


@pytest.mark.parametrize(
    ("environ", "usual", "csv_format"),
    [
        # Named and not installed, so that it is the same on every machine.
        ({"LANG": "ru_XX.UTF-8"}, ".", CsvFormat.SEMICOLON_COMMA),
        ({"LANG": "en_XX.UTF-8"}, ",", CsvFormat.COMMA_POINT),
        ({"LANG": "en_XX.UTF-8", "LC_NUMERIC": "bg_XX.UTF-8"}, ".", CsvFormat.SEMICOLON_COMMA),
        ({"LC_ALL": "ja_XX", "LC_NUMERIC": "lv_XX", "LANG": "cs_XX"}, ",", CsvFormat.COMMA_POINT),
        # Nothing is said: the language in use decides.
        ({"LANG": "C.UTF-8"}, ",", CsvFormat.SEMICOLON_COMMA),
        ({"LC_ALL": "POSIX", "LANG": "ru_XX"}, ".", CsvFormat.COMMA_POINT),
        ({}, ",", CsvFormat.SEMICOLON_COMMA),
    ],
)
def test_the_systems_numbers_decide_the_format(
    monkeypatch: pytest.MonkeyPatch, environ: dict[str, str], usual: str, csv_format: CsvFormat
) -> None:
    monkeypatch.setattr("sys.platform", "linux")
    before = locale.setlocale(locale.LC_NUMERIC)
    assert system_csv_format(usual, environ) is csv_format
    assert locale.setlocale(locale.LC_NUMERIC) == before


@pytest.mark.parametrize(
    ("decimal_mark", "separator", "csv_format"),
    [
        (",", ";", CsvFormat.SEMICOLON_COMMA),
        (".", ",", CsvFormat.COMMA_POINT),
        (".", ";", CsvFormat.SEMICOLON_POINT),
        (",", ",", CsvFormat.SEMICOLON_COMMA),
        (".", "\t", CsvFormat.COMMA_POINT),
    ],
)
def test_windows_own_marks_make_a_format_that_can_be_read(
    decimal_mark: str, separator: str, csv_format: CsvFormat
) -> None:
    assert csv_format_of(decimal_mark, separator) is csv_format
    assert csv_format.separator != csv_format.decimal_mark


@pytest.mark.parametrize("csv_format", list(CsvFormat))
def test_the_format_of_a_spreadsheet_can_be_asked_for(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], csv_format: CsvFormat
) -> None:
    here, file = tmp_path / "here", tmp_path / "rounds.csv"
    filled(here)
    assert run("export", str(file), "--data", str(here), "--csv", csv_format.value) == 0
    first, second, *_rest = file.read_text("utf-8-sig").splitlines()
    assert first == csv_format.separator.join(headings())
    assert second.split(csv_format.separator)[7][-2] == csv_format.decimal_mark
    lines = tmp_path / "rounds.jsonl"
    assert run("export", str(lines), "--data", str(here), "--csv", csv_format.value) == 2
    assert not lines.exists()
    assert ".csv" in capsys.readouterr().err


def changed(line: str, change: Callable[[dict[str, Any]], object]) -> bytes:
    written = json.loads(line)
    change(written)
    return json.dumps(written).encode()


def double_card(written: dict[str, Any]) -> None:
    written["layout"]["dealer"] = written["layout"]["board"][:5]


BROKEN: list[Callable[[dict[str, Any]], object]] = [
    lambda w: w.pop("layout"),
    lambda w: w.update(round=2),
    lambda w: w.update(at="yesterday"),
    lambda w: w.update(utc_offset=1e9),
    lambda w: w.update(overpaid=5),
    lambda w: w.update(overpaid="take"),
    lambda w: w.update(trainee=None),
    lambda w: w["marks"][0].update(place="box99.ante"),
    lambda w: w["marks"][0].update(slips=["none-such"]),
    lambda w: w["marks"][0].update(seconds=-1),
    lambda w: w["background"].update(game="bridge"),
    lambda w: w["layout"]["boxes"].clear(),
    double_card,
]


@pytest.mark.parametrize("number", range(len(BROKEN)))
def test_a_line_that_is_no_round_is_refused_with_its_number(data_folder: Path, number: int) -> None:
    good = filled(data_folder)[0]
    lines = [good.encode(), b"", changed(good, BROKEN[number]), b"[]", b"\xff", b"{", b"NaN"]
    with pytest.raises(BadInput) as refused:
        read_lines(lines, "rounds.jsonl")
    assert [fault.line for fault in refused.value.faults] == [3, 4, 5, 6, 7]
    assert fault_lines(refused.value)[0].startswith("rounds.jsonl:3: ")


@pytest.mark.parametrize("ending", [".csv", ".jsonl"])
def test_an_export_cut_short_leaves_the_file_as_it_was(
    data_folder: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, ending: str
) -> None:
    filled(data_folder, rounds=3)
    file = tmp_path / f"rounds{ending}"
    file.write_text("of yesterday", encoding="utf-8")
    whole = Exchange.rows

    def breaks_off(exchange: Exchange, trainee: Trainee) -> Iterator[RoundRow]:
        yield next(whole(exchange, trainee))
        raise OSError(28, "No space left on device")

    monkeypatch.setattr(Exchange, "rows", breaks_off)
    store = open_store(data_folder, AT)
    data, trainee = KeptData(store, SHELF), store.trainees.trainees()[0]
    table = partial(data.write_table, csv_format=CsvFormat.COMMA_POINT)
    write = table if ending == ".csv" else data.write_lines
    with pytest.raises(OSError, match="No space"):
        write(trainee, file)
    store.close()
    assert file.read_text(encoding="utf-8") == "of yesterday"
    assert [each.name for each in tmp_path.iterdir() if each.is_file()] == [file.name]


def test_an_empty_file_is_refused() -> None:
    with pytest.raises(BadInput):
        read_lines([b"\n"], "rounds.jsonl")


def run(*words: str) -> int:
    return main([*words, "--language", "en"])


def test_the_commands_hand_out_and_take_in(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    here, there = tmp_path / "here", tmp_path / "there"
    filled(here, "Аня", 3)
    file = tmp_path / "rounds.jsonl"
    assert run("export", str(file), "--data", str(here)) == 0
    assert "3 rounds written" in capsys.readouterr().out
    assert run("import", str(file), "--data", str(there)) == 0
    assert capsys.readouterr().out == "3 rounds taken in\n"
    assert run("import", str(file), "--data", str(there), "--trainee", "АНЯ") == 0
    assert capsys.readouterr().out == "0 rounds taken in\n3 rounds were there already\n"
    again = tmp_path / "again.jsonl"
    assert run("export", str(again), "--data", str(there), "--trainee", "аня") == 0
    assert again.read_bytes() == file.read_bytes()
    # The only trainee there, though never chosen in a window.
    assert run("export", str(again), "--data", str(there)) == 0
    assert run("export", str(tmp_path / "rounds.csv"), "--data", str(tmp_path / "new")) == 2
    assert "Nobody has trained here yet" in capsys.readouterr().err
    assert run("export", str(tmp_path / "rounds.csv"), "--data", str(here)) == 0
    assert run("export", str(tmp_path / "rounds.txt"), "--data", str(here)) == 2
    assert run("export", str(again), "--data", str(here), "--trainee", "Nobody") == 2
    file.write_text("no round\n", encoding="utf-8")
    assert run("import", str(file), "--data", str(there)) == 2
    assert f"{file}:1: " in capsys.readouterr().err


def joined(tmp_path: Path) -> Path:
    """Files of two trainees one after the other, one of them with another spelling of the name."""
    lines = [*filled(tmp_path / "a", "Anna", 2), *filled(tmp_path / "b", "Boris", 3)]
    lines.append(changed(filled(tmp_path / "c", "Anna", 4)[3], name_in("ANNA")).decode())
    file = tmp_path / "all.jsonl"
    file.write_text("\n".join(lines) + "\n", encoding="utf-8")
    return file


def name_in(name: str) -> Callable[[dict[str, Any]], object]:
    return lambda written: written.update(trainee=name)


def rounds_there(folder: Path) -> dict[str, int]:
    store = open_store(folder, AT)
    try:
        return {
            trainee.name: store.trainees.holdings(trainee).rounds
            for trainee in store.trainees.trainees()
        }
    finally:
        store.close()


def test_files_of_several_trainees_joined_go_to_each_his_own(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file, there = joined(tmp_path), tmp_path / "there"
    assert run("import", str(file), "--data", str(there)) == 0
    assert capsys.readouterr().out == "Anna: 3 rounds taken in\nBoris: 3 rounds taken in\n"
    assert rounds_there(there) == {"Anna": 3, "Boris": 3}
    assert run("import", str(file), "--data", str(there)) == 0
    assert "Boris: 3 rounds were there already" in capsys.readouterr().out
    assert rounds_there(there) == {"Anna": 3, "Boris": 3}


def test_rounds_of_others_become_the_named_trainees_and_they_are_told(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file, there = joined(tmp_path), tmp_path / "there"
    assert run("import", str(file), "--data", str(there), "--trainee", "anna") == 0
    told = capsys.readouterr().out
    # Boris played two of the layouts that Anna played, with the same answers at the same moment.
    assert told.startswith("4 rounds taken in\n")
    assert told.endswith("The file holds rounds of: Boris.\n")
    assert rounds_there(there) == {"anna": 4}


def test_a_name_that_is_none_in_one_line_takes_in_nothing_of_the_others(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    lines, there = filled(tmp_path / "here", "Anna", 2), tmp_path / "there"
    file = tmp_path / "all.jsonl"
    for name in ("", "B" * 90, "two\nlines"):
        file.write_bytes(lines[0].encode() + b"\n" + changed(lines[1], name_in(name)))
        assert run("import", str(file), "--data", str(there)) == 2
        assert capsys.readouterr().err
        assert rounds_there(there) == {}


def test_a_disk_that_is_full_on_the_way_leaves_neither_rounds_nor_trainees(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    file, there = joined(tmp_path), tmp_path / "there"
    calls = []

    def fails_late(*arguments: Any) -> None:
        calls.append(arguments)
        if len(calls) == 5:
            raise OSError(28, "No space left on device")
        write_answers(*arguments)

    monkeypatch.setattr("dealer_trainer.storage.exchange.write_answers", fails_late)
    assert run("import", str(file), "--data", str(there)) == 1
    assert rounds_there(there) == {}
