"""How many sequences of legal actions there are from fixed tables; any change of a rule shows.

Every number was counted twice: by the engine, and by a referee that knows nothing of it.
"""

import pytest

from game.rules.bugami.api import CARD_NAMES, Setup, State
from tests.rules.bugami import both, referee
from tests.rules.bugami.table_talk import dealt, mid_deal, plain_deal, play, setup

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
    game = both.second_game(start)
    both.second_deal(game, plain_deal(start))
    for word in said.split():
        referee.say(game, word)
    for depth, count in enumerate(FROM_THE_BIDS[seats, jokers], 1):
        assert both.sequences(state, depth) == {"cut": count}
        assert both.second_sequences(game, depth) == {"cut": count}


def test_sequences_of_bids() -> None:
    state = dealt(setup(3))
    assert [both.sequences(state, depth)["cut"] for depth in (1, 2, 3)] == [5, 25, 125]


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
    game = both.second_game(start)
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
    assert both.dump_state(state) == referee.state(game)
    assert both.sequences(state, depth=99) == {"deals": deals, "points": points}
    assert both.second_sequences(game, depth=99) == {"deals": deals, "points": points}
