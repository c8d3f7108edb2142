"""What the contract suite has to know of Under Glass to look inside."""

from collections.abc import Sequence
from itertools import chain, product
from random import Random
from typing import Final

from hypothesis import strategies as st

from game.rules.glass import api as glass
from game.rules.glass.api import lay
from game.table import Carry, Seat

TURNED_OVER: Final = (glass.TopShown, glass.SpiderSeen)


class GlassBox:
    length = 1
    private = False
    vocabulary: Sequence[glass.Action] = tuple(glass.ACTIONS.values())
    order: Final = {
        text: place
        for place, text in enumerate(
            [f"draw {stack}" for stack in (1, 2, 3)]
            + [f"move {source}>{target}" for source, target in product((1, 2, 3), repeat=2)]
            + ["pass", "end"]
            + [
                glass.write_action(glass.LAYS[card, cell])
                for card in glass.CARDS
                for cell in range(len(glass.CELL_NAMES))
            ]
        )
    }

    def carry(self, seats: int, rng: Random) -> tuple[Seat, Carry] | None:
        return None

    def setups(self, edition: str, seats: int) -> st.SearchStrategy[glass.Setup]:
        return st.builds(glass.Setup, st.just(seats), st.integers(0, seats - 1))

    def check(self, state: glass.State) -> None:
        if state.phase is glass.Phase.DEAL:
            return
        laid_cards = [[card for card, _ in cards] for cards in state.laid]
        places = [*state.hands, *state.stacks, *laid_cards]
        assert sorted(chain.from_iterable(places)) == list(glass.DECK)
        assert all(hand == sorted(hand) for hand in state.hands)
        assert [again(cards) for cards in state.laid] == state.cases
        assert all(0 <= coins <= glass.COINS for coins in state.coins)
        asked = (state.phase is glass.Phase.PLACE) * (state.actor + 1) - 1
        if state.turn:
            assert [len(hand) for hand in state.hands] == [1 + (seat == asked) for seat in (0, 1)]
        for place, stack in enumerate(state.stacks):
            if glass.SPIDER in stack:
                assert stack.index(glass.SPIDER) < glass.DEEPEST, place
                assert bool(state.spider_turn) or stack[-1] != glass.SPIDER
        assert not state.passed[state.actor] or state.phase is glass.Phase.OVER

    def finished(self, state: glass.State) -> bool:
        scores = glass.UNDER_GLASS.view(state, None).scores
        return (
            state.phase is glass.Phase.OVER
            and (bool(state.spider_turn) or all(state.passed))
            and bool(state.winners)
            and all(scores[seat] == max(scores) for seat in state.winners)
        )

    def disguise(self, state: glass.State, seat: Seat | None, rng: Random) -> glass.State:
        """Shuffle everything that lies under the top cards; the Spider stays deep in a stack."""
        twin = state.copy()
        closed = [card for stack in state.stacks for card in stack[:-1] if card != glass.SPIDER]
        rng.shuffle(closed)
        hidden = any(glass.SPIDER in stack[:-1] for stack in state.stacks)
        deep = [
            (place, height)
            for place, stack in enumerate(state.stacks)
            for height in range(min(glass.DEEPEST, len(stack) - 1))
        ]
        spider = rng.choice(deep) if hidden else None
        for place, stack in enumerate(twin.stacks):
            for height in range(len(stack) - 1):
                stack[height] = glass.SPIDER if (place, height) == spider else closed.pop()
        return twin

    def disguise_deal(
        self, deal: glass.Deal, seat: Seat | None, seats: int, rng: Random
    ) -> glass.Deal:
        tops = [stack[0] for stack in deal.stacks]
        while True:
            twin = glass.UNDER_GLASS.shuffle(glass.UNDER_GLASS.new_game(glass.Setup(seats, 0)), rng)
            swap = dict(zip((stack[0] for stack in twin.stacks), tops, strict=True))
            swap |= dict(zip(tops, (stack[0] for stack in twin.stacks), strict=True))
            if not {*tops} & {stack[0] for stack in twin.stacks}:
                stacks = [tuple(swap.get(card, card) for card in stack) for stack in twin.stacks]
                return glass.Deal(tuple(stacks))

    def said_in_secret(self, state: glass.State, seat: Seat | None) -> bool:
        return False

    def reveals(self, event: glass.Event) -> bool:
        return isinstance(event, TURNED_OVER)

    def seen(self, view: glass.View) -> set[str]:
        """Both hands, the tops of the stacks, and what lies in the cases."""
        held = [card for hand in view.hands for card in hand]
        laid = [card for case in view.laid for card, _cell in case]
        tops = [card for card in view.tops if card is not None]
        return {glass.CARD_NAMES[card] for card in (*held, *laid, *tops)}


def again(cards: Sequence[tuple[int, int]]) -> glass.Case:
    case = glass.EMPTY_CASE
    for card, cell in cards:
        case = lay(case, card, cell)
    return case


BOX: Final = GlassBox()
