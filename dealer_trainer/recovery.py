"""A store that cannot be opened: its fault is told, and a damaged one put in order if wished."""

from __future__ import annotations

from datetime import datetime

from dealer_trainer import paths
from dealer_trainer.application.context import Context
from dealer_trainer.storage.store import database_path, kept_copies, put_back, set_aside
from dealer_trainer.text.store_faults import store_fault_text
from dealer_trainer.training.errors import StoreError, StoreFault
from dealer_trainer.training.ports import KeptCopy
from dealer_trainer.ui.app.application import make_application
from dealer_trainer.ui.app.dialogs import Remedy, ask_remedy, tell_alone


def mend(error: StoreError, context: Context, at: datetime) -> bool:
    """Whether the store can be opened once more."""
    if error.fault is not StoreFault.DAMAGED:
        context.streams.tell(store_fault_text(error))
        tell_alone(make_application(paths.assets()), store_fault_text(error))
        return False
    database = database_path(context.data_folder)
    try:
        remedy = ask_remedy(make_application(paths.assets()), database, kept_copies(database, at))
        match remedy:
            case Remedy.LEAVE:
                context.streams.tell(store_fault_text(error))
                return False
            case Remedy.BEGIN_ANEW:
                set_aside(database, at)
            case KeptCopy():
                put_back(database, remedy, at)
    except StoreError as another:
        context.streams.tell(store_fault_text(another))
        tell_alone(make_application(paths.assets()), store_fault_text(another))
        # A copy that is damaged too leaves the others to be tried.
        return another.fault is StoreFault.DAMAGED
    return True
