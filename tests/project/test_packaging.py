from __future__ import annotations

import hashlib
import json
import os
import subprocess
import sys
import tarfile
import tomllib
from dataclasses import replace
from pathlib import Path
from zipfile import ZipFile

import pytest

import environment
import start
import system_packages
import translate
import wine_root
from environment import (
    OLDEST_QT,
    Environment,
    Stamp,
    Work,
    stale_translations,
    wanted_stamp,
    work_for,
)
from system_packages import (
    FOR_TESTS,
    WINDOW_LIBRARIES,
    Machine,
    missing_packages,
    provide,
    provide_wanted,
)

ROOT = Path(__file__).resolve().parents[2]
LANGUAGES = sorted(translate.PLURAL_FORMS)


class BareDebian(Machine):
    """Nothing but Python; what the package manager installs is there afterwards."""

    platform = "linux"
    python = "python3.11"

    def __init__(self, *, root: bool = True, installs: bool = True, apt: bool = True) -> None:
        self.root, self.installs, self.apt = root, installs, apt
        self.installed: set[str] = set()
        self.commands: list[tuple[str, ...]] = []

    def importable(self, module: str) -> bool:
        return module == "venv" or "python3.11-venv" in self.installed

    def loadable(self, library: str) -> bool:
        return any(WINDOW_LIBRARIES.get(package) == library for package in self.installed)

    def has_command(self, name: str) -> bool:
        return name == "apt-get" and self.apt

    def has_package(self, name: str) -> bool:
        return name in self.installed

    def is_root(self) -> bool:
        return self.root

    def run(self, *command: str) -> int:
        self.commands.append(command)
        if self.installs and command[1] == "install":
            self.installed.update(command)
        return 0


WINDOW = ["python3.11-venv", *WINDOW_LIBRARIES]
INSTALL = ("apt-get", "install", "-y", "--no-install-recommends")


def test_root_installs_all_that_is_missing_in_one_call() -> None:
    machine = BareDebian()
    assert provide(machine, window=True) == ""
    assert machine.commands == [("apt-get", "update"), (*INSTALL, *WINDOW)]


def test_a_command_without_a_window_asks_for_no_library_of_the_window() -> None:
    machine = BareDebian()
    assert missing_packages(machine, window=False) == ["python3.11-venv"]
    assert provide(machine, window=False) == ""
    assert machine.commands[-1] == (*INSTALL, "python3.11-venv")


def test_nothing_is_run_where_nothing_is_missing() -> None:
    machine = BareDebian()
    machine.installed.update(WINDOW)
    assert provide(machine, window=True) == ""
    assert machine.commands == []


def test_an_ordinary_user_is_told_the_exact_command() -> None:
    machine = BareDebian(root=False)
    told = provide(machine, window=True)
    assert " ".join([*INSTALL, *WINDOW]) in told
    assert machine.commands == []


def test_what_could_not_be_installed_is_named() -> None:
    machine = BareDebian(installs=False)
    assert provide(machine, window=False).endswith("installed: python3.11-venv")


def test_another_linux_is_told_which_libraries_it_lacks() -> None:
    told = provide(BareDebian(apt=False), window=True)
    assert "libxcb-cursor.so.0" in told
    assert "apt-get" not in told


def test_what_the_tests_can_do_without_is_installed_where_that_is_allowed() -> None:
    machine = BareDebian()
    provide_wanted(machine, FOR_TESTS)
    assert machine.commands == [("apt-get", "update"), (*INSTALL, *FOR_TESTS)]
    provide_wanted(machine, FOR_TESTS)
    assert len(machine.commands) == 2
    machine.installed.discard("xvfb")
    provide_wanted(machine, FOR_TESTS)
    assert machine.commands[-1] == (*INSTALL, "xvfb")
    for other in (BareDebian(root=False), BareDebian(apt=False)):
        provide_wanted(other, FOR_TESTS)
        assert other.commands == []


def test_windows_and_macos_need_no_library() -> None:
    machine = BareDebian()
    machine.platform = "darwin"
    machine.installed.add("python3.11-venv")
    assert missing_packages(machine, window=True) == []


def test_this_machine_has_what_these_tests_run_on() -> None:
    assert system_packages.Machine().importable("venv")


@pytest.mark.parametrize(
    ("arguments", "window"),
    [
        ([], True),
        (["--language", "bg"], True),
        (["--data", "deal"], True),
        (["--data=deal"], True),
        (["drill", "--house", "bg", "--trainee", "deal"], True),
        (["drill", "--help"], False),
        (["--language", "ru", "deal", "--house", "bg"], False),
        (["settle", "layouts.jsonl"], False),
        (["--help"], False),
    ],
)
def test_a_window_is_wanted_by_the_drill_alone(arguments: list[str], window: bool) -> None:
    assert start.wants_window(arguments) is window


