"""Why bugs are worth what they are worth, and what is missing to the next step."""

from __future__ import annotations

from collections.abc import Callable
from types import MappingProxyType
from typing import Final

from game.rules.rugs import api as rugs
from game.words import N_, _, ngettext

SET: Final = 4  # Ladybugs that count together
RULES: Final = (
    N_("most 5, second 3"),
    N_("even 5, odd 2"),
    N_("exactly 4: 25"),
    N_("1 for each rug"),
    N_("3 with a Mosquito"),
    N_("two count as one"),
    N_("7 with a Fly"),
    N_("1 per type you have one of"),
    N_("2 if not eaten"),
)
"""By kind, what it is worth in a few words."""


def why(kind: rugs.Kind, row: rugs.TypeScore) -> str:
    """What a line of my own score slip says; the next step where there is one."""
    return _(RULES[kind]) if not row.count else HOPES[kind](row)


def because(kind: rugs.Kind, row: rugs.TypeScore) -> str:
    """What a cell of the score sheet says when all is settled; empty where there is nothing."""
    return "" if not row.count else REASONS[kind](row)


def mosquitos(count: int) -> str:
    """What Mosquitos could do."""
    if not count:
        return _(RULES[rugs.MOSQUITO])
    return _("can hatch a Larva") if count == 1 else _("a pair is one bug")


def _types(row: rugs.TypeScore) -> str:
    return ngettext("{count} type just once", "{count} types just once", row.factor).format(
        count=row.factor
    )


def _rugs(row: rugs.TypeScore) -> str:
    return ngettext("{count} rug", "{count} rugs", row.factor).format(count=row.factor)


def _larva_hope(row: rugs.TypeScore) -> str:
    missing = row.count - row.factor
    if not missing:
        return _("hatched")
    words = ngettext("{count} needs a Mosquito", "{count} need a Mosquito", missing)
    return words.format(count=missing)


def _spider_hope(row: rugs.TypeScore) -> str:
    missing = row.count - row.factor
    if not missing:
        return _("fed")
    return ngettext("{count} needs a Fly", "{count} need a Fly", missing).format(count=missing)


def _fly(row: rugs.TypeScore) -> str:
    if not row.factor:
        return _("eaten")
    if row.factor == row.count:
        return _("2 points each")
    return _("{count} left over").format(count=row.factor)


def _beetle_hope(row: rugs.TypeScore) -> str:
    return _("one more: 5 each") if row.count % 2 else _("even: 5 each")


def _ladybug_hope(row: rugs.TypeScore) -> str:
    missing = SET - row.count
    if missing > 0:
        return ngettext("{count} more for 25", "{count} more for 25", missing).format(count=missing)
    return _("four together") if not missing else _("too many: 1 each")


def _larva(row: rugs.TypeScore) -> str:
    if not row.factor:
        return _("no Mosquito")
    if row.factor == row.count:
        return _("hatched")
    return _("{count} of {all} hatched").format(count=row.factor, all=row.count)


def _ant(row: rugs.TypeScore) -> str:
    words = {5: _("most: 5 each"), 3: _("second: 3 each")}
    return words.get(row.factor, _("1 each"))


def _spider(row: rugs.TypeScore) -> str:
    if not row.factor:
        return _("no Fly to eat")
    if row.factor == row.count:
        return _("fed")
    return _("{count} of {all} fed").format(count=row.factor, all=row.count)


def _beetle(row: rugs.TypeScore) -> str:
    return _("odd: 2 each") if row.count % 2 else _("even: 5 each")


def _ladybug(row: rugs.TypeScore) -> str:
    return _("four together") if row.count == SET else _("not 4: 1 each")


def _ant_hope(row: rugs.TypeScore) -> str:
    """At a table of two nobody with an Ant gets less than 3 (C6): the row tells the fewest."""
    return _("1, 3 or 5 each") if row.factor == 1 else _("3 or 5 each")


HOPES: Final[MappingProxyType[rugs.Kind, Callable[[rugs.TypeScore], str]]] = MappingProxyType(
    {
        rugs.BUTTERFLY: _types,
        rugs.FIREFLY: _rugs,
        rugs.LARVA: _larva_hope,
        rugs.ANT: _ant_hope,
        rugs.SPIDER: _spider_hope,
        rugs.FLY: _fly,
        rugs.BEETLE: _beetle_hope,
        rugs.LADYBUG: _ladybug_hope,
    }
)
REASONS: Final[MappingProxyType[rugs.Kind, Callable[[rugs.TypeScore], str]]] = MappingProxyType(
    {
        rugs.BUTTERFLY: _types,
        rugs.FIREFLY: _rugs,
        rugs.LARVA: _larva,
        rugs.ANT: _ant,
        rugs.SPIDER: _spider,
        rugs.FLY: _fly,
        rugs.BEETLE: _beetle,
        rugs.LADYBUG: _ladybug,
    }
)
