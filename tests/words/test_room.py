"""What translators are told of the room there is, is what there is."""

from typing import Final

import pytest

from build.album.moments import NAMED
from build.room import Key, narrow
from build.translators import measured_room
from build.words import collect

pytestmark = pytest.mark.xdist_group("album")
LOOKED_AT: Final = ("setup", "replay", "glass_scored", "rugs_pick", "history_points", "solo_menu")
NEARLY: Final = 1.1  # letters are of different widths


@pytest.fixture(scope="module")
def seen() -> dict[Key, int]:
    return narrow([NAMED[name] for name in LOOKED_AT])


def test_whatever_has_room_noted_is_a_message() -> None:
    messages = {
        (each.context or "", each.id if isinstance(each.id, str) else each.id[0])
        for each in collect()
    }
    assert {
        (context, words) for context, noted in measured_room().items() for words in noted
    } <= messages


def test_no_message_is_promised_more_room_than_it_has(seen: dict[Key, int]) -> None:
    noted = measured_room()
    unknown = [key for key in seen if key[1] not in noted.get(key[0], {})]
    assert not unknown, "measure again: python3 build/dev.py words --room"
    promised = {key: noted[key[0]][key[1]] for key in seen}
    assert seen
    assert not {key for key, letters in seen.items() if promised[key] > letters * NEARLY}


def test_translators_read_it() -> None:
    found = collect().get("Winning")
    assert found is not None
    assert any(note.startswith("Room: ") for note in found.auto_comments)
