"""What is kept for the next frames, and for how long."""

import pygame

from scenes.backend.paint.cache import LASTING, PixelCache, Pixels


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
