"""SHA-256 and BLAKE2 from Python's own modules, as its ``random`` takes them.

``hashlib`` loads the whole of OpenSSL first, and a start would wait for it. The values are the
same.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

__all__ = ["blake2b", "sha256"]

if TYPE_CHECKING:
    from hashlib import blake2b, sha256
else:
    try:
        from _blake2 import blake2b

        from _sha2 import sha256
    except ImportError:
        try:
            # Its name up to Python 3.11.
            from _blake2 import blake2b
            from _sha256 import sha256
        except ImportError:
            from hashlib import blake2b, sha256
