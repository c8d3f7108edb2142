"""What the contract suite has to know of Last Leaf to look inside."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Final

from hypothesis import strategies as st

from game.table import Carry, Seat
from tests.contract.boxes import AnyTable, Table
from tests.small_game import rules

FULL: Final = rules.pack(rules.PEOPLE[-1])


class LeafBox:
    length = 1
    private = True
    vocabulary: Sequence[rules.Play] = tuple(map(rules.Play, FULL))
    order: Final = {str(card): card for card in FULL}

    def carry(self, seats: int, rng: Random) -> tuple[Seat, Carry] | None:
        return None

    def setups(self, edition: str, seats: int) -> st.SearchStrategy[rules.Setup]:
        return st.builds(rules.Setup, st.just(seats), st.integers(0, seats - 1))

    def check(self, state: rules.State) -> None:
        if state.hands:
            held = [card for hand in state.hands for card in hand]
            everything = [*held, *state.rest, *state.gone, *(card for _, card in state.table)]
            assert sorted(everything) == rules.pack(state.setup.seats)

    def finished(self, state: rules.State) -> bool:
        return len(state.won) == rules.DEALS and bool(rules.GAME.rules.view(state, None).winners)

    def disguise(self, state: rules.State, seat: Seat | None, rng: Random) -> rules.State:
        twin = rules.State(state.setup, state.lead)
        for name in ("gone", "table", "won"):
            setattr(twin, name, getattr(state, name))
        deal = self.disguise_deal(
            rules.Deal(tuple(map(tuple, state.hands)), tuple(state.rest)),
            seat,
            len(state.hands),
            rng,
        )
        twin.hands, twin.rest = [*map(list, deal.hands)], [*deal.rest]
        return twin

    def disguise_deal(
        self, deal: rules.Deal, seat: Seat | None, seats: int, rng: Random
    ) -> rules.Deal:
        """Every hidden card becomes the next one of them."""
        hands = [hand for owner, hand in enumerate(deal.hands) if owner != seat]
        hidden = sorted([*deal.rest, *(card for hand in hands for card in hand)])
        other = dict(zip(hidden, [*hidden[1:], *hidden[:1]], strict=True))
        dealt = [
            hand if owner == seat else tuple(sorted(other[card] for card in hand))
            for owner, hand in enumerate(deal.hands)
        ]
        return rules.Deal(tuple(dealt), tuple(other[card] for card in deal.rest))

    def said_in_secret(self, state: rules.State, seat: Seat | None) -> bool:
        return False

    def reveals(self, event: rules.Event) -> bool:
        return isinstance(event, rules.Dealt)

    def seen(self, view: rules.View) -> set[str]:
        return set(map(str, (*view.hand, *(card for _, card in view.table))))


TABLES: Final[Sequence[AnyTable]] = [
    Table(rules.GAME.id, "garden", seats, rules.GAME.rules, LeafBox()) for seats in rules.PEOPLE
]
