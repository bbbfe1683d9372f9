"""The examiner's key of this machine, and signatures with it (Ed25519).

The private half lies in the data folder, encrypted under the examiner's passphrase
(``key_wrapping``); the public half beside it, to be handed to whoever checks results.
``cryptography`` is imported only when a key is used.
"""

from __future__ import annotations

from base64 import b64decode, b64encode
from collections.abc import Mapping
from contextlib import suppress
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final

from dealer_trainer.storage.codec.decoding import decode
from dealer_trainer.storage.codec.nodes import Reading
from dealer_trainer.storage.errors import told
from dealer_trainer.storage.files import open_named, read_own, replace_file
from dealer_trainer.storage.key_wrapping import check_new, is_earlier, library, unwrap, wrap
from dealer_trainer.storage.results import canonical, sealed
from dealer_trainer.training.quiz.findings import ExaminerFault, ExaminerRefused
from dealer_trainer.training.trainee_names import is_visible

if TYPE_CHECKING:
    from cryptography.hazmat.primitives.asymmetric.ed25519 import (
        Ed25519PrivateKey,
        Ed25519PublicKey,
    )

PRIVATE: Final = "examiner.pem"
PUBLIC: Final = "examiner.pub"
"""The files' names in the data folder."""

ALGORITHM: Final = "Ed25519"
_LARGEST: Final = 16 * 1024


def has_key(folder: Path) -> bool:
    """Whether this machine has an examiner's key."""
    return (folder / PRIVATE).exists()


def make_key(folder: Path, passphrase: str) -> None:
    """A new key under a passphrase. Raises ``ExaminerRefused``, ``StoreError``.

    A key that is there stays: what it signed could not be checked any more.
    """
    if has_key(folder):
        raise ExaminerRefused(ExaminerFault.KEY_THERE, str(folder / PRIVATE))
    check_new(passphrase)
    with library():
        from cryptography.hazmat.primitives import serialization  # noqa: PLC0415 -- only then
        from cryptography.hazmat.primitives.asymmetric import ed25519  # noqa: PLC0415 -- only then
    key = ed25519.Ed25519PrivateKey.generate()
    private = wrap(key, passphrase)
    public = key.public_key().public_bytes(
        serialization.Encoding.PEM, serialization.PublicFormat.SubjectPublicKeyInfo
    )
    with told(folder / PRIVATE):
        folder.mkdir(parents=True, exist_ok=True)
        replace_file(folder / PUBLIC, public, 0o644)
        replace_file(folder / PRIVATE, private, 0o600)


def public_key_text(folder: Path) -> str:
    """The public key of this machine, to be handed out. Raises ``ExaminerRefused``."""
    path = folder / PUBLIC
    if not path.exists():
        raise ExaminerRefused(ExaminerFault.NO_KEY, str(path))
    with told(path):
        return read_own(path, _LARGEST).decode("ascii", errors="replace")


def open_key(folder: Path, passphrase: str) -> Ed25519PrivateKey:
    """The private key of this machine. Raises ``ExaminerRefused``, ``StoreError``.

    One that an earlier version wrapped is wrapped anew: the key and what it signed stay the same.
    """
    path = folder / PRIVATE
    if not has_key(folder):
        raise ExaminerRefused(ExaminerFault.NO_KEY, str(path))
    with told(path):
        data = read_own(path, _LARGEST)
    key = unwrap(data, passphrase, path)
    if is_earlier(data):
        # A disk that takes nothing now keeps the old file, which opens as well the next time.
        with suppress(OSError):
            replace_file(path, wrap(key, passphrase), 0o600)
    return key


def sign(
    written: Mapping[str, Any], examiner: str, folder: Path, passphrase: str
) -> dict[str, Any]:
    """A result's values with the examiner's name, sealed anew and signed with this machine's key.

    Raises ``ExaminerRefused``, ``StoreError``.
    """
    if not is_visible(examiner):
        raise ExaminerRefused(ExaminerFault.NO_NAME)
    key = open_key(folder, passphrase)
    sitting = {**written["sitting"], "examiner": examiner.strip()}
    written = sealed({**written, "sitting": sitting})
    signature = {"algorithm": ALGORITHM, "public_key": _key_text(key.public_key())}
    value = key.sign(_signed_bytes(written, signature))
    return {**written, "signature": {**signature, "value": b64encode(value).decode()}}


def read_public_key(path: Path) -> str:
    """The public key in a file, as results bear it. Raises ``ExaminerRefused``, ``BadInput``."""
    with open_named(path, str(path)) as file:
        data = file.read(_LARGEST)
    with library():
        from cryptography.exceptions import UnsupportedAlgorithm  # noqa: PLC0415 -- only then
        from cryptography.hazmat.primitives import serialization  # noqa: PLC0415 -- only then
        from cryptography.hazmat.primitives.asymmetric import ed25519  # noqa: PLC0415 -- only then
    try:
        key = serialization.load_pem_public_key(decode(data, Reading(str(path))).encode())
    except (ValueError, UnsupportedAlgorithm):
        raise ExaminerRefused(ExaminerFault.NOT_A_KEY, str(path)) from None
    if not isinstance(key, ed25519.Ed25519PublicKey):
        raise ExaminerRefused(ExaminerFault.NOT_A_KEY, str(path))
    return _key_text(key)


def signature_fits(written: Mapping[str, Any]) -> bool:
    """Whether a result's signature is of these values and of the key that it names."""
    signature = written["signature"]
    with library():
        from cryptography.exceptions import InvalidSignature  # noqa: PLC0415 -- only then
        from cryptography.hazmat.primitives.asymmetric import ed25519  # noqa: PLC0415 -- only then
    try:
        if set(signature) != {"algorithm", "public_key", "value"}:
            return False
        if signature["algorithm"] != ALGORITHM:
            return False
        key = ed25519.Ed25519PublicKey.from_public_bytes(
            b64decode(signature["public_key"], validate=True)
        )
        value = b64decode(signature["value"], validate=True)
        key.verify(value, _signed_bytes(written, signature))
    except (InvalidSignature, KeyError, TypeError, ValueError):
        return False
    return True


def _key_text(key: Ed25519PublicKey) -> str:
    return b64encode(key.public_bytes_raw()).decode()


def _signed_bytes(written: Mapping[str, Any], signature: Mapping[str, Any]) -> bytes:
    """All of a result but the value of its signature."""
    named = {key: signature[key] for key in ("algorithm", "public_key")}
    return canonical({**written, "signature": named})
