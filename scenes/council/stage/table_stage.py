"""What lies where on the table, as one seat sees it.

Animation only ever goes from one stage to the next.
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from enum import StrEnum
from typing import Final

from game.describe.council.people import is_broken
from game.describe.council.tricks import last_trick_of, trick_of
from game.rules.council.api import TRICKS, Card, Faction, Phase, TrickStatus, View
from game.table import Seat
from scenes.council.stage.solo_stage import SoloStage, solo_stage_of, swept

GATHERED: Final = TrickStatus.GATHERED


class Oath(StrEnum):
    """What a seat has declared, as far as it lies open."""

    NONE = "none"
    FACE_DOWN = "face down"
    ALLEGIANCE = "allegiance"
    NO_ALLEGIANCE = "no allegiance"
    NEUTRAL = "neutral"  # it never declares


@dataclass(frozen=True, slots=True)
class Stage:
    """Everything the table shows at rest. Tuples by seat (the Emissary last) or by faction.

    ``broken`` has the seats whose No Allegiance no longer holds.
    """

    you: Seat | None
    people: int
    seats: int
    ring: tuple[Faction, ...]
    cubes: tuple[int, ...]
    chambers: int
    supply: int
    age: int
    trick_number: int
    lead: Seat
    table: tuple[tuple[Seat, Card], ...]
    last_trick: tuple[tuple[Seat, Card], ...]
    won_by: Seat | None  # whose the complete trick on the table is
    visitor: Seat | None
    tricks: tuple[int, ...]
    hand: tuple[Card, ...]
    emissary: tuple[Card, ...]  # its face-up cards
    hand_sizes: tuple[int, ...]
    oaths: tuple[Oath, ...]
    scores: tuple[int, ...]
    solo: SoloStage | None = None
    broken: frozenset[Seat] = frozenset()

    @property
    def dealt(self) -> bool:
        """Whether this Age has cards or had them: who declares No Allegiance keeps no last one."""
        return any(self.hand_sizes) or any(self.tricks)


def stage_of(view: View) -> Stage:
    """The stage of a view."""
    stage = Stage(
        you=view.you,
        people=view.seats,
        seats=view.owners,
        ring=view.ring,
        cubes=view.cubes,
        chambers=view.chambers,
        supply=view.supply,
        age=view.age,
        trick_number=min(view.trick_number + (view.trick_status is GATHERED), TRICKS),
        lead=view.lead,
        table=trick_of(view),
        last_trick=last_trick_of(view),
        won_by=view.lead if view.trick_status is TrickStatus.WON else None,
        visitor=view.visitor,
        tricks=view.tricks,
        hand=view.hand or (),
        emissary=view.emissary or (),
        hand_sizes=view.hand_sizes,
        oaths=tuple(
            _oath(choice=choice, declared=declared)
            for choice, declared in zip(view.declared, view.has_declared, strict=True)
        )
        + (Oath.NEUTRAL,) * (view.owners - view.seats),
        scores=view.scores,
        solo=None if view.termitenator is None else solo_stage_of(view.termitenator),
        broken=frozenset(seat for seat in range(view.seats) if is_broken(view, seat)),
    )
    return _sweep(stage) if view.phase is Phase.DEAL else stage


def _no_oaths(people: int, seats: int) -> tuple[Oath, ...]:
    return (Oath.NONE,) * people + (Oath.NEUTRAL,) * (seats - people)


def _oath(*, choice: bool | None, declared: bool = True) -> Oath:
    """An oath as it lies there; the others' lie face down until all are shown."""
    if not declared:
        return Oath.NONE
    if choice is None:
        return Oath.FACE_DOWN
    return Oath.NO_ALLEGIANCE if choice else Oath.ALLEGIANCE


def _sweep(stage: Stage) -> Stage:
    """Nothing of an Age that is over is left when the next one begins but what it has led to."""
    nobody = (0,) * stage.seats
    return replace(
        stage,
        trick_number=1,
        table=(),
        last_trick=(),
        won_by=None,
        visitor=None,
        tricks=nobody,
        hand=(),
        emissary=(),
        hand_sizes=nobody,
        oaths=_no_oaths(stage.people, stage.seats),
        solo=None if stage.solo is None else swept(stage.solo),
        broken=frozenset(),
    )
