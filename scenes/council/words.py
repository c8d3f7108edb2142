"""What the table says: events and reasons as sentences with the names of the people."""

from __future__ import annotations

from collections.abc import Sequence
from typing import assert_never

from game.match import SeatSetup
from game.rules.council.api import (
    FACTION_NAMES,
    AgeBegan,
    AgeScored,
    Card,
    CardDiscarded,
    CardPlayed,
    CouncilSeated,
    CubesSown,
    DeclarationsRevealed,
    Declared,
    EmissaryRefilled,
    Event,
    GameEnded,
    RecruitsArrived,
    TrickWon,
    VisitBegan,
    VisitPassed,
    VisitSkipped,
    suit_of,
)
from scenes.council.solo.words import tell_solo
from scenes.table.speech import Line, card_words, cubes_words, factions_words, listed

AGE_NAMES = ("I", "II", "III")

WIN_REASONS = {
    "highest-on-suit": "highest on suit",
    "strongest-suit": "{suit} are stronger",
    "tied-strength": "suits equal, higher value",
    "tied-value": "all equal, played later",
}
SKIP_REASONS = {
    "nobody-followed": "nobody followed suit",
    "nothing-to-activate": "no space holds a cube",
    "emissary-stays": "the Emissary's spaces are empty",
}


def win_reason(clause: str, card: Card) -> str:
    """Why a card wins, in a few words."""
    return WIN_REASONS[clause].format(suit=FACTION_NAMES[suit_of(card)])


def tell(event: Event, seats: Sequence[SeatSetup]) -> Line:
    """One event as a sentence anybody at the table may read."""
    match event:
        case CouncilSeated(council):
            first = FACTION_NAMES[council[0]]
            return Line("", f"The council sits down: the {first} are strongest")
        case AgeBegan(age, leader):
            name = seats[leader].name
            return Line("", f"Age {AGE_NAMES[age - 1]} begins; {name} leads the first trick")
        case Declared(seat):
            return Line(seats[seat].name, "has declared, face down")
        case DeclarationsRevealed(choices):
            return Line("", _oaths(choices, seats))
        case CardDiscarded(seat):
            return Line(seats[seat].name, "discards a card, face down")
        case CardPlayed(seat, card, place):
            verb = "plays" if place else "leads"
            return Line(seats[seat].name, f"{verb} {card_words(card)}")
        case TrickWon():
            return _trick_won(event, seats)
        case VisitBegan(seat, card):
            return Line(seats[seat].name, f"visits the council: lowest {_suit(card)}")
        case VisitSkipped(clause):
            return Line("", f"Nobody visits: {SKIP_REASONS[clause]}")
        case VisitPassed(seat):
            return Line(seats[seat].name, "leaves the council as it is")
        case CubesSown():
            return _sown(event, seats)
        case EmissaryRefilled(card, discarded_by):
            # Only whoever discarded it is told; everybody else's event says None.
            whose = "" if discarded_by is None else ": your discard"
            return Line("", f"{card_words(card)} lies open for the Emissary{whose}")
        case AgeScored() | RecruitsArrived() | GameEnded():
            return _reckoning(event, seats)
        case _:
            return tell_solo(event, seats)


def _suit(card: Card) -> str:
    return FACTION_NAMES[suit_of(card)]


def _oaths(choices: Sequence[bool], seats: Sequence[SeatSetup]) -> str:
    free = [seats[seat].name for seat, no in enumerate(choices) if no]
    if not free:
        return "All are shown: everybody declares Allegiance"
    verb = "declares" if len(free) == 1 else "declare"
    return f"All are shown: {listed(free)} {verb} No Allegiance"


def _trick_won(event: TrickWon, seats: Sequence[SeatSetup]) -> Line:
    card = next(card for seat, card in event.cards if seat == event.seat)
    reason = win_reason(event.clause, card)
    return Line(seats[event.seat].name, f"wins trick {event.number}: {reason}")


def _sown(event: CubesSown, seats: Sequence[SeatSetup]) -> Line:
    count = len(event.path) + event.to_chambers
    words = f"activates the {FACTION_NAMES[event.origin]}: {cubes_words(count)} sown"
    if event.to_chambers:
        words += f", {event.to_chambers} to the Chambers"
    return Line(seats[event.seat].name, words)


def _reckoning(event: AgeScored | RecruitsArrived | GameEnded, seats: Sequence[SeatSetup]) -> Line:
    match event:
        case AgeScored(age, rows):
            points = ", ".join(f"{seats[row.seat].name} {row.points}" for row in rows)
            return Line("", f"Points of Age {AGE_NAMES[age - 1]}: {points}")
        case RecruitsArrived(factions):
            if not factions:
                return Line("", "No recruits: every space is equally strong")
            return Line("", f"Recruits join the {factions_words(factions)}")
        case GameEnded(winners):
            names = [seats[seat].name for seat in winners]
            verb = "wins" if len(names) == 1 else "share"
            return Line("", f"{listed(names)} {verb} the council")
        case _:
            assert_never(event)
