from __future__ import annotations

import hashlib
import subprocess
import sys
from pathlib import Path

from hypothesis import given
from hypothesis import strategies as st

from dealer_trainer.digests import blake2b, sha256
from tests.patience import PATIENCE

ROOT = Path(__file__).resolve().parents[1]


@given(st.binary(max_size=300))
def test_digests_are_the_librarys(data: bytes) -> None:
    assert sha256(data).digest() == hashlib.sha256(data).digest()
    assert sha256(data).hexdigest() == hashlib.sha256(data).hexdigest()
    assert blake2b(data, digest_size=16).digest() == hashlib.blake2b(data, digest_size=16).digest()


def test_openssl_is_not_loaded_for_them() -> None:
    script = (
        "import sys\n"
        "from dealer_trainer.digests import sha256\n"
        "from dealer_trainer.dealing import dealer\n"
        "assert '_hashlib' not in sys.modules\n"
    )
    subprocess.run([sys.executable, "-c", script], check=True, cwd=ROOT, timeout=PATIENCE)
