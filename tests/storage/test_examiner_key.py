"""The examiner's passphrase and the file of the key: typed on any system, of any version."""

from __future__ import annotations

import json
import os
import unicodedata
from base64 import b64decode
from pathlib import Path

import pytest
from cryptography.hazmat.primitives import serialization
from cryptography.hazmat.primitives.asymmetric import ed25519

from dealer_trainer.storage.key_wrapping import unwrap
from dealer_trainer.storage.signing import (
    PRIVATE,
    PUBLIC,
    has_key,
    make_key,
    open_key,
    public_key_text,
    sign,
    signature_fits,
)
from dealer_trainer.text.findings import examiner_refusal_text
from dealer_trainer.training.quiz.findings import ExaminerFault, ExaminerRefused

COMPOSED = unicodedata.normalize("NFC", "Крайний экзамен ё")
DECOMPOSED = unicodedata.normalize("NFD", COMPOSED)
SHORT = "1234567"

KEPT = """-----BEGIN ENCRYPTED PRIVATE KEY-----
MIGjMF8GCSqGSIb3DQEFDTBSMDEGCSqGSIb3DQEFDDAkBBDkzrJNEQyRIwYp1mA+
w9VzAgIIADAMBggqhkiG9w0CCQUAMB0GCWCGSAFlAwQBKgQQ4WL1G7GN7tmYMfLC
sSBhVARAhHgo5MsoLLb0ne6dN2Oet5hJRtHYj4xCKUP2LI4n1+WQx17D2PCk4lWS
u0ofJ014HDGOh6AfEewZrqAsjzPSbA==
-----END ENCRYPTED PRIVATE KEY-----
"""
"""A key that the program wrote before it used scrypt, under “pit boss 2026”."""

KEPT_PUBLIC = "Ekdk0UfyGxfccPI4d1toSOCHg2NuW64BhBznbqQzp70="


def fault_of(folder: Path, passphrase: str, *, made: bool = True) -> ExaminerFault:
    with pytest.raises(ExaminerRefused) as caught:
        open_key(folder, passphrase) if made else make_key(folder, passphrase)
    assert examiner_refusal_text(caught.value)
    return caught.value.fault


def earlier_key(folder: Path, passphrase: str) -> bytes:
    """The files of a key as they were written before scrypt; the private key itself."""
    key = ed25519.Ed25519PrivateKey.generate()
    private = key.private_bytes(
        serialization.Encoding.PEM,
        serialization.PrivateFormat.PKCS8,
        serialization.BestAvailableEncryption(passphrase.encode()),
    )
    public = key.public_key().public_bytes(
        serialization.Encoding.PEM, serialization.PublicFormat.SubjectPublicKeyInfo
    )
    (folder / PRIVATE).write_bytes(private)
    (folder / PUBLIC).write_bytes(public)
    return key.private_bytes_raw()


@pytest.mark.parametrize(("made", "typed"), [(DECOMPOSED, COMPOSED), (COMPOSED, DECOMPOSED)])
def test_a_passphrase_opens_however_a_system_composes_its_letters(
    tmp_path: Path, made: str, typed: str
) -> None:
    assert made != typed
    make_key(tmp_path, made)
    open_key(tmp_path, typed)
    open_key(tmp_path, typed.replace(" ", "\u00a0"))
    assert fault_of(tmp_path, COMPOSED.upper()) is ExaminerFault.WRONG_PASSPHRASE


@pytest.mark.parametrize(("made", "typed"), [(DECOMPOSED, COMPOSED), (COMPOSED, DECOMPOSED)])
def test_a_key_made_before_opens_as_it_was_typed_and_however_it_is_composed(
    tmp_path: Path, made: str, typed: str
) -> None:
    raw = earlier_key(tmp_path, made)
    assert open_key(tmp_path, typed).private_bytes_raw() == raw
    raw = earlier_key(tmp_path, made)
    assert open_key(tmp_path, made).private_bytes_raw() == raw
    assert open_key(tmp_path, typed).private_bytes_raw() == raw


@pytest.mark.parametrize(
    ("passphrase", "fault"),
    [
        ("1234567", ExaminerFault.SHORT_PASSPHRASE),
        (" " * 8, ExaminerFault.SHORT_PASSPHRASE),
        ("a b c d e f g ", ExaminerFault.SHORT_PASSPHRASE),
        ("1234567\u200b\u3164\u2800\u00ad\u00a0", ExaminerFault.SHORT_PASSPHRASE),
        ("q\u0307q\u0307q\u0307q\u0307", ExaminerFault.SHORT_PASSPHRASE),
        ("Й" * 600, ExaminerFault.LONG_PASSPHRASE),
        ("x" * 501, ExaminerFault.LONG_PASSPHRASE),
        ("blackjack\udcff", ExaminerFault.NOT_TEXT),
    ],
)
def test_a_new_passphrase_that_is_too_short_too_long_or_no_text_is_refused_in_a_sentence(
    tmp_path: Path, passphrase: str, fault: ExaminerFault
) -> None:
    assert fault_of(tmp_path, passphrase, made=False) is fault
    assert not has_key(tmp_path)


