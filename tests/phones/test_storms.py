"""Games on lines that break, fall silent and dawdle by chance, through two kills.

One of the phones takes back what it may, and one loses what it has kept.
"""

from __future__ import annotations

from collections.abc import Callable
from contextlib import ExitStack
from math import inf
from random import Random
from time import monotonic, sleep

import pytest

from build.chromium import CHROMIUM, Browser
from tests.phones import pocket
from tests.phones.between import Between, Fate, Message, Plan
from tests.phones.evening import Evening
from tests.phones.pocket import Pocket
from tests.phones.test_browser import PERSON

pytestmark = pytest.mark.usefixtures("blind", "crowded")
STUCK = 20.0
"""Seconds in which somebody must have chosen, whatever becomes of the lines."""
LATE = 0.4
FEW = 5
"""Choices from one blow to the next in a short game, and three times as many in a whole one."""
SECRET = ("bug-council", "bugs-on-rugs")
"""Where everybody chooses at the same time: somebody may think again."""
GAMES = [("bug-council", 4), ("bugs-on-rugs", 4), ("bugami", 4), ("display-case", 2)]


def weather(rng: Random, often: float) -> Plan:
    """One message in so many meets with something; silences are the rarest."""
    fates = [Fate.BEFORE, Fate.HALF, Fate.AFTER, Fate.LATE]

    def plan(_message: Message) -> Fate | None:
        if rng.random() > often:
            return None
        return Fate.SILENCE if rng.random() < 0.1 else rng.choice(fates)

    return plan


def plays(
    evening: Evening, *blows: Callable[[], object], each: int = 3 * FEW, most: float = inf
) -> None:
    """Until the game is over, or for so many choices; after each so many of them comes a blow."""
    made, since = -1, monotonic()
    coming = [*blows]
    while not evening.is_over and made < most:
        evening.go_on(0.05)
        now = len(evening.session.match.actions)
        if now != made:
            made, since = now, monotonic()
        assert monotonic() - since < STUCK, f"nobody chooses after {made}"
        if coming and made >= each * (len(blows) - len(coming) + 1):
            coming.pop(0)()
        sleep(0.002)
    assert not coming


@pytest.fixture
def hasty(monkeypatch: pytest.MonkeyPatch) -> None:
    for name in ("ANSWERED", "OPENED", "WISHED", "WAIT", "BEAT"):
        monkeypatch.setattr(pocket, name, getattr(pocket, name) / 20)


@pytest.mark.parametrize(("game", "seats"), GAMES)
def test_games_are_played_in_a_storm(
    game: str, seats: int, request: pytest.FixtureRequest, *, whole: bool
) -> None:
    if not whole:
        request.getfixturevalue("hasty")
    with ExitStack() as open_:
        evening = open_.enter_context(Evening(game, seats))
        between = open_.enter_context(Between(evening.hands.origin.removeprefix("http://")))
        between.late = LATE if whole else LATE / 20
        between.plan = weather(Random(f"{game} {seats}"), 0.08)

        def sit(claim: dict[str, str], seed: int, undoes: float = 0.0) -> Pocket:
            return open_.enter_context(Pocket(between.place, claim, seed, undoes=undoes))

        keys = (evening.hands.address(seat).rpartition("#")[2] for seat in range(seats))
        phones = [
            sit({"t": "take", "key": key}, seat + 1, 0.3 * (seat == 0))
            for seat, key in enumerate(keys)
        ]
        while len(evening.hands.held_seats) != seats:
            sleep(0.01)

        def lose() -> None:
            """The last one has lost its token: its hand goes back, and the new code is typed."""
            phones.pop().stop()
            evening.hands.release(len(phones))
            phones.append(sit({"t": "type", "code": evening.hands.code(len(phones))}, 9))

        blows, each = (evening.begin_again, lose, evening.begin_again), 3 * FEW if whole else FEW
        plays(evening, *blows, each=each, most=inf if whole else 4 * FEW)
        assert not any(phone.gone for phone in phones)
        assert between.fates > (20 if whole else 0)
        assert phones[0].undone or not whole or game not in SECRET


@pytest.mark.whole
@pytest.mark.skipif(CHROMIUM is None, reason="no Chromium is installed")
def test_pages_play_a_whole_game_in_a_storm(tmp_path_factory: pytest.TempPathFactory) -> None:
    with ExitStack() as open_:
        evening = open_.enter_context(Evening("bug-council", 4))
        between = open_.enter_context(Between(evening.hands.origin.removeprefix("http://")))
        between.late = LATE
        browser = open_.enter_context(Browser(tmp_path_factory.mktemp("chromium"), still=True))
        tabs = [browser.phone() for _ in range(4)]
        for seat, tab in enumerate(tabs):
            tab.go(between.address(evening.hands.address(seat)))
            assert tab.waits_for("document.querySelectorAll('#people li').length > 0")
            tab.run(PERSON)
        between.plan = weather(Random(4), 0.05)
        plays(evening, evening.begin_again, evening.begin_again)
        for tab in tabs:
            assert tab.waits_for(
                "document.getElementById('line').textContent.startsWith('The game is over')"
            )
        assert between.fates > 20
