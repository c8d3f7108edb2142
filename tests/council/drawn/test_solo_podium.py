"""The table of points of somebody who has played alone has the most columns of all."""

from __future__ import annotations

from dataclasses import replace

import pytest

from game.rules.council.api import Phase
from scenes.council.scoring.result import part_names, source_names
from scenes.kit.display import Text
from scenes.shell.results.points_table import HEAD_HEIGHT, points_table
from tests.council.games import asked, rooms, table
from tests.support.window import ADA, BRUNO, frame, points_of
from tests.words.translated import TRANSLATED, speaking

HALF_A_LINE = 6.0


@pytest.mark.parametrize("letters", [1.0, 2.0])
@pytest.mark.parametrize("window", [(1920, 1080), (1280, 720), (1024, 640)])
@pytest.mark.parametrize("stake", [0, 3])
@pytest.mark.parametrize("language", ["en", *TRANSLATED])
def test_alone_all_heads_stand_in_one_line(
    language: str, stake: int, window: tuple[int, int], letters: float
) -> None:
    machine = next(rooms(table(1, "pacifist"), asked(Phase.DECLARE))).view(0).termitenator
    assert machine is not None
    points = points_of((ADA, BRUNO), ((6, 6, 3), (14, 16, 20)), ((15, 0, 0), (15, 15, 20)), (1,))
    with speaking(language):
        result = replace(
            points,
            part_names=part_names(),
            source_names=source_names(replace(machine, stake=stake)),
            sources=((15, 0, 0, 0), (15, 15, 0, 20)),
        )
        seen = replace(frame(*window), letters=letters)
        place = seen.layout("shared/end")["table"]
        items = points_table(seen, place, result)
    heads = [item for item in items if isinstance(item, Text) and item.y < place.y + HEAD_HEIGHT]
    assert len(heads) == 1 + 3 + 4 + 1
    assert max(head.y for head in heads) - min(head.y for head in heads) < HALF_A_LINE
