"""What the list of Bugs on Rugs speaks of."""

from __future__ import annotations

from typing import Final

from build.album.setting import FRAME, MOST_FRAMES, open_scene, played, seated, wait
from build.album.vocabulary import control, moment, step, wish
from build.album.wishes import just_told
from game.match import AnyMatch
from game.rules.rugs.api import (
    KIND_NAMES,
    KINDS,
    LARVA,
    Choose,
    LarvaeHatched,
    Pair,
    PowerSetOff,
    View,
    card_name,
    gain,
    kind_of,
)
from game.seating import TableSetup
from scenes.backend.headless import HeadlessScreen
from scenes.rugs.places import Attic
from scenes.rugs.ui import UI
from scenes.table.cue import spot
from scenes.table.scene import TableScene

GAME: Final = "bugs-on-rugs"
EVENINGS: Final = [
    TableSetup(seated(4, 1 + number % 2), {}, 1, seed=number, game=GAME) for number in range(4)
]
"""The tables that its history tells of."""


@wish
def acts(match: AnyMatch, rest: str) -> bool:
    """``acts Firefly``: a bug of this kind is at work."""
    return bool(match.view(0).power == KIND_NAMES.index(rest))


@wish
def set_off(match: AnyMatch, rest: str) -> bool:
    """The last action has set such a bug off."""
    wanted = KIND_NAMES.index(rest)
    return any(kind_of(each.card) == wanted for each in just_told(match, PowerSetOff))


@wish
def acted(match: AnyMatch, rest: str) -> bool:
    """The last bug that was at work was one of these."""
    acting = [each for each in match.log if isinstance(each, PowerSetOff)]
    return bool(acting) and kind_of(acting[-1].card) == KIND_NAMES.index(rest)


@wish
def hatched(match: AnyMatch, _rest: str) -> bool:
    """Two Larvae of the first seat have broken their shells."""
    return any(each.seat == 0 for each in just_told(match, LarvaeHatched))


@wish
def three_larvae(match: AnyMatch, _rest: str) -> bool:
    """Somebody may want to."""
    return sum(kind_of(card) == LARVA for card in match.view(0).hand or ()) > 2


def view_of(unseen: HeadlessScreen) -> View:
    """What the first seat sees."""
    scenes = reversed(unseen.screen.stack.scenes)
    view: View = next(s for s in scenes if isinstance(s, TableScene)).session.view(0)
    return view


@control
def best(unseen: HeadlessScreen, _rest: str) -> str:
    """The bug of the rug that brings most now."""
    view = view_of(unseen)
    return f"card:{card_name(min(sorted(view.floor), key=lambda c: -gain(view, c).points))}"


@control
def on_wall(unseen: HeadlessScreen, rest: str) -> str:
    """A bug of the Wall, by its place."""
    return f"card:{card_name(view_of(unseen).wall[int(rest)])}"


@control
def bug(unseen: HeadlessScreen, rest: str) -> str:
    """``@bug 1``: one that may be chosen, the last where there are not so many."""
    cards = [each.card for each in view_of(unseen).legal if isinstance(each, Choose)]
    return f"card:{card_name(cards[min(int(rest), len(cards) - 1)])}"


@control
def last_pair(unseen: HeadlessScreen, _rest: str) -> str:
    """The last kind that Mosquitos can be put in pairs with."""
    pairs = [each.kind for each in view_of(unseen).legal if isinstance(each, Pair)]
    return f"pair:{KINDS[pairs[-1]]}"


@step
def again(unseen: HeadlessScreen, rest: str) -> None:
    """What the last choice has led to, so many seconds later."""
    scene = unseen.screen.stack.scenes[-1]
    assert isinstance(scene, TableScene)
    room = scene.session
    last = room.match.actions[-1]
    room.match = room.match.rewound(len(room.match.actions) - 1, agreed=False)
    scene = TableScene(room)
    scene.narrator.go_back()
    room.play(last)
    open_scene(unseen, scene)
    wait(unseen, float(rest))


@step
def gift(unseen: HeadlessScreen, _rest: str) -> None:
    """Until something is on its way to whoever gets it."""
    scene = unseen.screen.stack.scenes[-1]
    assert isinstance(scene, TableScene)
    for _ in range(MOST_FRAMES):
        cue = scene.narrator.player.cue
        if cue is not None and any(flight.goal == spot(Attic.gift) for flight in cue.flights):
            break
        unseen.screen.stack.tick(FRAME)


@moment("rugs_bots_only")
def bots_only(unseen: HeadlessScreen) -> None:
    """A table that is watched."""
    setup = TableSetup(seated(4, 0), {}, 1, seed=7, game=GAME)
    room = played(setup, lambda match: len(match.actions) > 20, UI, "random")
    open_scene(unseen, TableScene(room, resumed=True))
    wait(unseen, 0.3)
