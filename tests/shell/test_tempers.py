"""Tempers of bots, in the form and at the table of every game."""

from __future__ import annotations

from dataclasses import replace

import pytest

from game.bots import Level, Temper, bots_of
from scenes.app import ENTRIES
from scenes.kit.preferences import Preferences
from scenes.kit.scene import Push
from scenes.shell.entry import GameEntry
from scenes.shell.table_form.draft import TableDraft
from scenes.shell.table_form.scene import TableSetupScene
from scenes.table.highlights import Highlights
from scenes.table.scene import TableScene
from tests.support.window import focus_on, frame, press, stack

every_game = pytest.mark.parametrize("box", ENTRIES, ids=lambda box: box.game.id)


@every_game
@pytest.mark.parametrize("wish", ["yes", "no"])
def test_bots_get_the_tempers_of_their_colours_where_people_wish_it(
    box: GameEntry, wish: str
) -> None:
    form = TableSetupScene(Preferences(house_rules=True), box)
    opened = stack(form)
    focus_on(opened, f"tempers:{wish}")
    press(opened, "return")
    started = form.activate("start")
    assert isinstance(started, Push)
    assert isinstance(started.scene, TableScene)
    setup = started.scene.session.setup
    assert any(seat.bot for seat in setup.seats)
    cast = bots_of(box.game.id).cast
    for seat in setup.seats:
        inclined = {*bots_of(box.game.id).tempered} - {Level.MASTER}
        moody = seat.bot in inclined and wish == "yes"
        assert seat.temper == (cast[seat.colour] if moody else "")
    again = TableDraft.of(setup, box.game).settle()
    assert again.seats == setup.seats


@every_game
def test_the_sheet_about_a_plaque_says_the_temper(box: GameEntry) -> None:
    usual = TableDraft.fresh(box.game).settle()
    seats = tuple(
        replace(seat, bot="sensible", temper="greedy") if seat.bot else seat for seat in usual.seats
    )
    scene = box.open_table(replace(usual, seats=seats, seed=3), Preferences())
    assert isinstance(scene, TableScene)
    at = scene.session
    tooltips = at.ui.tooltips(frame(), at.view(0), at.top, Highlights())
    said = {thing.name: thing.words for thing in tooltips}
    for number, seat in enumerate(seats):
        tells = said[f"plaque:{number}"].endswith(bots_of(box.game.id).tempers[Temper.GREEDY])
        assert tells == (seat.bot is not None)
