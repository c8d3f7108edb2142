"""No picture is torn: a frame that was mended is the frame drawn whole, pixel by pixel."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from build.album.moments import MOMENTS, NAMED
from build.torn import SOLO, Visit, album, film, tooltips
from game.catalogue import SHELF
from scenes.kit.preferences import Captions, Preferences, Speed

SIZE = (1280, 720)
BRIEF = 120  # frames of a film: a deal and what follows
FEW = 4  # frames in which everything looks its best
WATCHED = ("follow", "rugs_pick", "bugami_follow", "glass_choose", "solo_pyramid")
"""A table of each kind at which somebody chooses, while everything there lives."""
STILL = ("collection", "settings_play", "scored", "bugami_lead")
"""Shaded pictures, words in many colours, large sheets, cards."""


@pytest.fixture
def visit() -> Iterator[Visit]:
    looked = Visit(SIZE, Preferences(speed=Speed.FAST))
    yield looked
    looked.unseen.close()


@pytest.mark.parametrize("name", WATCHED)
def test_what_one_rests_on_is_never_drawn_through(visit: Visit, name: str, whole: bool) -> None:
    """A second on every fifth thing; five on each of them with ``--whole``."""
    tooltips(visit, NAMED[name], *((5.0, 1) if whole else (1.0, 5)))
    assert visit.comparison.compared[True] > FEW
    assert not visit.tears


@pytest.mark.parametrize("game", [*SHELF, SOLO])
def test_the_frames_of_a_film_are_whole(visit: Visit, game: str, whole: bool) -> None:
    """With captions: its beginning, more with ``--whole``; `build/dev.py torn` takes all of it."""
    visit.unseen.screen.preferences.captions = Captions.SOUNDS
    film(visit, game, frames=5 * BRIEF if whole else BRIEF)
    assert visit.comparison.compared.total() > BRIEF / 2
    assert not visit.tears


@pytest.mark.parametrize("letters", [100, 200])
def test_moments_owe_nothing_to_the_ones_before(visit: Visit, letters: int, whole: bool) -> None:
    """Each beside the same drawn by a painter that keeps nothing; a few without ``--whole``."""
    wanted = MOMENTS[:: 24 if letters == 100 else 36] if whole else [NAMED[name] for name in STILL]
    for moment in wanted:
        visit.unseen.screen.preferences.text_size = letters
        album(visit, moment)
    assert not visit.tears
