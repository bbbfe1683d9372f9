from __future__ import annotations

from PySide6.QtWidgets import QLabel, QListWidget

from dealer_trainer.training.clock import SystemClock
from dealer_trainer.training.errors import StoreError, StoreFault
from dealer_trainer.ui.app.pages import PageName
from tests.ui.shell.conftest import OpenWindow, Person


def shown_copies(person: Person) -> list[str]:
    shown = person.widget("settings.copies")
    assert isinstance(shown, QListWidget)
    return [shown.item(row).text() for row in range(shown.count())]


def test_a_copy_is_put_back_from_the_settings_after_one_question(open_for: OpenWindow) -> None:
    open_for("Anna")
    # Today's copy is made at the start after the one that Anna was added in.
    person = open_for("Anna")
    late = person.store.trainees.add_trainee("Late", SystemClock().now())
    person.program.turn_to(PageName.SETTINGS)
    assert len(shown_copies(person)) == 1
    person.click("settings.put_back")
    assert len(person.store.trainees.trainees()) == 2
    person.click("settings.put_back_cancel")
    assert len(person.store.trainees.trainees()) == 2
    person.click("settings.put_back")
    person.click("settings.put_back_confirm")
    assert late not in person.store.trainees.trainees()
    assert [trainee.name for trainee in person.store.trainees.trainees()] == ["Anna"]
    assert person.page.objectName() == "people"
    assert len(list(person.services.data_folder.glob("replaced-*"))) == 1


def test_a_copy_that_is_damaged_leaves_all_as_it_is_and_is_told(open_for: OpenWindow) -> None:
    open_for("Anna")
    person = open_for("Anna")
    for copy in (person.services.data_folder / "copies").iterdir():
        copy.write_bytes(b"spoiled" * 500)
    person.program.turn_to(PageName.SETTINGS)
    told: list[StoreError] = []
    person.program.navigator.tell = told.append  # type: ignore[method-assign, assignment]
    person.click("settings.put_back")
    person.click("settings.put_back_confirm")
    assert [error.fault for error in told] == [StoreFault.DAMAGED]
    assert [trainee.name for trainee in person.store.trainees.trainees()] == ["Anna"]


def test_without_a_copy_there_is_nothing_to_put_back(open_for: OpenWindow) -> None:
    person = open_for("Anna")
    person.program.turn_to(PageName.SETTINGS)
    assert not person.is_shown("settings.put_back")
    told = [label.text() for label in person.page.findChildren(QLabel)]
    assert any("each day" in text and "the whole data folder" in text for text in told)
    assert str(person.services.data_folder) in told
    assert not any("trainer.db" in text for text in told)
