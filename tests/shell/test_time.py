"""Moments as people read them: in the time that held then, and with a today that goes on."""

from __future__ import annotations

import re
import time
from collections.abc import Callable, Iterator
from datetime import UTC, date, datetime, timedelta
from pathlib import Path
from random import Random
from typing import Any, Never
from zoneinfo import ZoneInfo, available_timezones

import pytest

from build.album.collected import CountedHistory, collection_of
from build.album.past import InventedHistory
from game import clock
from game.campaign.council import new_campaign
from game.daily.table import PERSON, table_of
from game.history import EveningGuest, EveningLine
from game.library.copies import write_picture
from game.problems.daily import of_the_day
from game.problems.problem import problems
from game.seating import SeatSetup, TableSetup
from scenes.app import shelf
from scenes.backend.headless import HeadlessScreen
from scenes.council.entry import ENTRY
from scenes.council.history import history_words
from scenes.council.trilogy.campaign_list import CampaignsScene
from scenes.kit.display import Control
from scenes.kit.preferences import Preferences, Speed
from scenes.kit.scene import Push, Scene
from scenes.shell.collection.scene import CollectionScene
from scenes.shell.daily.scene import DailyScene
from scenes.shell.dates import when
from scenes.shell.dialogs.notice import NoticeScene
from scenes.shell.entry import ExitReason
from scenes.shell.history.scene import HistoryScene
from scenes.shell.history.words import day
from scenes.shell.lists.games import GamesScene
from scenes.shell.lists.labels import facts
from scenes.shell.lists.tables import TablesScene
from scenes.shell.title.problems import ProblemsScene, ProblemTile
from scenes.table.scene import TableScene
from tests.history.playing import EVENING, setups
from tests.shell.history_pages import store
from tests.support.library import library, play, table
from tests.support.window import frame, texts

ROOT = Path(__file__).parents[2]
ZONES = (
    "Europe/Berlin",
    "Europe/Moscow",  # standard time was another one until 2014
    "America/Caracas",  # half an hour went and came
    "Asia/Kolkata",
    "Asia/Kathmandu",
    "Australia/Lord_Howe",  # half an hour of summer, in January
    "America/Santiago",
    "Pacific/Apia",  # a day was left out in 2011
    "Pacific/Kiritimati",
    "UTC",
)
YEAR = EVENING.year
START = datetime(2007, 1, 1, 22, 30, tzinfo=UTC)
needs_zones = pytest.mark.skipif(
    not hasattr(time, "tzset") or not available_timezones().issuperset(ZONES),
    reason="this system lends no other zone",
)


@pytest.fixture
def live_in(monkeypatch: pytest.MonkeyPatch) -> Iterator[Callable[[str], None]]:
    def move(zone: str) -> None:
        monkeypatch.setenv("TZ", zone)
        time.tzset()

    yield move
    monkeypatch.undo()
    time.tzset()


def at(text: str) -> datetime:
    return clock.local(datetime.fromisoformat(text))


