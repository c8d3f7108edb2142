"""The rulebook over whatever was there: its contents, its articles, and a line to find them by."""

from __future__ import annotations

from typing import Final

from game.words import _, pgettext
from scenes.kit import parts
from scenes.kit.display import DisplayList, Item, Veil
from scenes.kit.layout import Place
from scenes.kit.parts import Items
from scenes.kit.scene import BaseScene, Change, Frame, Pop, Scene
from scenes.kit.signals import BACKWARD, FORWARD, TURNS, Writing
from scenes.kit.text_field import TextField
from scenes.shell.backyard import DEEP
from scenes.shell.rulebook.article import Article, Rulebook
from scenes.shell.rulebook.pages import (
    article_page,
    contents_page,
    found_page,
    letters_panel,
)
from scenes.shell.rulebook.search import Index
from scenes.shell.rulebook.trail import ArticlePage, Page, SearchPage, Trail

HEAD, FOOT = 82.0, 94.0
FIELD: Final = 520.0
LONGEST: Final = 24  # letters that can be looked for
ACROSS: Final = 14  # keys in a row of letters
KEY_HIGH: Final = 66.0
WAYS: Final = {BACKWARD: -1, FORWARD: 1}
WHEEL: Final = frozenset({"scroll up", "scroll down"})


