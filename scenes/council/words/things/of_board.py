"""The board, and what lies beside it."""

from __future__ import annotations

from game.describe.council.names import cubes_words
from game.describe.council.personas import PERSONAS
from game.rules.council.api import (
    AGES,
    NO_ALLEGIANCE_POINTS,
    SOLO_NO_ALLEGIANCE_POINTS,
    Faction,
    space_name,
)
from game.words import _, listed, ngettext
from scenes.council.stage.table_stage import Stage


def city(stage: Stage, faction: Faction) -> str:
    """A space of the ring: how strong it is, and what follows from that."""
    space, cubes = space_name(faction, _termite(stage)), stage.cubes[faction]
    stronger = sum(other > cubes for other in stage.cubes)
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


def crown(stage: Stage, faction: Faction) -> str:
    """The crown of a strongest space."""
    top = max(stage.cubes)
    level = [other for other in stage.ring if stage.cubes[other] == top]
    if len(level) == 1:
        words = _("The {space} wear the crown: they have the most cubes.")
        return words.format(space=space_name(faction, _termite(stage)))
    words = _("They share the crown, for nobody has more cubes: {spaces}.")
    return words.format(spaces=listed([space_name(each, _termite(stage)) for each in level]))


def chevron() -> str:
    """The arrows between the spaces."""
    return _("Cubes are sown clockwise, the way the arrows point.")


def sowing_number(number: int) -> str:
    """A number on an arriving cube of a sowing that is looked at."""
    return _("Cube {number} of the sowing would land here.").format(number=number)


def strength_strip() -> str:
    """The factions in order of strength."""
    return _("The factions by their cubes, strongest first. An = stands between level ones.")


def chambers(stage: Stage) -> str:
    """The cubes in the middle, which make No Allegiance worth more."""
    words = ngettext(
        "{count} cube in the Chambers, there for good: No Allegiance is worth {base} + {count}.",
        "{count} cubes in the Chambers, there for good: No Allegiance is worth {base} + {count}.",
        stage.chambers,
    )
    if not stage.chambers:
        words = _("No cubes are in the Chambers yet: No Allegiance is worth {base} points.")
    return words.format(count=stage.chambers, base=no_allegiance_base(stage))


def supply(stage: Stage) -> str:
    """The bowl of cubes that are not on the board."""
    words = ngettext(
        "{count} cube for the recruits that arrive between Ages.",
        "{count} cubes for the recruits that arrive between Ages.",
        stage.supply,
    )
    if stage.age >= AGES:
        words = ngettext(
            "{count} cube is left: no recruits arrive after the last Age.",
            "{count} cubes are left: no recruits arrive after the last Age.",
            stage.supply,
        )
    if not stage.supply:
        words = _("The supply is empty: no more recruits can arrive.")
    return words.format(count=stage.supply)


def deck(stage: Stage) -> str:
    """The cards that nobody holds."""
    if stage.solo is not None and (words := PERSONAS[stage.solo.personality].deck):
        return _(words)
    if stage.people == 2:
        return _("Cards that were not dealt in this Age. The Emissary turns up the top one.")
    return _("Cards that were not dealt in this Age. Discards go on top, face down.")


def no_allegiance_base(stage: Stage) -> int:
    """What No Allegiance is worth at this table before the Chambers are added."""
    return SOLO_NO_ALLEGIANCE_POINTS if stage.people == 1 else NO_ALLEGIANCE_POINTS


def _termite(stage: Stage) -> Faction | None:
    return None if stage.solo is None else stage.solo.termite
