"""The rulebooks of the shelf, by the id of their game."""

from __future__ import annotations

from scenes.bugami.rules.articles.book import BOOK as BUGAMI
from scenes.council.rules.articles.book import BOOK as COUNCIL
from scenes.glass.rules.articles.book import BOOK as GLASS
from scenes.rugs.rules.articles.book import BOOK as RUGS

BOOKS = {"bug-council": COUNCIL, "bugs-on-rugs": RUGS, "bugami": BUGAMI, "display-case": GLASS}
ARTICLES = [(game, article.id) for game, book in BOOKS.items() for article in book]
