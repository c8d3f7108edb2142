"""Finds torn pictures: compares what is mended with the same frame drawn whole, pixel by pixel.

The painter keeps most of a picture from one frame to the next. Whatever it keeps, a frame that
looks its best must be the one that a painter without any memory draws; while some items are still
being rasterised, that holds everywhere but where these lie.

Without names all films, all moments of the album and all tooltips are compared.
"""

from __future__ import annotations

import argparse
import sys
from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from functools import partial
from itertools import count
from pathlib import Path
from time import sleep
from typing import Final, NamedTuple

from build.album.moments import MOMENTS, Moment
from build.album.setting import Nothing, seated
from build.shots import size_of
from game.assets import assets_root
from game.catalogue import FIRST, SHELF
from game.rules.council.api import Personality
from game.seating import TableSetup
from scenes.app import DECKS, ENTRIES
from scenes.backend.ambient_clock import BEAT
from scenes.backend.headless import BREATH, HeadlessScreen
from scenes.backend.paint.painter import Painter
from scenes.kit.display import UNSEEN, Ambient
from scenes.kit.preferences import Captions, Preferences, Speed
from scenes.kit.tooltip import Tooltip
from scenes.kit.tooltips import DELAY, tooltips_of
from scenes.shell.results.podium import ResultsScene
from scenes.table.score_sheet import ScoreSheetScene

import pygame  # isort: skip  # after ours, which tell SDL what to use

SIZE: Final = (1920, 1080)
SMALL: Final = (1024, 640)  # where moments are played up to
STEP: Final = 0.1  # seconds between two frames of a film
RESTS: Final = 5.0  # seconds that a pointer rests on a thing
LONGEST: Final = 12_000  # frames of a film
EXACT: Final = (1, 1, 1)  # of 255: differences must be smaller
ROUNDED: Final = (16, 16, 16)  # the edges of a cut sheet fall between other pixels
SHOWN: Final = 5  # tears that are named
SOLO: Final = "solo"
ALBUM, TOOLTIPS = "album", "tooltips"
NAMES: Final = f"a game, {SOLO}, {ALBUM}, {TOOLTIPS} or a moment of the album"


class Tear(NamedTuple):
    """A frame that is not what it should be, in a box of pixels."""

    where: str
    box: pygame.Rect


class FrameComparison:
    """Looks at a window after each of its frames.

    Args:
        unseen: The window. What it draws by the way of a real one is what is compared.
        folder: Where torn frames go, beside what they should have been; None: nowhere.
    """

    def __init__(self, unseen: HeadlessScreen, folder: Path | None = None) -> None:
        self._screen = unseen.screen
        self._folder = folder
        self._whole = Painter(assets_root(), decks=DECKS, patient=True, bake=False)
        self._anew = Painter(assets_root(), decks=DECKS, patient=True, bake=False, keep=False)
        self.compared: Counter[bool] = Counter()  # by whether all of a frame looked its best

    def tear(self, where: str, *, anew: bool = False) -> Tear | None:
        """What is wrong with the last frame; ``anew``: nothing at all is kept to compare it with.

        That takes a second.
        """
        screen, painter = self._screen, self._screen.painter
        if screen.holds:  # the window still shows the scene before
            return None
        window = screen.window.get_surface()
        other = pygame.Surface(window.get_size(), 0, window)
        self.compared[not painter.is_unfinished] += 1
        if painter.is_unfinished:
            rough = painter.drawn_whole(other, screen.items)
        else:
            rough = []
            whole = self._anew if anew else self._whole
            whole.time = painter.time
            whole.fit(window.get_size(), painter.below)
            whole.paint(other, screen.items)
        return self._difference(where, window, other, rough, ROUNDED if anew else EXACT)

    def _difference(
        self,
        where: str,
        window: pygame.Surface,
        other: pygame.Surface,
        rough: Sequence[pygame.Rect],
        alike: tuple[int, int, int],
    ) -> Tear | None:
        if window.get_view("0").raw == other.get_view("0").raw:
            return None
        for box in rough:
            other.blit(window, box, box)
        same = pygame.mask.from_threshold(window, (0, 0, 0), alike, other)
        same.invert()
        boxes = same.get_bounding_rects()
        if not boxes:
            return None
        if self._folder is not None:
            name = where.replace(" ", "_").replace("/", "_").replace(":", "_")
            pygame.image.save(window, self._folder / f"{name}_mended.png")
            pygame.image.save(other, self._folder / f"{name}_whole.png")
        return Tear(where, boxes[0].unionall(boxes[1:]))


