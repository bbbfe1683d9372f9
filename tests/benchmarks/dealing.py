"""Layouts dealt and settled per second, the slowest of each wanted situation, and both mixes.

    python -m tests.benchmarks.dealing [--layouts 2000] [--boxes-per-mix 60000]

For every situation in every house in which it can happen: the 99th percentile of the milliseconds
that a layout takes, each looked at for the situation. Then the share of boxes (for the dealer's
situations, of layouts) in which each situation lies in the natural and in the practice mix.
"""

from __future__ import annotations

import argparse
import time
from collections import Counter
from itertools import islice
from pathlib import Path

from dealer_trainer import paths
from dealer_trainer.dealing.dealer import Dealer
from dealer_trainer.dealing.possible import possible_situations
from dealer_trainer.dealing.request import DealRequest, Mix
from dealer_trainer.rules.house import House
from dealer_trainer.rules.settlement import settle
from dealer_trainer.rules.situations import (
    DEALER_SITUATIONS,
    Situation,
    box_situations,
    dealer_situations,
    layout_situations,
)
from dealer_trainer.storage.houses import load_houses
from tests.benchmarks.measuring import percentile, report, seconds

SEED = 20261130


def per_second(house: House, mix: Mix, count: int) -> tuple[float, float]:
    """Layouts dealt per second, and dealt and settled."""
    dealer = Dealer(DealRequest(house, SEED, mix=mix))

    def with_settlement() -> None:
        for dealt in islice(dealer, count):
            settle(dealt.layout, house)

    alone = seconds(lambda: list(islice(Dealer(DealRequest(house, SEED, mix=mix)), count)))
    return count / alone, count / seconds(with_settlement)


def slowest(house: House, situation: Situation, count: int) -> tuple[float, float, float]:
    """Milliseconds for a wanted layout: 99th percentile, that of the processor's time, median."""
    dealer = Dealer(DealRequest(house, SEED, situations=(situation,)))
    times, worked = [], []
    for _ in range(count):
        start, work = time.perf_counter(), time.process_time()
        layout = next(dealer).layout
        worked.append((time.process_time() - work) * 1_000)
        times.append((time.perf_counter() - start) * 1_000)
        if situation not in layout_situations(layout, settle(layout, house), house):
            raise SystemExit(f"{house.id}: a layout without {situation.value}")
    return percentile(times, 99), percentile(worked, 99), percentile(times, 50)


def shares(house: House, mix: Mix, boxes: int) -> dict[Situation, float]:
    """In what share of so many boxes, or of their layouts, each situation lies."""
    found: Counter[Situation] = Counter()
    seen = layouts = 0
    for dealt in Dealer(DealRequest(house, SEED, mix=mix)):
        settlement = settle(dealt.layout, house)
        found.update(dealer_situations(dealt.layout, settlement.dealer, house))
        for box in settlement.boxes:
            found.update(box_situations(dealt.layout, box, settlement.dealer, house))
        seen += len(settlement.boxes)
        layouts += 1
        if seen >= boxes:
            break
    return {s: found[s] / (layouts if s in DEALER_SITUATIONS else seen) for s in Situation}


def compare_mixes(house: House, boxes: int) -> None:
    """Print the natural and the practice mix of a house side by side."""
    natural, practice = (shares(house, mix, boxes) for mix in Mix)
    rows = [
        (
            s.value,
            f"{natural[s]:9.3%} {practice[s]:9.3%}"
            + (f" {practice[s] / natural[s]:8.1f} times" if natural[s] else ""),
        )
        for s in Situation
        if natural[s] or practice[s]
    ]
    figures = {s.value: [natural[s], practice[s]] for s in Situation}
    report(f"mixes {house.id}", rows, {"house": house.id, "boxes": boxes, "shares": figures})


def main() -> None:
    """Measure and print."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--layouts", type=int, default=2_000)
    parser.add_argument("--boxes-per-mix", type=int, default=60_000)
    asked = parser.parse_args()
    houses = load_houses(paths.assets(), Path("no-houses-of-its-own")).houses
    rows, speeds = [], {}
    for house in houses:
        for mix in Mix:
            dealt, settled = per_second(house, mix, asked.layouts)
            rows.append(
                (f"{house.id} {mix.value}", f"{dealt:7,.0f} /s, settled {settled:7,.0f} /s")
            )
            speeds[f"{house.id} {mix.value}"] = [dealt, settled]
    report("dealing", rows, {"per_second": speeds})
    timed = {
        (situation.value, house.id): slowest(house, situation, asked.layouts)
        for house in houses
        for situation in possible_situations(house)
    }
    rows = [
        (" ".join(key), f"{high:6.2f} ms (processor {work:5.2f} ms), median {median:5.2f} ms")
        for key, (high, work, median) in sorted(timed.items(), key=lambda item: -item[1][0])
    ]
    figures = {" ".join(key): [high, work] for key, (high, work, _) in timed.items()}
    report(f"wanted, 99th percentile of {asked.layouts}", rows, {"milliseconds": figures})
    for house in houses if asked.boxes_per_mix else ():
        compare_mixes(house, asked.boxes_per_mix)


if __name__ == "__main__":
    main()
