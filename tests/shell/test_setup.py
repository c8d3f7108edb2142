"""Setting the table: what the form takes, refuses and hands on."""

from __future__ import annotations

from dataclasses import replace

import pytest

from game.catalogue import SHELF, part_of
from game.seating import SeatSetup, TableSetup
from scenes.app import first_scene, shelf
from scenes.council.entry import ENTRY
from scenes.kit.preferences import Preferences
from scenes.kit.stack import SceneStack
from scenes.kit.theme import player_colours
from scenes.options import Options
from scenes.shell.table_form.draft import TableDraft, fits
from scenes.shell.table_form.scene import TableSetupScene
from scenes.shell.title.scene import TitleScene
from tests.shell.set_table import Table, form
from tests.support.window import TO_A_TABLE, focus_on, press, stack, texts

GAME = ENTRY.game


def test_an_arrow_and_enter_three_times_start_the_first_game(
    tables: list[TableSetup],
) -> None:
    opened = stack(first_scene(Options()))
    press(opened, *TO_A_TABLE)
    assert isinstance(opened.scenes[-1], Table)
    (setup,) = tables
    assert [seat.bot for seat in setup.seats] == [None, "newcomer", "newcomer", "sensible"]
    assert len({seat.colour for seat in setup.seats}) == 4
    assert (setup.options["edition"], setup.lead, setup.hints) == ("published", None, True)


def test_the_last_table_is_found_again_after_the_game(tables: list[TableSetup]) -> None:
    opened = stack(first_scene(Options(), Preferences(house_rules=True)))
    press(opened, *TO_A_TABLE[:-1])
    focus_on(opened, "edition:prototype")
    press(opened, "return")
    focus_on(opened, "start")
    press(opened, "return")
    press(opened, "title")
    assert isinstance(opened.scenes[-1], TitleScene)
    press(opened, "return", "return", "return")
    assert [setup.options["edition"] for setup in tables] == ["prototype", "prototype"]


def test_a_rematch_sits_down_at_the_same_table(tables: list[TableSetup]) -> None:
    opened = form()
    press(opened, "return")
    press(opened, "rematch")
    assert len(tables) == 2
    assert tables[0] == tables[1]


def test_a_table_of_bots_only_may_be_watched() -> None:
    draft = TableDraft.fresh(GAME)
    draft.seats[0].bot = "random"
    assert draft.faults() == {}


@pytest.mark.parametrize("seats", [3, 4, 5])
def test_colours_stay_distinct_however_often_they_change(seats: int) -> None:
    draft = TableDraft.fresh(GAME)
    while len(draft.seats) > seats:
        draft.remove(0)
    while len(draft.seats) < seats:
        draft.add(draft.usual_level)
    for index in [*range(seats)] * 6:
        before = draft.seats[index].colour
        draft.change_colour(index)
        assert draft.seats[index].colour != before
        assert len({seat.colour for seat in draft.seats}) == seats


def test_every_colour_can_be_had() -> None:
    draft = TableDraft.fresh(GAME)
    seen = set()
    for _ in range(2 * len(player_colours(5))):
        seen.add(draft.seats[0].colour)
        draft.change_colour(0)
    assert seen == {"orange", "white"}  # the other three are worn
    draft.add(draft.usual_level)
    for _ in range(2 * len(player_colours(5))):
        seen.add(draft.seats[0].colour)
        draft.change_colour(0)
    assert seen == set(player_colours(5))


def test_seats_come_and_go_between_two_and_five() -> None:
    opened = form()
    focus_on(opened, "add")
    press(opened, "return")
    names = [control.name for control in opened.controls]
    assert "name:4" in names
    assert "add" not in names
    for _ in range(3):
        focus_on(opened, "remove:0")
        press(opened, "return")
    assert "remove:0" not in [control.name for control in opened.controls]


def test_the_leader_stays_the_same_person_when_a_seat_goes() -> None:
    draft = TableDraft.fresh(GAME)
    draft.lead = 2
    draft.remove(0)
    assert draft.lead == 1
    draft.remove(1)
    assert draft.lead is None


def test_the_leader_goes_round_from_chance_to_chance() -> None:
    draft = TableDraft.fresh(GAME)
    seen = []
    for _ in range(5):
        draft.change_lead(1)
        seen.append(draft.lead)
    assert seen == [0, 1, 2, 3, None]
    draft.change_lead(-1)
    assert draft.lead == 3


# bots


def test_a_bot_can_play_at_every_level_that_is_offered() -> None:
    draft = TableDraft.fresh(GAME)
    seen = []
    for _ in draft.levels:
        seen.append(draft.seats[3].bot)
        draft.change_level(3, 1)
    assert seen == ["sensible", "sharp", "master", "newcomer"]
    assert draft.seats[3].bot == "sensible"
    draft.change_level(3, -1)
    assert draft.seats[3].bot == "newcomer"


def test_the_foot_of_the_form_says_how_a_bot_plays_and_how_often_it_wins() -> None:
    opened = form()
    focus_on(opened, "level:3:more")
    assert "Counts cards" in " ".join(texts(press(opened)))
    press(opened, "return", "return", "return")
    said = " ".join(texts(press(opened)))
    assert "Knows the rules and little else" in said
    assert "4 % of its games" in said


