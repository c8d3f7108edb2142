"""The log: every public thing in a line, and each line leads back to its moment."""

from __future__ import annotations

import pytest

from game.describe.council.lines import say
from game.describe.line import CardSpan
from game.rules.council.api import (
    FACTION_NAMES,
    CardPlayed,
    CubesSown,
    TrickWon,
    VisitBegan,
    VisitPassed,
)
from scenes.council.ui import POINTS, UI, VISITED, WON
from scenes.kit.display import Control, DisplayList, Text
from scenes.kit.scene import BaseScene, Frame
from scenes.kit.stack import SceneStack
from scenes.table.log.lines import log_lines
from scenes.table.log.moment import MomentScene, log_of
from scenes.table.log.scene import ROWS, LogScene
from scenes.table.session import AnySession
from tests.council.games import TABLES, everybody, room
from tests.support.window import focus_on, frame, press, stack

every_table = pytest.mark.parametrize(("seats", "edition"), TABLES)


class Game(BaseScene[None]):
    """What lies under the log."""

    def draw(self, frame: Frame) -> DisplayList:
        return (Control("card", 0, 0, 50, 50, "A card"),)


def opened(at: AnySession) -> SceneStack:
    return stack(Game(), log_of(at))


def rows(items: DisplayList) -> list[str]:
    return [i.name for i in items if isinstance(i, Control) and i.name.startswith("row:")]


# lines


@every_table
def test_every_public_event_has_a_line_in_the_words_of_the_table(seats: int, edition: str) -> None:
    log = room(seats, edition).match.client(None).events(0)
    people = everybody(seats)
    said = [say(event, people).text for event in log if not isinstance(event, VisitBegan)]
    assert [line.said.text for line in log_lines(UI, log, people)] == said


@every_table
def test_every_card_and_faction_of_a_sentence_is_drawn_as_such(seats: int, edition: str) -> None:
    """Where a name stands in the words, it is a card or has its sign."""
    log = room(seats, edition).match.client(None).events(0)
    drawn = 0
    for line in log_lines(UI, log, everybody(seats)):
        words = "".join(span for span in line.said.spans if isinstance(span, str))
        assert not any(name in words for name in FACTION_NAMES)
        drawn += sum(isinstance(span, CardSpan) for span in line.said.spans)
    assert drawn > 60


@every_table
def test_each_trick_is_a_chapter_with_its_winner(seats: int, edition: str) -> None:
    made = room(seats, edition)
    lines = log_lines(UI, made.public_log(), made.seats)
    tricks = [line.chapter.title for line in lines if WON in line.marks]
    assert tricks == [f"Age {age} · Trick {n}" for age in ("I", "II", "III") for n in range(1, 11)]
    for line in lines:
        if line.said.words.startswith("leads "):
            first = next(other for other in lines if other.chapter == line.chapter)
            assert "plays" not in first.said.words
    points = [line for line in lines if POINTS in line.marks]
    assert [line.chapter.title for line in points] == [
        f"Age {age} · Points" for age in ("I", "II", "III")
    ]


@every_table
def test_crown_and_door_stand_with_the_card_that_wins_and_the_card_that_visits(
    seats: int, edition: str
) -> None:
    made = room(seats, edition)
    log = made.public_log()
    lines = {line.moment - 1: line for line in log_lines(UI, log, made.seats)}
    for at, event in enumerate(log):
        sign = {TrickWon: WON, CubesSown: VISITED, VisitPassed: VISITED}.get(type(event))
        if sign is None:
            continue
        assert isinstance(event, TrickWon | CubesSown | VisitPassed)
        played = max(
            number
            for number, earlier in enumerate(log[:at])
            if isinstance(earlier, CardPlayed) and earlier.seat == event.seat
        )
        assert sign in lines[played].marks
        assert sign not in lines[at].marks


# the sheet


def test_pages_show_every_line_once() -> None:
    made = room()
    scene = log_of(made)
    seen: list[str] = []
    for _ in range(100):
        seen += [name for name in rows(scene.draw(frame())) if name not in seen]
        scene.key("page down")
    lines = log_lines(UI, made.public_log(), made.seats)
    assert sorted(seen) == sorted(f"row:{number}" for number in range(len(lines)))
    scene.key("home")
    assert "row:0" in rows(scene.draw(frame()))


