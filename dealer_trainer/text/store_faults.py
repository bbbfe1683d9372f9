"""What cannot be kept or read, and names that are refused, in sentences with the way out."""

from __future__ import annotations

import os
from pathlib import PurePath

from dealer_trainer.text.language import _, ngettext
from dealer_trainer.training.errors import (
    NameFault,
    NameRefused,
    NameTaken,
    NotPlainFile,
    StoreError,
    StoreFault,
)
from dealer_trainer.training.trainee_names import LONGEST


def store_fault_text(error: StoreError) -> str:
    """Why something could not be kept or read, and what to do about it."""
    file = str(error.path)
    match error.fault:
        case StoreFault.DAMAGED:
            return _(
                "{file} is damaged. Start the trainer again: it offers the copies that it made."
            ).format(file=file)
        case StoreFault.NEWER_VERSION:
            return _(
                "{file} was written by a newer version of the trainer. Install that version; "
                "the file has been left as it is."
            ).format(file=file)
        case StoreFault.READ_ONLY:
            return _(
                "{file} cannot be written. Give yourself the right to write there, "
                "or choose another data folder with --data."
            ).format(file=file)
        case StoreFault.DISK_FULL:
            return _(
                "The disk is full: {file} could not be kept. Free some space and try again."
            ).format(file=file)
        case StoreFault.LOCKED:
            return _(
                "{file} is in use by another program. Close the other trainer, then try again."
            ).format(file=file)
        case StoreFault.DISK_FAILED:
            return _(
                "The disk does not answer for {file}: {reason}. Check the disk, then try again."
            ).format(file=file, reason=error.detail)
        case StoreFault.NOT_PLAIN:
            return _not_plain_text(file)
        case StoreFault.MOVED:
            return _(
                "{file} is not where it was: it was moved, deleted or replaced by another. Put the "
                "data folder back as it was. Nothing is kept until then; what you have answered "
                "stays in this window."
            ).format(file=file)
        case StoreFault.NO_FOLDER:
            return _(
                "The folder of {file} is not there. Put it back, or choose another one."
            ).format(file=file)


def _not_plain_text(file: str) -> str:
    return _(
        "{file} is a folder, a link, a pipe or a device, and has been left as it is. "
        "Move it away, or choose another name."
    ).format(file=file)


def system_fault_text(error: OSError) -> str:
    """What the system says of a file, or of a stream, that cannot be read or written."""
    if isinstance(error, NotPlainFile):
        return _not_plain_text(os.fsdecode(error.filename))
    reason = error.strerror or type(error).__name__
    if error.filename is None:
        return reason
    return _("{file}: {reason}").format(file=os.fsdecode(error.filename), reason=reason)


def no_home_text() -> str:
    """That the system names no folder in which to keep what is done."""
    return _(
        "This system knows no home folder in which to keep the rounds. Name a folder with --data."
    )


def not_kept_text() -> str:
    """A warning to whoever leaves what the store has refused."""
    return _("Your last answers are not kept yet. Leave once more to go without them.")


def network_folder_text(folder: PurePath) -> str:
    """A warning of a data folder on another machine's disk."""
    return _(
        "The data folder {folder} lies on a network disk. Two PCs must not train there at once, "
        "and a round may be lost when the network fails. A folder on this PC is safer: "
        "choose one with --data."
    ).format(folder=folder)


def name_fault_text(refused: NameRefused) -> str:
    """Why a name is no trainee's, and what would be one."""
    match refused.fault:
        case NameFault.EMPTY:
            return _("A name is needed: at least one letter or digit")
        case NameFault.TOO_LONG:
            return ngettext(
                "The name is too long: at most {n} character",
                "The name is too long: at most {n} characters",
                LONGEST,
            ).format(n=LONGEST)
        case NameFault.CONTROL_CHARACTER:
            return _("The name holds a character that cannot be seen: type it anew")
        case NameFault.TAKEN:
            taken_by = refused.taken_by if isinstance(refused, NameTaken) else refused.name
            return _(
                "There is a trainee named {name} already: choose that one, or another name"
            ).format(name=taken_by)


def look_alike_text(name: str) -> str:
    """A warning of a name that looks like another; whoever means it goes on."""
    return _(
        "This name looks like {name}, but is written with other letters. "
        "If that is you, choose the name from the list."
    ).format(name=name)
