"""The log: every public thing in a line, and each line leads back to its moment."""

from __future__ import annotations

from random import Random

import pytest

from game.match import Match
from game.rules.council.api import FACTION_NAMES, Deal, Event, VisitBegan, card_name
from game.table import IllegalAction, Seat
from scenes.council.staging import POINTS, STAGING, WON
from scenes.council.words.lines import say
from scenes.kit.display import Card, Control, DisplayList, Item, Text
from scenes.kit.preferences import Preferences
from scenes.kit.scene import BaseScene, Frame
from scenes.kit.stack import SceneStack
from scenes.table.film import Film
from scenes.table.log.lines import log_lines
from scenes.table.log.moment import MomentScene
from scenes.table.log.opening import open_log
from scenes.table.log.scene import ROWS, LogScene
from scenes.table.opening import OPENS
from scenes.table.session import AnySession, Session
from scenes.table.speech import CardSpan
from tests.council.games import TABLES, everybody, table
from tests.shell.booth import WINDOWS, focus_on, frame, press, stack

every_table = pytest.mark.parametrize(("seats", "edition"), TABLES)


def room(
    seats: int = 4, edition: str = "published", actions: int = 1000, seed: int = 3
) -> AnySession:
    """A random game in which so much has been played."""
    made = Session.furnish(STAGING, table(seats, edition, seed), Preferences(), OPENS)
    chance = Random(seed)
    while made.match.decision is not None and len(made.match.actions) < actions:
        made.match.play(chance.choice(list(made.match.legal)))
    return made


class Game(BaseScene[None]):
    """What lies under the log."""

    def draw(self, frame: Frame) -> DisplayList:
        return (Control("card", 0, 0, 50, 50, "A card"),)


def opened(at: AnySession) -> SceneStack:
    return stack(Game(), open_log(at))


def rows(items: DisplayList) -> list[str]:
    return [i.name for i in items if isinstance(i, Control) and i.name.startswith("row:")]


# lines


@every_table
def test_every_public_event_has_a_line_in_the_words_of_the_table(seats: int, edition: str) -> None:
    log = room(seats, edition).match.client(None).events(0)
    people = everybody(seats)
    said = [say(event, people).text for event in log if not isinstance(event, VisitBegan)]
    assert [line.said.text for line in log_lines(STAGING, log, people)] == said


@every_table
def test_every_card_and_faction_of_a_sentence_is_drawn_as_such(seats: int, edition: str) -> None:
    """Where a name stands in the words, it is a card or has its sign."""
    log = room(seats, edition).match.client(None).events(0)
    drawn = 0
    for line in log_lines(STAGING, log, everybody(seats)):
        words = "".join(span for span in line.said.spans if isinstance(span, str))
        assert not any(name in words for name in FACTION_NAMES)
        drawn += sum(isinstance(span, CardSpan) for span in line.said.spans)
    assert drawn > 60


@every_table
def test_each_trick_is_a_chapter_with_its_winner(seats: int, edition: str) -> None:
    made = room(seats, edition)
    lines = log_lines(STAGING, made.public_log(), made.seats)
    tricks = [line.chapter.title for line in lines if line.mark == WON]
    assert tricks == [f"Age {age} · Trick {n}" for age in ("I", "II", "III") for n in range(1, 11)]
    for line in lines:
        if line.said.words.startswith("leads "):
            first = next(other for other in lines if other.chapter == line.chapter)
            assert "plays" not in first.said.words
    points = [line for line in lines if line.mark == POINTS]
    assert [line.chapter.title for line in points] == [
        f"Age {age} · Points" for age in ("I", "II", "III")
    ]


# the sheet


def test_pages_show_every_line_once() -> None:
    made = room()
    scene = open_log(made)
    seen: list[str] = []
    for _ in range(100):
        seen += [name for name in rows(scene.draw(frame())) if name not in seen]
        scene.key("page down")
    lines = log_lines(STAGING, made.public_log(), made.seats)
    assert sorted(seen) == sorted(f"row:{number}" for number in range(len(lines)))
    scene.key("home")
    assert "row:0" in rows(scene.draw(frame()))


def test_wheel_buttons_and_keys_scroll() -> None:
    scene = open_log(room())
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
    scene = open_log(room())
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


@pytest.mark.parametrize("window", WINDOWS)
def test_lines_are_large_enough_to_touch_and_inside(window: tuple[int, int]) -> None:
    view = frame(*window)
    for item in open_log(room()).draw(view):
        if isinstance(item, Control):
            assert min(item.w, item.h) >= 46
            assert item.y + item.h <= view.height


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


