"""Event → cues: how long each step lasts, what flies from where to where, and what is said.

Seconds at normal speed.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import replace
from typing import Final, assert_never

from game.describe.bugami.lines import say, say_open, say_taken, say_torn
from game.describe.bugami.names import bug_picture, card_codes
from game.describe.line import Line
from game.rules.bugami import api as bugami
from game.rules.bugami.api import View
from game.seating import SeatSetup
from game.table import Seat
from scenes.bugami.cards import DECK, face
from scenes.bugami.places import Desk
from scenes.bugami.show.cue_highlights import BugamiCue, CueHighlights
from scenes.bugami.sounds import BugamiSound
from scenes.kit.sound import Sound
from scenes.table.cue import Cue, Flight, InHand, Manner, OnDeck, Token, spot
from scenes.tricks.cues import DEAL, PLAY, WIN, deal_flights, gather_cues, play_flight
from scenes.tricks.seats import OnPile

SEALED: Final = Token("bugami/token_bid_hidden")
BUG: Final = Token("bugami/token_bug")
CLEAN: Final = Token("bugami/token_clean")
RING: Final = Token("bugami/token_ring")
BROKEN: Final = Token("bugami/token_bid_misere")

FOLD: Final = 0.42
COLLECT: Final = 0.5
UNFOLD: Final = 0.75
LOOK: Final = 0.9
RETURN: Final = 0.45
RINGS: Final = 1.0
JOKER: Final = 0.62
BUGS: Final = 0.45
GLINT: Final = 0.3
TORN: Final = 1.4  # it turns a deal, and is read
FALLEN: Final = 0.5  # of that: it has come down
TURN: Final = 0.5
READ: Final = 0.9
TAKE: Final = 0.4


def folded(bid: bugami.Bid) -> Token:
    """The bug that somebody has folded."""
    return Token(bug_picture(bid))


def cues(
    event: bugami.Event, view: View, after: View, seats: Sequence[SeatSetup]
) -> list[BugamiCue]:
    """The show of one event, from a view at rest to the next one."""
    line = say(event, seats)
    match event:
        case bugami.DealBegan():
            return [_deal(after, line)]
        case bugami.BidMade(seat):
            start = spot(Desk.paper) if seat == view.you else InHand(seat)
            flight = Flight(SEALED, start, spot(Desk.bid, seat), manner=Manner.HOP)
            return [Cue(FOLD, view, after, (flight,), line, sound=BugamiSound.FOLD)]
        case bugami.BidsRevealed():
            return list(_reveal(event, view, after))
        case bugami.Wedding(_, partners):
            rings = tuple(Flight(RING, OnDeck(), spot(Desk.bid, seat)) for seat in partners)
            return [Cue(RINGS, after, after, rings, line, sound=BugamiSound.WEDDING)]
        case bugami.CardPlayed():
            return [_play(event, view, after, line)]
        case bugami.TrickWon():
            return list(_win(event, view, after, seats, line))
        case bugami.RestTaken():
            return list(_rest(event, view, after, say_taken(event, seats)))
        case (
            bugami.GameBegan() | bugami.DealScored() | bugami.PlayWentOn() | bugami.GameEnded()
        ):  # sheets show these
            return [Cue(0.0, view, after, line=line)]
        case _:
            assert_never(event)


def _deal(after: View, line: Line) -> BugamiCue:
    """Cards fly out in turn; the hand opens when the last one has landed."""
    hands: list[Sequence[str | None]] = [(None,) * size for size in after.hand_sizes]
    if after.you is not None and after.hand:
        hands[after.you] = card_codes(after.hand)
    flights = deal_flights(DECK, hands)
    return Cue(DEAL, replace(after, hand=(), rest=0), after, flights, line, sound=Sound.DEAL)


def _reveal(event: bugami.BidsRevealed, view: View, after: View) -> Iterator[BugamiCue]:
    """All sealed squares come to the middle, open together, and go home as bugs."""
    line, count = say_open(), view.seats
    come = tuple(
        Flight(SEALED, spot(Desk.bid, n), spot(Desk.in_row, n, count)) for n in range(count)
    )
    yield Cue(COLLECT, view, view, come, line, CueHighlights(away=True), Sound.GATHER)
    drop = tuple(
        Flight(
            folded(bid),
            spot(Desk.above_row, n, count),
            spot(Desk.in_row, n, count),
            manner=Manner.FALL,
        )
        for n, bid in enumerate(event.bids)
    )
    yield Cue(UNFOLD, view, view, drop, line, CueHighlights(away=True), BugamiSound.OPEN)
    yield Cue(LOOK, after, after, line=line, cue_highlights=CueHighlights(away=True, row=True))
    home = tuple(
        Flight(folded(bid), spot(Desk.in_row, n, count), spot(Desk.bid, n))
        for n, bid in enumerate(event.bids)
    )
    yield Cue(RETURN, after, after, home, line, CueHighlights(away=True))


def _play(event: bugami.CardPlayed, view: View, after: View, line: Line) -> BugamiCue:
    flight = play_flight(face(event.card), event.seat, hidden=event.seat != view.you)
    still = replace(after, table=view.table)
    if bugami.is_joker(event.card):
        return Cue(JOKER, still, after, (flight,), line, sound=BugamiSound.JOKER, heard_at=0.4)
    return Cue(PLAY, still, after, (flight,), line, sound=Sound.CARD, pitch=len(view.table))


def _win(
    event: bugami.TrickWon,
    view: View,
    after: View,
    seats: Sequence[SeatSetup],
    line: Line,
) -> Iterator[BugamiCue]:
    """The trick is won and pushed together; what was in it is counted."""
    winner, cue_highlights = event.seat, CueHighlights(won=event.seat)
    yield Cue(WIN, view, view, line=line, cue_highlights=cue_highlights, sound=BugamiSound.WON)
    counted = _count_cues(event, view, seats)
    bare = replace(view, table=())
    trick = [(seat, face(card)) for seat, card in event.cards]
    yield from gather_cues(trick, winner, bare, bare if counted else after, line)
    for number, cue in enumerate(counted, start=1):
        end = after if number == len(counted) else bare
        yield replace(cue, view=bare, after=end, line=cue.line or line)


def _count_cues(event: bugami.TrickWon, view: View, seats: Sequence[SeatSetup]) -> list[BugamiCue]:
    """Bugs run to where they are counted; a clean trick glints; a Misère is torn."""
    seat = event.seat
    if view.bids[seat] == bugami.MISERE:
        if view.tricks[seat]:
            return []
        torn = Flight(
            BROKEN,
            spot(Desk.bid, seat),
            spot(Desk.below_bid, seat),
            end=FALLEN,
            manner=Manner.FALL,
        )
        line = say_torn(seat, seats)
        return [Cue(TORN, view, view, (torn,), line, sound=BugamiSound.TEAR)]
    if not event.bugs:
        glint = Flight(CLEAN, OnPile(seat), spot(Desk.count, seat), manner=Manner.HOP)
        return [Cue(GLINT, view, view, (glint,), sound=BugamiSound.CLEAN)]
    return [_bugs(seat, event.bugs, view)]


def _bugs(seat: Seat, count: int, view: View) -> BugamiCue:
    """So many little bugs run from the pile of a seat to its count, one behind the other."""
    step = 0.5 / count
    run = tuple(
        Flight(
            BUG,
            OnPile(seat),
            spot(Desk.count, seat),
            n * step,
            n * step + 0.5,
            manner=Manner.HOP,
        )
        for n in range(count)
    )
    return Cue(BUGS, view, view, run, sound=BugamiSound.BUG, pitch=count - 1)


def _rest(event: bugami.RestTaken, view: View, after: View, line: Line) -> Iterator[BugamiCue]:
    """What was laid aside is turned over, and joins the last trick."""
    count, bare = len(event.cards), replace(view, rest=0)
    places = [spot(Desk.shown, slot, count) for slot in range(count)]
    out = tuple(
        Flight(face(card), OnDeck(), place, turns=True)
        for card, place in zip(event.cards, places, strict=True)
    )
    yield Cue(TURN, bare, bare, out, line, sound=Sound.REVEAL)
    yield Cue(READ, bare, bare, line=line, cue_highlights=CueHighlights(shown=event.cards))
    away = tuple(
        Flight(face(card), place, OnPile(event.seat), hides=True)
        for card, place in zip(event.cards, places, strict=True)
    )
    if not event.bugs:
        yield Cue(TAKE, bare, after, away, line, sound=Sound.GATHER)
        return
    yield Cue(TAKE, bare, bare, away, line, sound=Sound.GATHER)
    yield replace(_bugs(event.seat, event.bugs, bare), after=after, line=line)
