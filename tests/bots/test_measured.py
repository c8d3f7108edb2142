"""What is said of bots is what was measured."""

from __future__ import annotations

import pytest

from build.environment import ROOT
from game.bots import bots_of, offered
from game.bots.measured import AMONG, SURE, Measured, measured, share
from game.catalogue import FIRST, SHELF
from scenes.shell.levels import AGAINST, about_level

DOCS = (ROOT / "docs" / "opponents.md").read_text("utf-8")


def row(each: Measured) -> str:
    """A place as the docs show it."""
    table = f"{each.seats}, {each.options}" if each.options else f"{each.seats}"
    if each.game != FIRST:
        title = SHELF[each.game].title
        return (
            f"| {title} | `{each.player}` | `{each.among}` | {table} | {each.seeds} "
            f"| {each.games} | {each.wins:.1f} ± {each.error:.1f} % |"
        )
    return (
        f"| `{each.player}` | `{each.among}` | {table} | {each.seeds} | {each.games} "
        f"| {each.wins:.1f} ± {each.error:.1f} % | {each.declared:.0f} %, {each.kept:.0f} % |"
    )


@pytest.mark.parametrize(
    "each", measured(), ids=lambda each: f"{each.game} {each.player} {each.seats}"
)
def test_the_docs_show_what_was_measured(each: Measured) -> None:
    assert row(each) in DOCS


@pytest.mark.parametrize("game", SHELF)
def test_a_better_level_has_won_more(game: str) -> None:
    shares = [share(game, level) for level in offered(game)]
    told = [each for each in shares if each is not None]
    assert len(told) >= 3
    assert told == sorted(set(told))


def test_nobody_is_told_what_nobody_knows() -> None:
    """Neither what was not measured, nor what a few games may have been by chance."""
    assert {each.game for each in measured()} <= SHELF.keys()
    assert share("bugami", "random") is None
    for each in measured():
        if (each.among, each.seats) == (AMONG, bots_of(each.game).seats) and each.error > SURE:
            level, _colon, _playouts = each.player.partition(":")
            assert share(each.game, level) != each.wins / 100


@pytest.mark.parametrize("game", SHELF)
def test_the_form_says_at_which_table_it_was(game: str) -> None:
    known = [level for level in offered(game) if share(game, level) is not None]
    others = AGAINST[bots_of(game).seats].partition(" it ")[0]
    assert known
    assert all(others in about_level(game, level) for level in known)
