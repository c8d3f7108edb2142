"""What lies where on the table of Last Leaf, and how it comes there."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import assert_never

from game.seating import SeatSetup
from game.table import Seat
from scenes.kit.sound import Sound
from scenes.table.cue import CardFace, Cue
from scenes.tricks.cues import DEAL, PLAY, WIN, dealt, gathered, played
from tests.small_game.deck import DECK
from tests.small_game.description import say
from tests.small_game.rules import Began, Dealt, Event, Played, RoundWon, View


@dataclass(frozen=True, slots=True)
class Stage:
    """``table`` is the round so far, from the leader on."""

    you: Seat | None
    people: int
    scores: tuple[int, ...]
    sizes: tuple[int, ...]
    deal: int
    lead: Seat
    hand: tuple[int, ...]
    table: tuple[tuple[Seat, int], ...]

    @property
    def round(self) -> int:
        return 6 - max(1, *self.sizes)


def stage_of(view: View) -> Stage:
    people = len(view.scores)
    table = tuple(((view.lead + n) % people, card) for n, card in enumerate(view.table))
    deal, sizes = len(view.won), view.sizes or (0,) * people
    return Stage(view.you, people, view.scores, sizes, deal, view.lead, view.hand, table)


def cues(event: Event, stage: Stage, after: Stage, seats: Sequence[SeatSetup]) -> list[Cue[Stage]]:
    line = say(event, seats)
    match event:
        case Began():
            return [Cue(0.0, stage, after, line=line)]
        case Dealt(hands):
            known = [[None if card is None else str(card) for card in hand] for hand in hands]
            flights = dealt(DECK, known)
            return [Cue(DEAL, replace(after, hand=()), after, flights, line, sound=Sound.DEAL)]
        case Played(seat, card):
            flight = played(CardFace(DECK, str(card)), seat, hidden=seat != stage.you)
            still = replace(after, table=stage.table)
            return [Cue(PLAY, still, after, (flight,), line, sound=Sound.CARD)]
        case RoundWon(winner):
            trick = [(seat, CardFace(DECK, str(card))) for seat, card in stage.table]
            bare = replace(stage, table=())
            won: Cue[Stage] = Cue(WIN, stage, stage, line=line)
            return [won, *gathered(trick, winner, bare, after, line)]
        case _:
            assert_never(event)
