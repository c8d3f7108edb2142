"""Saves of every format that was ever released: whatever changes, these go on.

A golden save is never changed. Whoever changes what is written adds new ones: play a table, copy
the newest file of its folder to ``tests/golden/saves`` under the name of its format, add a line.
"""

import hashlib
import shutil
from collections.abc import Callable
from operator import attrgetter
from pathlib import Path
from random import Random
from types import SimpleNamespace
from typing import Any, NamedTuple

import pytest

from game.campaign.council import Archive
from game.campaign.council.value import FORMAT as CAMPAIGN_FORMAT
from game.catalogue import FIRST, SHELF, part_of
from game.library import Library, OpenTable
from game.library.save import MatchSnapshot, parse_save, read_save, write_page
from game.library.save_rotation import restore_match
from game.record_schema import FORMAT as RECORD_FORMAT
from game.records import parse_record, write_record
from game.rules.council.api import EDITIONS, Personality, Tie, write_action
from scenes.kit.display import Picture
from scenes.kit.preferences import Preferences
from scenes.table.faces.people import delegate_of
from scenes.table.highlights import Highlights
from scenes.table.routes import ROUTES
from scenes.table.session import AnySession, TableSession
from tests.support.library import autosaver_of, library
from tests.support.window import frame

GOLDEN = Path(__file__).parents[1] / "golden" / "saves"
CAMPAIGN = GOLDEN / "campaign-1-second-game"
STAKED = GOLDEN / "campaign-2-staked"


class Pin(NamedTuple):
    """A golden save: the sum of its bytes, and the points at the end if it is gone on with."""

    sum: str
    scores: tuple[int, ...]


PINS = {
    "backyardia-1-four-seats": Pin("cd8c2452f065e66d", (25, 8, 10, 12)),
    "backyardia-1-prototype": Pin("f38ba4110cf24bae", (14, 14, 10)),
    "backyardia-1-two-seats": Pin("3f0a341354dff8c7", (14, 9, 15)),
    "backyardia-1-two-seats-prototype": Pin("0b87203492315273", (10, 13, 15)),
    "backyardia-1-solo-pacifist": Pin("3bd1a128f8f0f68c", (12, 25)),
    "backyardia-1-solo-pacifist-2": Pin("06212a8644d5c698", (20, 35)),
    "backyardia-1-solo-card-shark": Pin("7617d18a4f5353c7", (12, 42)),
    "backyardia-1-solo-thief": Pin("ac0907f6b97802d7", (24, 30)),
    "backyardia-1-solo-trickster": Pin("d14d1f6d8486f3d3", (19, 32)),
    "backyardia-1-rugs": Pin("419e7687b410b782", (58, 47, 46)),
    "backyardia-1-bugami": Pin("c18534104e3b6d09", (177, 329, 163, 180, 202)),
    "backyardia-1-glass": Pin("65e08f6e5d0a97f6", (27, 22)),
    "campaign-1-second-game": Pin("1176c43de9392925", (36, 113)),
    "campaign-2-staked": Pin("61f3e14637cfef25", (44, 161)),
}
SAVES = [name for name in PINS if name.startswith("backyardia-")]


def sum_of(name: str) -> str:
    file = GOLDEN / f"{name}.json"
    files = [file] if file.is_file() else sorted((GOLDEN / name).rglob("*.json"))
    return hashlib.sha256(b"".join(each.read_bytes() for each in files)).hexdigest()[:16]


def opened(folder: Path, name: str) -> OpenTable:
    """A golden save as a table of this folder's library, gone on with."""
    return library_with(folder, name).open("old")


def library_with(folder: Path, name: str) -> Library:
    table = folder / "tables" / "old"
    table.mkdir(parents=True)
    shutil.copy(GOLDEN / f"{name}.json", table / "save-3.json")
    return library(folder)


def finish(sitting: OpenTable, chance: Random) -> tuple[int, ...]:
    """Play to the end as a bot does that only knows names of actions; the points."""
    match, autosaver = sitting.match, autosaver_of(sitting)
    write = SHELF[sitting.setup.game].rules.write
    while match.decision is not None:
        match.play(chance.choice(sorted(match.legal, key=write)))
        autosaver.keep(match)
        assert autosaver.wait()
    return tuple(match.view(None).scores)


def seated(folder: Path, name: str) -> AnySession:
    """The table of a golden save, as somebody finds it who goes on with it."""
    shelf = library_with(folder, name)
    sitting = shelf.open("old")
    ui = part_of(SHELF[sitting.setup.game], "scenes.*.ui.UI")
    room: AnySession = TableSession.restore(ui, sitting, Preferences(), ROUTES)
    shelf.close()
    return room


