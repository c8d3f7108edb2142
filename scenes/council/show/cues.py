"""Event → cues: how long each step lasts, what flies from where to where, and what is said.

A cue shows one still view with things in flight over it and ends in the next view.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, replace
from typing import ClassVar, Final

from game.describe.council.lines import say
from game.describe.council.names import age_words, card_codes
from game.describe.line import Line
from game.rules.council import api as council
from game.rules.council.api import View
from game.seating import SeatSetup
from game.table import Seat
from game.words import N_, _
from scenes.council.cards import DECK, face
from scenes.council.positions import Spots
from scenes.council.show.cue_highlights import CouncilCue, CueHighlights
from scenes.council.show.entrance import SnailComes
from scenes.council.show.letters import Reveal
from scenes.council.show.schedules import AGE, ARRIVAL, SEAL
from scenes.council.show.solo_cues import solo_cues
from scenes.council.show.spotlight import spotlit
from scenes.council.show.tokens import CUBE, LETTER, in_hand
from scenes.council.show.trick_cues import gather, play, win_cues
from scenes.council.show.visit_cues import call, visit
from scenes.council.sounds import FACTIONS, CouncilSound
from scenes.kit import parts
from scenes.kit.display import Font, Glow, Item, Picture, Text
from scenes.kit.parts.svg import rect, shape
from scenes.kit.scene import Frame
from scenes.kit.schedule import Schedule
from scenes.kit.sound import Sound, SoundCue
from scenes.kit.theme import FAINT_INK, INK, NIGHT, SEAT_COLOURS, WHITE
from scenes.table.cue import Anchor, Chime, Cue, Flight, InHand, Manner, OnDeck, Positions, spot
from scenes.tricks.cues import DEAL, deal_flights

HIGHEST: Final = 0.6  # of the window, the card
TOP, GAP = 34.0, 26.0  # above the card, and between it and the ribbon
WIDE: Final = 300 / 420  # of its height
FAR: Final = 90.0  # from where it comes up
NAMES: Final = (N_("Dusk"), N_("Night"), N_("Midnight"))
LIGHTS: Final = ("#FFB35C", "#9DB8F2", "#C9BCFF")
PLATES: Final = ("#B5482A", "#24407A", "#3A2C78")
STEP: Final = 150.0  # from one seat to the next
PAWN: Final = 27.0


@dataclass(frozen=True, slots=True)
class AgeCard:
    """``age`` from 1; ``scores`` by seat, in the order of ``seats``."""

    age: int
    seats: tuple[SeatSetup, ...]
    scores: tuple[int, ...]

    kind: ClassVar[str] = "age"

    @property
    def schedule(self) -> Schedule:
        """Its schedule."""
        return AGE

    def items(
        self, frame: Frame, positions: Positions, seconds: float, *, calm: bool
    ) -> Sequence[Item]:
        """The table goes dark, the card comes up, then its name and the points."""
        assert isinstance(positions, Spots)
        caption = positions.place.layout["caption"]
        high = min(frame.height * HIGHEST, caption.y - TOP - GAP)
        wide, cx, cy = high * WIDE, caption.cx, caption.y - GAP - high / 2
        low = 0.0 if calm else FAR * (1 - AGE.ease_out("come", seconds))
        top = cy - high / 2 + low
        bright = 0.55 * AGE.opacity(seconds, "come")
        light = Glow(cx, cy, high * 0.72, LIGHTS[self.age - 1], bright)
        card = (
            Picture(f"council/age_{self.age}", cx - wide / 2, top, wide, high),
            *self._name(frame, cx, top, high),
        )
        return spotlit(AGE, seconds, light, card, self._points(frame, cx, caption.bottom + 62))

    def _name(self, frame: Frame, cx: float, top: float, high: float) -> list[Item]:
        """On the card: the Age in large letters on a plate, and what time it is."""
        wide = high * WIDE
        plate = parts.box(cx - wide * 0.4, top + high * 0.7, wide * 0.8, high * 0.135)
        drawn = rect(0, 0, plate.w, plate.h, PLATES[self.age - 1], 12, INK, 3)
        words = _(NAMES[self.age - 1])
        return [
            shape(drawn, *plate[:4]),
            parts.fitted(
                frame, age_words(self.age), cx, plate.cy - 1, plate.w - 24, 46, Font.TITLE, WHITE,
                "c", high=plate.h,
            ),
            parts.fitted(
                frame, words, cx, top + high * 0.885, plate.w, 28, Font.TITLE, FAINT_INK, "c",
                high=high * 0.09,
            ),
        ]  # fmt: skip

    def _points(self, frame: Frame, cx: float, y: float) -> list[Item]:
        """What everybody has come to, side by side."""
        items: list[Item] = []
        left = cx - STEP * (len(self.scores) - 1) / 2
        for number, (who, points) in enumerate(zip(self.seats, self.scores, strict=True)):
            x = left + STEP * number
            ground = rect(0, 0, 116, 58, NIGHT, 29, SEAT_COLOURS[who.colour], 3)
            items += [
                shape(ground, x - 58, y - 29, 116, 58),
                *parts.pawn(x - 28, y + 2, PAWN, who.colour, who.name),
                Text(str(points), x + 26, y - 1, 34, Font.TITLE, WHITE, "c"),
            ]
        return items


SIT_DOWN: Final = 0.55
DISCARD: Final = 0.5
REFILL: Final = 0.45
SKIP: Final = 0.8


def cues(
    event: council.Event, view: View, after: View, seats: Sequence[SeatSetup]
) -> list[CouncilCue]:
    """The show of one event, from a view at rest to the next one."""
    line = say(event, seats)
    match event:
        case council.CouncilSeated():
            return list(_sit_down(event, after, line))
        case council.AgeBegan():
            return [_ring_in(view, after, line, seats), _deal(view, after, line)]
        case council.AllegianceDeclared(seat):
            return [_seal(seat, view, after, line)]
        case council.DeclarationsRevealed():
            return list(_open_letters(event, view, after, seats))
        case council.CardDiscarded(seat, card):
            flight = Flight(face(None), in_hand(seat, card), OnDeck())
            return [Cue(DISCARD, after, after, (flight,), line, sound=Sound.CARD)]
        case council.CardPlayed():
            return [play(event, view, after, line)]
        case council.TrickWon():
            return list(win_cues(event, after, seats, line))
        case council.VisitBegan():
            return list(call(event, view, after, seats, line))
        case council.VisitSkipped() | council.VisitPassed():
            return [Cue(SKIP, view, view, line=line), *gather(view, after, line)]
        case council.CubesSown():
            return list(visit(event, view, after, line))
        case council.EmissaryRefilled(card):
            flight = Flight(face(card), OnDeck(), in_hand(view.seats, card), turns=True)
            return [Cue(REFILL, view, after, (flight,), line, sound=Sound.CARD)]
        case (
            council.AgeScored() | council.RecruitsArrived() | council.GameEnded()
        ):  # the scoring scene shows them
            return [Cue(0.0, view, after, line=line)]
        case _:
            return solo_cues(event, view, after, line)


def _sit_down(event: council.CouncilSeated, target: View, line: Line) -> Iterator[CouncilCue]:
    """The factions take their places round the ring, each with its cubes."""
    cubes = [0] * 5
    for number, faction in enumerate(event.ring, start=1):
        count = target.cubes[faction]
        before = replace(target, cubes=tuple(cubes))
        cubes[faction] = count
        flights = tuple(
            Flight(
                CUBE,
                spot(Spots.offstage, faction),
                spot(Spots.space, faction, slot, count),
                begin=0.3 + 0.08 * slot,
                end=min(1.0, 0.75 + 0.08 * slot),
                manner=Manner.FALL,
            )
            for slot in range(count)
        )
        after = replace(target, cubes=tuple(cubes))
        cue_highlights = CueHighlights(seated=number)
        yield Cue(
            SIT_DOWN,
            before,
            after,
            flights,
            line,
            cue_highlights,
            sound=CouncilSound.SEAT,
            pitch=number - 1,
            voice=SoundCue(FACTIONS[faction]),
        )
    if 1 < target.seats < target.owners:
        sound = CouncilSound.DOOR
        yield Cue(ARRIVAL.length, target, target, line=line, sound=sound, ceremony=SnailComes())


def _bare(after: View) -> View:
    """The table of an Age before its cards are dealt."""
    solo = after.termitenator
    bare = None if solo is None else replace(solo, lies=(False,) * council.HAND_SIZE)
    return replace(after, hand=(), hand_sizes=(0,) * after.owners, emissary=(), termitenator=bare)


def _ring_in(view: View, after: View, line: Line, seats: Sequence[SeatSetup]) -> CouncilCue:
    """The card of the Age comes up over the empty table."""
    empty = _bare(after)
    card = AgeCard(after.age, tuple(seats), view.scores)
    return Cue(
        AGE.length, empty, empty, line=line, sound=CouncilSound.AGE, pitch=after.age - 1,
        ceremony=card,
    )  # fmt: skip


def _deal(view: View, after: View, line: Line) -> CouncilCue:
    """Cards fly out in turn; the hand opens when the last one has landed."""
    flights = deal_flights(
        DECK, [_open_hand(after, seat) for seat in range(view.owners)], _goal_of(view)
    )
    return Cue(DEAL, _bare(after), after, flights, line, sound=Sound.DEAL)


def _seal(seat: Seat, view: View, after: View, line: Line) -> CouncilCue:
    """A letter is sealed, and slides to the plaque of whoever has declared."""
    begin = SEAL.begin("slide") / SEAL.length
    flight = Flight(LETTER, spot(Spots.letter, seat), spot(Spots.sealed, seat), end=1.0)
    return Cue(SEAL.length, view, after, (flight,), line, sound=Sound.CARD, heard_at=begin)


def _open_letters(
    event: council.DeclarationsRevealed,
    view: View,
    after: View,
    seats: Sequence[SeatSetup],
) -> Iterator[CouncilCue]:
    """All letters are opened at once, the leader's first; what they hold stands over them."""
    people = len(event.choices)
    order = tuple((view.lead + number) % people for number in range(people))
    show = Reveal(tuple(seats), event.choices, order)
    said, end = show.schedule.begin("words"), show.schedule.length
    cracks = tuple(
        Chime(show.schedule.begin(str(number)) / said, SoundCue(CouncilSound.SEAT, number))
        for number in range(people)
    )
    opening = Line.of(_("All have declared. Now they are shown."))
    yield Cue(said, view, after, line=opening, sound=Sound.CARD, chimes=cracks, ceremony=show)
    told = replace(show, since=said)
    hush = CueHighlights(hushed=True)
    yield Cue(end - said, after, after, cue_highlights=hush, sound=Sound.REVEAL, ceremony=told)


def _open_hand(after: View, seat: Seat) -> Sequence[str | None]:
    """What a seat is dealt, as far as it lies open."""
    if seat == after.you and after.hand:
        return card_codes(after.hand)
    if after.emissary and seat >= after.seats:
        return card_codes(after.emissary)
    return (None,) * after.hand_sizes[seat]


def _goal_of(view: View) -> Callable[[Seat, int, str | None], Anchor]:
    """Where dealt cards come to lie: in a hand, or in the Termitenator's pyramid."""

    def goal(seat: Seat, number: int, code: str | None) -> Anchor:
        in_pyramid = view.termitenator is not None and seat >= view.seats
        return spot(Spots.pyramid, number) if in_pyramid else InHand(seat, code)

    return goal
