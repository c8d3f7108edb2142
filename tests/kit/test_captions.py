"""Captions say what has happened at the table on top, and what was heard of it."""

from __future__ import annotations

from collections.abc import Sequence

import pytest

from build.album.setting import Nothing
from scenes.backend.headless import HeadlessScreen
from scenes.kit.captions import Captions
from scenes.kit.display import Text
from scenes.kit.layout import Place
from scenes.kit.preferences import Captions as Wish
from scenes.kit.preferences import Preferences, Speed
from scenes.kit.reader import Announcement, TableReading
from scenes.kit.scene import Scene
from scenes.kit.sound import Silence, Sound, SoundCue
from scenes.selftest.pilot import Pilot, by_mouse
from scenes.table.scene import TableScene
from tests.pilot.test_secrets import room
from tests.support.window import texts

SIZE = (1280, 720)


class Table(Nothing):
    """Says what it is made to say."""

    def __init__(self, *told: str, place: object = "table") -> None:
        lines = [Announcement(words) for words in told]
        self.reading = TableReading(place=place, told=len(lines), since=lambda since: lines[since:])

    reading: TableReading = TableReading()


def shown(captions: Captions, wish: Wish = Wish.SOUNDS, width: float = 1920) -> str:
    with HeadlessScreen(Nothing(), SIZE) as unseen:
        items = captions.items(unseen.screen.stack.frame, Place(0, 1080, width, 46), wish)
    return " ".join(texts(items))


def below(unseen: HeadlessScreen) -> list[str]:
    low = unseen.screen.stack.frame.height
    return [item.text for item in unseen.items if isinstance(item, Text) and item.y > low]


def follow(*scenes: Sequence[Scene[object]]) -> Captions:
    captions = Captions(Silence())
    for each in scenes:
        captions.follow(each)
    return captions


def test_the_line_stays_until_something_else_happens() -> None:
    captions = follow([Table()], [Table("Bruno leads.")])
    assert shown(captions) == "Bruno leads."
    captions.follow([Table("Bruno leads."), Nothing()])
    assert shown(captions) == "Bruno leads."
    captions.follow([Table("Bruno leads.", "Ada follows.")])
    assert shown(captions) == "Ada follows."


def test_of_much_at_once_the_newest_that_has_room_is_shown() -> None:
    captions = follow([Table()], [Table("Bruno leads.", "Ada follows.", "Dov wins.")])
    assert shown(captions) == "Bruno leads. Ada follows. Dov wins."
    assert shown(captions, width=320) == "Dov wins."


def test_another_table_and_a_curtain_begin_with_nothing() -> None:
    told = ([Table()], [Table("Ada discards.")])
    assert not shown(follow(*told, [Table("Dov wins.", place="other")]))
    assert not shown(follow(*told, [Table(place="curtain"), Nothing()]))
    assert not shown(follow(*told, [Nothing()]))


def test_a_sound_that_means_something_is_named_where_that_is_wished() -> None:
    captions = follow([Table()], [Table("Ada wins.")])
    captions.play(SoundCue(Sound.BUTTON))
    captions.play(SoundCue(Sound.VICTORY))
    captions.follow([Table("Ada wins.")])
    assert shown(captions) == "Ada wins. (a fanfare of victory)"
    assert shown(captions, Wish.EVENTS) == "Ada wins."


@pytest.mark.parametrize("letters", [100, 200])
def test_the_line_lies_below_everything_at_a_table_and_nowhere_else(letters: int) -> None:
    wishes = Preferences(speed=Speed.OFF, captions=Wish.EVENTS, text_size=letters)
    with HeadlessScreen(Nothing(), SIZE, preferences=wishes) as unseen:
        assert unseen.screen.stack.frame.height == 1080
        session = room(3, Speed.OFF)
        unseen.screen.open(TableScene(session))
        for _ in range(3):
            unseen.step()
        frame = unseen.screen.stack.frame
        assert frame.height * frame.scale < SIZE[1] - 25
        assert all(each.y + each.h <= frame.height for each in unseen.controls)
        assert len(below(unseen)) <= 1


def test_what_one_person_was_told_is_gone_before_the_next_one_looks() -> None:
    wishes = Preferences(captions=Wish.SOUNDS)
    curtains: list[list[str]] = []
    others: list[list[str]] = []
    with HeadlessScreen(TableScene(room(3, Speed.OFF)), SIZE, preferences=wishes) as unseen:

        def seen() -> bool:
            (curtains if "lift" in unseen.names else others).append(below(unseen))
            return len(curtains) > 6

        Pilot(unseen, by_mouse, seed=2).play(until=seen)
    assert not any(curtains)
    assert any(others)
