"""Bug Council tried out: to the end of the Age, and in the last one to the very end."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial
from random import Random

from game.bots.council.endgame import chances_to_win
from game.bots.council.imagined import ImaginedTable, Strangers
from game.bots.council.pool import PATIENT
from game.bots.council.solo import SoloTrials, chance_to_win
from game.bots.council.styles.playing import play_on
from game.coach.coach import PlayedTables, SampledTables, lead
from game.coach.council.last_tricks import LastTricks
from game.coach.tally import EndgameScan, TableOutcome
from game.rules.council import api as council
from game.rules.council.api import DealSampler as Possible


def voids(view: council.View, account: Sequence[council.Event]) -> tuple[int, ...]:
    """By person a bit for each suit that it has shown to lack in this Age, closed tricks included.

    Everybody at the table has seen that, and the view shows two tricks of it.
    """
    if view.termitenator is not None:
        return ()
    shown, led = [0] * view.seats, None
    for event in account:
        if isinstance(event, council.AgeBegan):
            shown = [0] * view.seats
        elif isinstance(event, council.TrickWon):
            led = None
        elif isinstance(event, council.CardPlayed):
            if led is None:
                led = council.suit_of(event.card)
            elif council.suit_of(event.card) != led and event.seat < view.seats:
                shown[event.seat] |= 1 << led
    return tuple(shown)


def tables_of(
    view: council.View, known: tuple[int, ...], rng: Random
) -> SampledTables[council.Action]:
    """Those of people of whom nothing is known, or those against the Termitenator."""
    return alone(view, rng) if view.termitenator is not None else SeveralPeople(view, known, rng)


class SeveralPeople:
    """Tables of several people."""

    def __init__(self, view: council.View, known: tuple[int, ...], rng: Random) -> None:
        assert view.you is not None
        self._you, self._age, self._view, self._rng = view.you, view.age, view, rng
        self._possible = Possible(view, known)
        self._imagination = Strangers(view, PATIENT, rng, known)
        self._secret = [
            seat
            for seat, declared in enumerate(view.has_declared)
            if declared and view.declared[seat] is None
        ]

    def sample(self) -> ImaginedTable:
        """A table, and a style and whims for everybody there."""
        table, styles, whims = self._imagination.deal()
        for seat in self._secret:
            table.declared[seat] = styles[seat].declares(table, seat, self._imagination.unplayed)
        return ImaginedTable(table, styles, whims)

    def play_out(self, imagined: ImaginedTable, action: council.Action) -> council.State:
        """What comes of a choice there until the Age ends; the table itself stays as it is."""
        state, left = imagined.table.copy(), self._imagination.unplayed[:]
        if isinstance(action, council.PlayCard):
            left[council.suit_of(action.card)] &= ~(1 << (action.card & 15))
        council.advance(state, action)
        if len(state.ledger) < self._age:
            play_on(state, imagined.styles, left, self._age, imagined.whims)
        return state

    def deal(self) -> Callable[[council.Action], TableOutcome]:
        """A table, with all that decides about what others do there."""
        return self._on(self.sample())

    def on(self, state: council.State) -> Callable[[council.Action], TableOutcome]:
        """This table, with styles and whims for everybody there."""
        return self._on(self._imagination.deal()._replace(table=state))

    def _on(self, imagined: ImaginedTable) -> Callable[[council.Action], TableOutcome]:
        you = self._you
        return lambda action: _outcome(self.play_out(imagined, action), you, chances_to_win)

    def look(self, legal: Sequence[council.Action], number: int) -> EndgameScan:
        """In the last tricks: on every way in which the cards may lie, or on some of them."""
        return LastTricks(self._view, self._possible, self._rng).look(legal, number)


def alone(view: council.View, rng: Random) -> SampledTables[council.Action]:
    """Tables against the Termitenator."""
    return PlayedTables(partial(SoloTrials, view), rng, lambda state: _outcome(state, 0, _odds))


def _odds(state: council.State) -> list[float]:
    mine = chance_to_win(state)
    return [mine, 1 - mine]


def _outcome(
    state: council.State, you: int, chances: Callable[[council.State], list[float]]
) -> TableOutcome:
    """After the last Age whoever has won has won, by however little: that is no chance."""
    if len(state.ledger) == council.AGES:
        won = state.winners
        standing = [(owner in won) / len(won) for owner in range(len(state.scores))]
    else:
        standing = chances(state)
    rows = state.ledger[-1].rows
    points = [row.tricks + row.allegiance + row.no_allegiance_points + row.extra for row in rows]
    mine = rows[you]
    vows = sum(row.no_allegiance_points for row in rows) - mine.no_allegiance_points
    sources = (mine.tricks, mine.allegiance, mine.no_allegiance_points, -vows)
    return TableOutcome(standing[you], lead(points, you), sources, tuple(standing))
