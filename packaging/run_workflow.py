"""Runs the Linux steps of a job of the workflow, one by one, in a bare Debian.

    debootstrap --variant=minbase bookworm ROOT
    .venv/bin/python packaging/run_workflow.py ROOT build

What others do on a runner is done here in its place: the files that git knows are copied to
/checkout, Python is Debian's, and of what would be uploaded it is only seen whether it is there.
Needs root, and in ROOT a network.
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from collections.abc import Callable, Mapping
from pathlib import Path
from typing import Any

import yaml

ROOT = Path(__file__).resolve().parent.parent
WORKFLOW = ROOT / ".github" / "workflows" / "checks.yml"
REFUSED = 2
CHECKOUT = "checkout"
_CERTIFICATES, _LENT = Path("/etc/ssl/certs/ca-certificates.crt"), "/etc/ssl/lent.crt"
"""This machine's, and where the root has them: it may reach its network only by them."""


class Runner:
    """A Debian in a folder, in place of the machine that a host would lend."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.checkout = folder / CHECKOUT

    def run(self, script: str) -> None:
        """Run a step as root. Raises ``CalledProcessError``."""
        mounts = "mount -t proc proc proc && mount --rbind /dev dev && mount --rbind /sys sys"
        # A step may enter another root in its turn, for which its own must be a mount.
        own = 'mount --rbind "$0" "$0" && cd "$0"'
        enter = f'{own} && {mounts} && exec chroot . /usr/bin/env -i "$@"'
        environ = ["PATH=/usr/sbin:/usr/bin:/sbin:/bin", "HOME=/root", "LC_ALL=C.UTF-8"]
        environ += ["CI=true", "DEBIAN_FRONTEND=noninteractive"]
        environ += [f"{name}={_LENT}" for name in ("SSL_CERT_FILE", "PIP_CERT")]
        # A runner's own user asks for root; here is nobody else.
        plain = f"cd /{CHECKOUT} && " + script.replace("sudo ", "")
        words = (*environ, "bash", "-euo", "pipefail", "-c", plain)
        subprocess.run(
            ["unshare", "--mount", "sh", "-c", enter, str(self.folder), *words], check=True
        )

    def copy_sources(self, _given: Mapping[str, Any]) -> None:
        """In place of actions/checkout."""
        shutil.rmtree(self.checkout, ignore_errors=True)
        known = subprocess.run(
            ["git", "ls-files", "-z"], cwd=ROOT, stdout=subprocess.PIPE, text=True, check=True
        )
        for name in filter(None, known.stdout.split("\0")):
            target = self.checkout / name
            target.parent.mkdir(parents=True, exist_ok=True)
            if (ROOT / name).exists():
                shutil.copy2(ROOT / name, target)

    def install_python(self, _given: Mapping[str, Any]) -> None:
        """In place of actions/setup-python; and what every runner has beside."""
        lent = self.folder / _LENT[1:]
        lent.parent.mkdir(parents=True, exist_ok=True)
        shutil.copyfile(_CERTIFICATES, lent)
        self.run(
            "apt-get update && apt-get install -y --no-install-recommends python3 python3-venv"
        )

    def look_for_files(self, given: Mapping[str, Any]) -> None:
        """In place of actions/upload-artifact. Raises ``FileNotFoundError`` where nothing is."""
        found = [file for line in given["path"].split() for file in self.checkout.glob(line)]
        if not found:
            raise FileNotFoundError(given["path"])
        for file in found:
            print(f"    {file.stat().st_size / 1e6:8.1f} MB  {file.relative_to(self.checkout)}")


ACTIONS: dict[str, Callable[[Runner, Mapping[str, Any]], None]] = {
    "actions/checkout": Runner.copy_sources,
    "actions/setup-python": Runner.install_python,
    "actions/upload-artifact": Runner.look_for_files,
}
"""What is done here in place of each action."""


def is_for_linux(step: Mapping[str, Any]) -> bool:
    """Whether a step is run on a runner with Linux."""
    condition = step.get("if", "runner.os == 'Linux'")
    return str(condition) == "runner.os == 'Linux'"


def main(arguments: list[str]) -> int:
    """Run the steps; the first that fails ends it."""
    jobs = yaml.safe_load(WORKFLOW.read_text(encoding="utf-8"))["jobs"]
    if len(arguments) != 2 or arguments[1] not in jobs:
        print(f"run_workflow.py ROOT JOB; the jobs are: {', '.join(jobs)}", file=sys.stderr)
        return REFUSED
    if os.geteuid() != 0:
        print("Only root may enter another root.", file=sys.stderr)
        return REFUSED
    runner = Runner(Path(arguments[0]).resolve())
    for step in filter(is_for_linux, jobs[arguments[1]]["steps"]):
        print(f"== {step.get('name', step.get('uses', step.get('run')))}", flush=True)
        if "uses" in step:
            ACTIONS[step["uses"].partition("@")[0]](runner, step.get("with", {}))
        else:
            runner.run(step["run"])
    print(f"Every Linux step of {arguments[1]} was run.")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
