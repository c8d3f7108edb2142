"""Where a reader has been: back and forth as in a browser."""

from __future__ import annotations

from typing import NamedTuple


class SearchPage(NamedTuple):
    """The contents, or what was found for these letters."""

    query: str = ""


class ArticlePage(NamedTuple):
    """An article by its id; ``clause`` is the one that has led there."""

    article: str
    clause: str = ""


Page = SearchPage | ArticlePage


class Trail:
    """The pages that were open, and which of them is open now."""

    def __init__(self, first: Page) -> None:
        self._pages: list[Page] = [first]
        self._at = 0

    @property
    def page(self) -> Page:
        """What is open."""
        return self._pages[self._at]

    @property
    def has_earlier(self) -> bool:
        """Whether there is a way back."""
        return self._at > 0

    @property
    def has_later(self) -> bool:
        """Whether somebody has gone back."""
        return self._at < len(self._pages) - 1

    def go(self, page: Page) -> None:
        """Open a page; what lay further on is forgotten. Letters change a search in place."""
        if page == self.page:
            return
        if isinstance(page, SearchPage) and isinstance(self.page, SearchPage) and self.page.query:
            self._pages[self._at :] = []
            self._at -= 1
            if self._at >= 0 and self.page == page:
                return
        self._pages[self._at + 1 :] = [page]
        self._at += 1

    def walk(self, step: int) -> None:
        """Back (−1) or forth (1), as far as there is anything."""
        self._at = min(max(0, self._at + step), len(self._pages) - 1)
