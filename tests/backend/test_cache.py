"""What is kept for the next frames, and for how long."""

import pygame
import pytest

from scenes.backend.paint.cache import BRIEFLY, LASTING, PixelCache, Pixels, nearest


def some_pixels() -> Pixels:
    return Pixels.whole(pygame.Surface((10, 10)))


def test_what_is_asked_for_stays_and_the_rest_is_given_back() -> None:
    cache = PixelCache()
    cache.put("on the table", some_pixels())
    cache.put("seen once", some_pixels())
    one = cache.used // 2
    for frame in range(3 * LASTING):
        cache.begin()
        if frame % 60 == 0:
            assert cache.get("on the table")
    assert "seen once" not in cache
    assert cache.used == one


def test_nothing_is_forgotten_while_nothing_is_drawn_or_a_little_longer() -> None:
    cache = PixelCache()
    cache.put("soon again", some_pixels())
    for _ in range(LASTING - 1):
        cache.begin()
    assert "soon again" in cache
    cache.begin()
    assert "soon again" not in cache
    assert cache.used == 0


def test_the_budget_is_kept_by_what_was_asked_for_last() -> None:
    cache = PixelCache(2 * 400)
    for name in ("a", "b", "a", "c"):
        if cache.get(name) is None:
            cache.put(name, some_pixels())
        cache.begin()
    assert [name in cache for name in "abc"] == [True, False, True]


def test_what_one_frame_needs_is_made_once_even_if_it_is_more_than_the_budget() -> None:
    cache, made = PixelCache(400), list[str]()
    for _frame in range(5):
        cache.begin()
        for name in "ab":
            if cache.get(name) is None:
                cache.put(name, some_pixels())
                made.append(name)
    assert made == ["a", "b"]
    for _ in range(2):
        cache.begin()
    cache.put("c", some_pixels())
    assert cache.used == 400


def test_what_nobody_has_waited_for_is_the_first_to_go() -> None:
    cache = PixelCache(3 * 400)
    for name in ("backdrop", "lid", "sheet"):
        cache.put(name, some_pixels())
    cache.demote("lid")
    cache.put("new", some_pixels())
    assert [name in cache for name in ("backdrop", "lid", "sheet", "new")] == [
        True,
        False,
        True,
        True,
    ]


def test_what_nobody_has_waited_for_stays_if_somebody_asks_for_it_soon() -> None:
    cache = PixelCache()
    for name in ("asked for", "never"):
        cache.put(name, some_pixels())
        cache.demote(name)
    assert cache.get("asked for")
    for _ in range(BRIEFLY + 1):
        cache.begin()
    assert "asked for" in cache
    assert "never" not in cache


def test_what_was_made_for_a_larger_window_stays_until_all_is_there_for_a_smaller_one() -> None:
    cache = PixelCache(3 * 400)
    for name in "abc":
        cache.put(name, some_pixels())
    for name in ("smaller", "smallest"):
        cache.fit(800)
        cache.put(name, some_pixels())
        assert all(each in cache for each in "abc")
        cache.begin()
        cache.begin()
    cache.settle()
    assert cache.used <= 800
    assert "smallest" in cache


@pytest.mark.parametrize(("wanted", "best"), [(30, 40), (40, 40), (100, 400), (900, 400)])
def test_what_is_scaled_is_no_blur_where_there_is_something_larger(wanted: int, best: int) -> None:
    assert nearest({size: size for size in (9, 40, 400)}, wanted) == best
    assert nearest({}, wanted) is None
