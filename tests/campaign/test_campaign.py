"""The value of a campaign: order, carry, end, and what is no campaign at all."""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Callable
from typing import Any

import pytest

from game.campaign import CampaignError, NewerCampaign
from game.campaign.council import GAMES, parse_campaign, write_campaign
from game.match import Match
from game.rules.council.api import Carry, Personality, TrickWon
from tests.campaign.playing import after, fresh, whole


def test_three_of_the_four_that_cheat_come_in_random_order() -> None:
    orders = Counter(fresh(seed).opponents for seed in range(600))
    assert len(orders) == 4 * 3 * 2
    for order in orders:
        assert len(set(order)) == GAMES
        assert Personality.PACIFIST not in order


def test_the_first_game_is_a_game_of_its_own() -> None:
    campaign = fresh()
    table = campaign.next_table()
    assert (table.options["personality"], table.carry, table.lead) == (
        campaign.opponents[0],
        None,
        None,
    )
    assert table.campaign == campaign.id
    assert Match.open(table).setup.lead == 1


@pytest.mark.parametrize("lead", [0, 1])
def test_later_games_carry_the_points_and_the_leader(lead: int) -> None:
    campaign = after((40, 52), (75, 60), lead=lead)
    table = campaign.next_table()
    assert table.carry == Carry((75, 60), 3)
    match = Match.open(table)
    assert match.setup.lead == lead
    assert match.setup.carry == table.carry
    assert match.setup.personality == campaign.opponents[2]
    assert match.view(None).scores == (75, 60)


def test_each_game_has_its_own_council_and_cards() -> None:
    setups = {after(*[(9, 9)] * games).next_table().seed for games in range(GAMES)}
    assert len(setups) == GAMES
    assert fresh(4).next_table() == fresh(4).next_table()


@pytest.mark.parametrize("seed", range(6))
def test_a_whole_trilogy(seed: int) -> None:
    """Points only grow, whoever won the last trick leads the next game (S4)."""
    campaign, matches = whole(seed)
    assert campaign.over
    before = (0, 0)
    for game, (match, result) in enumerate(zip(matches, campaign.results, strict=True), start=1):
        carry = match.setup.carry
        assert carry == (None if game == 1 else Carry(before, game))
        rows = [age.rows for age in match.view(None).ledger]
        gained = tuple(sum(row[seat].points for row in rows) for seat in (0, 1))
        assert result.scores == (before[0] + gained[0], before[1] + gained[1])
        last = [event for event in match.log if isinstance(event, TrickWon)][-1]
        assert result.lead == last.seat
        before = result.scores
    assert campaign.victory == (before[0] > before[1])


@pytest.mark.parametrize(("scores", "free"), [((80, 79), True), ((80, 80), False), ((7, 8), False)])
def test_only_more_points_set_backyardia_free(scores: tuple[int, int], free: bool) -> None:
    assert after((90, 1), (90, 2), scores).victory is free
    assert not after((90, 1), scores).victory


@pytest.mark.parametrize("games", range(GAMES + 1))
def test_a_campaign_is_read_as_it_was_written(games: int) -> None:
    campaign = after(*[(30, 31), (60, 60), (99, 120)][:games])
    assert parse_campaign(write_campaign(campaign)) == campaign


Damage = Callable[[dict[str, Any]], object]

DAMAGES: dict[str, Damage] = {
    "opponents twice": lambda it: it.update(opponents=["thief", "thief", "trickster"]),
    "opponent unknown": lambda it: it.update(opponents=["thief", "wasp", "trickster"]),
    "pacifist": lambda it: it.update(opponents=["thief", "pacifist", "trickster"]),
    "two opponents": lambda it: it.update(opponents=["thief", "trickster"]),
    "no name": lambda it: it.update(name=""),
    "points below zero": lambda it: it["results"][0].update(scores=[-1, 4]),
    "points too many": lambda it: it["results"][0].update(scores=[1, 1000]),
    "third side": lambda it: it["results"][0].update(lead=2),
    "four games": lambda it: it.update(results=it["results"] * 4),
    "table after the end": lambda it: it.update(results=it["results"] * 3, table="evening"),
    "table elsewhere": lambda it: it.update(table="../../elsewhere"),
    "unknown key": lambda it: it.update(colour_of_hat="red"),
    "missing key": lambda it: it.pop("seeds"),
    "huge seed": lambda it: it.update(seeds=[1, 2, 10**40]),
    "no zone": lambda it: it.update(begun="2026-03-14T18:30:00"),
    "old format": lambda it: it.update(format=0),
}


@pytest.mark.parametrize("damage", DAMAGES.values(), ids=DAMAGES)
def test_what_is_no_campaign_is_refused(damage: Damage) -> None:
    content = json.loads(write_campaign(after((30, 40))))
    damage(content)
    with pytest.raises(CampaignError):
        parse_campaign(json.dumps(content).encode())


@pytest.mark.parametrize("data", [b"", b"{", b"[]", b"\xff\xfe", b"null", b'{"format": "x"}'])
def test_other_files_are_refused(data: bytes) -> None:
    with pytest.raises(CampaignError):
        parse_campaign(data)


def test_a_newer_format_is_told_apart() -> None:
    content = json.loads(write_campaign(fresh()))
    with pytest.raises(NewerCampaign):
        parse_campaign(json.dumps({**content, "format": 3, "weather": "rain"}).encode())
