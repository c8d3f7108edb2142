"""Random games and all ways on from fixed tables, before two independent referees."""

from random import Random

import pytest

from game.rules.council.api import COUNCIL, EDITIONS, Personality, State, random_setup
from tests.rules.council import both
from tests.rules.council.solo import both as solo_both
from tests.rules.council.table_talk import dealt, mid_age, mid_solo, plain_deal, setup, solo_setup

GAMES = 12  # of each kind of table
TABLES = [(edition, seats) for edition in EDITIONS for seats in (2, 3, 4, 5)]


@pytest.mark.parametrize(("edition", "seats"), TABLES)
def test_two_referees_agree_after_every_action(edition: str, seats: int) -> None:
    for seed in range(GAMES):
        agree(edition, seats, seed)


def agree(edition: str, seats: int, seed: int) -> None:
    rng = Random(f"{edition} {seats} {seed}")
    start = random_setup(edition, seats, None, rng)
    keen = rng.random()  # how often somebody declares No Allegiance
    state, game = COUNCIL.new_game(start), both.second_game(start)
    while True:
        if COUNCIL.deal_due(state):
            deal = COUNCIL.shuffle(state, rng)
            state, _ = COUNCIL.deal(state, deal)
            both.second_deal(game, deal)
        table = both.on_the_table(state)
        assert table == both.on_the_second_table(game), f"{edition}, {seats} seats, seed {seed}"
        if not table["legal"]:
            break
        word = rng.choice(table["legal"])
        if table["what"] == "declare":
            word = table["legal"][rng.random() < keen]
        state = both.say(state, game, word)
    assert state.winners


# After the plain deal, seat 1 leads: sequences of 1, 2, 3 … actions.
FROM_THE_DEAL = {
    ("published", 2): (2, 4, 44, 374, 1_754, 4_388),
    ("published", 3): (2, 4, 8, 88, 863, 5_991),
    ("published", 4): (2, 4, 8, 16, 176, 1_829, 15_399),
    ("published", 5): (2, 4, 8, 16, 32, 352, 3_766),
    ("prototype", 2): (2, 4, 44, 374, 1_774, 4_990),
    ("prototype", 3): (2, 4, 8, 88, 870, 6_255),
    ("prototype", 4): (2, 4, 8, 16, 176, 1_834, 15_619),
    ("prototype", 5): (2, 4, 8, 16, 32, 352, 3_766),
}

# The last three tricks of an Age (two at a table of four or five), played to its end in every
# way: how many ways there are, and the sum of all points that the seats make in them.
LAST_HANDS = {
    2: ("A5 A7 B2 C1", "A1 B4 C4 C6"),  # and the Emissary's two cards, two more to come
    3: ("A5 A7 B2 C1", "A1 B4 C4 C6", "A8 B1 B8 F3"),
    4: ("A5 B2 C1", "A7 B4 F4", "B1 B9 M2", "C3 A2 F6"),
    5: ("A5 B2 C1", "A7 B4 F4", "B1 B9 M2", "C3 A2 F6", "B11 M5 F12"),
}
TRICKS_SO_FAR = {2: (3, 4, 0), 3: (3, 4, 0), 4: (3, 1, 0, 4), 5: (2, 3, 0, 1, 2)}
TO_THE_END = {
    ("published", 2, "allegiance"): (2_096, 36_536),
    ("published", 2, "no-allegiance"): (1_080, 23_120),
    ("published", 3, "allegiance"): (12_324, 227_164),
    ("published", 3, "no-allegiance"): (3_028, 43_140),
    ("published", 4, "allegiance"): (1_536, 32_007),
    ("published", 4, "no-allegiance"): (571, 10_052),
    ("published", 5, "allegiance"): (4_340, 105_142),
    ("published", 5, "no-allegiance"): (1_038, 22_773),
    ("prototype", 2, "allegiance"): (3_156, 54_316),
    ("prototype", 2, "no-allegiance"): (1_376, 29_476),
    ("prototype", 3, "allegiance"): (18_648, 344_656),
    ("prototype", 3, "no-allegiance"): (4_956, 71_584),
    ("prototype", 4, "allegiance"): (2_096, 43_954),
    ("prototype", 4, "no-allegiance"): (788, 13_561),
    ("prototype", 5, "allegiance"): (6_096, 148_200),
    ("prototype", 5, "no-allegiance"): (1_424, 30_794),
}