# what is kept


def test_every_golden_save_is_looked_after() -> None:
    assert {each.stem for each in GOLDEN.iterdir()} == PINS.keys()


@pytest.mark.parametrize("name", PINS)
def test_a_golden_save_is_never_changed(name: str) -> None:
    assert sum_of(name) == PINS[name].sum, "add a new golden save instead of changing an old one"


def test_every_format_up_to_the_present_one_has_its_golden_saves() -> None:
    kind, _, newest = RECORD_FORMAT.partition("/")
    wanted = {f"{kind}-{number}-" for number in range(1, int(newest) + 1)}
    wanted |= {f"campaign-{number}-" for number in range(1, CAMPAIGN_FORMAT + 1)}
    assert {name[: len(start)] for start in wanted for name in PINS if name.startswith(start)} == (
        wanted
    )


def test_every_kind_of_table_has_its_golden_save() -> None:
    setups = [read_save(GOLDEN / f"{name}.json").setup for name in SAVES]
    assert {len(setup.seats) for setup in setups} >= {1, 2, 3, 4}
    assert {setup.options.get("personality") for setup in setups} == {None, *Personality}
    councils = [setup for setup in setups if setup.game == FIRST and len(setup.seats) == 2]
    assert {setup.options["edition"] for setup in councils} == set(EDITIONS)


@pytest.mark.parametrize("name", SAVES)
def test_a_golden_save_is_written_byte_for_byte_as_it_was(name: str) -> None:
    data = (GOLDEN / f"{name}.json").read_bytes()
    assert write_record(parse_record(data)).encode() == data
    if b'"takebacks"' not in data:
        return  # its table was written before there was that wish
    save = parse_save(data)
    match = restore_match(save.record, save.setup, save.notes)
    assert write_page(MatchSnapshot.of(match, save.label, save.setup)) == data


@pytest.mark.parametrize("name", SAVES)
def test_a_golden_save_opens_and_ends_as_it_always_has(tmp_path: Path, name: str) -> None:
    sitting = opened(tmp_path, name)
    assert sitting.news == ()
    assert finish(sitting, Random(2)) == PINS[name].scores
    assert (tmp_path / "finished" / "old.json").exists()
    assert not (tmp_path / "set-aside").exists()


@pytest.mark.parametrize("name", SAVES)
def test_whoever_sits_in_a_golden_save_has_a_face(tmp_path: Path, name: str) -> None:
    """Also in one from before there were delegates: the colour of the seat says who it is."""
    room = seated(tmp_path, name)
    items = room.ui.draw(frame(), room.view(0), room.top, Highlights())
    pictures = [item.name for item in items if isinstance(item, Picture)]
    for seat in room.setup.seats:
        assert any(f"delegates/{delegate_of(seat.colour)}_" in each for each in pictures)


# the moments they hold


