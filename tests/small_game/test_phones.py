"""A game that has no line about phones is played on them."""

from __future__ import annotations

from random import Random

import pytest

from tests.phones.conftest import strangers as strangers
from tests.phones.evening import Evening
from tests.small_game.entry import ENTRY


@pytest.mark.usefixtures("blind")
def test_a_whole_game_is_played_on_phones() -> None:
    with Evening(ENTRY.game.id, 3) as evening:
        evening.scan(0, 1, 2)
        assert evening.play(Random(1)) == 3 * 5 * 3
        face = evening.hands._files.find("/card/en/3.svg")
        assert face is not None
        assert face.body.startswith(b"<svg")
