"""Every check of the project, in the order of what is quickest to mend.

checks.py [the heading of a check …]
"""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
REFUSED, INTERRUPTED = 2, 130
_WORKFLOW = ("--builtin-schema", "vendor.github-workflows", ".github/workflows/checks.yml")


def all_checks() -> list[tuple[str, list[str]]]:
    """Each check's heading and command."""
    python = sys.executable
    scripts = Path(python).parent
    # More processes than cores, or than four, only wait for each other.
    workers = str(min(os.cpu_count() or 1, 4))
    return [
        ("Format", [python, "-m", "ruff", "format", "--check", "."]),
        ("Style", [python, "-m", "ruff", "check", "."]),
        ("Types", [python, "-m", "mypy"]),
        ("Workflow", [str(scripts / "check-jsonschema"), *_WORKFLOW]),
        ("Import contracts", [str(scripts / "lint-imports")]),
        ("Translations", [python, "packaging/translate.py", "check"]),
        ("Tests", [python, "-m", "pytest", "-n", workers]),
    ]


def main(wanted: list[str]) -> int:
    """Run the ones wanted, or all; failed ones too, and say at the end which failed."""
    checks = all_checks()
    unknown = set(wanted) - {heading for heading, _ in checks}
    if unknown:
        known = ", ".join(heading for heading, _ in checks)
        print(f"No such check: {', '.join(sorted(unknown))}. There are: {known}", file=sys.stderr)
        return REFUSED
    failed = []
    for heading, command in checks:
        if wanted and heading not in wanted:
            continue
        print(f"\n== {heading}", flush=True)
        if subprocess.run(command, cwd=ROOT, check=False).returncode != 0:
            failed.append(heading)
    print(f"\nFailed: {', '.join(failed)}" if failed else "\nEvery check passed.")
    return 1 if failed else 0


if __name__ == "__main__":
    try:
        sys.exit(main(sys.argv[1:]))
    except KeyboardInterrupt:
        sys.exit(INTERRUPTED)
