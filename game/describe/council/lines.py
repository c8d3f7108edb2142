"""What the table says: events as sentences with the names of the people."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, assert_never

from game.describe.council.names import (
    NUMERALS,
    card_span,
    faction_span,
    somebody,
    space_span,
    speaker,
)
from game.describe.council.solo_words import say_solo
from game.describe.line import (
    Line,
    Part,
    listed_spans,
    names_of,
    points_of,
    said_of,
    said_of_all,
)
from game.neutral import NEUTRAL
from game.rules.council import api as rules
from game.seating import SeatSetup
from game.table import Seat
from game.words import N_, _, join_names, ngettext

WON: Final = {
    "highest-on-suit": (
        N_("{who} wins trick {number}: all followed suit, {value} is highest."),
        N_("You win trick {number}: all followed suit, {value} is highest."),
    ),
    "strongest-suit": (
        N_("{who} wins trick {number}: {suit} are stronger."),
        N_("You win trick {number}: {suit} are stronger."),
    ),
    "tied-strength": (
        N_("{who} wins trick {number}: level suits, {value} is higher."),
        N_("You win trick {number}: level suits, {value} is higher."),
    ),
    "tied-value": (
        N_("{who} wins trick {number}: level all round, the later card wins."),
        N_("You win trick {number}: level all round, the later card wins."),
    ),
}
SKIPPED: Final = {
    "nobody-followed": N_("No visit: nobody followed suit."),
    "nothing-to-activate": N_("No visit: the council has no cubes."),
    "stake-barricade": N_("No visit: only the Termites have cubes, and they are barred."),
    "emissary-stays": N_("No visit: both the Emissary's spaces are empty."),
}


def by(seats: Sequence[SeatSetup], seat: Seat, theirs: str, yours: str, **places: Part) -> Line:
    """A sentence about what somebody does, as they are called or with *you*."""
    return Line.by(seats[seat], theirs, yours, called=speaker(seats, seat), **places)


def say(event: rules.Event, seats: Sequence[SeatSetup]) -> Line:
    """One event as a sentence anybody at the table may read."""
    match event:
        case rules.CouncilSeated(council):
            strongest = faction_span(council[0])
            words = _("The council sits down: the {faction} are strongest.")
            return Line.of(words, faction=strongest)
        case rules.AgeBegan(age, leader):
            words = said_of(
                seats[leader],
                _("Age {age} begins. {name} leads the first trick."),
                _("Age {age} begins. You lead the first trick."),
            )
            return Line.of(words, age=NUMERALS[age - 1], name=speaker(seats, leader))
        case rules.AllegianceDeclared(seat):
            either = _("{who} has declared in secret."), _("You have declared in secret.")
            if seats[1].colour == NEUTRAL:  # alone, nobody else declares anything
                either = _("{who} has declared."), _("You have declared.")
            return by(seats, seat, *either)
        case rules.DeclarationsRevealed(choices):
            return _oaths(choices, seats)
        case rules.CardDiscarded(seat):
            return by(
                seats,
                seat,
                _("{who} discards a card face down."),
                _("You discard a card face down."),
            )
        case rules.CardPlayed(seat, card, place):
            either = _("{who} leads {card}."), _("You lead {card}.")
            if place:
                either = _("{who} plays {card}."), _("You play {card}.")
            return by(seats, seat, *either, card=card_span(card))
        case rules.TrickWon():
            return _trick_won(event, seats)
        case (
            rules.VisitBegan()
            | rules.VisitSkipped()
            | rules.VisitPassed()
            | rules.CubesSown()
            | rules.EmissaryRefilled()
        ):
            return _visit(event, seats)
        case rules.AgeScored() | rules.RecruitsArrived() | rules.GameEnded():
            return _scoring(event, seats)
        case _:
            return say_solo(event, seats)


def _oaths(choices: Sequence[bool], seats: Sequence[SeatSetup]) -> Line:
    free = [seats[seat] for seat, no in enumerate(choices) if no]
    if len(choices) == 1:
        either = _("{who} declares Allegiance."), _("You declare Allegiance.")
        if free:
            either = _("{who} declares No Allegiance."), _("You declare No Allegiance.")
        return by(seats, 0, *either)
    if not free:
        return Line.of(_("Everyone declares Allegiance."))
    words = said_of_all(
        free,
        ngettext("{names} declares No Allegiance.", "{names} declare No Allegiance.", len(free)),
        _("You declare No Allegiance."),
        _("You declare No Allegiance together with {names}."),
    )
    return Line.of(words, names=names_of(free))


def _trick_won(event: rules.TrickWon, seats: Sequence[SeatSetup]) -> Line:
    card = next(card for seat, card in event.cards if seat == event.seat)
    suit, value = faction_span(rules.suit_of(card)), rules.value_of(card)
    theirs, yours = map(_, WON[event.clause])
    return by(seats, event.seat, theirs, yours, number=event.number, suit=suit, value=value)


def say_won_and_visits(
    seats: Sequence[SeatSetup], number: int, winner: Seat, visitor: Seat
) -> Line:
    """A trick in which both were to be expected, in one breath."""
    theirs = said_of(
        seats[visitor],
        _("{who} wins trick {number}, and {visitor} visits the council."),
        _("{who} wins trick {number}, and you visit the council."),
    )
    yours = _("You win trick {number}, and {visitor} visits the council.")
    if winner == visitor:
        yours = _("You win trick {number}, and visit the council.")
    also = somebody(seats, visitor)
    return by(seats, winner, theirs, yours, number=number, visitor=also)


def say_broken(seats: Sequence[SeatSetup], seat: Seat) -> Line:
    """Whose No Allegiance a trick has just ended."""
    return by(
        seats,
        seat,
        _("{who} has broken No Allegiance: only the tricks score now."),
        _("You have broken No Allegiance: only the tricks score now."),
    )


def _visit(
    event: rules.VisitBegan
    | rules.VisitSkipped
    | rules.VisitPassed
    | rules.CubesSown
    | rules.EmissaryRefilled,
    seats: Sequence[SeatSetup],
) -> Line:
    match event:
        case rules.VisitBegan(seat, card):
            either = (
                _("{who} visits the council: lowest {suit}."),
                _("You visit the council: lowest {suit}."),
            )
            return by(seats, seat, *either, suit=faction_span(rules.suit_of(card)))
        case rules.VisitSkipped(clause):
            return Line.of(_(SKIPPED[clause]))
        case rules.VisitPassed(seat):
            return by(seats, seat, _("{who} passes."), _("You pass."))
        case rules.CubesSown():
            return _sowing_line(event, seats)
        case rules.EmissaryRefilled(card, discarded_by):
            # Only whoever discarded it is told; everybody else's event says None.
            words = _("The Emissary turns up {card}.")
            if discarded_by is not None:
                words = _("The Emissary turns up {card}, your discard.")
            return Line.of(words, card=card_span(card))
        case _:
            assert_never(event)


def _sowing_line(event: rules.CubesSown, seats: Sequence[SeatSetup]) -> Line:
    count = len(event.path)
    either = (
        ngettext(
            "{who} activates the {space}: {count} cube sown.",
            "{who} activates the {space}: {count} cubes sown.",
            count,
        ),
        ngettext(
            "You activate the {space}: {count} cube sown.",
            "You activate the {space}: {count} cubes sown.",
            count,
        ),
    )
    if event.to_chambers:
        either = (
            ngettext(
                "{who} activates the {space}: {count} cube sown, {chambers} to the Chambers.",
                "{who} activates the {space}: {count} cubes sown, {chambers} to the Chambers.",
                count,
            ),
            ngettext(
                "You activate the {space}: {count} cube sown, {chambers} to the Chambers.",
                "You activate the {space}: {count} cubes sown, {chambers} to the Chambers.",
                count,
            ),
        )
    return by(
        seats,
        event.seat,
        *either,
        space=space_span(event.origin, event.termite),
        count=count,
        chambers=event.to_chambers,
    )


def _scoring(
    event: rules.AgeScored | rules.RecruitsArrived | rules.GameEnded, seats: Sequence[SeatSetup]
) -> Line:
    match event:
        case rules.AgeScored(age, rows):
            points = points_of([(seats[row.seat], row.points) for row in rows])
            words = _("Points in Age {age}: {points}.")
            return Line.of(words, age=NUMERALS[age - 1], points=points)
        case rules.RecruitsArrived(factions, termite):
            if not factions:
                return Line.of(_("No recruits: all five are equally strong."))
            joined = listed_spans([space_span(faction, termite) for faction in factions])
            return Line.of(_("Recruits join the {spaces}."), spaces=joined)
        case rules.GameEnded(winners):
            words = said_of_all(
                [seats[seat] for seat in winners],
                ngettext("{names} wins the council.", "{names} share the council.", len(winners)),
                _("You win the council."),
                _("You share the council with {names}."),
            )
            return Line.of(words, names=name_people(seats, winners))
        case _:
            assert_never(event)


def name_people(seats: Sequence[SeatSetup], several: Sequence[Seat]) -> str:
    """Several people but *you*, at the beginning of a sentence or after *you*."""
    first = several[0] if not any(seats[seat].you for seat in several) else None
    return join_names(
        [
            speaker(seats, seat) if seat == first else somebody(seats, seat)
            for seat in several
            if not seats[seat].you
        ]
    )