@needs_zones
@pytest.mark.parametrize("zone", ZONES)
def test_a_moment_is_told_in_the_time_that_held_then(
    zone: str, live_in: Callable[[str], None], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    live_in(zone)
    now = at("2027-12-31T12:00+00:00")
    for number in range(0, 20 * 365, 53):
        moment = START + timedelta(days=number, minutes=number)
        right = moment.astimezone(ZoneInfo(zone))
        assert clock.local(moment).replace(tzinfo=None) == right.replace(tzinfo=None)
        if right.year == now.year:
            assert when(moment, now).endswith(f" at {right:%H:%M}")
        told = day(moment.isoformat(), now)
        assert told.split()[:2] == [str(right.day), f"{right:%B}"]
    monkeypatch.setattr("game.library.copies.datetime", _Still)
    name = f"{_Still.moment.astimezone(ZoneInfo(zone)):%Y-%m-%d}-Ada.png"
    assert write_picture(b"", tmp_path, ["Ada"]).name == name


class _Still(datetime):
    moment = datetime(2026, 7, 1, 23, 30, tzinfo=UTC)

    @classmethod
    def now(cls, _tz: object = None) -> _Still:
        return cls.fromtimestamp(cls.moment.timestamp(), UTC)


@needs_zones
@pytest.mark.parametrize(
    ("zone", "now", "moment", "told"),
    [
        ("Europe/Berlin", "2026-11-27T20:00+00:00", "2026-07-01T22:30+00:00", "2 July at 00:30"),
        ("Europe/Berlin", "2026-10-25T20:00+00:00", "2026-10-24T22:30+00:00", "today at 00:30"),
        ("Europe/Berlin", "2026-10-25T23:30+00:00", "2026-10-24T22:30+00:00", "yesterday at 00:30"),
        ("Europe/Berlin", "2026-03-29T20:00+00:00", "2026-03-28T22:30+00:00", "yesterday at 23:30"),
        ("Europe/Berlin", "2026-03-29T20:00+00:00", "2026-03-28T23:30+00:00", "today at 00:30"),
        ("Australia/Sydney", "2026-10-04T10:00+00:00", "2026-10-03T13:30+00:00",
         "yesterday at 23:30"),
        ("Asia/Kolkata", "2026-11-27T20:00+00:00", "2026-11-27T18:20+00:00", "yesterday at 23:50"),
        ("Europe/Moscow", "2014-10-26T20:00+00:00", "2014-10-25T20:30+00:00", "today at 00:30"),
    ],
)  # fmt: skip
def test_today_and_yesterday_hold_when_the_clocks_change(
    zone: str, now: str, moment: str, told: str, live_in: Callable[[str], None]
) -> None:
    live_in(zone)
    assert when(datetime.fromisoformat(moment), at(now)) == told


@needs_zones
@pytest.mark.parametrize("zone", ["America/Santiago", "Asia/Kolkata"])
def test_what_no_clock_can_show_is_told_all_the_same(
    zone: str, live_in: Callable[[str], None]
) -> None:
    live_in(zone)
    first = datetime(1, 1, 1, tzinfo=UTC)
    last = datetime(9999, 12, 31, 23, 59, tzinfo=UTC)
    assert {clock.local(first).year, clock.local(last).year} == {1, 9999}


def test_a_system_that_has_no_zone_for_a_moment_shows_it_as_it_is() -> None:
    class Before1970(datetime):  # what Windows says of it
        def astimezone(self, tz: object = None) -> Never:
            raise OSError(22, "Invalid argument")

    moment = Before1970(1969, 1, 1, tzinfo=UTC)
    assert clock.local(moment) is moment


def test_nobody_else_turns_moments_into_days() -> None:
    alone = re.compile(r"\.astimezone\(|\.tzinfo\b|fromtimestamp\(|date\.today|localtime|strftime")
    found = [
        file.relative_to(ROOT).as_posix()
        for folder in ("game", "scenes")
        for file in sorted((ROOT / folder).rglob("*.py"))
        if alone.search(file.read_text("utf-8"))
    ]
    assert found == ["game/clock.py"]


class Hands:
    """A clock that is moved by hand, and stands half a minute before a midnight at first."""

    def __init__(self, last: date) -> None:
        self.moment = datetime(last.year, last.month, last.day, 23, 59, 30)  # noqa: DTZ001  # wherever

    def __call__(self) -> datetime:
        return self.moment.astimezone()

    def today(self) -> date:
        return self.moment.date()

    def move_on(self) -> None:
        self.moment += timedelta(minutes=1)


def words(scene: Scene[Any]) -> str:
    return " ".join(texts(scene.draw(frame())))


LASTS = (date(2026, 11, 27), date(2026, 11, 30), date(2026, 12, 31), date(2028, 2, 28))


@pytest.fixture(params=LASTS, ids=str)
def hands(request: pytest.FixtureRequest) -> Hands:
    return Hands(request.param)


def days(scene: DailyScene) -> list[str]:
    controls = [item.name for item in scene.draw(frame()) if isinstance(item, Control)]
    return [name for name in controls if name.startswith("day:")]


def laid(change: object) -> TableSetup:
    assert isinstance(change, Push)
    assert isinstance(change.scene, TableScene)
    return change.scene.session.setup


def test_the_page_of_days_goes_on_at_midnight(hands: Hands) -> None:
    page = DailyScene(shelf(), None, None, Preferences(speed=Speed.OFF), hands.today)
    last = hands.today()
    assert days(page)[-1] == f"day:{last}"
    first = page.activate("play")
    assert laid(first).day == last.isoformat()
    hands.move_on()
    new = hands.today()
    assert days(page)[-1] == f"day:{new}"
    assert laid(page.activate("play")) == table_of(page._kind, new, PERSON)
    assert isinstance(first, Push)
    assert laid(first.then(ExitReason.REMATCH)).day == last.isoformat()


def test_who_has_played_past_midnight_sees_what_came_of_that_day(hands: Hands) -> None:
    page = DailyScene(shelf(), None, None, Preferences(speed=Speed.OFF), hands.today)
    opened = page.activate("play")
    assert isinstance(opened, Push)
    hands.move_on()
    opened.then(ExitReason.TITLE)
    played = hands.today() - timedelta(days=1)
    assert page._sheet.day == played
    assert f"day:{played}" in days(page)
    page.activate("after")
    page.activate(days(page)[-1])
    hands.moment += timedelta(days=1)
    assert page._sheet.day == hands.today()


def test_a_day_and_a_month_that_were_turned_to_stay(hands: Hands) -> None:
    page = DailyScene(shelf(), None, None, Preferences(), hands.today)
    page.activate("before")
    shown = days(page)
    page.activate(shown[3])
    hands.move_on()
    assert days(page) == shown
    assert page._sheet.day.isoformat() == shown[3].removeprefix("day:")


def test_the_problem_of_the_day_goes_on_at_midnight(hands: Hands) -> None:
    told, box = problems(), shelf()
    page = ProblemsScene(box, told, Preferences(), hands.today)
    for _ in range(2):
        today = of_the_day(told, hands.today())
        about = ProblemTile(today, "", 1, "").about
        assert f"Today's problem {facts(box[today.game].game.display_name, about)}" in words(page)
        opened = page.activate("today")
        assert isinstance(opened, Push)
        assert opened.scene._problem is today  # type: ignore[attr-defined]
        hands.move_on()


@pytest.mark.parametrize("kind", [TablesScene, GamesScene])
def test_what_was_played_today_was_yesterday_after_midnight(
    kind: type[TablesScene | GamesScene], tmp_path: Path
) -> None:
    kept = library(tmp_path)
    play(kept.begin(table(3)), 3)
    kept.close()
    hands = Hands(clock.local(kept.tables()[0].saved).date())
    page = kind(kept, shelf(), clock=hands)
    assert "today at" in words(page)
    hands.move_on()
    assert "yesterday at" in words(page)


def test_a_trilogy_of_today_was_played_yesterday_after_midnight(hands: Hands) -> None:
    campaign = new_campaign("one", SeatSetup("Ada", "orange"), Random(1), hands())

    class Shelved:
        def campaigns(self) -> list[Any]:
            return [campaign]

    page = CampaignsScene(
        Shelved(),  # type: ignore[arg-type]
        lambda _campaign: NoticeScene("A", "b"),
        clock=hands,
    )
    assert "today at 23:59" in words(page)
    hands.move_on()
    assert "yesterday at 23:59" in words(page)


@pytest.mark.parametrize("tab", ["story", "best", "evenings"])
def test_the_history_names_the_year_once_it_is_over(tab: str) -> None:
    told, hands = InventedHistory(store([next(setups())])), Hands(date(YEAR, 12, 31))
    guest = EveningGuest("Ada", "orange", 9, won=True)
    told.evenings = (EveningLine(f"{YEAR}-05-01T18:00:00+00:00", (guest,)),)
    page = HistoryScene(
        told, ENTRY, history_words(), Path("nowhere"), lambda _: NoticeScene("A", "b"), clock=hands
    )
    page.tick(0.0)
    page.activate(f"tab:{tab}")
    assert str(YEAR) not in words(page)
    hands.move_on()
    assert str(YEAR) in words(page)


def test_the_collection_names_the_year_once_it_is_over() -> None:
    hands = Hands(date(2026, 12, 31))
    page = CollectionScene(
        CountedHistory(collection_of(lambda _number: 3)), shelf(), "Ada", Path("nowhere"),
        lambda *_: NoticeScene("A", "b"), hands,
    )  # fmt: skip
    before = words(page)
    assert "2026" not in before
    hands.move_on()
    assert words(page) != before


def test_an_idle_window_is_drawn_anew_at_midnight(
    hands: Hands, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(clock, "today", hands.today)
    with HeadlessScreen(NoticeScene("A page", "that does not move."), (1024, 640)) as unseen:
        assert not unseen.screen.rest(1.0)
        hands.move_on()
        assert unseen.screen.rest(1.0)
        assert not unseen.screen.rest(1.0)
