"""Bug Council tried out: to the end of the Age, and in the last one to the very end."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Sequence
from random import Random
from typing import Final

from game.bots.council.endgame import chances_to_win
from game.bots.council.imagined import Strangers
from game.bots.council.pool import PATIENT
from game.bots.council.solo import SoloTrials, chance_to_win
from game.bots.council.styles.playing import play_on
from game.coach.coach import Coach, Tables, lead
from game.coach.sure import Endgame, wins
from game.coach.tally import Outcome
from game.rules.council.api import (
    AGES,
    TRICKS,
    Action,
    AgeBegan,
    CardPlayed,
    Event,
    PlayCard,
    State,
    TrickWon,
    View,
    actor,
    advance,
    legal_actions,
    suit_of,
)
from game.words import N_

LAST_TRICKS: Final = 2
"""So many tricks before its end the game is looked through."""
LOOKED: Final = range(15)
"""On the first tables of a block: three hundred of a thousand."""


def voids(view: View, account: Sequence[Event]) -> tuple[int, ...]:
    """By person a bit for each suit that it has shown to lack in this Age, closed tricks included.

    Everybody at the table has seen that, and the view shows two tricks of it.
    """
    if view.termitenator is not None:
        return ()
    shown, led = [0] * view.seats, None
    for event in account:
        if isinstance(event, AgeBegan):
            shown = [0] * view.seats
        elif isinstance(event, TrickWon):
            led = None
        elif isinstance(event, CardPlayed):
            if led is None:
                led = suit_of(event.card)
            elif suit_of(event.card) != led and event.seat < view.seats:
                shown[event.seat] |= 1 << led
    return tuple(shown)


def tables(view: View, known: tuple[int, ...], rng: Random) -> Tables[Action]:
    """Those of people of whom nothing is known, or those against the Termitenator."""
    return Alone(view, rng) if view.termitenator is not None else Together(view, known, rng)


class Together:
    """Tables of several people."""

    def __init__(self, view: View, known: tuple[int, ...], rng: Random) -> None:
        assert view.you is not None
        self._you, self._age = view.you, view.age
        self._imagination = Strangers(view, PATIENT, rng, known)
        self._late = view.age == AGES and view.trick_number > TRICKS - LAST_TRICKS
        self._dealt = 0
        self._secret = [
            seat
            for seat, declared in enumerate(view.has_declared)
            if declared and view.declared[seat] is None
        ]

    def deal(self) -> Callable[[Action], Outcome]:
        """A table, and a style and whims for everybody there."""
        table, styles, whims = self._imagination.deal()
        unplayed = self._imagination.unplayed
        for seat in self._secret:
            table.declared[seat] = styles[seat].declares(table, seat, unplayed)
        look = self._late and self._dealt in LOOKED
        self._dealt += 1

        def outcome(action: Action) -> Outcome:
            state, left = table.copy(), unplayed[:]
            if isinstance(action, PlayCard):
                left[suit_of(action.card)] &= ~(1 << (action.card & 15))
            advance(state, action)
            sure = wins(_endgame(self._you), state.copy()) if look else None
            if len(state.ledger) < self._age:
                play_on(state, styles, left, self._age, whims)
            return _outcome(state, self._you, chances_to_win(state)[self._you], sure=sure)

        return outcome


class Alone:
    """Tables against the Termitenator."""

    def __init__(self, view: View, rng: Random) -> None:
        self._trials = SoloTrials(view, rng)

    def deal(self) -> Callable[[Action], Outcome]:
        """A table."""
        table = self._trials.table()

        def outcome(action: Action) -> Outcome:
            state = self._trials.after(table, action)
            return _outcome(state, 0, chance_to_win(state))

        return outcome


def _outcome(state: State, you: int, chance: float, *, sure: bool | None = None) -> Outcome:
    """After the last Age whoever has won has won, by however little: that is no chance."""
    if len(state.ledger) == AGES:
        chance = (you in state.winners) / len(state.winners)
    rows = state.ledger[-1].rows
    points = [row.tricks + row.allegiance + row.no_allegiance_points + row.extra for row in rows]
    mine = rows[you]
    vows = sum(row.no_allegiance_points for row in rows) - mine.no_allegiance_points
    sources = (mine.tricks, mine.allegiance, mine.no_allegiance_points, -vows)
    return Outcome(chance, lead(points, you), sources, sure)


def _endgame(you: int) -> Endgame[State, Action]:
    return Endgame(
        lambda state: you in state.winners if len(state.ledger) >= AGES else None,
        lambda state: actor(state) == you,
        legal_actions,
        advance,
        _position,
    )


def _position(state: State) -> Hashable:
    """All that what is still to come depends on: cards lie as they lie on one table."""
    return (
        *(state.phase, state.trick_number, state.lead, state.controller, state.chambers),
        *(tuple(state.trick), tuple(state.cubes), tuple(state.tricks)),
        tuple(map(tuple, state.hands)),
    )


COACH: Final = Coach(
    tables,
    voids,
    sources=(
        N_("Think of tricks: how many you win differs most between your choices."),
        N_("Think of your Allegiance: what the card you keep is worth differs most."),
        N_("Think of No Allegiance: whether yours holds differs most between your choices."),
        N_("Think of the others' No Allegiance: whether it holds differs most."),
    ),
)
