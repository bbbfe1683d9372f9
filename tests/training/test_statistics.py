from __future__ import annotations

from datetime import UTC, date, datetime, time, timedelta, timezone
from zoneinfo import ZoneInfo

import pytest

from dealer_trainer.training.diagnosis.slips import Slip
from dealer_trainer.training.statistics.days import Row, day_of, days_in_row, week_of
from dealer_trainer.training.statistics.progress import (
    Count,
    Money,
    SlipsCounted,
    Stretch,
    count_days,
    count_slips,
    work_out,
)

RIGA = ZoneInfo("Europe/Riga")


def at(text: str, zone: timezone | ZoneInfo = RIGA) -> datetime:
    return datetime.fromisoformat(text).replace(tzinfo=zone)


def stretch(text: str, zone: timezone | ZoneInfo = RIGA, **count: int) -> Stretch:
    return Stretch(at(text, zone), "lv-ultimate", Count(rounds=1, **count))


def test_of_no_rounds_there_is_no_figure_at_all() -> None:
    figures = work_out((), (), at("2026-11-30T12:00"))
    assert figures.empty
    assert figures.total.accuracy is None
    assert figures.total.seconds_a_box is None
    assert figures.total.rounds_an_hour is None
    assert (figures.days, figures.money, figures.slips) == ((), (), ())
    assert figures.row == Row(0, False)


def test_one_round_is_a_day_and_all_wrong_is_nought_not_nothing() -> None:
    one = stretch(
        "2026-11-30T12:00",
        asked=10,
        right=0,
        wagers_asked=8,
        timed_rounds=1,
        round_milliseconds=120_000,
        timed_boxes=4,
        box_milliseconds=90_000,
        overpaid=1250,
    )
    figures = work_out((one,), (), at("2026-11-30T18:00"))
    assert not figures.empty
    assert figures.total.accuracy == 0
    assert figures.total.seconds_a_box == 22.5
    assert figures.total.rounds_an_hour == 30
    assert figures.money == (Money("lv-ultimate", 1250, 0),)
    assert [day.day for day in figures.days] == [date(2026, 11, 30)]
    assert figures.row == Row(1, True)


def test_a_round_without_times_counts_for_no_mean() -> None:
    count = Count(rounds=1, asked=2, right=1) + Count(
        rounds=1, timed_rounds=1, round_milliseconds=60_000
    )
    assert count.rounds_an_hour == 60
    assert count.seconds_a_box is None


@pytest.mark.parametrize(
    ("moment", "day"),
    [
        ("2026-11-30T23:59", date(2026, 11, 30)),
        ("2026-12-01T00:00", date(2026, 11, 30)),
        ("2026-12-01T05:59:59", date(2026, 11, 30)),
        ("2026-12-01T06:00", date(2026, 12, 1)),
    ],
)
def test_a_night_belongs_to_the_day_before_until_six(moment: str, day: date) -> None:
    assert day_of(at(moment)) == day


def test_a_day_may_end_at_another_time_or_at_midnight() -> None:
    assert day_of(at("2026-12-01T00:00"), time(0)) == date(2026, 12, 1)
    assert day_of(at("2026-12-01T07:59"), time(8)) == date(2026, 11, 30)
    assert day_of(at("2026-12-01T06:45"), time(6, 30)) == date(2026, 12, 1)


def test_a_moment_without_its_zone_is_refused() -> None:
    with pytest.raises(ValueError, match="zone"):
        day_of(datetime(2026, 12, 1, 7))  # noqa: DTZ001 -- that is what is refused


def test_the_change_of_clocks_moves_no_day() -> None:
    # On 29 March 2026 the clocks go from 3:00 to 4:00, on 25 October from 4:00 back to 3:00.
    for text, day in (
        ("2026-03-29T00:59:00+00:00", date(2026, 3, 28)),
        ("2026-03-29T02:59:59+00:00", date(2026, 3, 28)),
        ("2026-03-29T03:00:00+00:00", date(2026, 3, 29)),
        ("2026-10-25T02:59:59+00:00", date(2026, 10, 24)),
        ("2026-10-25T03:59:59+00:00", date(2026, 10, 24)),
        ("2026-10-25T04:00:00+00:00", date(2026, 10, 25)),
    ):
        assert day_of(datetime.fromisoformat(text).astimezone(RIGA)) == day


def test_a_journey_moves_no_day_that_was_lived() -> None:
    tokyo, lisbon = timezone(timedelta(hours=9)), timezone(timedelta(0))
    days = count_days(
        (
            stretch("2026-05-01T07:00", tokyo),
            stretch("2026-05-02T07:00", tokyo),
            stretch("2026-05-03T07:00", lisbon),
        )
    )
    assert [day.day.day for day in days] == [1, 2, 3]
    row = work_out(
        (stretch("2026-05-01T07:00", tokyo), stretch("2026-05-02T07:00", lisbon)),
        (),
        at("2026-05-02T08:00", lisbon),
    ).row
    assert row == Row(2, True)


