"""The rulebooks of the shelf, by the id of their game."""

from __future__ import annotations

from typing import Final

from game.catalogue import SHELF, part_of
from scenes.shell.rulebook.article import Rulebook

BOOKS: Final[dict[str, Rulebook]] = {
    game.id: part_of(game, "scenes.*.rules.book.BOOK") for game in SHELF.values()
}
ARTICLES: Final = [(game, article.id) for game, book in BOOKS.items() for article in book]