@pytest.mark.parametrize("passphrase", ["12345678", "пасьянс№7", "😀" * 500, "один два три"])
def test_a_new_passphrase_in_any_script_opens_its_key(tmp_path: Path, passphrase: str) -> None:
    make_key(tmp_path, passphrase)
    open_key(tmp_path, passphrase)


@pytest.mark.parametrize("earlier", [True, False])
def test_a_key_is_tried_with_anything_that_can_be_typed_without_a_traceback(
    tmp_path: Path, earlier: bool
) -> None:
    if earlier:
        earlier_key(tmp_path, "blackjack")
    else:
        make_key(tmp_path, "blackjack")
    for typed in ("", "Й" * 600, "x" * 5000, "\0"):
        assert fault_of(tmp_path, typed) is ExaminerFault.WRONG_PASSPHRASE
    assert fault_of(tmp_path, "blackjack\ud800") is ExaminerFault.NOT_TEXT


def test_a_key_costs_64_mebibytes_a_guess_and_only_its_own_costs_are_reckoned(
    tmp_path: Path,
) -> None:
    make_key(tmp_path, "blackjack")
    file = tmp_path / PRIVATE
    written = json.loads(file.read_text(encoding="ascii"))
    kdf = written["kdf"]
    assert kdf["name"] == "scrypt"
    assert 128 * kdf["n"] * kdf["r"] >= 64 * 1024 * 1024
    assert file.stat().st_mode & 0o077 == 0 or os.name == "nt"
    kdf["n"] = 2**40
    file.write_text(json.dumps(written), encoding="ascii")
    assert fault_of(tmp_path, "blackjack") is ExaminerFault.NOT_A_KEY


@pytest.mark.parametrize("name", ["salt", "nonce", "key"])
def test_a_key_file_that_was_changed_opens_no_more(tmp_path: Path, name: str) -> None:
    make_key(tmp_path, "blackjack")
    file = tmp_path / PRIVATE
    written = json.loads(file.read_text(encoding="ascii"))
    holder = written if name == "key" else written["kdf" if name == "salt" else "cipher"]
    holder[name] = ("B" if holder[name][0] == "A" else "A") + holder[name][1:]
    file.write_text(json.dumps(written), encoding="ascii")
    assert fault_of(tmp_path, "blackjack") is ExaminerFault.WRONG_PASSPHRASE


@pytest.mark.parametrize("data", [b"", b"{}", b"[]", b"\xff\xfe", b"[" * 9000, b'{"kdf": 1}'])
def test_what_is_no_key_is_refused_as_none(tmp_path: Path, data: bytes) -> None:
    (tmp_path / PRIVATE).write_bytes(data)
    assert fault_of(tmp_path, "blackjack") is ExaminerFault.NOT_A_KEY


def test_a_kept_key_of_before_opens_and_is_wrapped_anew_at_its_next_use(tmp_path: Path) -> None:
    file = tmp_path / PRIVATE
    file.write_text(KEPT, encoding="ascii")
    assert fault_of(tmp_path, "Pit boss 2026") is ExaminerFault.WRONG_PASSPHRASE
    assert file.read_text(encoding="ascii") == KEPT, "a wrong passphrase changes nothing"
    signed = sign({"sitting": {}}, "Ilze", tmp_path, "pit boss 2026")
    assert signed["signature"]["public_key"] == KEPT_PUBLIC
    assert signature_fits(signed)
    anew = file.read_bytes()
    assert json.loads(anew)["kdf"]["name"] == "scrypt"
    assert file.stat().st_mode & 0o077 == 0 or os.name == "nt"
    again = sign({"sitting": {}}, "Ilze", tmp_path, "pit boss 2026")
    assert again == signed, "the same private key signs"
    assert file.read_bytes() == anew, "it is wrapped anew once"
    public = unwrap(anew, "pit boss 2026", file).public_key().public_bytes_raw()
    assert public == b64decode(KEPT_PUBLIC)


def test_a_short_passphrase_of_before_still_opens(tmp_path: Path) -> None:
    raw = earlier_key(tmp_path, SHORT)
    public = public_key_text(tmp_path)
    for _use in range(2):
        assert open_key(tmp_path, SHORT).private_bytes_raw() == raw
    assert public_key_text(tmp_path) == public
    assert json.loads((tmp_path / PRIVATE).read_text(encoding="ascii"))["version"] == 2


WRITES = os.O_WRONLY | os.O_RDWR


@pytest.mark.parametrize("call", ["open", "fsync", "replace"])
def test_a_disk_that_fails_while_a_key_is_wrapped_anew_keeps_the_old_file_and_signs(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, call: str
) -> None:
    raw = earlier_key(tmp_path, "blackjack")
    before = (tmp_path / PRIVATE).read_bytes()

    opens = os.open

    def fails(*arguments: object, **named: object) -> int:
        if call == "open" and not arguments[1] & WRITES:  # type: ignore[operator]
            return opens(*arguments, **named)  # type: ignore[arg-type]
        raise OSError(28, "no space left on device")

    with monkeypatch.context() as broken:
        broken.setattr(os, call, fails)
        assert open_key(tmp_path, "blackjack").private_bytes_raw() == raw
    assert (tmp_path / PRIVATE).read_bytes() == before
    assert open_key(tmp_path, "blackjack").private_bytes_raw() == raw
    assert (tmp_path / PRIVATE).read_bytes() != before
