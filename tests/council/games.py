"""Random games at a table of made-up people, and what each seat is told of them."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass, replace
from functools import lru_cache
from itertools import cycle
from random import Random
from typing import Any, NamedTuple

from game.match import AnyMatch, Match
from game.rules.council.api import Event, Oath, Personality, TrickStatus, View
from game.seating import SeatSetup, TableSetup
from game.table import Seat
from scenes.kit.preferences import Speed
from scenes.table.cue import Anchor, Position, Spot
from scenes.table.session import AnySession
from tests.support.table import PEOPLE, furnished
from tests.support.window import WINDOWS, frame

EDITIONS = ("published", "prototype")
SEVERAL = tuple((seats, edition) for seats in (3, 4, 5) for edition in EDITIONS)
EMISSARY = tuple((2, edition) for edition in EDITIONS)
ALONE = tuple((1, personality.value) for personality in Personality)
TABLES = (*SEVERAL, *EMISSARY, *ALONE)


def table(seats: int = 4, edition: str = "published", seed: int = 1) -> TableSetup:
    """So many people, the first one leads; one alone meets this personality."""
    if seats == 1:
        return TableSetup(PEOPLE[:1], seed=seed, options={"personality": edition})
    return TableSetup(PEOPLE[:seats], {"edition": edition}, 0, seed=seed)


def everybody(people: int) -> tuple[SeatSetup, ...]:
    edition = Personality.PACIFIST if people == 1 else EDITIONS[0]
    return furnished(table(people, edition), Speed.NORMAL).seats


@dataclass(frozen=True, slots=True)
class Step:
    """What one seat was told of an action, and the table as it then sees it."""

    seat: Seat | None
    events: tuple[Event, ...]
    view: View


def steps(setup: TableSetup) -> Iterator[Step]:
    """A random game, step by step, told to every seat and to a spectator."""
    match = Match.open(setup)
    chance = Random(setup.seed)
    told = 0
    while True:
        for seat in (*range(len(setup.seats)), None):
            client = match.client(seat)
            yield Step(seat, client.events(told), client.view())
        told = len(match.log)
        if match.decision is None:
            return
        match.play(chance.choice(list(match.legal)))


class Shown(NamedTuple):
    """An event as a seat is told it, and the table before and after it."""

    event: Event
    before: View
    after: View


@lru_cache(maxsize=16)
def told(
    seats: int = 4, edition: str = "published", seed: int = 1, seat: Seat | None = 0
) -> Sequence[Shown]:
    """A random game, event by event, as one seat or a spectator sees it."""
    made = room(seats, edition, seed=seed)
    events = made.match.client(seat).events(0)
    views = [made.view(seat, at) for at in range(len(events) + 1)]
    return [Shown(*each) for each in zip(events, views, views[1:], strict=False)]


def empty_view(seat: Seat | None, people: int) -> View:
    edition = Personality.PACIFIST if people == 1 else EDITIONS[0]
    view: View = room(people, edition, actions=0).view(seat, 0)
    return view


def changed(view: View, **changes: Any) -> View:  # noqa: ANN401 - fields by name
    """The same with other fields; ``oaths`` and ``won_by`` are what it makes of them."""
    oaths = changes.pop("oaths", None)
    if oaths is not None:
        choices = {Oath.ALLEGIANCE: False, Oath.NO_ALLEGIANCE: True}
        changes["declared"] = tuple(map(choices.get, oaths))
        changes["has_declared"] = tuple(oath is not Oath.NONE for oath in oaths)
    if "won_by" in changes:
        changes |= {"lead": changes.pop("won_by"), "trick_status": TrickStatus.WON}
    return replace(view, **changes)


def asked_of(find: Callable[..., Position], anchors: Iterable[Anchor]) -> list[tuple[Any, ...]]:
    """What the places that a method finds are asked with, among these."""
    return [each.args for each in anchors if isinstance(each, Spot) and each.find == find]


def rooms(setup: TableSetup, wanted: Callable[[AnyMatch], bool]) -> Iterator[AnySession]:
    """The room of a random game, each time that the wanted thing holds."""
    room = furnished(setup, Speed.NORMAL)
    chance = Random(setup.seed)
    while room.match.decision is not None:
        if wanted(room.match):
            yield room
        room.match.play(chance.choice(list(room.match.legal)))


def asked(kind: str) -> Callable[[AnyMatch], bool]:
    return lambda match: match.decision is not None and match.decision.kind == kind


FRAMES = cycle(
    [replace(frame(*size), letters=letters) for size in WINDOWS for letters in (1.0, 1.5, 2.0)]
)
"""Windows of all shapes, with letters of all sizes, in turn."""


def room(
    seats: int = 4, edition: str = "published", actions: int = 1000, seed: int = 3
) -> AnySession:
    """A random game in which so much has been played."""
    made = furnished(table(seats, edition, seed), Speed.NORMAL)
    chance = Random(seed)
    while made.match.decision is not None and len(made.match.actions) < actions:
        made.match.play(chance.choice(list(made.match.legal)))
    return made
