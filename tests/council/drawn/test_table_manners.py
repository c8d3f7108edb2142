"""What the table owes to whoever looks at it: nothing stale, nothing that hides what it does."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

import pytest

from game.describe.council.lines import say
from game.rules.council.api import (
    AgeBegan,
    CubesSown,
    Oath,
    Phase,
    TrickWon,
    VisitBegan,
    VisitSkipped,
)
from scenes.council.layers.trick import TrickLayer
from scenes.council.layers.visit import VisitLayer
from scenes.council.picture import table_items
from scenes.council.places import place_of
from scenes.council.positions import Spots
from scenes.council.ui import UI
from scenes.kit import parts
from scenes.kit.display import Card, Item, Picture, Text
from scenes.kit.preferences import Preferences, Speed
from scenes.table.cue import OnDeck
from scenes.table.highlights import Highlights
from scenes.table.motion.cue_player import CuePlayer
from tests.council.games import TABLES, asked, everybody, rooms, table, told
from tests.support.table import asked_seat
from tests.support.window import WINDOWS, frame, press, stack, texts


@pytest.mark.parametrize(("seats", "edition"), TABLES)
def test_nothing_of_an_age_is_left_when_the_next_one_begins(seats: int, edition: str) -> None:
    began = 0
    for seat in (0, None):
        for event, view, _after in told(seats, edition, seat=seat):
            if isinstance(event, AgeBegan) and event.age > 1:
                began += 1
                left = (view.trick, view.trick_before, view.hand, view.emissary)
                assert not any(left)
                assert not any((*view.tricks, *view.hand_sizes))
                assert view.this_trick == 1
                assert set(view.oaths) <= {Oath.NONE, Oath.NEUTRAL}
                assert view.termitenator is None or not any(view.termitenator.lies)
                assert "10" not in UI.title(view, None)
    assert began == 4


def test_an_age_in_which_nobody_keeps_a_last_card_is_not_dealt_anew_after_its_last_trick() -> None:
    seen = set()
    for event, _view, after in told():
        if isinstance(event, TrickWon):
            seen.add(after.age)
            empty = replace(after, hand=(), hand_sizes=(0,) * after.owners)
            assert UI.title(empty, None) == ""
            assert UI.moment(empty) == UI.moment(after)
    assert seen == {1, 2, 3}


@pytest.mark.parametrize("size", WINDOWS)
@pytest.mark.parametrize("letters", [1.0, 2.0])
@pytest.mark.parametrize("people", [1, 2, 3, 4, 5])
def test_cards_are_dealt_from_a_deck_that_lies_on_the_table(
    size: tuple[int, int], letters: float, people: int
) -> None:
    window = replace(frame(*size), letters=letters)
    edition = "pacifist" if people == 1 else "published"
    room = next(rooms(table(people, edition), lambda _: True))
    view = room.view(0)
    place = place_of(window, view)
    position = Spots(place, view).position(OnDeck())
    items = table_items(window, view, room.top, Highlights())
    backs = [item for item in items if isinstance(item, Card) and item.code is None]
    assert any((card.x, card.y) == (position.x, position.y) for card in backs)
    half = position.size / 2, position.size * 0.7
    me, hand = place.layout["seat_me"], place.layout["hand"]
    assert position.y + half[1] < me.y or position.x - half[0] > me.right
    assert position.y + half[1] < hand.y or position.x + half[0] < hand.x
    for seat in range(people):
        x, y = place.trick_card(seat)
        apart = abs(x - position.x) - place.card_width / 2 - half[0]
        below = abs(y - position.y) - place.card_width * 0.7 - half[1]
        assert apart > 0 or below > 0


def test_the_ribbon_lies_over_what_flies() -> None:
    player = CuePlayer(UI)
    window, names = frame(), everybody(4)
    room = next(rooms(table(4), lambda _: True))
    view = room.view(0)
    event = next(event for event in room.match.log if isinstance(event, AgeBegan))
    player.add(UI.cues(event, replace(view, hand=()), view, names))
    items: Sequence[Item] = ()
    while player and not any(
        isinstance(item, Card) for item in items
    ):  # first the Age is announced
        player.advance(0.2)
        items = player.items(window, room.top, None, calm=False)
    last_card = max(n for n, item in enumerate(items) if isinstance(item, Card))
    first_word = min(n for n, item in enumerate(items) if isinstance(item, Text))
    assert last_card < first_word


def test_the_bar_says_how_fast_things_move_and_the_key_changes_it_in_sight() -> None:
    room = next(rooms(table(4), asked(Phase.PLAY)))
    room.preferences = Preferences()
    opened = stack(TrickLayer(room, asked_seat(room)))
    said = []
    for _ in Speed:
        items = press(opened, "s")
        said += [it.text for it in items if isinstance(it, Text) and it.text.startswith("Speed:")]
    assert said == ["Speed: fast", "Speed: instant", "Speed: slow", "Speed: normal"]


@pytest.mark.parametrize(("seats", "edition"), TABLES)
def test_the_last_trick_tells_who_won_why_who_visited_and_what_was_sown(
    seats: int, edition: str
) -> None:
    told = sown = 0
    window = frame()
    for number, room in enumerate(rooms(table(seats, edition), asked(Phase.PLAY))):
        view = room.view(None)
        if number % 7 or not view.trick_before:
            continue
        scene = UI.close_up(room, view)
        assert scene is not None
        items = scene.draw(window)
        words = texts(items)
        log = room.public_log()
        at = max(n for n, event in enumerate(log) if isinstance(event, TrickWon))
        for event in log[at:]:
            if isinstance(event, TrickWon | VisitBegan | CubesSown | VisitSkipped):
                assert say(event, room.seats).text in words
                sown += isinstance(event, CubesSown)
        crowns = [i for i in items if isinstance(i, Picture) and i.name == "shared/token_crown"]
        assert len(crowns) == 1
        told += 1
    assert told > 2
    assert sown


@pytest.mark.parametrize("size", WINDOWS)
def test_the_verdict_of_a_visit_stands_clear_of_the_keys(size: tuple[int, int]) -> None:
    room = next(rooms(table(4), asked(Phase.VISIT)))
    for undo in (False, True):
        layer = VisitLayer(room, asked_seat(room))
        layer._take_back = undo
        window = frame(*size)
        keys = parts.hint_room(window, layer.layout(window)["hints"], 5 if undo else 4)
        verdict = layer._above_keys(
            window, layer.layout(window), layer.question_highlights["hints"]
        )
        assert verdict.bottom < keys.y
        assert verdict.y > layer.layout(window)["preview"].bottom


@pytest.mark.parametrize("size", WINDOWS)
def test_the_last_trick_lies_between_the_legend_and_five_keys(size: tuple[int, int]) -> None:
    room = next(rooms(table(5), asked(Phase.PLAY)))
    window = frame(*size)
    layout = TrickLayer(room, asked_seat(room)).layout(window)
    keys = parts.hint_room(window, layout["hints"], 5)
    assert layout["legend"].bottom < layout["last_trick"].y
    assert layout["last_trick"].bottom < keys.y
    place = place_of(window, room.view(asked_seat(room)))
    assert not any(place.seat(seat).meets(layout["legend"]) for seat in range(5))
