"""Every sound effect of the game. All notes are of one scale: any two sound well together."""

from collections.abc import Mapping
from functools import partial
from typing import Final
from zlib import crc32

import numpy as np

from build.workshop.synth.effect import Chance, Effect, flick, swish
from build.workshop.synth.takes import named, otherwise
from build.workshop.synth.tones import (
    Samples,
    band,
    ends_softly,
    in_room,
    knock,
    levelled,
    marimba,
    mixed,
    modes,
    note,
    pluck,
)
from game.catalogue import SHELF, part_of


def deal(chance: Chance) -> Samples:
    """Eleven cards, one after the other, then the hand is squared up."""
    starts = [0.104 * i + chance.uniform(-0.012, 0.012) for i in range(11)]
    cards = [
        (max(0.0, start), chance.uniform(0.7, 1.0), flick(chance, chance.uniform(0.85, 1.15)))
        for start in starts
    ]
    return mixed(1.45, [*cards, (1.2, 1.1, flick(chance, 0.75))])


def reveal(chance: Chance) -> Samples:
    """All oaths are turned over: paper, then a harp run upwards."""
    run = [(0.16 + 0.062 * i, 0.5 + 0.045 * i, pluck(note(i, 0), 1.0, 1.3)) for i in range(10)]
    turned = [(0.05 * i, 0.4, flick(chance)) for i in range(3)]
    last = [(0.86, 0.5, pluck(note(0, 0), 0.9)), (0.87, 0.6, pluck(note(4, 1), 0.9, 1.4))]
    return in_room(mixed(1.75, [*turned, *run, *last]), 0.28, chance)


def gather(chance: Chance) -> Samples:
    """The trick is swept together."""
    parts = [(0.0, 0.8, swish(chance, 0.34, 350, 3_000)), (0.3, 0.7, flick(chance, 0.85))]
    return mixed(0.54, parts)


def refuse(chance: Chance) -> Samples:
    """No: two gentle knocks, the second lower."""
    parts = [(0.0, 0.8, marimba(note(3, -1), 0.25)), (0.11, 1.0, marimba(note(1, -1), 0.32))]
    wood = [(0.0, 0.4, knock(240, 0.12)), (0.11, 0.4, knock(205, 0.14))]
    return in_room(mixed(0.46, [*parts, *wood]), 0.1, chance)


def focus(chance: Chance) -> Samples:
    """The lightest tap there is."""
    tap = band(mixed(0.12, [(0.0, 1.0, knock(note(2, 1), 0.1))]), 0, 2_500)
    return in_room(tap, 0.05, chance)


def button(chance: Chance) -> Samples:
    """A wooden button goes down and comes back."""
    parts = [(0.0, 1.0, knock(note(0, 0), 0.12)), (0.055, 0.5, knock(note(3, 0), 0.12))]
    return in_room(mixed(0.24, parts), 0.08, chance)


def score(chance: Chance, step: int) -> Samples:
    """Points move along the track."""
    parts = [
        (0.0, 0.8, pluck(note(step, 1), 0.5, 1.5)),
        (0.0, 0.5, marimba(note(step, 1), 0.4)),
        (0.075, 0.6, marimba(note(step + 2, 1), 0.4)),
    ]
    return in_room(mixed(0.52, parts), 0.18, chance)


def victory(chance: Chance) -> Samples:
    """The council rises: runs of strings and wood into a wide chord."""
    tune = ((0.0, 0), (0.16, 2), (0.32, 3), (0.48, 5), (0.8, 4), (0.96, 5), (1.12, 7))
    parts = [(when, 0.85, pluck(note(n, 0), 1.2)) for when, n in tune]
    parts += [(when, 0.3, marimba(note(n, 1), 0.5)) for when, n in tune]
    chord = (-5, -2, 0, 2, 3, 5, 7, 8)
    parts += [(1.44 + 0.035 * i, 0.75, pluck(note(n, 0), 1.7)) for i, n in enumerate(chord)]
    bass = modes(note(0, -1), 1.6, ((1.0, 0.8, 1.4), (2.0, 0.3, 1.0)), 0.02)
    return in_room(mixed(3.2, [*parts, (1.44, 0.6, bass)]), 0.3, chance)


def level(chance: Chance) -> Samples:
    """The council closes: three calm notes that stay where they began."""
    tune = ((0.0, 0), (0.26, 2), (0.52, 0))
    parts = [(when, 0.8, pluck(note(n, 0), 1.0)) for when, n in tune]
    parts += [(0.52, 0.5, marimba(note(n, 0), 0.7)) for n in (-3, 2)]
    return in_room(mixed(1.6, parts), 0.3, chance)


def defeat(chance: Chance) -> Samples:
    """The lanterns go out: wood steps down into the deep."""
    tune = ((0.0, 3), (0.22, 1), (0.44, 0), (0.74, -3))
    parts = [(when, 0.8, marimba(note(n, 0), 0.7)) for when, n in tune]
    bass = modes(note(-3, -1), 0.9, ((1.0, 0.8, 0.8), (2.0, 0.3, 0.5)), 0.02)
    return in_room(mixed(1.7, [*parts, (0.74, 0.6, bass)]), 0.3, chance)


EFFECTS: Final[Mapping[str, Effect]] = {
    "shared/card_1": Effect(partial(flick, bright=1.0), -25),
    "shared/card_2": Effect(partial(flick, bright=0.88), -25),
    "shared/card_3": Effect(partial(flick, bright=1.14), -25),
    "shared/deal": Effect(deal, -27),
    "shared/reveal": Effect(reveal, -21),
    "shared/gather": Effect(gather, -27),
    "shared/refuse": Effect(refuse, -22),
    "shared/focus": Effect(focus, -35),
    "shared/button": Effect(button, -27),
    **{f"shared/score_{i + 1}": Effect(partial(score, step=i), -23) for i in range(5)},
    "shared/victory": Effect(victory, -18),
    "shared/level": Effect(level, -20),
    "shared/defeat": Effect(defeat, -20),
    **{
        name: recipe
        for game in SHELF.values()
        for name, recipe in part_of(game, "build.workshop.synth.*.EFFECTS").items()
    },
}


def effect(name: str) -> Samples:
    """The samples of one effect; the same every time."""
    base, take = named(name)
    recipe = EFFECTS[base]
    seed = crc32(name.rpartition("/")[2].encode())  # the folder changes nothing that is heard
    chance = np.random.default_rng(seed)
    samples = recipe.make(chance)
    if take:
        samples = otherwise(samples, chance)
    return levelled(ends_softly(samples), recipe.decibels)
