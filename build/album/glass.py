"""Moments round the display cases, each from a fixed seed."""

from __future__ import annotations

from collections.abc import Callable
from datetime import timedelta
from functools import cache
from pathlib import Path
from typing import Final

from build.album import past
from build.album.setting import SEATS, lay_out, open_scene, played, wait
from game.history.glass import count_game
from game.history.store import Stamp, Store
from game.library.save import parse_save
from game.match import AnyMatch, SeatSetup, TableSetup
from game.rules.glass.api import (
    CELL_NAMES,
    CORNERS,
    CardLaid,
    CardMoved,
    Lay,
    Phase,
    SpiderSeen,
    View,
    cells_in,
    gains,
    why_not,
)
from game.table import Seat
from scenes.backend.headless import Unseen
from scenes.glass.box import BOX
from scenes.glass.history import history_words
from scenes.glass.layers.place import PlaceLayer
from scenes.glass.layers.turn import TurnLayer
from scenes.glass.rules.pages import PAGES, how_to_play
from scenes.glass.scoring.scene import LEAD_IN, CaseScoringScene
from scenes.glass.show.choreography import ALIGHT, PLACE
from scenes.glass.staging import STAGING
from scenes.kit.abilities import Carried
from scenes.kit.preferences import Preferences
from scenes.shell.end.podium import EndScene
from scenes.shell.history.scene import HistoryScene
from scenes.shell.table_form.scene import TableSetupScene
from scenes.table.replay.scene import ReplayScene
from scenes.table.scene import TableScene
from scenes.table.session import AnySession

LONG_NAMES: Final = ("Wilhelmina W", "Maximilian M")
Until = Callable[[AnyMatch], bool]
SEED: Final = 11


def table(people: int = 1, seed: int = SEED, names: tuple[str, ...] = ()) -> TableSetup:
    """Two seats, with people first and sharp bots after them."""
    chosen = tuple(
        SeatSetup(names[seat] if names else name, colour, None if seat < people else "sensible")
        for seat, (name, colour) in enumerate(SEATS[:2])
    )
    return TableSetup(chosen, {}, 0, seed=seed, game=BOX.game.id)


def at(setup: TableSetup, until: Until) -> AnySession:
    """The table when it first holds."""
    return played(setup, until, STAGING)


def found(until: Until, people: int = 1) -> AnySession:
    """The first seed's table at which it holds."""
    for seed in range(60):
        try:
            return at(table(people, seed), until)
        except LookupError:
            continue
    raise LookupError("no game of this kind has such a moment")


def mine(kind: Phase, *tests: Callable[[View], bool], seat: Seat = 0) -> Until:
    """Whether this seat is asked for this, and everything else holds in its view."""

    def holds(match: AnyMatch) -> bool:
        decision = match.decision
        if decision is None or decision.seat != seat or decision.kind is not kind:
            return False
        view = match.client(seat).view()
        return all(test(view) for test in tests)

    return holds


def turn(number: int) -> Callable[[View], bool]:
    """In this turn or later."""
    return lambda view: view.turn >= number


def told(kind: type) -> Until:
    """Whether the last action has made this happen."""

    def holds(match: AnyMatch) -> bool:
        if not match.turns:
            return False
        return any(isinstance(event, kind) for event in match.log[match.turns[-1].start :])

    return holds


def layer_of(unseen: Unseen) -> PlaceLayer:
    """The layer that asks for a place."""
    scene = unseen.screen.stack.scenes[-1]
    assert isinstance(scene, PlaceLayer)
    return scene


# the beginning


def first(unseen: Unseen) -> None:
    """A first card for each hand."""
    lay_out(unseen, at(table(), mine(Phase.FIRST)), TurnLayer)


def dealing(unseen: Unseen) -> None:
    """The stacks are turned over."""
    open_scene(unseen, TableScene(at(table(), lambda _: True)))
    wait(unseen, 0.4)


# a turn


def promising(view: View) -> bool:
    """A top card fits in many places, and brings much in one of them."""
    found = [gains(view.cases[0], top) for top in view.tops if top]
    return any(len(each) > 5 and max(each.values()) >= 6 for each in found)


def rich(view: View) -> bool:
    """A card of the hand brings much, and covers something."""
    found = [gains(view.cases[0], card) for card in view.hands[0]]
    return max((gain for each in found for gain in each.values()), default=0) >= 8


def choose(unseen: Unseen) -> None:
    """A top card in the focus: its places in both cases."""
    lay_out(unseen, found(mine(Phase.TURN, turn(11), promising)), TurnLayer)


