from __future__ import annotations

import csv
import io
import json
import locale
from collections.abc import Callable, Iterator
from functools import partial
from pathlib import Path
from typing import Any

import pytest

from dealer_trainer.__main__ import main
from dealer_trainer.application.trainee_files import TraineeFiles
from dealer_trainer.rules.errors import BadInput
from dealer_trainer.storage.codec.exported_round import ReadRound, read_lines, sheet_row
from dealer_trainer.storage.spreadsheet import safe_cell, system_csv_format
from dealer_trainer.storage.sqlite.exchange import Exchange
from dealer_trainer.storage.sqlite.rounds import write_answers
from dealer_trainer.storage.sqlite.store import open_store
from dealer_trainer.text.exports import headings
from dealer_trainer.text.faults import fault_lines
from dealer_trainer.text.language import Language, set_language
from dealer_trainer.training.drill.plan import DrillPlan
from dealer_trainer.training.ports import Trainee
from dealer_trainer.training.spreadsheet import CsvFormat, csv_format_of
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
    assert TraineeFiles(store, SHELF).write_table(trainee, path, csv_format).rounds == 12
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
        read_lines(io.BytesIO(b"\n".join(lines)), "rounds.jsonl")
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

    def breaks_off(exchange: Exchange, trainee: Trainee) -> Iterator[ReadRound]:
        yield next(whole(exchange, trainee))
        raise OSError(28, "No space left on device")

    monkeypatch.setattr(Exchange, "rows", breaks_off)
    store = open_store(data_folder, AT)
    data, trainee = TraineeFiles(store, SHELF), store.trainees.trainees()[0]
    table = partial(data.write_table, csv_format=CsvFormat.COMMA_POINT)
    write = table if ending == ".csv" else data.write_lines
    with pytest.raises(OSError, match="No space"):
        write(trainee, file)
    store.close()
    assert file.read_text(encoding="utf-8") == "of yesterday"
    assert [each.name for each in tmp_path.iterdir() if each.is_file()] == [file.name]


def test_an_empty_file_is_refused() -> None:
    with pytest.raises(BadInput):
        read_lines(io.BytesIO(b"\n"), "rounds.jsonl")


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


def with_values(change: Callable[[dict[str, Any]], object]) -> Callable[[str], str]:
    """A line whose values were changed."""
    return lambda line: changed(line, change).decode()


def with_text(old: str, new: str) -> Callable[[str], str]:
    """A line whose text was changed, in a way that no values could write."""

    def change(line: str) -> str:
        assert old in line
        return line.replace(old, new, 1)

    return change


def first_box(**values: Any) -> Callable[[str], str]:
    return with_values(lambda w: w["layout"]["boxes"][0].update(values))


def top(**values: Any) -> Callable[[str], str]:
    return with_values(lambda w: w.update(values))


def vast_box(written: dict[str, Any]) -> None:
    """One more box, of a number that no database can keep."""
    lie = json.dumps(written["layout"])
    cards = [card for card in ("2c", "3d", "4h", "5s", "7c", "8d", "9h") if card not in lie]
    box = {"box": 10**30, "cards": " ".join(cards[:2]), "ante": 5}
    written["layout"]["boxes"].append(box)
    slips = {"given": "push", "expected": "push", "right": True, "slips": []}
    written["marks"].append({"place": f"box{10**30}.ante", **slips})


STRICT: dict[str, Callable[[str], str]] = {
    "ante true": first_box(ante="true"),
    "trips null": first_box(trips=None),
    "seconds of a year": with_values(lambda w: w["sheet"].update(seconds=10_000_001)),
    "seconds 1e400": with_values(lambda w: w["sheet"]["dealer"].update(seconds="HERE")),
}

