"""Moments of the powers of the Wall, and of what they leave to be chosen."""

from __future__ import annotations

from dataclasses import replace

from build.album.rugs.attic import found, holds_many, of, view_of
from build.album.setting import FRAME, MOST_FRAMES, lay_out, open_scene, wait
from build.album.wishes import just_told, mine
from game.match import AnyMatch
from game.rules.rugs.api import (
    BEETLE,
    KINDS,
    MOSQUITO,
    BugShown,
    Choose,
    Kind,
    LarvaeHatched,
    Pair,
    Phase,
    PowerSetOff,
    View,
    card_name,
    kind_of,
)
from scenes.backend.headless import Unseen
from scenes.rugs.anchors import Gift
from scenes.rugs.layers.bug import BugLayer
from scenes.rugs.layers.group import GroupLayer
from scenes.rugs.layers.keep import KeepLayer
from scenes.shell.dialogs.hand_over import HandOverScene
from scenes.table.scene import TableScene
from scenes.table.session import AnySession


def asked(unseen: Unseen, phase: Phase, kind: Kind, seats: int = 4, focus: int = 1) -> None:
    """A step of a power, a bug in the focus."""
    lay_out(unseen, found(mine(phase, of(kind), holds_many(6)), seats), BugLayer)
    cards = [each.card for each in view_of(unseen).legal if isinstance(each, Choose)]
    unseen.hover(f"card:{card_name(cards[min(focus, len(cards) - 1)])}")


def passing(unseen: Unseen) -> None:
    """Some have chosen what to pass, the others have not."""

    def some(view: View) -> bool:
        return sum(view.has_given) == 2

    lay_out(unseen, found(mine(Phase.PASS, of(BEETLE), some)), BugLayer)
    cards = [each.card for each in view_of(unseen).legal if isinstance(each, Choose)]
    unseen.hover(f"card:{card_name(cards[2])}")


def power(unseen: Unseen, kind: Kind, seconds: float = 1.4) -> None:
    """A bug begins to act."""

    def acted(match: AnyMatch) -> bool:
        return any(kind_of(each.card) == kind for each in just_told(match, PowerSetOff))

    _told(unseen, found(acted), seconds)


def got(unseen: Unseen, kind: Kind) -> None:
    """What a power has brought me, before it goes into my hand."""
    power(unseen, kind, 0.0)
    scene = unseen.screen.stack.scenes[-1]
    assert isinstance(scene, TableScene)
    for _ in range(MOST_FRAMES):
        cue = scene.narrator.player.cue
        if cue is not None and any(flight.goal == Gift() for flight in cue.flights):
            break
        unseen.screen.stack.tick(FRAME)
    wait(unseen, 1.4)


def hatching(unseen: Unseen) -> None:
    """Two Larvae of a hand break their shells."""

    def hatched(match: AnyMatch) -> bool:
        return any(each.seat == 0 for each in just_told(match, LarvaeHatched))

    _told(unseen, found(hatched), 0.72)


def copied(unseen: Unseen) -> None:
    """The bug that a Butterfly copies flutters out of a hand."""
    _told(unseen, found(lambda match: any(just_told(match, BugShown))), 0.56)


def _told(unseen: Unseen, room: AnySession, seconds: float) -> None:
    """What the last choice has led to, so many seconds later."""
    last = room.match.actions[-1]
    room.match = room.match.rewound(len(room.match.actions) - 1, agreed=False)
    scene = TableScene(room)
    scene.narrator.go_back()
    room.play(last)
    open_scene(unseen, scene)
    wait(unseen, seconds)


def keep(unseen: Unseen) -> None:
    """Larvae may hatch after a step."""
    lay_out(unseen, found(mine(Phase.KEEP)), KeepLayer)


def group(unseen: Unseen) -> None:
    """Mosquitos are put in pairs."""
    lay_out(unseen, found(mine(Phase.GROUP)), GroupLayer)
    view = view_of(unseen)
    kinds = [each.kind for each in view.legal if isinstance(each, Pair)]
    unseen.hover(f"pair:{KINDS[kinds[-1]]}")


def curtain(unseen: Unseen) -> None:
    """Hand-over between two people who pass a bug."""

    def until(match: AnyMatch) -> bool:
        asked = match.decision
        passes = asked is not None and asked.seat == 1 and asked.kind is Phase.PASS
        return passes and len(match.actions) > 8

    lay_out(unseen, found(until, people=2), HandOverScene)


def round_before(
    unseen: Unseen, seats: int = 4, kind: Kind = MOSQUITO, *, open_log: bool = True
) -> None:
    """The round before, in which a bug of this kind acted; perhaps who picked what is closed."""

    def acted(match: AnyMatch) -> bool:
        acting = [each for each in match.log if isinstance(each, PowerSetOff)]
        return mine(Phase.PICK)(match) and bool(acting) and kind_of(acting[-1].card) == kind

    room = found(acted, seats)
    room.setup = replace(room.setup, open_log=open_log)
    lay_out(unseen, room, BugLayer)
    unseen.press("t")
