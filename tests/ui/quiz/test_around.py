from __future__ import annotations

import pytest
from PySide6.QtWidgets import QApplication, QCheckBox, QLineEdit, QStyle, QStyleOptionButton

from dealer_trainer.storage.lock import hold_quizzes
from dealer_trainer.storage.results import read_result
from dealer_trainer.storage.signing import read_public_key
from dealer_trainer.storage.verify import verify
from dealer_trainer.text.language import Language, set_language
from dealer_trainer.training.quiz.findings import FindingKind
from dealer_trainer.ui.app.pages import PageName
from dealer_trainer.ui.pages.quiz.rounds_chart import grid_figure
from dealer_trainer.ui.widgets.tick_box import TickBox
from tests.quizzes import EDITIONS, paper_of
from tests.ui.fitting import clipped_texts
from tests.ui.quiz.conftest import Candidate


def type_into(candidate: Candidate, name: str, text: str) -> None:
    field = candidate.widget(name)
    assert isinstance(field, QLineEdit)
    field.setFocus()
    field.clear()
    candidate.person.type(text)


def test_the_rules_stand_on_one_page_before_the_start(candidate: Candidate) -> None:
    candidate.choose("certification")
    words = candidate.words()
    for told in (
        "Trainee: Elena",
        "20 rounds · 5 boxes a round · 2:00 a round",
        "At least 95 % of the bets right",
        "No error on whether the dealer qualifies",
        "The clock cannot be stopped",
        "The pay tables are closed",
        "Boxes settled out of order are reported, but do not decide",
        "at least 4",
    ):
        assert told in words


@pytest.mark.parametrize("answers", [0, 1, 7])
def test_a_quiz_cut_short_goes_on_at_the_same_question_and_its_clock_has_run_on(
    candidate: Candidate, answers: int
) -> None:
    candidate.begin()
    candidate.clock.run(20)
    candidate.answer(count=answers)
    candidate.tick()
    before, remaining = candidate.drill, candidate.state.remaining
    candidate.clock.run(40)
    candidate.open("Elena")
    assert candidate.person.is_shown("start.quiz")
    candidate.person.enter()
    assert candidate.drill.layout == before.layout
    assert candidate.drill.answers == before.answers
    assert candidate.drill.changes == before.changes
    assert abs(candidate.state.remaining - (remaining - 40_000)) <= 1000
    assert candidate.state.resumed == 1


def test_past_the_deadline_it_is_closed_and_scored(candidate: Candidate) -> None:
    candidate.begin()
    candidate.answer()
    candidate.clock.run(3600)
    candidate.open("Elena")
    candidate.person.click("start.quiz.continue")
    assert candidate.person.page.objectName() == "quiz_result"
    assert "Not passed" in candidate.words()
    assert "Resumed 1 time" in candidate.words()
    candidate.go_to(PageName.START)
    assert not candidate.person.is_shown("start.quiz")


def test_another_window_that_takes_a_quiz_is_told_of_and_not_disturbed(
    candidate: Candidate,
) -> None:
    candidate.choose()
    with hold_quizzes(candidate.person.services.data_folder):
        candidate.person.enter()
        assert "A quiz is open in another window" in candidate.words()
        assert candidate.person.program.quizzes.slot.table is None
    candidate.person.enter()
    assert candidate.state.number == 0


def test_a_broken_quiz_file_is_told_with_file_line_and_rule(candidate: Candidate) -> None:
    folder = candidate.person.services.data_folder / "quizzes"
    folder.mkdir()
    built_in = candidate.person.services.assets / "quizzes" / "short.yaml"
    text = built_in.read_text("utf-8").replace("rounds: 5", "rounds: many")
    mine = text.replace("id: short", "id: mine").replace("code: SHORT", "code: MINE")
    (folder / "mine.yaml").write_text(mine, encoding="utf-8")
    candidate.person.click("nav.quizzes")
    line = mine.splitlines().index("rounds: many") + 1
    assert f"mine.yaml:{line}: rounds" in candidate.words()
    assert candidate.person.is_shown("quizzes.short")


