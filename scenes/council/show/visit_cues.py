"""A council visit as cues: the visitor at the door, the sowing, a crown that changes hands."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import replace
from typing import Final

from game.describe.council.names import space_span
from game.describe.line import Line, listed_spans
from game.rules.council.api import CubesSown, Faction, View, VisitBegan, strength_order
from game.seating import SeatSetup
from game.words import _
from scenes.council.board.cubes import faction_asset
from scenes.council.cards import face
from scenes.council.positions import Spots
from scenes.council.show.citizens import moving_in, moving_on, moving_out
from scenes.council.show.cue_highlights import CouncilCue, CueHighlights
from scenes.council.show.schedules import STRONGEST
from scenes.council.show.strongest import Strongest
from scenes.council.show.tokens import CROWN, CUBE
from scenes.council.show.trick_cues import gather, one_breath, opens
from scenes.council.sounds import FACTIONS, CouncilSound
from scenes.kit.sound import SoundCue
from scenes.table.cue import Cue, Flight, Manner, Pawn, Token, spot
from scenes.tricks.seats import OnTable

CALL: Final = 0.8
CALL_BRISKLY: Final = 0.55  # where the visitor was told in one breath with the winner
ARRIVED: Final = 0.85  # of that cue: the card is at the door
INVITE: Final = 0.4
LIFT, SOW, CHAMBERS = 0.4, 0.36, 0.5  # the first visit of a game
LIFT_BRISKLY, SOWN, CHAMBERS_BRISKLY = 0.22, 0.8, 0.25  # any other: all cubes that are sown
ONE: Final = 0.5  # of those, a single one: a sentence has to be read meanwhile
CROWNED: Final = 0.6
LANDING: Final = 0.85  # of a cue: what flies has come down
FALLEN: Final = 0.6  # of a cue: what bounces touches the ground


def call(
    event: VisitBegan, view: View, after: View, seats: Sequence[SeatSetup], line: Line
) -> Iterator[CouncilCue]:
    """The visitor's card walks to the door of the Chambers, and the spaces with cubes light up."""
    seat, who, both = event.seat, seats[event.seat], one_breath(view, seats)
    pawn = Pawn(who.colour, who.name)
    card = face(dict(view.trick)[seat])
    left = tuple(lying for lying in view.trick if lying[0] != seat)
    flights = (
        Flight(card, OnTable(seat), spot(Spots.door), end=ARRIVED, manner=Manner.WALK),
        Flight(pawn, spot(Spots.door), spot(Spots.door), begin=ARRIVED),
    )
    still, cue_highlights = replace(view, table=left), CueHighlights(trick=view.trick)
    if both is not None:
        yield Cue(CALL_BRISKLY, still, after, flights, both, cue_highlights, CouncilSound.DOOR)
        return
    yield Cue(CALL, still, after, flights, line, cue_highlights, sound=CouncilSound.DOOR)
    inviting = tuple(faction for faction in view.ring if view.cubes[faction])
    yield Cue(INVITE, after, after, line=line, cue_highlights=CueHighlights(inviting=inviting))


def visit(event: CubesSown, view: View, after: View, line: Line) -> Iterator[CouncilCue]:
    """The cubes are taken up and sown; a crown may change hands; the trick is swept away.

    As long as the same are the strongest, the others change places on the ladder meanwhile.
    """
    crowned, order = _strongest(view), strength_order(view.cubes, view.ring)
    now = view
    for cue in _sowing(event, view, CueHighlights(crowned=crowned, order=order), line):
        now = cue.after
        yield cue
    climbs, climbing = _climbs(now, order)
    if set(_strongest(now)) != set(crowned):
        yield _crown_cue(now, crowned, climbs, climbing, line)
        strongest = _strongest_now(now, [each for each in _strongest(now) if each not in crowned])
        yield strongest
        # Nothing is said twice: that another suit is the strongest now stays to be read.
        yield from gather(now, after, strongest.line or line)
        return
    heap, away = gather(now, after, line)
    lit = CueHighlights(trick=now.trick, climbing=climbing)
    yield replace(heap, flights=(*heap.flights, *climbs), cue_highlights=lit)
    yield away


