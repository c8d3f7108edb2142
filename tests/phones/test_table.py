"""Hands on phones at the real table: whole games, and what the big screen shows meanwhile."""

from __future__ import annotations

from itertools import product
from pathlib import Path
from random import Random
from typing import TYPE_CHECKING, cast

import pygame
import pytest

from build.album.phones import PaperHands
from game.library import AppFolders, Library, RunLog
from scenes.backend.audio import Audio
from scenes.backend.loop import Loop
from scenes.backend.net import Net
from scenes.backend.rendering import Rendering
from scenes.shell.dialogs.hand_over import HandOverScene
from scenes.shell.dialogs.notice import NoticeScene
from scenes.table.layer import Layer
from scenes.table.phones.wait import PhoneWait
from tests.phones.evening import Evening
from tests.pilot.looking import cards, top, words
from tests.waiting import wait_until

if TYPE_CHECKING:
    from scenes.table.phones.hands import Hands

pytestmark = pytest.mark.usefixtures("blind")
GAMES = [("bug-council", 4), ("bugs-on-rugs", 3), ("bugami", 3), ("display-case", 2)]


@pytest.mark.parametrize(("game", "seats"), GAMES)
def test_whole_games_are_played_on_phones_alone(game: str, seats: int) -> None:
    """Sheets of points are turned by themselves: nobody sits at the screen."""
    with Evening(game, seats) as evening:
        evening.scan(*range(seats))
        assert evening.play(Random(game)) > 20
        over = evening.phones[0].hear_until("table")
        while not over["over"]:
            over = evening.phones[0].hear_until("table")
        assert evening.session.match.view(None).winners


def hand(evening: Evening, seat: int) -> set[str]:
    """The cards of a seat, by their codes, as its phone is told."""
    table = evening.hands._teller.table(seat)
    zone = next(each for each in table.zones if each.id == "hand")
    return {each.card.code for each in zone.pieces if each.card}


def test_the_screen_shows_no_hand_that_is_on_a_phone(council: Evening) -> None:
    council.scan(0, 1, 2, 3)
    rng = Random(1)
    for _ in range(60):
        seat = council.wait()
        shown = cards(council.window.items)
        for each in range(4):
            assert not hand(council, each) & shown
        council.phones[seat].tap(rng)
        council.answer()


def test_whoever_has_no_phone_plays_at_the_screen_behind_the_curtain(council: Evening) -> None:
    assert council.session.match.decision is not None
    seat = council.session.match.decision.seat
    council.scan(*({0, 1, 2, 3} - {seat}))
    council.go_on()
    assert isinstance(top(council.window), HandOverScene)
    council.window.click("lift")
    council.go_on(2.0)
    assert hand(council, seat) <= cards(council.window.items)
    council.window.click("declare:allegiance")
    council.wait()
    assert not hand(council, seat) & cards(council.window.items)


def test_a_curtain_is_gone_once_the_hand_behind_it_is_on_a_phone(council: Evening) -> None:
    assert council.session.match.decision is not None
    seat = council.session.match.decision.seat
    council.scan(*({0, 1, 2, 3} - {seat}))
    council.go_on()
    assert isinstance(top(council.window), HandOverScene)
    council.scan(seat)
    council.wait()
    assert isinstance(top(council.window), PhoneWait)
    assert not hand(council, seat) & cards(council.window.items)


@pytest.mark.parametrize(("game", "seats"), GAMES)
def test_what_is_asked_at_the_screen_is_asked_on_the_phone_that_takes_the_hand(
    game: str, seats: int
) -> None:
    with Evening(game, seats) as evening:
        assert evening.session.match.decision is not None
        seat = evening.session.match.decision.seat
        evening.scan(*({*range(seats)} - {seat}))
        evening.go_on()
        if isinstance(top(evening.window), HandOverScene):
            evening.window.click("lift")
            evening.go_on(2.0)
        assert isinstance(top(evening.window), Layer)
        evening.scan(seat)
        evening.wait()
        assert isinstance(top(evening.window), PhoneWait)
        if evening.session.ui.secrets:
            assert not hand(evening, seat) & cards(evening.window.items)


def test_no_curtain_hangs_where_everybody_has_a_phone(council: Evening) -> None:
    council.scan(0, 1, 2, 3)
    for _ in range(12):
        council.phones[council.wait()].tap(Random(2))
        council.answer()
        assert not isinstance(top(council.window), HandOverScene)


