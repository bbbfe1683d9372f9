"""Who trains where nothing is asked: the last trainee, one who is named, or a guest."""

from __future__ import annotations

from datetime import datetime

from dealer_trainer.training.ports import Trainee, TraineeStore
from dealer_trainer.training.trainee_names import clean_name, name_key


def trainee_named(store: TraineeStore, name: str, at: datetime) -> Trainee:
    """The trainee of a name, added if there is none.

    Raises ``NameRefused`` where it is no name, ``StoreError``.
    """
    key = name_key(clean_name(name))
    known = next((t for t in store.trainees() if name_key(t.name) == key), None)
    return known or store.add_trainee(name, at)


def trainee_unasked(store: TraineeStore, guest: str, at: datetime) -> Trainee:
    """The last trainee, else a guest of this name. Raises ``StoreError``."""
    return store.last_trainee() or trainee_named(store, guest, at)
