"""Ten thousand spoilt files for every reader: ``python -m tests.benchmarks.fuzzing [FILES]``.

Each reader has a process of its own, whose greatest memory is told with Python's own. The exit
status is 1 where one raised anything but its refusals, took more than two seconds of the processor
for a file, or more than 200 MiB. What is known to be broken is left out, and named.
"""

from __future__ import annotations

import json
import random
import resource
import subprocess
import sys
import time
import traceback
from collections import Counter
from typing import Any, Final

from tests.benchmarks.measuring import report
from tests.storage.readers import KINDS, READERS, good, refused
from tests.storage.spoiling import spoilt

FILES: Final = 10_000
GROWN: Final = 300_000
"""Bytes: more than any reader takes but that of results."""
MOST_SECONDS: Final = 2.0
MOST_MIB: Final = 200


def fuzz(kind: str, files: int) -> dict[str, Any]:
    """What files of a kind came to in this process."""
    good(kind)
    chance = random.Random(f"fuzzing {kind}")
    slowest, count, faults = 0.0, 0, Counter[str]()
    for _ in range(files):
        data = spoilt(kind, chance, GROWN)
        began = time.process_time()
        try:
            count += refused(kind, data)
        except Exception as error:  # what comes out is what is looked for
            faults[f"{type(error).__name__}: {traceback.format_exc(limit=-1).splitlines()[1]}"] += 1
        slowest = max(slowest, time.process_time() - began)
    unit = 2**20 if sys.platform == "darwin" else 2**10
    memory = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss / unit
    return {
        "files": files,
        "refused": count,
        "slowest_seconds": round(slowest, 3),
        "memory_mib": round(memory, 1),
        "faults": sum(faults.values()),
        "told": dict(faults),
    }


def _row(figures: dict[str, Any]) -> str:
    row = "{files} files, {refused} refused, slowest {slowest_seconds} s, {memory_mib} MiB".format(
        **figures
    )
    return f"{row}, {figures['faults']} faults"


def main() -> int:
    if len(sys.argv) == 3:
        print(json.dumps(fuzz(sys.argv[1], int(sys.argv[2]))))
        return 0
    files = int(sys.argv[1]) if len(sys.argv) > 1 else FILES
    found: dict[str, dict[str, Any]] = {}
    for kind in KINDS:
        command = [sys.executable, "-m", "tests.benchmarks.fuzzing", kind, str(files)]
        found[kind] = json.loads(subprocess.run(command, check=True, stdout=subprocess.PIPE).stdout)
    rows = [(kind, _row(figures)) for kind, figures in found.items()]
    rows += [("left out", reader.because) for reader in READERS.values() if reader.because]
    report("fuzzing", rows, {"readers": found})
    return int(
        any(
            each["faults"]
            or each["slowest_seconds"] > MOST_SECONDS
            or each["memory_mib"] > MOST_MIB
            for each in found.values()
        )
    )


if __name__ == "__main__":
    sys.exit(main())