def choose_without(unseen: Unseen) -> None:
    """The same where nobody is told points."""
    choose_alone = TableSetup(table().seats, {}, 0, seed=SEED, game=BOX.game.id, hints=False)
    lay_out(unseen, at(choose_alone, mine(Phase.TURN, turn(15))), TurnLayer)
    unseen.hover("stack:1")


def passing(unseen: Unseen) -> None:
    """Out for good?"""
    choose(unseen)
    unseen.press("p")


def taking(unseen: Unseen) -> None:
    """A card on its way into the hand."""
    choose(unseen)
    unseen.press("return")
    wait(unseen, 0.25)


# a place


def place(unseen: Unseen) -> None:
    """The best place: points before and after."""
    lay_out(unseen, found(mine(Phase.PLACE, turn(13), rich)), PlaceLayer)


def place_hand(unseen: Unseen) -> None:
    """The other card in the focus."""
    place(unseen)
    layer = layer_of(unseen)
    unseen.hover(f"hold:{layer.card}")


def dragging(unseen: Unseen) -> None:
    """A card on its way to the case, in the hand of the pointer."""
    place(unseen)
    layer = layer_of(unseen)
    case = unseen.control(f"at:{CELL_NAMES[16]}")
    layer.carried(Carried(f"hold:{layer.card}", case.x - 160, case.y + case.h + 120))


def refused(clause: str) -> Callable[[Unseen], None]:
    """A place that this clause refuses."""

    def spots(view: View) -> list[tuple[int, int]]:
        return [
            (card, cell)
            for card in view.hands[0]
            for cell in cells_in(CORNERS)
            if (no := why_not(view, Lay(card, cell))) is not None and no.clause == clause
        ]

    def show(unseen: Unseen) -> None:
        room = found(mine(Phase.PLACE, turn(13), lambda view: bool(spots(view))))
        lay_out(unseen, room, PlaceLayer)
        layer = layer_of(unseen)
        for card, cell in spots(layer.view):
            layer.card = card
            unseen.hover(f"at:{CELL_NAMES[cell]}")
            return

    return show


def laying(unseen: Unseen) -> None:
    """A card drops into the case."""
    place(unseen)
    unseen.press("return")
    wait(unseen, 0.4)


def counting(unseen: Unseen) -> None:
    """What it brings is framed."""
    place(unseen)
    unseen.press("return")
    wait(unseen, PLACE + ALIGHT + 0.4)


def running(unseen: Unseen) -> None:
    """Who is covered has run."""
    place(unseen)
    unseen.press("return")
    wait(unseen, 0.14)


def alighting(unseen: Unseen) -> None:
    """The new ones beat their wings once."""
    place(unseen)
    unseen.press("return")
    wait(unseen, PLACE + 0.12)


# a coin


def coin(unseen: Unseen) -> None:
    """Which card?"""
    choose(unseen)
    unseen.press("c")


def coin_target(unseen: Unseen) -> None:
    """Onto which stack?"""
    coin(unseen)
    unseen.press("return")


def after_coin(unseen: Unseen) -> None:
    """Draw, or end the turn."""
    room = found(mine(Phase.COIN))
    lay_out(unseen, room, TurnLayer)


def moving(unseen: Unseen) -> None:
    """The card slides over."""
    room = found(told(CardMoved))
    _cut(unseen, room, CardMoved, 0.4 + 0.3)


# the end


def near(unseen: Unseen) -> None:
    """The Spider may lie right under a card."""
    holds = mine(Phase.TURN, lambda view: not view.spider and min(view.heights) <= 4)
    lay_out(unseen, found(holds), TurnLayer)


def spider(unseen: Unseen) -> None:
    """It is seen."""
    _cut(unseen, found(told(SpiderSeen)), SpiderSeen, 0.5)


def last_turn(unseen: Unseen) -> None:
    """Nothing comes after it."""
    lay_out(unseen, found(mine(Phase.TURN, lambda view: view.last)), TurnLayer)


def _cut(unseen: Unseen, room: AnySession, wanted: type, seconds: float) -> None:
    scene = TableScene(room)
    open_scene(unseen, scene)
    log = room.match.log
    last = max(number for number, event in enumerate(log, 1) if isinstance(event, wanted))
    for _number in range(20000):
        if scene.telling.told >= last:
            break
        unseen.screen.stack.tick(1 / 30)
    wait(unseen, seconds)


def _over(unseen: Unseen, people: int = 1) -> None:
    room = at(table(people), lambda match: match.decision is None)
    lay_out(unseen, room, CaseScoringScene)


