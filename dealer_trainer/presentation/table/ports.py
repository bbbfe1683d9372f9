"""What the presenter of the table works with: its page, what is shown, and what stands around."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Protocol, TypeVar

from dealer_trainer.frozen import dataclass

if TYPE_CHECKING:
    from dealer_trainer.presentation.felt import FeltState
    from dealer_trainer.presentation.table.looking import Feedback
    from dealer_trainer.presentation.table.state import Manner, Times
    from dealer_trainer.rules.house import House
    from dealer_trainer.training.preferences import Preferences

Shown_co = TypeVar("Shown_co", covariant=True)
Shown_contra = TypeVar("Shown_contra", contravariant=True)


@dataclass(frozen=True, slots=True)
class TableUse:
    """How the trainee works at the table: by mouse or keys, with the pay tables open, where the
    marks are looked at.
    """

    preferences: Preferences
    by_mouse: bool = False
    pay_tables: bool = False
    feedback: Feedback | None = None


class Screen(Protocol[Shown_co]):
    """What is shown of a session, in the language in use. ``interval`` is how often its time is
    looked at, in milliseconds.
    """

    @property
    def manner(self) -> Manner:
        """What the table is used for."""

    @property
    def interval(self) -> int:
        """Milliseconds from one look at the time to the next."""

    def page(self, use: TableUse) -> Shown_co:
        """The whole page."""

    def times(self, preferences: Preferences) -> Times:
        """What the clock shows."""


class PreferencesInUse(Protocol):
    """The preferences, asked and changed where they are kept."""

    @property
    def preferences(self) -> Preferences:
        """The preferences as they are now."""

    def change(self, **changes: Any) -> None:
        """Change some of them."""


class TablePage(Protocol[Shown_contra]):
    """The page that shows a table."""

    def show_state(self, state: Shown_contra) -> None:
        """Show a state."""

    def show_times(self, times: Times) -> None:
        """Show what the clock shows."""

    def show_house(self, house: House) -> None:
        """The house whose pay tables can be opened."""

    def prefer(self, preferences: Preferences) -> None:
        """Take the sizes, sides and cards that a trainee likes."""

    def await_paint(self) -> None:
        """Tell the presenter when what is shown has been painted next."""

    def make_ready(self, felt: FeltState) -> None:
        """Paint the pictures of a layout that comes next."""


class TableHost(Protocol):
    """What stands around the page: its clock, its window, and who opened it."""

    def tick_every(self, milliseconds: int) -> None:
        """Have the presenter look at the time so often; nought is never."""

    def switch_full_screen(self) -> None:
        """To the full screen, or back."""

    def finish(self) -> None:
        """The session is over."""

    def leave(self) -> None:
        """The trainee leaves."""
