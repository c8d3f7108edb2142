"""Random games and all ways on from fixed tables, before two independent referees."""

import json
from collections import Counter
from collections.abc import Iterator
from functools import partial
from random import Random
from typing import Any

import pytest

from game.rules.bugami.api import BUGAMI, CARD_NAMES, Deal, Phase, Setup, State, read_action
from tests.rules import any_game
from tests.rules.bugami import referee
from tests.rules.bugami.table_talk import dealt, mid_deal, plain_deal, play, setup

GAMES = 3  # of each kind of table
TABLES = [
    (seats, jokers, shotgun)
    for seats in range(3, 8)
    for jokers in range(3)
    for shotgun in (False, True)
]


@pytest.mark.parametrize(("seats", "jokers", "shotgun"), TABLES)
def test_two_referees_agree_after_every_action(seats: int, jokers: int, shotgun: bool) -> None:
    for seed in range(GAMES):
        rng = Random(f"{seats} {jokers} {shotgun} {seed}")
        start = Setup(seats, rng.randrange(seats), jokers, shotgun, rng.choice([1, 100, 250]))
        agree(start, rng)


def agree(start: Setup, rng: Random) -> None:
    """Play one random game before both; some like Misère, or one suit, more than others."""
    state, game = BUGAMI.new_game(start), second_game(start)
    liked = rng.choice(["", "misere", "H"])
    while True:
        if BUGAMI.deal_due(state):
            deal = BUGAMI.shuffle(state, rng)
            state, _ = BUGAMI.deal(state, deal)
            second_deal(game, deal)
        shown = dump_state(state)
        assert shown == referee.state(game), f"{start}"
        if not shown["legal"]:
            break
        word = rng.choice(shown["legal"])
        if shown["phase"] == "bid" and liked and rng.random() < 0.5:
            word = liked
        state, _ = BUGAMI.apply(state, read_action(word))
        referee.say(game, word)
    assert state.winners


def second_game(start: Setup) -> referee.Game:
    return referee.sit_down(start.seats, start.dealer, start.jokers, start.shotgun, start.target)


def second_deal(game: referee.Game, deal: Deal) -> None:
    hands = [[CARD_NAMES[card] for card in hand] for hand in deal.hands]
    referee.deal(game, hands, [CARD_NAMES[card] for card in deal.rest])


def dump_state(state: State) -> dict[str, Any]:
    """The state as records show it, once through JSON."""
    shown: dict[str, Any] = json.loads(json.dumps(BUGAMI.dump_state(state)))
    return shown


def sequences(state: State, depth: int) -> Counter[str]:
    """How many sequences of legal actions there are, to the end of the deal at most.

    There the points that everybody gets go into the count as well.
    """
    return any_game.sequences(state, depth, _ended, partial(any_game.ways_on, BUGAMI))


def _ended(state: State) -> dict[str, int] | None:
    if state.phase not in {Phase.DEAL, Phase.OVER}:
        return None
    return {"deals": 1, "points": sum(row.points for row in state.ledger[-1].rows)}


def second_sequences(game: referee.Game, depth: int) -> Counter[str]:
    return any_game.sequences(game, depth, _second_ended, _second_ways)


def _second_ended(game: referee.Game) -> dict[str, int] | None:
    if game["phase"] not in {"deal", "over"}:
        return None
    return {"deals": 1, "points": sum(game["gained"])}


def _second_ways(game: referee.Game) -> Iterator[referee.Game]:
    text = json.dumps(game)
    for word in referee.legal(game):
        after = json.loads(text)
        referee.say(after, word)
        yield after


# After the plain deal and everybody's bid, seat 0 leads: sequences of 1, 2, 3 … cards.
FROM_THE_BIDS: dict[tuple[int, int], tuple[int, ...]] = {
    (3, 0): (17, 72, 304, 4_864),
    (3, 2): (18, 76, 320, 5_440),
    (4, 1): (13, 42, 135, 432, 5_184),
    (5, 2): (10, 25, 65, 160, 372, 3_348),
    (6, 0): (8, 17, 37, 74, 148, 296, 2_072),
    (6, 2): (9, 20, 44, 96, 192, 384, 3_072),
    (7, 1): (7, 13, 25, 49, 82, 132, 200, 1_200),
}

# The last tricks of a deal, played to its end in every way: how many ways there are, and the sum
# of all points that the seats make in them.
LAST_HANDS = {
    (3, 0): ("C5 C7 D2 HQ", "CK D4 H4 H6", "C8 D8 DA S3"),
    (3, 2): ("C5 X1 D2 HQ", "CK D4 X2 H6", "C8 D8 DA S3"),
    (4, 1): ("C5 D2 H9", "C7 X1 S4", "D9 DJ HA", "S2 C3 H3"),
    (5, 0): ("C5 D2", "C7 S4", "D9 DJ", "S2 C3", "H3 HK"),
}
SAID = {3: "D C D", 4: "C misere C H", 5: "H D D misere S"}
REST = {(3, 0): "S9", (3, 2): "", (4, 1): "D5", (5, 0): "C2 S7"}
TO_THE_END: dict[tuple[int, int, bool], tuple[int, int]] = {
    (3, 0, False): (528, 27_048),
    (3, 0, True): (528, 42_312),
    (3, 2, False): (1_160, 53_044),
    (3, 2, True): (1_160, 135_446),
    (4, 1, False): (252, 46_440),
    (4, 1, True): (252, 68_040),
    (5, 0, False): (20, 4_000),
    (5, 0, True): (20, 6_000),
}


@pytest.mark.parametrize(("seats", "jokers"), FROM_THE_BIDS)
def test_sequences_from_the_bids(seats: int, jokers: int) -> None:
    start = setup(seats, jokers=jokers)
    said = " ".join("CDHS"[seat % 4] for seat in range(seats))
    state, _ = play(dealt(start), said)
    game = second_game(start)
    second_deal(game, plain_deal(start))
    for word in said.split():
        referee.say(game, word)
    for depth, count in enumerate(FROM_THE_BIDS[seats, jokers], 1):
        assert sequences(state, depth) == {"cut": count}
        assert second_sequences(game, depth) == {"cut": count}


def test_sequences_of_bids() -> None:
    state = dealt(setup(3))
    assert [sequences(state, depth)["cut"] for depth in (1, 2, 3)] == [5, 25, 125]


def last_tricks(seats: int, jokers: int, *, shotgun: bool) -> State:
    return mid_deal(
        *LAST_HANDS[seats, jokers],
        said=SAID[seats],
        rest=REST[seats, jokers],
        jokers=jokers,
        shotgun=shotgun,
        dealer=seats - 1,
    )


def second_table(state: State) -> referee.Game:
    """The same last hands before the second referee."""
    start: Setup = state.setup
    game = second_game(start)
    hands = [[CARD_NAMES[card] for card in hand] for hand in state.hands]
    referee.deal(game, hands, [CARD_NAMES[card] for card in state.rest])
    for word in SAID[start.seats].split():
        referee.say(game, word)
    return game


@pytest.mark.parametrize(("seats", "jokers", "shotgun"), TO_THE_END)
def test_sequences_to_the_end_of_a_deal(seats: int, jokers: int, shotgun: bool) -> None:
    deals, points = TO_THE_END[seats, jokers, shotgun]
    state = last_tricks(seats, jokers, shotgun=shotgun)
    game = second_table(state)
    assert dump_state(state) == referee.state(game)
    assert sequences(state, depth=99) == {"deals": deals, "points": points}
    assert second_sequences(game, depth=99) == {"deals": deals, "points": points}
