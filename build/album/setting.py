"""Brings a table to a wanted moment without showing what comes before it."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from dataclasses import replace
from typing import Final

from build.album.line import line
from game.bots import bots_of
from game.catalogue import FIRST
from game.match import AnyMatch
from game.seating import SeatSetup, TableSetup
from scenes.backend.headless import LOOK, HeadlessScreen
from scenes.council.ui import UI
from scenes.kit.display import DisplayList
from scenes.kit.preferences import Preferences
from scenes.kit.scene import BaseScene, Frame, Scene
from scenes.kit.signals import Key
from scenes.kit.sound import Recording
from scenes.table.routes import ROUTES
from scenes.table.scene import TableScene
from scenes.table.session import AnySession, TableSession
from scenes.table.ui import AnyTableUI

SEATS: Final = (
    ("Ada", "orange"),
    ("Bruno", "sky"),
    ("Chika", "leaf"),
    ("Dov", "pink"),
    ("Edda", "white"),
    ("Falk", "mint"),
    ("Gita", "violet"),
)
LONG_NAMES: Final = (
    *("Wilhelmina W", "Maximilian M", "Bartholomew", "Wanda", "Ö", "Constantinos", "Annegret M"),
)
LONGEST: Final = 2000  # more inputs than any game can take
MOST_FRAMES: Final = 20_000  # until something is told
FRAME: Final = 1 / 30
Until = Callable[[AnyMatch], bool]


class Nothing(BaseScene[None]):
    """The bottom of the stack: every moment lays its own scenes over it."""

    def draw(self, frame: Frame) -> DisplayList:
        """Nothing."""
        return ()


def seated(seats: int, people: int) -> tuple[SeatSetup, ...]:
    """People in the first seats and sharp bots in the others."""
    return tuple(
        SeatSetup(name, colour, None if seat < people else "sensible")
        for seat, (name, colour) in enumerate(SEATS[:seats])
    )


def long_named(seats: Sequence[SeatSetup]) -> tuple[SeatSetup, ...]:
    """These seats with the longest possible names."""
    return tuple(replace(seat, name=name) for seat, name in zip(seats, LONG_NAMES, strict=False))


def inclined(seats: Sequence[SeatSetup], game: str = FIRST) -> tuple[SeatSetup, ...]:
    """These seats with a temper for each bot."""
    cast = bots_of(game).cast
    return tuple(replace(seat, temper=cast[seat.colour] if seat.bot else "") for seat in seats)


def table(
    seats: int = 4, people: int = 1, edition: str = "published", seed: int = 7, lead: int = 1
) -> TableSetup:
    """A table of Bug Council."""
    return TableSetup(seated(seats, people), {"edition": edition}, lead, seed=seed)


def played(
    setup: TableSetup, until: Until, ui: AnyTableUI = UI, bot: str = "sensible-1"
) -> AnySession:
    """The table when ``until`` first holds; bots of this kind have decided for everybody."""
    room = TableSession.new_unsaved(ui, setup, Preferences(remarks=False), ROUTES)
    match, course = room.match, line(setup, bot)
    while not until(match):
        action = course.action(len(match.actions))
        if action is None:
            raise LookupError("the game is over and the wanted moment never came")
        match.play(action)
    return room


def found(
    setups: Iterable[TableSetup], until: Until, ui: AnyTableUI, bot: str = "sensible-1"
) -> AnySession:
    """The first of these tables at which it holds."""
    for setup in setups:
        try:
            return played(setup, until, ui, bot)
        except LookupError:
            continue
    raise LookupError("no game of this kind has such a moment")


def open_scene(unseen: HeadlessScreen, scene: Scene[object]) -> None:
    """Lay a scene over what there was and show it."""
    unseen.screen.open(scene)
    unseen.show()


def lay_out(unseen: HeadlessScreen, room: AnySession, wanted: type | str, times: int = 1) -> None:
    """Open the table and hurry until a scene of this kind asks something, this many times."""
    unseen.screen.open(TableScene(room))
    hurry_to(unseen, wanted, times)


def hurry_to(unseen: HeadlessScreen, wanted: type | str, times: int = 1) -> None:
    """Go on until a scene of this kind, or of one so called, asks something, this many times."""
    called = wanted if isinstance(wanted, str) else wanted.__name__
    stack = unseen.screen.stack
    seen: Scene[object] | None = None
    for _ in range(LONGEST):
        top = stack.scenes[-1]
        if top is not seen and called in (kind.__name__ for kind in type(top).__mro__):
            seen, times = top, times - 1
            if not times:
                unseen.show()
                return
        _on(unseen)
    raise LookupError(f"no {called} in {LONGEST} inputs")


def _on(unseen: HeadlessScreen) -> None:
    """One input that brings the table on, without a picture."""
    stack = unseen.screen.stack
    stack.tick(FRAME)
    stack.draw()
    scoring = any(control.name == "next" for control in stack.controls)
    stack.watch(LOOK)
    stack.send(Key("return" if scoring else "any key hurries"))


def wait(unseen: HeadlessScreen, seconds: float) -> None:
    """Let time pass as in a window."""
    while seconds > 0:
        unseen.step(min(FRAME, seconds))
        seconds -= FRAME


def wait_for(unseen: HeadlessScreen, sound: str) -> None:
    """Let time pass until the table shows what sounds like this."""
    scene = unseen.screen.stack.scenes[-1]
    assert isinstance(scene, TableScene)
    for _ in range(MOST_FRAMES):
        cue = scene.narrator.player.cue
        if cue is not None and isinstance(cue.sound, Recording) and cue.sound.name == sound:
            break
        unseen.screen.stack.tick(FRAME)


def cut(unseen: HeadlessScreen, room: AnySession, wanted: str) -> None:
    """Open the table where the last event of this kind begins to be told."""
    scene = TableScene(room)
    open_scene(unseen, scene)
    log = room.match.log
    told = [number for number, event in enumerate(log, 1) if type(event).__name__ == wanted]
    for _ in range(MOST_FRAMES):
        if scene.narrator.told >= max(told):
            break
        unseen.screen.stack.tick(FRAME)
