"""One card, one face: nothing on the table looks like a card of another deck."""

from __future__ import annotations

import pytest

from game.rules.council.api import CARDS, CardPlayed, EmissaryRefilled
from scenes.council.cards import CouncilDeck
from scenes.council.places import place_of
from scenes.council.positions import Spots
from scenes.council.show.cues import cues
from scenes.kit.display import Card, Picture
from scenes.table.motion.flight import flight_items
from tests.council.games import everybody, steps, table, told
from tests.support.window import WINDOWS, frame


@pytest.mark.parametrize("code", sorted(CARDS))
def test_a_card_wears_one_face_down_to_seventy_pixels(code: str) -> None:
    grounds = {
        piece.name
        for pixels in range(70, 300, 5)
        for piece in CouncilDeck().face(code, pixels, dim=False)[:1]
        if isinstance(piece, Picture)
    }
    assert len(grounds) == 1


@pytest.mark.parametrize("size", WINDOWS)
@pytest.mark.parametrize("people", [1, 2, 3, 4, 5])
def test_hand_and_trick_and_pyramid_are_wide_enough_for_it(
    size: tuple[int, int], people: int
) -> None:
    """Only in the smallest window of all, and there between all cards but those of the hand."""
    window = frame(*size)
    edition = "pacifist" if people == 1 else "published"
    place = place_of(window, next(steps(table(people, edition))).view)
    widths = [place.card_width]
    if people == 2:
        widths.append(place.emissary_width)
    assert all(width * window.scale >= 70 for width in widths)


def test_a_card_keeps_its_face_on_its_way() -> None:
    window, names, flights = frame(1280, 720), everybody(2), 0
    for event, before, after in told(2):
        if not isinstance(event, CardPlayed | EmissaryRefilled):
            continue
        for cue in cues(event, before, after, names):
            positions = Spots(place_of(window, cue.after), cue.after)
            shown = [
                item
                for share in (0.05, 0.3, 0.6, 0.95)
                for item in flight_items(positions, cue, share)
                if isinstance(item, Card)
            ]
            ways = [
                (positions.position(way.start), positions.position(way.goal)) for way in cue.flights
            ]
            assert {item.face for item in shown} == {
                max(start.size, goal.size) for start, goal in ways
            }
            flights += 1
    assert flights > 50