def test_a_quiz_of_ones_own_is_offered_and_taken(candidate: Candidate) -> None:
    folder = candidate.person.services.data_folder / "quizzes"
    folder.mkdir()
    built_in = candidate.person.services.assets / "quizzes" / "short.yaml"
    text = built_in.read_text("utf-8").replace("id: short", "id: mine")
    (folder / "mine.yaml").write_text(text.replace("code: SHORT", "code: MINE"), encoding="utf-8")
    candidate.begin("mine")
    assert candidate.state.paper.definition.id == "mine"


def test_a_quiz_from_a_known_code_is_that_paper_and_says_so(candidate: Candidate) -> None:
    paper = paper_of("short", "bg-ultimate", 4321)
    candidate.person.click("nav.quizzes")
    type_into(candidate, "quizzes.code", paper.code[:-1] + "2")
    candidate.person.enter()
    assert "check character" in candidate.words()
    type_into(candidate, "quizzes.code", paper.code.lower())
    candidate.person.enter()
    assert candidate.person.page.objectName() == "quiz_rules"
    candidate.person.enter()
    assert candidate.state.paper.layouts == paper.layouts
    assert candidate.state.paper.house.id == "bg-ultimate"
    candidate.leave()
    assert "Taken from a code that was known before" in candidate.words()


def hold_it(candidate: Candidate) -> None:
    box = candidate.widget("quiz_rules.examined.on")
    assert isinstance(box, QCheckBox)
    box.setChecked(True)


def examined(candidate: Candidate, passphrase: str, again: str | None = None) -> None:
    candidate.choose()
    hold_it(candidate)
    type_into(candidate, "quiz_rules.examiner", "Ilze Berzina")
    type_into(candidate, "quiz_rules.passphrase", passphrase)
    if again is not None:
        type_into(candidate, "quiz_rules.passphrase.again", again)
    candidate.person.enter()


def test_an_examined_quiz_is_signed_when_it_is_over(candidate: Candidate) -> None:
    examined(candidate, "blackjack", "blackjacks")
    assert "The two passphrases differ" in candidate.words()
    examined(candidate, "blackjack", "blackjack")
    assert candidate.state.number == 0
    candidate.leave()
    assert "Examined and signed by Ilze Berzina" in candidate.words()
    candidate.person.click("quiz_result.file")
    (file,) = candidate.saved.glob("*.json")
    public = candidate.saved / "examiner.pub"
    candidate.person.services.office.save_public_key(public)
    found = verify(read_result(file), EDITIONS, read_public_key(public))
    assert [each.kind for each in found] == [FindingKind.SIGNED]


def test_a_wrong_passphrase_starts_nothing(candidate: Candidate) -> None:
    candidate.person.services.office.make_key("blackjack")
    examined(candidate, "roulette1")
    assert "The passphrase is wrong" in candidate.words()
    assert candidate.person.program.quizzes.slot.table is None


def test_after_an_interruption_the_examiner_signs_on_the_result(candidate: Candidate) -> None:
    examined(candidate, "blackjack", "blackjack")
    candidate.open("Elena")
    candidate.person.enter()
    candidate.leave()
    assert "Not signed yet" in candidate.words()
    type_into(candidate, "quiz_result.passphrase", "roulette1")
    candidate.person.enter()
    assert "The passphrase is wrong" in candidate.words()
    type_into(candidate, "quiz_result.passphrase", "blackjack")
    candidate.person.enter()
    assert "Examined and signed by Ilze Berzina" in candidate.words()
    assert not candidate.person.is_shown("quiz_result.sign")


def test_who_examines_is_told_what_no_signature_excludes(candidate: Candidate) -> None:
    candidate.choose("short")
    told = "can read the paper and its right answers"
    assert told not in candidate.words()
    hold_it(candidate)
    assert told in candidate.words()


