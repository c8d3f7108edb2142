"""A table in a file: older files go on as they are, and other games bring options of their own."""

from dataclasses import replace

import msgspec
import pytest

from game import seating
from game.catalogue import FIRST, SHELF
from game.library import written_table
from game.library.written_table import WrittenTable, read_table, write_table
from game.records import RecordError
from game.rules.council.api import Personality
from game.seating import SeatSetup, TableSetup
from game.table import Option

ADA, BEN = SeatSetup("Ada", "orange"), SeatSetup("Ben", "sky", "sensible")
ALONE = TableSetup((ADA,), {"personality": Personality.THIEF})
SEVERAL = TableSetup((ADA, BEN), {"edition": "prototype"}, lead=1)
OLD_KEYS = [
    *("seats", "edition", "lead", "hints", "takebacks", "seed"),
    *("game", "personality", "carry", "campaign"),
]


@pytest.mark.parametrize("table", [ALONE, SEVERAL])
def test_a_table_of_bug_council_has_the_keys_it_always_had(table: TableSetup) -> None:
    assert list(msgspec.to_builtins(write_table(table))) == OLD_KEYS


@pytest.mark.parametrize("table", [ALONE, SEVERAL])
def test_a_table_is_read_as_it_was_written(table: TableSetup) -> None:
    data = msgspec.json.encode(write_table(table))
    assert read_table(msgspec.json.decode(data, type=WrittenTable)) == table


def test_what_nobody_has_chosen_is_as_usual() -> None:
    assert TableSetup((ADA, BEN)).options == {"edition": "published"}
    assert TableSetup((ADA,)).options == {"edition": "published", "personality": "pacifist"}


@pytest.mark.parametrize("options", [{"edition": "third"}, {"jokers": True}])
def test_an_option_that_does_not_exist_is_refused(options: dict[str, object]) -> None:
    with pytest.raises(RecordError):
        read_table(msgspec.convert({"seats": [], "options": options}, WrittenTable))


def test_a_game_that_does_not_exist_is_refused() -> None:
    with pytest.raises(RecordError, match="chess"):
        read_table(msgspec.convert({"seats": [], "game": "chess"}, WrittenTable))


def test_another_game_keeps_options_of_its_own(monkeypatch: pytest.MonkeyPatch) -> None:
    crowd = range(3, 8)
    target = Option("target", {200: crowd, 300: crowd})
    other = replace(
        SHELF[FIRST], id="other", options=(target, Option("jokers", {True: crowd, False: crowd}))
    )
    for module in (seating, written_table):
        monkeypatch.setattr(module, "SHELF", {**SHELF, "other": other})
    table = TableSetup((ADA,) * 7, {"jokers": False}, game="other")
    data = msgspec.json.encode(write_table(table))
    written = msgspec.json.decode(data)
    assert written["options"] == {"target": 200, "jokers": False}
    assert not {"edition", "personality"} & set(written)
    assert read_table(msgspec.json.decode(data, type=WrittenTable)) == table
