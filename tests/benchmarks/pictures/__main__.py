"""Pictures of all views of the window in two commits, compared pixel by pixel.

    python -m tests.benchmarks.pictures OLD NEW [--only en dark tables …] [--out FOLDER] [--jobs N]

``OLD`` and ``NEW`` are commits of this repository, or ``.``, the working tree as it is. Each is
laid out in a temporary folder, and a person's hands walk through its window without a screen, in
five languages and both themes at 1366 × 768, with a year of practice and with none; time and chance
stand still. The walks are "pages", "tables", "large" (the largest text, four colours, the sheet on
the left), "new" (nobody has practised yet) and "damaged" (the database cannot be read). What they
do is that of the tree which this is run from, for both commits: they know the command line, keys,
and the object names of widgets, so names inside the program may change.

Each view that differs is told: pixels, the least shift that explains them, and where; both pictures
and their difference lie side by side in the folder. Pictures of a commit are kept there, and not
made again for the next comparison. The exit status is 0 if no view of a table differs, others by no
more than a pixel's shift, and no view is missing.
"""

from __future__ import annotations

import argparse
import hashlib
import io
import json
import os
import shutil
import subprocess
import sys
import tarfile
import tempfile
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from itertools import product
from pathlib import Path
from typing import Final

from PySide6 import __version__ as qt_version
from PySide6.QtGui import QImage

from tests.benchmarks.pictures.compare import Difference, compared, write_side_by_side

ROOT: Final = Path(__file__).parents[3]
HARNESS: Final = Path(__file__).parent
YEAR: Final = ROOT / "tests" / "data" / "kept" / "year.sql"
LANGUAGES: Final = ("en", "bg", "cs", "lv", "ru")
THEMES: Final = ("dark", "light")
WALKS: Final = ("pages", "tables", "large", "new", "damaged")
WORKING_TREE: Final = "."
_TABLE: Final = "table"
_LONGEST: Final = 900


@dataclass(frozen=True, slots=True)
class Outing:
    """One walk in one language and theme."""

    walk: str
    language: str
    theme: str

    @property
    def name(self) -> str:
        """As a folder is named."""
        return f"{self.language}-{self.theme}-{self.walk}"


def outings(only: list[str]) -> list[Outing]:
    """All of them, or those of the languages, themes and walks named."""
    languages = [each for each in LANGUAGES if each in only] or LANGUAGES
    themes = [each for each in THEMES if each in only] or THEMES
    walks = [each for each in WALKS if each in only] or WALKS
    return [Outing(*each) for each in product(walks, languages, themes)]


def git(*words: str) -> bytes:
    """What git prints. Raises ``SystemExit`` for what it refuses."""
    done = subprocess.run(["git", *words], cwd=ROOT, capture_output=True, check=False)
    if done.returncode:
        raise SystemExit(done.stderr.decode().strip())
    return done.stdout


class Tree:
    """The files of a commit, or of the working tree, laid out in a folder of their own."""

    def __init__(self, named: str, folder: Path) -> None:
        self.named = named
        self._folder = folder
        if named == WORKING_TREE:
            self.id = WORKING_TREE
            listed = git("ls-files", "-z", "--cached", "--others", "--exclude-standard")
            self._files = [name for name in listed.decode().split("\0") if name]
        else:
            self.id = git("rev-parse", "--verify", f"{named}^{{commit}}").decode().strip()

    def lay_out(self) -> Path:
        """The folder, with the translations compiled."""
        if self.id == WORKING_TREE:
            for name in self._files:
                if (ROOT / name).is_file():
                    (self._folder / name).parent.mkdir(parents=True, exist_ok=True)
                    shutil.copy(ROOT / name, self._folder / name)
        else:
            with tarfile.open(fileobj=io.BytesIO(git("archive", self.id))) as archive:
                archive.extractall(self._folder, filter="data")
        compile_words = [sys.executable, "packaging/translate.py", "compile"]
        subprocess.run(compile_words, cwd=self._folder, check=True, stdout=subprocess.DEVNULL)
        return self._folder


def harness_digest() -> str:
    """A mark of all that a picture depends on beside the commit."""
    made = hashlib.sha256(f"{sys.version} {qt_version}".encode())
    for file in [*sorted(HARNESS.glob("*.py")), YEAR]:
        if file.name not in ("__main__.py", "compare.py"):
            made.update(file.read_bytes())
    return made.hexdigest()[:12]