@pytest.mark.parametrize("language", list(Language))
def test_the_examiners_card_has_room_for_its_words(
    candidate: Candidate, language: Language
) -> None:
    candidate.open("Elena", language=language)
    candidate.person.window.resize(1024, 768)
    candidate.choose("certification")
    hold_it(candidate)
    QApplication.processEvents()
    assert clipped_texts(candidate.person.window) == []


def test_a_result_changed_before_it_is_signed_is_not_signed_and_it_is_told(
    candidate: Candidate,
) -> None:
    examined(candidate, "blackjack", "blackjack")
    candidate.open("Elena")
    candidate.person.enter()
    candidate.leave()
    with candidate.person.store.database.writing() as connection:
        connection.execute(
            """UPDATE quizzes SET result = replace(result, '"passed": false', '"passed": true')"""
        )
    type_into(candidate, "quiz_result.passphrase", "blackjack")
    candidate.person.enter()
    assert "Not signed: what is stored of this quiz" in candidate.words()
    assert "Examined and signed" not in candidate.words()


def test_every_round_can_be_reviewed_and_the_history_keeps_the_quiz(candidate: Candidate) -> None:
    candidate.begin()
    for _round in range(5):
        candidate.answer()
    assert "Passed" in candidate.words()
    candidate.person.click("quiz_result.round.1")
    for number in range(1, 6):
        assert f"Round {number} of 5" in candidate.words()
        candidate.person.enter()
    assert candidate.person.page.objectName() == "quiz_result"
    candidate.go_to(PageName.QUIZZES)
    assert candidate.person.is_shown("quizzes.taken.1")
    candidate.person.click("quizzes.taken.1")
    assert candidate.person.page.objectName() == "quiz_result"


def test_quizzes_of_others_are_not_in_a_history(candidate: Candidate) -> None:
    candidate.begin()
    candidate.leave()
    candidate.open("Elena", "Boris")
    candidate.person.program.turn_to(PageName.PEOPLE)
    boris = next(t for t in candidate.person.store.trainees.trainees() if t.name == "Boris")
    candidate.person.shell_page.chosen.emit(boris)  # type: ignore[attr-defined]
    candidate.go_to(PageName.QUIZZES)
    assert "No quiz has been taken yet" in candidate.words()


def test_a_quiz_changes_no_statistics_of_practice(candidate: Candidate) -> None:
    candidate.begin()
    candidate.answer()
    candidate.leave()
    trainee = candidate.person.store.trainees.trainees()[0]
    assert candidate.person.store.drills.unfinished(trainee) is None
    with candidate.person.store.database.reading() as connection:
        assert connection.execute("SELECT count(*) FROM rounds").fetchone() == (0,)


@pytest.mark.parametrize(("language", "half"), [(Language.EN, "2.5"), (Language.CS, "2,5")])
def test_seconds_beside_the_chart_have_the_mark_of_the_language(
    language: Language, half: str
) -> None:
    set_language(language)
    assert [grid_figure(seconds) for seconds in (0, 2.5, 300)] == ["0", half, "300"]


def test_the_box_of_an_examined_quiz_is_ticked_not_only_filled(candidate: Candidate) -> None:
    candidate.choose()
    box = candidate.widget("quiz_rules.examined.on")
    assert isinstance(box, TickBox)

    def inks() -> set[str]:
        picture = box.grab().toImage()
        option = QStyleOptionButton()
        box.initStyleOption(option)
        part = QStyle.SubElement.SE_CheckBoxIndicator
        inside = box.style().subElementRect(part, option, box).adjusted(2, 2, -2, -2)
        return {
            picture.pixelColor(x, y).name()
            for x in range(inside.left(), inside.right())
            for y in range(inside.top(), inside.bottom())
        }

    assert len(inks()) == 1
    box.setChecked(True)
    assert len(inks()) > 1
