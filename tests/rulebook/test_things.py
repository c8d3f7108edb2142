"""Everything on a table that can be asked about leads to its article, in every game."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from itertools import islice

import pytest

from game.rules.glass.api import PASS
from scenes.backend.headless import LOOK
from scenes.kit.display import KeyPlace
from scenes.kit.layout import Place
from scenes.kit.signals import LOOK_UP, PointerMoved, PointerPressed, PointerReleased
from scenes.kit.stack import SceneStack
from scenes.kit.tooltip import Tooltip, tooltip_at
from scenes.kit.tooltips import DELAY, tooltips_of
from scenes.shell.rulebook.scene import RulebookScene
from scenes.shell.rulebook.trail import ArticlePage
from scenes.table.highlights import Highlights
from scenes.table.session import AnySession
from tests.council.games import ALONE, EMISSARY, SEVERAL, room, rooms, table
from tests.rulebook.books import BOOKS
from tests.support.table import BUGAMI, GLASS, RUGS, SEVERAL_KINDS, choices, moments, opened
from tests.support.window import frame, press, stack

EVERY = 7  # choices of a game; each of these positions is looked at
POINTS = 8  # of a thing in each direction, to find one that nothing else covers
TABLES = pytest.mark.parametrize("name", ["council", "emissary", "solo", "glass", "rugs", "bugami"])


def _council(people: tuple[tuple[int, str], ...]) -> Iterator[AnySession]:
    for number, (seats, edition) in enumerate(people):
        yield from rooms(table(seats, edition, number + 2), lambda _: True)


def _rooms(name: str) -> Iterator[AnySession]:
    """A table before each choice of random games."""
    match name:
        case "council":
            yield from _council(SEVERAL[::3])
        case "emissary":
            yield from _council(EMISSARY)
        case "solo":
            yield from _council(ALONE)
        case "glass":
            at = opened(GLASS, 2)
            yield from (at for _ in choices(at, never=PASS))
        case "rugs":
            yield from moments(RUGS, 4)
        case _:
            for seats, options in SEVERAL_KINDS[:2]:
                desk = opened(BUGAMI, seats, **options)
                yield from islice((desk for _ in choices(desk)), 150)


def _lying(at: AnySession) -> list[Tooltip]:
    """What lies there, as whoever chooses sees it."""
    decision = at.match.decision
    view = at.view(None if decision is None else decision.seat)
    return list(at.ui.tooltips(frame(), view, at.top, Highlights()))


def _book(name: str) -> str:
    games = {"glass": "display-case", "rugs": "bugs-on-rugs", "bugami": "bugami"}
    return games.get(name, "bug-council")


@TABLES
def test_each_thing_has_an_article_and_the_book_has_it(name: str) -> None:
    book = {article.id for article in BOOKS[_book(name)]}
    told = 0
    for at in islice(_rooms(name), 0, None, EVERY):
        for tooltip in _lying(at):
            assert tooltip.article in book, tooltip.name
            told += 1
    assert told > 50


@cache
def _sample(name: str) -> AnySession:
    """A table in the middle of a game."""
    if name in ("council", "emissary", "solo"):
        seats, edition = {"council": SEVERAL[1], "emissary": EMISSARY[0], "solo": ALONE[3]}[name]
        return room(seats, edition, 23)
    return next(islice(_rooms(name), 30, None))


def _opened(name: str) -> SceneStack:
    """Its question, with nothing asked yet."""
    at = _sample(name)
    assert at.match.decision is not None
    opened = stack(at.ui.layer(at, at.match.decision))
    press(opened)
    return opened


def _tooltips(opened: SceneStack) -> list[Tooltip]:
    level = opened._levels[-1]
    return list(tooltips_of(level, opened._frame_with_words))


def _clear(opened: SceneStack, tooltip: Tooltip) -> tuple[float, float] | None:
    """A point of a thing that neither another one nor an answer lies over."""
    level, place, shares = opened._levels[-1], tooltip.place, range(POINTS)
    for at, down in ((a, b) for a in shares for b in shares):
        x = place.x + place.w * (at + 0.5) / POINTS
        y = place.y + place.h * (down + 0.5) / POINTS
        if tooltip_at(_tooltips(opened), x, y) == tooltip and level.under(x, y) is None:
            return x, y
    return None


def _reading(opened: SceneStack) -> str:
    book = opened.scenes[-1]
    assert isinstance(book, RulebookScene)
    assert isinstance(book.page, ArticlePage)
    return book.page.article


def _cap(opened: SceneStack) -> Place | None:
    """The key on the sheet about a thing."""
    items = opened.draw()
    keys = [item for item in items[len(opened._levels[-1].items) :] if isinstance(item, KeyPlace)]
    return next((Place(*key[1:]) for key in keys if key.key == LOOK_UP), None)


@TABLES
def test_a_pointer_that_rests_on_a_thing_opens_its_article_by_key_or_click(name: str) -> None:
    opened = _opened(name)
    looked = 0
    for tooltip in _tooltips(opened):
        if (spot := _clear(opened, tooltip)) is None:
            continue
        table, focus = opened.scenes[0], opened.focus
        for by_click in (False, True):
            opened.watch(LOOK)
            opened.send(PointerMoved(*spot))
            assert opened.rest(DELAY)
            cap = _cap(opened)
            assert cap is not None
            assert not (cap.x <= spot[0] < cap.right and cap.y <= spot[1] < cap.bottom)
            if by_click:
                at = cap.x + cap.w / 2, cap.y + cap.h / 2
                for signal in (PointerMoved(*at), PointerPressed(*at), PointerReleased(*at)):
                    opened.send(signal)
            else:
                press(opened, LOOK_UP)
            assert _reading(opened) == tooltip.article
            opened.draw()
            press(opened, "escape")
            assert opened.scenes == [table]
            assert opened.focus == focus
            opened.send(PointerMoved(0, 0))
        looked += 1
    assert looked >= 4


@TABLES
@pytest.mark.parametrize(("walk", "highlights"), [("w", "?"), ("ask:right", "f1")])
def test_who_walks_by_keys_or_by_stick_opens_the_article_and_walks_on(
    name: str, walk: str, highlights: str
) -> None:
    opened = _opened(name)
    table, there = opened.scenes[0], {tooltip.name: tooltip for tooltip in _tooltips(opened)}
    seen = set()
    for _ in range(3):
        press(opened, walk)
        told = opened._tooltips.tooltip(opened._levels[-1], opened._frame_with_words)
        assert told is not None
        seen.add(told.name)
        press(opened, highlights)
        assert _reading(opened) == there[told.name].article
        opened.draw()
        press(opened, "escape")
        assert opened.scenes == [table]
        assert opened._tooltips.is_walking
    assert len(seen) > 1
