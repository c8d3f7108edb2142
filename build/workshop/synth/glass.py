"""The sounds round the display cases: brass, coins, panes, and eight legs."""

from collections.abc import Mapping
from functools import partial
from typing import Final

from build.workshop.synth.effect import Chance, Effect, flick, swish
from build.workshop.synth.tones import Samples, in_room, knock, marimba, mixed, modes, note, pluck

PANE: Final = ((1.0, 1.0, 0.5), (2.32, 0.5, 0.32), (4.25, 0.28, 0.2), (6.6, 0.12, 0.1))
BRASS: Final = ((1.0, 1.0, 0.34), (2.76, 0.6, 0.24), (5.4, 0.34, 0.14), (8.9, 0.12, 0.08))


def laid(chance: Chance, step: int) -> Samples:
    """A card drops onto velvet and a brass pin clicks: the more it brings, the brighter."""
    pin = modes(note(5 + 2 * step, 1), 0.3, BRASS)
    parts = [(0.0, 0.7, flick(chance, 0.9)), (0.06, 0.6, knock(180, 0.12)), (0.1, 0.22, pin)]
    bars = [(0.14 + 0.07 * i, 0.3, marimba(note(5 + 2 * i, 0), 0.4)) for i in range(step)]
    return in_room(mixed(0.55 + 0.1 * step, [*parts, *bars]), 0.12, chance)


def coin(chance: Chance) -> Samples:
    """A coin rings, spins faster and faster, and lies still."""
    ring = modes(note(4, 2), 0.5, BRASS)
    taps, at, gap = [], 0.16, 0.09
    while gap > 0.02:
        taps.append((at, 0.2 + gap, modes(note(4, 2) * chance.uniform(0.98, 1.02), 0.12, BRASS)))
        at, gap = at + gap, gap * 0.82
    return in_room(mixed(0.95, [(0.0, 0.6, ring), *taps]), 0.14, chance)


def spider(chance: Chance) -> Samples:
    """A thread runs down, eight feet land, and a low string says what that means."""
    thread = swish(chance, 0.5, 1_600, 5_200)
    feet = [
        (0.48 + 0.05 * i + chance.uniform(0, 0.012), 0.5, knock(240 - 12 * i, 0.08))
        for i in range(8)
    ]
    low = [(0.9, 0.9, pluck(note(0, -1), 1.0)), (1.1, 0.8, pluck(note(-2, -1), 1.0, 1.4))]
    return in_room(mixed(1.72, [(0.0, 0.4, thread), *feet, *low]), 0.26, chance)


def lid(chance: Chance) -> Samples:
    """Two lids of glass fall shut, one after the other."""
    parts = []
    for start, height in ((0.0, 0), (0.22, 1)):
        parts.append((start, 0.6, knock(150 + 20 * height, 0.2)))
        parts.append((start + 0.01, 0.3, modes(note(2 + height, 2), 0.6, PANE)))
    return in_room(mixed(1.0, parts), 0.2, chance)


def out(chance: Chance) -> Samples:
    """A lamp is put out: a click and two steps down."""
    steps = [(0.1, 0.6, marimba(note(3, -1), 0.4)), (0.26, 0.7, marimba(note(0, -1), 0.5))]
    return in_room(mixed(0.8, [(0.0, 0.5, knock(320, 0.06)), *steps]), 0.16, chance)


EFFECTS: Final[Mapping[str, Effect]] = {
    **{f"glass/laid_{i + 1}": Effect(partial(laid, step=i), -23) for i in range(3)},
    "glass/coin": Effect(coin, -24),
    "glass/spider": Effect(spider, -20),
    "glass/lid": Effect(lid, -22),
    "glass/out": Effect(out, -23),
}
TAKES: Final[Mapping[str, int]] = {
    **{f"glass/laid_{step}": 2 for step in (1, 2, 3)},
    "glass/coin": 2,
    "glass/lid": 2,
    "glass/out": 2,
}
"""How many takes there are of a recording with more than one."""
