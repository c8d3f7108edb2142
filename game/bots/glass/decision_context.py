"""A search over one's turn and the next: the two cards, the tops left behind, coins, the Spider."""

from __future__ import annotations

from collections.abc import Sequence
from typing import assert_never

from game.bots.glass.outlook import at_best, outlook, ways
from game.bots.glass.temper_weights import TemperWeights
from game.bots.glass.unseen import samples, spider_under, turns_to_come, unseen_cards
from game.rules.glass import api as glass

HOPE = 1.0
"""What a turn still to come is worth to who has not passed, in points."""
PATIENCE = 0.7
"""How much of what a turn without a card makes possible will still be there."""
NARROW = 4
"""So many of the unseen cards are tried under a card that a coin moves away."""


class DecisionContext:
    """A decision: all that is the same for each action is worked out once."""

    def __init__(self, view: glass.View, temper_weights: TemperWeights) -> None:
        assert view.you is not None
        self._view, self._temper_weights = view, temper_weights
        self._case = view.cases[view.you]
        self._hand = view.hands[view.you]
        self._rival = 1 - view.you
        self._hidden = samples(unseen_cards(view))
        self._risks = spider_under(view)
        self._final = view.spider  # you have no turn after this one
        self._hope = HOPE * (1 + turns_to_come(view))

    def weigh(self, action: glass.Action) -> float:
        """The points to expect, less a part of what the other can make of what is left."""
        match action:
            case glass.Lay(card, cell):
                (kept,) = (each for each in self._hand if each != card)
                return self._after(glass.lay(self._case, card, cell), kept, self._tops())
            case glass.Draw(stack):
                return self._draw(stack)
            case glass.Move(source, target):
                return (
                    self._move(source, target) - glass.COIN_POINTS - self._temper_weights.reluctance
                )
            case glass.EndTurn():
                return self._wait() - self._left(self._tops())
            case glass.Pass():
                return glass.worth(self._case) - self._hope - self._left(self._tops())
            case _:
                assert_never(action)

    def _tops(self, without: int | None = None) -> list[glass.Card]:
        """The cards that can be drawn; the Spider is none."""
        return [top for stack, top in enumerate(self._view.tops) if top and stack != without]

    def _draw(self, stack: int) -> float:
        top = self._view.tops[stack]
        assert top is not None
        others = self._tops(without=stack)
        risk = self._risks[stack]
        if self._view.phase is glass.Phase.FIRST:
            return max(self._after(case, top, others) for case in ways(self._case, top))
        return self._turn(top, others, risk) - self._left(others)

    def _turn(self, top: glass.Card, others: Sequence[glass.Card], risk: float = 0.0) -> float:
        """The best that can be laid with this card in the hand; no turn may follow, by ``risk``."""
        (held,) = self._hand
        return max(
            (1 - risk) * self._after(case, kept, others) + risk * glass.worth(case)
            for card, kept in ((held, top), (top, held))
            for case in ways(self._case, card)
        )

    def _best_turn(self, top: glass.Card, lying: Sequence[glass.Card]) -> float:
        """The best value of a turn with a card that may not fit anywhere."""
        if not any(glass.places(self._case, card) for card in (*self._hand, top)):
            return glass.worth(self._case)
        return self._turn(top, [card for card in lying if card != top])

    def _after(self, case: glass.Case, kept: glass.Card, others: Sequence[glass.Card]) -> float:
        """What a case will be worth after the next turn, with this card kept for it."""
        if self._final:
            return glass.worth(case)
        return outlook(case, (kept, *others), self._hidden, self._temper_weights.freedom)

    def _wait(self) -> float:
        """No card now: what the next turn makes of the case, if all of it stays."""
        now = glass.worth(self._case)
        if self._final:
            return now
        cards = (*self._hand, *self._tops())
        then = outlook(self._case, cards, self._hidden, self._temper_weights.freedom)
        return now + PATIENCE * (then - now)

    def _move(self, source: int, target: int) -> float:
        """The best turn with what may come to light where the moved card lay."""
        tops = list(self._view.tops)
        tops[target], tops[source] = tops[source], None
        lying = [top for top in tops if top]
        stay = max(self._best_turn(top, lying) for top in lying)
        hidden = self._hidden[:: max(1, len(self._hidden) // NARROW)]
        if self._view.heights[source] == 1 or not hidden:
            return stay - self._left(lying)
        new = [max(stay, self._best_turn(card, lying)) for card in hidden]
        risk, at_once = self._risks[source], at_best(self._case, (*self._hand, *lying))
        return (1 - risk) * sum(new) / len(new) + risk * at_once - self._left(lying)

    def _left(self, lying: Sequence[glass.Card]) -> float:
        """What the other can gain with these cards and one that is unseen."""
        view, rival = self._view, self._rival
        if view.last or view.passed[rival]:
            return 0.0
        case = view.cases[rival]
        cards = (*view.hands[rival], *lying)
        then = outlook(case, cards, self._hidden, self._temper_weights.freedom)
        return self._temper_weights.spite * (then - glass.worth(case))