def last_tricks(edition: str, seats: int, who: str) -> State:
    """Seat 2 has no trick yet (seat 0 of two); ``who`` says whether it tries No Allegiance."""
    hands, tricks = list(LAST_HANDS[seats]), TRICKS_SO_FAR[seats]
    bold = 2 % seats
    if who == "no-allegiance":
        hands[bold] = hands[bold].rsplit(" ", 1)[0]
    if seats == 2 and who == "no-allegiance":
        tricks = (0, 4, 3)
    return mid_age(
        *hands,
        edition=edition,
        spaces="B6 M3 A3 C1",
        chambers=2,
        around="BMACF" if edition == "published" else "BCMFA",
        lead=1,
        no_allegiance=(bold,) if who == "no-allegiance" else (),
        tricks=tricks,
        emissary="A8 B1" if seats == 2 else "",
        top="B8 F3" if seats == 2 else "",
    )


@pytest.mark.parametrize(("edition", "seats"), FROM_THE_DEAL)
def test_sequences_from_the_deal(edition: str, seats: int) -> None:
    counts = FROM_THE_DEAL[edition, seats]
    start = setup(seats, edition, lead=1)
    game = both.second_game(start)
    both.second_deal(game, plain_deal(start))
    for depth, count in enumerate(counts, 1):
        assert both.sequences(dealt(start), depth) == {"cut": count}
        assert both.second_sequences(game, depth) == {"cut": count}


@pytest.mark.parametrize(("edition", "seats", "who"), TO_THE_END)
def test_sequences_to_the_end_of_an_age(edition: str, seats: int, who: str) -> None:
    ages, points = TO_THE_END[edition, seats, who]
    state = last_tricks(edition, seats, who)
    game = both.second_table(state)
    assert both.on_the_table(state) == both.on_the_second_table(game)
    assert both.sequences(state, depth=99) == {"ages": ages, "points": points}
    assert both.second_sequences(game, depth=99) == {"ages": ages, "points": points}


# Solo, after the plain deal: sequences of 1, 2, 3 … actions, the same against everybody but
# where an ability comes in; then the last three tricks in every way, as above.
QUIET = (2, 14, 42, 144, 348, 1_492)
SOLO_DEAL = {
    Personality.PACIFIST: QUIET,
    Personality.PACIFIST_2: QUIET,
    Personality.CARD_SHARK: QUIET,
    Personality.THIEF: (2, 14, 42, 147, 364, 1_363),
    Personality.TRICKSTER: QUIET,
}
SOLO_END = {
    (Personality.PACIFIST, False): (30, 460),
    (Personality.PACIFIST, True): (39, 715),
    (Personality.PACIFIST_2, False): (30, 527),
    (Personality.PACIFIST_2, True): (39, 803),
    (Personality.CARD_SHARK, False): (30, 538),
    (Personality.CARD_SHARK, True): (39, 867),
    (Personality.THIEF, False): (37, 540),
    (Personality.THIEF, True): (12, 222),
    (Personality.TRICKSTER, False): (30, 460),
    (Personality.TRICKSTER, True): (39, 1_100),
}


@pytest.mark.parametrize("personality", Personality)
def test_solo_sequences_from_the_deal(personality: Personality) -> None:
    start = solo_setup(personality)
    game = solo_both.second_game(start)
    solo_both.second_deal(game, plain_deal(start))
    for depth, count in enumerate(SOLO_DEAL[personality], 1):
        assert both.sequences(dealt(start), depth) == {"cut": count}
        assert solo_both.second_sequences(game, depth) == {"cut": count}


def last_solo_tricks(personality: Personality, *, losing: bool) -> State:
    """The Termitenator holds six cards of a pyramid, and the Termite Space is well filled."""
    return mid_solo(
        "A5 B2 C1 F6", "A7* - B4 - / - F4 C7* / - - / - -", personality=personality, lead=1,
        spaces="B4 M4 A2 C3 F2", chambers=1, board=int(personality is Personality.TRICKSTER),
        losing=losing, row=3, tricks=(7, 0) if losing else (3, 4),
    )  # fmt: skip


@pytest.mark.parametrize(("personality", "losing"), SOLO_END)
def test_solo_sequences_to_the_end_of_an_age(personality: Personality, losing: bool) -> None:
    ages, points = SOLO_END[personality, losing]
    state = last_solo_tricks(personality, losing=losing)
    game = solo_both.second_table(state)
    assert solo_both.on_the_table(state) == solo_both.on_the_second_table(game)
    assert both.sequences(state, depth=99) == {"ages": ages, "points": points}
    assert solo_both.second_sequences(game, depth=99) == {"ages": ages, "points": points}
