"""``paper --pdf``: the pages of a quiz's paper, drawn without a display."""

from __future__ import annotations

import argparse
from pathlib import Path

from dealer_trainer import paths
from dealer_trainer.application.context import Context
from dealer_trainer.application.paper import find
from dealer_trainer.application.surroundings import check_drawing
from dealer_trainer.storage.files import replace_file


def run(arguments: argparse.Namespace, context: Context) -> int:
    """Write the pages. Raises ``Refused`` for a code that names no paper, ``OSError``."""
    check_drawing()
    paper = find(arguments.code, context)
    # Qt is loaded when nothing can be refused any more.
    from dealer_trainer.ui.printing.alone import print_alone  # noqa: PLC0415 -- see above

    target = Path(arguments.pdf)
    replace_file(target, print_alone(paper, paths.assets(), key=arguments.key))
    context.streams.out.write(f"{target}\n")
    return 0