NOT_STRICT: dict[str, Callable[[str], str]] = {
    "house 5": with_values(lambda w: w["layout"].update(house=5)),
    "house null": with_values(lambda w: w["layout"].update(house=None)),
    "house a path": with_values(lambda w: w["layout"].update(house="../../etc/passwd")),
    "house half a character": with_values(lambda w: w["layout"].update(house="\ud800")),
    "box 99": with_values(
        lambda w: (
            w["layout"]["boxes"][0].update(box=99),
            w["marks"].clear(),
            w["marks"].append(
                {"place": "box99.ante", "given": "push", "expected": "push", "right": True,
                 "slips": []}
            ),
        )
    ),
    "box 10^30": with_values(vast_box),
    "ante 0": first_box(ante=0),
    "ante a float": first_box(ante=10.0),
    "play no multiple": first_box(play=7),
    "dark {}": first_box(dark={}),
    "dark null": first_box(dark=None),
    "an unknown key of a box": first_box(bonus_card=1),
    "an unknown key": top(colour="red"),
    "round 1.0": top(round=1.0),
    "round true": top(round=True),
    "a key twice": with_text('"overpaid":', '"overpaid":"0","overpaid":'),
    "a key of a box twice": with_text('"ante":', '"ante":5,"ante":'),
    "at without a zone": top(at="2026-11-30T02:15:00.000"),
    "at in year 1": top(at="0001-01-01T00:00:00.000+00:00", utc_offset=-120),
    "at in year 9999": top(at="9999-12-31T23:59:59.000+00:00", utc_offset=120),
    "trainee half a character": top(trainee="An\ud800na"),
    "fingerprint half a character": top(house_fingerprint="\ud800"),
    "fingerprint of none": top(house_fingerprint="x"),
    "negative seconds": with_values(lambda w: w["sheet"].update(seconds=-5)),
    "seconds true": with_values(lambda w: w["sheet"].update(seconds=True)),
    "qualifies 1": with_values(lambda w: w["sheet"]["dealer"].update(qualifies=1)),
    "a box of the sheet twice": with_values(
        lambda w: w["sheet"]["boxes"].append(w["sheet"]["boxes"][0])
    ),
    "a box that is not there": with_values(
        lambda w: w["sheet"]["boxes"].append({"box": 9, "bets": {}})
    ),
    "a mark twice": with_values(lambda w: w["marks"].append(w["marks"][0])),
    "right of a wrong mark": with_values(lambda w: w["marks"][0].update(right="perhaps")),
    "background of another game": with_values(
        lambda w: w["background"].update(game="casino-texas")
    ),
    "background of box 10^30": with_values(
        lambda w: w["background"]["situations"].update({"1" + "0" * 30: "win"})
    ),
    "background whole 5": with_values(lambda w: w["background"].update(whole=5)),
}  # fmt: skip


@pytest.mark.parametrize("name", NOT_STRICT)
def test_a_round_is_read_as_strictly_as_a_layout_and_a_sheet(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], name: str
) -> None:
    assert_refused(tmp_path, capsys, NOT_STRICT[name])


@pytest.mark.parametrize("name", STRICT)
def test_what_is_no_value_of_a_round_is_refused_with_its_line(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], name: str
) -> None:
    assert_refused(tmp_path, capsys, STRICT[name])


def assert_refused(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], change: Callable[[str], str]
) -> None:
    """The second line of a file is refused, and nothing of the file is kept."""
    there = tmp_path / "there"
    good = filled(tmp_path / "here")
    bad = change(good[1]).replace('"HERE"', "1e400")
    file = tmp_path / "rounds.jsonl"
    file.write_text(f"{good[0]}\n{bad}\n", encoding="utf-8")
    assert run("import", str(file), "--data", str(there)) == 2
    told = capsys.readouterr().err.splitlines()
    assert told
    assert all(line.startswith(f"{file}:2: ") for line in told)
    assert not (there / "trainer.db").exists()


def test_a_round_of_a_house_that_is_not_here_is_taken_in_and_told(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    line = filled(tmp_path / "here", rounds=1)[0]
    file = tmp_path / "rounds.jsonl"
    file.write_text(line.replace('"lv-ultimate"', '"riga-nights"'), encoding="utf-8")
    assert run("import", str(file), "--data", str(tmp_path / "there")) == 0
    out, err = capsys.readouterr()
    assert out.startswith("1 round taken in\n")
    assert "riga-nights" in out + err


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

    monkeypatch.setattr("dealer_trainer.storage.sqlite.exchange.write_answers", fails_late)
    assert run("import", str(file), "--data", str(there)) == 1
    assert rounds_there(there) == {}
