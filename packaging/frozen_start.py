"""Where a frozen build begins: the command line of `python -m dealer_trainer`, without Python."""

from __future__ import annotations

import os
import sys

from dealer_trainer.__main__ import start

# A program of Windows that has no console has no streams either.
if sys.stdout is None:
    sys.stdout = open(os.devnull, "w", encoding="utf-8")  # noqa: SIM115 -- open to the end
if sys.stderr is None:
    sys.stderr = open(os.devnull, "w", encoding="utf-8")  # noqa: SIM115 -- open to the end

start()
