"""What the leftover does when it comes to the Wall."""

from functools import partial

import pytest

from game.rules.rugs import api as rugs
from tests.rules.any_game import the
from tests.rules.rugs import table_talk as talk

fly = partial(partial, talk.fly)

SCENES = {
    "Butterfly: the start player chooses and shows a bug": (
        fly("U1", "A1", "B1 D1 Y1", "A2", start=1), "",
        {"asked": "show 1", "legal": "B1, D1, Y1"},
    ),
    "Butterfly: the shown bug stays in the hand and acts as if on the Wall": (
        fly("U1", "A1 S1", "A2", wall="D1"), "S1",
        {"hands": "A1 S1 / A2", "wall": "D1 U1", "asked": "place 0", "acts": "S"},
    ),
    "Butterfly: no Butterfly can be shown": (fly("U1", "U2 B1 U3", "A2"), "", {"legal": "B1"}),
    "Butterfly: without another bug nothing happens": (
        fly("U1", "U2 U3", "A2"), "",
        {"told": "power-butterfly nothing-to-show", "asked": "pick 1"},
    ),
    "Butterfly: a shown Larva does nothing": (
        fly("U1", "L1 B1", "A2", wall="L2 L3"), "L1",
        {"wall": "L2 L3 U1", "told": "larva-later"},
    ),
    "Butterfly: a shown Ant draws and that one acts": (
        fly("U1", "A1 B1", "A2", top="Y5"), "A1",
        {"wall": "U1 Y5", "told": "power-ant power-fly", "asked": "pass 0"},
    ),
    "Firefly: those are the beginning of the next Floor": (
        fly("F1", "A1 A2", "B1 B2", top="Y1 Y2 Y3"), "A2, B1",
        {"floor": "A2 B1 Y1 Y2 Y3", "hands": "A1 / B2"},
    ),
    "Larva: one on the Wall does nothing": (
        fly("L1", "A1", "A2", wall="D1"), "", {"told": "larva-alone", "wall": "D1 L1"},
    ),
    "Larva: two or more leave and a new bug comes and acts": (
        fly("L1", "A1", "A2", wall="L7 D1 L3", top="Y5"), "",
        {"wall": "D1 Y5", "gone": "L7 L3 L1", "asked": "pass 0", "acts": "Y"},
    ),
    "Larva: a new Larva does nothing": (
        fly("L1", "A1", "A2", wall="L7", top="L2"), "",
        {"wall": "L2", "told": "power-larva larva-later"},
    ),
    "Larva: only the leftover counts others; one that an Ant brings stays beside two": (
        fly("A5", "A1", "A2", wall="L7 L8", top="L2"), "",
        {"wall": "L7 L8 A5 L2", "told": "power-ant larva-later"},
    ),
    "Larva: its power is never the one set off last": (
        fly("L1", "A1", "A2", wall="L7", top="A5 Y1"), "", {"acts": "Y"},
    ),
    "Ant: the next bug joins the Wall and acts": (
        fly("A5", "A1", "A2", wall="D1", top="B3"), "",
        {"wall": "D1 A5 B3", "told": "power-ant power-beetle", "asked": "pass 0", "acts": "B"},
    ),
    "Ant after Ant goes on": (
        fly("A5", "A1", "A2", top="A6 A7 L1"), "",
        {"wall": "A5 A6 A7 L1", "told": "power-ant power-ant power-ant larva-later"},
    ),
    "Spider: it lies in the row itself already": (
        fly("S1", "A1 A2", "B1 B2"), "A1", {"hands": "A2 S1 / B1 B2"},
    ),
    "Spider: what is placed does not act": (
        fly("S1", "A1 D5", "B1 B2", wall="D1"), "D5", {"told": "", "asked": "place 1"},
    ),
    "Fly: to the right, the seat before": (
        fly("Y5", "A1 A2", "B1 B2", "D1 D2", final=True), "A2, B2, D2",
        {"hands": "A1 B2 / B1 D2 / A2 D1"},
    ),
    "Beetle: to the left, the next seat": (
        fly("B5", "A1 A2", "B1 B2", "D1 D2", final=True), "A2, B2, D2",
        {"hands": "A1 D2 / A2 B1 / B2 D1"},
    ),
    "Beetle: Larvae do not hatch while passing": (
        fly("B5", "L1 A1", "L2 L3"), "L1", {"legal": "L2, L3"},
    ),
    "Ladybug: in turn order everybody draws": (
        fly("D5", "A1", "A2", "A3", start=1, top="B7 B3 B5"), "",
        {"hands": "A1 B5 / A2 B7 / A3 B3"},
    ),
    "Mosquito: the bug given lies where the other lay": (
        fly("M1", "A1 A2", "B1 B2", wall="D1 Y1 D2"), "A1, Y1", {"wall": "D1 A1 D2 M1"},
    ),
    "Mosquito: the types must be different": (
        fly("M1", "D5 M2 A1", "B1 B2", wall="D1 Y1"), "", {"legal": "A1, D5, M2"},
    ),
    "Mosquito: nor is one of the same type offered": (
        fly("M1", "D5 M2 A1", "B1 B2", wall="D1 Y1"), "D5", {"legal": "M1, Y1"},
    ),
    "Mosquito: a bug that finds no different one stays": (
        fly("M1", "M2 A1", "B1 B2"), "", {"legal": "A1"},
    ),
    "Mosquito: alike where it is impossible otherwise": (
        fly("M1", "M2 M3", "B1 B2"), "", {"legal": "M2, M3"},
    ),
    "Mosquito: then the one that there is": (
        fly("M1", "M2 M3", "B1 B2"), "M3, M1", {"hands": "M1 M2 / B1 B2"},
    ),
    "Mosquito: swapped bugs do not act": (
        fly("M1", "D5 A1", "B1 B2", wall="Y1"), "D5, Y1", {"told": "", "asked": "swap 1"},
    ),
    "Who holds no bug still gets one": (fly("B5", "A1", "", final=True), "A1", {"hands": " / A1"}),
}  # fmt: skip