def test_wheel_buttons_and_keys_scroll() -> None:
    scene = log_of(room())
    first = rows(scene.draw(frame()))
    for there, back in (("scroll down", "scroll up"), ("end", "home"), ("page down", "page up")):
        scene.key(there)
        assert rows(scene.draw(frame())) != first
        scene.key(back)
        assert rows(scene.draw(frame())) == first
    scene.activate("older")
    assert rows(scene.draw(frame())) != first
    scene.activate("newer")
    assert rows(scene.draw(frame())) == first


def test_a_page_that_begins_within_a_chapter_still_names_it() -> None:
    scene = log_of(room())
    for _ in range(60):
        top = min(
            (i for i in scene.draw(frame()) if isinstance(i, Text) and "·" in i.text),
            key=lambda item: item.y,
        )
        assert top.y < 200
        scene.key("scroll down")


def test_an_age_alone() -> None:
    made = room()
    game = opened(made)
    focus_on(game, "part:2")
    press(game, "return")
    log = game.scenes[-1]
    assert isinstance(log, LogScene)
    ages = {log._lines[entry.number].chapter.part for entry in log._entries if entry.number >= 0}
    assert ages == {2}
    focus_on(game, "part:all")
    press(game, "return")
    assert len(log._entries) > ROWS * 3


def test_ages_to_come_have_no_tab() -> None:
    game = opened(room(actions=20))
    names = [control.name for control in game.controls]
    assert "part:1" in names
    assert "part:2" not in names


# moments


def test_a_line_shows_its_moment_and_escape_leads_back_step_by_step() -> None:
    game = opened(room(actions=60))
    focus_on(game, "row:4")
    press(game, "return")
    moment = game.scenes[-1]
    assert isinstance(moment, MomentScene)
    press(game, "escape")
    assert isinstance(game.scenes[-1], LogScene)
    press(game, "escape")
    assert isinstance(game.scenes[-1], Game)


def test_the_log_is_found_again_at_the_line_of_the_moment() -> None:
    game = opened(room())
    focus_on(game, "row:4")
    press(game, "return", *["page up"] * 90)
    press(game, "escape")
    assert "row:94" in {control.name for control in game.controls}
    focus_on(game, "row:94")
    press(game, "return", "escape")
    assert game.focus == "row:94"


def test_from_a_moment_straight_back_to_the_game() -> None:
    game = opened(room(actions=60))
    focus_on(game, "row:4")
    press(game, "return")
    focus_on(game, "game")
    press(game, "return")
    assert isinstance(game.scenes[-1], Game)


@pytest.mark.parametrize(("seats", "edition"), TABLES[::5])
def test_all_moments_one_after_the_other(seats: int, edition: str) -> None:
    made = room(seats, edition)
    game = opened(made)
    focus_on(game, "row:0")
    press(game, "return")
    moment = game.scenes[-1]
    assert isinstance(moment, MomentScene)
    assert moment.at == len(made.match.log)
    line = log_lines(UI, made.public_log(), made.seats)
    seen = [moment.at]
    for _ in line[1:]:
        focus_on(game, "earlier")
        press(game, "return")
        seen.append(moment.at)
    assert seen == [each.moment for each in reversed(line)]
    press(game, ".")
    assert moment.at == line[1].moment


def test_alone_at_the_table_one_sees_ones_own_hand_and_two_see_none() -> None:
    alone = room(1, "thief", 60)
    several = room(4, actions=60)
    for made, seat in ((alone, 0), (several, None)):
        game = opened(made)
        focus_on(game, "row:3")
        press(game, "return")
        moment = game.scenes[-1]
        assert isinstance(moment, MomentScene)
        assert moment._timeline.view(moment.at, moment._seen_by).you == seat


def test_the_newest_trick_stands_first_and_is_told_from_top_to_bottom() -> None:
    scene = log_of(room())
    entries = scene._entries
    moments = [None if e.is_heading else scene._lines[e.number].moment for e in entries]
    chapters: list[list[int]] = []
    for moment in moments:
        if moment is None:
            chapters.append([])
        else:
            chapters[-1].append(moment)
    assert all(chapter == sorted(chapter) for chapter in chapters)
    firsts = [chapter[0] for chapter in chapters]
    assert firsts == sorted(firsts, reverse=True)
