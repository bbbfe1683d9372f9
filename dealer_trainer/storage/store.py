"""The store in use: the one module that names it. Another is another package with these names."""

from __future__ import annotations

from typing import TYPE_CHECKING

from dealer_trainer.storage.sqlite.backup import kept_copies, put_back, set_aside
from dealer_trainer.storage.sqlite.store import Store, database_path, open_store

if TYPE_CHECKING:
    # The store makes them when they are first asked for; others only name their types.
    from dealer_trainer.storage.sqlite.exchange import Exchange, Imported
    from dealer_trainer.storage.sqlite.quiz_attempts import QuizAttemptRepository

__all__ = [
    "Exchange",
    "Imported",
    "QuizAttemptRepository",
    "Store",
    "database_path",
    "kept_copies",
    "open_store",
    "put_back",
    "set_aside",
]
