"""The sounds of the desk, where Bugami is played: paper, wood, bells."""

from collections.abc import Mapping
from functools import partial
from typing import Final

import numpy as np

from build.workshop.synth.effect import Chance, Effect, flick, swish
from build.workshop.synth.tones import (
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


def fold(chance: Chance) -> Samples:
    """A paper is folded: four creases, each a little crisper, and the seal."""
    creases = [
        (0.085 * i, 0.6 + 0.1 * i, swish(chance, 0.07, 350 + 60 * i, 1_500 + 120 * i))
        for i in range(4)
    ]
    seal = knock(note(1, 0), 0.12)
    return in_room(mixed(0.5, [*creases, (0.36, 0.45, seal)]), 0.08, chance)


def unfold(chance: Chance) -> Samples:
    """Many papers spring open, and a bright run of wood climbs over them."""
    papers = [
        (0.06 * i + chance.uniform(0, 0.02), 0.55, swish(chance, 0.12, 600, 3_600))
        for i in range(7)
    ]
    run = [(0.12 + 0.07 * i, 0.45 + 0.05 * i, marimba(note(i * 2, 0), 0.6)) for i in range(6)]
    last = [(0.58, 0.7, pluck(note(7, 0), 0.9)), (0.6, 0.6, pluck(note(10, 0), 0.9, 1.4))]
    return in_room(mixed(1.5, [*papers, *run, *last]), 0.24, chance)


def won(chance: Chance) -> Samples:
    """A trick on the desk is won: two plucked notes and a bar of wood."""
    parts = [
        (0.0, 0.7, pluck(note(2, 0), 0.7)),
        (0.09, 0.9, pluck(note(5, 0), 0.9)),
        (0.1, 0.5, marimba(note(5, 1), 0.5)),
    ]
    return in_room(mixed(1.0, parts), 0.22, chance)


def bug(chance: Chance, step: int) -> Samples:
    """Little feet run over paper and stop: the more bugs, the lower they sound."""
    steps = 5 + step
    feet = [
        (0.052 * i + chance.uniform(0, 0.008), 0.5 + 0.08 * i, knock(430 - 55 * step, 0.05))
        for i in range(steps)
    ]
    paper = swish(chance, 0.052 * steps + 0.06, 500, 2_600)
    end = marimba(note(2 - step, -1), 0.4)
    return in_room(
        mixed(0.8, [*feet, (0.0, 0.16, paper), (0.052 * steps + 0.02, 0.8, end)]), 0.1, chance
    )


def clean(chance: Chance) -> Samples:
    """A glint: three very light notes upwards."""
    parts = [(0.06 * i, 0.6, pluck(note(5 + 2 * i, 0), 0.6, 1.6)) for i in range(3)]
    return in_room(mixed(0.75, parts), 0.26, chance)


def tear(chance: Chance) -> Samples:
    """A paper is torn in two, and the halves fall."""
    rip = noise(0.3, 800, 3_800, chance)
    times = moments(0.3)
    grains = 0.55 + 0.45 * np.sign(np.sin(2 * np.pi * 46 * times**1.2))
    rip *= swell(times, 0.03) * np.exp(-times / 0.2) * grains
    down = [(0.34, 0.5, marimba(note(2, -1), 0.4)), (0.5, 0.6, marimba(note(0, -1), 0.5))]
    return in_room(mixed(1.0, [(0.0, 0.9, rip), *down]), 0.14, chance)


def joker(chance: Chance) -> Samples:
    """A paper mouth snaps twice, and laughs."""
    snaps = [(0.0, 0.8, flick(chance, 1.3)), (0.14, 1.0, flick(chance, 1.1))]
    laugh = [(0.26 + 0.085 * i, 0.75, marimba(note((6, 4, 6, 3)[i], 0), 0.3)) for i in range(4)]
    return in_room(mixed(0.85, [*snaps, *laugh]), 0.14, chance)


def wedding(chance: Chance) -> Samples:
    """Bells of paper and string: a chord that is rung twice, then handfuls of confetti."""
    bell = ((1.0, 1.0, 0.9), (2.0, 0.4, 0.6), (2.76, 0.22, 0.4), (5.4, 0.08, 0.2))
    rings = [
        (start, loud, modes(note(degree, 1), 1.1, bell, 0.004))
        for start, degree, loud in (
            (0.0, 0, 0.6), (0.15, 3, 0.55), (0.3, 5, 0.65), (0.56, 3, 0.6), (0.7, 5, 0.7),
        )
    ]  # fmt: skip
    chord = [(0.7 + 0.03 * i, 0.5, pluck(note(n, 0), 1.0)) for i, n in enumerate((-2, 0, 2, 3, 5))]
    scraps = [(0.45 + 0.11 * i, 0.16, swish(chance, 0.14, 700, 2_600)) for i in range(7)]
    return in_room(mixed(1.75, [*rings, *chord, *scraps]), 0.3, chance)


EFFECTS: Final[Mapping[str, Effect]] = {
    "bugami/fold": Effect(fold, -25),
    "bugami/open": Effect(unfold, -20),
    "bugami/won": Effect(won, -21),
    **{f"bugami/bug_{i + 1}": Effect(partial(bug, step=i), -23) for i in range(3)},
    "bugami/clean": Effect(clean, -24),
    "bugami/tear": Effect(tear, -22),
    "bugami/joker": Effect(joker, -21),
    "bugami/wedding": Effect(wedding, -19),
}
TAKES: Final[Mapping[str, int]] = {
    "bugami/fold": 3,
    "bugami/won": 2,
    "bugami/clean": 2,
}
"""How many takes there are of a recording with more than one."""
