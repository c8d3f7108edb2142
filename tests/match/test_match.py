"""A match: its log, its record, its chance; and what a client of it may know."""

from typing import Any

import pytest

from game.catalogue import SHELF
from game.match import AnyMatch, Client, Match
from game.rules.council import api as council
from game.table import IllegalAction
from tests.match.playing import played, random_play, table


@pytest.mark.parametrize("edition", ["published", "prototype"])
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_a_match_is_played_from_the_setup_to_the_winners(seats: int, edition: str) -> None:
    match = played(Match.open(table(seats, edition)))
    assert (match.setup.seats, match.setup.edition.name) == (seats, edition)
    assert len(match.deals) == council.AGES
    assert match.decision is None
    assert not match.legal
    assert isinstance(match.log[0], council.CouncilSeated)
    assert isinstance(match.log[-1], council.GameEnded)
    assert sum(isinstance(event, council.AgeBegan) for event in match.log) == council.AGES


def test_cards_are_dealt_without_being_asked_for() -> None:
    match = Match.open(table())
    assert [type(event) for event in match.log] == [council.CouncilSeated, council.AgeBegan]
    for _ in random_play(match):
        assert match.decision is not None or match.client(None).view().phase is council.Phase.OVER


def test_the_log_only_grows() -> None:
    match = Match.open(table())
    before = list(match.log)
    for _ in random_play(match):
        assert len(match.log) > len(before)
        assert match.log[: len(before)] == before
        before = list(match.log)


def test_the_same_seed_is_the_same_match() -> None:
    one, other = (played(Match.open(table(seed=7))) for _ in range(2))
    assert one.setup == other.setup
    assert one.deals == other.deals
    assert one.log == other.log


def test_another_seed_is_another_match() -> None:
    assert len({tuple(Match.open(table(seed=seed)).deals) for seed in range(20)}) == 20
    assert len({Match.open(table(seed=seed)).setup.council for seed in range(20)}) > 10


def test_how_people_play_does_not_change_the_next_deal() -> None:
    # The cards come from the seed alone, so that two tables can play the same match.
    one, other = (played(Match.open(table(seed=7)), seed) for seed in (1, 2))
    assert one.actions != other.actions
    assert one.deals == other.deals


def test_without_a_seed_there_is_a_match_too() -> None:
    match = played(Match.open(table(seed=None)))
    assert isinstance(match.log[-1], council.GameEnded)


def test_the_leader_is_chosen_or_drawn() -> None:
    assert {Match.open(table(lead=2, seed=seed)).setup.lead for seed in range(10)} == {2}
    assert {Match.open(table(seed=seed)).setup.lead for seed in range(40)} == {0, 1, 2, 3}


def test_only_the_prototype_has_other_rings() -> None:
    printed = council.read_factions(council.PRINTED_RING)
    assert {Match.open(table(seed=seed)).setup.ring for seed in range(20)} == {printed}
    prototype = [Match.open(table(edition="prototype", seed=seed)).setup for seed in range(20)]
    assert len({setup.ring for setup in prototype}) > 10


def test_setup_deals_and_actions_are_the_whole_match() -> None:
    match = played(Match.open(table(5, "prototype")))
    state, log = council.COUNCIL.new_game(match.setup), list(council.COUNCIL.opening(match.setup))
    deals = iter(match.deals)
    for action in match.actions:
        if council.COUNCIL.deal_due(state):
            state, events = council.COUNCIL.deal(state, next(deals))
            log += events
        state, events = council.COUNCIL.apply(state, action)
        log += events
    assert log == match.log
    for seat in (*range(5), None):
        assert council.COUNCIL.view(state, seat) == match.client(seat).view()


def test_a_refused_action_leaves_the_match_as_it_was() -> None:
    match = Match.open(table())
    log, view = list(match.log), match.client(0).view()
    with pytest.raises(IllegalAction):
        match.play(council.PlayCard(1))
    assert match.log == log
    assert match.actions == []
    assert match.client(0).view() == view
    match.play(council.Declare(no_allegiance=False))
    assert len(match.actions) == 1


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
