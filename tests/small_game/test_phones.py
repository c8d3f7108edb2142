"""A game that has no line about phones is played on them."""

from __future__ import annotations

from random import Random

import pytest

from scenes.table.phones import hands
from tests.phones.evening import Evening
from tests.small_game.entry import ENTRY


@pytest.mark.usefixtures("blind")
def test_a_whole_game_is_played_on_phones(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(hands, "_LAST", {})  # nobody has sat there before
    with Evening(ENTRY.game.id, 3) as evening:
        evening.scan(0, 1, 2)
        assert evening.play(Random(1)) == 3 * 5 * 3
        face = evening.hands._files.find("/card/en/3.svg")
        assert face is not None
        assert face.body.startswith(b"<svg")
