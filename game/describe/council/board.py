"""The board, and what lies beside it."""

from __future__ import annotations

from game.describe.council.names import cubes_words, spaces_words, termite_of
from game.describe.council.personas import PERSONAS
from game.rules.council.api import AGES, Faction, View, space_name, strength_order
from game.words import _, join_names, ngettext


def city(view: View, faction: Faction) -> str:
    """A space of the ring: how strong it is, and what follows from that."""
    space, cubes = space_name(faction, termite_of(view)), view.cubes[faction]
    stronger = sum(other > cubes for other in view.cubes)
    words = ngettext(
        "The {space} have {cubes}: {count} faction is stronger.",
        "The {space} have {cubes}: {count} factions are stronger.",
        stronger,
    )
    if not stronger:
        words = _("The {space} have {cubes}: nobody is stronger.")
    if not cubes:
        words = _("The {space} have no cubes, so nobody can activate them.")
    return words.format(space=space, cubes=cubes_words(cubes), count=stronger)


def crown(view: View, faction: Faction) -> str:
    """The crown of a strongest space."""
    top = max(view.cubes)
    level = [other for other in view.ring if view.cubes[other] == top]
    if len(level) == 1:
        words = _("The {space} wear the crown: they have the most cubes.")
        return words.format(space=space_name(faction, termite_of(view)))
    words = _("They share the crown, for nobody has more cubes: {spaces}.")
    return words.format(spaces=spaces_words(level, termite_of(view)))


def chevron() -> str:
    """The arrows between the spaces."""
    return _("Cubes are sown clockwise, the way the arrows point.")


def strength_strip(view: View) -> str:
    """The factions with their cubes in order of strength."""
    termite = termite_of(view)
    ranks = [
        _("{count} for {faction}").format(count=view.cubes[one], faction=space_name(one, termite))
        for one in strength_order(view.cubes, view.ring)
    ]
    return _("Strongest first: {factions}.").format(factions=join_names(ranks))


def chambers(view: View) -> str:
    """The cubes in the middle, which make No Allegiance worth more."""
    words = ngettext(
        "{count} cube in the Chambers, there for good: No Allegiance is worth {base} + {count}.",
        "{count} cubes in the Chambers, there for good: No Allegiance is worth {base} + {count}.",
        view.chambers,
    )
    if not view.chambers:
        words = _("No cubes are in the Chambers yet: No Allegiance is worth {base} points.")
    return words.format(count=view.chambers, base=view.no_allegiance_base)


def supply(view: View) -> str:
    """The bowl of cubes that are not on the board."""
    words = ngettext(
        "{count} cube for the recruits that arrive between Ages.",
        "{count} cubes for the recruits that arrive between Ages.",
        view.supply,
    )
    if view.age >= AGES:
        words = ngettext(
            "{count} cube is left: no recruits arrive after the last Age.",
            "{count} cubes are left: no recruits arrive after the last Age.",
            view.supply,
        )
    if not view.supply:
        words = _("The supply is empty: no more recruits can arrive.")
    return words.format(count=view.supply)


def deck(view: View) -> str:
    """The cards that nobody holds."""
    solo = view.termitenator
    if solo is not None and (words := PERSONAS[solo.personality].deck):
        return _(words)
    if view.seats == 2:
        return _("Cards that were not dealt in this Age. The Emissary turns up the top one.")
    return _("Cards that were not dealt in this Age. Discards go on top, face down.")
