"""Bugs on Rugs: its picks, every power of the Wall, the score sheet, its rules."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import Final

from build.album.line import line
from build.album.setting import SEATS, lay_out, open_scene, wait
from game.match import AnyMatch, SeatSetup, TableSetup
from game.rules.rugs.api import (
    ANT,
    BEETLE,
    BUTTERFLY,
    FIREFLY,
    FLY,
    KINDS,
    LADYBUG,
    LARVA,
    MOSQUITO,
    SPIDER,
    Choose,
    Kind,
    Pair,
    Phase,
    PowerSetOff,
    View,
    card_name,
    gain,
    kind_of,
)
from scenes.app import first_scene
from scenes.backend.headless import Unseen
from scenes.kit.preferences import Preferences
from scenes.options import Options
from scenes.rugs.layers.bug import BugLayer
from scenes.rugs.layers.group import GroupLayer
from scenes.rugs.layers.keep import KeepLayer
from scenes.rugs.rules.pages import PAGES, how_to_play
from scenes.rugs.scoring.scene import ScoreSheetScene
from scenes.rugs.staging import STAGING
from scenes.shell.end.podium import EndScene
from scenes.shell.sheets.curtain import CurtainScene
from scenes.table.opening import OPENS
from scenes.table.scene import TableScene
from scenes.table.session import AnySession, Session

GAME: Final = "bugs-on-rugs"
TRIES: Final = 200
Wanted = Callable[[View], bool]


def table(seats: int = 4, people: int = 1, seed: int = 7) -> TableSetup:
    """A table with people in the first seats and sharp bots in the others."""
    chosen = tuple(
        SeatSetup(name, colour, None if seat < people else "sensible")
        for seat, (name, colour) in enumerate(SEATS[:seats])
    )
    return TableSetup(chosen, {}, 1, seed=seed, game=GAME)


def played(setup: TableSetup, until: Callable[[AnyMatch], bool]) -> AnySession | None:
    """The table when ``until`` first holds, or None; gentle bots have decided for everybody."""
    room = Session.furnish(STAGING, setup, Preferences(), OPENS)
    match: AnyMatch = room.match
    course = line(setup, "random")
    while not until(match):
        action = course.action(len(match.actions))
        if action is None:
            return None
        match.play(action)
    return room


def found(until: Callable[[AnyMatch], bool], seats: int = 4, people: int = 1) -> AnySession:
    """The first of many tables at which the moment comes."""
    for seed in range(7, 7 + TRIES):
        room = played(table(seats, people, seed), until)
        if room is not None:
            return room
    raise LookupError("the wanted moment never came")


def mine(phase: Phase, *wanted: Wanted) -> Callable[[AnyMatch], bool]:
    """Whether the first seat is asked this, and sees what is wanted."""

    def holds(match: AnyMatch) -> bool:
        decision = match.decision
        if decision is None or decision.seat or decision.kind is not phase:
            return False
        view = match.client(0).view()
        return all(each(view) for each in wanted)

    return holds


def holds_many(count: int) -> Wanted:
    """Whether so many bugs are in the hand."""
    return lambda view: len(view.hand or ()) >= count


def in_round(number: int) -> Wanted:
    """Whether it is at least this round."""
    return lambda view: view.round >= number


def of(kind: Kind) -> Wanted:
    """Whether a bug of this kind acts."""
    return lambda view: view.power == kind


def view_of(unseen: Unseen) -> View:
    """What the first seat sees."""
    scenes = reversed(unseen.screen.stack.scenes)
    tables = (scene for scene in scenes if isinstance(scene, TableScene))
    view: View = next(tables).session.view(0)
    return view


def best(view: View) -> str:
    """The bug of the rug that brings most now."""
    cards = (card_name(card) for card in sorted(view.floor, key=lambda c: -gain(view, c).points))
    return f"card:{next(cards)}"


def seating(unseen: Unseen) -> None:
    """Everybody sits down."""
    room = played(table(), lambda _: True)
    assert room is not None
    open_scene(unseen, TableScene(room))
    wait(unseen, 0.4)


def laying(unseen: Unseen) -> None:
    """Bugs slide onto the rug."""
    room = played(table(), lambda _: True)
    assert room is not None
    open_scene(unseen, TableScene(room))
    wait(unseen, 0.8 + 0.9 + 0.75 + 0.55)


def pick(unseen: Unseen, seats: int = 4, bugs: int = 1, at: int = 1) -> None:
    """A pick, nothing in the focus."""
    room = found(mine(Phase.PICK, holds_many(bugs), in_round(at)), seats)
    lay_out(unseen, room, BugLayer)


def pick_focus(unseen: Unseen, seats: int = 4) -> None:
    """What a bug would bring."""
    room = found(mine(Phase.PICK, holds_many(9), lambda view: view.picked >= 2), seats)
    lay_out(unseen, room, BugLayer)
    unseen.hover(best(view_of(unseen)))


def pick_last(unseen: Unseen) -> None:
    """Two bugs are left: one is mine, the other flies to the Wall."""
    room = found(mine(Phase.PICK, holds_many(5), lambda view: len(view.floor) == 2))
    lay_out(unseen, room, BugLayer)
    unseen.hover(best(view_of(unseen)))


def pick_refused(unseen: Unseen) -> None:
    """A bug of the Wall cannot be picked."""
    pick_focus(unseen)
    unseen.hover(f"card:{card_name(view_of(unseen).wall[1])}")


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
        since = match.log[match.turns[-1].start :] if match.turns else ()
        return any(isinstance(each, PowerSetOff) and kind_of(each.card) == kind for each in since)

    room = found(acted)
    last = room.match.actions[-1]
    room.match = room.match.rewound(len(room.match.actions) - 1, agreed=False)
    scene = TableScene(room)
    scene.telling.go_back()
    room.play(last)
    open_scene(unseen, scene)
    wait(unseen, seconds)


def hatch(unseen: Unseen) -> None:
    """Larvae may hatch before a pick."""

    def three(view: View) -> bool:
        return sum(kind_of(card) == LARVA for card in view.hand or ()) > 2

    lay_out(unseen, found(mine(Phase.PICK, three)), BugLayer)
    unseen.click("hatch")
    unseen.hover(next(name for name in unseen.names if name.startswith("card:L")))


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

    lay_out(unseen, found(until, people=2), CurtainScene)


def _over(match: AnyMatch) -> bool:
    return match.decision is None


def scoring(unseen: Unseen, seats: int = 4, seconds: float = 7.2) -> None:
    """The sheet half-way."""
    lay_out(unseen, found(_over, seats), ScoreSheetScene)
    wait(unseen, seconds)


def scored(unseen: Unseen, seats: int = 4) -> None:
    """The whole sheet."""
    lay_out(unseen, found(_over, seats), ScoreSheetScene)
    unseen.settle()


def podium(unseen: Unseen) -> None:
    """The end of a whole game."""
    lay_out(unseen, found(_over), EndScene)
    unseen.settle()


def log(unseen: Unseen) -> None:
    """What has happened."""
    pick(unseen, bugs=6, at=3)
    unseen.press("l")


def closer(unseen: Unseen) -> None:
    """One bug, large."""
    pick_focus(unseen)
    unseen.press("i")


def round_before(unseen: Unseen, seats: int = 4, kind: Kind = MOSQUITO) -> None:
    """The round before, in which a bug of this kind acted."""

    def acted(match: AnyMatch) -> bool:
        acting = [each for each in match.log if isinstance(each, PowerSetOff)]
        return mine(Phase.PICK)(match) and bool(acting) and kind_of(acting[-1].card) == kind

    lay_out(unseen, found(acted, seats), BugLayer)
    unseen.press("t")


def bots_only(unseen: Unseen) -> None:
    """A table that is watched."""
    room = played(table(people=0), lambda match: len(match.actions) > 20)
    assert room is not None
    scene = TableScene(room, resumed=True)
    open_scene(unseen, scene)
    wait(unseen, 0.3)


def rules(unseen: Unseen, page: int) -> None:
    """A page of the rules over the title."""
    open_scene(unseen, first_scene(Options()))
    wait(unseen, 1.0)
    open_scene(unseen, how_to_play(page))


def shelf(unseen: Unseen) -> None:
    """Which game?"""
    open_scene(unseen, first_scene(Options()))
    unseen.click("new")


MOMENTS: Final[tuple[tuple[str, Callable[[Unseen], None]], ...]] = (
    ("rugs_seating", seating),
    ("rugs_laying", laying),
    ("rugs_first_pick", pick),
    ("rugs_pick", pick_focus),
    ("rugs_last_pick", pick_last),
    ("rugs_refused", pick_refused),
    ("rugs_two", partial(pick_focus, seats=2)),
    ("rugs_three", partial(pick_focus, seats=3)),
    ("rugs_five", partial(pick_focus, seats=5)),
    ("rugs_firefly", partial(asked, phase=Phase.DROP, kind=FIREFLY)),
    ("rugs_firefly_two", partial(asked, phase=Phase.DROP, kind=FIREFLY, seats=2)),
    ("rugs_spider", partial(asked, phase=Phase.PLACE, kind=SPIDER)),
    ("rugs_mosquito", partial(asked, phase=Phase.SWAP, kind=MOSQUITO)),
    ("rugs_mosquito_wall", partial(asked, phase=Phase.SWAP_FOR, kind=MOSQUITO)),
    ("rugs_butterfly", partial(asked, phase=Phase.SHOW, kind=BUTTERFLY)),
    ("rugs_passing", passing),
    ("rugs_fly_five", partial(asked, phase=Phase.PASS, kind=FLY, seats=5)),
    ("rugs_ant", partial(power, kind=ANT)),
    ("rugs_ladybug", partial(power, kind=LADYBUG, seconds=2.6)),
    ("rugs_hatch", hatch),
    ("rugs_keep", keep),
    ("rugs_group", group),
    ("rugs_curtain", curtain),
    ("rugs_scoring", scoring),
    ("rugs_scored", scored),
    ("rugs_scored_five", partial(scored, seats=5)),
    ("rugs_podium", podium),
    ("rugs_log", log),
    ("rugs_closer", closer),
    ("rugs_bots_only", bots_only),
    ("rugs_round_before", round_before),
    ("rugs_round_before_five", partial(round_before, seats=5, kind=FIREFLY)),
    *((f"rugs_rules_{n + 1}", partial(rules, page=n)) for n in range(len(PAGES))),
)
