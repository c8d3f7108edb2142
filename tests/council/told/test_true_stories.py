"""What is told of a trick, a sowing and the points is what the rules did, in every wording."""

from __future__ import annotations

import re
from collections.abc import Iterator
from itertools import pairwise

import pytest

from game.describe.council.lines import say
from game.describe.council.points import say_points
from game.describe.council.questions import confirm, weigh
from game.rules.council import api as council
from scenes.council.board.board import board_items
from scenes.council.board.seats import OATHS
from scenes.council.layers.visit import VisitLayer
from scenes.council.places import place_of
from scenes.council.scoring.scene import _alone
from scenes.council.scoring.settled import tie_words
from scenes.kit.display import Picture, Text
from tests.council.games import TABLES, asked, everybody, rooms, steps, table
from tests.support.table import PEOPLE, asked_seat
from tests.support.window import frame


def told(seats: int, edition: str) -> Iterator[tuple[council.Event, council.View, council.View]]:
    """Each thing a spectator is told, with the table before and after the action."""
    seen = [step for step in steps(table(seats, edition)) if step.seat is None]
    for before, after in pairwise(seen):
        for event in after.events:
            yield event, before.view, after.view


@pytest.mark.parametrize(("seats", "edition"), TABLES)
def test_the_ribbon_and_the_log_count_and_name_what_the_rules_did(seats: int, edition: str) -> None:
    names = everybody(seats)
    for event, _before, after in told(seats, edition):
        said = say(event, names).text
        names_of = spaces(after)
        match event:
            case council.CubesSown(origin=origin, path=path, to_chambers=left):
                assert re.search(rf"(^You activate|activates) the {names_of[origin]}:", said)
                assert f"{len(path)} cube" in said
                assert (f"{left} to the Chambers" in said) == bool(left)
            case council.RecruitsArrived(factions) if factions:
                named = (
                    said.removeprefix("Recruits join the ")
                    .removesuffix(".")
                    .replace(" and ", ", ")
                    .split(", ")
                )
                assert named == [names_of[faction] for faction in factions]
            case council.DeclarationsRevealed(choices) if seats == 1:
                assert said.startswith("You declare ")
                assert ("No Allegiance" in said) == choices[0]
            case council.AgeScored(rows=rows):
                base = 15 if seats == 1 else 10
                for row in rows:
                    assert_sum(say_points(names, row, event, base).text, row, event, base)
            case _:
                assert not re.search(r"\b1 (points|cubes|tricks|cards)\b", said)


def assert_sum(said: str, row: council.SeatScore, scored: council.AgeScored, base: int) -> None:
    """What is added up comes to what is said, and to what the rules say."""
    assert not re.search(r"\b1 (points|cubes|tricks)\b", said)
    if "broke" in said:
        assert row.points == row.tricks
        return
    if "shares" in said:
        value, people, points = map(int, re.findall(r"(\d+) ÷ (\d+) = (\d+)", said)[0])
        assert (value, people) == (base + scored.chambers, scored.sharing)
        assert points == row.no_allegiance_points
        assert ("rounded down" in said) == (points * people < value)
        assert ("rounded up" in said) == (points * people > value)
        return
    parts, _, total = said.rpartition("=")
    assert int(re.findall(r"\d+", total)[0]) == row.points
    assert sum(map(int, re.findall(r"\d+", parts))) == row.points


def test_a_stolen_trick_spoils_no_allegiance_in_words_too() -> None:
    row = council.SeatScore(
        0, no_allegiance=True, tricks=0, card=None, allegiance=0, no_allegiance_points=0
    )
    scored = council.AgeScored(1, (row,), 2, 0)
    said = say_points(everybody(1), row, scored, 15).text
    assert "15" not in said
    assert "broke" in said


def test_points_of_an_ability_are_part_of_the_sum() -> None:
    row = council.SeatScore(1, False, 4, council.CARDS["A5"], 3, 0, extra=7)
    assert_sum(say_points(everybody(1), row, council.AgeScored(1, (row, row), 0, 0), 15).text, row,
               council.AgeScored(1, (row, row), 0, 0), 15)  # fmt: skip


CHANGE = re.compile(r"([A-Z]\w+) from (\d+) to (\d+)")
SCORES = re.compile(r"([A-Z]\w+) (\d+) instead of (\d+)")


