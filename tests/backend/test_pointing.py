"""Who plays with a pointer sees no box of keys; the first key brings it back."""

from __future__ import annotations

import pytest

from build.album.setting import Nothing, seated
from game.seating import TableSetup
from scenes.app import ENTRIES
from scenes.backend.headless import HeadlessScreen
from scenes.kit.preferences import Preferences, Speed
from scenes.shell.entry import GameEntry
from scenes.table.layer import Layer
from tests.support.window import texts


@pytest.mark.parametrize("entry", ENTRIES, ids=lambda entry: str(entry.game.id))
def test_the_box_of_keys_goes_with_a_click_and_comes_with_a_key(entry: GameEntry) -> None:
    seats = seated(entry.game.table_seats[0], entry.game.table_seats[0])
    wishes = Preferences(speed=Speed.OFF)
    with HeadlessScreen(Nothing(), (1280, 720), preferences=wishes) as unseen:
        unseen.screen.open(entry.open_table(TableSetup(seats, seed=2, game=entry.game.id), wishes))
        for _ in range(400):
            unseen.step(0.1)
            if isinstance(unseen.screen.stack.scenes[-1], Layer):
                break
            unseen.press("return")
        assert "what is this?" in said(unseen)
        unseen.touch(2, 400, down=True)
        unseen.touch(2, 400, down=False)
        unseen.step(0.1)
        assert "what is this?" not in said(unseen)
        unseen.press("right")
        unseen.step(0.1)
        assert "what is this?" in said(unseen)


def said(unseen: HeadlessScreen) -> set[str]:
    return {*texts(unseen.screen.stack.draw())}
