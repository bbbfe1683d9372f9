"""Runs the tests on Windows' Python, under Wine on Linux.

    build/environment/bin/python packaging/windows_suite.py [what pytest takes]

Needs root; makes the root with Wine where there is none.
"""

from __future__ import annotations

import subprocess
import sys

from wine_root import WineRoot


def main(arguments: list[str]) -> int:
    """Run them; pytest's exit status."""
    root = WineRoot(prefix="prefix-tests")
    root.make()
    root.begin()
    pytest = ("-m", "pytest", "-p", "no:cacheprovider", "-rfEs", "--tb=short")
    command = root.python_command(*pytest, *arguments, QT_QPA_PLATFORM="offscreen")
    # Windows' Python starts under Wine with no terminal among its streams.
    with subprocess.Popen(
        command, stdin=subprocess.DEVNULL, stdout=subprocess.PIPE, stderr=subprocess.STDOUT
    ) as running:
        assert running.stdout is not None
        for line in running.stdout:
            sys.stdout.buffer.write(line.replace(b"\r\n", b"\n"))
            sys.stdout.buffer.flush()
    return running.returncode


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
