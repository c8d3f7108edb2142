"""*Is the shuffle fair?* at the window: reached from the history, told in words and in a chart."""

from __future__ import annotations

import pytest

from build.album.past import InventedHistory
from build.album.shuffled import CountedDeals
from game.catalogue import SHELF
from game.fair.shuffles import evenness_words
from game.library import News
from scenes.app import ENTRIES
from scenes.kit.display import InWords
from scenes.kit.scene import Push
from scenes.shell.dialogs.notice import NoticeScene
from scenes.shell.entry import GameEntry
from scenes.shell.history.shuffle import ShuffleScene
from tests.history.playing import setups
from tests.shell.history_pages import pages, store
from tests.support.window import WINDOWS, beyond, focus_on, frame, names, press, stack, texts

every_box = pytest.mark.parametrize("box", ENTRIES, ids=lambda box: box.game.id)


def page(game: str, deals: int) -> ShuffleScene:
    (box,) = (box for box in ENTRIES if box.game.id == game)
    return ShuffleScene(CountedDeals(game, deals), box.game, box.history().suits)


def words(scene: ShuffleScene) -> list[str]:
    return texts(scene.draw(frame()))


def told(scene: ShuffleScene) -> tuple[str, ...]:
    """What a screen reader says of the chart."""
    (chart,) = (item for item in scene.draw(frame()) if isinstance(item, InWords))
    return chart.lines


def test_the_history_leads_there_and_back() -> None:
    opened = stack(pages(InventedHistory(store([next(setups())]))))
    focus_on(opened, "shuffle")
    press(opened, "return")
    assert isinstance(opened.scenes[-1], ShuffleScene)
    press(opened, "escape")
    assert "shuffle" in names(opened)


@every_box
def test_every_suit_and_every_place_of_a_game_has_its_column_in_words(box: GameEntry) -> None:
    game = box.game.id
    scene = page(game, 40)
    lines, count = told(scene), CountedDeals(game, 40).shuffles
    assert count is not None
    suits = {heap.suit for heap in count.heaps}
    assert suits <= {suit.letter for suit in box.history().suits}
    assert len(lines) == len({heap.place for heap in count.heaps})
    assert all(line.count("expected: ") == len(suits) for line in lines)
    first = count.heaps[0]
    assert f"{first.found} (expected: {first.expected:.1f})" in lines[0]


@pytest.mark.parametrize("deals", [0, 7, 160])
def test_the_answer_is_that_of_the_command(deals: int) -> None:
    count = CountedDeals("bugami", deals).shuffles
    assert count is not None
    assert evenness_words(count) in words(page("bugami", deals))


@every_box
def test_no_word_leaves_any_window(box: GameEntry) -> None:
    scene = page(box.game.id, 20)
    for size in WINDOWS:
        window = frame(*size)
        assert not beyond(window, scene.draw(window))


def test_while_records_are_read_it_says_so_and_what_goes_wrong_is_told() -> None:
    counting = CountedDeals("bugami", 20)
    told_later, counting.shuffles = counting.shuffles, None
    counting.progress = 3, 9
    scene = ShuffleScene(counting, SHELF["bugami"], ())
    assert "Reading the records: 3 of 9." in words(scene)
    counting.shuffles, counting.progress = told_later, None
    assert scene.is_moving
    counting.news.append(News("Oh", "Dear."))
    change = scene.tick(0.1)
    assert isinstance(change, Push)
    assert isinstance(change.scene, NoticeScene)
    assert not scene.is_moving


def test_an_answer_about_another_game_is_not_shown() -> None:
    counting = CountedDeals("bugami", 20)
    scene = ShuffleScene(counting, SHELF["bug-council"], ())
    assert "20 deals" not in " ".join(words(scene))
