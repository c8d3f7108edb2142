"""Records of the small game: written and read by what writes and reads those of every game."""

from __future__ import annotations

import json
from random import Random
from typing import Any

import pytest

from game.library.save import parse_save
from game.match import Match
from game.records import RecordError, make_record, parse_record, replay, write_record
from game.seating import SeatSetup, TableSetup
from scenes.kit.theme import PLAYER_COLOURS
from tests.small_game.rules import GAME, PEOPLE, Began, Event, Played

SEATS = tuple(SeatSetup(f"Leaf {n}", colour) for n, colour in enumerate(PLAYER_COLOURS))


def written(seats: int, seed: int = 4) -> str:
    match, chance = Match.open(TableSetup(SEATS[:seats], game=GAME.id, seed=seed)), Random(seed)
    while match.decision is not None:
        match.play(chance.choice(match.legal))
    names = [seat.name for seat in SEATS[:seats]]
    return write_record(make_record(GAME.id, match.setup, names, match.deals, match.actions))


def spoilt(people: int, **keys: object) -> str:
    """What is said of a record in which some keys are others."""
    record: dict[str, Any] = {**json.loads(written(people)), **keys}
    with pytest.raises(RecordError) as refused:
        replay(parse_record(json.dumps(record).encode()))
    return str(refused.value)


@pytest.mark.parametrize("seats", PEOPLE)
def test_a_game_is_the_same_when_it_is_read_again(seats: int) -> None:
    text = written(seats)
    told: list[Event] = []
    record = parse_record(text.encode())
    assert write_record(record) == text
    game = replay(record, told.extend)
    assert isinstance(told[0], Began)
    assert sum(isinstance(event, Played) for event in told) == len(game.actions) == 15 * seats


@pytest.mark.parametrize("seats", [1, 8])
def test_too_few_and_too_many_seats_are_refused_in_a_sentence(seats: int) -> None:
    names = [f"Leaf {n}" for n in range(seats)]
    words = f"seats: Last Leaf needs two to seven seats, not {seats}"
    assert spoilt(3, seats=names) == words


def test_a_seat_without_cards_is_refused_in_a_sentence() -> None:
    words = spoilt(3, seats=["Leaf 0", "Leaf 1", "Leaf 2", "Leaf 3"])
    assert words == "deals: Every card of the pack is dealt once. (every-card-once)"


def test_a_card_that_is_kept_for_last_is_refused_with_its_rule() -> None:
    hand = json.loads(written(2))["deals"][0][0][json.loads(written(2))["lead"]]
    words = spoilt(2, actions=[str(max(hand))])
    assert "is not allowed here. The highest card of a hand is played last" in words


def test_a_record_of_another_game_cannot_be_a_table_of_this_one() -> None:
    with pytest.raises(RecordError):
        parse_save(written(2).replace("last-leaf", "bug-council").encode())
