"""What Bugami's bots keep to, and how well the sharp one bids and plays."""

from functools import partial
from random import Random

from game.bots import Level, make_bot
from game.bots.bugami.hand import suit_survival
from game.bots.bugami.memory import Memory
from game.bots.bugami.rules_of_thumb import weigh
from game.ladder import Climb, climb
from game.rules.bugami import api as bugami
from game.simulate import Plan, play_game
from tests.bots.positions import chosen, decisions
from tests.rules.bugami.table_talk import dealt, mid_deal, play, setup

sharp = partial(chosen, "bugami", Level.FIRST)
newcomer = partial(chosen, "bugami", Level.NEWCOMER)


def with_hand(hand: str) -> bugami.State:
    """Four seats; whoever bids first has these cards, the others the rest of the pack in turn."""
    mine = bugami.read_cards(hand)
    others = [card for card in bugami.PACKS[0] if card not in mine]
    return dealt(setup(), bugami.Deal((mine, *(tuple(others[seat::3]) for seat in range(3))), ()))


def test_a_bot_may_take_over_a_seat_at_any_time() -> None:
    """All that a choice needs is in the view; only equals are left to chance."""
    seasoned = make_bot("bugami", Level.FIRST, Random(3))
    start = setup(6, jokers=1, shotgun=True, target=1)
    for view in decisions(bugami.BUGAMI, start, Random(6)):
        weights = weigh(view, view.legal)
        assert set(weights) == {*view.legal}
        assert weights[seasoned.choose(view, view.legal)] == max(weights.values())


# How a newcomer plays.


def test_a_newcomer_bids_its_shortest_suit() -> None:
    assert newcomer(with_hand("C2 C3 C4 C5 DA DQ DJ D8 HK HQ HJ S2 SA")) == "S"


def test_a_newcomer_wins_a_trick_without_bugs_if_it_can() -> None:
    led, _ = play(mid_deal("C5 H2 S2", "C9 C2 CK", "D7 H4 S4", said="D S C"), "C5")
    assert newcomer(led) == "CK"
    dearer, _ = play(mid_deal("CA H2 S2", "C9 C2 CK", "D7 H4 S4", said="D S C"), "CA")
    assert newcomer(dearer) == "C2"


def test_a_newcomer_plays_low_where_its_bugs_lie() -> None:
    led, _ = play(mid_deal("C5 H2 S2", "C9 C2 CK", "D7 H4 S4", said="D C S"), "C5")
    assert newcomer(led) == "C2"


def test_a_newcomer_gives_its_bugs_to_others() -> None:
    led, _ = play(mid_deal("C5 H2 S2", "DK D2 H9", "D7 H4 S4", said="C D S"), "C5")
    assert newcomer(led) == "DK"
    joker, _ = play(mid_deal("C5 H2 S2", "DK X1 H9", "D7 H4 S4", said="C D S", jokers=1), "C5")
    assert newcomer(joker) == "X1"


def test_a_newcomer_leads_its_highest_card_that_is_no_bug() -> None:
    assert newcomer(mid_deal("CA HK S2", "DK D2 H9", "D7 H4 S4", said="C D S")) == "HK"
    assert newcomer(mid_deal("CA C3 C7", "DK D2 H9", "D7 H4 S4", said="C D S")) == "C3"


def test_a_newcomer_beats_who_plays_by_chance_and_loses_to_who_counts(*, whole: bool) -> None:
    deals = 12 if whole else 5
    (easy,) = climb(Climb(("newcomer",), "random", 4, deals, 3, game="bugami"))
    (hard,) = climb(Climb(("newcomer",), "sensible", 4, deals, 3, game="bugami"))
    assert easy.wins > 50
    assert hard.wins <= 10


# How well it remembers.


def test_it_remembers_who_cannot_follow() -> None:
    state = mid_deal("C5 H2 S2", "C9 H3 S3", "D7 H4 S4", said="D C S")
    state, _ = play(state, "C5 C9 D7")
    memory = Memory(bugami.BUGAMI.view(state, 1))
    assert memory.has(2, 0) == 0
    assert memory.has(0, 0) > 0


def test_it_remembers_what_is_gone() -> None:
    hands = ("CA H2 CK", "C9 H3 S3", "C7 H4 S4")
    before = mid_deal(*hands, said="D C S")
    after, _ = play(before, "CA C9 C7")
    king = bugami.CARDS["CK"]
    assert Memory(bugami.BUGAMI.view(before, 0)).future(king) == 1.0  # it holds the ace itself
    assert Memory(bugami.BUGAMI.view(before, 1)).above(bugami.CARDS["C9"]) > 0
    assert bugami.CARDS["CA"] not in Memory(bugami.BUGAMI.view(after, 1)).hidden


# How well it bids.


def test_it_bids_the_suit_that_it_can_keep_few() -> None:
    assert sharp(with_hand("CA CK C9 C8 DA DQ DJ D8 HK HQ HJ S2 S3")) == "S"
    assert sharp(with_hand("C2 C3 CJ DA DQ D8 D7 HA HQ HJ SK SJ S7")) == "C"


