"""On no screen of a whole game is the one person spoken of by name, but where it labels them."""

from __future__ import annotations

import re
from typing import Final

import pytest

from scenes.backend.headless import HeadlessScreen
from scenes.kit.display import Text
from scenes.selftest.pilot import Pilot, by_keyboard
from scenes.shell.results.podium import ResultsScene
from tests.pilot.conftest import Door
from tests.pilot.looking import top

GAMES: Final = (("bug-council", 3), ("bug-council", 2), ("bugs-on-rugs", 3), ("bugami", 3),
                ("display-case", 2))  # fmt: skip
NAME: Final = "Ada"
LABELS: Final = re.compile(rf"{NAME}( \(you\)| +[\d–-]+( .*)?)?")
"""A plaque, and the name before points."""


def sentences(unseen: HeadlessScreen) -> set[str]:
    """What is read with the name in it and is no label."""
    texts = [item.text for item in unseen.items if isinstance(item, Text)]
    return {text for text in texts if NAME in text and not LABELS.fullmatch(text)}


@pytest.mark.parametrize(("game", "seats"), GAMES)
@pytest.mark.usefixtures("blind")
def test_one_person_is_you_from_the_first_choice_to_the_podium(
    title: Door, game: str, seats: int
) -> None:
    named: set[str] = set()
    with title() as unseen:
        pilot = Pilot(unseen, by_keyboard, watch=lambda _choice: named.update(sentences(unseen)))
        pilot.set_table(seats, 1, game=game)
        pilot.play()
        end = top(unseen)
        assert isinstance(end, ResultsScene)
        named |= sentences(unseen)
        assert (0 in end._result.winners) == end._result.title.startswith("You ")
    assert not named


@pytest.mark.usefixtures("blind")
def test_two_people_are_named(title: Door) -> None:
    named: set[str] = set()
    with title() as unseen:
        pilot = Pilot(unseen, by_keyboard, watch=lambda _choice: named.update(sentences(unseen)))
        pilot.set_table(3, 2)
        pilot.play()
    assert any(words.startswith("Ada ") for words in named)
