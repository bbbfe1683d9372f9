from __future__ import annotations

import configparser
import hashlib
import json
import re
import struct
import subprocess
import sys
import tomllib
from importlib import metadata
from pathlib import Path
from xml.etree import ElementTree

import pytest
import yaml
from babel import Locale
from PySide6.QtGui import QImage

import build
import checks
import flatpak
import frozen_parts
import licences
import linux_data
import product_icon
import run_workflow
import sbom
import start
import windows_build
import wine_root
from dealer_trainer import __version__, paths
from dealer_trainer.storage import presets
from dealer_trainer.text.language import Language
from tests.pictures import unlike

ROOT = Path(__file__).resolve().parents[2]
PACKAGING = ROOT / "packaging"
PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
WORKFLOW = (ROOT / ".github" / "workflows" / "checks.yml").read_text(encoding="utf-8")
TRANSLATED = {language.value for language in Language} - {"en"}


def menu_entry() -> configparser.SectionProxy:
    entry = configparser.ConfigParser(interpolation=None)
    entry.optionxform = str  # type: ignore[assignment, method-assign]
    entry.read(linux_data.SOURCES / "dealer-trainer.desktop", encoding="utf-8")
    return entry["Desktop Entry"]


def metainfo(changelog: str = "") -> ElementTree.Element:
    return ElementTree.fromstring(linux_data.metainfo(changelog))


def text_of(element: ElementTree.Element, path: str) -> str:
    found = element.findtext(path)
    assert found is not None, path
    return found


def test_the_menu_starts_the_command_that_the_package_installs() -> None:
    entry = menu_entry()
    (command,) = PROJECT["scripts"]
    assert command == "dealer-trainer" == entry["Exec"] == entry["Icon"] == entry["StartupWMClass"]
    assert entry["Terminal"] == "false"


@pytest.mark.parametrize("key", ["GenericName", "Comment", "Keywords"])
def test_the_menu_speaks_every_language(key: str) -> None:
    found = {
        name.removeprefix(f"{key}[")[:-1] for name in menu_entry() if name.startswith(f"{key}[")
    }
    assert found == TRANSLATED


def test_software_centres_are_told_the_same_as_the_menu() -> None:
    component = metainfo()
    assert text_of(component, "id") == linux_data.COMPONENT
    assert text_of(component, "name") == menu_entry()["Name"]
    assert text_of(component, "launchable") == "dealer-trainer.desktop"
    assert text_of(component, "provides/binary") == "dealer-trainer"
    assert text_of(component, "project_license") == PROJECT["license"]
    assert [each.text for each in component.findall("languages/lang")] == sorted(
        TRANSLATED | {"en"}
    )
    languages = {
        each.get("{http://www.w3.org/XML/1998/namespace}lang", "en")
        for each in component.findall("summary")
    }
    assert languages == TRANSLATED | {"en"}


def test_software_centres_are_told_of_released_versions_alone() -> None:
    changelog = """# Changelog

## Unreleased

- Not yet.

## 1.2.0 – 2027-03-01

- Faster & smaller.
- Louder.

## 1.1.0 – 2027-01-09

- First.
"""
    versions = metainfo(changelog).findall("releases/release")
    assert [(each.get("version"), each.get("date")) for each in versions] == [
        ("1.2.0", "2027-03-01"),
        ("1.1.0", "2027-01-09"),
    ]
    assert [line.text for line in versions[0].iter("li")] == ["Faster & smaller.", "Louder."]


def test_the_changelog_can_be_read_to_its_last_heading() -> None:
    changelog = (ROOT / "CHANGELOG.md").read_text(encoding="utf-8")
    headings = re.findall(r"(?m)^## (.+)$", changelog)
    released = [release.version for release in linux_data.releases(changelog)]
    assert headings[0] == "Unreleased"
    assert len(headings) == 1 + len(released)
    assert not released or released[0] == __version__


