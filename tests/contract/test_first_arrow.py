"""Where nothing has the focus, the first arrow leads to what may be chosen, in every game."""

from random import Random

from scenes.kit.display import controls
from scenes.kit.focus import toward
from scenes.kit.signals import ARROWS
from tests.contract.test_ui import Table, every_table, session_of
from tests.support.window import frame

EVERY = 5  # one of so many questions is looked at
MOST = 400


@every_table
def test_the_first_arrow_leads_to_what_may_be_chosen(table: Table) -> None:
    session, luck = session_of(table), Random(1)
    match = session.match
    for at in range(MOST):
        if match.decision is None:
            break
        if at % EVERY == 0:
            layer = session.ui.layer(session, match.decision)
            present = controls(layer.draw(frame()))
            answers = {each.name for each in present if each.answers and not each.refused}
            if answers:
                assert {toward(present, None, arrow) for arrow in ARROWS} <= answers
        match.play(luck.choice(list(match.legal)))


@every_table
def test_the_bar_names_the_speed_of_now(table: Table) -> None:
    session = session_of(table)
    assert session.match.decision is not None
    layer = session.ui.layer(session, session.match.decision)
    before = {each.label for each in controls(layer.draw(frame())) if each.name == "menu:speed"}
    session.preferences.next_speed()
    after = {each.label for each in controls(layer.draw(frame())) if each.name == "menu:speed"}
    assert before
    assert before != after
