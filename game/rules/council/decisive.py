"""The big moments of a game that is over, read off its events: trick, visit and declaration.

Points are compared *as things stand* (``standings``): what every seat would have if the Age ended
at that moment.
"""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise
from typing import NamedTuple

from game.rules.council.cards import Card, Edition, Faction, value_of
from game.rules.council.events import (
    AgeBegan,
    AgeScored,
    CardPlayed,
    CubesSown,
    DeclarationsRevealed,
    Event,
    GameEnded,
    TrickWon,
    VisitBegan,
)
from game.rules.council.standings import StandingsMoment, moments
from game.table import Seat


class BiggestTrick(NamedTuple):
    """The trick that moved the winners farthest ahead of the best of all others.

    ``before`` and ``after`` are how far ahead they were, as things stood when it was led and when
    all that came of it had happened; below 0 is behind. Several winners count as the one with the
    fewest points among them. ``rival`` is who is left if only one other seat has points.
    """

    at: int  # events before its first card
    age: int
    number: int
    winners: tuple[Seat, ...]
    before: int
    after: int
    rival: Seat | None
    equals: int  # other tricks that moved them as far


class BestVisit(NamedTuple):
    """The sowing by which, as things stood, its visitor gained most on all others together.

    ``own`` is what it changed in the visitor's points, ``others`` in those of all others.
    """

    at: int  # events before the visit
    age: int
    number: int
    seat: Seat
    origin: Faction
    termite: Faction | None
    own: int
    others: int
    equals: int  # other visits that paid as much

    @property
    def gain(self) -> int:
        """What the visitor gained on all others together."""
        return self.own - self.others


class BoldestDeclaration(NamedTuple):
    """The No Allegiance that was declared on the highest hand.

    ``held`` is the sum of all values in that hand. ``points`` is what No Allegiance brought, and
    ``broken`` the trick whose winning broke it, None where none did.
    """

    at: int  # events before the declarations are shown
    age: int
    seat: Seat
    held: int
    points: int
    broken: int | None
    equals: int  # other ones on as high a hand


class DecisiveMoments(NamedTuple):
    """What decided a game; None where there was nothing of the kind."""

    trick: BiggestTrick | None
    visit: BestVisit | None
    declaration: BoldestDeclaration | None


def decisive_moments(log: Sequence[Event], edition: Edition) -> DecisiveMoments:
    """What decided a game that is over; ``log`` is all that has happened, with nothing hidden."""
    stops = list(moments(log, edition))
    winners = next(event.winners for event in log if isinstance(event, GameEnded))
    return DecisiveMoments(_trick(stops, winners), _visit(log, stops), _declaration(log))


def _trick(stops: Sequence[StandingsMoment], winners: tuple[Seat, ...]) -> BiggestTrick | None:
    """The earliest of those that moved them farthest; None where none did, or nobody has lost."""
    others = [seat for seat in range(len(stops[0].standings)) if seat not in winners]
    if not others:
        return None
    rival = others[0] if len(others) == 1 else None
    found: list[BiggestTrick] = []
    age, number = 1, 0
    stops = [one for one in stops if isinstance(one.event, CardPlayed | AgeScored)]
    for before, after in pairwise(stops):
        if isinstance(before.event, AgeScored):
            age, number = age + 1, 0
            continue
        number += 1
        then, now = (_ahead(one.standings, winners, others) for one in (before, after))
        found.append(BiggestTrick(before.at, age, number, winners, then, now, rival, 0))
    best = max(found, key=lambda trick: trick.after - trick.before)
    moved = best.after - best.before
    alike = sum(trick.after - trick.before == moved for trick in found)
    return best._replace(equals=alike - 1) if moved > 0 else None


def _ahead(standings: Sequence[int], winners: Sequence[Seat], others: Sequence[Seat]) -> int:
    return min(standings[seat] for seat in winners) - max(standings[seat] for seat in others)


def _visit(log: Sequence[Event], stops: Sequence[StandingsMoment]) -> BestVisit | None:
    """The earliest of those that paid most; None where no visit paid anything."""
    found: list[BestVisit] = []
    ages = [at for at, event in enumerate(log) if isinstance(event, AgeBegan)]
    for before, after in pairwise(stops):
        sown = before.event
        if not isinstance(sown, CubesSown):
            continue
        age = sum(began < before.at for began in ages)
        number = sum(isinstance(event, TrickWon) for event in log[ages[age - 1] : before.at])
        at = max(at for at, event in enumerate(log[: before.at]) if isinstance(event, VisitBegan))
        own = after.standings[sown.seat] - before.standings[sown.seat]
        others = sum(after.standings) - sum(before.standings) - own
        visit = (at, age, number, sown.seat, sown.origin, sown.termite, own, others, 0)
        found.append(BestVisit(*visit))
    best = max(found, key=lambda visit: visit.gain, default=None)
    if best is None or best.gain <= 0:
        return None
    return best._replace(equals=sum(visit.gain == best.gain for visit in found) - 1)


def _declaration(log: Sequence[Event]) -> BoldestDeclaration | None:
    """The earliest of those on the highest hand; None where nobody declared No Allegiance."""
    found: list[BoldestDeclaration] = []
    hands: tuple[tuple[Card, ...] | None, ...] = ()
    for at, event in enumerate(log):
        match event:
            case AgeBegan():
                hands = event.hands
            case DeclarationsRevealed(choices):
                for seat in (seat for seat, no in enumerate(choices) if no):
                    held = sum(map(value_of, hands[seat] or ()))
                    found.append(_boldest(log, at, seat, held))
            case _:
                pass
    best = max(found, key=lambda one: one.held, default=None)
    if best is None:
        return None
    return best._replace(equals=sum(one.held == best.held for one in found) - 1)


def _boldest(log: Sequence[Event], at: int, seat: Seat, held: int) -> BoldestDeclaration:
    """What came of a No Allegiance that is shown by this event."""
    rest = log[at:]
    scored = next(event for event in rest if isinstance(event, AgeScored))
    age = rest[: rest.index(scored)]
    won = (event.number for event in age if isinstance(event, TrickWon) and event.seat == seat)
    points = scored.rows[seat].no_allegiance_points
    return BoldestDeclaration(at, scored.age, seat, held, points, next(won, None), 0)
