"""What is said of the attic to whoever has no picture of it."""

from __future__ import annotations

from collections.abc import Iterator

from game.describe.rugs import DESCRIPTION
from game.describe.rugs.names import names_of
from game.rules.rugs.api import END_BELOW, Hatch, Phase, View, card_name, read_cards
from scenes.rugs.ui import UI
from scenes.table.highlights import Highlights
from tests.support.table import RUGS, first_table, moments
from tests.support.window import frame


def test_numbers_tell_apart_what_has_the_same_words() -> None:
    names = names_of(read_cards("M3 M5 D2 D8 D3"))
    assert list(names.values()) == [
        "Mosquito 3", "Mosquito 5", "Ladybug 2 on stripes", "Ladybug 8 on stripes",
        "Ladybug on waves",
    ]  # fmt: skip


def larvae(view: View) -> Iterator[Hatch]:
    return (action for action in view.legal if isinstance(action, Hatch))


def test_of_three_larvae_the_first_leads_on_and_the_second_hatches_both() -> None:
    session, seat = first_table(
        RUGS, lambda view: view.phase is Phase.PICK and len([*larvae(view)]) > 2
    )
    view = session.view(seat)
    chosen: tuple[str, ...] = ("hatch",)
    first = next(larvae(view)).one
    begun = DESCRIPTION.ask(view, session.seats, chosen).choice(f"card:{card_name(first)}")
    assert begun is not None
    question = DESCRIPTION.ask(view, session.seats, begun.leads)
    hatched = {each.action for each in question.choices if each.action is not None}
    assert hatched == {pair for pair in larvae(view) if first in (pair.one, pair.other)}
    back = question.choice("back")
    assert back is not None
    assert back.leads == ()


def test_how_far_the_end_is_away_is_what_the_drawer_shows() -> None:
    for session in moments(RUGS, 3):
        view = session.view(None)
        (end,) = (p for p in DESCRIPTION.surface(view, session.seats).pieces if p.id == "end")
        assert ("bug" in end.says) is not (view.final or view.end_seen)
        if "bug" in end.says:
            assert end.says.startswith(f"{view.to_end} ")
            assert view.to_end <= END_BELOW[3]


def test_every_bug_of_the_picture_can_be_asked_about() -> None:
    for session in list(moments(RUGS, 4))[::9]:
        decision = session.match.decision
        view = session.view(None if decision is None else decision.seat)
        tooltips = UI.tooltips(frame(), view, session.top, Highlights())
        told = {thing.name for thing in tooltips}
        seen = (*view.floor, *view.wall, *(view.hand or ()))
        away = {view.given, view.offered}
        assert {f"card:{card_name(card)}" for card in seen if card not in away} <= told
