"""What the contract suite has to know of Last Leaf to look inside."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Final

from hypothesis import strategies as st

from game.table import Carry, Seat
from tests.contract.boxes import AnyTable, Table
from tests.small_game.rules import (
    DEALS,
    GAME,
    PEOPLE,
    Deal,
    Dealt,
    Event,
    Play,
    Setup,
    State,
    View,
    pack,
)

FULL: Final = pack(PEOPLE[-1])


class LeafBox:
    """Last Leaf, opened."""

    length = 1
    private = True
    vocabulary: Sequence[Play] = tuple(map(Play, FULL))
    order: Final = {str(card): card for card in FULL}

    def carry(self, seats: int, rng: Random) -> tuple[Seat, Carry] | None:
        return None

    def setups(self, edition: str, seats: int) -> st.SearchStrategy[Setup]:
        return st.builds(Setup, st.just(seats), st.integers(0, seats - 1))

    def check(self, state: State) -> None:
        if state.hands:
            held = [card for hand in state.hands for card in hand]
            everything = [*held, *state.rest, *state.gone, *(card for _, card in state.table)]
            assert sorted(everything) == pack(state.setup.seats)

    def finished(self, state: State) -> bool:
        return len(state.won) == DEALS and bool(GAME.rules.view(state, None).winners)

    def disguise(self, state: State, seat: Seat | None, rng: Random) -> State:
        twin = State(state.setup, state.lead)
        for name in ("gone", "table", "won"):
            setattr(twin, name, getattr(state, name))
        deal = self.disguise_deal(
            Deal(tuple(map(tuple, state.hands)), tuple(state.rest)), seat, len(state.hands), rng
        )
        twin.hands, twin.rest = [*map(list, deal.hands)], [*deal.rest]
        return twin

    def disguise_deal(self, deal: Deal, seat: Seat | None, seats: int, rng: Random) -> Deal:
        """Every hidden card becomes the next one of them."""
        hands = [hand for owner, hand in enumerate(deal.hands) if owner != seat]
        hidden = sorted([*deal.rest, *(card for hand in hands for card in hand)])
        other = dict(zip(hidden, [*hidden[1:], *hidden[:1]], strict=True))
        dealt = [
            hand if owner == seat else tuple(sorted(other[card] for card in hand))
            for owner, hand in enumerate(deal.hands)
        ]
        return Deal(tuple(dealt), tuple(other[card] for card in deal.rest))

    def said_in_secret(self, state: State, seat: Seat | None) -> bool:
        return False

    def reveals(self, event: Event) -> bool:
        return isinstance(event, Dealt)

    def seen(self, view: View) -> set[str]:
        return set(map(str, (*view.hand, *(card for _, card in view.table))))


TABLES: Final[Sequence[AnyTable]] = [
    Table(GAME.id, "garden", seats, GAME.rules, LeafBox()) for seats in PEOPLE
]
