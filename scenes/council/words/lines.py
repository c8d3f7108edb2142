"""What the table says: events and reasons as sentences with the names of the people."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, assert_never

from game.match import SeatSetup
from game.rules.council.api import (
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
    SeatScore,
    TrickWon,
    VisitBegan,
    VisitPassed,
    VisitSkipped,
    suit_of,
    value_of,
)
from game.words import N_, _, listed, ngettext
from scenes.council.words.names import (
    NUMERALS,
    card_span,
    faction_name,
    faction_span,
    space_span,
    trick_count,
)
from scenes.council.words.solo_words import say_solo
from scenes.table.speech import Line, listed_spans

WIN_REASONS: Final = {
    "highest-on-suit": N_("highest on suit"),
    "strongest-suit": N_("{suit} are stronger"),
    "tied-strength": N_("suits equal, higher value"),
    "tied-value": N_("all equal, played later"),
}
WON: Final = {
    "highest-on-suit": N_("{who} wins trick {number}: highest on suit"),
    "strongest-suit": N_("{who} wins trick {number}: {suit} are stronger"),
    "tied-strength": N_("{who} wins trick {number}: suits equal, higher value"),
    "tied-value": N_("{who} wins trick {number}: all equal, played later"),
}
SKIPPED: Final = {
    "nobody-followed": N_("Nobody visits: nobody followed suit"),
    "nothing-to-activate": N_("Nobody visits: no space holds a cube"),
    "emissary-stays": N_("Nobody visits: the Emissary's spaces are empty"),
}


def win_reason(clause: str, card: Card) -> str:
    """Why a card wins, in a few words."""
    return _(WIN_REASONS[clause]).format(suit=faction_name(suit_of(card)))


def beats(card: Card, other: Card, cubes: Sequence[int], owner: str) -> str:
    """Why a card beats another one, ``owner``'s: with what decides between these two."""
    suit, weaker = suit_of(card), suit_of(other)
    if suit == weaker:
        words = _("higher than {name}'s {value}")
    elif cubes[suit] > cubes[weaker]:
        words = _("{suit} ({count}) beat {weaker} ({fewer})")
    elif value_of(card) > value_of(other):
        words = _("{suit} and {weaker} are level, {name}'s {value} is lower")
    else:
        words = _("all is level, the later card counts")
    return words.format(
        suit=faction_name(suit), weaker=faction_name(weaker), count=cubes[suit],
        fewer=cubes[weaker], name=owner, value=value_of(other),
    )  # fmt: skip


def beaten(card: Card, by: Card, cubes: Sequence[int], owner: str) -> str:
    """Why a card does not beat another one, ``owner``'s, that has been played before."""
    suit, stronger = suit_of(card), suit_of(by)
    if suit == stronger:
        words = _("{name}'s {value} is higher")
    elif cubes[suit] < cubes[stronger]:
        words = _("{stronger} ({count}) beat {suit} ({fewer})")
    else:
        words = _("{suit} and {stronger} are level, {name}'s {value} is higher")
    return words.format(
        suit=faction_name(suit), stronger=faction_name(stronger), count=cubes[stronger],
        fewer=cubes[suit], name=owner, value=value_of(by),
    )  # fmt: skip


def say(event: Event, seats: Sequence[SeatSetup]) -> Line:
    """One event as a sentence anybody at the table may read."""
    match event:
        case CouncilSeated(council):
            strongest = faction_span(council[0])
            words = _("The council sits down: the {faction} are strongest")
            return Line.of(words, faction=strongest)
        case AgeBegan(age, leader):
            words = _("Age {age} begins; {name} leads the first trick")
            return Line.of(words, age=NUMERALS[age - 1], name=seats[leader].name)
        case Declared(seat):
            return Line.of(_("{who} has declared, face down"), seats[seat].name)
        case DeclarationsRevealed(choices):
            return _oaths(choices, seats)
        case CardDiscarded(seat):
            return Line.of(_("{who} discards a card, face down"), seats[seat].name)
        case CardPlayed(seat, card, place):
            words = _("{who} plays {card}") if place else _("{who} leads {card}")
            return Line.of(words, seats[seat].name, card=card_span(card))
        case TrickWon():
            return _trick_won(event, seats)
        case VisitBegan() | VisitSkipped() | VisitPassed() | CubesSown() | EmissaryRefilled():
            return _visit(event, seats)
        case AgeScored() | RecruitsArrived() | GameEnded():
            return _reckoning(event, seats)
        case _:
            return say_solo(event, seats)


def _oaths(choices: Sequence[bool], seats: Sequence[SeatSetup]) -> Line:
    free = [seats[seat].name for seat, no in enumerate(choices) if no]
    if not free and len(choices) == 1:
        return Line.of(_("{who} declares Allegiance"), seats[0].name)
    if not free:
        return Line.of(_("All are shown: everybody declares Allegiance"))
    if len(choices) == 1:
        return Line.of(_("{who} declares No Allegiance"), seats[0].name)
    words = ngettext(
        "All are shown: {names} declares No Allegiance",
        "All are shown: {names} declare No Allegiance",
        len(free),
    )
    return Line.of(words, names=listed(free))


