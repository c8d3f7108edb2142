"""Bots say a line now and then: true, short, about what lies open, and over nothing else."""

from __future__ import annotations

from dataclasses import replace
from enum import Enum
from random import Random

import pytest

from game.match import Match
from game.rules.council.api import CARDS, Oath, View
from game.seating import SeatSetup, TableSetup
from scenes.council.faces.bubble import bubble_items, bubble_place, own_temper
from scenes.council.faces.remarks import RemarkCause, remark
from scenes.council.places import place_of
from scenes.council.ui import UI
from scenes.kit.preferences import Preferences
from scenes.table.faces.people import delegate_of
from scenes.table.faces.remark import Remark, words_of
from scenes.table.faces.voices import voices
from scenes.table.highlights import TableContext
from scenes.table.routes import ROUTES
from scenes.table.session import TableSession
from tests.council.drawn.places import SIZES, furniture, off_the_ring, overlap, window
from tests.council.games import changed, empty_view
from tests.support.table import PEOPLE
from tests.support.window import texts

BOTS = tuple(replace(who, bot="sensible") for who in PEOPLE)
VOWS = (Oath.NO_ALLEGIANCE, Oath.ALLEGIANCE, Oath.ALLEGIANCE, Oath.ALLEGIANCE)
TRICK = tuple((seat, CARDS[card]) for seat, card in enumerate(("B5", "B9", "B12", "B1")))


def at(**changes: object) -> View:
    view = changed(
        empty_view(None, 4), ring=(0, 1, 2, 3, 4), cubes=(1, 2, 3, 4, 0),
        oaths=(Oath.ALLEGIANCE,) * 4, hand_sizes=(8,) * 4,
    )  # fmt: skip
    return changed(view, **changes)


def causes(view: View, seats: tuple[SeatSetup, ...] = BOTS[:4]) -> set[Enum]:
    """What can be heard at this moment at any table, whatever its people are called."""
    found = (
        remark(view, (replace(seats[0], name=f"N{number}"), *seats[1:])) for number in range(80)
    )
    return {said.cause for said in found if said is not None}


def test_an_open_no_allegiance_is_talked_about_before_the_first_card_and_when_it_ends() -> None:
    assert causes(at(oaths=VOWS)) == {RemarkCause.PLEDGED}
    assert causes(at(oaths=(Oath.FACE_DOWN,) * 4)) == set()
    broken = at(oaths=VOWS, won_by=0, tricks=(1, 0, 0, 0), table=TRICK)
    assert causes(broken) == {RemarkCause.BROKEN}
    kept = at(oaths=VOWS, won_by=1, tricks=(0, 10, 0, 0), table=TRICK, trick_number=10)
    assert causes(kept) == {RemarkCause.KEPT}


def test_a_trick_is_talked_about_by_who_wins_it_who_loses_a_high_card_and_who_visits() -> None:
    after = at(won_by=2, tricks=(0, 0, 1, 0), table=TRICK, trick_number=4, visitor=3)
    assert causes(after) == {RemarkCause.WON, RemarkCause.BEATEN, RemarkCause.VISITS}
    said = {remark(after, (replace(BOTS[0], name=f"N{n}"), *BOTS[1:4])) for n in range(80)}
    assert {(one.seat, one.cause) for one in said if one is not None} == {
        (2, RemarkCause.WON), (1, RemarkCause.BEATEN), (3, RemarkCause.VISITS)
    }  # fmt: skip
    trumped = replace(after, table=(*TRICK[:2], (2, CARDS["F2"]), TRICK[3]), cubes=(0, 0, 0, 6, 0))
    assert RemarkCause.TRUMPED in causes(trumped)
    assert RemarkCause.WON not in causes(trumped)


@pytest.mark.parametrize("seats", [2, 3, 5])
def test_each_says_at_most_a_line_or_two_an_age(seats: int) -> None:
    who, luck = BOTS[:seats], Random(seats)
    match = Match.open(TableSetup(who, seed=seats))
    heard: dict[int, set[Remark]] = {}
    while match.decision is not None:
        view = match.view(None)
        if (one := remark(view, who)) is not None:
            heard.setdefault(view.age, set()).add(one)
        match.play(luck.choice(match.legal))
    assert heard
    for lines in heard.values():
        assert len({line.seat for line in lines}) <= len(lines) <= 2 * seats


