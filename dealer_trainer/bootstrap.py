"""The place that makes everything the window needs, and joins it."""

from __future__ import annotations

import argparse
from datetime import datetime
from functools import cache, partial
from random import SystemRandom
from typing import TYPE_CHECKING

from dealer_trainer import __version__, paths
from dealer_trainer.application.context import Context, Refused, house_of
from dealer_trainer.application.parser import AddCommand, whole
from dealer_trainer.application.surroundings import check_window
from dealer_trainer.dealing.dealer import Dealer
from dealer_trainer.dealing.request import Mix
from dealer_trainer.presentation.services import AppServices, Opening, Repositories
from dealer_trainer.rules.errors import BadInput
from dealer_trainer.rules.house import House
from dealer_trainer.storage.file_systems import is_local
from dealer_trainer.storage.houses import HouseShelf, LoadedHouses
from dealer_trainer.storage.lock import FolderLock, hold_folder
from dealer_trainer.storage.settings import SETTINGS, SettingsFile
from dealer_trainer.storage.store import Store, open_store
from dealer_trainer.text.language import Language, _, pgettext, set_language
from dealer_trainer.text.store_faults import name_fault_text, store_fault_text
from dealer_trainer.training.clock import SystemClock
from dealer_trainer.training.errors import NameRefused, QuizHeld, StoreError
from dealer_trainer.training.guest import trainee_named, trainee_unasked
from dealer_trainer.training.ports import Trainee
from dealer_trainer.training.preferences import Preferences

if TYPE_CHECKING:
    from dealer_trainer.training.custom_houses import CustomHouses
    from dealer_trainer.training.quiz.library import QuizLibrary

_SEED_BITS = 32
DONE, MACHINE_FAULT = 0, 1


def add(make: AddCommand) -> None:
    """What the command can be asked."""
    command = make("drill", _("opens the window in a drill"))
    command.add_argument("--house", metavar="ID", required=True, help=_("id of the house"))
    command.add_argument("--seed", metavar="N", type=whole(0), help=_("the same layouts again"))
    command.add_argument("--trainee", metavar="NAME", help=_("who trains"))
    command.add_argument(
        "--exit-when-painted",
        action="store_true",
        help=_("write “painted” and end when the first layout has been painted"),
    )


def run(arguments: argparse.Namespace, context: Context) -> int:
    """Open the window and run it; the exit status. Raises ``Refused`` for what cannot be."""
    check_window()
    shelf = context.open_shelf()
    house = house_of(shelf, arguments.house) if arguments.command == "drill" else None
    if not shelf.houses:
        raise Refused(_("There is no house that can be used. Install the trainer anew."))
    clock = SystemClock()
    presets, presets_fault = _presets(context, shelf)
    settings = SettingsFile(context.data_folder / SETTINGS, presets)
    if arguments.language is None:
        _speak_as_preferred(settings)
    asks = not getattr(arguments, "exit_when_painted", False)
    hold = _held(context, asks=asks)
    if hold is None:
        return MACHINE_FAULT
    store = _opened(context, clock, asks=asks)
    if store is None:
        hold.release()
        return MACHINE_FAULT
    # Qt is loaded when nothing can be refused any more; the words above do without it.
    from dealer_trainer.ui.qt.loading import load_qt  # noqa: PLC0415 -- see above

    load_qt()
    from dealer_trainer.ui.app.application import run_window  # noqa: PLC0415 -- see above

    try:
        services = make_services(context, shelf, store, settings, clock, presets_fault)
        return run_window(services, _opening(arguments, context, house, store, clock.now()))
    except StoreError as error:
        context.streams.tell(store_fault_text(error))
        return MACHINE_FAULT
    finally:
        store.close()
        hold.release()


def _presets(context: Context, shelf: HouseShelf) -> tuple[Preferences, BadInput | None]:
    """What was set for the first start; later ones do without it. A fault is told."""
    program = paths.program()
    if program is None or (context.data_folder / SETTINGS).exists():
        return Preferences(), None
    # Only a first start waits for it.
    from dealer_trainer.storage.presets import read_presets  # noqa: PLC0415 -- see above

    presets, bad = read_presets(program, [each.value for each in Language], list(shelf.by_id))
    if bad is not None:
        context.streams.tell_bad_input(bad)
    return presets, bad


