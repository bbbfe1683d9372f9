"""The examiner's private key under its passphrase, as the bytes of a file.

A passphrase has one form for one phrase, and weak new ones are refused. scrypt makes a key of it,
AES-GCM encrypts with it and notices every change of the file. Keys of earlier versions (PKCS #8,
PBKDF2) are opened too. ``cryptography`` is imported only when a key is used.
"""

from __future__ import annotations

import json
import os
import unicodedata
from base64 import b64decode, b64encode
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final

from dealer_trainer.training.quiz.findings import ExaminerFault, ExaminerRefused

SHORTEST: Final = 8
"""Visible characters that a new passphrase must have: spaces do not count."""

LONGEST: Final = 500
"""Characters that a new passphrase may have."""

# Letters of Unicode that are drawn as nothing: Hangul fillers and the empty Braille cell.
_BLANK: Final = frozenset("\u115f\u1160\u2800\u3164\uffa0")
# Controls, formats, what is not assigned, spaces, and marks that stand on a letter before them.
_UNSEEN: Final = frozenset({"Cc", "Cf", "Cs", "Cn", "Zs", "Zl", "Zp", "Mn", "Me"})


def prepared(typed: str) -> str:
    """The form in which a passphrase is used: composed, each space the plain one.

    That is the profile OpaqueString of RFC 8265: a Mac types ``й`` as two characters, other
    systems as one. Raises ``ExaminerRefused`` for half a character, which no keyboard types.
    """
    spaced = "".join(" " if unicodedata.category(sign) == "Zs" else sign for sign in typed)
    composed = unicodedata.normalize("NFC", spaced)
    try:
        composed.encode()
    except UnicodeEncodeError:
        raise ExaminerRefused(ExaminerFault.NOT_TEXT) from None
    return composed


def spellings(typed: str) -> tuple[str, ...]:
    """The ways in which a phrase may have been typed for a key of before: it was used as it came.

    Raises ``ExaminerRefused`` as ``prepared``.
    """
    composed = prepared(typed)
    decomposed = unicodedata.normalize("NFD", typed)
    return tuple(dict.fromkeys((typed, composed, decomposed)))


def check_new(typed: str) -> None:
    """Whether a key may be made under a passphrase. Raises ``ExaminerRefused``."""
    passphrase = prepared(typed)
    if sum(map(_is_visible, passphrase)) < SHORTEST:
        raise ExaminerRefused(ExaminerFault.SHORT_PASSPHRASE)
    if len(passphrase) > LONGEST:
        raise ExaminerRefused(ExaminerFault.LONG_PASSPHRASE)


def _is_visible(sign: str) -> bool:
    return sign not in _BLANK and unicodedata.category(sign) not in _UNSEEN


if TYPE_CHECKING:
    from cryptography.hazmat.primitives.asymmetric.ed25519 import Ed25519PrivateKey

FORMAT: Final = "dealer-trainer examiner key"
VERSION: Final = 2
"""Version 1 is PKCS #8, as ``cryptography`` writes it."""

_EARLIER: Final = b"-----BEGIN ENCRYPTED PRIVATE KEY-----"
_SCRYPT: Final = {"n": 2**16, "r": 8, "p": 1}
"""128 * n * r bytes: each guess needs 64 MiB, and a quarter of a second of a processor of today."""
_SALT_BYTES: Final = 16
_NONCE_BYTES: Final = 12
_KEY_BYTES: Final = 32


@contextmanager
def library() -> Iterator[None]:
    """A program installed without ``cryptography`` says so in words: ``ExaminerRefused``."""
    try:
        yield
    except ImportError:
        raise ExaminerRefused(ExaminerFault.NO_LIBRARY) from None


def wrap(key: Ed25519PrivateKey, passphrase: str) -> bytes:
    """The file of a key. Raises ``ExaminerRefused`` for half a character."""
    with library():
        from cryptography.hazmat.primitives.ciphers.aead import (  # noqa: PLC0415 -- only then
            AESGCM,
        )
    salt, nonce = os.urandom(_SALT_BYTES), os.urandom(_NONCE_BYTES)
    head = _head(salt, nonce)
    sealed = AESGCM(_derived(passphrase, salt)).encrypt(
        nonce, key.private_bytes_raw(), _bound(head)
    )
    written = {**head, "key": b64encode(sealed).decode()}
    return (json.dumps(written, indent=1) + "\n").encode()


