"""The notation of the tests: builders that let a test read like the table.

Cards are ``H10``, hands are ``"C5 D9"``, one text for each seat; bids are ``"C S misere H"``.
"""

from collections.abc import Sequence

from game.rules.bugami import api as bugami
from game.rules.bugami.scoring import rows, sides_of
from game.rules.tricks import TURN_ORDERS
from game.table import Seat
from tests.rules.any_game import said

EVERYBODY = (0, 1, 2, 3, None)  # at a table of four, and a spectator


def bids(text: str) -> list[bugami.Bid]:
    said = [bugami.read_action(word) for word in text.split()]
    return [action.bid for action in said if isinstance(action, bugami.MakeBid)]


def setup(
    seats: int = 4,
    *,
    dealer: Seat | None = None,
    jokers: int = 0,
    shotgun: bool = False,
    target: int = 250,
) -> bugami.Setup:
    """A game before its first card; seat 0 leads, unless somebody else deals."""
    return bugami.Setup(seats, seats - 1 if dealer is None else dealer, jokers, shotgun, target)


def plain_deal(start: bugami.Setup) -> bugami.Deal:
    """The pack in order, one card to each seat in turn: no chance, and mixed hands."""
    cards = bugami.PACKS[start.jokers]
    dealt = start.seats * bugami.hand_size(start.seats, start.jokers)
    hands = tuple(cards[seat : dealt : start.seats] for seat in range(start.seats))
    return bugami.Deal(hands, cards[dealt:])


def dealt(start: bugami.Setup, deal: bugami.Deal | None = None) -> bugami.State:
    """The first deal, waiting for the first bid."""
    state, _ = bugami.BUGAMI.deal(bugami.BUGAMI.new_game(start), deal or plain_deal(start))
    return state


def mid_deal(
    *hands: str,
    said: str,
    rest: str = "",
    jokers: int = 0,
    shotgun: bool = False,
    target: int = 250,
    tricks: Sequence[int] = (),
    bugs: Sequence[int] = (),
    scores: Sequence[int] = (),
    lead: Seat = 0,
    dealer: Seat = 0,
) -> bugami.State:
    """A deal with only these cards left in the hands; what was played before plays no part."""
    seats = len(hands)
    state = bugami.BUGAMI.new_game(bugami.Setup(seats, dealer, jokers, shotgun, target))
    state.phase, state.deal = bugami.Phase.PLAY, 1
    state.hands = [sorted(bugami.read_cards(hand)) for hand in hands]
    state.rest = tuple(sorted(bugami.read_cards(rest)))
    state.bids = list(bids(said))
    state.sides = sides_of(bids(said), shotgun=shotgun)
    state.order = TURN_ORDERS[seats][lead]
    state.tricks = list(tricks) or [0] * seats
    state.bugs = list(bugs) or [0] * seats
    state.scores = list(scores) or [0] * seats
    return state


def play(state: bugami.State, words: str) -> tuple[bugami.State, list[bugami.Event]]:
    """Say actions one after the other, as records write them; the state then, and all events."""
    return said(bugami.BUGAMI, state, words.split())


def legal(state: bugami.State) -> str:
    return " ".join(bugami.write_action(action) for action in bugami.BUGAMI.legal_actions(state))


def turn(state: bugami.State) -> Seat:
    decision = bugami.BUGAMI.decision(state)
    assert decision is not None
    return decision.seat


def text(cards: Sequence[bugami.Card]) -> str:
    return bugami.write_cards(cards)


def lines(
    said: str, tricks: Sequence[int], bugs: Sequence[int], *, shotgun: bool = False
) -> tuple[bugami.SeatScore, ...]:
    made = bids(said)
    return rows(made, sides_of(made, shotgun=shotgun), tricks, bugs, final=True)


def points(
    said: str, tricks: Sequence[int], bugs: Sequence[int], *, shotgun: bool = False
) -> list[int]:
    return [row.points for row in lines(said, tricks, bugs, shotgun=shotgun)]


def one_deal(state: bugami.State) -> bugami.State:
    """Play a deal to its end, always the first card that is legal."""
    while bugami.BUGAMI.decision(state) is not None:
        state, _ = bugami.BUGAMI.apply(state, bugami.BUGAMI.legal_actions(state)[0])
    return state
