"""Everybody sees that a No Allegiance is broken, from the trick on that breaks it."""

from __future__ import annotations

import pytest

from game.describe.council.people import flag
from game.rules.council.api import AgeBegan, Oath, TrickWon
from scenes.council.board.seats import BROKEN, OATHS
from scenes.kit.display import Picture
from scenes.table.highlights import Highlights
from tests.council.games import TABLES, room
from tests.support.window import frame


@pytest.mark.parametrize(("seats", "edition"), TABLES)
def test_who_has_won_a_trick_has_broken_it_stolen_or_not(seats: int, edition: str) -> None:
    made = room(seats, edition, seed=5)
    won: set[int] = set()
    broken = 0
    for at, event in enumerate(made.match.log, 1):
        if isinstance(event, AgeBegan):
            won.clear()
        if isinstance(event, TrickWon):
            won.add(event.seat)
        for viewer in (*range(seats), None):
            view = made.view(viewer, at)
            vowed = {n for n, oath in enumerate(view.oaths) if oath is Oath.NO_ALLEGIANCE}
            assert view.broken == vowed & won
            broken += len(view.broken)
    assert broken


def test_the_plaque_and_its_sentence_say_so_to_everybody() -> None:
    made, seen = room(4, seed=5), 0
    for at in range(1, len(made.match.log), 7):
        for viewer in (*range(4), None):
            view = made.view(viewer, at)
            drawn = made.ui.draw(frame(), view, made.top, Highlights())
            signs = [item.name for item in drawn if isinstance(item, Picture)]
            assert signs.count(BROKEN.sign) == len(view.broken)
            kept = [seat for seat, oath in enumerate(view.oaths) if oath is Oath.NO_ALLEGIANCE]
            whole = len(set(kept) - view.broken)
            assert signs.count(OATHS[Oath.NO_ALLEGIANCE].sign) == whole
            for seat in view.broken:
                assert "but won a trick" in flag(view, made.seats, seat)
                seen += 1
    assert seen