def _sowing(
    event: CubesSown, view: View, cue_highlights: CueHighlights, line: Line
) -> Iterator[CouncilCue]:
    """The cubes are taken up, sown one by one, the rest rolls into the Chambers."""
    origin, count = event.origin, view.cubes[event.origin]
    lift, step, rest = LIFT_BRISKLY, min(ONE, SOWN / len(event.path)), CHAMBERS_BRISKLY
    if opens(view):
        lift, step, rest = LIFT, SOW, CHAMBERS
    cubes = list(view.cubes)
    cubes[origin] = 0
    now = replace(view, cubes=tuple(cubes))
    lifted = tuple(
        Flight(
            CUBE,
            spot(Spots.space, origin, slot, count),
            spot(Spots.above, origin, slot, count),
            manner=Manner.HOP,
        )
        for slot in range(count)
    )
    people = _people(view, origin)
    flights, lit = (
        (*moving_out(people, origin, count), *lifted),
        replace(cue_highlights, lit=origin),
    )
    yield Cue(lift, now, now, flights, line, lit, sound=CouncilSound.LIFT)
    over, held = origin, count
    for number, faction in enumerate(event.path):
        before = now
        cubes[faction] += 1
        now = replace(view, cubes=tuple(cubes))
        walking = moving_on(people, over, faction, held)
        flights = (*walking, *_carry(over, faction, held, now.cubes[faction]))
        yield Cue(
            step,
            before,
            now,
            flights,
            line,
            replace(cue_highlights, lit=faction),
            sound=CouncilSound.CUBE,
            pitch=number,
            heard_at=FALLEN,
        )
        over, held = faction, held - 1
    if held:
        total = view.chambers + held
        rolling = tuple(
            Flight(
                CUBE,
                spot(Spots.above, over, slot, held),
                spot(Spots.chambers, view.chambers + slot, total),
                manner=Manner.HOP,
            )
            for slot in range(held)
        )
        flights = (*moving_in(people, over, held), *rolling)
        before, now = now, replace(now, chambers=total)
        yield Cue(
            rest,
            before,
            now,
            flights,
            line,
            cue_highlights,
            sound=CouncilSound.CHAMBER,
            heard_at=LANDING,
        )


def _strongest(view: View) -> tuple[Faction, ...]:
    top = max(view.cubes)
    return tuple(faction for faction in view.ring if view.cubes[faction] == top)


def _climbs(view: View, old: Sequence[Faction]) -> tuple[tuple[Flight, ...], tuple[Faction, ...]]:
    """On the ladder those who are stronger now climb past the others: flights, and whose."""
    order = strength_order(view.cubes, view.ring)
    climbing = tuple(faction for faction in order if order.index(faction) != old.index(faction))
    flights = tuple(
        Flight(
            _emblem(view, faction),
            spot(Spots.rung, old.index(faction)),
            spot(Spots.rung, order.index(faction)),
        )
        for faction in climbing
    )
    return flights, climbing


def _crown_cue(
    view: View,
    crowned: Sequence[Faction],
    climbs: tuple[Flight, ...],
    climbing: tuple[Faction, ...],
    line: Line,
) -> CouncilCue:
    """Crowns change hands, from those who wore one."""
    now, order = _strongest(view), strength_order(view.cubes, view.ring)
    lost = [faction for faction in crowned if faction not in now] or list(crowned)
    gained = [faction for faction in now if faction not in crowned]
    crowns = tuple(
        Flight(CROWN, spot(Spots.crown, lost[number % len(lost)]), spot(Spots.crown, faction))
        for number, faction in enumerate(gained)
    )
    still = tuple(faction for faction in crowned if faction in now)
    lit = CueHighlights(crowned=still if crowns else None, order=order, climbing=climbing)
    sound = CouncilSound.CROWN if crowns else CouncilSound.LIFT
    return Cue(CROWNED, view, view, (*crowns, *climbs), line, lit, sound=sound)


def _strongest_now(view: View, gained: Sequence[Faction]) -> CouncilCue:
    """Another suit is the strongest: it is said, and lit wherever it counts."""
    order, now = strength_order(view.cubes, view.ring), _strongest(view)
    ranked = tuple(faction for faction in order if faction in now)
    termite = view.termite
    spaces = listed_spans([space_span(faction, termite) for faction in ranked])
    line = Line.of(_("Strongest now: {spaces}."), spaces=spaces)
    voice = SoundCue(FACTIONS[gained[0]]) if gained else None
    show = Strongest(ranked, order.index(ranked[0]))
    return Cue(
        STRONGEST.length, view, view, line=line, cue_highlights=CueHighlights(order=order),
        voice=voice, ceremony=show,
    )  # fmt: skip


def _people(view: View, faction: Faction) -> str:
    return faction_asset(faction, view.termite)


def _emblem(view: View, faction: Faction) -> Token:
    return Token(f"council/emblem_{_people(view, faction)}")


def _carry(over: Faction, to: Faction, held: int, standing: int) -> tuple[Flight, ...]:
    """All held cubes go on to the next space; the first of them drops."""
    goal = spot(Spots.space, to, standing - 1, standing)
    drop = Flight(CUBE, spot(Spots.above, over, 0, held), goal, manner=Manner.FALL)
    rest = tuple(
        Flight(
            CUBE,
            spot(Spots.above, over, slot, held),
            spot(Spots.above, to, slot - 1, held - 1),
            manner=Manner.HOP,
        )
        for slot in range(1, held)
    )
    return (drop, *rest)