def _held(context: Context, *, asks: bool) -> FolderLock | None:
    """The hold on the data folder; nothing where another window has it, or the disk fails."""
    try:
        return hold_folder(context.data_folder)
    except QuizHeld:
        sentence = _(
            "The trainer is open already with this data folder: {folder}. Go on in that window, "
            "or close it first."
        ).format(folder=context.data_folder)
    except StoreError as error:
        sentence = store_fault_text(error)
    context.streams.tell(sentence)
    if asks:
        # Only who is told waits for it to be loaded.
        from dealer_trainer.ui.app.application import make_application  # noqa: PLC0415 -- see above
        from dealer_trainer.ui.app.dialogs import tell_alone  # noqa: PLC0415 -- see above

        tell_alone(make_application(paths.assets()), sentence)
    return None


def _opened(context: Context, clock: SystemClock, *, asks: bool) -> Store | None:
    """The store; of a damaged one it is asked what to do. Nothing where it stays closed."""
    while True:
        try:
            return open_store(context.data_folder, clock.now())
        except StoreError as error:
            if not asks:
                context.streams.tell(store_fault_text(error))
                return None
            # Only who has the fault waits for these to be loaded.
            from dealer_trainer.recovery import mend  # noqa: PLC0415 -- see above

            if not mend(error, context, clock.now()):
                return None


def make_services(
    context: Context,
    shelf: HouseShelf,
    store: Store,
    settings: SettingsFile,
    clock: SystemClock,
    presets_fault: BadInput | None = None,
) -> AppServices:
    """What the window works with, joined to the opened store and the settings' file."""
    catalog = LoadedHouses(shelf, paths.assets(), context.data_folder)
    return AppServices(
        clock=clock,
        trainees=store.trainees,
        open_drills=lambda: store.drills,
        open_office=cache(partial(_office, context, store)),
        open_own_houses=cache(partial(_own_houses, context, catalog)),
        open_repositories=cache(partial(_repositories, store, catalog)),
        preferences=settings,
        catalog=catalog,
        deal=Dealer,
        mixes=tuple(Mix),
        new_seed=partial(SystemRandom().getrandbits, _SEED_BITS),
        log=lambda text: _log(context, clock.now(), text),
        assets=paths.assets(),
        data_folder=context.data_folder,
        version=__version__,
        copy_fault=store.copy_fault,
        settings_fault=settings.fault(),
        presets_fault=presets_fault,
        copies=store.copies,
        on_network=not is_local(context.data_folder),
    )


# No start waits for these: each is loaded when a page asks for it first.


def _log(context: Context, at: datetime, text: str) -> None:
    # Only a fault waits for it.
    from dealer_trainer.storage.log import write_log  # noqa: PLC0415 -- see above

    write_log(context.data_folder, at, text)


def _office(context: Context, store: Store) -> QuizLibrary:
    from dealer_trainer.storage.quiz_library import DiskQuizLibrary  # noqa: PLC0415 -- see above

    return DiskQuizLibrary(store.quizzes, paths.assets(), context.data_folder)


def _own_houses(context: Context, catalog: LoadedHouses) -> CustomHouses:
    from dealer_trainer.storage.custom_houses import DiskCustomHouses  # noqa: PLC0415 -- see above

    return DiskCustomHouses(catalog, context.data_folder)


def _repositories(store: Store, catalog: LoadedHouses) -> Repositories:
    from dealer_trainer.application.trainee_files import TraineeFiles  # noqa: PLC0415 -- see above

    data = TraineeFiles(store, catalog)
    return Repositories(store.mistakes, store.sprints, store.progress, store.quizzes, data)


def _opening(
    arguments: argparse.Namespace,
    context: Context,
    house: House | None,
    store: Store,
    at: datetime,
) -> Opening:
    if house is None:
        return Opening()
    painted = partial(_tell_painted, context) if arguments.exit_when_painted else None
    return Opening(house, arguments.seed, _trainee(arguments.trainee, store, at), painted)


def _trainee(name: str | None, store: Store, at: datetime) -> Trainee:
    """Whose drill it is; nothing is asked. Raises ``Refused`` for what is no name."""
    if name is None:
        guest = pgettext("name of a trainee", "Guest")
        return trainee_unasked(store.trainees, guest, at)
    try:
        return trainee_named(store.trainees, name, at)
    except NameRefused as refused:
        raise Refused(name_fault_text(refused)) from refused


def _speak_as_preferred(settings: SettingsFile) -> None:
    codes = {language.value: language for language in Language}
    preferred = codes.get(settings.load().language or "")
    if preferred is not None:
        set_language(preferred)


def _tell_painted(context: Context) -> int:
    """Write it; the exit status."""
    try:
        context.streams.out.write("painted\n")
        context.streams.out.flush()
    except BrokenPipeError:
        return DONE
    except OSError:
        # The command line tells it when the window is closed, as of any command.
        return MACHINE_FAULT
    return DONE
