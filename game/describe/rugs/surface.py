"""What lies in the attic, piece by piece, as one seat may know it."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from game.describe import Piece, Seats, Surface, Zone
from game.describe.line import said_of
from game.describe.rugs.names import (
    KIND_ASSETS,
    POWER_NAMES,
    SCORES,
    SHORT_POWERS,
    called_in,
    chip,
    in_order,
    kind_name,
    round_words,
)
from game.describe.rugs.weighing import CARD, my_pairs
from game.rules.rugs import api as rugs
from game.table import Seat
from game.words import N_, _, join_names, ngettext

ZONES: Final = (
    Zone("floor", N_("The Floor"), "grid"),
    Zone("wall", N_("The Wall")),
    Zone("deck", N_("The deck")),
    Zone("picks", N_("The order")),
    Zone("slip", N_("Your tally")),
    Zone("seats", N_("The players"), "ring"),
    Zone("power", N_("Power")),
    Zone("hand", N_("Your hand"), "fan"),
    Zone("shown", N_("The collections"), "fan"),
    Zone("pairs", N_("Pairs")),
    Zone("gone", N_("Out of the game"), aside=True),
)
ARTICLES: Final = (
    "ant", "beetle", "ladybug", "firefly", "larva", "pairs", "spider", "butterfly", "spider",
)  # fmt: skip
"""By kind, the article about what it is worth."""


def surface(view: rugs.View, seats: Seats) -> Surface:
    """The rug, the Wall, the deck, the seats, and every bug that is seen."""
    return Surface(
        round_words(view.round),
        step_words(view),
        view.scores,
        tuple(zone._replace(title=_(zone.title)) for zone in ZONES),
        (
            *_places(view, seats),
            *_seats(view, seats),
            *_marks(view, seats),
            *_power(view, seats),
            *_bugs(view),
            *_pairs(view),
        ),
    )


def step_words(view: rugs.View) -> str:
    """``pick 3 of 8``, or what goes on instead."""
    if view.phase in {rugs.Phase.GROUP, rugs.Phase.OVER}:
        return _("The end") if view.phase is rugs.Phase.OVER else _("Pairs")
    if view.power is not None:
        return _(POWER_NAMES[_clause(view.power)])
    words = _("pick {number} of {all}")
    return words.format(number=view.progress[1], all=2 * view.seats)


def _clause(kind: int) -> str:
    return f"power-{KIND_ASSETS[kind]}"


# what lies there


def _places(view: rugs.View, seats: Seats) -> Iterator[Piece]:
    floor = _("In turn, everyone picks a bug from the Floor: there and back again.")
    yield Piece("floor", _("The Floor"), floor, "floor", article="floor")
    wall = _("The one left over flies to the Wall, and its power is for everyone.")
    yield Piece("wall", _("The Wall"), wall, "wall", article="the-wall")
    deck = ngettext(
        "{count} bug is left in the deck.", "{count} bugs are left in the deck.", view.deck
    ).format(count=view.deck)
    yield Piece("deck", _("The deck"), deck, "deck", article="the-end-card")
    order = _("Who picks when: first there, then back again.")
    yield Piece("picks", _("The order"), order, "picks", article="a-round")
    for step in range(view.seats):
        yield _picks(seats, (view.start + step) % view.seats, step + 1, 2 * view.seats - step)
    yield Piece("slip", _("Your tally"), _tally(view), "slip", article="scoring")


def _picks(seats: Seats, seat: Seat, first: int, second: int) -> Piece:
    who, theirs = seats[seat], _("{name} picks {first} and {second}.")
    said = said_of(who, theirs, _("You pick {first} and {second}."))
    said = said.format(name=who.name, first=first, second=second)
    return Piece(f"picks:{seat}", who.name, said, "picks", seat, article="a-round")


def _tally(view: rugs.View) -> str:
    """What each type is worth in my hand now; a spectator has none."""
    held = () if view.hand is None else rugs.worth(view.hand, my_pairs(view), view.seats).rows
    types = [
        _("{points} for {bug}").format(points=score.points, bug=kind_name(kind))
        for kind, score in held
        if score.count
    ]
    if not types:
        return _("What each type of bug is worth at the end.")
    return _("What your types of bug are worth now: {types}.").format(types=join_names(types))


def _seats(view: rugs.View, seats: Seats) -> Iterator[Piece]:
    for seat, count in enumerate(view.hand_sizes):
        words = said_of(
            who := seats[seat],
            ngettext("{name} holds {count} bug.", "{name} holds {count} bugs.", count),
            ngettext("You hold {count} bug.", "You hold {count} bugs.", count),
        )
        said = words.format(name=who.name, count=count)
        yield Piece(f"plaque:{seat}", who.name, said, "seats", seat, article="hand")


def _marks(view: rugs.View, seats: Seats) -> Iterator[Piece]:
    """Who begins, how far away the end is, and what my bugs are worth."""
    who, theirs = seats[view.start], _("{who} begins, with the slipper.")
    begins = said_of(who, theirs, _("You begin, with the slipper.")).format(who=who.name)
    yield Piece("slipper", _("The slipper"), begins, "seats", view.start, article="a-round")
    yield Piece("end", _("End card"), _end_card(view), "deck", article="the-end-card")
    if view.hand is not None:
        points = rugs.worth(view.hand, my_pairs(view), view.seats).points
        words = ngettext(
            "Your bugs are worth {count} point now, with {least} for each Ant.",
            "Your bugs are worth {count} points now, with {least} for each Ant.",
            points,
        )
        said = words.format(count=points, least=rugs.fewest_ants(view.seats))
        yield Piece("worth", _("Your points"), said, "slip", view.you, article="scoring")


def _end_card(view: rugs.View) -> str:
    if view.final:
        return _("This round is the last.")
    if view.end_seen:
        return _("The next round is the last.")
    if not view.deck:  # nothing has been dealt
        return _("The End card is somewhere in the deck.")
    over = view.to_end
    words = ngettext(
        "{count} bug lies on top of the End card.", "{count} bugs lie on top of the End card.", over
    )
    return words.format(count=over)


def _power(view: rugs.View, seats: Seats) -> Iterator[Piece]:
    """The power that is carried out, and the bugs that wait to be passed."""
    if view.power is not None:
        clause = _clause(view.power)
        name, said = _(POWER_NAMES[clause]), _(SHORT_POWERS[clause])
        yield Piece("power", name, said, "power", article=clause)
    for seat, chosen in enumerate(view.has_given):
        if chosen and seat != view.you:
            who, theirs = seats[seat], _("{who} has chosen a bug to pass.")
            said = said_of(who, theirs, _("You have chosen a bug to pass.")).format(who=who.name)
            yield Piece(f"given:{seat}", _("A bug to pass"), said, "power", seat, article="hand")


# bugs


def _bugs(view: rugs.View) -> Iterator[Piece]:
    """Every bug that is seen, where it lies."""
    found: dict[rugs.Card, tuple[str, Seat | None]] = {}
    for owner, hand in enumerate(view.hands):
        zone = "hand" if owner == view.you else "shown"
        found |= dict.fromkeys(in_order(hand or ()), (zone, owner))
    if view.hand is None or view.shown not in view.hand:
        found |= _away(view.shown, "power", None)
    asked = None if view.decision is None else view.decision.seat
    found |= _away(view.offered, "power", asked) | _away(view.given, "power", view.you)
    for zone, cards in (("floor", view.floor), ("wall", view.wall), ("gone", view.discards)):
        found |= dict.fromkeys(cards, (zone, None))
    names = called_in(view)
    for card, (zone, who) in found.items():
        says, article = _says(view, card, zone), ARTICLES[rugs.kind_of(card)]
        yield Piece(
            f"{CARD}{rugs.card_name(card)}", names[card], says, zone, who, chip(card), article
        )


def _away(
    card: rugs.Card | None, zone: str, owner: Seat | None
) -> dict[rugs.Card, tuple[str, Seat | None]]:
    return {} if card is None else {card: (zone, owner)}


def _says(view: rugs.View, card: rugs.Card, zone: str) -> str:
    """What a bug is worth, what it would set off, or why it lies there."""
    if zone == "gone":
        return _("It has left the game.")
    if zone == "power":
        if card == view.given:
            return _("You pass it on as soon as everyone has chosen.")
        offered = _("It is offered for a bug from the Wall.")
        return offered if card == view.offered else _("It was shown; its power is carried out.")
    says = _(SCORES[rugs.kind_of(card)])
    if zone != "floor" or view.power is not None:
        return says
    words = _("{worth} If it is left over: {power}")
    return words.format(worth=says, power=_(SHORT_POWERS[rugs.sets_off(view, card)]))


def _pairs(view: rugs.View) -> Iterator[Piece]:
    """Mosquitos in pairs, as far as they are seen."""
    for owner, kinds in enumerate(view.pairs):
        for number, kind in enumerate(kinds or ()):
            words = _("This pair of Mosquitoes counts as one {bug} more.")
            said = words.format(bug=kind_name(kind))
            yield Piece(
                f"pair:{owner}:{number}", _("A pair"), said, "pairs", owner, article="pairs"
            )