def scoring(unseen: Unseen) -> None:
    """Kind by kind."""
    _over(unseen)
    wait(unseen, LEAD_IN + 1.6)


def closing(unseen: Unseen) -> None:
    """The lids fall shut."""
    _over(unseen)
    wait(unseen, 0.3)


def scored(unseen: Unseen) -> None:
    """Everything."""
    _over(unseen)
    unseen.settle()


def podium(unseen: Unseen) -> None:
    """The end."""
    lay_out(unseen, at(table(), lambda match: match.decision is None), EndScene)
    unseen.settle()


# round it


def two_people(unseen: Unseen) -> None:
    """Two people: the large case is that of whoever has the turn."""
    room = at(table(2, names=LONG_NAMES), mine(Phase.TURN, turn(10), seat=1))
    lay_out(unseen, room, TurnLayer)


def bots_only(unseen: Unseen) -> None:
    """Nobody plays."""
    room = at(table(0), lambda match: told(CardLaid)(match) and match.view(None).turn >= 9)
    _cut(unseen, room, CardLaid, 0.7)


def both(unseen: Unseen) -> None:
    """Both cases, large."""
    choose(unseen)
    unseen.press("t")


def look_closer(unseen: Unseen) -> None:
    """A card, large."""
    choose(unseen)
    unseen.press("i")


def log(unseen: Unseen) -> None:
    """What has happened so far."""
    choose(unseen)
    unseen.press("l")


def replay(unseen: Unseen) -> None:
    """A finished game, seen again."""
    room = at(table(), lambda match: match.decision is None)
    open_scene(unseen, ReplayScene(room))
    for _number in range(9):
        unseen.click("walk-step:more")
    unseen.settle()


@cache
def _evenings() -> Store:
    """Some games between the two, and with a bot."""
    kept = Store(None)
    for number in range(4):
        setup = table(1 + number % 2, seed=number)
        match = at(setup, lambda match: match.decision is None).match
        when = past.FIRST_EVENING + timedelta(days=number)
        record = past.record_of(match, setup, str(number), when)
        kept.add(str(number), Stamp(0, 0), count_game(parse_save(record)))
    return kept


def history(tab: str) -> Callable[[Unseen], None]:
    """What the history tells of it."""

    def show(unseen: Unseen) -> None:
        told = past.Told(_evenings())
        scene = HistoryScene(told, BOX, history_words(), Path("finished"), past.not_here)
        open_scene(unseen, scene)
        unseen.settle()
        unseen.click(f"tab:{tab}")

    return show


def setup(unseen: Unseen) -> None:
    """A fresh form."""
    open_scene(unseen, TableSetupScene(Preferences(), BOX))


def rules(page: int) -> Callable[[Unseen], None]:
    """A page of the rules."""

    def show(unseen: Unseen) -> None:
        setup(unseen)
        open_scene(unseen, how_to_play(page))

    return show


MOMENTS: Final[tuple[tuple[str, Callable[[Unseen], None]], ...]] = (
    ("glass_setup", setup),
    ("glass_dealing", dealing),
    ("glass_first", first),
    ("glass_choose", choose),
    ("glass_choose_without", choose_without),
    ("glass_passing", passing),
    ("glass_taking", taking),
    ("glass_place", place),
    ("glass_place_hand", place_hand),
    ("glass_dragging", dragging),
    ("glass_refused_kind", refused("same-kind")),
    ("glass_refused_dung", refused("dung")),
    ("glass_refused_moth", refused("moth-whole")),
    ("glass_running", running),
    ("glass_laying", laying),
    ("glass_alighting", alighting),
    ("glass_counting", counting),
    ("glass_coin", coin),
    ("glass_coin_target", coin_target),
    ("glass_after_coin", after_coin),
    ("glass_moving", moving),
    ("glass_near", near),
    ("glass_spider", spider),
    ("glass_last_turn", last_turn),
    ("glass_scoring_lids", closing),
    ("glass_scoring", scoring),
    ("glass_scored", scored),
    ("glass_podium", podium),
    ("glass_two_people", two_people),
    ("glass_bots_only", bots_only),
    ("glass_both", both),
    ("glass_look_closer", look_closer),
    ("glass_log", log),
    ("glass_replay", replay),
    ("glass_history_points", history("points")),
    ("glass_history_cases", history("cases")),
    *((f"glass_rules_{number + 1}", rules(number)) for number in range(len(PAGES))),
)
LARGE: Final = (
    ("glass_large_choose", choose),
    ("glass_large_place", place),
    ("glass_large_refused", refused("dung")),
    ("glass_large_scored", scored),
)
