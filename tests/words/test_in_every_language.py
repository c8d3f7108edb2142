"""In each language that is spoken nothing on the screen is English, and everything has room.

Every moment of the album is drawn once: in one of the languages, in a window of one of three
sizes, with letters of one of three sizes, turn by turn. `build/dev.py words --proof` draws all.
Day by day two of four moments are, and the others in the language that is made up.
"""

from itertools import cycle, product
from typing import Final

import pytest

from build.album.moments import MOMENTS, Moment
from build.languages.proof import LETTERS, SIZES, looked_at
from tests.words.translated import TRANSLATED

pytestmark = pytest.mark.xdist_group("album")  # the games in it are thought out once
LOOKS: Final = cycle(product(SIZES, LETTERS, TRANSLATED))
WHOLE: Final = pytest.mark.whole
TURNS: Final = list(zip((moment for moment in MOMENTS if moment.usual), LOOKS, strict=False))


@pytest.mark.parametrize(
    ("moment", "look"),
    [
        pytest.param(*turn, id=f"{turn[0].name}-{turn[1][2]}", marks=() if daily else WHOLE)
        for daily, turn in zip(cycle((True, True, False, False)), TURNS, strict=False)
    ],
)
def test_nothing_is_cut_and_nothing_is_english(
    moment: Moment, look: tuple[tuple[int, int], int, str]
) -> None:
    size, letters, language = look
    assert not [str(fault) for fault in looked_at(language, moment, size, (letters,))]