@pytest.mark.parametrize("version", [(3, 10, 9), (3, 15, 0)])
def test_a_python_that_cannot_run_the_trainer_is_refused_in_a_sentence(
    version: tuple[int, int, int],
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    monkeypatch.setattr(sys, "version_info", version)
    assert start.main([]) == 2
    told = capsys.readouterr()
    assert told.out == ""
    assert told.err.startswith("Dealer Trainer needs Python 3.11 to 3.14")


MADE = Stamp(python="3.11 /usr/bin/python3.11 /checkout", project="a1", checks=False)


@pytest.mark.parametrize(
    ("found", "wanted", "work"),
    [
        (None, MADE, Work.MAKE),
        (MADE, MADE, Work.NOTHING),
        (MADE, replace(MADE, checks=True), Work.INSTALL),
        (replace(MADE, checks=True), MADE, Work.NOTHING),
        (replace(MADE, project="a0"), MADE, Work.INSTALL),
        (replace(MADE, python="3.13 /usr/bin/python3.13 /checkout"), MADE, Work.MAKE),
    ],
)
def test_the_stamp_tells_what_there_is_to_do(
    found: Stamp | None, wanted: Stamp, work: Work
) -> None:
    assert work_for(found, wanted) is work


def test_an_environment_without_a_stamp_or_without_its_python_is_half_made(tmp_path: Path) -> None:
    found = Environment(tmp_path)
    assert found.found_stamp() is None
    found.python.parent.mkdir(parents=True)
    found.python.touch()
    assert found.found_stamp() is None
    stamp = {"python": MADE.python, "project": MADE.project, "checks": False}
    found.stamp_file.write_text(json.dumps(stamp), encoding="utf-8")
    assert found.found_stamp() == MADE
    found.stamp_file.write_text(json.dumps(stamp)[:-3], encoding="utf-8")
    assert found.found_stamp() is None
    found.stamp_file.write_text(json.dumps(stamp), encoding="utf-8")
    found.python.unlink()
    assert found.found_stamp() is None


def test_the_oldest_qt_has_an_environment_of_its_own(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    for name in ("pyproject.toml", "hatch_build.py"):
        (tmp_path / name).touch()
    commands: list[tuple[str, ...]] = []

    def run(*command: str) -> bool:
        commands.append(command)
        (tmp_path / ".venv-oldest-qt").mkdir(exist_ok=True)
        return True

    monkeypatch.setattr(environment, "_run", run)
    assert Environment(tmp_path, oldest_qt=True).prepare(checks=True) == ""
    made, installed = commands
    assert made[-1] == str(tmp_path / ".venv-oldest-qt")
    assert installed[-2:] == (f"{tmp_path}[dev]", f"PySide6-Essentials=={OLDEST_QT}")
    wanted = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    qt = next(name for name in wanted["dependencies"] if name.startswith("PySide6"))
    assert OLDEST_QT.startswith(qt.split(">=")[1].split(",")[0])
    # Windows builds are made of it.
    constraints = wine_root.CONSTRAINTS.read_text(encoding="utf-8")
    assert f"PySide6-Essentials=={OLDEST_QT}" in constraints.splitlines()


def test_a_changed_project_file_changes_the_stamp(tmp_path: Path) -> None:
    for name in ("pyproject.toml", "hatch_build.py"):
        (tmp_path / name).write_text("a", encoding="utf-8")
    before = wanted_stamp(tmp_path, checks=False)
    assert wanted_stamp(tmp_path, checks=False) == before
    (tmp_path / "hatch_build.py").write_text("b", encoding="utf-8")
    assert work_for(before, wanted_stamp(tmp_path, checks=False)) is Work.INSTALL


def test_a_translation_is_stale_when_not_compiled_or_changed_since(tmp_path: Path) -> None:
    source = tmp_path / "translations" / "ru.po"
    compiled = tmp_path / "translations" / "ru" / "LC_MESSAGES" / "dealer_trainer.mo"
    compiled.parent.mkdir(parents=True)
    source.touch()
    assert stale_translations(tmp_path)
    compiled.touch()
    os.utime(source, (1000, 1000))
    assert not stale_translations(tmp_path)
    os.utime(compiled, (999, 999))
    assert stale_translations(tmp_path)


def built(target: str, folder: Path) -> Path:
    subprocess.run(
        [sys.executable, "-m", "hatchling", "build", "-t", target, "-d", str(folder)],
        cwd=ROOT,
        capture_output=True,
        check=True,
    )
    (made,) = folder.iterdir()
    return made


def test_a_wheel_carries_assets_and_compiled_translations_and_is_reproducible(
    tmp_path: Path,
) -> None:
    first, second = built("wheel", tmp_path / "1"), built("wheel", tmp_path / "2")
    assert hashlib.sha256(first.read_bytes()).digest() == (
        hashlib.sha256(second.read_bytes()).digest()
    )
    names = ZipFile(first).namelist()
    for code in LANGUAGES:
        assert f"dealer_trainer/translations/{code}/LC_MESSAGES/dealer_trainer.mo" in names
    assets = [path for path in (ROOT / "assets").rglob("*") if path.is_file()]
    assert {f"dealer_trainer/{path.relative_to(ROOT).as_posix()}" for path in assets} <= set(names)
    assert "dealer_trainer/assets/houses/built-in.jsonl" in names
    tops = {name.split("/")[0] for name in names}
    assert {top for top in tops if not top.endswith(".dist-info")} == {"dealer_trainer"}


def test_an_sdist_carries_every_source_and_nothing_compiled(tmp_path: Path) -> None:
    with tarfile.open(built("sdist", tmp_path)) as archive:
        names = {name.partition("/")[2] for name in archive.getnames()}
    wanted = {"hatch_build.py", "packaging/start.py", "packaging/translate.py", "tests/conftest.py"}
    wanted |= {f"translations/{code}.po" for code in LANGUAGES}
    assert wanted <= names
    assert [name for name in names if name.endswith((".mo", ".pyc"))] == []


def test_an_editable_wheel_leaves_assets_and_translations_beside_the_package(
    tmp_path: Path,
) -> None:
    code = "from hatchling.build import build_editable as b; import sys; b(sys.argv[1])"
    subprocess.run([sys.executable, "-c", code, str(tmp_path)], cwd=ROOT, check=True)
    (wheel,) = tmp_path.glob("*.whl")
    assert [name for name in ZipFile(wheel).namelist() if name.startswith("dealer_trainer/")] == []
