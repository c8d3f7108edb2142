"""What each personality does when a cube joins the Termite Space, and at the end of an Age.

One small class for each; the plain Pacifist is the one that does nothing (P1–P5).
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from game.rules.council import poker, thief
from game.rules.council.model import Events, State
from game.rules.council.solo import TERMITENATOR, Personality, Solo
from game.rules.council.solo_events import (
    CardsTaken,
    CubeOnSoloBoard,
    PersonalityTriggered,
    PointGained,
    PokerHandShown,
    TrickDiscarded,
    TrickStolen,
)
from game.rules.council.turns import HUMAN

TRICK_SIZE: Final = 2


class Ability:
    """What a personality may do; the plain Pacifist does nothing of it."""

    def on_sowing(self, state: State, solo: Solo, events: Events) -> None:
        """A sowing is complete that brought a cube to the Termite Space."""

    def on_recruit(self, state: State, solo: Solo, events: Events) -> None:
        """A New Recruit has come to the Termite Space."""

    def discards_trick(self, state: State, solo: Solo, events: Events) -> bool:
        """Whether it gets rid of the trick that it has just won while Losing."""
        return False

    def age_points(self, solo: Solo, events: Events) -> int:
        """Points at the end of an Age."""
        return 0


class Pacifist2(Ability):
    """A point at once, also for a recruit (P2)."""

    def on_sowing(self, state: State, solo: Solo, events: Events) -> None:
        if events is not None:
            events.append(PersonalityTriggered(solo.personality))
        state.scores[TERMITENATOR] += 1
        solo.marked += 1
        if events is not None:
            events.append(PointGained(TERMITENATOR, 1))

    def on_recruit(self, state: State, solo: Solo, events: Events) -> None:
        self.on_sowing(state, solo, events)


class CardShark(Ability):
    """Cards up its sleeve, and a poker hand at the end of the Age (P3)."""

    def on_sowing(self, state: State, solo: Solo, events: Events) -> None:
        """As many cards as the Termite Space holds now, or what is left."""
        count = min(state.cubes[solo.termite], len(state.rest))
        if not count:
            return
        if events is not None:
            events.append(PersonalityTriggered(solo.personality))
        solo.taken += state.rest[:count]
        del state.rest[:count]
        if events is not None:
            events.append(CardsTaken(count))

    def age_points(self, solo: Solo, events: Events) -> int:
        if not solo.taken:
            return 0
        hand, made = poker.best_hand(solo.taken)
        points = poker.POINTS[hand]
        if events is not None:
            events.append(PokerHandShown(tuple(sorted(solo.taken)), hand, made, points))
        return points


class Thief(Ability):
    """Exchanges cards (P4)."""

    def on_sowing(self, state: State, solo: Solo, events: Events) -> None:
        """One card for another; the human may have to settle ties."""
        thief.steal(state, solo, events)


class Trickster(Ability):
    """Steals tricks while Winning, and gets rid of them while Losing (P5)."""

    def on_sowing(self, state: State, solo: Solo, events: Events) -> None:
        """A trick of yours while Winning, a cube for later while Losing."""
        if not solo.losing:
            self._steal(state, solo, events)
            return
        if events is not None:
            events.append(PersonalityTriggered(solo.personality))
        from_supply = state.supply > 0
        if from_supply:
            state.supply -= 1
        else:
            state.cubes[solo.termite] -= 1
        solo.board += 1
        if events is not None:
            events.append(CubeOnSoloBoard(None if from_supply else solo.termite))

    def _steal(self, state: State, solo: Solo, events: Events) -> None:
        if not state.tricks[HUMAN]:
            return
        if events is not None:
            events.append(PersonalityTriggered(solo.personality))
        pile = state.piles[HUMAN]
        state.piles[HUMAN], stolen = pile[:-TRICK_SIZE], pile[-TRICK_SIZE:]
        state.piles[TERMITENATOR] += stolen
        state.tricks[HUMAN] -= 1
        state.tricks[TERMITENATOR] += 1
        if events is not None:
            events.append(TrickStolen(HUMAN, TERMITENATOR))

    def discards_trick(self, state: State, solo: Solo, events: Events) -> bool:
        if not solo.board:
            return False
        solo.board -= 1
        state.supply += 1
        pile = state.piles[TERMITENATOR]
        state.piles[TERMITENATOR], gone = pile[:-TRICK_SIZE], pile[-TRICK_SIZE:]
        solo.discarded += gone
        state.tricks[TERMITENATOR] -= 1
        if events is not None:
            events.append(TrickDiscarded(TERMITENATOR, gone))
        return True


ABILITIES: Final[Mapping[Personality, Ability]] = {
    Personality.PACIFIST: Ability(),
    Personality.PACIFIST_2: Pacifist2(),
    Personality.CARD_SHARK: CardShark(),
    Personality.THIEF: Thief(),
    Personality.TRICKSTER: Trickster(),
}