def _trick_won(event: TrickWon, seats: Sequence[SeatSetup]) -> Line:
    card = next(card for seat, card in event.cards if seat == event.seat)
    return Line.of(
        _(WON[event.clause]),
        seats[event.seat].name,
        number=event.number,
        suit=faction_span(suit_of(card)),
    )


def _visit(
    event: VisitBegan | VisitSkipped | VisitPassed | CubesSown | EmissaryRefilled,
    seats: Sequence[SeatSetup],
) -> Line:
    match event:
        case VisitBegan(seat, card):
            words = _("{who} visits the council: lowest {suit}")
            return Line.of(words, seats[seat].name, suit=faction_span(suit_of(card)))
        case VisitSkipped(clause):
            return Line.of(_(SKIPPED[clause]))
        case VisitPassed(seat):
            return Line.of(_("{who} leaves the council as it is"), seats[seat].name)
        case CubesSown():
            return _sown(event, seats)
        case EmissaryRefilled(card, discarded_by):
            # Only whoever discarded it is told; everybody else's event says None.
            words = _("{card} lies open for the Emissary")
            if discarded_by is not None:
                words = _("{card} lies open for the Emissary: your discard")
            return Line.of(words, card=card_span(card))
        case _:
            assert_never(event)


def _sown(event: CubesSown, seats: Sequence[SeatSetup]) -> Line:
    count = len(event.path)
    words = ngettext(
        "{who} activates the {faction}: {count} cube sown",
        "{who} activates the {faction}: {count} cubes sown",
        count,
    )
    if event.to_chambers:
        words = ngettext(
            "{who} activates the {faction}: {count} cube sown, {chambers} to the Chambers",
            "{who} activates the {faction}: {count} cubes sown, {chambers} to the Chambers",
            count,
        )
    return Line.of(
        words,
        seats[event.seat].name,
        faction=space_span(event.origin, event.termite),
        count=count,
        chambers=event.to_chambers,
    )


def _reckoning(event: AgeScored | RecruitsArrived | GameEnded, seats: Sequence[SeatSetup]) -> Line:
    match event:
        case AgeScored(age, rows):
            each = _("{name} {points}")
            # Translators: stands between the points of one person and of the next.
            points = _(", ").join(
                each.format(name=seats[row.seat].name, points=row.points) for row in rows
            )
            words = _("Points of Age {age}: {points}")
            return Line.of(words, age=NUMERALS[age - 1], points=points)
        case RecruitsArrived(factions, termite):
            if not factions:
                return Line.of(_("No recruits: every space is equally strong"))
            joined = listed_spans([space_span(faction, termite) for faction in factions])
            return Line.of(_("Recruits join the {factions}"), factions=joined)
        case GameEnded(winners):
            names = [seats[seat].name for seat in winners]
            words = ngettext("{names} wins the council", "{names} share the council", len(names))
            return Line.of(words, names=listed(names))
        case _:
            assert_never(event)


def say_points(name: str, row: SeatScore, scored: AgeScored, base: int) -> Line:
    """One seat's points as a sentence; ``base`` is what No Allegiance is worth by itself."""
    tricks = trick_count(row.tricks)
    if row.card is not None:
        return _allegiance(name, row)
    if row.tricks:
        return Line.of(_("No Allegiance failed: {tricks}, no bonus"), name, tricks=tricks)
    if not row.no_allegiance_points:
        return Line.of(_("No Allegiance failed: a trick was won, and stolen later"), name)
    if scored.sharing > 1:
        words = ngettext(
            "No Allegiance, shared by {people}: {points} point",
            "No Allegiance, shared by {people}: {points} points",
            row.points,
        )
        return Line.of(words, name, people=scored.sharing, points=row.points)
    words = ngettext(
        "won no trick: {base} + {chambers} in the Chambers = {points} point",
        "won no trick: {base} + {chambers} in the Chambers = {points} points",
        row.points,
    )
    if row.extra:
        words = ngettext(
            "won no trick: {base} + {chambers} in the Chambers + {extra} by ability = "
            "{points} point",
            "won no trick: {base} + {chambers} in the Chambers + {extra} by ability = "
            "{points} points",
            row.points,
        )
    return Line.of(
        words, name, base=base, chambers=scored.chambers, extra=row.extra, points=row.points
    )


def _allegiance(name: str, row: SeatScore) -> Line:
    assert row.card is not None
    words = ngettext(
        "{tricks} and {allegiance} for the {suit}: {points} point",
        "{tricks} and {allegiance} for the {suit}: {points} points",
        row.points,
    )
    if row.extra:
        words = ngettext(
            "{tricks}, {allegiance} for the {suit} and {extra} by ability: {points} point",
            "{tricks}, {allegiance} for the {suit} and {extra} by ability: {points} points",
            row.points,
        )
    return Line.of(
        words,
        name,
        tricks=trick_count(row.tricks),
        allegiance=row.allegiance,
        suit=faction_span(suit_of(row.card)),
        extra=row.extra,
        points=row.points,
    )
