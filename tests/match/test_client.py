"""A client: what one seat may know, told by events and shown by views, and nothing else."""

from typing import Any

import pytest

from game.catalogue import SHELF
from game.match import AnyMatch, Client, Match
from tests.match.playing import random_play, table


def clients(match: AnyMatch) -> list[Client[Any, Any, Any]]:
    """One for a spectator too."""
    return [match.client(seat) for seat in (*range(match.setup.seats), None)]


def test_a_client_that_asks_for_news_hears_everything_once() -> None:
    match = Match.open(table())
    told = {client.seat: list(client.events(0)) for client in clients(match)}
    for _ in random_play(match):
        for client in clients(match):
            told[client.seat] += client.events(len(told[client.seat]))
            assert client.events(len(told[client.seat])) == ()
    for client in clients(match):
        assert told[client.seat] == list(client.events(0))
        assert len(told[client.seat]) == len(match.log)


@pytest.mark.parametrize("edition", ["published", "prototype"])
@pytest.mark.parametrize("seats", [2, 5])
def test_a_client_hears_and_sees_what_the_rules_let_its_seat(seats: int, edition: str) -> None:
    """Contracts hold that this tells no secret, whatever the game."""
    match = Match.open(table(seats, edition))
    rules = SHELF[match.game].rules
    for _ in random_play(match):
        for client in clients(match):
            assert client.view() == rules.view(match._state, client.seat)
    for client in clients(match):
        redacted = [rules.redact(event, client.seat) for event in match.log]
        assert list(client.events(0)) == redacted
