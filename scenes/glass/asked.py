"""What somebody may ask about between the two cases, and where each of these things is."""

from __future__ import annotations

from game.describe.glass.names import coins_words
from game.rules.glass.api import STACKS
from game.words import _, ngettext
from scenes.glass.places import places_of
from scenes.glass.show.stage import Stage
from scenes.kit.scene import Frame
from scenes.kit.thing import Thing
from scenes.shell.levels import with_temper
from scenes.table.look import TableTop


def glass_things(frame: Frame, stage: Stage, top: TableTop) -> list[Thing]:
    """The stacks, the cases, the sheet with the points and the seats."""
    places = places_of(frame, stage)
    layout = places.layout
    points = _("What each kind of insect pays, and what it has paid in both cases so far.")
    found = [
        Thing("points", layout["points"], _("The points"), points, article="runs"),
        _case("case", stage.hero, frame, stage, top),
        _case("case_other", stage.other, frame, stage, top),
    ]
    for stack in range(STACKS):
        height = stage.heights[stack]
        words = ngettext(
            "{count} card is in this stack; only the top one is seen.",
            "{count} cards are in this stack; only the top one is seen.",
            height,
        )
        if not height:
            words = _("This stack is empty.")
        said = words.format(count=height)
        place = places.stack(stack)
        found.append(Thing(f"stack:{stack}", place, _("A stack"), said, article="stacks"))
    for seat, who in enumerate(top.seats):
        words = ngettext(
            "{name} has {count} point so far, with {coins}.",
            "{name} has {count} points so far, with {coins}.",
            stage.score(seat),
        )
        said = words.format(
            name=who.name, count=stage.score(seat), coins=coins_words(stage.coins[seat])
        )
        place = places.seat(seat)
        said = with_temper("display-case", who, said)
        found.append(Thing(f"plaque:{seat}", place, who.name, said, article="coin"))
    return found


def _case(name: str, seat: int, frame: Frame, stage: Stage, top: TableTop) -> Thing:
    words = _("What {name} has put under glass so far.")
    said = words.format(name=top.seats[seat].name)
    place = places_of(frame, stage).layout[name]
    return Thing(name, place, _("The case"), said, article="inside")
