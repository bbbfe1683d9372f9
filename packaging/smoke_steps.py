"""The steps in which a build is tried as it would be used, on any system: each tells what it did,
and the first that fails ends it.
"""

from __future__ import annotations

import io
import shutil
import subprocess
from functools import cache
from pathlib import Path

import frozen_parts
from bare_root import BareRoot
from dealer_trainer import __version__, paths
from dealer_trainer.rules.house import House
from dealer_trainer.rules.layout import Layout
from dealer_trainer.storage.houses import load_houses
from dealer_trainer.storage.layouts import STANDARD_INPUT, read_layouts
from dealer_trainer.storage.quizzes import QuizShelf, load_quizzes
from dealer_trainer.training.quiz.paper import make_paper
from smoke_window import (
    answer_a_round,
    answer_after_a_kill,
    days_before,
    look_at_progress,
    stored,
    take_picture,
    take_quiz,
    window,
)

HOUSE, SEED, QUIZ = "bg-ultimate", "1", "short"
"""The house is the one that a new trainee begins with: progress is shown for one house."""

DRILL = ("drill", "--house", HOUSE, "--seed", SEED)
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
    assert version_of(root, program) == __version__
    for language in frozen_parts.LANGUAGES:
        chosen = ("--language", language)
        data = root.folder / "tmp" / f"data-{language}"
        drill = (*chosen, "--data", root.seen(data), *DRILL, "--exit-when-painted")
        assert root.trainer(program, *drill, **root.screenless).strip() == "painted"
        shutil.rmtree(data)
        print(f"  {language}: {root.trainer(program, *chosen, 'houses').splitlines()[0]}")
    return dealt(root, program)


def dealt(root: BareRoot, program: str) -> Layout:
    """The layout that the drill begins with."""
    told = root.trainer(program, "deal", "--house", HOUSE, "--seed", SEED, "--count", "1")
    line = io.BytesIO(told.splitlines()[0].encode())
    (layout,) = read_layouts(STANDARD_INPUT, houses().values(), line)
    return layout


def try_data_folders(root: BareRoot, program: str, asked: str, folder: str) -> None:
    """Folders that are asked for in either way, with names that are hard on programs: ``asked`` is
    the system's variable, and ``folder`` where the trainer keeps its data below that.
    """
    place = root.folder / "tmp" / HARD
    shutil.rmtree(place, ignore_errors=True)
    drill = ("drill", "--house", HOUSE, "--exit-when-painted")
    environ = {**root.screenless, asked: root.seen(place / "system")}
    for words, data in (
        (("--data", root.seen(place / "asked")), place / "asked"),
        ((), place / "system" / folder),
    ):
        assert root.trainer(program, *words, *drill, **environ).strip() == "painted"
        assert (data / "trainer.db").exists()
        print(f"  Data in {root.seen(data)}")
    shutil.rmtree(place)


def use(root: BareRoot, program: str, layout: Layout, pictures: Path | None) -> None:
    """A round, a quiz with its certificate, and the progress of a week, all in the window."""

    def picture(name: str) -> Path | None:
        return None if pictures is None else pictures / f"{name}.png"

    use_a_round(root, program, layout, picture("round"))
    # Progress draws its lines from the third day on.
    exported = root.folder / "tmp" / "week.jsonl"
    root.trainer(program, "export", root.seen(exported))
    exported.write_text(days_before(exported.read_text(encoding="utf-8"), DAYS), encoding="utf-8")
    root.trainer(program, "import", root.seen(exported))
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


def forget_data(root: BareRoot) -> None:
    """As on a machine where nobody has trained."""
    shutil.rmtree(root.data, ignore_errors=True)
    for certificate in root.home.glob("*.pdf"):
        certificate.unlink()


def files_in(folder: Path) -> set[str]:
    """The names of all files and folders below a folder."""
    return {str(file.relative_to(folder)) for file in folder.rglob("*")}


def version_of(root: BareRoot, program: str) -> str:
    """The version that the program says it is."""
    return root.trainer(program, "--version").splitlines()[0].removeprefix("dealer-trainer ")


def train_before(root: BareRoot, program: str) -> str:
    """A round under the version before, which the new one must find again; that version."""
    version = version_of(root, program)
    assert version != __version__, "the earlier version is this one"
    use_a_round(root, program, dealt(root, program))
    return version


def find_again(root: BareRoot, program: str, before: str) -> None:
    """The round of the version before is there, and nothing else was lost or left."""
    assert version_of(root, program) == __version__
    exported = root.folder / "tmp" / "before.jsonl"
    root.trainer(program, "export", root.seen(exported))
    rounds = exported.read_text(encoding="utf-8").splitlines()
    assert len(rounds) == 1, rounds
    print(f"Upgraded from {before}; the round that was answered under it is there.")


def use_a_round(root: BareRoot, program: str, layout: Layout, picture: Path | None = None) -> None:
    """A round from the keyboard, read back."""
    with window(root, program, *DRILL) as trainer:
        asked, right = answer_a_round(trainer, layout, houses()[HOUSE])
        take_picture(picture)
    print(f"A round was answered from the keyboard and stored: {right} of {asked} right.")
    assert asked == right > 0


def use_after_a_kill(root: BareRoot, program: str, layout: Layout) -> None:
    """A round during which the program is killed, and that is gone on with."""
    forget_data(root)
    asked, right = answer_after_a_kill(root, program, layout, houses()[HOUSE], DRILL)
    print(f"A round was gone on with after a kill: {right} of {asked} right.")
    assert asked == right > 0
    forget_data(root)


def try_second_start(root: BareRoot, program: str) -> None:
    """While a window is open, another for the same data is refused."""
    with window(root, program, *DRILL):
        second = subprocess.run(
            root.opening(root.console(program), *DRILL, "--exit-when-painted"),
            stdin=subprocess.DEVNULL,
            stderr=subprocess.PIPE,
            check=False,
        )
    assert second.returncode == 1, second
    assert b"open already" in second.stderr, second
    print("A second start was refused.")
    forget_data(root)