def test_it_bids_misere_only_on_a_hand_that_holds() -> None:
    assert sharp(with_hand("C2 C4 C6 C8 D2 D3 D5 H2 H4 H6 S3 S4 S6")) == "misere"
    assert sharp(with_hand("C2 C4 C6 CA D2 DK D5 H2 H4 HA S3 S4 S6")) != "misere"


def test_low_cards_keep_a_suit_safe_and_high_ones_do_not() -> None:
    def safe(mine: str, hidden: str) -> float:
        return suit_survival(bugami.read_cards(mine), bugami.read_cards(hidden), 3)

    others = "C3 C5 C7 C9 CJ CQ CK"
    assert safe("C2 C4", others) > 0.9
    assert safe("CA", others) == 0
    assert safe("CA", "") == 1  # nobody can lead it


def test_at_least_half_of_its_miseres_hold_against_gentle_ones() -> None:
    rng = Random(8)
    bots = [make_bot("bugami", Level.FIRST, Random(0))]
    bots += [make_bot("bugami", Level.RANDOM, Random(seat)) for seat in (1, 2, 3)]
    bid = held = 0
    while bid < 40:
        state = dealt(setup(target=1), bugami.BUGAMI.shuffle(bugami.BUGAMI.new_game(setup()), rng))
        action = bots[0].choose(view := bugami.BUGAMI.view(state, 0), view.legal)
        if action != bugami.MakeBid(bugami.MISERE):
            continue
        bid += 1
        while state.phase in {bugami.Phase.BID, bugami.Phase.PLAY}:
            decision = bugami.BUGAMI.decision(state)
            assert decision is not None
            view = bugami.BUGAMI.view(state, decision.seat)
            bugami.BUGAMI.advance(state, bots[decision.seat].choose(view, view.legal))
        held += state.tricks[0] == 0
    assert held >= 20


# How well it plays.


def test_it_throws_bugs_at_whoever_wins_the_trick() -> None:
    hands = ("CA C2", "C9 C4", "H5 S5")
    state, _ = play(mid_deal(*hands, said="H D C", tricks=(4, 4, 2)), "CA C9")
    assert sharp(state) == "H5"
    state, _ = play(mid_deal(*hands, said="S D C", tricks=(4, 4, 2)), "CA C9")
    assert sharp(state) == "S5"


def test_it_throws_no_bug_at_a_partner() -> None:
    hands = ("CA C2", "C9 C4", "H5 S5")
    alone, _ = play(mid_deal(*hands, said="H D H", tricks=(4, 4, 2)), "CA C9")
    assert sharp(alone) == "H5"
    wed, _ = play(mid_deal(*hands, said="H D H", tricks=(4, 4, 2), shotgun=True), "CA C9")
    assert sharp(wed) == "S5"


def test_on_misere_it_ducks_as_high_as_it_can() -> None:
    state = mid_deal("C10 H2 H3 H4", "C9 C4 CQ D2", "C7 C8 D3 D4", said="H misere D")
    state, _ = play(state, "C10")
    assert sharp(state) == "C9"


def test_on_misere_it_throws_its_most_dangerous_card_away() -> None:
    state = mid_deal("C10 H2 H9 H4", "S2 SA S3 D2", "C7 C8 DK D4", said="H misere D")
    state, _ = play(state, "C10")
    assert sharp(state) == "SA"


def test_it_breaks_a_misere() -> None:
    """Seat 0, on Misère, wins the trick so far: who plays last leaves it there."""
    hands = ("C9 H2 H7", "C4 D3 D9", "C7 CJ S9")
    state, _ = play(mid_deal(*hands, said="misere S D", tricks=(0, 5, 5)), "C9 C4")
    assert sharp(state) == "C7"
    broken, _ = play(mid_deal(*hands, said="misere S D", tricks=(1, 5, 5)), "C9 C4")
    assert sharp(broken) == "CJ"


def test_it_takes_a_clean_trick_and_leaves_one_with_bugs() -> None:
    hands = ("C9 H2 H7", "C4 D3 D9", "C7 CJ S9")
    clean, _ = play(mid_deal(*hands, said="S S D", tricks=(4, 3, 3)), "C9 C4")
    assert sharp(clean) == "CJ"
    bugged, _ = play(mid_deal(*hands, said="S S C", tricks=(4, 3, 3)), "C9 C4")
    assert sharp(bugged) == "C7"


def test_sharp_beats_three_gentle_ones() -> None:
    """Far more than 60 % of games; ``simulate`` measures how many."""
    plan = Plan(("sensible", "random", "random", "random"), 15, 11, {"target": 100}, None, "bugami")
    outcomes = [play_game(plan, number) for number in range(plan.games)]
    assert sum(outcome.winners == (0,) for outcome in outcomes) >= 0.6 * plan.games