MOMENTS: dict[str, dict[str, object]] = {
    "four-seats": {
        "names": "Ada Bruno Chloé Dov", "colours": "orange sky leaf pink", "room.people": {0, 2},
        "edition": "published", "room.setup.lead": 2, "room.setup.hints": True,
        "room.setup.seed": 4711, "view.age": 2, "view.trick_number": 4, "view.phase": "play",
        "actions": 77, "last": "F",
    },
    "prototype": {
        "names": "Ada Bruno Chloé", "edition": "prototype", "room.setup.lead": None,
        "room.setup.hints": False, "view.age": 1, "view.trick_number": 8, "view.phase": "play",
        "actions": 31,
    },
    "two-seats": {
        "names": "Ada Bruno Emissary", "view.age": 2, "view.trick_number": 5,
        "view.phase": "play", "view.decision.hand_of": 2, "view.scores": (2, 5, 5),
    },
    "two-seats-prototype": {
        "edition": "prototype", "view.age": 1, "view.trick_number": 6,
        "view.phase": "visit",
    },
    "solo-pacifist": {
        "view.age": 2, "view.trick_number": 6, "view.phase": "play",
        "alone.personality": "pacifist", "alone.trigger_row": 3, "lying": 5,
    },
    "solo-pacifist-2": {
        "view.age": 2, "view.trick_number": 10, "view.phase": "tiebreak",
        "alone.personality": "pacifist-2", "alone.trigger_row": 3, "lying": 2,
        "alone.tie": Tie.PLAY, "tied": 2,
    },
    "solo-card-shark": {
        "view.age": 3, "view.trick_number": 4, "view.phase": "play",
        "alone.personality": "card-shark", "alone.trigger_row": None, "lying": 7,
        "alone.taken": 10,
    },
    "solo-thief": {
        "view.age": 2, "view.trick_number": 1, "view.phase": "discard",
        "alone.personality": "thief", "alone.trigger_row": 4, "lying": 11,
    },
    "solo-trickster": {
        "view.age": 2, "view.trick_number": 6, "view.phase": "visit",
        "alone.personality": "trickster", "alone.trigger_row": 3, "lying": 5,
    },
    "bugami": {
        "room.people": {0, 1}, "view.jokers": 2, "view.shotgun": True, "view.target": 250,
        "view.deal": 7, "view.trick_number": 6, "on the table": 2,
        "view.scores": (165, 216, 144, 67, 176), "partners": True, "view.decision.seat": 0,
    },
    "glass": {
        "room.people": {0}, "view.lead": 1, "view.turn": 20, "view.phase": "place",
        "view.scores": (32, 34), "view.coins": (3, 2), "view.heights": (4, 11, 5),
        "held": 2, "view.decision.seat": 0,
    },
}  # fmt: skip
"""What is seen at the first seat when a golden save is opened."""
COUNTED: dict[str, Callable[[AnySession, Any], object]] = {
    "names": lambda room, _: " ".join(seat.name for seat in room.seats),
    "colours": lambda room, _: " ".join(seat.colour for seat in room.seats),
    "edition": lambda room, _: room.setup.options["edition"],
    "actions": lambda room, _: len(room.match.actions),
    "last": lambda room, _: write_action(room.match.actions[-1]),
    "lying": lambda _, view: sum(view.termitenator.lies),
    "tied": lambda _, view: len(view.termitenator.tied),
    "on the table": lambda _, view: len(view.table),
    "partners": lambda _, view: any(len(side) > 1 for side in view.sides),
    "held": lambda _, view: len(view.hands[0]),
}


@pytest.mark.parametrize("name", MOMENTS)
def test_the_table_of_a_golden_save_is_as_it_was_left(tmp_path: Path, name: str) -> None:
    room = seated(tmp_path, f"backyardia-1-{name}")
    view = room.view(0)
    seen = SimpleNamespace(room=room, view=view, alone=getattr(view, "termitenator", None))
    found = {
        what: COUNTED[what](room, view) if what in COUNTED else attrgetter(what)(seen)
        for what in MOMENTS[name]
    }
    assert found == MOMENTS[name]


# the Trilogy


def test_a_golden_campaign_goes_on_to_the_end_it_always_had(tmp_path: Path) -> None:
    shutil.copytree(CAMPAIGN, tmp_path, dirs_exist_ok=True)
    archive = Archive(library(tmp_path))
    (campaign,) = archive.campaigns()
    assert archive.news == []
    assert (campaign.name, campaign.game, campaign.scores) == ("Ada", 2, (5, 31))
    assert campaign.opponents == (Personality.THIEF, Personality.PACIFIST_2, Personality.CARD_SHARK)
    campaign, sitting = archive.open_table(campaign)
    assert len(sitting.match.actions) == 21
    assert sitting.match.view(0).scores == (10, 45)
    finish(sitting, Random(2))
    campaign = archive.conclude(campaign, sitting.match)
    campaign, sitting = archive.open_table(campaign)
    assert sitting.setup.options["personality"] == Personality.CARD_SHARK
    assert finish(sitting, Random(2)) == PINS[CAMPAIGN.name].scores
    campaign = archive.conclude(campaign, sitting.match)
    assert campaign.over
    assert [result.scores for result in campaign.results] == [(5, 31), (16, 76), (36, 113)]


def test_a_golden_campaign_keeps_its_stake_to_the_end(tmp_path: Path) -> None:
    shutil.copytree(STAKED, tmp_path, dirs_exist_ok=True)
    archive = Archive(library(tmp_path))
    (campaign,) = archive.campaigns()
    assert (campaign.stake, campaign.game, campaign.scores) == (8, 2, (19, 52))
    while not campaign.over:
        campaign, sitting = archive.open_table(campaign)
        assert sitting.match.setup.stake == 8
        finish(sitting, Random(2))
        campaign = archive.conclude(campaign, sitting.match)
    assert campaign.results[-1].scores == PINS[STAKED.name].scores
