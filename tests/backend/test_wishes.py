"""What is wished for the look of things is seen in the next picture."""

from __future__ import annotations

from scenes.backend.headless import HeadlessScreen
from scenes.kit import parts
from scenes.kit.display import Backdrop, DisplayList, Text, Veil
from scenes.kit.preferences import Cloth, Contrast
from scenes.kit.scene import BaseScene, Frame


class Table(BaseScene[None]):
    """A cloth and a word."""

    def draw(self, frame: Frame) -> DisplayList:
        return (
            Backdrop("shared/backdrop_table", 0.5, 0.4),
            parts.fitted(frame, "word", 900, 500, 900, 20),
        )


def _size(unseen: HeadlessScreen) -> float:
    return next(item.size for item in unseen.items if isinstance(item, Text))


def test_letters_grow_at_once() -> None:
    with HeadlessScreen(Table()) as unseen:
        usual = _size(unseen)
        unseen.screen.preferences.text_size = 200
        unseen.show()
        assert _size(unseen) >= 1.6 * usual
        unseen.screen.preferences.text_size = 100
        unseen.show()
        assert _size(unseen) == usual


def test_letters_keep_their_size_when_the_window_changes() -> None:
    with HeadlessScreen(Table()) as unseen:
        unseen.screen.preferences.text_size = 200
        unseen.show()
        large = _size(unseen)
        unseen.resize((1600, 900))
        assert _size(unseen) == large


def test_the_cloth_is_changed_at_once() -> None:
    with HeadlessScreen(Table()) as unseen:
        moss = unseen.render().get_at((100, 100))
        unseen.screen.preferences.cloth = Cloth.LINEN
        linen = unseen.render().get_at((100, 100))
        assert sum(linen[:3]) > sum(moss[:3]) + 200
        unseen.screen.preferences.cloth = Cloth.MOSS
        assert unseen.render().get_at((100, 100)) == moss


def test_strong_contrast_counts_at_once() -> None:
    with HeadlessScreen(Table()) as unseen:
        unseen.screen.preferences.contrast = Contrast.HIGH
        unseen.show()
        assert isinstance(unseen.items[0], Veil)
