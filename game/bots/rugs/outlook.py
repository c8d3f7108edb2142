"""What a collection will probably be worth when the game is over."""

from __future__ import annotations

from collections.abc import Sequence
from math import exp
from typing import Final

from game.bots.rugs.prospects import Prospects
from game.rules.rugs import api as rules

RUG_KINDS = 6
NEW_RUG = 0.14  # the chance that a bug to come lies on one certain rug
BROOD = 4.5  # what two Larvae bring from the Wall
COPIED: Final = (
    rules.ANT,
    rules.BEETLE,
    rules.LADYBUG,
    rules.FIREFLY,
    rules.LARVA,
    rules.SPIDER,
    rules.BUTTERFLY,
    rules.FLY,
)


def outlook(hand: Sequence[rules.Card], pairs: Sequence[rules.Kind], to_come: Prospects) -> float:
    """The points to be expected of a hand at the end, what is still to come counted in."""
    counts = rules.kinds_in(hand)
    rugs = len({rules.RUG_OF[card] for card in hand if card >> 4 != rules.MOSQUITO})
    rugs_then = RUG_KINDS - (RUG_KINDS - rugs) * (1 - NEW_RUG) ** to_come.picks
    counts[rules.MOSQUITO] -= 2 * len(pairs)
    for kind in pairs:
        counts[kind] += 1
    return _with_pairs(counts, rugs_then, to_come)


def _with_pairs(counts: list[int], rugs: float, to_come: Prospects) -> float:
    """Unpaired Mosquitos go where they bring most: to a pair, or to a Larva each."""
    mosquitos = counts[rules.MOSQUITO]
    best = _points_as_it_stands(counts, rugs, to_come)
    if mosquitos < 2:
        return best
    counts[rules.MOSQUITO] -= 2
    for kind in COPIED:
        if counts[kind]:
            counts[kind] += 1
            best = max(best, _with_pairs(counts, rugs, to_come))
            counts[kind] -= 1
    counts[rules.MOSQUITO] += 2
    return best


def _points_as_it_stands(counts: Sequence[int], rugs: float, to_come: Prospects) -> float:
    """The points when no further pair is made."""
    return (
        counts[rules.FIREFLY] * rugs
        + _butterflies(counts, to_come)
        + _larvae(counts, to_come)
        + _ants(counts[rules.ANT], to_come)
        + _spiders(counts, to_come)
        + _beetles(counts[rules.BEETLE], to_come)
        + _ladybugs(counts[rules.LADYBUG], to_come)
    )


def _butterflies(counts: Sequence[int], to_come: Prospects) -> float:
    count = counts[rules.BUTTERFLY]
    if not count:
        return 0.0
    singles = 0.0
    for kind, held in enumerate(counts):
        if held < 2:
            rate = to_come.share[kind]
            stays = exp(-0.8 * rate)
            singles += stays if held else (1 - exp(-rate)) * exp(-0.4 * rate)
    return count * singles


def _larvae(counts: Sequence[int], to_come: Prospects) -> float:
    larvae, mosquitos = counts[rules.LARVA], counts[rules.MOSQUITO]
    hatched = min(larvae, mosquitos)
    points = 3.0 * hatched
    single, spare = larvae - hatched, mosquitos - hatched
    if to_come.turns:
        points += BROOD * (single // 2)
        if single % 2:
            points += 0.5 * BROOD * to_come.gets(rules.LARVA, 1) * 0.8 + 0.6 * to_come.gets(
                rules.MOSQUITO, 1
            )
    if spare:
        points += spare * (2.4 * to_come.gets(rules.MOSQUITO, 1) if spare % 2 else 2.4)
    return points


def _ants(count: int, to_come: Prospects) -> float:
    if not count:
        return 0.0
    mine = count + 0.7 * to_come.share[rules.ANT]
    rival = to_come.rival_ants
    first = 1 / (1 + exp(-1.8 * (mine - rival - 0.35 * to_come.rivals + 0.1)))
    second = 1 / (1 + exp(-1.8 * (mine - rival + 0.3)))
    return count * (1 + 2 * first + 2 * second)


def _spiders(counts: Sequence[int], to_come: Prospects) -> float:
    spiders, flies = counts[rules.SPIDER], counts[rules.FLY]
    fed = min(spiders, flies)
    points = 7.0 * fed + 2.0 * (flies - fed)
    for needed in range(1, spiders - fed + 1):
        points += 5.0 * to_come.gets(rules.FLY, needed)
    for needed in range(1, flies - fed + 1):
        points += 2.0 * to_come.gets(rules.SPIDER, needed)
    return points


def _beetles(count: int, to_come: Prospects) -> float:
    if count % 2 == 0:
        return 5.0 * count
    more = to_come.gets(rules.BEETLE, 1)
    return 2.0 * count + more * (5.0 * (count + 1) - 2.0 * count) * 0.85


def _ladybugs(count: int, to_come: Prospects) -> float:
    if count > 4:
        return float(count)
    if count == 4:
        return 25.0
    return count + to_come.gets(rules.LADYBUG, 4 - count) * (21.0 - 1.0 * count) * count / 4