class Visit:
    """A window in which things are shown and compared."""

    def __init__(
        self, size: tuple[int, int], wishes: Preferences, folder: Path | None = None
    ) -> None:
        self.unseen = HeadlessScreen(Nothing(), size, patient=False, preferences=wishes)
        self.comparison = FrameComparison(self.unseen, folder)
        self.tears: list[Tear] = []

    def bring(self, moment: Moment) -> None:
        """Show a moment, which some other window has played up to."""
        wishes = self.unseen.screen.preferences
        wishes.cloth, wishes.contrast = moment.cloth, moment.contrast
        with HeadlessScreen(Nothing(), SMALL, preferences=wishes) as player:
            moment.show(player)
            scenes = player.screen.stack.scenes
        self.unseen.screen.stack.begin_anew(scenes[0])
        for scene in scenes[1:]:
            self.unseen.screen.open(scene)
        self.unseen.show()

    def look(self, where: str, *, anew: bool = False) -> None:
        """Compare the last frame."""
        tear = self.comparison.tear(where, anew=anew)
        if tear is not None:
            self.tears.append(tear)

    def step(self, where: str, dt: float) -> None:
        """Let a frame pass, what rests and what lives included."""
        unseen, screen = self.unseen, self.unseen.screen
        screen.rest(dt)
        unseen.step(dt)
        while screen.holds:  # the window still shows what was there before
            sleep(BREATH)
            unseen.step(dt)
        if screen.painter.is_unfinished:
            sleep(BREATH)
        self.look(where)
        if screen.lives and unseen.live(screen.painter.time + dt):
            self.look(f"{where} alive")

    def settle(self, where: str) -> None:
        """Until nothing moves, and all of it looks its best."""
        while self.unseen.screen.is_moving:
            self.step(where, STEP)

    def beats(self, where: str, seconds: float) -> None:
        """Nothing but what lives moves for so long."""
        for _ in range(round(seconds / BEAT)):
            if not self.unseen.screen.lives:
                return
            if self.unseen.live(self.unseen.screen.painter.time + BEAT):
                self.look(where)

    def point_at(self, tooltip: Tooltip) -> None:
        """Bring the pointer to a thing."""
        place = tooltip.place
        self.unseen.point(place.x + place.w / 2, place.y + place.h / 2)

    @property
    def tooltips(self) -> Sequence[Tooltip]:
        """What one may ask about now."""
        top = self.unseen.screen.stack.top
        return () if top is None else tooltips_of(*top)


def film(visit: Visit, name: str, step: float = STEP, frames: int = LONGEST) -> None:
    """A game of bots up to its podium, while a pointer rests on one thing after the other."""
    box = next(each for each in ENTRIES if each.game.id == (FIRST if name == SOLO else name))
    seats = 1 if name == SOLO else max(2, min(box.game.table_seats[-1], 4))
    options = {"personality": Personality.THIEF} if name == SOLO else {}
    setup = TableSetup(seated(seats, 0), options, seed=7, game=box.game.id)
    visit.unseen.screen.open(box.open_table(setup, visit.unseen.screen.preferences))
    rested, things = 0.0, count()
    for frame in range(frames):
        visit.step(f"film {name} {frame * step:.1f}", step)
        top = visit.unseen.screen.stack.scenes[-1]
        if isinstance(top, ResultsScene) and not top.is_moving:
            return
        if isinstance(top, ScoreSheetScene) and top.is_done:
            visit.unseen.press("return")
        rested += step
        if rested >= RESTS and visit.tooltips:
            rested = 0.0
            visit.point_at(visit.tooltips[next(things) % len(visit.tooltips)])


