"""A card that is named stands on the colours of its suit."""

from game.describe.bugami.names import CARD_SIGNS
from game.describe.council.names import EMBLEMS
from game.describe.rugs.names import KIND_SIGNS
from scenes.bugami.palette import PALETTE as BUGAMI
from scenes.council.palette import PALETTE as COUNCIL
from scenes.rugs.palette import PALETTE as RUGS


def test_every_suit_that_is_described_has_the_colours_of_its_chip() -> None:
    assert set(BUGAMI.chips) == set(CARD_SIGNS)
    assert set(COUNCIL.chips) == set(EMBLEMS)
    assert set(RUGS.chips) == set(KIND_SIGNS)
