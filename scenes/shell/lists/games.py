"""Games to watch: the finished ones and those in progress, the newest first."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import Final, Never

from game.clock import Clock, now
from game.library import CannotOpen, Library, ListedTable
from game.words import N_, _, ngettext
from scenes.kit import parts
from scenes.kit.display import DisplayList, Item, Kind
from scenes.kit.layout import Place
from scenes.kit.parts import Items
from scenes.kit.scene import BaseScene, Change, Frame, Pop, Push, pop_after
from scenes.kit.signals import PASTE, TURNS
from scenes.shell import dates
from scenes.shell.backyard import dusk
from scenes.shell.dialogs.confirm import ConfirmScene, if_yes
from scenes.shell.dialogs.notice import NoticeScene
from scenes.shell.entry import Shelf
from scenes.shell.keys import back_or_keys
from scenes.shell.lists import labels as told
from scenes.shell.lists.outcomes import SHARE, Outcomes
from scenes.shell.lists.pages import Row, list_row, page_foot, page_sheet, spared_row

ROWS: Final = 5
ALL, FINISHED, RUNNING = "all", "finished", "running"
TABS: Final = ((ALL, N_("All")), (FINISHED, N_("Finished")), (RUNNING, N_("In progress")))
TABS_WIDE: Final = 460.0
DROP: Final = N_("Drop a record file here, or paste one with Ctrl+V.")
NOTHING: Final = N_("No games yet. Play one, drop a record file here or paste one with Ctrl+V.")
UNREADABLE: Final = N_("This game cannot be read")
DELETE: Final = N_("“{who}” will be gone for good. Other games are not affected.")


class GamesScene(BaseScene[object]):
    """Stays below the game it ``shows``, also one that ``pastes`` makes of a text.

    A page is read when it is turned to: what came of its games is told one after the other. Then
    the next page is read, and then a very large folder is looked through to its end.
    """

    def __init__(
        self,
        library: Library,
        shelf: Shelf,
        shows: Callable[[ListedTable], Change[Never]] = lambda _game: None,
        pastes: Callable[[str], Change[Never]] = lambda _text: None,
        clock: Clock = now,
    ) -> None:
        self._library = library
        self._shelf = shelf
        self._shows, self._pastes = shows, pastes
        self._clock = clock
        self._outcomes = Outcomes(shelf)
        self._tab = ALL
        self._page = 0
        self._turned = False  # to a page that nobody has seen yet
        self._look()
        for game in self._games_on_page:
            self._outcomes.find_out(game)

    def _look(self) -> None:
        from game.history.order import Games  # the first picture of the title does not wait for it

        self._games = Games(self._library)
        self._known: dict[tuple[str, int], list[str]] = {}
        self._on(self._page)

    @property
    def _has_tabs(self) -> bool:
        """Whether there is enough of both kinds to be looked at apart."""
        running, every = len(self._games.running), self._games.count()
        return every > ROWS and 0 < running < every

    @property
    def _pages(self) -> int:
        count = self._games.count(running=self._tab != FINISHED, finished=self._tab != RUNNING)
        return max(1, -(-count // ROWS))

    def _on(self, page: int) -> list[str]:
        """The games of a page of this tab; they are asked for once."""
        key = self._tab, page
        if key not in self._known:
            self._known[key] = self._games.some(
                page * ROWS,
                (page + 1) * ROWS,
                running=self._tab != FINISHED,
                finished=self._tab != RUNNING,
            )
        return self._known[key]

    @property
    def _games_on_page(self) -> list[ListedTable]:
        return [self._games.row(game) for game in self._on(self._page)]

    # drawing

    def draw(self, frame: Frame) -> DisplayList:
        """The sheet with a page of rows."""
        sheet = page_sheet(
            frame, _("Replays"), self._page, self._pages, TABS_WIDE if self._has_tabs else 0.0
        )
        items: list[Item] = [*dusk(frame), *sheet.items]
        if self._has_tabs:
            x, y, w = sheet.body[:3]
            tabs = parts.box(x + (w - TABS_WIDE) / 2, y - 96, TABS_WIDE, 50)
            names = [(tab, _(message)) for tab, message in TABS]
            items += parts.choice(frame, tabs, "tab", names, self._tab, _("Show"), kind=Kind.TAB)
        for place, game in zip(parts.rows(sheet.body, ROWS, 14), self._games_on_page, strict=False):
            draw = partial(self._row, frame, place, game)
            items += spared_row(frame, place, f"watch:{game.id}", draw)
        if not self._games_on_page:
            x, y, w = sheet.body[:3]
            items.append(parts.fitted(frame, _(NOTHING), x, y + 40, w, 26))
        return [*items, *page_foot(frame, sheet.foot, self._page, self._pages, _(DROP))]

    def _row(self, frame: Frame, place: Place, game: ListedTable) -> Items:
        over = game.id not in self._games.running
        who, note = told.or_damaged(partial(self._words, game), (_(UNREADABLE), ""))
        row = Row(
            name=f"watch:{game.id}",
            picture=told.picture(self._shelf, game.save),
            title=who,
            note=note,
            aside=dates.when(game.saved, self._clock()),
        )
        if not over:
            return list_row(frame, place._replace(w=place.w - 92), row)
        cross = parts.box(place.right - 68, place.y, 68, place.h)
        return (
            *list_row(frame, place._replace(w=place.w - 92), row),
            *parts.remove_button(
                frame,
                cross,
                f"delete:{game.id}",
                told.delete_words(f"{who}. {note}" if note else who),
            ),
        )

    def _words(self, game: ListedTable) -> tuple[str, str]:
        """Who sat there, and what is known of it by now."""
        if game.save is None:
            return _(UNREADABLE), _("Choose it to see why.")
        setup = game.save.setup
        seats = len(setup.seats)
        title = self._shelf[setup.game].game.display_name if len(self._shelf) > 1 else ""
        count = ngettext("{count} seat", "{count} seats", seats).format(count=seats)
        if seats == 1:
            count = told.kind_of(self._shelf, setup)
        told_of = self._outcomes.get(game)
        if told_of is None:
            return told.people_words(self._shelf, setup), told.facts(count, title)
        if game.save.notes.hints:
            count = told.facts(count, _("with hints"))
        # Which game it was tells more than its kind, and there is not room for both.
        return told_of.who, told.facts(told_of.result, count, title or told_of.kind)

    @property
    def _next_untold(self) -> ListedTable | None:
        """The first game on this page of which it is not known yet what came of it."""
        return next(
            (game for game in self._games_on_page if game.save and game not in self._outcomes), None
        )

    # time

    @property
    def _unread(self) -> str | None:
        """The first game of the next page whose record has not been read: turning may not wait."""
        page = self._on(self._page + 1)
        return next((game for game in page if not self._games.has_read(game)), None)

    @property
    def is_moving(self) -> bool:
        """Until all is told of the games on the page, and the next page can be turned to."""
        return self._next_untold is not None or self._unread is not None or not self._games.complete

    def tick(self, dt: float) -> Change[object]:
        """Part of one game, so that no picture waits for it; a new page is shown before that."""
        if dt and self._turned:
            self._turned = False
        elif dt and (game := self._next_untold) is not None:
            self._outcomes.find_out(game, SHARE)
        elif dt and (coming := self._unread) is not None:
            self._games.row(coming)
        elif dt and not self._games.complete:
            self._look_on()
        return None

    def _look_on(self) -> None:
        """What the history has not heard of yet comes in where it belongs.

        On the page that is seen nothing moves: it is only filled up until somebody turns it.
        """
        before, seen = self._games.count(), self._on(self._page)
        self._games.read_ahead(SHARE)
        if self._games.count() != before:
            self._known.clear()
            new = [game for game in self._on(self._page) if game not in seen]
            self._known[self._tab, self._page] = [*seen, *new][:ROWS]

    # input

    def default_focus(self) -> str | None:
        return f"watch:{self._games_on_page[0].id}" if self._games_on_page else "back"

    def activate(self, name: str) -> Change[object]:
        """Watch one, ask before deleting one, choose a kind, turn the page, or go back."""
        group, _colon, wanted = name.partition(":")
        match group:
            case "watch":
                return self._watch(self._games.row(wanted))
            case "delete":
                return Push(self._question(wanted), if_yes(partial(self._delete, wanted)))
            case "tab":
                self._known.clear()
                self._tab, self._page = wanted, 0
            case "back":
                return Pop(None)
            case _:
                self._turn(1 if group == "older" else -1)
        return None

    def _watch(self, game: ListedTable) -> Change[object]:
        """Show the game, or say why that is impossible."""
        if game.trouble is not None:
            return Push(NoticeScene(game.trouble.title, game.trouble.words))
        return pop_after(self._shows(game))

    def _turn(self, pages: int) -> None:
        before, self._page = self._page, min(max(0, self._page + pages), self._pages - 1)
        self._turned = self._page != before
        if self._turned:
            self._known.pop((self._tab, before), None)

    def _question(self, doomed: str) -> ConfirmScene:
        who, _note = self._words(self._games.row(doomed))
        words = _(DELETE).format(who=who)
        return ConfirmScene(_("Delete this game?"), words, _("Delete"), _("Keep it"))

    def key(self, name: str) -> Change[object]:
        """Page keys and the wheel turn, what is pasted is shown, Escape goes back."""
        self._turn(TURNS.get(name, 0))
        group, _, text = name.partition(":")
        if group == PASTE:
            return pop_after(self._pastes(text))
        return back_or_keys(name)

    def _delete(self, game: str) -> Change[object]:
        """Carry it out, or say why that is impossible."""
        try:
            self._library.delete_finished(game)
        except CannotOpen as refusal:
            return Push(NoticeScene(refusal.news.title, refusal.news.words))
        finally:
            self._look()
            self._tab = self._tab if self._has_tabs else ALL
            self._turn(0)
        return None
