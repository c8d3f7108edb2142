"""What can be chosen before a game of Bugami, and a start that follows from it."""

from __future__ import annotations

from types import MappingProxyType
from typing import TYPE_CHECKING, Final

from game.rules.bugami.cards import JOKER_COUNTS, SEATS, TARGETS
from game.rules.bugami.model import Setup
from game.table import Option, Options, Seat
from game.words import N_, _, ngettext

if TYPE_CHECKING:
    from random import Random

JOKERS: Final = "jokers"
SHOTGUN: Final = "shotgun"
TARGET: Final = "target"

OPTIONS: Final = (
    Option(
        JOKERS,
        MappingProxyType(dict.fromkeys(JOKER_COUNTS, SEATS)),
        about=N_("how many Jokers are in the pack"),
    ),
    Option(
        SHOTGUN,
        MappingProxyType(dict.fromkeys((False, True), SEATS)),
        about=N_("whether equal suit bids make partners"),
    ),
    Option(
        TARGET,
        MappingProxyType(dict.fromkeys(TARGETS, SEATS)),
        about=N_("how many points win"),
    ),
)
"""How many Jokers are in the pack, whether equal bids make partners, how many points win."""


def random_setup(seats: int, lead: Seat | None, options: Options, rng: Random) -> Setup:
    """A start with a random dealer where ``lead`` is None: the dealer's left leads (B2)."""
    usual = {option.id: next(iter(option.values)) for option in OPTIONS}
    chosen = {**usual, **options}
    leader = rng.randrange(seats) if lead is None else lead
    return Setup(
        seats,
        (leader - 1) % seats,
        int(chosen[JOKERS]),
        bool(chosen[SHOTGUN]),
        int(chosen[TARGET]),
    )


def options_of(setup: Setup) -> Options:
    """What was chosen for this start."""
    return {JOKERS: setup.jokers, SHOTGUN: setup.shotgun, TARGET: setup.target}


def describe(seats: int, options: Options) -> str:
    """``to 250 points, 1 Joker, Shotgun Wedding, 4 seats``."""
    jokers = int(options.get(JOKERS, 0))
    parts = {
        "points": _("to {points} points").format(points=options.get(TARGET, TARGETS[0])),
        "jokers": ngettext("{count} Joker", "{count} Jokers", jokers).format(count=jokers),
        "seats": ngettext("{count} seat", "{count} seats", seats).format(count=seats),
    }
    if options.get(SHOTGUN):
        return _("{points}, {jokers}, Shotgun Wedding, {seats}").format(**parts)
    return _("{points}, {jokers}, {seats}").format(**parts)
