"""The sounds of the attic, where Bugs on Rugs is played: wool, wood, wings."""

from collections.abc import Mapping
from functools import partial
from typing import Final

import numpy as np

from build.workshop.synth.effect import Chance, Effect, flick, swish
from build.workshop.synth.tones import (
    RATE,
    Samples,
    in_room,
    knock,
    marimba,
    mixed,
    modes,
    moments,
    noise,
    note,
    pluck,
    swell,
)


def slide(chance: Chance, step: int) -> Samples:
    """A card glides over wool and comes to rest with a soft pat."""
    length = 0.2 + 0.03 * step
    wool = swish(chance, length, 240, 1_700 + 260 * step)
    pat = knock(150 + 14 * step, 0.1)
    return mixed(0.36, [(0.0, 0.9, wool), (length * 0.86, 0.7, pat)])


def peg(chance: Chance) -> Samples:
    """A wooden peg snaps onto the line, and the line hums."""
    snap = knock(note(4, 1), 0.08)
    hum = modes(note(1, 0), 0.5, ((1.0, 0.5, 0.42), (2.01, 0.24, 0.3), (3.03, 0.1, 0.2)), 0.01)
    parts = [(0.0, 0.7, flick(chance, 0.9)), (0.07, 1.0, snap), (0.09, 0.55, hum)]
    return in_room(mixed(0.7, parts), 0.2, chance)


def power(chance: Chance) -> Samples:
    """A bug begins to act: a lamp is turned up, two notes and a glow."""
    glow = modes(note(0, 0), 1.0, ((1.0, 0.7, 0.9), (1.5, 0.4, 0.7), (2.0, 0.3, 0.6)), 0.12)
    parts = [
        (0.0, 0.6, glow),
        (0.05, 0.7, pluck(note(2, 0), 0.9, 1.4)),
        (0.2, 0.9, pluck(note(4, 0), 0.9, 1.5)),
        (0.34, 0.5, marimba(note(5, 1), 0.5)),
    ]
    return in_room(mixed(1.2, parts), 0.28, chance)


def flutter(chance: Chance) -> Samples:
    """Wings: quick soft beats that come near, over three light notes."""
    beats = [
        (0.055 * i, 0.35 + 0.05 * min(i, 10 - i), noise(0.05, 500, 2_400, chance) * swell(
            moments(0.05), 0.02) * np.exp(-moments(0.05) / 0.02))
        for i in range(11)
    ]  # fmt: skip
    notes = [(0.1 + 0.14 * i, 0.4, pluck(note(n, 1), 0.6, 1.6)) for i, n in enumerate((0, 2, 4))]
    return in_room(mixed(0.95, [*beats, *notes]), 0.25, chance)


def hatch(chance: Chance) -> Samples:
    """Shells crack in small bits, then something peeps."""
    bits = [
        (0.04 * i + chance.uniform(0, 0.02), chance.uniform(0.4, 0.8),
         knock(note(i % 5, 2) * chance.uniform(0.9, 1.1), 0.05))
        for i in range(6)
    ]  # fmt: skip
    peep = [(0.34, 0.7, marimba(note(3, 2), 0.16)), (0.45, 0.9, marimba(note(5, 2), 0.24))]
    return in_room(mixed(0.8, [*bits, *peep]), 0.2, chance)


def buzz(chance: Chance) -> Samples:
    """Flies zigzag past to the right: a hum that bends up and down."""
    times = moments(0.85)
    bend = 1 + 0.09 * np.sin(2 * np.pi * 4.2 * times) + 0.06 * times
    phase = 2 * np.pi * np.cumsum(note(2, 0) * bend) / RATE
    hum = np.sin(phase) + 0.5 * np.sin(2 * phase) + 0.3 * np.sin(3 * phase)
    body = hum * np.sin(np.pi * times / times[-1]) ** 1.4
    air = swish(chance, 0.85, 300, 2_200)
    return in_room(mixed(0.95, [(0.0, 0.28, body), (0.0, 0.35, air)]), 0.2, chance)


def march(chance: Chance) -> Samples:
    """Beetles walk to the left: eight small wooden steps, two and two."""
    steps = [
        (0.1 * i, 0.75 if i % 2 else 1.0, knock(note(1 - i % 2, 0) * (1 - 0.01 * i), 0.13))
        for i in range(8)
    ]
    air = swish(chance, 0.8, 260, 1_500)
    return in_room(mixed(0.98, [*steps, (0.0, 0.2, air)]), 0.16, chance)


def slipper(chance: Chance) -> Samples:
    """A felt slipper hops on: three soft thumps, the last one with a bell on its tip."""
    felt = modes(104.0, 0.2, ((1.0, 1.0, 0.14), (1.8, 0.4, 0.08)), 0.008)
    bell = modes(note(4, 2), 0.5, ((1.0, 0.4, 0.4), (2.7, 0.2, 0.2)), 0.003)
    hops = [(0.16 * i, 1.0 - 0.2 * i, felt) for i in range(3)]
    return in_room(mixed(0.9, [*hops, (0.33, 0.3, bell)]), 0.18, chance)


def moon(chance: Chance) -> Samples:
    """The End card: a low bell, and a chord that falls asleep."""
    bell = modes(note(0, -1), 1.5, ((1.0, 0.8, 1.3), (2.0, 0.5, 1.0), (2.76, 0.3, 0.7)), 0.01)
    fall = [(0.2 + 0.16 * i, 0.6, pluck(note(n, 0), 1.0)) for i, n in enumerate((5, 4, 2, 0))]
    return in_room(mixed(1.72, [(0.0, 0.9, bell), *fall]), 0.32, chance)


EFFECTS: Final[Mapping[str, Effect]] = {
    **{f"rugs/slide_{i + 1}": Effect(partial(slide, step=i), -25) for i in range(3)},
    "rugs/peg": Effect(peg, -22),
    "rugs/power": Effect(power, -21),
    "rugs/flutter": Effect(flutter, -23),
    "rugs/hatch": Effect(hatch, -22),
    "rugs/buzz": Effect(buzz, -23),
    "rugs/march": Effect(march, -22),
    "rugs/slipper": Effect(slipper, -22),
    "rugs/moon": Effect(moon, -19),
}
TAKES: Final[Mapping[str, int]] = {
    **{f"rugs/slide_{step}": 2 for step in (1, 2, 3)},
    "rugs/peg": 3,
    "rugs/power": 2,
    "rugs/flutter": 2,
}
"""How many takes there are of a recording with more than one."""
