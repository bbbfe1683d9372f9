"""``deal``: layouts as JSON lines."""

from __future__ import annotations

import argparse
import json
from random import SystemRandom

from dealer_trainer.application.context import Context, Refused, house_of
from dealer_trainer.application.parser import AddCommand, whole
from dealer_trainer.dealing.dealer import Dealer
from dealer_trainer.dealing.request import CannotDeal, DealRequest, Mix
from dealer_trainer.rules.situations import Situation
from dealer_trainer.storage.codec.layout import layout_json
from dealer_trainer.text.language import _
from dealer_trainer.text.plans import refusal_text

_SEED_BITS = 32
_PROGRESS_EVERY = 1_000


def add(make: AddCommand) -> None:
    """What the command can be asked."""
    command = make("deal", _("prints layouts as JSON lines"))
    command.add_argument("--house", metavar="ID", required=True, help=_("id of the house"))
    command.add_argument(
        "--boxes", metavar="N", type=whole(0), help=_("occupied boxes, folded ones too")
    )
    command.add_argument(
        "--count", metavar="N", type=whole(1), default=1, help=_("how many layouts")
    )
    command.add_argument("--seed", metavar="N", type=whole(0), help=_("the same layouts again"))
    command.add_argument(
        "--situation",
        metavar="NAME",
        action="append",
        default=[],
        help=_("holds somewhere in every layout; may be given again"),
    )
    command.add_argument(
        "--mix",
        choices=tuple(mix.value for mix in Mix),
        default=Mix.NATURAL.value,
        help=_("a plain shuffle, or traps and rare hands more often"),
    )


def run(arguments: argparse.Namespace, context: Context) -> int:
    """Deal the layouts asked for. Raises ``Refused`` for what cannot be."""
    house = house_of(context.open_shelf(), arguments.house)
    situations = tuple(dict.fromkeys(_situation(name) for name in arguments.situation))
    seed = arguments.seed
    if seed is None:
        seed = SystemRandom().getrandbits(_SEED_BITS)
        context.streams.tell(_("Seed: {seed}").format(seed=seed))
    request = DealRequest(house, seed, arguments.boxes, situations, Mix(arguments.mix))
    try:
        _deal(request, arguments.count, context)
    except CannotDeal as refused:
        raise Refused(refusal_text(refused)) from refused
    return 0


def _deal(request: DealRequest, count: int, context: Context) -> None:
    dealer = Dealer(request)
    shows_progress = context.streams.err.isatty()
    for number in range(1, count + 1):
        dealt = next(dealer)
        line = json.dumps(layout_json(dealt.layout), ensure_ascii=False)
        context.streams.out.write(f"{line}\n")
        if shows_progress and number % _PROGRESS_EVERY == 0:
            context.streams.err.overwrite(f"{number} / {count}")
    if shows_progress and count >= _PROGRESS_EVERY:
        context.streams.err.write("\n")


def _situation(name: str) -> Situation:
    try:
        return Situation(name)
    except ValueError:
        raise Refused(
            _(
                "There is no situation {name}. “dealer-trainer situations” lists the known ones."
            ).format(name=name)
        ) from None
