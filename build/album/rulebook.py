"""Rules that are looked up: contents, articles, what was found, letters to choose."""

from __future__ import annotations

from build.album.setting import open_scene
from build.album.steps import box_of, title
from build.album.vocabulary import family, step
from game.catalogue import FIRST, SHELF, Game, part_of
from scenes.backend.headless import HeadlessScreen
from scenes.shell.rulebook.article import Rulebook
from scenes.shell.rulebook.scene import RulebookScene
from scenes.shell.rulebook.trail import ArticlePage, Page, SearchPage


def book_of(game: Game) -> Rulebook:
    """The rulebook of a game."""
    book: Rulebook = part_of(game, "scenes.*.rules.book.BOOK")
    return book


@step
def rulebook(unseen: HeadlessScreen, rest: str) -> None:
    """``rulebook glass dung``: an article, perhaps a clause of it; without one the contents."""
    folder, *place = rest.split()
    _open(unseen, folder, ArticlePage(*place) if place else SearchPage())


@step
def look_up(unseen: HeadlessScreen, rest: str) -> None:
    """``look_up council c letters``: what is found, perhaps with keys to type with."""
    folder, words, *keys = rest.split()
    _open(unseen, folder, SearchPage(words), letters=bool(keys))


def _open(unseen: HeadlessScreen, folder: str, page: Page, *, letters: bool = False) -> None:
    """A page over the title."""
    title(unseen)
    scene = RulebookScene(book_of(box_of(folder).game), page)
    if letters:
        scene.activate("find")
    open_scene(unseen, scene)


def _two_minutes(game: Game) -> None:
    """Each article of its first chapter, numbered from one."""

    def show(unseen: HeadlessScreen, number: str) -> None:
        article = book_of(game).chapters[0].articles[int(number) - 1]
        _open(unseen, game.folder, ArticlePage(article.id))

    def numbers() -> list[str]:
        return [str(at) for at, _article in enumerate(book_of(game).chapters[0].articles, 1)]

    which = "" if game.id == FIRST else f"{game.folder}_"
    family(f"rulebook_{which}short_*", numbers)(show)


for game in SHELF.values():
    _two_minutes(game)