def test_a_hand_comes_back_to_the_screen_when_its_phone_is_gone(council: Evening) -> None:
    council.scan(0, 1, 2, 3)
    seat = council.wait()
    assert "here" not in {each.name for each in council.window.controls}
    council.phones[seat].line.close()
    wait_until(lambda: seat not in council.hands.here, "the end of the line")
    council.go_on()
    council.window.click("here")
    council.go_on()
    assert isinstance(top(council.window), HandOverScene)
    assert council.hands.held_seats == {0, 1, 2, 3} - {seat}


def test_a_phone_that_is_killed_is_asked_the_same_when_it_comes_back(council: Evening) -> None:
    council.scan(0, 1, 2, 3)
    seat = council.wait()
    phone = council.phones[seat]
    ask = phone.table()["ask"]
    phone.line.close()
    council.phones[seat] = again = council.back(phone.token)
    assert again.table()["ask"] == ask
    again.answer(ask, Random(1))
    council.answer()
    assert council.wait() != seat


def test_whoever_answers_without_being_asked_changes_nothing(council: Evening) -> None:
    council.scan(0, 1, 2, 3)
    council.lead(Random(2))
    seat = council.wait()
    before = len(council.session.match.actions)
    other = council.phones[(seat + 1) % 4]
    other.say({"t": "do", "id": 900, "n": other.last, "choice": "declare:allegiance"})
    council.answer()
    done = other.hear_until("done")
    while done["id"] != 900:
        done = other.hear_until("done")
    assert done["why"]
    assert len(council.session.match.actions) == before


def test_a_choice_is_taken_back_by_the_phone_that_made_it_and_by_no_other(council: Evening) -> None:
    council.scan(0, 1, 2, 3)
    council.lead(Random(2))
    played = len(council.session.match.actions)
    seat = council.wait()
    council.phones[seat].tap(Random(1))
    council.answer()
    assert council.wait() != seat
    for each in ((seat + 1) % 4, seat):
        assert len(council.session.match.actions) == played + 1
        council.phones[each].say({"t": "undo", "id": 500 + each})
        council.answer()
    assert len(council.session.match.actions) == played
    assert council.wait() == seat


def test_an_undo_that_is_sent_again_takes_nothing_more_back(council: Evening) -> None:
    """Neither what was chosen since, nor the choice before."""
    council.scan(0, 1, 2, 3)
    seat = council.wait()
    phone = council.phones[seat]
    ask = phone.table()["ask"]
    for choice in range(3):
        number = ask["n"] + choice
        phone.say({"t": "do", "id": choice, "n": number, "choice": "declare:allegiance"})
        council.answer()
        assert seat in council.hands._chosen
        for _ in range(2):
            phone.say({"t": "undo", "id": 50 + min(choice, 1)})
            council.answer()
        assert (seat in council.hands._chosen) == (choice == 2)


def test_a_choice_waits_until_the_menu_of_the_screen_is_closed(council: Evening) -> None:
    council.scan(0, 1, 2, 3)
    council.lead(Random(2))
    played = len(council.session.match.actions)
    seat = council.wait()
    council.window.press("escape")
    council.phones[seat].tap(Random(1))
    council.answer()
    assert len(council.session.match.actions) == played
    council.window.press("escape")
    council.go_on()
    assert len(council.session.match.actions) == played + 1


@pytest.mark.parametrize("people", [1, 2, 4])
def test_whole_games_go_on_where_forced_cards_play_themselves(people: int) -> None:
    with Evening("bug-council", 4, people=people, play_forced=True) as evening:
        evening.scan(*range(people))
        evening.play(Random(people))
        assert evening.is_over


# whoever is gone


def test_a_bot_plays_for_a_phone_that_is_gone_until_it_is_back(council: Evening) -> None:
    rng = Random(4)
    council.scan(0, 1, 2, 3)
    council.lead(rng)
    seat = council.wait()
    council.phones[seat].line.close()
    wait_until(lambda: seat not in council.hands.here, "the end of the line")
    council.go_on()
    council.window.click("bot")
    for _ in range(6):
        other = council.wait()
        assert other != seat
        assert "A bot plays for" in words(council.window)
        council.phones[other].tap(rng)
        council.answer()
    assert seat in {turn.seat for turn in council.session.match.turns[4:]}
    assert council.hands.held_seats == {0, 1, 2, 3}
    council.phones[seat] = council.back(council.phones[seat].token)
    wait_until(lambda: seat in council.hands.here, "the phone")
    while council.wait() != seat:
        council.phones[council.wait()].tap(rng)
        council.answer()
    council.phones[seat].tap(rng)
    council.answer()
    assert not council.hands.stood_in


def test_a_bot_declares_for_whoever_is_gone_when_the_others_have(council: Evening) -> None:
    council.scan(0, 1, 2, 3)
    council.wait()
    council.phones[2].line.close()
    wait_until(lambda: 2 not in council.hands.here, "the end of the line")
    council.go_on()
    council.window.click("bot")
    council.lead(Random(2))
    assert {turn.seat for turn in council.session.match.turns[:4]} == {0, 1, 2, 3}


