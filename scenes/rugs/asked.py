"""What somebody may ask about in the attic, and where each of these things is."""

from __future__ import annotations

from game.words import _, ngettext
from scenes.kit.scene import Frame
from scenes.kit.thing import Thing
from scenes.rugs.attic.picture import place_of
from scenes.rugs.stage import Stage
from scenes.shell.levels import with_temper
from scenes.table.look import TableTop


def attic_things(frame: Frame, stage: Stage, top: TableTop) -> list[Thing]:
    """The rug, the Wall, the drawer, the order of picking and the seats."""
    places = place_of(frame, stage)
    layout = places.layout
    drawer = ngettext(
        "{count} bug is still in the drawer.", "{count} bugs are still in the drawer.", stage.deck
    ).format(count=stage.deck)
    floor = _("In turn, everybody picks a bug from the rug: there and back again.")
    wall = _("The one left over flies to the Wall, and its power is carried out for all.")
    order = _("Who picks when: first there, then back again.")
    prices = _("What each type of bug is worth at the end.")
    found = [
        Thing("floor", layout["floor"], _("The Floor"), floor, article="floor"),
        Thing("wall", layout["wall"], _("The Wall"), wall, article="the-wall"),
        Thing("deck", layout["deck"], _("The drawer"), drawer, article="the-end-card"),
        Thing("picks", layout["picks"], _("The order"), order, article="a-round"),
        Thing("slip", layout["slip"], _("The slip"), prices, article="scoring"),
    ]
    for seat, who in enumerate(top.seats):
        count = stage.sizes[seat]
        words = ngettext("{name} holds {count} bug.", "{name} holds {count} bugs.", count)
        said = words.format(name=who.name, count=count)
        place = places.seat(seat)
        said = with_temper("bugs-on-rugs", who, said)
        found.append(Thing(f"plaque:{seat}", place, who.name, said, article="hand"))
    return found
