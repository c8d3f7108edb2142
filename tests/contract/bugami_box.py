"""What the contract suite has to know of Bugami to look inside."""

from collections.abc import Mapping, Sequence
from random import Random
from typing import Final

from hypothesis import strategies as st

from game.rules.bugami import api as bugami
from game.table import Carry, Seat

REVEALING: Final = (bugami.BidsRevealed, bugami.RestTaken, bugami.Wedding)
PLAYED_OUT: Final = {bugami.Phase.DEAL, bugami.Phase.OVER}


def shuffled(cards: Sequence[bugami.Card], rng: Random) -> dict[bugami.Card, bugami.Card]:
    return dict(zip(cards, rng.sample(cards, len(cards)), strict=True))


class BugamiBox:
    length = 25
    private = True

    @property
    def vocabulary(self) -> Sequence[bugami.Action]:
        return [*bugami.BIDS, *bugami.PLAYS.values()]

    @property
    def order(self) -> Mapping[str, int]:
        return {bugami.write_action(action): place for place, action in enumerate(self.vocabulary)}

    def carry(self, seats: int, rng: Random) -> tuple[Seat, Carry] | None:
        return None

    def setups(self, edition: str, seats: int) -> st.SearchStrategy[bugami.Setup]:
        return st.builds(
            bugami.Setup,
            st.just(seats),
            st.integers(0, seats - 1),
            st.integers(0, 2),
            st.booleans(),
            st.integers(1, 120),
        )

    def check(self, state: bugami.State) -> None:
        """Every card in one place, hands as long as they have to be, piles and bugs that fit."""
        setup = state.setup
        if state.deal == 0:
            return
        piles = [card for pile in state.piles for card in pile]
        hands = [card for hand in state.hands for card in hand]
        assert sorted([*hands, *piles, *state.trick, *state.rest]) == list(
            bugami.PACKS[setup.jokers]
        )
        assert len(state.trick) < setup.seats
        size, complete = bugami.hand_size(setup.seats, setup.jokers), sum(state.tricks)
        for seat, hand in enumerate(state.hands):
            assert hand == sorted(hand)
            assert len(hand) == size - complete - (seat in state.order[: len(state.trick)])
            bid = state.bids[seat]
            assert state.bugs[seat] == (
                0 if bid is None else bugami.bugs_in(state.piles[seat], bid)
            )
        assert state.trick_number == min(size, complete + 1)
        assert (None in state.bids) == (state.phase is bugami.Phase.BID)
        assert (complete == size) == (state.phase in PLAYED_OUT)
        taken = len(bugami.PACKS[setup.jokers]) - size * setup.seats if complete == size else 0
        assert len(piles) == setup.seats * complete + taken
        gained = [[row.points for row in scored.rows] for scored in state.ledger]
        assert state.scores == [sum(points) for points in zip(*gained, strict=True)] or not gained
        assert len(state.ledger) == state.deal - (state.phase not in PLAYED_OUT)
        assert state.dealer == (setup.dealer + state.deal - 1) % setup.seats

    def finished(self, state: bugami.State) -> bool:
        best = max(state.scores)
        return (
            state.phase is bugami.Phase.OVER
            and best >= state.setup.target
            and [seat for seat, score in enumerate(state.scores) if score == best]
            == list(state.winners)
            and len(state.winners) == 1
        )

    def disguise(self, state: bugami.State, seat: Seat | None, rng: Random) -> bugami.State:
        """Shuffle the hands of the others, what lies aside, older tricks and bids in secret."""
        twin = state.copy()
        if state.phase is bugami.Phase.BID:
            for other, said in enumerate(state.bids):
                if other != seat and said is not None:
                    action = bugami.BIDS[int(rng.random() * len(bugami.BIDS))]
                    assert isinstance(action, bugami.MakeBid)
                    twin.bids[other] = action.bid
        closed = [*state.rest]
        closed += [card for s, hand in enumerate(state.hands) if s != seat for card in hand]
        others = shuffled(closed, rng)
        twin.rest = tuple(sorted(others[card] for card in state.rest))
        twin.hands = [sorted(others.get(card, card) for card in hand) for hand in state.hands]
        others = {}
        for suit in range(5):  # a card of the same suit is the same bug
            older = [card for pile in state.piles for card in pile if card >> 4 == suit]
            others |= shuffled([card for card in older if card not in state.last_trick], rng)
        twin.piles = [tuple(others.get(card, card) for card in pile) for pile in state.piles]
        return twin

    def disguise_deal(
        self, deal: bugami.Deal, seat: Seat | None, seats: int, rng: Random
    ) -> bugami.Deal:
        closed = [card for owner, hand in enumerate(deal.hands) if owner != seat for card in hand]
        others = shuffled([*closed, *deal.rest], rng)
        hands = tuple(tuple(others.get(card, card) for card in hand) for hand in deal.hands)
        return bugami.Deal(hands, tuple(others.get(card, card) for card in deal.rest))

    def said_in_secret(self, state: bugami.State, seat: Seat | None) -> bool:
        decision = bugami.BUGAMI.decision(state)
        assert decision is not None
        return decision.kind is bugami.Phase.BID and decision.seat != seat

    def reveals(self, event: bugami.Event) -> bool:
        return isinstance(event, REVEALING)

    def seen(self, view: bugami.View) -> set[str]:
        """The own hand, the trick and the one before."""
        tricks = [card for _seat, card in (*view.table, *view.last_trick)]
        return {bugami.CARD_NAMES[card] for card in (*(view.hand or ()), *tricks)}


BOX: Final = BugamiBox()