def album(visit: Visit, moment: Moment) -> None:
    """A moment of the album as it comes up, rests and lives."""
    visit.bring(moment)
    visit.look(moment.name)
    visit.settle(moment.name)
    visit.look(moment.name, anew=True)
    visit.beats(f"{moment.name} alive", RESTS)


def tooltips(visit: Visit, moment: Moment, seconds: float = RESTS, every: int = 1) -> None:
    """The same, and a pointer that rests on each thing whose words lie over something alive.

    Args:
        visit: Where it is shown.
        moment: At which table.
        seconds: How long the pointer rests on a thing.
        every: Of so many things one is asked about.
    """
    visit.bring(moment)
    visit.settle(moment.name)
    for number in count(step=every):
        things = visit.tooltips
        if number >= len(things) or not visit.unseen.screen.lives:
            return
        where = f"{moment.name} with {things[number].name}"
        visit.point_at(things[number])
        visit.settle(where)
        visit.beats(where, DELAY)  # it lives on until the words come
        visit.unseen.rest(DELAY)
        visit.settle(where)
        if _lies_over_life(visit.unseen):
            visit.beats(where, seconds)
        visit.unseen.point(-1.0, -1.0)
        visit.settle(where)


def _lies_over_life(unseen: HeadlessScreen) -> bool:
    items, bounds = unseen.items, unseen.screen.painter.bounds
    alive = [bounds(item) for item in items if type(item) is Ambient]
    last = max((place for place, item in enumerate(items) if type(item) is Ambient), default=0)
    visible = [bounds(item) for item in items[last + 1 :] if type(item) not in UNSEEN]
    return any(box.collidelist(visible) >= 0 for box in alive)


def everything(names: Sequence[str]) -> Iterator[tuple[str, Callable[[Visit], None]]]:
    """What is compared, by name; no names: all of it."""
    for game in (*SHELF, SOLO):
        if not names or game in names:
            yield f"film {game}", partial(film, name=game)
    for moment in MOMENTS:
        if not names or {ALBUM, moment.name} & {*names}:
            yield moment.name, partial(album, moment=moment)
        if not names or {TOOLTIPS, moment.name} & {*names}:
            yield f"{moment.name} asked", partial(tooltips, moment=moment)


def main(argv: Sequence[str]) -> int:
    """Compare what was asked for; 1 where something is torn."""
    parser = argparse.ArgumentParser(prog="torn", description=__doc__)
    parser.add_argument(
        "names", nargs="*", metavar="NAME", help=f"a game, {SOLO}, {ALBUM}, {TOOLTIPS}, a moment"
    )
    parser.add_argument("--size", type=size_of, default=SIZE, metavar="WxH", help="of the window")
    parser.add_argument("--letters", type=int, default=100, metavar="N", help="size in per cent")
    parser.add_argument("--to", type=Path, metavar="DIR", help="where torn pictures go")
    parser.add_argument("--captions", action="store_true", help="with captions below the scenes")
    wanted = parser.parse_args(argv)
    captions = Captions.SOUNDS if wanted.captions else Captions.OFF
    wishes = Preferences(speed=Speed.FAST, text_size=wanted.letters, captions=captions)
    visit = Visit(wanted.size, wishes, wanted.to)
    for name, show in everything(wanted.names):
        before = len(visit.tears)
        show(visit)
        for tear in visit.tears[before : before + SHOWN]:
            print(f"torn: {tear.where}, {tuple(tear.box)}", flush=True)
        print(f"{name}: {len(visit.tears) - before} torn", flush=True)
    whole = visit.comparison.compared
    print(f"{len(visit.tears)} torn of {whole.total()} frames; {whole[True]} looked their best.")
    return 1 if visit.tears else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
