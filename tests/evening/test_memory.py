"""What delegates remember at the next table: true, in a line of their own, gone once it begins."""

from __future__ import annotations

from random import Random

import pytest

from game.campaign.evening import PROGRAM, Evening
from game.catalogue import SHELF, part_of
from game.match import AnyMatch, Match
from game.seating import TableSetup
from scenes.evening.memory import LINES, remark_of
from scenes.evening.remarks import remark
from scenes.kit.preferences import Preferences
from scenes.table.faces.people import DELEGATES
from scenes.table.faces.remark import SpokenRemark
from scenes.table.highlights import Highlights, TableContext
from scenes.table.ui import AnyTableUI
from tests.evening.evenings import fresh, play
from tests.support.window import frame, texts


@pytest.fixture(scope="module")
def hours() -> list[Evening]:
    evening, found = fresh(), []
    while not evening.over:
        found.append(evening)
        evening = play(evening, seed=evening.games_played)
    return found


def test_every_delegate_has_lines_of_its_own() -> None:
    assert LINES.keys() == {*DELEGATES.values()}
    lines = [words for each in LINES.values() for words in each]
    assert len({*lines}) == len(lines)
    assert all("{game}" in words and "!" not in words for words in lines)


def test_at_dusk_nobody_remembers_anything(hours: list[Evening]) -> None:
    assert remark_of(hours[0]) is None


def test_a_bot_at_the_table_says_what_is_true_of_the_last_game(hours: list[Evening]) -> None:
    for evening in hours[1:]:
        said = remark_of(evening)
        assert said is not None
        guest = evening.seated_next[said.seat]
        who, last = evening.guests[guest], evening.rounds[-1]
        assert who.bot is not None
        lines = LINES[DELEGATES[who.colour]]
        words = lines.won if guest in last.winners else lines.lost
        assert said.words == words.format(game=SHELF[last.game].called_in_short)
        bots = [each for each in evening.seated_next if evening.guests[each].bot is not None]
        before = remark(evening)
        if len(bots) > 1 and before is not None:
            assert guest != before.guest  # who has spoken on the page


@pytest.mark.parametrize("number", range(len(PROGRAM)))
def test_it_is_seen_at_each_table_until_something_happens(
    hours: list[Evening], number: int
) -> None:
    evening = hours[number]
    said = remark_of(evening) or SpokenRemark(1, "Whatever comes first.")
    setup = evening.next_table()
    match: AnyMatch = Match.open(setup)
    assert said.words in _seen(setup, match, said)
    chance = Random(1)
    while match.decision is not None and said.words in _seen(setup, match, said):
        match.play(chance.choice(match.legal))
    assert len(match.actions) <= 12  # bids and declarations come first
    assert said.words not in _seen(setup, match, said)


def _seen(setup: TableSetup, match: AnyMatch, said: SpokenRemark) -> str:
    """All that can be read at the table by the first person."""
    ui: AnyTableUI = part_of(SHELF[match.game], "scenes.*.ui.UI")
    me = next(seat for seat, who in enumerate(setup.seats) if who.bot is None)
    top = TableContext(setup.seats, preferences=Preferences(remarks=True), recalled=said)
    items = ui.draw(frame(), match.view(me), top, Highlights())
    return " ".join(texts(items))