def is_earlier(data: bytes) -> bool:
    """Whether a file is of version 1, to be wrapped anew."""
    return data.startswith(_EARLIER)


def unwrap(data: bytes, passphrase: str, path: Path) -> Ed25519PrivateKey:
    """The key in the bytes of a file; ``path`` is named in what is refused.

    Raises ``ExaminerRefused``: a wrong passphrase, or no key.
    """
    if is_earlier(data):
        return _unwrap_earlier(data, passphrase, path)
    with library():
        from cryptography.exceptions import InvalidTag  # noqa: PLC0415 -- only then
        from cryptography.hazmat.primitives.asymmetric import ed25519  # noqa: PLC0415 -- only then
        from cryptography.hazmat.primitives.ciphers.aead import (  # noqa: PLC0415 -- only then
            AESGCM,
        )
    try:
        written = json.loads(data)
        salt, nonce = _bytes(written["kdf"]["salt"]), _bytes(written["cipher"]["nonce"])
        sealed = _bytes(written["key"])
        head = _head(salt, nonce)
        # A file that asks for other costs could let the program reckon for hours.
        if written != {**head, "key": written["key"]} or len(nonce) != _NONCE_BYTES:
            raise ValueError
    except (ValueError, TypeError, KeyError, RecursionError):
        raise ExaminerRefused(ExaminerFault.NOT_A_KEY, str(path)) from None
    try:
        raw = AESGCM(_derived(passphrase, salt)).decrypt(nonce, sealed, _bound(head))
    except InvalidTag:
        raise ExaminerRefused(ExaminerFault.WRONG_PASSPHRASE) from None
    if len(raw) != _KEY_BYTES:
        raise ExaminerRefused(ExaminerFault.NOT_A_KEY, str(path))
    return ed25519.Ed25519PrivateKey.from_private_bytes(raw)


def _unwrap_earlier(data: bytes, passphrase: str, path: Path) -> Ed25519PrivateKey:
    with library():
        from cryptography.exceptions import UnsupportedAlgorithm  # noqa: PLC0415 -- only then
        from cryptography.hazmat.primitives import serialization  # noqa: PLC0415 -- only then
        from cryptography.hazmat.primitives.asymmetric import ed25519  # noqa: PLC0415 -- only then
    for spelling in spellings(passphrase):
        try:
            key = serialization.load_pem_private_key(data, spelling.encode() or b"\0")
        except (ValueError, TypeError):
            continue
        except UnsupportedAlgorithm:
            break
        if isinstance(key, ed25519.Ed25519PrivateKey):
            return key
        break
    else:
        raise ExaminerRefused(ExaminerFault.WRONG_PASSPHRASE)
    raise ExaminerRefused(ExaminerFault.NOT_A_KEY, str(path))


def _head(salt: bytes, nonce: bytes) -> dict[str, Any]:
    return {
        "format": FORMAT,
        "version": VERSION,
        "kdf": {"name": "scrypt", **_SCRYPT, "salt": b64encode(salt).decode()},
        "cipher": {"name": "AES-256-GCM", "nonce": b64encode(nonce).decode()},
    }


def _bound(head: dict[str, Any]) -> bytes:
    """What stands beside the encrypted key and may not be changed either."""
    return json.dumps(head, sort_keys=True).encode()


def _bytes(written: str) -> bytes:
    return b64decode(written, validate=True)


def _derived(passphrase: str, salt: bytes) -> bytes:
    with library():
        from cryptography.hazmat.primitives.kdf.scrypt import Scrypt  # noqa: PLC0415 -- only then
    kdf = Scrypt(salt, length=_KEY_BYTES, **_SCRYPT)
    return kdf.derive(prepared(passphrase).encode())
