"""Every step of working, in all languages, for a thousand dealt layouts a house.

python -m tests.benchmarks.working [layouts a house]
"""

from __future__ import annotations

import re
import sys
import time
from itertools import islice

from dealer_trainer.dealing.dealer import Dealer
from dealer_trainer.dealing.request import DealRequest, Mix
from dealer_trainer.rules.house import House
from dealer_trainer.rules.money import Action
from dealer_trainer.rules.settlement import settle
from dealer_trainer.text.amounts import amount_shown
from dealer_trainer.text.language import Language, set_language
from dealer_trainer.text.working import bet_working, box_working
from tests.benchmarks.measuring import report
from tests.training.layouts import HOUSES

UNFILLED = re.compile(r"[{}]|None")
LATIN_IN_CYRILLIC = re.compile(r"[A-Za-z]{3,}")
ON_THE_FELT = {"Ante", "Blind", "Play", "Trips", "Bet", "Bonus"}


def faults_of(house: House, language: Language, layouts: int) -> list[str]:
    """What is missing, or not said in the language, in the working of dealt layouts."""
    set_language(language)
    found = []
    for dealt in islice(Dealer(DealRequest(house, seed=2, mix=Mix.PRACTICE)), layouts):
        layout, settlement = dealt.layout, settle(dealt.layout, house)
        for settled in settlement.boxes:
            number = settled.box.number
            lines = box_working(layout, house, settlement, number)
            texts = [f"{line.label}: {line.text}" for line in lines]
            found += [text for text in texts if UNFILLED.search(text)]
            if language in (Language.BG, Language.RU):
                found += [
                    text for text in texts if set(LATIN_IN_CYRILLIC.findall(text)) - ON_THE_FELT
                ]
            for bet in settled.bets:
                said = " ".join(
                    line.text for line in bet_working(layout, house, settlement, number, bet.bet)
                )
                pays = bet.answer.action is Action.PAY
                if pays and amount_shown(bet.answer.amount) not in said:
                    found.append(said)
    return found


def main(layouts: int) -> int:
    """Tell how many faults there are, house by house and language by language."""
    rows: list[tuple[str, str]] = []
    faults: dict[str, int] = {}
    took: dict[str, float] = {}
    for house in HOUSES.values():
        for language in Language:
            began = time.perf_counter()
            found = faults_of(house, language, layouts)
            name, spent = f"{house.id} {language.value}", time.perf_counter() - began
            faults[name], took[name] = len(found), round(spent, 1)
            rows.append((name, f"{len(found)} faults in {layouts}, {spent:.1f} s"))
            rows += [("", text) for text in found[:3]]
    report("working", rows, {"layouts": layouts, "faults": faults, "seconds": took})
    return 1 if any(faults.values()) else 0


if __name__ == "__main__":
    sys.exit(main(int(sys.argv[1]) if len(sys.argv) > 1 else 1_000))
