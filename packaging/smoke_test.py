"""Tries a built .deb and .tar.xz where there is no Python: in a bare Debian, under Xvfb.

    debootstrap --variant=minbase bookworm ROOT
    build/environment/bin/python packaging/smoke_test.py ROOT dist [FOLDER OF PICTURES]

Installs the package in ROOT; answers a round and a quiz from the keyboard, saves its certificate,
looks at the progress page, reads all back from the disk; and removes the package: nothing but the
data may be left. Needs root, Xvfb and xdotool here, and nothing of these in ROOT.
"""

from __future__ import annotations

import io
import shutil
import sys
from functools import cache
from pathlib import Path

import frozen_parts
from bare_root import BareRoot, screen
from dealer_trainer import __version__, paths
from dealer_trainer.rules.house import House
from dealer_trainer.rules.layout import Layout
from dealer_trainer.storage.houses import load_houses
from dealer_trainer.storage.layouts import STANDARD_INPUT, read_layouts
from dealer_trainer.storage.quizzes import QuizShelf, load_quizzes
from dealer_trainer.training.quiz.paper import make_paper
from smoke_window import (
    DATA,
    answer_a_round,
    days_before,
    look_at_progress,
    stored,
    take_picture,
    take_quiz,
    window,
)

HOUSE, SEED, QUIZ = "bg-ultimate", "1", "short"
"""The house is the one that a new trainee begins with: progress is shown for one house."""

DAYS = 6
HARD = "100 % 'Крупие' ž"
"""A folder's name that is hard on programs."""


@cache
def houses() -> dict[str, House]:
    """The houses of the program."""
    return dict(load_houses(paths.assets(), Path("no-houses-of-its-own")).by_id)


@cache
def quizzes() -> QuizShelf:
    """The quizzes of the program."""
    return load_quizzes(paths.assets(), Path("no-quizzes-of-its-own"), houses().values())


def try_commands(root: BareRoot, program: str) -> Layout:
    """The commands without a window, and the window off screen in every language; the layout that
    the drill will begin with.
    """
    assert root.run(program, "--version").splitlines()[0] == f"dealer-trainer {__version__}"
    for language in frozen_parts.LANGUAGES:
        drill = [program, "--language", language, "--data", f"/tmp/data-{language}"]
        drill += ["drill", "--house", HOUSE, "--seed", SEED, "--exit-when-painted"]
        assert root.run(*drill, QT_QPA_PLATFORM="offscreen").strip() == "painted"
        print(
            f"  {language}: {root.run(program, '--language', language, 'houses').splitlines()[0]}"
        )
    dealt = root.run(program, "deal", "--house", HOUSE, "--seed", SEED, "--count", "1")
    line = io.BytesIO(dealt.splitlines()[0].encode())
    (layout,) = read_layouts(STANDARD_INPUT, houses().values(), line)
    return layout


def try_data_folders(root: BareRoot, program: str) -> None:
    """Folders that are asked for in either way, with names that are hard on programs."""
    shutil.rmtree(root.folder / "tmp" / HARD, ignore_errors=True)
    folder = f"/tmp/{HARD}"
    drill = ("drill", "--house", HOUSE, "--exit-when-painted")
    asked = {"QT_QPA_PLATFORM": "offscreen", "XDG_DATA_HOME": f"{folder}/xdg"}
    for words, place in (
        (("--data", f"{folder}/asked"), f"{folder}/asked"),
        ((), f"{folder}/xdg/dealer-trainer"),
    ):
        assert root.run(program, *words, *drill, **asked).strip() == "painted"
        assert (root.folder / place[1:] / "trainer.db").exists()
        print(f"  Data in {place}")


def use(root: BareRoot, program: str, layout: Layout, pictures: Path | None) -> None:
    """A round, a quiz with its certificate, and the progress of a week, all in the window."""

    def picture(name: str) -> Path | None:
        return None if pictures is None else pictures / f"{name}.png"

    with window(root, program, "drill", "--house", HOUSE, "--seed", SEED) as trainer:
        asked, right = answer_a_round(trainer, layout, houses()[HOUSE])
        take_picture(picture("round"))
    print(f"A round was answered from the keyboard and stored: {right} of {asked} right.")
    assert asked == right > 0
    # Progress draws its lines from the third day on.
    exported = root.folder / "tmp" / "week.jsonl"
    root.run(program, "export", "/tmp/week.jsonl", HOME="/root")
    exported.write_text(days_before(exported.read_text(encoding="utf-8"), DAYS), encoding="utf-8")
    root.run(program, "import", "/tmp/week.jsonl", HOME="/root")
    paper = make_paper(quizzes().by_id[QUIZ], houses()[HOUSE], int(SEED))
    with window(root, program) as trainer:
        certificate = take_quiz(trainer, paper, len(quizzes().quizzes), picture("quiz"))
        look_at_progress(trainer, picture("progress"))
    ((passed,),) = stored(root, "SELECT passed FROM quizzes")
    content = certificate.read_bytes()
    print(f"Quiz {paper.code} passed; {certificate.name} has {len(content)} bytes.")
    assert passed == 1
    assert content.startswith(b"%PDF-")
    assert content.rstrip().endswith(b"%%EOF")
    if pictures is not None:
        shutil.copy(certificate, pictures)
    certificate.unlink()
    print("The progress page drew its lines.")


def try_package(root: BareRoot, package: Path, pictures: Path | None) -> None:
    """Install, use, remove."""
    shutil.rmtree(root.folder / DATA, ignore_errors=True)
    for certificate in (root.folder / "root").glob("*.pdf"):
        certificate.unlink()
    shutil.copyfile(package, root.folder / "tmp" / package.name)
    install = ("apt-get", "install", "--yes", "--no-install-recommends", f"/tmp/{package.name}")
    root.run("apt-get", "update", "--quiet")
    root.run(*install, DEBIAN_FRONTEND="noninteractive")
    assert not root.has("python3"), "the package brought Python"
    print(f"Installed {package.name}; no Python there.")
    layout = try_commands(root, "dealer-trainer")
    with screen(root):
        use(root, "dealer-trainer", layout, pictures)
    root.run("apt-get", "purge", "--yes", "dealer-trainer")
    left = root.traces()
    print(f"Removed; left: {', '.join(left)}")
    assert left == [str(DATA)]


def try_archive(root: BareRoot, archive: Path) -> None:
    """Unpack into a folder whose name is hard on programs, and run from there."""
    place = root.folder / "opt" / HARD
    shutil.rmtree(place, ignore_errors=True)
    shutil.unpack_archive(archive, place)
    program = f"/{place.relative_to(root.folder)}/dealer-trainer/dealer-trainer"
    try_commands(root, program)
    try_data_folders(root, program)
    shutil.rmtree(place)
    print(f"Ran {archive.name} from {program}")


def main(arguments: list[str]) -> int:
    """Every step, told as it is done; the first that fails ends it."""
    root, dist = BareRoot(Path(arguments[0]).resolve()), Path(arguments[1]).resolve()
    pictures = Path(arguments[2]).resolve() if len(arguments) > 2 else None
    assert not root.has("python3"), "the root is not bare: it has Python"
    try_package(root, next(dist.glob("*.deb")), pictures)
    try_archive(root, next(dist.glob("*.tar.xz")))
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
