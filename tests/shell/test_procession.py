"""People come onto the podium one after the other: quickly, the winners last."""

from __future__ import annotations

import pytest

from scenes.kit.display import Item, Picture, Shape, Text
from scenes.kit.preferences import Preferences, Speed
from scenes.kit.schedule import LONGEST
from scenes.shell.results.podium import CALM, ResultsScene
from scenes.shell.results.procession import Procession
from tests.support.table import PEOPLE
from tests.support.window import ADA, BRUNO, CHIKA, DOV, frame, points_of, press, stack, texts

STEP = 0.05
RESULT = points_of(
    (ADA, BRUNO, CHIKA, DOV),
    ((12,), (9,), (15,), (7,)),
    ((12, 0, 0), (0, 9, 0), (11, 4, 0), (6, 1, 0)),
    (2,),
)


@pytest.mark.parametrize("seats", range(2, 8))
def test_a_procession_is_over_in_three_seconds_however_many_come(seats: int) -> None:
    people = (ADA, BRUNO, CHIKA, DOV, *PEOPLE[:3])[:seats]
    points = tuple((seats - seat,) for seat in range(seats))
    result = points_of(people, points, tuple((n, 0, 0) for (n,) in points), (0,))
    march = Procession.of(result)
    assert march.length <= LONGEST
    begins = [march.schedule.begin(str(place)) for place in march.places]
    assert march.places == tuple(range(seats, 0, -1))
    assert begins == sorted(begins)
    assert march.schedule.begin("crown") > march.winner_at
    assert march.schedule.begin("sheets") > march.winner_at


def test_the_winner_comes_last_and_every_arrival_is_heard_once() -> None:
    scene = ResultsScene(RESULT, Preferences())
    names, heard = list[str](), list[object]()
    for _ in range(80):
        scene.tick(STEP)
        heard += scene.sounds()
        drawn = scene.draw(frame())
        for item in drawn:
            if isinstance(item, Text) and item.text in "ABCD" and item.text not in names:
                names.append(item.text)
    assert names == ["D", "B", "A", "C"]
    assert len(heard) == len(names)


def test_with_reduced_motion_the_podium_only_fades_in() -> None:
    scene = ResultsScene(RESULT, Preferences(reduced_motion=True))
    places: dict[Item, set[tuple[float, float]]] = {}
    for _ in range(70):
        scene.tick(STEP)
        now: dict[Item, set[tuple[float, float]]] = {}
        for item in scene.draw(frame()):
            if isinstance(item, Picture | Text | Shape):
                now.setdefault(item._replace(x=0, y=0, alpha=1), set()).add((item.x, item.y))
        for what, spots in now.items():
            assert places.setdefault(what, spots) >= spots or spots >= places[what]
            places[what] |= spots
    crowns = [spots for what, spots in places.items() if "shared/prop_crown_big" in what]
    assert [len(spots) for spots in crowns] == [1]


def test_with_animation_off_the_podium_is_finished_at_once() -> None:
    scene = ResultsScene(RESULT, Preferences(speed=Speed.OFF))
    before = scene.draw(frame())
    scene.tick(1.0)
    assert [item for item in scene.draw(frame()) if isinstance(item, Text)] == [
        item for item in before if isinstance(item, Text)
    ]
    scene.tick(CALM)
    assert scene.default_focus() == "rematch"


def test_any_key_ends_the_procession() -> None:
    scene = ResultsScene(RESULT, Preferences())
    opened = stack(scene)
    opened.tick(STEP)
    press(opened, "x")
    assert {*texts(scene.draw(frame()))} >= set("ABCD")
    assert opened.is_running
