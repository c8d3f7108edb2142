"""Faces at the table follow from what lies open, and from nothing else."""

from __future__ import annotations

from game.rules.council.api import CARDS, Oath, View
from scenes.council.faces.feelings import feelings
from scenes.table.faces.delegate import BlinkAnimation
from scenes.table.faces.feeling import Feeling
from tests.council.games import changed, empty_view


def at(**changes: object) -> View:
    """Four people in the middle of an Age: all have declared Allegiance, nobody has won a trick."""
    view = changed(
        empty_view(0, 4), ring=(0, 1, 2, 3, 4), cubes=(1, 2, 3, 4, 0),
        oaths=(Oath.ALLEGIANCE,) * 4, hand_sizes=(8,) * 4, trick_number=3,
    )  # fmt: skip
    return changed(view, **changes)


def test_before_the_letters_are_opened_everybody_is_calm() -> None:
    for oath in (Oath.NONE, Oath.FACE_DOWN):
        assert feelings(at(oaths=(oath,) * 4)) == (Feeling.CALM,) * 4


def test_whoever_wins_a_trick_is_smug_and_the_visitor_has_plans() -> None:
    felt = feelings(at(won_by=2, visitor=1))
    assert felt == (Feeling.CALM, Feeling.SCHEMING, Feeling.SMUG, Feeling.CALM)


def test_a_beaten_card_shocks_its_owner_until_the_next_one() -> None:
    low, high, lower = CARDS["B5"], CARDS["B9"], CARDS["B2"]
    assert feelings(at(table=((0, low), (1, high))))[0] is Feeling.SHOCKED
    assert feelings(at(table=((0, low), (1, high), (2, lower))))[0] is Feeling.CALM


def test_no_allegiance_schemes_and_sulks_when_it_is_broken() -> None:
    vows = (Oath.ALLEGIANCE, Oath.NO_ALLEGIANCE, Oath.ALLEGIANCE, Oath.ALLEGIANCE)
    assert feelings(at(oaths=vows))[1] is Feeling.SCHEMING
    assert feelings(at(oaths=vows, won_by=1, tricks=(0, 1, 0, 2)))[1] is Feeling.SHOCKED
    assert feelings(at(oaths=vows, tricks=(0, 1, 0, 2)))[1] is Feeling.SULKING
    assert feelings(at(oaths=vows, won_by=0, tricks=(1, 1, 0, 1)))[1] is Feeling.SULKING
    kept = at(oaths=vows, won_by=0, trick_number=10, tricks=(4, 0, 3, 3))
    assert feelings(kept)[1] is Feeling.CHEERING


def test_no_two_seats_blink_at_once_and_each_does_within_ten_seconds() -> None:
    beats = [beat / 10 for beat in range(100)]
    lids = [BlinkAnimation("bees", 0, 0, 100, seat) for seat in range(5)]
    assert all(any(lid.look(time) for time in beats) for lid in lids)
    assert all(sum(lid.look(time) for lid in lids) <= 1 for time in beats)
    assert not any(lid.look(0.0) for lid in lids)
