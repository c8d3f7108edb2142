"""Every card of a deck has a face, and what is no card of it is refused in one and the same way."""

from collections.abc import Mapping
from itertools import product
from string import ascii_letters, ascii_uppercase, digits

import pytest

from game.catalogue import SHELF, Game, part_of
from game.table import NotationError
from scenes.table.phones.files import Files

LANGUAGES = ("en", "de", "ja", "xx")
SIGNS = ascii_letters + digits
CODES = [
    *SIGNS,
    *map("".join, product(SIGNS, repeat=2)),
    *map("".join, product(ascii_uppercase, digits, digits)),
    "", " ", "A 7", "A-1", "A+1", "A_1", "A\u0661", "\uff217", "H\u00b2",
]  # fmt: skip


@pytest.mark.parametrize("game", SHELF.values(), ids=lambda game: game.folder)
@pytest.mark.parametrize("pixels", [40, 240])
def test_a_code_is_a_card_or_refused_in_one_word(game: Game, pixels: int) -> None:
    deck = part_of(game, "scenes.*.entry.ENTRY").open_deck()
    known = part_of(game, "game.rules.*.cards.CARD_NAMES")
    names = set(known.values() if isinstance(known, Mapping) else known)
    some, found = min(names), set()
    for code in (*CODES, f"{some} ", f" {some}", f"{some}\n", f"{some[0]}0{some[1:]}", some * 2):
        try:
            assert deck.face(code, pixels, dim=False)
        except NotationError:
            continue
        found.add(code)
    assert found == names


@pytest.mark.parametrize("game", SHELF.values(), ids=lambda game: game.folder)
def test_a_phone_that_asks_for_no_card_gets_none(game: Game) -> None:
    files = Files(game.folder, part_of(game, "scenes.*.entry.ENTRY").open_deck())
    for code in ("UN", "AA", "99", "A99", "X9", "H1", "zz", "000000"):
        for language in LANGUAGES:
            assert files.find(f"/card/{language}/{code}.svg") is None


@pytest.mark.whole
@pytest.mark.parametrize("game", SHELF.values(), ids=lambda game: game.folder)
def test_a_phone_may_ask_for_any_code_in_any_language(game: Game) -> None:
    """It gets a drawing or nothing, and never makes the server err."""
    files = Files(game.folder, part_of(game, "scenes.*.entry.ENTRY").open_deck())
    drawn = {
        language: {code for code in CODES if files.find(f"/card/{language}/{code}.svg") is not None}
        for language in LANGUAGES
    }
    assert drawn["en"]
    assert all(codes == drawn["en"] for codes in drawn.values())
