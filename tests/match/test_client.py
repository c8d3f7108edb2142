"""A client: what one seat may know, told by events and shown by views, and nothing else."""

from random import Random
from typing import Any

import pytest

from game.match import AnyMatch, Client, Match
from game.rules.council.api import AgeBegan, CardDiscarded, Declared, Event
from game.table import Seat
from tests.contract.council_box import CouncilBox
from tests.match.playing import random_play, table
from tests.match.story import Story

every_table = pytest.mark.parametrize(
    ("seats", "edition"),
    [(seats, edition) for edition in ("published", "prototype") for seats in (3, 4, 5)],
)


def clients(match: AnyMatch) -> list[Client[Any, Any, Any]]:
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


@every_table
def test_a_client_is_told_no_secret(seats: int, edition: str) -> None:
    match = Match.open(table(seats, edition))
    for _ in random_play(match):
        pass
    for client in clients(match):
        for event in client.events(0):
            assert not secrets(event, client.seat), event


def secrets(event: Event, seat: Seat | None) -> list[object]:
    """What an event says that a seat must not know."""
    match event:
        case AgeBegan(hands=hands):
            return [hand for owner, hand in enumerate(hands) if owner != seat and hand]
        case Declared(seat=owner, no_allegiance=choice):
            return [choice] if owner != seat and choice is not None else []
        case CardDiscarded(seat=owner, card=card):
            return [card] if owner != seat and card is not None else []
        case _:
            return []


@every_table
def test_a_view_holds_its_own_hand_and_no_other(seats: int, edition: str) -> None:
    match = Match.open(table(seats, edition))
    for _ in random_play(match):
        views = [client.view() for client in clients(match)]
        assert views[-1].hand is None
        assert views[-1].discard is None
        for view in views[:-1]:
            decision = match.decision
            mine = decision is not None and decision.seat == view.you
            assert list(view.legal) == (list(match.legal) if mine else [])
        held = [card for view in views[:-1] for card in view.hand or ()]
        assert len(held) == len(set(held))
        assert tuple(len(view.hand or ()) for view in views[:-1]) == views[0].hand_sizes


@every_table
def test_clients_cannot_tell_matches_apart_that_differ_in_secrets(seats: int, edition: str) -> None:
    match = Match.open(table(seats, edition))
    rng = Random(3)
    for _ in random_play(match):
        for client in clients(match):
            state = CouncilBox().disguise(match._state, client.seat, rng)
            twin: AnyMatch = Match(match.game, match.setup, Random(0), state)
            assert twin.client(client.seat).view() == client.view()


@every_table
def test_the_events_alone_tell_what_the_view_shows(seats: int, edition: str) -> None:
    match = Match.open(table(seats, edition))
    stories = [Story(client.seat) for client in clients(match)]
    for story, client in zip(stories, clients(match), strict=True):
        story.hear(client.events(0))
    heard = len(match.log)
    for _ in random_play(match):
        for story, client in zip(stories, clients(match), strict=True):
            story.hear(client.events(heard))
            story.agrees_with(client.view())
        heard = len(match.log)
