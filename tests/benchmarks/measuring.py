"""What the benchmarks share: timing, a table, and a line of JSON."""

from __future__ import annotations

import json
import os
import platform
import time
from collections.abc import Callable, Mapping, Sequence
from typing import Any


def machine() -> dict[str, Any]:
    """What was measured on."""
    return {
        "python": platform.python_version(),
        "system": platform.system(),
        "machine": platform.machine(),
        "cores": os.cpu_count(),
    }


def seconds(work: Callable[[], object]) -> float:
    """How long a piece of work takes, once."""
    start = time.perf_counter()
    work()
    return time.perf_counter() - start


def percentile(values: Sequence[float], per_cent: float) -> float:
    """The value that a share of the values does not exceed (nearest rank)."""
    ordered = sorted(values)
    return ordered[min(len(ordered) - 1, int(len(ordered) * per_cent / 100))]


def report(name: str, rows: Sequence[tuple[str, str]], figures: Mapping[str, Any]) -> None:
    """Print a table for people and a line of JSON for programs."""
    width = max((len(label) for label, _ in rows), default=0)
    print(name)
    for label, value in rows:
        print(f"  {label:<{width}}  {value}")
    print(json.dumps({"benchmark": name, **machine(), **figures}))
