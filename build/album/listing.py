"""Reads the lists of moments: a line of TOML for each, in the order of the album.

It says how a moment comes about:

* ``after``: after another moment;
* ``until``: when all of this holds for the first time ``at`` a table, which ``opens`` the scene or
  layer that asks then (so many ``times``); or it is ``cut`` to the event that begins to be told; or
  it is a ``film``, the whole game seen again from so many steps on;
* ``steps``: what is done then;

and how it looks: ``letters``, ``cloth``, ``contrast``, ``captions``. One that begins nowhere is a
function, see ``vocabulary``. At the head of a file ``table`` says what all its tables have in
common, ``golden`` which moments every test run compares with, and ``shops`` what shops show, under
which names.
"""

from __future__ import annotations

import tomllib
from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass, field, replace
from functools import partial
from pathlib import Path
from typing import Final, Literal

import msgspec

from build.album import wishes
from build.album.setting import Until, cut, found, lay_out, long_named, open_scene, seated
from build.album.vocabulary import FAMILIES, FUNCTIONS, Show, step_of
from game.catalogue import FIRST, SHELF, part_of
from game.decoding import from_plain
from game.seating import TableSetup
from game.table import OptionValue
from scenes.backend.headless import HeadlessScreen
from scenes.kit.preferences import Captions, Cloth, Contrast
from scenes.table.replay.scene import ReplayScene
from scenes.table.scene import TableScene
from scenes.table.session import AnySession

AT_RUN: Final = (LookupError, ValueError, AttributeError, AssertionError, TimeoutError)
"""What goes wrong where a list wants what there is not."""


class AlbumError(Exception):
    """A list of moments is wrong: its file, the moment, and what it is, in one sentence."""


class AtTable(msgspec.Struct, forbid_unknown_fields=True, frozen=True):
    """A table: ``bot`` decides for everybody; of several seeds (from, to) the first that fits."""

    game: str = FIRST
    seats: int = 4
    people: int = 1
    lead: int | Literal["random"] = "random"
    options: dict[str, OptionValue] = {}
    open_log: bool | None = None
    long_names: bool = False
    bot: str = "sensible-1"
    seed: int | tuple[int, int] = 7

    def room(self, until: Until) -> AnySession:
        """As it is when that first holds. Raises LookupError."""
        return found(self._setups(), until, part_of(SHELF[self.game], "scenes.*.ui.UI"), self.bot)

    def _setups(self) -> Iterator[TableSetup]:
        seats = seated(self.seats, self.people)
        seats = long_named(seats) if self.long_names else seats
        lead = None if self.lead == "random" else self.lead
        for seed in [self.seed] if isinstance(self.seed, int) else range(*self.seed):
            setup = TableSetup(seats, dict(self.options), lead, seed=seed, game=self.game)
            yield replace(setup, open_log=self.open_log)


class Row(msgspec.Struct, forbid_unknown_fields=True, frozen=True):
    """What a list says about a moment."""

    after: str = ""
    at: AtTable = AtTable()
    until: str | list[str] = []
    opens: str = ""
    times: int = 1
    cut: str = ""
    film: int | None = None
    steps: list[str] = []
    letters: int = 100  # per cent
    cloth: Cloth = Cloth.MOSS
    contrast: Contrast = Contrast.SOFT
    captions: Captions = Captions.OFF

    def __post_init__(self) -> None:
        """Raises ValueError where a table is opened that nothing is wished of."""
        if not self.until and (self.opens or self.cut or self.film is not None):
            raise ValueError("it opens a table, but says not until when")

    def sit_down(self, until: Until, unseen: HeadlessScreen) -> None:
        """Open the table then."""
        room = self.at.room(until)
        if self.film is not None:
            room.preferences.called = room.setup.seats[0].name  # who has played is not asked who
            open_scene(unseen, ReplayScene(room))
            for _step in range(self.film):
                unseen.click("walk-step:more")
        elif self.cut:
            cut(unseen, room, self.cut)
        elif self.opens:
            lay_out(unseen, room, self.opens, self.times)
        else:
            open_scene(unseen, TableScene(room))


@dataclass(frozen=True)
class Entry:
    """A moment of a list, and what brings it about."""

    name: str
    row: Row
    show: Show


@dataclass
class Album:
    """What some lists hold together."""

    entries: list[Entry] = field(default_factory=list)
    golden: list[str] = field(default_factory=list)
    shops: dict[str, str] = field(default_factory=dict)


def read(files: Iterable[Path]) -> Album:
    """All moments of these lists. Raises AlbumError."""
    album, known = Album(), dict[str, Show]()
    for file in files:
        _add(album, file, known)
    names = {entry.name for entry in album.entries}
    wanted = {(name, "it is golden") for name in album.golden}
    wanted |= {(name, f"shops show it as {shop}") for shop, name in album.shops.items()}
    if missing := sorted((name, why) for name, why in wanted if name not in names):
        raise AlbumError("; ".join(f"{name} is in no list, but {why}" for name, why in missing))
    if left := (FUNCTIONS.keys() | FAMILIES.keys()) - known.keys():
        raise AlbumError(f"no list has a place for {', '.join(sorted(left))}")
    return album


def _add(album: Album, file: Path, known: dict[str, Show]) -> None:
    try:
        told = tomllib.loads(file.read_text(encoding="utf-8"))
    except tomllib.TOMLDecodeError as trouble:
        raise AlbumError(f"{file.name}: {trouble}") from trouble
    usual = told.pop("table", {})
    album.golden += told.pop("golden", [])
    album.shops |= told.pop("shops", {})
    for name, words in told.items():
        where = f"{file.name}: {name}"
        if name in known:
            raise AlbumError(f"{where}: there are two of this name")
        try:
            row = from_plain({**words, "at": {**usual, **words.get("at", {})}}, Row)
            album.entries += _entries(name, row, where, known)
        except (ValueError, TypeError, AttributeError) as trouble:
            raise AlbumError(f"{where}: {trouble}") from trouble


def _entries(name: str, row: Row, where: str, known: dict[str, Show]) -> Iterator[Entry]:
    """A moment, or a whole family."""
    if name in FAMILIES:
        words, show = FAMILIES[name]
        known[name] = lambda _unseen: None
        for word in words():
            yield Entry(name.replace("*", word), row, partial(_with, show, word))
        return
    if row.after or row.until or row.steps:
        known[name] = _script(row, where, known)
    elif name in FUNCTIONS:
        known[name] = FUNCTIONS[name]
    else:
        raise ValueError("it begins nowhere, and no function is called so")
    yield Entry(name, row, known[name])


def _with(show: Callable[[HeadlessScreen, str], None], word: str, unseen: HeadlessScreen) -> None:
    show(unseen, word)


def _script(row: Row, where: str, known: dict[str, Show]) -> Show:
    """Whatever is said of a moment, one after the other."""
    parts: list[tuple[str, Show]] = []
    if row.after:
        if row.after not in known:
            raise ValueError(f"nothing before it is called “{row.after}”")
        parts.append((row.after, known[row.after]))
    if row.until:
        until = wishes.until([row.until] if isinstance(row.until, str) else row.until)
        parts.append((f"until {row.until}", partial(row.sit_down, until)))
    parts += [(sentence, step_of(sentence)) for sentence in row.steps]

    def show(unseen: HeadlessScreen) -> None:
        for words, part in parts:
            try:
                part(unseen)
            except AT_RUN as trouble:
                raise AlbumError(f"{where}: “{words}”: {trouble}") from trouble

    return show