def test_what_a_visit_would_do_is_what_it_does() -> None:
    kept = chambers = 0
    for number, (seats, edition) in enumerate(TABLES):
        for room in rooms(table(seats, edition, seed=number + 1), asked(council.Phase.VISIT)):
            view = room.view(asked_seat(room))
            for faction in range(5):
                if council.VISITS[faction] not in view.legal:
                    continue
                then = council.COUNCIL.view(
                    council.COUNCIL.apply(room.match._state, council.VISITS[faction])[0], None
                )
                name = f"space:{council.FACTIONS[faction]}"
                said = [remark.says.text for remark in weigh(view, room.seats, (name,))]
                # What a personality does about it afterwards, nobody is promised.
                after = (*council.sowing_preview(view, faction).after, then.chambers)
                assert_moved(said[0], said[1], view, faction, after)
                kept += assert_kept(said[2:], view, after)
                worth = view.no_allegiance_base + then.chambers
                words = f"No Allegiance would be worth {worth} point"
                assert said[-1].startswith(words) == (view.chambers != then.chambers)
                chambers += view.chambers != then.chambers
    assert kept > 100
    assert chambers > 3


def assert_moved(
    said: str, crown: str, view: council.View, origin: int, after: tuple[int, ...]
) -> None:
    """Every space that has more or fewer cubes then is named, and who wears the crown."""
    names, before = spaces(view), (*view.cubes, view.chambers)
    assert re.match(rf"{view.cubes[origin]} cubes? of the {names[origin]} ", said)
    assert {(what, int(was), int(now)) for what, was, now in CHANGE.findall(said)} == {
        row for row in zip((*names, "Chambers"), before, after, strict=True) if row[1] != row[2]
    }
    crowned = {names[each] for each in range(5) if after[each] == max(after[:5])}
    assert {name for name in names if name in crown} == crowned


def assert_kept(said: list[str], view: council.View, after: tuple[int, ...]) -> bool:
    """Every suit in hand that would score otherwise is named; whether there is one."""
    held = {council.suit_of(card) for card in view.hand or ()}
    changed = {
        (council.FACTION_NAMES[suit], after[suit], view.cubes[suit])
        for suit in held
        if after[suit] != view.cubes[suit]
    }
    told = SCORES.findall(said[0]) if held else []
    assert {(what, int(now), int(was)) for what, now, was in told} == changed
    return bool(changed)


def spaces(view: council.View) -> list[str]:
    its = view.termitenator
    return [
        "Termites" if its and its.termite == number else name
        for number, name in enumerate(council.FACTION_NAMES)
    ]


def test_the_order_of_a_sowing_stands_on_the_cubes_that_arrive() -> None:
    for room in rooms(table(4), asked(council.Phase.VISIT)):
        layer = VisitLayer(room, asked_seat(room))
        faction, preview = next(iter(layer._outcomes.items()))
        layer.on_focus(f"space:{council.FACTIONS[faction]}")
        place = place_of(frame(), layer.view, panels=True).board
        items = board_items(place, layer._board(preview), room.seats)
        ghosts = [
            (item.x + item.w / 2, item.y + item.h / 2)
            for item in items
            if isinstance(item, Picture) and item.name == "council/token_cube_ghost"
        ]
        numbers = {
            item.text: (item.x, item.y)
            for item in items
            if isinstance(item, Text) and item.outline_width
        }
        assert sorted(numbers) == [str(n + 1) for n in range(len(preview.path))]
        for x, y in numbers.values():
            assert any(abs(x - gx) < 1 and abs(y - gy) < 4 for gx, gy in ghosts)


def test_a_question_and_a_tie_name_what_they_mean() -> None:
    for room in rooms(table(1, "pacifist"), asked(council.Phase.VISIT)):
        view = room.view(0)
        assert view.termitenator is not None
        if council.VISITS[view.termitenator.termite] in view.legal:
            assert (
                confirm(view, council.VISITS[view.termitenator.termite]) == "Activate the Termites?"
            )
    assert "a tie goes to the Termitenator" in tie_words(
        PEOPLE[:2], "termitenator-tie", (40, 40), (1,), (0, 0)
    )


def test_no_sign_of_an_oath_reads_as_nothing() -> None:
    assert not any("None" in note.wordings for note in OATHS.values())


def test_the_moon_does_not_come_out_over_a_stolen_trick() -> None:
    spoiled = council.SeatScore(
        0, no_allegiance=True, tricks=0, card=None, allegiance=0, no_allegiance_points=0
    )
    assert not _alone(spoiled)
    assert _alone(spoiled._replace(no_allegiance_points=15))
