"""A council visit as cues: the visitor at the door, the sowing, a crown that changes hands."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from typing import Final

from game.match import SeatSetup
from game.rules.council.api import CubesSown, Faction, VisitBegan
from scenes.council.show.anchors import CROWN, CUBE, Above, AtDoor, InChambers, OnCrown, OnSpace
from scenes.council.show.light import CouncilCue, Light
from scenes.council.sounds import FACTIONS, CouncilSound
from scenes.council.stage.table_stage import Stage
from scenes.kit.sound import Heard
from scenes.table.cue import Cue, Flight, Manner, Pawn
from scenes.table.speech import Line
from scenes.tricks.cues import OnTable

CALL: Final = 0.5
INVITE: Final = 0.4
LIFT: Final = 0.4
SOW: Final = 0.36
CHAMBERS: Final = 0.5
CROWNED: Final = 0.6
LANDING: Final = 0.85  # of a cue: what flies has come down
FALLEN: Final = 0.6  # of a cue: what bounces touches the ground


def call(
    event: VisitBegan, stage: Stage, after: Stage, who: SeatSetup, line: Line
) -> Iterator[CouncilCue]:
    """The visitor goes to the door of the Chambers, and the spaces with cubes light up."""
    pawn = Pawn(who.colour, who.name)
    flight = Flight(pawn, OnTable(event.seat), AtDoor())
    yield Cue(CALL, stage, after, (flight,), line, sound=CouncilSound.DOOR)
    inviting = tuple(faction for faction in stage.ring if stage.cubes[faction])
    yield Cue(INVITE, after, after, line=line, light=Light(inviting=inviting))


def sow(event: CubesSown, stage: Stage, line: Line) -> Iterator[CouncilCue]:
    """The cubes are taken up and sown; then a crown may change hands."""
    crowned = _strongest(stage)
    now = stage
    for cue in _sowing(event, stage, crowned, line):
        now = cue.after
        yield cue
    yield from _crowns(now, crowned, line)


def _sowing(
    event: CubesSown, stage: Stage, crowned: tuple[Faction, ...], line: Line
) -> Iterator[CouncilCue]:
    """The cubes are taken up, sown one by one, the rest rolls into the Chambers."""
    origin, count = event.origin, stage.cubes[event.origin]
    cubes = list(stage.cubes)
    cubes[origin] = 0
    now = replace(stage, cubes=tuple(cubes))
    lift = tuple(
        Flight(CUBE, OnSpace(origin, slot, count), Above(origin, slot, count), manner=Manner.HOP)
        for slot in range(count)
    )
    yield Cue(LIFT, now, now, lift, line, Light(origin, crowned=crowned), sound=CouncilSound.LIFT)
    over, held = origin, count
    for step, faction in enumerate(event.path):
        before = now
        cubes[faction] += 1
        now = replace(stage, cubes=tuple(cubes))
        flights = _carry(over, faction, held, now.cubes[faction])
        yield Cue(
            SOW,
            before,
            now,
            flights,
            line,
            Light(faction, crowned=crowned),
            sound=CouncilSound.CUBE,
            pitch=step,
            heard_at=FALLEN,
        )
        over, held = faction, held - 1
    if held:
        total = stage.chambers + held
        flights = tuple(
            Flight(
                CUBE,
                Above(over, slot, held),
                InChambers(stage.chambers + slot, total),
                manner=Manner.HOP,
            )
            for slot in range(held)
        )
        before, now = now, replace(now, chambers=total)
        light = Light(crowned=crowned)
        yield Cue(
            CHAMBERS,
            before,
            now,
            flights,
            line,
            light,
            sound=CouncilSound.CHAMBER,
            heard_at=LANDING,
        )


def _strongest(stage: Stage) -> tuple[Faction, ...]:
    """Who wears a crown."""
    top = max(stage.cubes)
    return tuple(faction for faction in stage.ring if stage.cubes[faction] == top)


def _crowns(stage: Stage, before: tuple[Faction, ...], line: Line) -> Iterator[CouncilCue]:
    """A crown changes hands where the council has another strongest faction now."""
    after = _strongest(stage)
    lost = [faction for faction in before if faction not in after] or list(before)
    gained = [faction for faction in after if faction not in before]
    flights = tuple(
        Flight(CROWN, OnCrown(lost[number % len(lost)]), OnCrown(faction))
        for number, faction in enumerate(gained)
    )
    if flights:
        still = tuple(faction for faction in before if faction in after)
        light = Light(crowned=still)
        yield Cue(
            CROWNED,
            stage,
            stage,
            flights,
            line,
            light,
            sound=CouncilSound.CROWN,
            voice=Heard(FACTIONS[gained[0]]),
        )


def _carry(over: Faction, to: Faction, held: int, standing: int) -> tuple[Flight, ...]:
    """All held cubes go on to the next space; the first of them drops."""
    goal = OnSpace(to, standing - 1, standing)
    drop = Flight(CUBE, Above(over, 0, held), goal, manner=Manner.FALL)
    rest = tuple(
        Flight(CUBE, Above(over, slot, held), Above(to, slot - 1, held - 1), manner=Manner.HOP)
        for slot in range(1, held)
    )
    return (drop, *rest)
