"""Saves of every format that was ever released: whatever changes, these go on.

A golden save is never changed. Whoever changes what is written adds new ones: play a table, copy
the newest file of its folder to ``tests/golden/saves`` under the name of its format, add a line.
"""

from __future__ import annotations

import hashlib
import shutil
from pathlib import Path
from random import Random
from typing import NamedTuple

import pytest

from game.campaign.council import Archive
from game.campaign.council.value import FORMAT as CAMPAIGN_FORMAT
from game.catalogue import FIRST, SHELF, part_of
from game.library import Library, Sitting
from game.library.save import Page, parse_save, read_save, write_page
from game.library.save_rotation import sit_down
from game.record_schema import FORMAT as RECORD_FORMAT
from game.records import parse_record, write_record
from game.rules.council.api import EDITIONS, Personality, Phase, Tie, View, write_action
from scenes.bugami.ui import UI as BUGAMI
from scenes.council.ui import UI
from scenes.glass.ui import UI as GLASS
from scenes.kit.display import Picture
from scenes.kit.preferences import Preferences
from scenes.table.faces.people import delegate_of
from scenes.table.highlights import Highlights
from scenes.table.routes import ROUTES
from scenes.table.session import AnySession, Session
from tests.library.playing import autosaver_of, library
from tests.shell.booth import frame

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


def opened(folder: Path, name: str) -> Sitting:
    """A golden save as a table of this folder's library, gone on with."""
    return library_with(folder, name).open("old")


def library_with(folder: Path, name: str) -> Library:
    table = folder / "tables" / "old"
    table.mkdir(parents=True)
    shutil.copy(GOLDEN / f"{name}.json", table / "save-3.json")
    return library(folder)


def finish(sitting: Sitting, chance: Random) -> tuple[int, ...]:
    """Play to the end as a bot does that only knows names of actions; the points."""
    match, autosaver = sitting.match, autosaver_of(sitting)
    write = SHELF[sitting.setup.game].rules.write
    while match.decision is not None:
        match.play(chance.choice(sorted(match.legal, key=write)))
        autosaver.keep(match)
        assert autosaver.wait()
    return tuple(match.view(None).scores)


def moment(folder: Path, name: str) -> tuple[AnySession, View]:
    """The table of a golden save, and what is seen at its first seat."""
    shelf = library_with(folder, name)
    room = Session.sit_down(UI, shelf.open("old"), Preferences(), ROUTES)
    shelf.close()
    return room, room.view(0)


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
    match = sit_down(save.record, save.setup, save.notes)
    assert write_page(Page.of(match, save.label, save.setup)) == data


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
    shelf = library_with(tmp_path, name)
    sitting = shelf.open("old")
    ui = part_of(SHELF[sitting.setup.game], "scenes.*.ui.UI")
    room = Session.sit_down(ui, sitting, Preferences(), ROUTES)
    items = ui.draw(frame(), room.view(0), room.top, Highlights())
    pictures = [item.name for item in items if isinstance(item, Picture)]
    for seat in sitting.setup.seats:
        assert any(f"delegates/{delegate_of(seat.colour)}_" in each for each in pictures)
    shelf.close()


# the moments they hold


def test_four_seats_of_the_first_format(tmp_path: Path) -> None:
    room, view = moment(tmp_path, "backyardia-1-four-seats")
    assert [seat.name for seat in room.seats] == ["Ada", "Bruno", "Chloé", "Dov"]
    assert [seat.colour for seat in room.seats] == ["orange", "sky", "leaf", "pink"]
    assert room.people == {0, 2}
    assert (room.setup.options["edition"], room.setup.lead, room.setup.hints) == (
        "published",
        2,
        True,
    )
    assert room.setup.seed == 4711
    assert (view.age, view.trick_number, view.phase) == (2, 4, Phase.PLAY)
    assert len(room.match.actions) == 77
    assert write_action(room.match.actions[-1]) == "F"


def test_the_prototype_of_the_first_format(tmp_path: Path) -> None:
    room, view = moment(tmp_path, "backyardia-1-prototype")
    assert [seat.name for seat in room.seats] == ["Ada", "Bruno", "Chloé"]
    assert (room.setup.options["edition"], room.setup.lead, room.setup.hints) == (
        "prototype",
        None,
        False,
    )
    assert (view.age, view.trick_number, view.phase) == (1, 8, Phase.PLAY)
    assert len(room.match.actions) == 31


