"""Whole games on lines that break, fall silent and dawdle by chance, through two kills."""

from __future__ import annotations

from contextlib import ExitStack
from random import Random
from time import monotonic, sleep

import pytest

from build.chromium import CHROMIUM, Browser
from tests.phones.between import Between, Fate, Message, Plan
from tests.phones.evening import Evening
from tests.phones.pocket import Pocket
from tests.phones.test_browser import PERSON

pytestmark = [pytest.mark.usefixtures("blind", "crowded"), pytest.mark.whole]
STUCK = 20.0
"""Seconds in which somebody must have chosen, whatever becomes of the lines."""
LATE = 0.4
KILLED = 20
"""Choices from one kill to the next."""
GAMES = [("bug-council", 4), ("bugs-on-rugs", 4), ("bugami", 4), ("display-case", 2)]


def weather(rng: Random, often: float) -> Plan:
    """One message in so many meets with something; silences are the rarest."""
    fates = [Fate.BEFORE, Fate.HALF, Fate.AFTER, Fate.LATE]

    def plan(_message: Message) -> Fate | None:
        if rng.random() > often:
            return None
        return Fate.SILENCE if rng.random() < 0.1 else rng.choice(fates)

    return plan


def plays(evening: Evening, kills: int = 2) -> None:
    """Until the game is over; the program is killed so often, between choices."""
    made, since = -1, monotonic()
    fatal = [KILLED * (each + 1) for each in range(kills)]
    while not evening.is_over:
        evening.go_on(0.05)
        now = len(evening.session.match.actions)
        if now != made:
            made, since = now, monotonic()
        assert monotonic() - since < STUCK, f"nobody chooses after {made}"
        if fatal and made >= fatal[0]:
            fatal.pop(0)
            evening.begin_again()
        sleep(0.002)


@pytest.mark.parametrize(("game", "seats"), GAMES)
def test_whole_games_are_played_in_a_storm(game: str, seats: int) -> None:
    with ExitStack() as open_:
        evening = open_.enter_context(Evening(game, seats))
        between = open_.enter_context(Between(evening.hands.origin.removeprefix("http://")))
        between.late = LATE
        between.plan = weather(Random(f"{game} {seats}"), 0.08)
        phones = [
            open_.enter_context(
                Pocket(between.place, evening.hands.address(seat).rpartition("#")[2], seat + 1)
            )
            for seat in range(seats)
        ]
        while len(evening.hands.held) != seats:
            sleep(0.01)
        plays(evening)
        assert not any(phone.gone for phone in phones)
        assert between.fates > 20


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
        plays(evening)
        for tab in tabs:
            assert tab.waits_for(
                "document.getElementById('line').textContent.startsWith('The game is over')"
            )
        assert between.fates > 20