def test_who_has_a_temper_says_lines_of_it_besides_its_own() -> None:
    kept = Remark(0, RemarkCause.KEPT, 5)
    assert words_of(kept, "council", "", "ants") == "Position held. Nobody got in."
    turns = [kept._replace(turn=turn) for turn in range(4)]
    assert {words_of(said, "council", "greedy", "ants") for said in turns} == {
        "Pay up, please.",
        "Position held. Nobody got in.",
    }


@pytest.mark.parametrize("seats", [3, 4, 5])
def test_no_line_is_heard_twice_in_a_game(seats: int) -> None:
    """Not even where several bots have one temper."""
    who = tuple(replace(bot, temper=("greedy", "greedy", "")[n % 3]) for n, bot in enumerate(BOTS))
    heard = 0
    for seed in range(4):
        match, luck = Match.open(TableSetup(who[:seats], seed=seed)), Random(seed)
        said: dict[str, Remark] = {}
        while match.decision is not None:
            one = remark(match.view(None), who[:seats])
            if one is not None:
                colour = delegate_of(who[one.seat].colour)
                words = words_of(one, "council", own_temper(who[:seats], one.seat), colour)
                assert said.setdefault(words, one) == one or not words
            match.play(luck.choice(match.legal))
        heard += len(said)
    assert heard > 8


def test_the_same_people_say_something_else_in_another_sitting_and_the_same_in_a_replay() -> None:
    """Who meets the same bots every evening does not hear the same line first."""
    heard = []
    for seed in (*range(12), *range(12)):
        made = TableSession.new_unsaved(UI, TableSetup(BOTS[:4], seed=seed), Preferences(), ROUTES)
        broken = at(oaths=VOWS, won_by=0, tricks=(1, 0, 0, 0), table=TRICK)
        said = remark(broken, BOTS[:4], made.top.sitting)
        assert said is not None
        colour = delegate_of(BOTS[said.seat].colour)
        heard.append((words_of(said, "council", "greedy", colour), made.top.sitting))
    assert heard[:12] == heard[12:]
    assert len({sitting for _, sitting in heard}) > 9
    assert len({words for words, _ in heard}) > 1


@SIZES
@pytest.mark.parametrize("people", [2, 3, 4, 5])
def test_a_bubble_lies_over_nothing(size: tuple[int, int], people: int) -> None:
    at_window = window(size, 1.0)
    place = place_of(at_window, empty_view(0, people))
    around = {**furniture(place), "last trick": place.layout["last_trick"], "mat": place.row.mat}
    around |= {f"face {seat}": place.face(seat) for seat in range(people)}
    around |= {f"fan {seat}": place.fan(seat) for seat in range(people)}
    around["hand"], around["words"] = place.layout["hand"], place.layout["caption"]
    for seat in range(people):
        for wide in (160.0, 280.0, 340.0):
            box = bubble_place(at_window, place, seat, wide)
            assert box is not None or not seat, "a person's own seat has less room"
            if box is None:
                continue
            assert 0 <= box.x <= box.right <= at_window.width
            assert off_the_ring(place, box)
            assert [name for name, other in around.items() if overlap(box, other)] == []


def test_with_large_letters_nobody_says_anything() -> None:
    """The room belongs to what has to be read."""
    view = at(oaths=(*VOWS[1:2], *VOWS[:3]))
    for letters, heard in ((1.0, True), (2.0, False)):
        shown = window((1920, 1080), letters)
        place = place_of(shown, view)
        items = bubble_items(shown, place, view, TableContext(BOTS[:4]))
        words = " ".join(texts(items))
        assert (words in voices("council")["bees", "pledged"]) is heard


@SIZES
@pytest.mark.parametrize("people", [2, 3, 4, 5])
def test_beside_panels_no_face_lies_over_the_bars(size: tuple[int, int], people: int) -> None:
    for letters in (1.0, 2.0):
        usual = place_of(window(size, letters), empty_view(0, people))
        beside = place_of(window(size, letters), empty_view(0, people), panels=True)
        for place in (usual, beside):
            bars = [place.layout[name] for name in ("status", "menu_bar")]
            seen = [place.face(seat) for seat in range(people) if place.has_faces(seat)]
            assert not any(overlap(face, bar) for face in seen for bar in bars)
        assert all(usual.has_faces(seat) for seat in range(people)) or letters > 1
