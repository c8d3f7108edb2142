"""What is heard at the council alone: its cubes, its seats, its crown and its door."""

from collections.abc import Mapping
from functools import partial
from typing import Final

from build.workshop.synth.effect import Chance, Effect, swish
from build.workshop.synth.tones import (
    Samples,
    in_room,
    knock,
    marimba,
    mixed,
    modes,
    note,
    pluck,
)


def cube(chance: Chance, step: int) -> Samples:
    """A wooden cube lands; the notes climb along the sowing."""
    tick = knock(note(step, 2), 0.06)
    sound = mixed(0.62, [(0.0, 1.0, marimba(note(step, 1), 0.6)), (0.0, 0.16, tick)])
    return in_room(sound, 0.16, chance)


def lift(chance: Chance) -> Samples:
    """A handful of cubes leaves the board: a quick run of small wooden ticks."""
    ticks = [(0.045 * i, 0.6 + 0.1 * i, knock(note(i, 1) * 0.98, 0.12)) for i in range(5)]
    air = swish(chance, 0.32, 300, 2_400)
    return in_room(mixed(0.42, [*ticks, (0.0, 0.18, air)]), 0.12, chance)


def chamber(chance: Chance) -> Samples:
    """Cubes roll into a deep wooden bowl."""
    bowl = ((1.0, 1.0, 1.05), (2.02, 0.55, 0.8), (2.74, 0.3, 0.5), (5.1, 0.12, 0.22))
    deep = modes(note(0, -1), 1.1, bowl, 0.006)
    rolls = [
        (0.02 + 0.075 * i + chance.uniform(0, 0.02), 0.34 * 0.72**i, knock(note(3 - i, 0), 0.16))
        for i in range(5)
    ]
    return in_room(mixed(1.15, [(0.0, 1.0, deep), *rolls]), 0.22, chance)


def crown(chance: Chance) -> Samples:
    """A trick is won: a small fanfare of plucked strings."""
    run = ((0.0, 3, 0, 0.7), (0.1, 0, 1, 0.75), (0.2, 2, 1, 0.8))
    chord = ((0.33, 0, 0, 0.5), (0.34, 3, 0, 0.55), (0.355, 2, 1, 0.7), (0.37, 3, 1, 0.9))
    parts = [(when, loud, pluck(note(n, o), 1.0)) for when, n, o, loud in (*run, *chord)]
    return in_room(mixed(1.3, parts), 0.25, chance)


def door(chance: Chance) -> Samples:
    """Two knocks on the door of the Chambers, and the latch."""
    latch = modes(note(3, 2), 0.2, ((1.0, 0.6, 0.16), (2.4, 0.25, 0.08)), 0.004)
    parts = [
        (0.0, 0.85, knock(note(0, -1) * 1.1, 0.3)),
        (0.17, 1.0, knock(note(0, -1), 0.34)),
        (0.4, 0.14, latch),
    ]
    return in_room(mixed(0.66, parts), 0.35, chance)


def seat(chance: Chance, step: int) -> Samples:
    """A faction takes its place: a soft thump and a plucked note, higher each time."""
    thump = modes(92.0, 0.25, ((1.0, 1.0, 0.2), (1.9, 0.4, 0.12)), 0.006)
    parts = [
        (0.0, 0.5, thump),
        (0.02, 0.9, pluck(note(step, 0), 0.75)),
        (0.05, 0.35, pluck(note(step + 2, 0), 0.7, 1.4)),
    ]
    return in_room(mixed(0.8, parts), 0.22, chance)


EFFECTS: Final[Mapping[str, Effect]] = {
    **{f"council/cube_{i + 1}": Effect(partial(cube, step=i), -20) for i in range(5)},
    "council/lift": Effect(lift, -25),
    "council/chamber": Effect(chamber, -18),
    "council/crown": Effect(crown, -19),
    "council/door": Effect(door, -20),
    **{f"council/seat_{i + 1}": Effect(partial(seat, step=i), -21) for i in range(5)},
}
TAKES: Final[Mapping[str, int]] = {
    **{f"council/cube_{step}": 2 for step in (1, 2, 3, 4, 5)},
    "council/lift": 3,
    "council/chamber": 2,
    "council/crown": 2,
    "council/door": 3,
}
"""How many takes there are of a recording with more than one."""