def test_a_hand_that_a_bot_plays_comes_back_to_the_screen(council: Evening) -> None:
    council.scan(0, 1, 2, 3)
    council.wait()
    council.phones[2].line.close()
    wait_until(lambda: 2 not in council.hands.here, "the end of the line")
    council.go_on()
    council.window.click("bot")
    council.go_on()
    council.window.press("escape")
    council.window.click("phones")
    assert "A bot plays until the phone is back." in words(council.window)
    council.window.click("release:2")
    assert not council.hands.stood_in


# whatever the window does


@pytest.mark.parametrize(("cover", "says"), [
    ("put away", "The big screen is put away."), ("escape", "The big screen is in the menu."),
    ("f1", "The big screen shows something else."),
])  # fmt: skip
def test_phones_are_answered_whatever_the_screen_shows(
    council: Evening, cover: str, says: str
) -> None:
    council.scan(0, 1, 2, 3)
    council.lead(Random(2))
    stack = council.window.screen.stack
    played, seat = len(council.session.match.actions), council.wait()
    if cover == "put away":
        stack.put_away = True
    else:
        council.window.press(cover)
    phone = council.phones[seat]
    phone.tap(Random(1))
    wait_until(lambda: council.hands.has_wishes, "the phones")
    council.window.rest(0.0)  # the loop asks so much of a window that nobody sees
    assert phone.hear_until("done")["why"] == ""
    assert says in phone.hear_until("table")["waits"]
    assert len(council.session.match.actions) == played
    other = council.phones[(seat + 1) % 4]
    other.say({"t": "do", "id": 77, "n": 0, "choice": "x"})
    wait_until(lambda: council.hands.has_wishes, "the phones")
    council.window.rest(0.0)
    assert other.hear_until("done")
    stack.put_away = False
    if cover != "put away":
        council.window.press("escape")
    council.go_on()
    council.wait()
    assert len(council.session.match.actions) > played
    assert says not in other.hear_until("table")["waits"]


class FlickeringHands(PaperHands):
    """A phone that comes and goes between any two looks."""

    looks = 0

    def __init__(self, seats: int, held: set[int], choosing: tuple[int, ...]) -> None:
        super().__init__(seats, held, set(), choosing)
        self.released: list[int | None] = []

    def release(self, seat: int) -> None:
        self.released.append(seat)

    @property
    def here(self) -> frozenset[int]:
        self.looks += 1
        return frozenset(range(4 * (self.looks % 2)))

    @here.setter
    def here(self, _here: frozenset[int]) -> None:
        pass

    @property
    def stood_in(self) -> frozenset[int]:
        return frozenset({3}) - self.here

    @stood_in.setter
    def stood_in(self, _seats: frozenset[int]) -> None:
        pass


def test_a_phone_may_come_while_it_is_said_that_it_is_away(council: Evening) -> None:
    for choosing, looks in product([(0,), (0, 1), (0, 3)], range(4)):
        paper = FlickeringHands(4, {0, 1, 2, 3}, choosing)
        wait = PhoneWait(council.session, cast("Hands", paper), 0)
        paper.looks = looks
        assert wait.reading.says
        paper.looks = looks
        wait.activate("here")
        assert None not in paper.released


def turned(loop: Loop) -> bool:
    loop.turn()
    return True


def test_a_window_that_is_put_away_answers_and_plays_when_it_is_back(
    council: Evening, tmp_path: Path
) -> None:
    """With the loop that the program runs in."""
    council.scan(0, 1, 2, 3)
    council.lead(Random(2))
    played, seat = len(council.session.match.actions), council.wait()
    screen, likes = council.window.screen, council.session.preferences
    library, log = Library(AppFolders.within(tmp_path)), RunLog(tmp_path / "logs")
    net = Net(screen, library, log, lambda: NoticeScene("", ""))
    loop = Loop(screen, Audio(tmp_path, likes), likes, library, Rendering(screen.window), net)
    pygame.event.post(pygame.Event(pygame.WINDOWMINIMIZED))
    loop.turn()
    council.phones[seat].tap(Random(1))
    wait_until(lambda: council.hands.has_wishes, "the phones")
    loop.turn()
    assert council.phones[seat].hear_until("done")["why"] == ""
    assert "put away" in council.phones[seat].hear_until("table")["waits"]
    assert len(council.session.match.actions) == played
    pygame.event.post(pygame.Event(pygame.WINDOWRESTORED))
    wait_until(lambda: turned(loop) and len(council.session.match.actions) > played, "the phones")
    library.close()