@pytest.mark.parametrize("scene", SCENES)
def test_what_a_power_does(scene: str) -> None:
    start, said, expected = SCENES[scene]
    talk.check(start(), said, expected)


def test_butterfly_everybody_sees_it_and_that_power_is_activated() -> None:
    state, _ = talk.fly("U1", "A1 D1", "A2", top="B1 B2")
    state, events = talk.say(state, "D1")
    shown = the(rugs.BugShown, events)
    assert all(rugs.BUGS_ON_RUGS.redact(shown, seat) == shown for seat in (0, 1, None))
    assert talk.hands(state) == ["A1 B1 D1", "A2 B2"]


def test_firefly_in_turn_order_everybody_puts_a_bug_on_the_floor() -> None:
    state, _ = talk.fly("F1", "A1 A2", "B1 B2", "D1 D2", start=1)
    assert (talk.asked(state), talk.legal(state)) == (("drop", 1), "B1, B2")
    state, _ = talk.say(state, "B2")
    assert talk.asked(state) == ("drop", 2)
    state, _ = talk.say(state, "D1")
    assert talk.asked(state) == ("drop", 0)
    assert talk.names(state.floor) == "B2 D1"


def test_larvae_that_leave_are_told() -> None:
    _, events = talk.fly("L1", "A1", "A2", wall="L7 D1 L3", top="Y5")
    assert talk.names(the(rugs.LarvaeLeftWall, events).larvae) == "L7 L3 L1"


def test_ant_from_an_empty_deck_brings_nothing() -> None:
    state = talk.picking("A1", "A2", floor="B1 A5", final=True)
    state.deck = state.deck[: state.drawn]
    talk.check((state, []), "B1", {"wall": "A5"})


def test_spider_in_turn_order_place_at_the_end_and_take_from_the_start() -> None:
    state, _ = talk.fly("S1", "A1 A2", "B1 B2", "Y1 Y2", wall="D1 D2", start=1)
    assert (talk.asked(state), talk.legal(state)) == (("place", 1), "B1, B2")
    state, _ = talk.say(state, "B1")
    assert (talk.names(state.wall), talk.hands(state)[1]) == ("D2 S1 B1", "B2 D1")
    state, _ = talk.say(state, "Y2")
    assert (talk.names(state.wall), talk.hands(state)[2]) == ("S1 B1 Y2", "D2 Y1")
    state, _ = talk.say(state, "A1")
    assert (talk.names(state.wall), talk.hands(state)[0]) == ("B1 Y2 A1", "A2 S1")


@pytest.mark.parametrize("leftover", ["Y5", "B5"])
def test_fly_and_beetle_all_choose_before_anybody_gets_anything(leftover: str) -> None:
    state, _ = talk.fly(leftover, "A1 A2", "B1 B2", "D1 D2", start=2)
    assert (talk.asked(state), talk.legal(state)) == (("pass", 2), "D1, D2")
    state, _ = talk.say(state, "D1")
    assert (talk.asked(state), talk.legal(state)) == (("pass", 0), "A1, A2")
    state, _ = talk.say(state, "A1")
    assert (talk.asked(state), talk.legal(state)) == (("pass", 1), "B1, B2")
    assert talk.hands(state) == ["A1 A2", "B1 B2", "D1 D2"]
    assert [card is not None for card in state.given] == [True, False, True]


@pytest.mark.parametrize("leftover", ["Y5", "B5"])
def test_fly_and_beetle_never_the_bug_just_got(leftover: str) -> None:
    # Nobody is offered what comes to him: it arrives when all have chosen.
    state, _ = talk.fly(leftover, "A1", "B1", final=True)
    state, events = talk.say(state, "A1", "B1")
    assert talk.hands(state) == ["B1", "A1"]
    assert len(the(rugs.BugsPassed, events).gifts) == 2
    assert state.given == [None, None]


def test_mosquito_in_turn_order_everybody_must_swap_with_the_wall() -> None:
    state, _ = talk.fly("M1", "A1 A2", "B1 B2", wall="D1", start=1)
    assert (talk.asked(state), talk.legal(state)) == (("swap", 1), "B1, B2")
    state, _ = talk.say(state, "B1")
    assert (talk.asked(state), talk.legal(state)) == (("swap-for", 1), "D1, M1")
    state, _ = talk.say(state, "D1")
    assert talk.asked(state) == ("swap", 0)
    assert talk.hands(state) == ["A1 A2", "B2 D1"]


def test_mosquito_no_hand_is_shown_to_prove_that_it_is_impossible() -> None:
    seen = []
    for kept in ("M2", "M4"):
        state, _ = talk.fly("M1", f"{kept} M3", "B1 B2")
        state, events = talk.say(state, "M3", "M1")
        told = [rugs.BUGS_ON_RUGS.redact(event, 1) for event in events]
        seen.append((told, rugs.BUGS_ON_RUGS.view(state, 1)))
    assert seen[0] == seen[1]


@pytest.mark.parametrize("leftover", ["F1", "S1", "M1", "Y5", "B5"])
def test_who_holds_no_bug_is_skipped(leftover: str) -> None:
    state, events = talk.fly(leftover, "A1", "", "A2", wall="D1")
    if leftover[0] not in "YB":
        assert talk.asked(state) is not None
        while talk.asked(state) == (state.phase.value, 0):
            state, news = talk.say(state, talk.legal(state).split(", ")[0])
            events += news
    assert rugs.SeatSkipped(1, "no-bugs") in events
