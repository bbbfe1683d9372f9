"""Opening what a person named: a missing or locked file is told in words, not as an error."""

from __future__ import annotations

import errno
from pathlib import Path
from typing import IO

from dealer_trainer.rules.errors import BadInput, Fault, FaultKind


def open_named(path: Path, source: str) -> IO[bytes]:
    """The file's bytes for reading.

    Raises ``BadInput`` where the name is wrong or the file is closed to us, ``OSError`` where the
    machine fails.
    """
    try:
        if path.is_dir():
            raise BadInput(source, [Fault(FaultKind.IS_FOLDER, 1)])
        return path.open("rb")
    except (FileNotFoundError, NotADirectoryError, ValueError):
        raise BadInput(source, [Fault(FaultKind.NO_FILE, 1)]) from None
    except PermissionError:
        raise BadInput(source, [Fault(FaultKind.NOT_ALLOWED, 1)]) from None
    except OSError as error:
        if error.errno in (errno.ENAMETOOLONG, errno.ELOOP, errno.EINVAL):
            raise BadInput(source, [Fault(FaultKind.NO_FILE, 1)]) from None
        raise
