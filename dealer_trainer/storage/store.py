"""The store in use: the one line that names it. Another is another package with these names."""

from __future__ import annotations

from dealer_trainer.storage.sqlite.store import Store, database_path, open_store

__all__ = ["Store", "database_path", "open_store"]
