"""A trick as cues: its cards, who has won it, and how it is swept away.

What went as everybody had to expect is told in one breath, winner and visitor; time is for what
turns: a broken No Allegiance, the first trick of a game, the last one of an Age.
"""

from __future__ import annotations

import math
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from typing import ClassVar, Final

from game.describe.council.lines import say_broken, say_won_and_visits
from game.describe.line import Line
from game.rules.council.api import TRICKS, CardPlayed, TrickWon, View, standing, suit_of
from game.seating import SeatSetup
from game.table import Seat
from scenes.council.cards import face
from scenes.council.positions import Spots
from scenes.council.show.cue_highlights import CouncilCue, CueHighlights
from scenes.council.show.schedules import BROKEN
from scenes.council.show.tokens import CROWN
from scenes.council.show.verdict import TrickVerdict, Weight
from scenes.council.sounds import CouncilSound
from scenes.kit.display import Glow, Item, Picture
from scenes.kit.scene import Frame
from scenes.kit.schedule import Schedule
from scenes.kit.sound import Sound
from scenes.kit.theme import BAD
from scenes.table.cue import Anchor, Cue, Flight, Manner, Positions, spot
from scenes.tricks.cues import PLAY, gather_cues, play_flight
from scenes.tricks.seats import OnTable

SEAL: Final = 112.0
UP: Final = 26.0
EDGE: Final = 12.0  # of the window, that it keeps off
TREMBLE: Final = 7.0
TREMBLES: Final = 4.0


@dataclass(frozen=True, slots=True)
class BrokenOath:
    """That of a ``seat``."""

    seat: Seat

    kind: ClassVar[str] = "broken"

    @property
    def schedule(self) -> Schedule:
        """Its schedule."""
        return BROKEN

    def items(
        self, frame: Frame, positions: Positions, seconds: float, *, calm: bool
    ) -> Sequence[Item]:
        """Where motion is reduced it neither shakes nor glows: it is broken, and fades."""
        assert isinstance(positions, Spots)
        place = positions.place
        fan = place.fan(self.seat) if place.has_faces(self.seat) else place.seat(self.seat)
        x, y = fan.cx, max(fan.cy - UP, SEAL / 2 + EDGE)  # the plaque below can still be read
        seen, shaken = BROKEN.opacity(seconds), BROKEN.share("shake", seconds)
        if calm:
            return (_seal(x, y, seen),)
        aside = TREMBLE * math.sin(math.tau * TREMBLES * shaken) * (1 - shaken)
        return Glow(x, y, SEAL, BAD, 0.9 * seen), _seal(x + aside, y, seen)


def _seal(x: float, y: float, alpha: float) -> Picture:
    name = "council/token_no_allegiance_broken"
    return Picture(name, x - SEAL / 2, y - SEAL / 2, SEAL, SEAL, alpha=alpha)


RISE: Final = 0.3  # the card that has won, before it wears the crown
RISE_BRISKLY: Final = 0.15


def play(event: CardPlayed, view: View, after: View, line: Line) -> CouncilCue:
    """A card is laid down."""
    hidden = event.seat != view.you and event.seat < view.seats
    start: Anchor = None
    if view.termitenator is not None and event.seat >= view.seats:
        start = spot(Spots.pyramid, view.termitenator.places.index(event.card))
    flight = play_flight(face(event.card), event.seat, start, hidden=hidden)
    still = replace(after, table=view.trick)
    number = len(view.trick)
    return Cue(PLAY, still, after, (flight,), line, sound=Sound.CARD, pitch=number)


def opens(view: View) -> bool:
    """Whether nothing like this has happened before in the game."""
    return view.age == 1 and view.this_trick == 1


def one_breath(view: View, seats: Sequence[SeatSetup]) -> Line | None:
    """Winner and visitor of a trick that is won, where both were to be expected; else nothing."""
    stands, winner = standing(view.trick, view.cubes), view.won_by
    if stands is None or stands.visitor is None or winner is None:
        return None
    turns = opens(view) or view.this_trick == TRICKS or _breaks(view, winner)
    trumped = suit_of(stands.winning_card) != suit_of(view.trick[0][1])
    # The Emissary may stay away, and the Termitenator has a word to say in between.
    visited = view.seats > 1 and stands.visitor < view.seats and any(view.cubes)
    if turns or trumped or not visited:
        return None
    return say_won_and_visits(seats, view.this_trick, winner, stands.visitor)


def _breaks(view: View, winner: Seat) -> bool:
    """Whether this trick is the one that has ended a No Allegiance."""
    return winner in view.broken and view.tricks[winner] == 1


def win_cues(
    event: TrickWon, after: View, seats: Sequence[SeatSetup], line: Line
) -> Iterator[CouncilCue]:
    """The card that has won rises from the row, and wears the crown; an oath may break by it."""
    both = one_breath(after, seats)
    others = tuple(lying for lying in after.trick if lying[0] != event.seat)
    card = face(dict(after.trick)[event.seat])
    flight = Flight(card, spot(Spots.in_row, event.seat), OnTable(event.seat))
    still, breaks = replace(after, table=others), _breaks(after, event.seat)
    row = CueHighlights(trick=after.trick, hushed=breaks)
    rise = RISE if both is None else RISE_BRISKLY
    yield Cue(rise, still, after, (flight,), both or line, row)
    weight = Weight.USUAL if both is None else Weight.LIGHT
    if opens(after) or after.this_trick == TRICKS:
        weight = Weight.GREAT
    colour = seats[event.seat].colour
    verdict = TrickVerdict(after.trick, event.seat, colour, after.cubes, weight)
    yield _crown_cue(verdict, after, both or line, hushed=breaks)
    if breaks:
        yield Cue(
            BROKEN.length, after, after, line=say_broken(seats, event.seat),
            cue_highlights=CueHighlights(hushed=True), sound=CouncilSound.BROKEN,
            ceremony=BrokenOath(event.seat),
        )  # fmt: skip


def _crown_cue(verdict: TrickVerdict, view: View, line: Line, *, hushed: bool) -> CouncilCue:
    """The verdict, and the crown that hops to whoever has won."""
    winner, schedule, long = verdict.winner, verdict.schedule, verdict.schedule.length
    taken = schedule.begin("go") / long
    crown = Flight(
        CROWN, spot(Spots.on_card, winner), spot(Spots.on_seat, winner), taken, manner=Manner.HOP
    )
    glow = CueHighlights(winner=winner, hushed=hushed)
    return Cue(
        long, view, view, (crown,), line, glow, sound=CouncilSound.CROWN,
        heard_at=schedule.begin("crown") / long, ceremony=verdict,
    )  # fmt: skip


def gather(view: View, after: View, line: Line) -> Iterator[CouncilCue]:
    """The trick goes to whoever has won it."""
    winner = view.lead if view.won_by is None else view.won_by
    trick = [(seat, face(card)) for seat, card in view.trick]
    for cue in gather_cues(trick, winner, replace(view, table=()), after, line):
        yield replace(cue, cue_highlights=CueHighlights(trick=view.trick))
