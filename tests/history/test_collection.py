"""The case: counted from the records, and the same again from the same records."""

import json
from pathlib import Path
from typing import Final

from game.history import Collection
from game.history.service import HistoryService
from game.history.store import FILE
from game.library import Label, Library
from game.library.save import MatchSnapshot, write_page
from game.match import NO_NOTES
from game.seating import SeatSetup, TableSetup
from tests.deeds.witness import Witness, witnesses
from tests.history.playing import EVENING

GAME: Final = "display-case"


def put(
    library: Library, witness: Witness, table: str, names: tuple[str, ...] = ("Ada", "")
) -> Path:
    """The game of a witness in the library; whoever has no name there is a bot."""
    bots = [SeatSetup(name or "Bob", "sky", None if name else "sharp") for name in names]
    if witness.seat:
        bots.reverse()
    setup = TableSetup(tuple(bots), game=GAME)
    label = Label(table, 9, EVENING, EVENING, 1, 1, over=True)
    game = witness.game
    page = MatchSnapshot(game.setup, game.deals, game.actions, NO_NOTES, label, setup)
    library.finished_folder.mkdir(parents=True, exist_ok=True)
    file = library.finished_folder / f"{table}.json"
    file.write_bytes(write_page(page))
    return file


def case(library: Library, me: str = "Ada") -> Collection:
    service = HistoryService(library)
    *_, found = service.collections(me, lambda *_: None)
    service.close()
    return found


WITNESS: Final = next(each for each in witnesses(GAME) if each.earns)


def test_a_deed_leads_to_its_moment(shelf: Library) -> None:
    put(shelf, WITNESS, "mine")
    found = case(shelf).best
    for deed, (_, at) in WITNESS.earns.items():
        deed_done = found[GAME, deed]
        assert (deed_done.table, deed_done.at) == ("mine", at)
        assert deed_done.finished == EVENING.isoformat(timespec="seconds")


def test_a_database_made_again_gives_the_same(shelf: Library) -> None:
    for number, witness in enumerate(witnesses(GAME)):
        put(shelf, witness, f"game-{number}")
    before = case(shelf)
    assert len(before.best) == 9
    (shelf.folders.data / FILE).unlink()
    assert case(shelf) == before


def test_a_record_that_was_spoilt_or_is_gone_takes_its_deeds_along(shelf: Library) -> None:
    file = put(shelf, WITNESS, "mine")
    assert case(shelf).best
    values = json.loads(file.read_text("utf-8"))
    values["actions"][4], values["actions"][6] = values["actions"][6], values["actions"][4]
    file.write_text(json.dumps(values), "utf-8")
    assert not case(shelf).best
    put(shelf, WITNESS, "mine")
    assert case(shelf).best
    file.unlink()
    assert not case(shelf).best


def test_the_best_grade_stays_and_all_games_are_counted(shelf: Library) -> None:
    for number, witness in enumerate(witnesses(GAME)):
        put(shelf, witness, f"game-{number}")
        put(shelf, turned_round(witness), f"other-{number}")
    found = case(shelf).best.values()
    assert max(each.times for each in found) > 1
    assert {each.grade for each in found} <= {1, 3}  # only Sharp bots sit there


def turned_round(witness: Witness) -> Witness:
    return witness._replace(seat=1 - witness.seat)


def test_among_several_people_only_the_name_tells_who_it_was(shelf: Library) -> None:
    put(shelf, WITNESS, "both", ("Ada", "Cleo"))
    assert case(shelf, "  ADA ").best
    mine, hers = case(shelf, "Ada").best, case(shelf, "Cleo").best
    assert mine != hers
    assert not case(shelf, "Dora").best


def test_whoever_is_alone_with_bots_is_the_one_who_plays_here(shelf: Library) -> None:
    put(shelf, WITNESS, "mine")
    assert case(shelf, "Another name").best == case(shelf, "Ada").best
