"""What the contract suite has to know of Bugs on Rugs to look inside."""

from collections import defaultdict
from collections.abc import Sequence
from itertools import chain, combinations, permutations
from random import Random
from typing import Final

from hypothesis import strategies as st

from game.rules.rugs import api as rugs
from game.table import Carry, Seat

LARVAE: Final = [card for card in rugs.DECK if card >> 4 == rugs.LARVA]
REVEALING: Final = (
    rugs.FloorLaid,
    rugs.BugJoinedWall,
    rugs.BugDrawn,
    rugs.BugsPassed,
    rugs.CollectionsShown,
)
ASKED_FOR: Final = (rugs.LARVA, rugs.MOSQUITO, rugs.BUTTERFLY)
"""Kinds that tell who is asked: who is asked to keep Larvae holds two, and so on."""


class RugsBox:
    length = 1
    private = True
    vocabulary: Sequence[rugs.Action] = (
        *rugs.CHOICES.values(),
        *(rugs.Hatch(one, other) for one, other in permutations(LARVAE, 2)),
        *(rugs.Hatch(larva, larva) for larva in LARVAE), rugs.Hatch(rugs.DECK[0], LARVAE[0]),
        *rugs.PAIRS, rugs.DONE,
    )  # fmt: skip
    order: Final = {
        text: place
        for place, text in enumerate(
            [rugs.card_name(card) for card in rugs.DECK]
            + [rugs.write_action(rugs.Hatch(*pair)) for pair in combinations(LARVAE, 2)]
            + [*"ABDFLMSUY", "done"]
        )
    }

    def carry(self, seats: int, rng: Random) -> tuple[Seat, Carry] | None:
        return None

    def setups(self, edition: str, seats: int) -> st.SearchStrategy[rugs.Setup]:
        return st.builds(rugs.Setup, st.just(seats), st.integers(0, seats - 1))

    def check(self, state: rugs.State) -> None:
        if state.phase is rugs.Phase.DEAL:
            return
        places = [*state.hands, state.floor, state.wall, state.discards, state.deck[state.drawn :]]
        assert sorted(chain.from_iterable(places)) == list(rugs.DECK)
        assert sorted(state.deck) == list(rugs.DECK)
        assert all(hand == sorted(hand) for hand in state.hands)
        open_now = [*state.floor, *state.wall, *state.discards]
        assert all(state.seen >> card & 1 for card in open_now)
        assert len(state.floor) <= 2 * state.setup.seats + 1
        for hand, card in zip(state.hands, state.given, strict=True):
            assert card is None or card in hand
        for hand, pairs in zip(state.hands, state.pairs, strict=True):
            held = rugs.kinds_in(hand)
            assert 2 * len(pairs) <= held[rugs.MOSQUITO]
            assert all(held[kind] and kind != rugs.MOSQUITO for kind in pairs)
        assert not state.final or state.end_seen

    def finished(self, state: rugs.State) -> bool:
        return (
            state.phase is rugs.Phase.OVER
            and state.final
            and bool(state.winners)
            and all(state.scores[seat] == max(state.scores) for seat in state.winners)
            and [sum(points) for points in state.points] == state.scores
        )

    def disguise(self, state: rugs.State, seat: Seat | None, rng: Random) -> rugs.State:
        """Exchange hidden bugs: those nobody has seen, and those that others are known to hold."""
        over = state.phase is rugs.Phase.OVER
        others = [
            card
            for owner, hand in enumerate(state.hands)
            if owner != seat and not over
            for card in hand
            if card not in {state.shown, state.offered}  # whose those are is public
        ]
        groups = defaultdict(list)
        for card in (*others, *state.deck[state.drawn :]):
            kind = card >> 4
            groups[state.seen >> card & 1, kind if kind in ASKED_FOR else None].append(card)
        new: dict[int | None, int] = {}
        for cards in groups.values():
            new.update(zip(cards, rng.sample(cards, len(cards)), strict=True))
        twin = state.copy()
        twin.hands = [sorted(new.get(card, card) for card in hand) for hand in state.hands]
        twin.deck = tuple(new.get(card, card) for card in state.deck)
        twin.given = [card and new.get(card, card) for card in state.given]
        if not over:
            for owner, pairs in enumerate(state.pairs):
                kinds = [card >> 4 for card in twin.hands[owner] if card >> 4 != rugs.MOSQUITO]
                if owner != seat and pairs:
                    twin.pairs[owner] = tuple(rng.choice(kinds) for _ in pairs)
        return twin

    def disguise_deal(
        self, deal: rugs.Deal, seat: Seat | None, seats: int, rng: Random
    ) -> rugs.Deal:
        """The hands of others, and what lies under the first Floor."""
        first_hidden = seats + 1 + 2 * seats + 1
        closed = [card for owner, card in enumerate(deal.deck[:seats]) if owner != seat]
        closed += deal.deck[first_hidden:]
        others = dict(zip(closed, rng.sample(closed, len(closed)), strict=True))
        return rugs.Deal(tuple(others.get(card, card) for card in deal.deck))

    def said_in_secret(self, state: rugs.State, seat: Seat | None) -> bool:
        decision = rugs.BUGS_ON_RUGS.decision(state)
        assert decision is not None
        return decision.kind is rugs.Phase.PASS and decision.seat != seat

    def reveals(self, event: rugs.Event) -> bool:
        return isinstance(event, REVEALING)

    def seen(self, view: rugs.View) -> set[str]:
        """The own bugs, those that lie open or are shown, and in the end everybody's."""
        held = [card for hand in view.hands for card in hand or ()]
        shown = [card for card in (view.shown, view.offered) if card is not None]
        return set(map(rugs.card_name, (*held, *shown, *view.floor, *view.wall, *view.discards)))


BOX: Final = RugsBox()