class RulebookScene(BaseScene[None]):
    """Pops when it is closed. Letters always look for something, wherever the focus is."""

    covers = False
    is_typing = True
    is_leafing = True

    def __init__(self, book: Rulebook, first: Page | None = None) -> None:
        self._book = book
        self._trail = Trail(first or SearchPage())
        self._line = TextField(LONGEST)
        self._letters = False  # whether there are keys to type with on the sheet

    @property
    def page(self) -> Page:
        """What is open."""
        return self._trail.page

    @property
    def _query(self) -> str:
        return self.page.query if isinstance(self.page, SearchPage) else ""

    @property
    def _results(self) -> list[Article]:
        return Index(self._book).search(self._query)

    # drawing

    def draw(self, frame: Frame) -> DisplayList:
        """The heading, the line to type in, the page and the buttons."""
        sheet = parts.sheet(frame, 1680, 984)
        inner = parts.inset(sheet, 44, 36)
        body = parts.box(inner.x, inner.y + HEAD, inner.w, inner.h - HEAD - FOOT)
        field = parts.box(inner.right - FIELD, inner.y, FIELD, 60)
        room = 140.0 if isinstance(self.page, SearchPage) else 40.0
        return (
            Veil(DEEP, 0.6),
            *parts.panel(sheet, radius=22.0),
            parts.heading(frame, self._title, inner.x, inner.y + 30, field.x - room - inner.x, 44),
            *(self._keys(frame, field) if isinstance(self.page, SearchPage) else ()),
            *parts.field(
                frame,
                field,
                "find",
                self._query,
                _("Find a rule"),
                line=self.line,
                empty=_("Type to find a rule"),
            ),
            *self._body(frame, body),
            *self._foot(frame, parts.box(inner.x, inner.bottom - 72, inner.w, 72)),
        )

    @staticmethod
    def _keys(frame: Frame, field: Place) -> Items:
        """Beside the line: shows letters to whoever has nothing else to type with."""
        wide = 130.0 if frame.large else 84.0
        place = parts.box(field.x - wide - 16, field.y, wide, field.h)
        words, spoken = pgettext("on a key that shows others", "Abc"), _("Letters to choose from")
        return parts.button(frame, place, "letters", words, size=22, spoken=spoken)

    @property
    def _title(self) -> str:
        if isinstance(self.page, ArticlePage):
            return self._book.article(self.page.article).heading
        return _("The rules of {game}").format(game=pgettext("game", self._book.game))

    def _body(self, frame: Frame, place: Place) -> Items:
        page = self.page
        if isinstance(page, ArticlePage):
            article = self._book.article(page.article)
            return article_page(frame, place, self._book, article, page.clause)
        items: list[Item] = []
        if self._letters:
            letters = Index(self._book).letters
            high = KEY_HIGH * (len(letters) // ACROSS + 1)
            keys = parts.box(place.x, place.y, place.w, high)
            items += letters_panel(frame, keys, letters, ACROSS)
            place = parts.box(place.x, keys.bottom + 12, place.w, place.h - high - 12)
        if page.query:
            return (*items, *found_page(frame, place, self._book, self._results))
        return tuple(items) if self._letters else contents_page(frame, place, self._book)

    def _foot(self, frame: Frame, place: Place) -> Items:
        cells = parts.columns(place, 6, 16)
        trail, is_contents = self._trail, self.page == SearchPage()
        ways = (
            ("back", _("Back"), trail.has_earlier, _("Nothing was read before this.")),
            ("forth", _("Forward"), trail.has_later, _("There is nothing to go forward to.")),
            ("contents", _("Contents"), not is_contents, _("These are the contents.")),
        )
        items: list[Item] = []
        for cell, (name, words, enabled, why) in zip(cells, ways, strict=False):
            items += parts.button(frame, cell, name, words, enabled=enabled, why=why)
        return (
            *items,
            *(
                self._leaves(frame, cells[3], cells[4])
                if isinstance(self.page, ArticlePage)
                else ()
            ),
            *parts.button(frame, cells[5], "close", _("Close"), primary=True, key="Esc"),
        )

    def _leaves(self, frame: Frame, previous: Place, following: Place) -> Items:
        """Where one is read, the articles beside it; elsewhere Enter is for what was found."""
        return (
            *parts.button(frame, previous, "previous", _("Previous"), key="PgUp"),
            *parts.button(frame, following, "next", _("Next"), key="PgDn"),
        )

    # input

    @property
    def line(self) -> TextField:
        """What is looked for."""
        query = self._query
        return self._line if self._line.text == query else TextField.of(query, LONGEST)

    def on_text(self, line: TextField, trouble: str = "") -> None:
        """Look for this now. On a page that is read a line of nothing leaves it open."""
        if line.text or isinstance(self.page, SearchPage):
            self._trail.go(SearchPage(line.text))
        self._line = line

    def default_focus(self) -> str | None:
        """Enter opens the best that was found, begins with the first rule, or reads on."""
        if isinstance(self.page, ArticlePage):
            return "next"
        if not self._query:
            return "find" if self._letters else f"article:{next(iter(self._book)).id}"
        return "hit:0" if self._results else "find"

    def activate(self, name: str) -> Change[None]:
        """Open an article, turn a page, type a letter or close."""
        group, _colon, value = name.partition(":")
        match group:
            case "article" | "see":
                self._open(value)
            case "hit":
                self._open(self._results[int(value)].id)
            case "letter":
                erase = self.line.after(Writing.ERASE)
                self.on_text(self.line.typed(value) if value != "←" else erase)
            case "find" | "letters":
                self._ask_for_letters()
            case "contents":
                self._letters = False
                self._trail.go(SearchPage())
            case "back" | "forth":
                self._trail.walk(-1 if group == "back" else 1)
            case "previous" | "next":
                self._turn(-1 if group == "previous" else 1)
            case _:
                return Pop(None)
        return None

    def key(self, name: str) -> Change[None]:
        """Without letters to take back Backspace goes back, pages turn."""
        if (name == "backspace" and not self._query) or name in WAYS:
            self._trail.walk(WAYS.get(name, -1))
        elif name in TURNS and not (name in WHEEL and isinstance(self.page, SearchPage)):
            self._turn(TURNS[name])
        return Pop(None) if name == "escape" else None

    def _open(self, article: str) -> None:
        self._letters = False
        self._trail.go(ArticlePage(article))

    def _turn(self, step: int) -> None:
        """The article before or after this one."""
        if isinstance(self.page, ArticlePage):
            here = self._book.article(self.page.article)
            self._trail.go(ArticlePage(self._book.beside(here, step).id))

    def _ask_for_letters(self) -> None:
        """Show the keys to type with, or put them away."""
        if isinstance(self.page, ArticlePage):
            self._trail.go(SearchPage())
        self._letters = not self._letters


def look_up(book: Rulebook, what: str = "") -> Scene[None]:
    """The rulebook, open at a clause or at an article of this id; at its first page for neither.

    A KeyError where the book has nothing of this name.
    """
    if not what:
        return RulebookScene(book, ArticlePage(next(iter(book)).id))
    clause = what if what in book.sentences else ""
    return RulebookScene(book, ArticlePage(book.about(what).id, clause))
