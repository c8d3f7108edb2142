"""The tag over a card says *You* to whoever sits at the screen alone, and else a name."""

import re
from dataclasses import replace
from itertools import islice
from typing import Final

from scenes.kit.display import Text
from tests.contract.test_ui import Table, every_table, played, session_of
from tests.support.window import frame

NAME: Final = "Zoë"
TAG: Final = re.compile(rf"(\d\. )?({NAME}|You)")
LAST, EVERY = 90, 3


def tags(table: Table, *, alone: bool) -> list[str]:
    """What the first seat's tags bear while it is asked, without the place in the trick."""
    session, found = session_of(table), list[str]()
    me, *others = session.setup.seats
    bots = tuple(replace(who, bot="sensible") for who in others) if alone else others
    session.setup = replace(session.setup, seats=(replace(me, name=NAME), *bots))
    for now in islice(played(session), 0, LAST, EVERY):
        if (decision := now.match.decision) is not None and decision.seat == 0:
            drawn = now.ui.layer(now, decision).draw(frame())
            words = [each.text for each in drawn if isinstance(each, Text)]
            found += [match[2] for each in words if (match := TAG.fullmatch(each))]
    return found


@every_table
def test_tags_call_one_person_you_and_several_by_name(table: Table) -> None:
    you = tags(table, alone=True)
    assert set(you) <= {"You"}
    assert you or table.box.game.id == "bugs-on-rugs"  # where tags lie on few things
    names = tags(table, alone=table.seats == 1)
    assert len(names) == len(you)
    assert set(names) <= ({"You"} if table.seats == 1 else {NAME})
