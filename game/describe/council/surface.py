"""What lies on the council's table, piece by piece, as one seat may know it."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from game.describe import Piece, Seats, Surface, Zone
from game.describe.council import articles, board, cards, people, termitenator
from game.describe.council.names import (
    BEGINNING,
    age_words,
    card_span,
    neutral_beginning,
    speaker,
    termite_of,
)
from game.describe.council.ranks import rank_words
from game.describe.council.stake_words import conditions, stake_name
from game.rules.council import api as council
from game.words import N_, _

ZONES: Final = (
    Zone("council", N_("The council"), "ring"),
    Zone("beside", N_("Beside the council")),
    Zone("seats", N_("The players"), "ring"),
    Zone("machine", BEGINNING[1]),
    Zone("pyramid", N_("Its cards"), "grid"),
    Zone("trick", N_("The trick")),
    Zone("last-trick", N_("Last trick"), aside=True),
    Zone("emissary", BEGINNING[2]),
    Zone("hand", N_("Your hand"), "fan"),
    Zone("discard", N_("Your discard"), aside=True),
)
OPPOSITE: Final = {"machine": 1, "emissary": 2}
"""Zones named after who sits opposite so many people."""
ONLY: Final = {**OPPOSITE, "pyramid": 1}
"""Zones of a table of so many people only."""


def surface(view: council.View, seats: Seats) -> Surface:
    """The board with all round it, the seats, the tricks, open cards and the hand."""
    return Surface(
        age_words(min(view.age, council.AGES)),
        step_words(view),
        view.scores,
        tuple(
            zone._replace(title=_title(zone))
            for zone in ZONES
            if ONLY.get(zone.id, view.seats) == view.seats
        ),
        tuple(_pieces(view, seats)),
    )


def _title(zone: Zone) -> str:
    people = OPPOSITE.get(zone.id)
    return _(zone.title) if people is None else neutral_beginning(people)


def step_words(view: council.View) -> str:
    """``declaration``, ``discard``, ``trick 4 of 10``."""
    match view.phase:
        case council.Phase.DECLARE:
            return _("declaration")
        case council.Phase.DISCARD:
            return _("discard")
        case _:
            words = _("trick {number} of {all}")
            return words.format(number=view.trick_number, all=council.TRICKS)


def _pieces(view: council.View, seats: Seats) -> Iterator[Piece]:
    yield from _board(view, seats)
    yield from _beside(view)
    yield from _seats(view, seats)
    if view.termitenator is not None:
        yield from _machine(view.termitenator)
    yield from _tricks(view, seats)
    if view.seats == 2:
        yield from _emissary(view)
    yield from _own(view)


def _board(view: council.View, seats: Seats) -> Iterator[Piece]:
    """Cities, crowns, arrows, the Chambers and the pawns."""
    for faction in view.ring:
        name, said = council.space_name(faction, termite_of(view)), board.city(view, faction)
        yield Piece(f"city:{faction}", name, said, "council", article="strength")
    for faction in view.ring:
        if view.cubes[faction] == max(view.cubes):
            said = board.crown(view, faction)
            yield Piece(f"crown:{faction}", _("The crown"), said, "council", article="strength")
    for border in range(5):
        name, said = _("The way round"), board.chevron()
        yield Piece(f"chevron:{border}", name, said, "council", article="sowing")
    said = board.chambers(view)
    yield Piece("chambers", _("The Chambers"), said, "council", article="chambers")
    if (visitor := view.visitor) is not None:
        said, about = people.visitor(seats, visitor), articles.visitor(view, visitor)
        yield Piece("visitor", _("At the door"), said, "council", visitor, article=about)
    for seat in range(view.owners):
        name, said = speaker(seats, seat), people.score_pawn(view, seats, seat)
        yield Piece(f"pawn:{seat}", name, said, "council", seat, article="winning-the-game")


def _beside(view: council.View) -> Iterator[Piece]:
    """The strip of strengths, the bowl and the deck."""
    yield Piece("strength", _("Strength"), board.strength_strip(view), "beside", article="strength")
    yield Piece("supply", _("Supply"), board.supply(view), "beside", article="recruits")
    yield Piece("deck", _("The deck"), board.deck(view), "beside", article=articles.deck(view))


def _seats(view: council.View, seats: Seats) -> Iterator[Piece]:
    """The plaques, with what was declared and won on each of them."""
    for seat in range(view.owners):
        name, said = seats[seat].name, people.plaque(view, seats, seat)
        about = articles.seat(view, seat)
        yield Piece(f"plaque:{seat}", name, said, "seats", seat, article=about)
        said, about = people.flag(view, seats, seat), articles.flag(view, seat)
        yield Piece(f"flag:{seat}", _("Declaration"), said, "seats", seat, article=about)
        said, about = people.tricks_pile(view, seats, seat), "points-from-tricks"
        yield Piece(f"pile:{seat}", _("Tricks"), said, "seats", seat, article=about)


def _machine(solo: council.TermitenatorView) -> Iterator[Piece]:
    name, about = neutral_beginning(1), solo.personality.value
    yield Piece("ability", name, termitenator.ability(solo), "machine", article=about)
    yield Piece("mood", _("Its mood"), termitenator.mood(solo), "machine", article="moods")
    if solo.stake:
        name, said = stake_name(solo.stake), " ".join(conditions(solo.stake))
        yield Piece("stake", name, said, "machine", article="stakes")
    if said := termitenator.belongings(solo):
        yield Piece("belongings", _("What it keeps"), said, "machine", article=about)
    if said := termitenator.trigger_row(solo):
        yield Piece("trigger-row", _("Trigger row"), said, "machine", article="trigger")
    for place, card in enumerate(solo.places):
        if said := termitenator.pyramid_card(solo, place):
            span = None if card is None else card_span(card)
            about = articles.pyramid_card(solo, place)
            words, row = _("Row {row}, card {number}"), council.ROWS[place]
            name = words.format(row=row, number=place - council.ROWS.index(row) + 1)
            yield Piece(f"pyramid:{place}", name, said, "pyramid", card=span, article=about)


def _tricks(view: council.View, seats: Seats) -> Iterator[Piece]:
    """The trick on the table and the one before it."""
    for seat, card in view.trick:
        span, said = card_span(card), cards.played_card(view, seats, seat)
        yield Piece(f"trick:{span.code}", span.words, said, "trick", seat, span, "following")
    for seat, card in view.trick_before:
        span, said = card_span(card), cards.gathered_card(seats, seat, card)
        yield Piece(
            f"last:{span.code}", span.words, said, "last-trick", seat, span, "winning-a-trick"
        )


def _emissary(view: council.View) -> Iterator[Piece]:
    """Who sits third at a table of two, and its face-up cards."""
    name, said = neutral_beginning(2), cards.emissary(view)
    yield Piece("emissary", name, said, "emissary", view.seats, article="emissary")
    for card in view.emissary or ():
        span, said = card_span(card), cards.emissary_card(card)
        about = "playing-for-it"
        yield Piece(f"card:{span.code}", span.words, said, "emissary", view.seats, span, about)


def _own(view: council.View) -> Iterator[Piece]:
    """What only its owner sees: the hand, and the card that was discarded."""
    for card in view.hand or ():
        span, words = card_span(card), _("{who}. Look closer to see what it beats now.")
        said = words.format(who=rank_words(card))
        yield Piece(
            f"card:{span.code}", span.words, said, "hand", view.you, span, "winning-a-trick"
        )
    if view.discard is not None:
        span, said = card_span(view.discard), cards.discarded_card(view.discard)
        yield Piece(f"discard:{span.code}", span.words, said, "discard", view.you, span, "discard")