def grab(tree: Path, outing: Outing, album: Path) -> None:
    """Take one walk, in a process of its own. Raises ``SystemExit`` if it does not end well."""
    with tempfile.TemporaryDirectory() as folder:
        # The walk is of this tree, the program of the commit: nothing else of this tree is found.
        harness = Path(folder) / "harness"
        shutil.copytree(HARNESS, harness / "tests" / "benchmarks" / "pictures")
        made, run = Path(folder) / "album", Path(folder) / "run"
        made.mkdir()
        run.mkdir()
        environment = {k: v for k, v in os.environ.items() if not k.startswith(("QT_", "DBUS_"))}
        environment |= {
            "PYTHONPATH": os.pathsep.join((str(harness), str(tree))),
            "PYTHONHASHSEED": "0",
            "LC_ALL": "C.UTF-8",
            "HOME": str(run),
            "XDG_RUNTIME_DIR": str(run),
        }
        command = [sys.executable, "-m", "tests.benchmarks.pictures.grab"]
        words = [tree, outing.walk, outing.language, outing.theme, YEAR, made]
        done = subprocess.run(
            [*command, *map(str, words)],
            cwd=run,
            env=environment,
            capture_output=True,
            text=True,
            check=False,
            timeout=_LONGEST,
        )
        if done.returncode:
            raise SystemExit(f"{outing.name}: the walk ended with {done.returncode}\n{done.stderr}")
        album.parent.mkdir(parents=True, exist_ok=True)
        shutil.rmtree(album, ignore_errors=True)
        shutil.move(made, album)


def albums(named: str, wanted: list[Outing], kept: Path, jobs: int) -> Path:
    """The folder with the pictures of a commit; those that it lacks are made."""
    with tempfile.TemporaryDirectory() as folder:
        tree = Tree(named, Path(folder).resolve())
        home = kept / f"{tree.id if tree.id != WORKING_TREE else 'working-tree'}-{harness_digest()}"
        if tree.id == WORKING_TREE:
            shutil.rmtree(home, ignore_errors=True)
        missing = [each for each in wanted if not (home / each.name / "views.json").exists()]
        if missing:
            laid_out = tree.lay_out()
            with ThreadPoolExecutor(jobs) as workers:
                at_work = [workers.submit(grab, laid_out, e, home / e.name) for e in missing]
            for each in at_work:
                if (fault := each.exception()) is not None:
                    print(f"{named}: {fault}", file=sys.stderr)
    lacking = [each.name for each in wanted if not (home / each.name / "views.json").exists()]
    if lacking:
        raise SystemExit(f"{named}: no pictures of {', '.join(lacking)}")
    return home


def differences(
    outing: Outing, old: Path, new: Path, out: Path
) -> Iterator[tuple[str, Difference | str | None]]:
    """Each view of a walk with its difference: nothing where there is none, words where a view
    could not be compared.
    """
    told = [json.loads((each / outing.name / "views.json").read_text()) for each in (old, new)]
    views = [set(each["views"]) for each in told]
    for name, kept in zip(("old", "new"), told, strict=True):
        for fault in kept["faults"]:
            yield f"{outing.name}", f"{name}: {fault}"
    for view in told[0]["views"]:
        if view not in views[1]:
            yield view, "missing in the new pictures"
            continue
        before, after = (QImage(str(each / outing.name / f"{view}.png")) for each in (old, new))
        difference = compared(view, before, after)
        if difference is not None:
            write_side_by_side(before, after, out / outing.name / f"{view}.png")
        yield view, difference
    for view in told[1]["views"]:
        if view not in views[0]:
            yield view, "missing in the old pictures"


def main() -> int:
    """Compare; the exit status."""
    parser = argparse.ArgumentParser(
        prog="python -m tests.benchmarks.pictures",
        description=__doc__,
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    parser.add_argument("old")
    parser.add_argument("new")
    parser.add_argument("--only", nargs="+", choices=(*LANGUAGES, *THEMES, *WALKS), default=[])
    parser.add_argument(
        "--out", type=Path, default=Path(tempfile.gettempdir()) / "trainer-pictures"
    )
    parser.add_argument("--jobs", type=int, default=1, help="walks at a time")
    parser.add_argument("--verbose", action="store_true", help="tell identical views too")
    asked = parser.parse_args()
    wanted = outings(asked.only)
    old, new = (
        albums(each, wanted, asked.out / "kept", asked.jobs) for each in (asked.old, asked.new)
    )
    out = asked.out / "differences"
    shutil.rmtree(out, ignore_errors=True)
    counts = {"identical": 0, "within one pixel": 0, "otherwise": 0, "not compared": 0}
    failed = False
    for outing in wanted:
        for view, found in differences(outing, old, new, out):
            if found is None:
                counts["identical"] += 1
                if asked.verbose:
                    print(f"{outing.name}: {view}: identical")
                continue
            if isinstance(found, str):
                kind, told = "not compared", f"{view}: {found}"
            else:
                kind = "within one pixel" if found.shift == 1 else "otherwise"
                told = found.told
            counts[kind] += 1
            failed = failed or kind != "within one pixel" or view.startswith(_TABLE)
            print(f"{outing.name}: {told}")
    print(", ".join(f"{count} {kind}" for kind, count in counts.items()))
    if sum(counts.values()) > counts["identical"]:
        print(f"Pictures of what differs: {out}")
    return int(failed)


if __name__ == "__main__":
    sys.exit(main())
