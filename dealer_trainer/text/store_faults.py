"""What cannot be kept or read, and names that are refused, in sentences with the way out."""

from __future__ import annotations

import os
from pathlib import PurePath
from typing import Final

from dealer_trainer.text.language import N_, Words, _, ngettext
from dealer_trainer.training.errors import (
    NameFault,
    NameRefused,
    NameTaken,
    NotPlainFile,
    StoreError,
    StoreFault,
)
from dealer_trainer.training.trainee_names import LONGEST

_NOT_PLAIN: Final = N_(
    "{file} is a folder, a link, a pipe or a device, and has been left as it is. "
    "Move it away, or choose another name."
)
_STORE_FAULTS: Final = Words(
    {
        StoreFault.DAMAGED: N_(
            "{file} is damaged. Start the trainer again: it offers the copies that it made."
        ),
        StoreFault.NEWER_VERSION: N_(
            "{file} was written by a newer version of the trainer. Install that version; "
            "the file has been left as it is."
        ),
        StoreFault.READ_ONLY: N_(
            "{file} cannot be written. Give yourself the right to write there, "
            "or choose another data folder with --data."
        ),
        StoreFault.DISK_FULL: N_(
            "The disk is full: {file} could not be kept. Free some space and try again."
        ),
        StoreFault.LOCKED: N_(
            "{file} is in use by another program. Close the other trainer, then try again."
        ),
        StoreFault.DISK_FAILED: N_(
            "The disk does not answer for {file}: {reason}. Check the disk, then try again."
        ),
        StoreFault.NOT_PLAIN: _NOT_PLAIN,
        StoreFault.MOVED: N_(
            "{file} is not where it was: it was moved, deleted or replaced by another. Put the "
            "data folder back as it was. Nothing is kept until then; what you have answered "
            "stays in this window."
        ),
        StoreFault.NO_FOLDER: N_(
            "The folder of {file} is not there. Put it back, or choose another one."
        ),
    }
)


def store_fault_text(error: StoreError) -> str:
    """Why something could not be kept or read, and what to do about it."""
    return _STORE_FAULTS(error.fault, file=str(error.path), reason=error.detail)


def system_fault_text(error: OSError) -> str:
    """What the system says of a file, or of a stream, that cannot be read or written."""
    if isinstance(error, NotPlainFile):
        return _NOT_PLAIN(file=os.fsdecode(error.filename))
    reason = error.strerror or type(error).__name__
    if error.filename is None:
        return reason
    return _("{file}: {reason}").format(file=os.fsdecode(error.filename), reason=reason)


no_home_text: Final = N_(
    "This system knows no home folder in which to keep the rounds. Name a folder with --data."
)
"""That the system names no folder in which to keep what is done."""


not_kept_text: Final = N_("Your last answers are not kept yet. Leave once more to go without them.")
"""A warning to whoever leaves what the store has refused."""


def network_folder_text(folder: PurePath) -> str:
    """A warning of a data folder on another machine's disk."""
    return _(
        "The data folder {folder} lies on a network disk. Two PCs must not train there at once, "
        "and a round may be lost when the network fails. A folder on this PC is safer: "
        "choose one with --data."
    ).format(folder=folder)


_NAME_FAULTS: Final = Words(
    {
        NameFault.EMPTY: N_("A name is needed: at least one letter or digit"),
        NameFault.TOO_LONG: lambda **_values: ngettext(
            "The name is too long: at most {n} character",
            "The name is too long: at most {n} characters",
            LONGEST,
        ).format(n=LONGEST),
        NameFault.CONTROL_CHARACTER: N_(
            "The name holds a character that cannot be seen: type it anew"
        ),
        NameFault.TAKEN: N_(
            "There is a trainee named {name} already: choose that one, or another name"
        ),
    }
)


def name_fault_text(refused: NameRefused) -> str:
    """Why a name is no trainee's, and what would be one."""
    taken_by = refused.taken_by if isinstance(refused, NameTaken) else refused.name
    return _NAME_FAULTS(refused.fault, name=taken_by)


def look_alike_text(name: str) -> str:
    """A warning of a name that looks like another; whoever means it goes on."""
    return _(
        "This name looks like {name}, but is written with other letters. "
        "If that is you, choose the name from the list."
    ).format(name=name)
