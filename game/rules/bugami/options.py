"""A start of Bugami that follows from what was chosen, and words for it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from game.rules.bugami.cards import TARGETS
from game.rules.bugami.choices import JOKERS, OPTIONS, SHOTGUN, TARGET
from game.rules.bugami.model import Setup
from game.table import Options, Seat
from game.words import _, ngettext

if TYPE_CHECKING:
    from random import Random


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