@every_table
def test_all_moments_one_after_the_other(seats: int, edition: str) -> None:
    made = room(seats, edition)
    game = opened(made)
    focus_on(game, "row:0")
    press(game, "return")
    moment = game.scenes[-1]
    assert isinstance(moment, MomentScene)
    assert moment.at == len(made.match.log)
    line = log_lines(STAGING, made.public_log(), made.seats)
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
        assert moment._film.stage(moment.at, moment._seen_by).you == seat


# secrets


def cards(items: DisplayList) -> set[str]:
    """Every card that can be read."""
    return {item.code for item in items if isinstance(item, Card) and item.code is not None}


def pictures(made: AnySession) -> list[list[Item]]:
    """The log page by page, and every one of its moments."""
    view, log = frame(), open_log(made)
    shown: list[list[Item]] = []
    for _ in range(12):
        shown.append(list(log.draw(view)))
        log.key("page down")
    film = Film(made)
    seen_by = min(made.people) if len(made.people) == 1 else None
    moments = (
        MomentScene(made, film, seen_by, log._lines, number) for number in range(len(log._lines))
    )
    return shown + [list(moment.draw(view)) for moment in moments]


def twin(made: AnySession, seat: Seat | None, rng: Random) -> AnySession | None:
    """The same game with what is hidden from a seat exchanged; None: it had gone otherwise."""
    match = made.match
    told = match.client(seat).events(0)
    deal = match.deals[-1]
    shown = {card for event in told for card in _cards_in(event)}
    held = [*deal.hands, deal.rest]
    free = [card for hand in held for card in hand if card not in shown]
    mixed = iter(rng.sample(free, len(free)))
    parts = [tuple(card if card in shown else next(mixed) for card in hand) for hand in held]
    twins = Deal(tuple(parts[:-1]), parts[-1])
    try:
        other = Match.resume(
            match.game, match.setup, [*match.deals[:-1], twins], match.actions, Random(1)
        )
    except IllegalAction:
        return None
    if other.client(seat).events(0) != told:
        return None
    return Session(STAGING, made.setup, other, Preferences(), OPENS, made.bots)


def _cards_in(event: Event) -> set[int]:
    """Every card that an event of the current Age names, wherever it stands in it."""
    found: set[int] = set()
    for name in type(event).__slots__:
        value = getattr(event, name)
        if name in ("card", "given", "taken") and value is not None:
            found.add(value)
        elif name == "cards":
            found |= {entry[1] if isinstance(entry, tuple) else entry for entry in value}
        elif name == "hands":
            found |= {card for hand in value if hand is not None for card in hand}
    return found


@every_table
def test_what_is_hidden_changes_no_picture(seats: int, edition: str) -> None:
    rng = Random(f"{seats} {edition}")
    compared = 0
    for seed in range(6):
        made = room(seats, edition, rng.randrange(seats + 2, seats + 12), seed)
        seat = 0 if seats == 1 else None
        for _ in range(60):
            other = twin(made, seat, rng)
            if other is not None and other.match.deals != made.match.deals:
                assert pictures(other) == pictures(made)
                compared += 1
                break
    assert compared >= 2


@every_table
def test_no_moment_shows_a_card_that_is_secret_now(seats: int, edition: str) -> None:
    looked_at = 0
    for actions in (4, 12, 24, 33):
        made = room(seats, edition, actions)
        state = made.match._state
        secret = {card_name(card) for card in state.rest}  # discards lie there as well
        for seat, hand in enumerate(state.hands[: len(made.setup.seats)]):
            if len(made.people) > 1 or seat not in made.people:
                secret |= {card_name(card) for card in hand}
        if len(made.people) == 1 and (own := state.discards[0]) is not None:
            secret.discard(card_name(own))
        begun = max(i for i, e in enumerate(made.match.log) if hasattr(e, "hands"))
        film = Film(made)
        log = open_log(made)
        seen_by = min(made.people) if len(made.people) == 1 else None
        for number, line in enumerate(log._lines):
            if line.moment > begun:  # in an earlier Age the same cards were somewhere else
                picture = MomentScene(made, film, seen_by, log._lines, number).draw(frame())
                assert not cards(picture) & secret
                looked_at += 1
    assert looked_at > 60


def test_with_another_persons_eyes_it_would_be_noticed() -> None:
    """Guards the guard above."""
    made = room(4, "published", 17)
    film = Film(made)
    hand = {card_name(card) for card in made.match._state.hands[1]}
    picture = MomentScene(made, film, 1, open_log(made)._lines, 0).draw(frame())
    assert cards(picture) & hand


def test_the_newest_trick_stands_first_and_is_told_from_top_to_bottom() -> None:
    scene = open_log(room())
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
