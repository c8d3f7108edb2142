"""Event → cues: how long each step lasts, what flies from where to where, and what is said."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import replace
from typing import Final, assert_never

from game.describe.line import Line
from game.describe.rugs.gains import Gain, bug_gained, say_gained
from game.describe.rugs.lines import say
from game.describe.rugs.names import KIND_ASSETS
from game.rules.rugs import api as rugs
from game.rules.rugs.api import View
from game.seating import SeatSetup
from scenes.kit.sound import Sound
from scenes.rugs.board.highlights import in_air
from scenes.rugs.cards import face
from scenes.rugs.places import PIECES, Attic
from scenes.rugs.show import powers
from scenes.rugs.show.powers import CHOSE, LANDING, RugsCue, in_hand
from scenes.rugs.sounds import RugsSound
from scenes.table.cue import Anchor, Cue, Flight, Manner, OnDeck, Spot, Token, spot

SLIPPER: Final = Token("rugs/token_start")
SHELL: Final = (Token("rugs/token_shell_cap"), Token("rugs/token_shell_chip"))
END_CARD: Final = Token("rugs/card_end")

SHOWN: Final = 1.7
HOME: Final = 0.45


def to_me(
    shown: Sequence[Cue[View]], event: Gain, after: View, seats: Sequence[SeatSetup]
) -> Iterator[Cue[View]]:
    """The same cues where nothing comes into my hand; else it comes past me with the last one."""
    card, you = bug_gained(event, after.you), after.you
    if card is None or you is None:
        yield from shown
        return
    *first, last = shown
    line, hand = say_gained(event, card, seats, you), in_hand(you, card)
    yield from (replace(cue, line=line) for cue in first)
    share = last.seconds / (last.seconds + SHOWN)
    flights = tuple(
        replace(
            flight,
            goal=spot(Attic.gift) if flight.goal == hand else flight.goal,
            begin=flight.begin * share,
            end=flight.end * share,
        )
        for flight in last.flights
    )
    yield replace(
        last, seconds=last.seconds + SHOWN, after=last.view, flights=flights, line=line,
        heard_at=last.heard_at * share,
    )  # fmt: skip
    yield Cue(
        HOME,
        last.view,
        after,
        (Flight(face(card), spot(Attic.gift), hand),),
        line,
        last.cue_highlights,
    )


def burst(at: Spot, begin: float) -> tuple[Flight, ...]:
    """The pieces of a shell that fly off all around, from then on."""
    return tuple(
        Flight(SHELL[piece % len(SHELL)], spot(Attic.chip, at, piece),
               spot(Attic.thrown, at, piece), begin)
        for piece in range(PIECES)
    )  # fmt: skip


SIT_DOWN: Final = 0.8
DEAL: Final = 0.9
HOP: Final = 0.75
LAY, AFTER = 0.3, 0.07  # a bug, and until the next one
MEET, STAND = 0.9, 0.7
PICK: Final = 0.42
FLY: Final = 0.55
BEGIN: Final = 1.6
REST: Final = 1.5
TAKE: Final = 0.6
JOIN, JOINED = 1.2, 0.5  # the second one is the share of the way
LEAVE: Final = 1.2
SKIP: Final = 1.2
HATCH: Final = 0.9
MET, CRACK = 0.6, 0.3  # of a cue: two Larvae are together, shells on the Wall break
SAY: Final = 1.0


def cues(event: rugs.Event, view: View, after: View, seats: Sequence[SeatSetup]) -> list[RugsCue]:
    """The show of one event, from a view at rest to the next one."""
    shown = list(_cues(event, view, after, say(event, seats)))
    if isinstance(event, Gain):
        return list(to_me(shown, event, after, seats))
    return shown


def _cues(event: rugs.Event, view: View, after: View, line: Line) -> Iterator[RugsCue]:
    match event:
        case rugs.CollectorsSatDown():
            yield Cue(SIT_DOWN, after, after, line=line)
        case rugs.BugsDealt():
            yield _deal(event, after, line)
        case rugs.RoundBegan():
            yield _round(view, after, line)
        case rugs.FloorLaid(cards):
            yield _lay(len(cards), view, after, line)
        case rugs.EndMet():
            yield from _end_card(view, after, line)
        case rugs.BugPicked():
            yield _pick(event, view, after, line)
        case rugs.LarvaeHatched() | rugs.HatchlingTaken() | rugs.LarvaeKept():
            yield _hatch_cue(event, view, after, line)
        case (
            rugs.LeftoverFlew()
            | rugs.PowerSetOff()
            | rugs.PowerRested()
            | rugs.BugJoinedWall()
            | rugs.LarvaeLeftWall()
        ):
            yield _wall(event, view, after, line)
        case rugs.BugShown():
            yield from powers.show(event, after, line)
        case rugs.SeatSkipped():
            yield Cue(SKIP, view, after, line=line)
        case rugs.BugDropped() | rugs.BugDrawn() | rugs.SwapOffered():
            yield powers.step(event, view, after, line)
        case rugs.BugPlaced():
            yield from powers.place_one(event, view, after, line)
        case rugs.BugsSwapped():
            yield powers.swap(event, after, line)
        case rugs.PassChosen():
            yield powers.choose(event, view, after, line)
        case rugs.BugsPassed():
            yield powers.pass_on(event, after, line)
        case rugs.FinalRoundEnded():
            yield Cue(SAY, after, after, line=line, sound=RugsSound.MOON)
        case rugs.MosquitosGrouped():
            yield Cue(CHOSE, after, after, line=line, sound=Sound.CARD)
        case (
            rugs.CollectionsShown() | rugs.TypeScored() | rugs.GameEnded()
        ):  # the scoring scene shows them
            yield Cue(0.0, view, after, line=line)
        case _:
            assert_never(event)


def _deal(event: rugs.BugsDealt, after: View, line: Line) -> RugsCue:
    """A bug for everybody, one for the Wall."""
    count = len(event.hands)
    flights = tuple(
        Flight(face(card), OnDeck(), in_hand(seat, card), 0.1 * seat, 0.4 + 0.1 * seat,
               turns=card is not None)
        for seat, card in enumerate(event.hands)
    )  # fmt: skip
    begin = min(0.6, 0.1 * count)
    peg = Flight(
        face(event.wall), OnDeck(), spot(Attic.on_wall, 0, 1), begin, begin + 0.4, turns=True
    )
    air = in_air(event.wall, *event.hands)
    return Cue(DEAL, after, after, (*flights, peg), line, air, Sound.DEAL)


def _round(view: View, after: View, line: Line) -> RugsCue:
    if view.start == after.start:
        return Cue(HOP, after, after, line=line)
    hop = Flight(
        SLIPPER,
        spot(Attic.slipper, view.start),
        spot(Attic.slipper, after.start),
        manner=Manner.HOP,
    )
    return Cue(HOP, after, after, (hop,), line, sound=RugsSound.SLIPPER)


def _lay(count: int, view: View, after: View, line: Line) -> RugsCue:
    """Bugs slide from the drawer onto the rug and turn over."""
    seconds = LAY + AFTER * count
    first = len(view.places)
    places = max(after.full_floor, len(after.places))
    flights = []
    for number, card in enumerate(after.floor[len(view.floor) :]):
        begin = AFTER * number / seconds
        flights.append(
            Flight(face(card), OnDeck(), spot(Attic.on_floor, first + number, places), begin,
                   min(1.0, begin + LAY / seconds), turns=True, manner=Manner.LAID)
        )  # fmt: skip
    return Cue(seconds, view, after, tuple(flights), line, sound=Sound.DEAL)


def _end_card(view: View, after: View, line: Line) -> Iterator[RugsCue]:
    """The moon bows to everybody, then stands beside the drawer."""
    up = Flight(END_CARD, OnDeck(), spot(Attic.shown))
    yield Cue(MEET, view, view, (up,), line, sound=RugsSound.MOON)
    hold = Flight(END_CARD, spot(Attic.shown), spot(Attic.shown))
    yield Cue(STAND, view, view, (hold,), line)
    down = Flight(END_CARD, spot(Attic.shown), spot(Attic.beside_drawer))
    yield Cue(STAND, view, after, (down,), line)


def _pick(event: rugs.BugPicked, view: View, after: View, line: Line) -> RugsCue:
    places = max(view.full_floor, len(view.places))
    start = spot(Attic.on_floor, view.places.index(event.card), places)
    mine = event.seat == view.you
    flight = Flight(
        face(event.card), start, in_hand(event.seat, event.card), hides=not mine,
        manner=Manner.LAID,
    )  # fmt: skip
    air = in_air(event.card)
    return Cue(PICK, after, after, (flight,), line, air, RugsSound.SLIDE, event.number)


def _hatch_cue(
    event: rugs.LarvaeHatched | rugs.HatchlingTaken | rugs.LarvaeKept,
    view: View,
    after: View,
    line: Line,
) -> RugsCue:
    """Two Larvae meet over the hand and are gone; a bug of the Wall comes for them."""
    match event:
        case rugs.LarvaeHatched(seat, larvae):
            flights = tuple(
                Flight(face(larva), in_hand(seat, larva), spot(Attic.shells, seat, side), end=MET,
                       manner=Manner.HOP)
                for larva, side in zip(larvae, (-1, 1), strict=True)
            )  # fmt: skip
            flights += burst(spot(Attic.shells, seat, 0), MET - 0.1)
            return Cue(HATCH, after, after, flights, line, sound=RugsSound.HATCH, heard_at=0.5)
        case rugs.HatchlingTaken(seat, card, place):
            start = spot(Attic.on_wall, place, len(view.wall))
            hides = seat != view.you
            flight = Flight(face(card), start, in_hand(seat, card), hides=hides)
            air = in_air(card)
            return Cue(TAKE, after, after, (flight,), line, air, RugsSound.SLIDE)
        case rugs.LarvaeKept():
            return Cue(0.0, view, after, line=line)
        case _:
            assert_never(event)


def _wall(
    event: rugs.LeftoverFlew
    | rugs.PowerSetOff
    | rugs.PowerRested
    | rugs.BugJoinedWall
    | rugs.LarvaeLeftWall,
    view: View,
    after: View,
    line: Line,
) -> RugsCue:
    """What comes to the line and leaves it, and what it does."""
    count = len(after.wall)
    match event:
        case rugs.LeftoverFlew(card, place):
            places = max(view.full_floor, len(view.places))
            start = spot(Attic.on_floor, view.places.index(card), places)
            flight = Flight(
                face(card), start, spot(Attic.on_wall, place, count), manner=Manner.LAID
            )
            return Cue(FLY, after, after, (flight,), line, in_air(card), RugsSound.PEG,
                       heard_at=LANDING)  # fmt: skip
        case rugs.BugJoinedWall(card, place):
            goal = spot(Attic.on_wall, place, count)
            flight = Flight(face(card), OnDeck(), goal, end=JOINED, turns=True)
            return Cue(JOIN, after, after, (flight,), line, in_air(card),
                       RugsSound.PEG, heard_at=LANDING * JOINED)  # fmt: skip
        case rugs.PowerSetOff(card):
            start_sign: Anchor = spot(Attic.shown)
            if card in after.wall:
                start_sign = spot(Attic.on_wall, after.wall.index(card), count)
            sign = Token(f"rugs/power_{KIND_ASSETS[rugs.kind_of(card)]}")
            flights = (Flight(sign, start_sign, spot(Attic.on_paper, after.power), end=0.35),)
            return Cue(BEGIN, after, after, flights, line, sound=RugsSound.POWER)
        case rugs.PowerRested():
            return Cue(REST, after, after, line=line)
        case rugs.LarvaeLeftWall(larvae):
            before = len(view.wall)
            hung = [place for place, card in enumerate(view.wall) if card in larvae]
            away = tuple(
                Flight(
                    face(view.wall[place]),
                    spot(Attic.on_wall, place, before),
                    spot(Attic.away, place, before),
                )
                for place in hung
            )
            shells = (
                each for place in hung for each in burst(spot(Attic.on_wall, place, before), CRACK)
            )
            return Cue(LEAVE, after, after, (*away, *shells), line, sound=RugsSound.HATCH)
        case _:
            assert_never(event)