@pytest.mark.parametrize("size", [16, 48, 256])
def test_the_icon_is_amber_on_dark_with_clear_corners(size: int) -> None:
    picture = QImage.fromData(product_icon.png(size))
    assert (picture.width(), picture.height()) == (size, size)
    assert picture.pixelColor(0, 0).alpha() == 0
    # The left circle's line, 15 of 128 from the edge; above the circles there is ground.
    line = picture.pixelColor(round(size * 15 / 128), size // 2)
    assert line.red() > 2 * line.blue()
    ground = picture.pixelColor(size // 2, size // 5)
    assert ground.alpha() == 255
    assert ground.lightness() < 60


def test_windows_and_macos_icons_hold_every_size() -> None:
    content = product_icon.windows_icon()
    (count,) = struct.unpack_from("<H", content, 4)
    for index in range(count):
        side, *_, length, offset = struct.unpack_from("<BBBBHHII", content, 6 + 16 * index)
        picture = QImage.fromData(content[offset : offset + length])
        assert picture.width() == (side or 256) == product_icon.WINDOWS_SIZES[index]
    content = product_icon.macos_icon()
    assert content[:4] == b"icns"
    assert struct.unpack(">I", content[4:8]) == (len(content),)


def test_the_windows_own_icon_is_the_same_picture() -> None:
    kept = QImage(str(paths.assets() / "icons" / "dealer-trainer.png"))
    drawn = QImage.fromData(product_icon.png(kept.width()))
    assert not unlike(kept, drawn)


def test_the_icon_is_installed_with_the_other_assets() -> None:
    assert (paths.assets() / "icons" / "dealer-trainer.svg").is_file()


def test_the_installer_for_one_user_asks_for_no_administrator_and_spares_the_data() -> None:
    script = (PACKAGING / "windows" / "installer.nsi").read_text(encoding="utf-8")
    assert "RequestExecutionLevel user" in script
    assert 'InstallDir "$LOCALAPPDATA\\Programs\\' in script
    assert "HKLM" not in script
    removed = re.findall(r"^ +(?:RMDir|Delete) (.+)$", script, re.MULTILINE)
    assert removed
    assert not [line for line in removed if 'dealer-trainer"' in line or "$LOCALAPPDATA" in line]
    # Every language of the program has its words in the installer too.
    names = {
        language.value: f"LANG_{Locale('en').languages[language.value].upper()}"
        for language in Language
    }
    for name in names.values():
        for message in ("OPEN", "OLD"):
            assert re.search(rf"LangString {message} \$\{{{name}\}}", script), (message, name)


def test_the_msi_writes_where_the_program_reads() -> None:
    script = ElementTree.parse(PACKAGING / "windows" / "installer.wxs")
    space = "{http://schemas.microsoft.com/wix/2006/wi}"
    written = {
        (value.get("Root"), value.get("Key"), value.get("Name"), value.get("Value"))
        for value in script.iter(f"{space}RegistryValue")
    }
    for name in presets.KEYS:
        assert ("HKLM", presets.REGISTRY, name, f"[{name.upper()}]") in written
    searched = {
        (search.get("Key"), search.get("Name")) for search in script.iter(f"{space}RegistrySearch")
    }
    assert searched > {(presets.REGISTRY, name) for name in presets.KEYS}


def test_the_windows_installers_and_the_recipe_name_the_same_programs() -> None:
    recipe = (PACKAGING / "dealer-trainer.spec").read_text(encoding="utf-8")
    for program in windows_build.PROGRAMS:
        assert f'program("{program.removesuffix(".exe")}", ' in recipe
        assert program in (PACKAGING / "windows" / "installer.nsi").read_text(encoding="utf-8")


def test_what_windows_gets_are_the_packages_of_the_project() -> None:
    wanted = wine_root.requirements()
    for package in PROJECT["dependencies"]:
        assert package in wanted
    # Its own name would be looked for where others publish.
    assert not [word for word in wanted if word.startswith(PROJECT["name"])]


def test_what_windows_sees_of_the_root() -> None:
    root = wine_root.WineRoot(Path("/made"), prefix="prefix-x")
    assert root.seen(root.drive / "Some Folder" / "a.exe") == "C:\\Some Folder\\a.exe"
    assert root.seen(Path("/made/tmp/week.jsonl")) == "Z:\\tmp\\week.jsonl"
    assert root.console("C:\\x\\dealer-trainer.exe") == "C:\\x\\dealer-trainer-console.exe"


def test_a_certificate_and_its_key_go_together(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit):
        windows_build.main(["--certificate", "certificate.pem"])
    assert "--certificate and --key go together" in capsys.readouterr().err


def test_a_bill_of_materials_names_packages_and_libraries(tmp_path: Path) -> None:
    folder = tmp_path / "dealer-trainer"
    (folder / "_internal").mkdir(parents=True)
    (folder / "dealer-trainer.exe").write_bytes(b"signed later")
    (folder / "_internal" / "Qt6Core.dll").write_bytes(b"a library")
    (folder / "_internal" / "words.txt").write_bytes(b"no library")
    sbom.write_sbom(folder, tmp_path / "bill.cdx.json")
    bill = json.loads((tmp_path / "bill.cdx.json").read_text(encoding="utf-8"))
    assert bill["bomFormat"] == "CycloneDX"
    assert bill["metadata"]["component"]["version"] == __version__
    found = {component["name"]: component for component in bill["components"]}
    assert {"CPython", "PySide6_Essentials", "msgspec"} <= set(found)
    (told,) = found["_internal/Qt6Core.dll"]["hashes"]
    assert told["content"] == hashlib.sha256(b"a library").hexdigest()
    assert "dealer-trainer.exe" not in found
    assert "_internal/words.txt" not in found


def test_checksums_are_those_of_sha256sum(tmp_path: Path) -> None:
    (tmp_path / "b.zip").write_bytes(b"2")
    (tmp_path / "a.msi").write_bytes(b"1")
    sbom.write_checksums([tmp_path / "b.zip", tmp_path / "a.msi"], tmp_path / "SHA256SUMS")
    assert (tmp_path / "SHA256SUMS").read_bytes() == (
        f"{hashlib.sha256(b'1').hexdigest()}  a.msi\n{hashlib.sha256(b'2').hexdigest()}  b.zip\n"
    ).encode()


def test_what_has_not_been_run_says_so() -> None:
    for file in (PACKAGING / "dealer-trainer.spec", PACKAGING / "frozen_build.py"):
        assert "not yet run" in file.read_text(encoding="utf-8").lower()
    assert "NOT YET RUN" in WORKFLOW


def test_no_file_of_the_release_repeats_the_version() -> None:
    for file in [
        file for ending in ("nsi", "wxs", "xml", "spec") for file in PACKAGING.rglob(f"*.{ending}")
    ]:
        assert __version__ not in file.read_text(encoding="utf-8"), file


def test_the_hooks_are_the_checks() -> None:
    config = yaml.safe_load((ROOT / ".pre-commit-config.yaml").read_text(encoding="utf-8"))
    (local,) = config["repos"]
    hooks = local["hooks"]
    assert [hook["name"] for hook in hooks] == [heading for heading, _ in checks.all_checks()]
    for hook in hooks:
        assert hook["entry"] == f'python3 packaging/start.py --test "{hook["name"]}"'


def test_a_check_can_be_asked_for_by_its_heading(capsys: pytest.CaptureFixture[str]) -> None:
    assert checks.main(["Spelling"]) == 2
    assert "Format, Style, Types" in capsys.readouterr().err


def test_the_workflow_runs_what_is_there() -> None:
    workflow = yaml.safe_load(WORKFLOW)
    systems = workflow["jobs"]["build"]["strategy"]["matrix"]["system"]
    assert [system.split("-")[0] for system in systems] == ["ubuntu", "windows", "macos"]
    commands = [
        step["run"] for job in workflow["jobs"].values() for step in job["steps"] if "run" in step
    ]
    for named in re.findall(r"(?:packaging|\.ci)/[\w.]+", " ".join(commands)):
        assert (ROOT / named).is_file(), named
    assert any(".ci/run" in command for command in commands)


def test_the_pythons_named_are_the_ones_allowed() -> None:
    least, most = start.OLDEST, start.NEWEST
    above = (most[0], most[1] + 1)
    assert PROJECT["requires-python"] == ">={}.{},<{}.{}".format(*least, *above)
    minors = range(least[1], most[1] + 1)
    named = {each for each in PROJECT["classifiers"] if re.search(r":: 3\.\d+$", each)}
    assert named == {f"Programming Language :: Python :: 3.{minor}" for minor in minors}
    tested = yaml.safe_load(WORKFLOW)["jobs"]["checks"]["strategy"]["matrix"]["python"]
    assert tested == ["{}.{}".format(*least), "{}.{}".format(*most)]


def test_every_licence_file_is_there() -> None:
    for pattern in PROJECT["license-files"]:
        assert list(ROOT.glob(pattern)), pattern
    fonts = {file.name for file in (ROOT / "assets" / "fonts").glob("LICENSE*")}
    assert fonts == {"LICENSE.DejaVu.txt", "LICENSE.Inter.txt"}


def test_the_build_tools_are_pinned() -> None:
    assert all("==" in tool for tool in PROJECT["optional-dependencies"]["build"])
    assert build.ROOT == ROOT


def test_a_build_speaks_qts_own_words_in_every_language() -> None:
    assert set(frozen_parts.TRANSLATIONS) == {f"qtbase_{code}.qm" for code in TRANSLATED}


LINKS = {
    "/q/libqxcb.so": ["libQt6Gui.so.6", "libX11.so.6"],
    "/q/libqgtk3.so": ["libgtk-3.so.0"],
    "/q/libQt6Gui.so.6": ["libQt6Core.so.6"],
    "/q/libQt6Core.so.6": ["libicuuc.so.73"],
}


def test_a_build_carries_the_plugins_named_and_what_they_link_to() -> None:
    plugins = "PySide6/Qt/plugins"
    entries = [
        ("python3.11/_json.so", "/q/_json.so", "EXTENSION"),
        (f"{plugins}/platforms/libqxcb.so", "/q/libqxcb.so", "BINARY"),
        (f"{plugins}/platformthemes/libqgtk3.so", "/q/libqgtk3.so", "BINARY"),
        ("PySide6/Qt/lib/libQt6Gui.so.6", "/q/libQt6Gui.so.6", "BINARY"),
        ("PySide6/Qt/lib/libQt6Core.so.6", "/q/libQt6Core.so.6", "BINARY"),
        ("PySide6/Qt/lib/libQt6Qml.so.6", "/q/libQt6Qml.so.6", "BINARY"),
        ("PySide6/Qt/lib/libicuuc.so.73", "/q/libicuuc.so.73", "BINARY"),
        ("libX11.so.6", "/q/libX11.so.6", "BINARY"),
        ("libgtk-3.so.0", "/q/libgtk-3.so.0", "BINARY"),
        ("libpython3.11.so.1.0", "/q/libpython3.11.so.1.0", "BINARY"),
    ]
    chosen = frozen_parts.chosen_binaries(entries, lambda file: LINKS.get(file, []))
    assert [Path(place).name for place, _, _ in chosen] == [
        "_json.so",
        "libqxcb.so",
        "libQt6Gui.so.6",
        "libQt6Core.so.6",
        "libicuuc.so.73",
        "libpython3.11.so.1.0",
    ]
    data = [
        ("PySide6/Qt/translations/qtbase_lv.qm", "/q/qtbase_lv.qm", "DATA"),
        ("PySide6/Qt/translations/qtbase_de.qm", "/q/qtbase_de.qm", "DATA"),
        ("libQt6Core.so.6", "PySide6/Qt/lib/libQt6Core.so.6", "SYMLINK"),
        ("libQt6Qml.so.6", "PySide6/Qt/lib/libQt6Qml.so.6", "SYMLINK"),
        ("dealer_trainer/assets/houses/lv-ultimate.yaml", "/a/lv-ultimate.yaml", "DATA"),
    ]
    assert [place for place, _, _ in frozen_parts.chosen_data(data, chosen)] == [
        "PySide6/Qt/translations/qtbase_lv.qm",
        "libQt6Core.so.6",
        "dealer_trainer/assets/houses/lv-ultimate.yaml",
    ]


def test_a_build_leaves_out_what_charts_do_not_use_and_strips_no_library_of_a_wheel() -> None:
    data = [
        ("pyqtgraph/icons/auto.png", "/q/auto.png", "DATA"),
        ("pyqtgraph/icons/peegee/peegee.svg", "/q/peegee.svg", "DATA"),
        ("pyqtgraph/colors/maps/turbo.csv", "/q/turbo.csv", "DATA"),
        ("pyqtgraph/Qt/QtSvg.pyi", "/q/QtSvg.pyi", "DATA"),
        ("pyside6_essentials-6.11.0.dist-info/METADATA", "/q/METADATA", "DATA"),
        ("pyside6_essentials-6.11.0.dist-info/RECORD", "/q/RECORD", "DATA"),
    ]
    assert [place for place, _, _ in frozen_parts.chosen_data(data, [])] == [
        "pyqtgraph/icons/auto.png",
        "pyside6_essentials-6.11.0.dist-info/METADATA",
    ]
    assert frozen_parts.is_as_it_came("numpy.libs/libscipy_openblas64_-32a4b2a6.so")
    assert not frozen_parts.is_as_it_came("numpy/_core/_multiarray_umath.so")


def test_charts_load_without_what_a_build_leaves_out() -> None:
    code = """
import sys
class Left:
    def find_spec(self, name, path=None, target=None):
        if any(name == left or name.startswith(left + ".") for left in sys.argv[1:]):
            raise ModuleNotFoundError(name)
sys.meta_path.insert(0, Left())
from dealer_trainer.ui.pages.progress import charts
"""
    command = [sys.executable, "-c", code, *frozen_parts.UNUSED_MODULES]
    done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr


@pytest.mark.parametrize("package", ["cryptography", "fsrs", "numpy", "pyqtgraph", "pyyaml"])
def test_a_build_carries_the_licence_of_each_package(package: str) -> None:
    assert "".join(licences.package_texts(package)).strip()


def test_numpys_licence_is_that_of_its_libraries_too() -> None:
    told = "".join(licences.package_texts("numpy")).casefold()
    files = [file.as_posix() for file in metadata.files("numpy") or []]
    carried = [file for file in files if ".libs/" in file or ".dylibs/" in file]
    names = {"openblas": "OpenBLAS", "gfortran": "GCC runtime", "quadmath": "libquadmath"}
    wanted = {name for part, name in names.items() if any(part in file for file in carried)}
    assert "OpenBLAS" in wanted
    wanted |= {"LAPACK", "Dragon4"}
    assert {name for name in wanted if name.casefold() not in told} == set()


def test_contributors_are_sent_to_files_that_are_there() -> None:
    page = (ROOT / "CONTRIBUTING.md").read_text(encoding="utf-8")
    made_up = re.compile(r"ID|CODE|NAME|FILE|\*|X\.Y\.Z|^(build|dist|data|houses)/")
    for named in re.findall(r"`([\w./-]+/[\w./-]*|[\w-]+\.(?:md|py))`", page):
        if not made_up.search(named):
            found = [ROOT / named, ROOT / "dealer_trainer" / named]
            assert any(place.exists() for place in found), named


def test_every_linux_step_of_the_workflow_can_be_run_in_a_bare_root() -> None:
    jobs = yaml.safe_load(WORKFLOW)["jobs"]
    conditions = {step.get("if") for job in jobs.values() for step in job["steps"]}
    systems = ("Linux", "Windows", "macOS")
    known = {f"runner.os {sign} '{system}'" for sign in ("==", "!=") for system in systems}
    assert conditions <= {None, *known}
    for job in jobs.values():
        steps = [step for step in job["steps"] if run_workflow.is_for_linux(step)]
        assert steps
        for step in steps:
            assert "run" in step or step["uses"].partition("@")[0] in run_workflow.ACTIONS
    assert run_workflow.main(["/tmp", "no such job"]) == run_workflow.REFUSED


def test_the_flatpak_is_of_what_the_other_builds_are_and_asks_for_a_window_alone(
    tmp_path: Path,
) -> None:
    manifest = yaml.safe_load(flatpak.MANIFEST.read_text(encoding="utf-8"))
    assert manifest["id"] == linux_data.COMPONENT
    assert flatpak.runtimes() == [
        f"{manifest['runtime']}//{manifest['runtime-version']}",
        f"{manifest['sdk']}//{manifest['runtime-version']}",
    ]
    granted = " ".join(manifest["finish-args"])
    assert not re.search("network|filesystem|home|host", granted)
    (module,) = manifest["modules"]
    (source,) = module["sources"]
    place = (flatpak.MANIFEST.parent / source["path"]).resolve()
    assert place == ROOT / "build" / "flatpak" / "files"
    folder = tmp_path / "dealer-trainer"
    folder.mkdir()
    (folder / "dealer-trainer").touch()
    flatpak.write_files(folder, tmp_path / "files")
    share = tmp_path / "files" / "usr" / "share"
    assert (share / "applications" / manifest["rename-desktop-file"]).is_file()
    told = ElementTree.parse(share / "metainfo" / f"{linux_data.COMPONENT}.metainfo.xml")
    assert told.findtext("launchable") == f"{linux_data.COMPONENT}.desktop"
    assert told.findtext("icon") == linux_data.COMPONENT
    assert told.findtext("provides/binary") == "dealer-trainer"