def test_the_first_table_has_two_easy_bots_and_one_that_is_better() -> None:
    for game in SHELF.values():
        *easy, better = [seat.bot for seat in TableDraft.fresh(game).seats[1:]]
        assert (easy, better) == (["newcomer"] * len(easy), "sensible")


@pytest.mark.parametrize("level", ["random", "sensible-1"])
def test_a_table_with_a_level_of_former_days_is_set_again_with_usual_bots(level: str) -> None:
    seats = (SeatSetup("Ada", "orange"), *TableDraft.fresh(GAME).settle().seats[1:3])
    old = TableSetup((seats[0], replace(seats[1], bot=level), seats[2]))
    assert fits(old, GAME)
    assert [seat.bot for seat in TableDraft.of(old, GAME).seats] == [None, "sensible", "newcomer"]


def test_who_a_bot_is_and_how_it_plays_is_said_in_its_row(tables: list[TableSetup]) -> None:
    opened = form()
    focus_on(opened, "level:2:more")
    assert "Daring: declares No Allegiance when behind." not in texts(press(opened))
    seen = texts(press(opened, "return"))  # a newcomer plays like every other
    assert {"The Queen", "The Pirate", "The Fencer"} <= {*seen}
    assert "Daring: declares No Allegiance when behind." in seen
    assert "Mischievous: likes to visit and to spoil." in seen
    assert seen.count("Knows the rules and little else.") == 1
    focus_on(opened, "start")
    press(opened, "return")
    assert [seat.temper for seat in tables[0].seats] == ["", "", "daring", "mischievous"]
    assert fits(tables[0], GAME)
    assert TableDraft.of(tables[0], GAME).settle() == tables[0]
    assert not fits(replace(tables[0], seats=(SeatSetup("A", "orange", "sharp", "x"),) * 2), GAME)


def test_a_table_of_bots_that_were_all_alike_stays_so() -> None:
    old = TableSetup((SeatSetup("Ada", "orange"), SeatSetup("B", "sky", "sensible")))
    assert not any(seat.temper for seat in TableDraft.of(old, GAME).settle().seats)
    old = TableSetup((SeatSetup("Ada", "orange"), SeatSetup("B", "sky")))
    assert not TableDraft.of(old, GAME).is_unusual


def asked(opened: SceneStack) -> bool:
    return any(control.name.startswith("edition:") for control in opened.controls)


def test_house_rules_are_folded_away_for_somebody_new() -> None:
    preferences = Preferences()
    opened = stack(TableSetupScene(preferences, ENTRY))
    assert not asked(opened)
    assert "start" in [control.name for control in opened.controls]
    focus_on(opened, "house-rules")
    press(opened, "return")
    assert asked(opened)
    assert preferences.house_rules
    assert asked(stack(TableSetupScene(preferences, ENTRY)))
    press(opened, "return")
    assert not asked(opened)
    assert not preferences.house_rules


@pytest.mark.parametrize(
    "unusual", [{"options": {"edition": "prototype"}}, {"lead": 0}, {"hints": False}]
)
def test_house_rules_unfold_by_themselves_where_one_is_not_as_usual(
    unusual: dict[str, object],
) -> None:
    last = replace(TableDraft.fresh(GAME).settle(), **unusual)  # type: ignore[arg-type]  # by name
    assert asked(stack(TableSetupScene(Preferences(), ENTRY, last)))


def test_as_usual_they_stay_folded() -> None:
    last = TableDraft.fresh(GAME).settle()
    assert not asked(stack(TableSetupScene(Preferences(), ENTRY, last)))


def test_several_people_are_asked_where_they_hold_their_hands_and_it_is_remembered() -> None:
    preferences = Preferences()
    opened = stack(TableSetupScene(preferences, ENTRY))
    assert not any(control.name.startswith("hands:") for control in opened.controls)
    focus_on(opened, "kind:1:human")
    press(opened, "return")
    focus_on(opened, "hands:yes")
    press(opened, "return")
    assert preferences.phones
    again = stack(TableSetupScene(preferences, ENTRY, TableDraft.fresh(GAME).settle()))
    focus_on(again, "kind:1:human")
    press(again, "return")
    assert next(each.on for each in again.controls if each.name == "hands:yes")


@pytest.mark.parametrize("game", SHELF)
def test_hands_are_said_to_be_hidden_where_a_curtain_hides_them(game: str) -> None:
    box = shelf()[game]
    hides = part_of(box.game, "scenes.*.ui.UI").secrets
    opened = stack(TableSetupScene(Preferences(house_rules=True), box))
    focus_on(opened, "kind:1:human")
    said = " ".join(texts(press(opened, "return")))
    assert ("hidden between turns" in said) is hides
    focus_on(opened, "hands:no")
    said = " ".join(texts(opened.draw()))
    assert ("The screen hides each hand" in said) is hides
    assert ("Hands are open" in said) is not hides