def test_the_emissary_waits_for_its_second_card(tmp_path: Path) -> None:
    room, view = moment(tmp_path, "backyardia-1-two-seats")
    assert [seat.name for seat in room.seats] == ["Ada", "Bruno", "Emissary"]
    assert (view.age, view.trick_number, view.phase) == (2, 5, Phase.PLAY)
    assert room.match.decision is not None
    assert room.match.decision.hand_of == 2
    assert view.scores == (2, 5, 5)


def test_the_prototype_for_two_waits_for_a_visit(tmp_path: Path) -> None:
    room, view = moment(tmp_path, "backyardia-1-two-seats-prototype")
    assert (room.setup.options["edition"], view.age, view.trick_number) == ("prototype", 1, 6)
    assert view.phase is Phase.VISIT


@pytest.mark.parametrize(
    ("opponent", "age", "trick", "phase", "row", "lying"),
    [
        (Personality.PACIFIST, 2, 6, Phase.PLAY, 3, 5),
        (Personality.PACIFIST_2, 2, 10, Phase.TIEBREAK, 3, 2),
        (Personality.CARD_SHARK, 3, 4, Phase.PLAY, None, 7),
        (Personality.THIEF, 2, 1, Phase.DISCARD, 4, 11),
        (Personality.TRICKSTER, 2, 6, Phase.VISIT, 3, 5),
    ],
)
def test_the_pyramid_lies_as_it_lay(
    tmp_path: Path,
    opponent: Personality,
    age: int,
    trick: int,
    phase: Phase,
    row: int | None,
    lying: int,
) -> None:
    _, view = moment(tmp_path, f"backyardia-1-solo-{opponent}")
    machine = view.termitenator
    assert machine is not None
    assert (machine.personality, view.age, view.trick_number) == (opponent, age, trick)
    assert (view.phase, machine.trigger_row, sum(machine.lies)) == (phase, row, lying)


def test_a_tie_is_still_to_be_settled(tmp_path: Path) -> None:
    _, view = moment(tmp_path, "backyardia-1-solo-pacifist-2")
    assert view.termitenator is not None
    assert view.termitenator.tie is Tie.PLAY
    assert len(view.termitenator.tied) == 2


def test_the_card_shark_still_has_its_sleeves_full(tmp_path: Path) -> None:
    _, view = moment(tmp_path, "backyardia-1-solo-card-shark")
    assert view.termitenator is not None
    assert view.termitenator.taken == 10


def test_the_middle_of_a_long_match_of_bugami(tmp_path: Path) -> None:
    shelf = library_with(tmp_path, "backyardia-1-bugami")
    room = Session.sit_down(BUGAMI, shelf.open("old"), Preferences(), ROUTES)
    shelf.close()
    view = room.view(0)
    assert room.people == {0, 1}
    assert (view.jokers, view.shotgun, view.target) == (2, True, 250)
    assert (view.deal, view.trick_number, len(view.table)) == (7, 6, 2)
    assert view.scores == (165, 216, 144, 67, 176)
    assert any(len(side) > 1 for side in view.sides)
    assert view.decision is not None
    assert view.decision.seat == 0


def test_the_middle_of_a_game_under_glass(tmp_path: Path) -> None:
    shelf = library_with(tmp_path, "backyardia-1-glass")
    room = Session.sit_down(GLASS, shelf.open("old"), Preferences(), ROUTES)
    shelf.close()
    view = room.view(0)
    assert room.people == {0}
    assert (view.lead, view.turn, view.phase) == (1, 20, "place")
    assert (view.scores, view.coins, view.heights) == ((32, 34), (3, 2), (4, 11, 5))
    assert len(view.hands[0]) == 2
    assert view.decision is not None
    assert view.decision.seat == 0


# the Trilogy


def test_a_golden_campaign_goes_on_to_the_end_it_always_had(tmp_path: Path) -> None:
    shutil.copytree(CAMPAIGN, tmp_path, dirs_exist_ok=True)
    archive = Archive(library(tmp_path))
    (campaign,) = archive.campaigns()
    assert archive.news == []
    assert (campaign.name, campaign.game, campaign.scores) == ("Ada", 2, (5, 31))
    assert campaign.opponents == (Personality.THIEF, Personality.PACIFIST_2, Personality.CARD_SHARK)
    campaign, sitting = archive.sit_down(campaign)
    assert len(sitting.match.actions) == 21
    assert sitting.match.view(0).scores == (10, 45)
    finish(sitting, Random(2))
    campaign = archive.conclude(campaign, sitting.match)
    campaign, sitting = archive.sit_down(campaign)
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
        campaign, sitting = archive.sit_down(campaign)
        assert sitting.match.setup.stake == 8
        finish(sitting, Random(2))
        campaign = archive.conclude(campaign, sitting.match)
    assert campaign.results[-1].scores == PINS[STAKED.name].scores
