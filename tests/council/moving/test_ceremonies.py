"""The ceremonies of the council: short, ended by any input, still where nothing may move."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import replace
from functools import cache
from typing import Any

import pytest

from scenes.council.show import schedules
from scenes.council.show.cue_highlights import CouncilCue, CueHighlights
from scenes.council.show.letters import Reveal
from scenes.council.ui import UI
from scenes.kit.display import Card, Glow, Item, Picture, Shape, Text, Veil
from scenes.kit.preferences import Preferences, Speed
from scenes.kit.schedule import LONGEST, Schedule
from scenes.kit.stack import SceneStack
from scenes.table.motion.cue_player import CuePlayer
from scenes.table.scene import TableScene
from tests.council.games import TABLES, room, table, told
from tests.support.table import PEOPLE
from tests.support.window import frame, press, stack

KINDS = {"age", "reveal", "verdict", "broken", "strongest"}
STEP = 0.05
COURSES = {
    "seal": schedules.SEAL,
    "age": schedules.AGE,
    "strongest": schedules.STRONGEST,
    "broken": schedules.BROKEN,
    "arrival": schedules.ARRIVAL,
    "chapter": schedules.CHAPTER,
    "end of a chapter": schedules.CHAPTER_OVER,
    **{f"reveal of {count}": schedules.reveal(count) for count in range(1, 6)},
    "brisk verdict": schedules.BRISK,
    **{f"verdict with {n}": schedules.verdict(n, schedules.SOLEMN) for n in range(19)},
}


@cache
def cues(seats: int = 4, kind: str = "published") -> tuple[CouncilCue, ...]:
    """All cues of a random game, as the first seat is told it."""
    names = room(seats, kind, actions=0).seats
    return tuple(
        cue
        for event, before, after in told(seats, kind, seed=3)
        for cue in UI.cues(event, before, after, names)
    )


def solemn(seats: int = 4, kind: str = "published") -> Iterator[CouncilCue]:
    """One cue of each kind of ceremony, and of the reveal both."""
    seen = set[tuple[str, bool]]()
    for cue in cues(seats, kind):
        if cue.ceremony is not None:
            what = cue.ceremony.kind, bool(getattr(cue.ceremony, "since", 0.0))
            if what not in seen:
                seen.add(what)
                yield cue


def pictures(cue: CouncilCue, *, calm: bool, seats: int = 4) -> Iterator[Sequence[Item]]:
    """A ceremony from its beginning to its end."""
    session, window = room(seats, "thief" if seats == 1 else "published"), frame()
    assert cue.ceremony is not None
    positions = session.ui.positions(window, cue.after, session.top)
    for number in range(int(cue.seconds / STEP) + 1):
        yield cue.ceremony.items(window, positions, number * STEP, calm=calm)


# how long they last


@pytest.mark.parametrize("schedule", COURSES.values(), ids=COURSES.keys())
def test_no_ceremony_lasts_longer_than_three_seconds(schedule: Schedule) -> None:
    assert 0 < schedule.length <= LONGEST == 3.0


@pytest.mark.parametrize(("seats", "kind"), [(4, "published"), (2, "published"), (1, "thief")])
def test_the_whole_of_a_ceremony_is_seen_in_the_cues_of_its_event(seats: int, kind: str) -> None:
    """Those of a reveal follow each other without a gap; all others have one of their own."""
    lengths: dict[int, float] = {}
    for cue in cues(seats, kind):
        player: Any = cue.ceremony
        if player is None:
            continue
        assert cue.seconds <= LONGEST
        if player.kind == "reveal":
            assert player.since == pytest.approx(lengths.get(hash(player.choices), 0.0))
            end = player.since + cue.seconds
            lengths[hash(player.choices)] = 0.0 if end > player.schedule.length - 1e-6 else end
            continue
        assert cue.seconds == pytest.approx(player.schedule.length)


def test_every_ceremony_has_its_place_in_a_game() -> None:
    assert {cue.ceremony.kind for cue in cues() if cue.ceremony is not None} == KINDS


@pytest.mark.parametrize(("seats", "kind", "who"), [
    (2, "published", "The Emissary"), (1, "thief", "The Thief"), (4, "published", None),
])  # fmt: skip
def test_who_has_a_name_comes_once_before_the_first_age(
    seats: int, kind: str, who: str | None
) -> None:
    """The snail where two play, the Termitenator to whoever plays alone; else nobody."""
    kinds = [cue.ceremony.kind for cue in cues(seats, kind) if cue.ceremony is not None]
    assert kinds.count("arrival") == (who is not None)
    if who is not None:
        assert kinds[0] == "arrival"
        comes = next(solemn(seats, kind))
        said = {item.text for items in pictures(comes, calm=False, seats=seats)
                for item in items if isinstance(item, Text)}  # fmt: skip
        assert who in said


# reduced motion


def known(item: Item) -> tuple[object, ...]:
    """What a thing is, whatever its place and however much is seen of it."""
    match item:
        case Picture():
            return ("picture", item.name, item.w)
        case Text():
            return ("text", item.text, item.size, item.colour)
        case Card():
            return ("card", item.code)
        case Shape():
            return ("shape", item.elements)
        case Glow():
            return ("glow", item.colour, item.radius)
        case _:
            return (type(item).__name__,)


def still(item: Item) -> Item:
    assert isinstance(item, Picture | Text | Card | Shape | Glow | Veil)
    return item._replace(alpha=1.0)


@pytest.mark.parametrize("seats", [1, 2, 4, 5])
def test_with_reduced_motion_nothing_changes_its_place(seats: int) -> None:
    kind = "thief" if seats == 1 else "published"
    for cue in solemn(seats, kind):
        places: dict[tuple[object, ...], set[Item]] = {}
        most: dict[tuple[object, ...], int] = {}
        for items in pictures(cue, calm=True, seats=seats):
            now: dict[tuple[object, ...], int] = {}
            for item in items:
                places.setdefault(known(item), set()).add(still(item))
                now[known(item)] = now.get(known(item), 0) + 1
            most = {what: max(most.get(what, 0), now.get(what, 0)) for what in {*most, *now}}
        assert all(len(places[what]) <= most[what] for what in places)


def test_without_reduced_motion_letters_and_cards_do_move() -> None:
    for cue in solemn():
        assert cue.ceremony is not None
        places = {
            (item.x, item.y)
            for items in pictures(cue, calm=False)
            for item in items
            if isinstance(item, Picture)
        }
        assert len(places) > 3


@pytest.mark.parametrize("calm", [False, True])
@pytest.mark.parametrize(("seats", "kind"), [(4, "published"), (2, "published"), (1, "thief")])
def test_a_ceremony_comes_out_of_nothing_and_leaves_nothing(
    seats: int, kind: str, *, calm: bool
) -> None:
    """What lies over the table is unseen at first and at the end: it neither pops in nor out."""
    for cue in solemn(seats, kind):
        player: Any = cue.ceremony
        if player.kind == "verdict":
            continue  # it begins where the card has risen, and its crown stays
        first, *_, last = pictures(cue, calm=calm, seats=seats)
        if not getattr(player, "since", 0.0):
            unseen = (item for item in first if not isinstance(item, Card))
            assert all(item.alpha <= 0.01 for item in unseen)  # type: ignore[union-attr]  # all have
        end = (
            (getattr(player, "since", 0.0) + cue.seconds)
            if player.kind == "reveal"
            else cue.seconds
        )
        if end == pytest.approx(player.schedule.length):
            assert all(item.alpha <= 0.15 for item in last)  # type: ignore[union-attr]  # all have


# at a table


def opened(speed: Speed = Speed.NORMAL, *, calm: bool = False) -> tuple[SceneStack, TableScene]:
    from scenes.council.ui import UI
    from scenes.table.routes import open_table

    seats = tuple(replace(who, bot="random") for who in PEOPLE[:4])
    setup = replace(table(), seats=seats)
    scene = open_table(UI, setup, Preferences(speed=speed, reduced_motion=calm))
    assert isinstance(scene, TableScene)
    return stack(scene), scene


def until(opened: SceneStack, scene: TableScene, kind: str) -> None:
    """Let time pass until such a ceremony plays."""
    for _ in range(4000):
        opened.tick(STEP)
        cue = scene.narrator.player.cue
        if cue is not None and cue.ceremony is not None and cue.ceremony.kind == kind:
            return
    raise AssertionError(f"no {kind}")


@pytest.mark.parametrize("kind", sorted(KINDS))
def test_any_input_ends_a_ceremony(kind: str) -> None:
    stack_, scene = opened()
    until(stack_, scene, kind)
    cue = scene.narrator.player.cue
    assert cue is not None
    player = cue.ceremony
    press(stack_, "x")
    now = scene.narrator.player.cue
    assert now is None or now.ceremony is None or now.ceremony != player


def test_where_nothing_is_animated_no_ceremony_is_shown() -> None:
    stack_, scene = opened(Speed.OFF)
    for _ in range(600):
        stack_.tick(STEP)
        cue = scene.narrator.player.cue
        assert cue is None or cue.ceremony is None
        if stack_.scenes[-1] is not scene:
            return


def test_two_ceremonies_never_play_at_once_and_no_chime_is_heard_twice() -> None:
    """A show plays one cue at a time, each chime of it once, however small the steps are."""
    session = room()
    player: CuePlayer[Any] = CuePlayer(session.ui)
    for cue in solemn():
        player.add([cue])
        heard = list[object]()
        while player:
            heard += player.sounds()
            player.advance(STEP / 3)
        wanted = len(cue.chimes) + (cue.sound is not None) + (cue.voice is not None)
        assert len(heard) == wanted


def test_the_letters_tell_nothing_before_their_seals_break() -> None:
    """What is drawn of a letter that is still sealed is the same whatever it holds."""
    cue = next(cue for cue in solemn() if isinstance(cue.ceremony, Reveal))
    assert isinstance(cue.ceremony, Reveal)
    lies = tuple(not no for no in cue.ceremony.choices)
    other = replace(cue, ceremony=replace(cue.ceremony, choices=lies))
    shut = schedules.FIRST_SEAL
    for number, (one, two) in enumerate(
        zip(pictures(cue, calm=False), pictures(other, calm=False), strict=True)
    ):
        if number * STEP < shut:
            assert seen(one) == seen(two)


def test_nobody_talks_while_the_letters_lie_open() -> None:
    """A bubble would lie under the letters; it comes when the lights are up again."""
    told = [cue for cue in cues() if isinstance(cue.ceremony, Reveal) and cue.ceremony.since]
    assert told
    for cue in told:
        assert isinstance(cue.cue_highlights, CueHighlights)
        assert cue.cue_highlights.hushed


@pytest.mark.parametrize(("seats", "kind"), [(4, "published"), (2, "published"), (1, "thief")])
def test_the_ribbon_never_goes_back_to_what_it_said_before(seats: int, kind: str) -> None:
    """As it did when cards were gathered after another suit had become the strongest."""
    said: list[object] = []
    for cue in cues(seats, kind):
        if cue.line is not None and (not said or said[-1] != cue.line.words):
            said.append(cue.line.words)
    assert len(said) > 30
    assert not [now for old, _, now in zip(said, said[1:], said[2:], strict=False) if old == now]


def seen(items: Sequence[Item]) -> list[Item]:
    return [item for item in items if getattr(item, "alpha", 1.0) > 0]


def test_all_tables_have_their_ceremonies() -> None:
    """At every table an Age has its card, and its declarations are opened."""
    for seats, kind in TABLES[::3]:
        kinds = [cue.ceremony.kind for cue in cues(seats, kind) if cue.ceremony is not None]
        assert kinds.count("age") == 3
        assert kinds.count("reveal") == 2 * 3


@pytest.mark.parametrize("letters", [1.0, 2.0])
@pytest.mark.parametrize("no", [False, True])
@pytest.mark.parametrize("seats", range(1, 6))
def test_no_letter_and_no_moonlight_lies_over_large_words(
    seats: int, letters: float, *, no: bool
) -> None:
    session = room(seats, "thief" if seats == 1 else "published")
    window = replace(frame(), letters=letters)
    view = session.view(0, 0)
    positions = session.ui.positions(window, view, session.top)
    people = tuple(replace(who, name="Maximiliane") for who in PEOPLE[:seats])
    reveal = Reveal(people, (no,) * seats, tuple(range(seats)))
    for moment in range(0, 300, 5):
        items = reveal.items(window, positions, moment / 100, calm=False)
        words = [item for item in items if isinstance(item, Text) and item.outline and item.alpha]
        shown = [item for item in items if isinstance(item, Picture) and item.alpha > 0.05]
        settled = [item for item in shown if reveal.schedule.share("slide", moment / 100) == 1]
        for text in words:
            wide = window.measure(text.text, text.size, text.font)
            for item in settled:
                apart = abs(item.x + item.w / 2 - text.x) - (item.w + wide) / 2
                above = abs(item.y + item.h / 2 - text.y) - (item.h + text.size * 0.8) / 2
                assert max(apart, above) > 0, (item, text)
