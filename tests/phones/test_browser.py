"""The page in a real browser, against the real table.

Where no Chromium is installed these are left out, and say so.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial
from time import monotonic
from typing import Final

import pytest

from build.chromium import CHROMIUM, Browser, Tab
from tests.phones import evening as evening_
from tests.phones.evening import Evening
from tests.waiting import wait_until

pytestmark = [
    pytest.mark.browser,
    pytest.mark.skipif(CHROMIUM is None, reason="no Chromium is installed"),
    pytest.mark.usefixtures("blind", "crowded"),
]
GAMES: Final = [("bug-council", 4), ("bugs-on-rugs", 4), ("bugami", 4), ("display-case", 2)]
MAY: Final = "#buttons .may, #zones .may, #hand .may"
CHOSEN: Final = "document.title.startsWith('●') && !document.getElementById('go').disabled"
TAP: Final = f"document.querySelector({MAY!r})?.click(); {CHOSEN}"
PERSON: Final = f"""
setInterval(() => {{
  if (!document.title.startsWith('●')) return;
  const go = document.getElementById('go'), may = [...document.querySelectorAll({MAY!r})];
  if (go.disabled && may.length) may[Math.floor(Math.random() * may.length)].click();
  else if (!go.disabled) go.click();
}}, 25)
"""
"""Taps this and that, and the large button when there is something to do."""


@pytest.fixture(scope="module")
def browser(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Browser]:
    with Browser(tmp_path_factory.mktemp("chromium"), still=True) as running:
        yield running


def arrived(evening: Evening, tab: Tab, seat: int) -> bool:
    """Whether the phone of a seat shows the table before long."""
    wait_until(lambda: seat in evening.hands.here, "the phone")
    return tab.waits_for("document.querySelectorAll('#people li').length > 0")


def goes_on(evening: Evening, until_: int) -> None:
    """Let everybody tap, until so many choices have been made or the game is over."""
    match = evening.session.match
    while not evening.is_over and (made := len(match.actions)) < until_:

        def one_more(made: int = made) -> bool:
            if evening.hands.has_wishes or evening.asked is None:
                evening.go_on()
            return evening.is_over or len(match.actions) > made

        wait_until(one_more, "a choice")


@pytest.mark.parametrize(("game", "seats"), GAMES)
def test_people_play_and_one_is_killed_and_one_reloads(
    browser: Browser, game: str, seats: int
) -> None:
    with Evening(game, seats) as evening:
        tabs = [browser.phone() for _ in range(seats)]
        for seat, tab in enumerate(tabs):
            tab.go(evening.hands.address(seat))
        for seat, tab in enumerate(tabs):
            assert arrived(evening, tab, seat)
            tab.run(PERSON)
        goes_on(evening, 12)
        tabs[0].close()
        wait_until(lambda: 0 not in evening.hands.here, "the end of the line")
        tabs[0].open()
        tabs[0].go(evening.hands.origin)
        tabs[1].call("Page.reload")
        for seat in (0, 1):
            assert arrived(evening, tabs[seat], seat)
            tabs[seat].run(PERSON)
        goes_on(evening, 10_000)
        assert evening.is_over
        for tab in tabs:
            over = "document.getElementById('line').textContent.startsWith('The game is over')"
            assert tab.waits_for(over)
            assert tab.run("document.documentElement.scrollWidth") == 360
            # No error of a script, and nothing that the policy of the page had to refuse.
            assert not tab.errors
            tab.close()


def test_whoever_cannot_scan_types_six_letters(browser: Browser) -> None:
    with Evening("bug-council", 4) as evening:
        tab, tries = browser.phone(), evening.hands._server._tries
        tab.go(evening.hands.origin)
        assert tab.waits_for("!document.getElementById('door').hidden")
        for letters, shown in (
            ("zzzzzz", "#says:not([hidden])"),
            (evening.hands.code(2), "#people li"),
        ):
            tab.run(f"document.getElementById('code').value = {letters.lower()!r}")
            tab.run("document.getElementById('go').click()")
            assert tab.waits_for(f"!!document.querySelector({shown!r})") or tab.errors
            # A wrong one costs a second.
            wait_until(lambda: not tries.wait("127.0.0.1", monotonic()), "the next try")
        assert arrived(evening, tab, 2)
        tab.close()


def test_the_page_speaks_the_language_of_the_phone(browser: Browser) -> None:
    with Evening("bug-council", 4) as evening:
        here, there = browser.phone(), browser.phone(languages="xx,en")
        for seat, tab in enumerate((here, there)):
            tab.go(evening.hands.address(seat))
            assert arrived(evening, tab, seat)
        evening.go_on()
        assert there.waits_for("document.getElementById('go').textContent.startsWith('[')")
        assert there.waits_for("document.getElementById('line').textContent.includes('[')")
        assert not str(here.run("document.body.innerText")).count("[")
        for tab in (here, there):
            tab.close()


def test_a_hand_is_played_in_a_browser_and_outlives_a_reload(browser: Browser) -> None:
    tab = browser.phone()
    with Evening("bug-council", 4, people=1) as evening:
        tab.go(evening.hands.address(0))
        wait_until(lambda: evening.hands.here == {0}, "the phone")
        for taps in range(4):
            evening.wait()
            if taps == 2:
                tab.call("Page.reload")
            before = len(evening.session.match.actions)
            # Whoever taps a moment too early, on the table before, taps once more.
            assert tab.waits_for(TAP)
            assert tab.run("document.getElementById('says').innerText")
            tab.run("document.getElementById('go').click()")
            wait_until(lambda: evening.hands.has_wishes, "what was tapped")
            evening.go_on()
            assert len(evening.session.match.actions) > before
        assert tab.run("location.hash") == ""
        assert not tab.errors
        tab.close()


def test_the_longest_names_leave_room_for_the_rest(
    browser: Browser, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(evening_, "PEOPLE", ("W" * 100, "Bruno of the long name " * 4, "C", "D"))
    with Evening("bug-council", 4) as evening:
        for seat in range(2):
            tab = browser.phone()
            tab.size(320, 568)
            tab.go(evening.hands.address(seat))
            assert arrived(evening, tab, seat)
            wait_until(partial(goes_by, evening, tab), "the question")
            assert tab.run("document.querySelector('header').offsetHeight < innerHeight / 4")
            assert tab.run("document.querySelector('main').scrollWidth <= innerWidth")
            tab.close()


def goes_by(evening: Evening, tab: Tab) -> bool:
    evening.go_on()
    return bool(tab.run("document.title.startsWith('●')"))
