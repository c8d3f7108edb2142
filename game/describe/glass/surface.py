"""What lies between the two collectors, piece by piece; both know the same."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from game.describe import Piece, Seats, Surface, Zone
from game.describe.glass.names import (
    ON,
    card_span,
    coins_words,
    doing_words,
    row_words,
    rows_words,
    stack_name,
    turn_words,
)
from game.describe.line import points_of, said_of
from game.rules.glass import api as glass
from game.seating import SeatSetup
from game.table import Seat
from game.words import _, capitalise, ngettext

HOLD: Final = "hold:"
STACKS_ZONE: Final = "stacks"


def surface(view: glass.View, seats: Seats) -> Surface:
    """The points, both cases, the stacks, the seats and both hands."""
    return Surface(
        turn_words(view.turn),
        doing_words(
            view.turn, last=view.last, spider=view.spider, over=view.phase is glass.Phase.OVER
        ),
        view.scores,
        tuple(_zones(view, seats)),
        tuple(_pieces(view, seats)),
    )


def case_zone(seat: Seat) -> str:
    """Where the cards lie that somebody has laid."""
    return f"case:{seat}"


def hand_zone(seat: Seat) -> str:
    """Where those lie that somebody holds."""
    return f"hand:{seat}"


def _zones(view: glass.View, seats: Seats) -> Iterator[Zone]:
    yield Zone("points", _("The points"))
    for seat in (view.hero, view.other):
        who = seats[seat]
        words = said_of(who, _("{name}'s case"), _("Your case")).format(name=who.name)
        yield Zone(case_zone(seat), words, "grid")
    yield Zone(STACKS_ZONE, _("The stacks"))
    yield Zone("seats", _("The players"), "ring")
    for seat in (view.other, view.hero):
        words = _("{name}'s hand").format(name=seats[seat].name)
        yield Zone(hand_zone(seat), _("Your hand") if seat == view.you else words)


def _pieces(view: glass.View, seats: Seats) -> Iterator[Piece]:
    worth = _("What each kind of insect is worth, and what it scores in both cases so far.")
    yield Piece("points", _("The points"), worth, "points", article="runs")
    for number, source in enumerate(glass.SOURCES):
        yield _source(view, seats, number, source)
    for name, seat in (("case", view.hero), ("case_other", view.other)):
        yield from _case(view, seats, name, seat)
    for stack in range(glass.STACKS):
        yield from _stack(view, stack)
    for seat in range(len(view.hands)):
        yield _seat(view, seats, seat)
    for seat in (view.other, view.hero):
        for card in view.hands[seat]:
            yield _hand_piece(seats, seat, card)


def _source(view: glass.View, seats: Seats, number: int, source: str) -> Piece:
    """What a kind of insect has brought to both so far."""
    brought = [
        glass.points(case, coins)[number]
        for case, coins in zip(view.cases, view.coins, strict=True)
    ]
    said = _("So far: {points}.").format(points=points_of(zip(seats, brought, strict=True)))
    return Piece(f"points:{source}", _(glass.SOURCE_NAMES[source]), said, "points", article="runs")


# a case


def _case(view: glass.View, seats: Seats, name: str, seat: Seat) -> Iterator[Piece]:
    """The case as a whole, what is in it row by row, and every card that was laid there."""
    zone, laid = case_zone(seat), view.laid[seat]
    who, theirs = seats[seat], _("What {name} has put under glass so far.")
    said = said_of(who, theirs, _("What you have put under glass so far."))
    said = said.format(name=who.name)
    yield Piece(name, _("The case"), said, zone, seat, article="inside")
    for row in range(glass.SIDE if laid else 0):
        yield _row(view, seat, row)
    for number, (card, cell) in enumerate(laid):
        over = {each for _later, there in laid[number + 1 :] for each in glass.covered_cells(there)}
        covered = len(over.intersection(glass.covered_cells(cell)))
        place, rows, span = glass.CELL_NAMES[cell], rows_words(card), card_span(card)
        said = _laid_words(who, covered)
        said = said.format(name=who.name, cell=place, rows=rows, count=covered)
        yield Piece(f"laid:{place}:{span.code}", span.words, said, zone, seat, span, "inside")


def _laid_words(who: SeatSetup, covered: int) -> str:
    """Who has laid a card, and how much of it is covered by now."""
    if not covered:
        theirs = _("{name} has laid it at {cell}: {rows}.")
        return said_of(who, theirs, _("You have laid it at {cell}: {rows}."))
    return said_of(
        who,
        ngettext(
            "{name} has laid it at {cell}: {rows}; {count} of its cells is covered.",
            "{name} has laid it at {cell}: {rows}; {count} of its cells are covered.",
            covered,
        ),
        ngettext(
            "You have laid it at {cell}: {rows}; {count} of its cells is covered.",
            "You have laid it at {cell}: {rows}; {count} of its cells are covered.",
            covered,
        ),
    )


def _row(view: glass.View, seat: Seat, row: int) -> Piece:
    """A row of a case from left to right."""
    name, said = row_words(view.cases[seat], row)
    return Piece(f"row:{seat}:{row + 1}", name, said, case_zone(seat), seat, article="inside")


# beside the cases


def _stack(view: glass.View, stack: int) -> Iterator[Piece]:
    height, top = view.heights[stack], view.tops[stack]
    words = ngettext(
        "{count} card is in this stack; only the top one is seen.",
        "{count} cards are in this stack; only the top one is seen.",
        height,
    )
    if not height:
        words = _("This stack is empty.")
    said = words.format(count=height)
    yield Piece(
        f"stack:{stack}", capitalise(stack_name(stack)), said, STACKS_ZONE, article="stacks"
    )
    if top is None:
        return
    span, said = card_span(top), _("It is the top card on {stack}: {rows}.")
    if top == glass.SPIDER:
        said = _("It is the top card on {stack} and stays there.")
    said = said.format(stack=stack_name(stack, ON), rows=rows_words(top))
    yield Piece(f"top:{stack}", span.words, said, STACKS_ZONE, None, span, "stacks")


def _seat(view: glass.View, seats: Seats, seat: Seat) -> Piece:
    who, score = seats[seat], view.scores[seat]
    words = said_of(
        who,
        ngettext(
            "{name} has {count} point so far, with {coins}.",
            "{name} has {count} points so far, with {coins}.",
            score,
        ),
        ngettext(
            "You have {count} point so far, with {coins}.",
            "You have {count} points so far, with {coins}.",
            score,
        ),
    )
    said = words.format(name=who.name, count=score, coins=coins_words(view.coins[seat]))
    return Piece(f"plaque:{seat}", who.name, said, "seats", seat, article="coin")


def _hand_piece(seats: Seats, seat: Seat, card: glass.Card) -> Piece:
    span, who, theirs = card_span(card), seats[seat], _("{name} holds it: {rows}.")
    words = said_of(who, theirs, _("You hold it: {rows}."))
    said = words.format(name=who.name, rows=rows_words(card))
    return Piece(f"{HOLD}{span.code}", span.words, said, hand_zone(seat), seat, span, "turn")
