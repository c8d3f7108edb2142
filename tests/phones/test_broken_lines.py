"""The page in a real browser, on lines that break, fall silent and lose what they carry."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import ExitStack
from time import monotonic, sleep
from typing import Final

import pytest

from build.chromium import CHROMIUM, Browser, Tab
from game.phones.words import WORDS
from tests.phones.between import Between, Fate, Message
from tests.phones.evening import Evening

pytestmark = [
    pytest.mark.skipif(CHROMIUM is None, reason="no Chromium is installed"),
    pytest.mark.usefixtures("blind", "crowded"),
    pytest.mark.whole,
]
BROKEN: Final = 3.0
SILENT: Final = 15.0
SEATED: Final = "document.querySelectorAll('#people li').length > 0"
MAY: Final = "document.querySelector('#buttons .may, #zones .may, #hand .may')"
GO: Final = "document.getElementById('go')"
LINE: Final = "document.getElementById('line').textContent"
UNDO: Final = "document.getElementById('undo')"
AGAIN: Final = "document.getElementById('again')"
DOOR: Final = "document.getElementById('door')?.hidden === false"
ASKED: Final = "document.title.startsWith('●')"
FREE: Final = f"{ASKED} && !document.querySelector('.held') && !!{MAY}"
CHOSEN: Final = f"{ASKED} && !{GO}.disabled"
DENIED: Final = (
    "Object.defineProperty(window, 'localStorage',"
    " {get() { throw new DOMException('Access is denied', 'SecurityError') }})"
)


@pytest.fixture(scope="module")
def browser(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Browser]:
    with Browser(tmp_path_factory.mktemp("chromium"), still=True) as running:
        yield running


class Sitting:
    """One person with a phone on the far side of a go-between; bots play the others."""

    def __init__(self, browser: Browser, open_: ExitStack, game: str, seats: int) -> None:
        self.evening = open_.enter_context(Evening(game, seats, people=1))
        place = self.evening.hands.origin.removeprefix("http://")
        self.between = open_.enter_context(Between(place))
        self.tab = browser.phone()
        open_.callback(self.tab.close)

    @property
    def address(self) -> str:
        return self.between.address(self.evening.hands.address(0))

    def passes(self, script: str, seconds: float) -> bool:
        """Whether it holds before so many seconds have passed at the table."""
        end = monotonic() + seconds
        while not self.tab.run(script):
            if monotonic() > end:
                return False
            self.evening.go_on(0.05)
            sleep(0.01)
        return True

    def sit(self) -> None:
        self.tab.go(self.address)
        assert self.tab.waits_for(SEATED)  # before the table asks at the screen
        assert self.passes(FREE, SILENT)

    def choose(self) -> int:
        """Tap a choice and the large button; how many choices had been made."""
        made = len(self.evening.session.match.actions)
        self.tab.run(f"{MAY}.click()")
        self.tab.run(f"{GO}.click()")
        return made

    def goes_on(self, made: int, seconds: float) -> bool:
        """Whether the choice comes, or may be made once more and then comes, within that time."""
        end = monotonic() + seconds
        actions = self.evening.session.match.actions
        while monotonic() < end:
            self.evening.go_on(0.05)
            if len(actions) > made:
                return self.passes(f"{FREE} || !!{GO}.disabled", end - monotonic())
            if self.tab.run(CHOSEN):
                self.tab.run(f"{GO}.click()")
            sleep(0.01)
        return False


@pytest.fixture
def sitting(browser: Browser) -> Iterator[Sitting]:
    with ExitStack() as open_:
        yield Sitting(browser, open_, "bug-council", 4)


def enter(tab: Tab, letters: str) -> None:
    tab.run(f"document.getElementById('code').value = {letters!r}")
    tab.run(f"{GO}.click()")


def after(between: Between, number: int, fate: Fate, *, up: bool) -> None:
    """The so manieth message from now on meets this fate."""
    left = [number]

    def plan(passing: Message) -> Fate | None:
        if passing.up is not up:
            return None
        left[0] -= 1
        return fate if left[0] == 0 else None

    between.plan = plan


FATES: Final = [
    (Fate.BEFORE, BROKEN), (Fate.HALF, BROKEN), (Fate.AFTER, BROKEN), (Fate.SILENCE, SILENT),
]  # fmt: skip
each_fate = pytest.mark.parametrize(("fate", "seconds"), FATES)


@each_fate
def test_a_choice_is_never_lost_on_the_line(sitting: Sitting, fate: Fate, seconds: float) -> None:
    sitting.sit()
    for up in (True, False):
        for number in (1, 2, 3):
            assert sitting.passes(FREE, SILENT)
            after(sitting.between, number, fate, up=up)
            made = sitting.choose()
            assert sitting.goes_on(made, seconds), (up, number)


@each_fate
@pytest.mark.parametrize("typed", [False, True])
def test_a_seat_is_never_lost_on_the_line(
    browser: Browser, fate: Fate, seconds: float, *, typed: bool
) -> None:
    places = [(True, 1), (True, 2), (False, 1), (False, 2), (False, 3)]
    with Evening("bug-council", 4) as evening:
        between = Between(evening.hands.origin.removeprefix("http://"))
        with between:
            for up, number in places:
                tab = browser.phone()
                evening.hands.release(0)
                if typed:
                    tab.go(between.address(evening.hands.origin))
                    assert tab.waits_for(DOOR)
                after(between, number, fate, up=up)
                if typed:
                    enter(tab, evening.hands.code(0))
                else:
                    tab.go(between.address(evening.hands.address(0)))
                end = monotonic() + seconds + (0 if typed else BROKEN)  # a page loads as well
                while not tab.run(SEATED):
                    assert monotonic() < end, (up, number)
                    sleep(0.02)
                tab.close()


@each_fate
def test_an_undo_counts_once_or_not_at_all(sitting: Sitting, fate: Fate, seconds: float) -> None:
    """All four declare in secret; so whoever has may think again."""
    with ExitStack() as open_:
        evening = open_.enter_context(Evening("bug-council", 4))
        between = open_.enter_context(Between(evening.hands.origin.removeprefix("http://")))
        sitting.evening, sitting.between = evening, between
        evening.scan(1, 2, 3)
        sitting.sit()
        for up, number in [(True, 1), (True, 2), (False, 1), (False, 2), (False, 3)]:
            while not sitting.passes(f"!{UNDO}.hidden && {GO}.disabled", 0.5):
                sitting.choose()
            after(between, number, fate, up=up)
            sitting.tab.run(f"{UNDO}.click()")
            end = monotonic() + seconds
            while not sitting.tab.run(FREE):
                sitting.evening.go_on(0.05)
                assert monotonic() < end, (up, number)
                if sitting.tab.run(f"!{UNDO}.hidden"):
                    sitting.tab.run(f"{UNDO}.click()")
            assert 0 not in evening.hands._chosen


@pytest.mark.parametrize("woken", [
    "dispatchEvent(new Event('focus'))", "dispatchEvent(new Event('online'))",
    "dispatchEvent(new Event('pageshow'))", "document.dispatchEvent(new Event('visibilitychange'))",
    "document.body.dispatchEvent(new Event('pointerdown', {bubbles: true}))",
])  # fmt: skip
def test_a_dead_line_is_found_as_soon_as_somebody_looks(sitting: Sitting, woken: str) -> None:
    sitting.sit()
    assert not sitting.passes("false", 1.5)  # not just spoken
    lines = len(sitting.between.talking)
    sitting.between.silence()
    sitting.tab.run(woken)
    end = monotonic() + 2.0 + BROKEN / 2
    while len(sitting.between.talking) == lines:
        assert monotonic() < end
        sleep(0.02)
    assert sitting.goes_on(sitting.choose(), BROKEN)


def test_a_line_that_is_away_is_told_whatever_becomes_of_the_clock(sitting: Sitting) -> None:
    sitting.sit()
    sitting.between.lost = lambda _path: True
    sitting.tab.run("void (Date.now = () => 0)")
    sitting.between.cut()
    assert sitting.passes(f"{LINE} === {WORDS['lost']!r}", BROKEN)


def test_whoever_comes_back_to_another_game_is_not_held_by_an_old_wish(sitting: Sitting) -> None:
    """The line is silent, the wish has come all the same, and the game has gone on since."""
    sitting.sit()
    after(sitting.between, 1, Fate.SILENCE, up=False)
    made = sitting.choose()
    assert sitting.goes_on(made, SILENT)
    assert sitting.goes_on(sitting.choose(), SILENT)


# a page that loads with difficulty


def test_without_a_memory_the_phone_plays_as_long_as_the_page_is_open(sitting: Sitting) -> None:
    sitting.tab.call("Page.addScriptToEvaluateOnNewDocument", source=DENIED)
    sitting.sit()
    sitting.between.cut()
    for _ in range(2):
        assert sitting.passes(FREE, SILENT)
        assert sitting.goes_on(sitting.choose(), SILENT)


@pytest.mark.parametrize("lost", ["/page.js", "/draw.js", "/line.js", "/words/", "/page.css"])
def test_a_page_that_loads_in_part_says_so_and_tries_again(sitting: Sitting, lost: str) -> None:
    sitting.between.lost = lambda path: path.startswith(lost)
    sitting.tab.go(sitting.address)
    if lost != "/page.css":
        said = ("Try again", "Noch einmal", "もう一度")
        assert sitting.tab.waits_for(
            f"{list(said)}.every((each) => document.body.innerText.includes(each))"
        )
    sitting.between.lost = lambda _path: False
    if lost.endswith(".js"):
        sitting.tab.run(f"{AGAIN}.click()")
    assert sitting.tab.waits_for(SEATED)
    assert sitting.tab.waits_for("!!document.querySelector('link[rel=stylesheet]').sheet")
    assert not sitting.tab.run(f"{AGAIN}.checkVisibility()")


def test_lost_pictures_are_asked_for_again(sitting: Sitting) -> None:
    asked: dict[str, int] = {}

    def lost(path: str) -> bool:
        asked[path] = asked.get(path, 0) + 1
        return path.startswith(("/card/", "/art/")) and asked[path] <= 2

    sitting.between.lost = lost
    sitting.sit()
    drawn = (
        "!document.querySelector('.face.plain') && performance.getEntriesByType('resource')"
        ".filter(each => each.responseStatus === 503).length > 4"
    )
    assert sitting.passes(drawn, SILENT)
    art = [path for path in asked if path.startswith("/art/") and "icon" not in path]
    inside = "[...document.querySelectorAll('image')].map(each => each.getAttribute('href'))"
    assert sitting.passes(f"{inside}.length > 4", SILENT)

    def all_come() -> bool:
        within = str(sitting.tab.run(f"{inside}.join()")).split(",")
        return all(asked[path] > 2 for path in art if path in within)

    end = monotonic() + SILENT
    while not all_come():
        assert monotonic() < end, asked
        sleep(0.05)


def test_a_link_with_something_behind_it_opens(sitting: Sitting) -> None:
    for behind in ("?fbclid=IwAR0", "?utm_source=x&utm_medium=y"):
        sitting.tab.go(sitting.address.replace("/#", f"/{behind}#"))
        assert sitting.tab.waits_for(SEATED)
        assert sitting.tab.run("location.pathname + location.search + location.hash") == "/"
        sitting.evening.hands.release(0)


def test_a_code_that_has_been_used_says_so(sitting: Sitting, browser: Browser) -> None:
    sitting.sit()
    other = browser.phone()
    other.go(sitting.address)
    assert other.waits_for(DOOR)
    assert other.run("document.getElementById('says').innerText") in {WORDS["used"], WORDS["old"]}
    other.close()


@pytest.mark.parametrize("typed", ["{0}-{1}", "{0} {1}. ", "wide", "lower", "{0}\u3000{1}"])
def test_letters_are_known_however_they_are_typed(sitting: Sitting, typed: str) -> None:
    code = sitting.evening.hands.code(0)
    wide = "".join(chr(ord(each) + 0xFEE0) for each in code)
    said = {"wide": wide, "lower": code.lower()}.get(typed) or typed.format(code[:3], code[3:])
    sitting.tab.go(sitting.between.address(sitting.evening.hands.origin))
    assert sitting.tab.waits_for(DOOR)
    enter(sitting.tab, "abc")
    assert "six letters" in str(sitting.tab.run("document.getElementById('says').innerText"))
    enter(sitting.tab, said)
    assert sitting.tab.waits_for(SEATED)


def test_a_reload_before_the_answer_to_a_code_loses_no_seat(sitting: Sitting) -> None:
    after(sitting.between, 1, Fate.SILENCE, up=False)
    sitting.tab.go(sitting.address)
    while 0 not in sitting.evening.hands.held_seats:
        sleep(0.01)
    sitting.tab.call("Page.reload")
    assert sitting.tab.waits_for(SEATED)