def test_days_in_a_row_end_with_today_or_yesterday() -> None:
    days = [date(2026, 11, day) for day in (25, 27, 28, 29)]
    assert days_in_row(days, date(2026, 11, 29)) == Row(3, True)
    assert days_in_row(days, date(2026, 11, 30)) == Row(3, False)
    assert days_in_row(days, date(2026, 12, 1)) == Row(0, False)
    assert days_in_row([*days, date(2027, 1, 1)], date(2026, 11, 29)) == Row(3, True)
    assert days_in_row([], date(2026, 11, 29)) == Row(0, False)


def test_nights_make_a_row_of_their_own() -> None:
    nights = (stretch("2026-11-29T01:30"), stretch("2026-11-30T01:30"), stretch("2026-11-30T23:00"))
    assert work_out(nights, (), at("2026-12-01T02:00")).row == Row(3, True)


def test_reviews_and_sprints_count_for_the_days_in_a_row_alone() -> None:
    figures = work_out(
        (stretch("2026-11-29T12:00", asked=1, right=1),),
        (),
        at("2026-11-30T12:00"),
        other_practice=(at("2026-11-30T09:00"),),
    )
    assert figures.row == Row(2, True)
    assert len(figures.days) == 1


def test_a_chosen_house_and_time_leave_the_row_as_it_is() -> None:
    other = Stretch(at("2026-11-29T12:00"), "cz-ultimate", Count(rounds=1, overpaid=100))
    both = (other, stretch("2026-11-30T12:00", underpaid=50))
    figures = work_out(both, (), at("2026-11-30T13:00"), house="lv-ultimate")
    assert figures.money == (Money("lv-ultimate", 0, 50),)
    assert figures.row == Row(2, True)
    recent = work_out(both, (), at("2026-11-30T13:00"), since=date(2026, 11, 30))
    assert recent.total.rounds == 1


def test_money_of_two_houses_is_never_added() -> None:
    other = Stretch(at("2026-11-29T12:00"), "cz-ultimate", Count(rounds=1, overpaid=100))
    figures = work_out((other, stretch("2026-11-30T12:00", overpaid=7)), (), at("2026-11-30T13:00"))
    assert figures.money == (Money("cz-ultimate", 100, 0), Money("lv-ultimate", 7, 0))


def test_slips_are_counted_over_weeks_that_begin_on_monday() -> None:
    assert week_of(date(2026, 11, 29)) == date(2026, 11, 23)
    counted = (
        SlipsCounted(at("2026-11-30T05:00"), "lv-ultimate", Slip.HALF_DROPPED, 2),
        SlipsCounted(at("2026-11-30T06:00"), "lv-ultimate", Slip.HALF_DROPPED, 3),
        SlipsCounted(at("2026-11-30T06:00"), "lv-ultimate", Slip.TIE_AS_WIN, 9),
    )
    ties, halves = count_slips(counted)
    assert (ties.slip, ties.times) == (Slip.TIE_AS_WIN, 9)
    assert halves.weeks == ((date(2026, 11, 23), 2), (date(2026, 11, 30), 3))


def test_quarters_of_any_zone_fall_into_one_day() -> None:
    nepal = timezone(timedelta(hours=5, minutes=45))
    start = datetime(2026, 11, 30, 0, 15, tzinfo=UTC).astimezone(nepal)
    assert start.time() == time(6, 0)
    assert day_of(start) == date(2026, 11, 30)


def test_practice_dated_by_a_clock_that_was_ahead_counts_as_todays_and_in_no_row() -> None:
    now = at("2026-05-03T12:00", RIGA)
    lived, ahead = stretch("2026-05-02T12:00", RIGA), stretch("2036-05-03T12:00", RIGA)
    slip = SlipsCounted(ahead.at, ahead.house, Slip.ARITHMETIC, 2)
    figures = work_out((lived, ahead), (slip,), now)
    assert [day.day for day in figures.days] == [date(2026, 5, 2), date(2026, 5, 3)]
    assert figures.slips[0].weeks == ((date(2026, 4, 27), 2),)
    assert figures.row == Row(1, False)
    assert figures.practised == {date(2026, 5, 2)}
    # Who comes home from the east has lived a day that is still to come here.
    tokyo = timezone(timedelta(hours=9))
    home = work_out((stretch("2026-05-04T07:00", tokyo),), (), at("2026-05-03T14:00", RIGA))
    assert [day.day for day in home.days] == [date(2026, 5, 4)]
