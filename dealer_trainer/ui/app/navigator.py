"""How the trainee comes from page to page, and what every page's controller works with."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from importlib import import_module
from typing import TYPE_CHECKING, Generic, TypeVar

from PySide6.QtCore import QObject

from dealer_trainer.text.store_faults import store_fault_text
from dealer_trainer.training.errors import StoreError

if TYPE_CHECKING:
    from dealer_trainer.presentation.services import AppServices
    from dealer_trainer.ui.app.main_window import MainWindow
    from dealer_trainer.ui.app.pages import PageName
    from dealer_trainer.ui.state import AppState
    from dealer_trainer.ui.widgets.page import Page

PageT = TypeVar("PageT", bound="Page")
ControllerT = TypeVar("ControllerT", bound="Controller")


class Navigator(QObject):
    """Opens pages by name through their controllers, of which it makes each once, and tells what
    went wrong. ``window`` owns it.
    """

    def __init__(self, window: MainWindow, services: AppServices, state: AppState) -> None:
        super().__init__(window)
        self.window = window
        self.services = services
        self.state = state
        self._controllers: dict[type[Controller], Controller] = {}
        window.page_wanted.connect(self.open)
        state.language_changed.connect(self._retranslate)
        state.not_kept.connect(self.tell)

    def get(self, kind: type[ControllerT]) -> ControllerT:
        """The one controller of a class."""
        if kind not in self._controllers:
            self._controllers[kind] = kind(self)
        found = self._controllers[kind]
        assert isinstance(found, kind)
        return found

    def open(self, name: PageName) -> None:
        """Open a page as things are now; where nobody trains who is needed, ask who does."""
        # A drill that is opened at once waits for no page.
        from dealer_trainer.ui.app.pages import SPECS, PageName  # noqa: PLC0415 -- see above

        spec = SPECS[name]
        if self.state.trainee is None and not spec.for_anyone:
            spec = SPECS[PageName.PEOPLE]
        module, _colon, kind = spec.controller.partition(":")
        found = getattr(import_module(f"{__package__}.{module}"), kind)
        with self.faults_told():
            self.get(found).open(spec.name)

    def home(self) -> None:
        """Open the start page."""
        from dealer_trainer.ui.app.pages import PageName  # noqa: PLC0415 -- see ``open``

        self.open(PageName.START)

    @contextmanager
    def faults_told(self) -> Iterator[None]:
        """What is done here may meet a fault of the disk: it is told, and what follows goes on."""
        try:
            yield
        except StoreError as error:
            self.tell(error)

    def tell(self, error: StoreError) -> None:
        """Tell a fault of the disk; the window stays usable behind."""
        self.tell_sentence(store_fault_text(error))

    def tell_sentence(self, sentence: str) -> None:
        """Tell something in a dialog."""
        from dealer_trainer.ui.app.dialogs import tell  # noqa: PLC0415 -- no start waits for it

        tell(self.window, sentence)

    def _retranslate(self) -> None:
        self.window.retranslate()
        for controller in self._controllers.values():
            with self.faults_told():
                controller.refresh()


class Controller(QObject):
    """Opens the pages of one field and acts on what is done there. Its ``navigator`` owns it."""

    def __init__(self, navigator: Navigator) -> None:
        super().__init__(navigator)
        self.navigator = navigator
        self.window = navigator.window
        self.services = navigator.services
        self.state = navigator.state

    def open(self, name: PageName) -> None:
        """Show one of its pages as things are now. Raises ``StoreError``."""
        raise NotImplementedError

    def refresh(self) -> None:
        """Say anew what comes with the state of a page, in the language in use.
        Raises ``StoreError``.
        """


class PageController(Controller, Generic[PageT]):
    """The controller of one page, which is made when it is first shown and made anew when the
    houses have changed.
    """

    def __init__(self, navigator: Navigator) -> None:
        super().__init__(navigator)
        self.page: PageT | None = None
        self.state.houses_changed.connect(self._drop_page)

    def make_page(self) -> PageT:
        """The page, its signals connected."""
        raise NotImplementedError

    def show_state(self, page: PageT) -> None:
        """Show things on the page as they are now. Raises ``StoreError``."""
        raise NotImplementedError

    def open(self, name: PageName) -> None:
        """Show the page as things are now. Raises ``StoreError``."""
        if self.page is None:
            self.page = self.make_page()
        self.show_state(self.page)
        self.window.show_page(name, self.page)

    def refresh(self) -> None:
        """Say anew what comes with the state of the page. Raises ``StoreError``."""
        if self.page is not None:
            self.show_state(self.page)

    def _drop_page(self) -> None:
        self.page = None
