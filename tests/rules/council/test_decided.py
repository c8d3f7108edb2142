"""What decided a game: every fact is held against the rules, which play the record once more."""

from functools import cache
from itertools import pairwise, product
from random import Random

import pytest

from game.match import AnyMatch, Match
from game.rules.council import api as council
from game.rules.council.standings import StandingsMoment, moments
from game.seating import SeatSetup, TableSetup

TABLES = [(seats, edition) for seats in (2, 3, 4, 5) for edition in ("published", "prototype")]
ALONE = [(1, personality.value) for personality in council.Personality]
GAMES = [(*table, seed) for table, seed in product(TABLES + ALONE, range(3))]
every_game = pytest.mark.parametrize("game", GAMES, ids=lambda game: "-".join(map(str, game)))


@cache
def played(game: tuple[int, str, int]) -> AnyMatch:
    """A random game; now and then nobody wants Allegiance."""
    seats, kind, seed = game
    name = "personality" if seats == 1 else "edition"
    people = tuple(SeatSetup(f"P{seat}", "orange") for seat in range(seats))
    match = Match.open(TableSetup(people, {name: kind}, 0, seed=seed))
    chance = Random(seed)
    while match.decision is not None:
        match.play(chance.choice(list(match.legal)))
    return match


def told(game: tuple[int, str, int]) -> council.DecisiveMoments:
    match = played(game)
    return council.decisive_moments(match.log, match.setup.edition)


def stops_of(game: tuple[int, str, int]) -> list[StandingsMoment]:
    match = played(game)
    return list(moments(match.log, match.setup.edition))


@every_game
def test_as_things_stand_after_the_last_trick_an_age_is_worth_what_it_scores(
    game: tuple[int, str, int],
) -> None:
    log = played(game).log
    scores = [0] * len(stops_of(game)[0].standings)
    stands = scores
    for moment in stops_of(game):
        scored = log[moment.at]
        if isinstance(scored, council.AgeScored):
            late = [row.extra - row.marked for row in scored.rows]
            scores = [now + row.points for now, row in zip(scores, scored.rows, strict=True)]
            stands = [points + more for points, more in zip(moment.standings, late, strict=True)]
            if scored.age == 1 or game[0] > 1:  # later a recruit may have brought a point before
                assert stands == scores
    assert stands == list(played(game).view(None).scores)


@every_game
def test_no_trick_moved_the_winners_farther_than_the_one_that_turned_it(
    game: tuple[int, str, int],
) -> None:
    log, found = played(game).log, told(game).trick
    winners = played(game).view(None).winners
    stops = [
        one
        for one in stops_of(game)
        if isinstance(one.event, council.CardPlayed | council.AgeScored)
    ]
    moved = []
    for before, after in pairwise(stops):
        if isinstance(before.event, council.CardPlayed):
            ahead = [
                min(one.standings[seat] for seat in winners)
                - max(points for seat, points in enumerate(one.standings) if seat not in winners)
                for one in (before, after)
            ]
            moved.append((ahead[1] - ahead[0], -before.at, ahead))
    if found is None:
        assert max(moved)[0] <= 0
        return
    assert (found.after - found.before, -found.at, [found.before, found.after]) == max(moved)
    assert found.equals == sum(each[0] == max(moved)[0] for each in moved) - 1
    lead, won = log[found.at], next(e for e in log[found.at :] if isinstance(e, council.TrickWon))
    assert isinstance(lead, council.CardPlayed)
    assert lead.place == 0
    assert won.number == found.number
    assert found.age == 1 + sum(isinstance(event, council.AgeScored) for event in log[: found.at])


@every_game
def test_no_visit_paid_more_than_the_one_that_is_told(game: tuple[int, str, int]) -> None:
    log, found, all_moments = played(game).log, told(game).visit, stops_of(game)
    paid = []
    for before, after in pairwise(all_moments):
        if isinstance(sown := before.event, council.CubesSown):
            pairs = zip(before.standings, after.standings, strict=True)
            changed = [now - then for then, now in pairs]
            paid.append((2 * changed[sown.seat] - sum(changed), before.at))
    most = max((points for points, _ in paid), default=0)
    if found is None:
        assert most <= 0
        return
    assert found.own - found.others == most
    assert found.equals == sum(points == most for points, _ in paid) - 1
    visit = log[found.at]
    assert isinstance(visit, council.VisitBegan)
    sown = next(event for event in log[found.at :] if isinstance(event, council.CubesSown))
    assert (sown.seat, sown.origin) == (visit.seat, found.origin) == (found.seat, found.origin)


@every_game
def test_the_boldest_declaration_was_made_on_the_highest_hand(game: tuple[int, str, int]) -> None:
    match, found = played(game), told(game).declaration
    bold = []
    for at, event in enumerate(match.log):
        if isinstance(event, council.DeclarationsRevealed):
            began = max(
                number for number, each in enumerate(match.log[:at]) if hasattr(each, "hands")
            )
            for seat, no in enumerate(event.choices):
                if no:
                    hand = match.log[began].hands[seat]
                    bold.append((sum(map(council.value_of, hand)), at, seat))
    if found is None:
        assert not bold
        return
    assert found.held == max(held for held, _, _ in bold)
    assert (found.held, found.at, found.seat) in bold
    scored = [event for event in match.log if isinstance(event, council.AgeScored)][found.age - 1]
    assert scored.rows[found.seat].no_allegiance_points == found.points
    won = [
        event.number
        for event in match.log[found.at : match.log.index(scored)]
        if isinstance(event, council.TrickWon) and event.seat == found.seat
    ]
    assert found.broken == (won[0] if won else None)
    assert not (won and found.points)


def test_where_there_was_nothing_of_the_kind_nothing_is_told() -> None:
    """Over all these games each of them is missing somewhere, or at least can be found."""
    everything = [told(game) for game in GAMES]
    assert any(one.trick is not None for one in everything)
    assert any(one.visit is not None for one in everything)
    assert any(one.declaration is None for one in everything)
    assert any(one.visit is not None and one.visit.equals for one in everything)
