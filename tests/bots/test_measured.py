"""What is said of bots is what was measured."""

from __future__ import annotations

import pytest

from build.environment import ROOT
from game.bots import BOTS, offered
from game.bots.measured import AMONG, SEATS, SURE, Measured, measured, share

DOCS = (ROOT / "docs" / "opponents.md").read_text("utf-8")


def row(each: Measured) -> str:
    """A place as the docs show it."""
    table = f"{each.seats}, {each.options}" if each.options else f"{each.seats}"
    return (
        f"| `{each.player}` | `{each.among}` | {table} | {each.seeds} | {each.games} "
        f"| {each.wins:.1f} ± {each.error:.1f} % | {each.declared:.0f} %, {each.kept:.0f} % |"
    )


@pytest.mark.parametrize("each", measured(), ids=lambda each: f"{each.player} {each.seats}")
def test_the_docs_show_what_was_measured(each: Measured) -> None:
    assert row(each) in DOCS


def test_a_better_level_of_the_council_has_won_more() -> None:
    shares = [share("bug-council", level) for level in offered("bug-council")]
    told = [each for each in shares if each is not None]
    assert len(told) >= 3
    assert told == sorted(set(told))


def test_nobody_is_told_what_nobody_knows() -> None:
    """Neither what was not measured, nor what a few games may have been by chance."""
    assert {each.game for each in measured()} <= BOTS.keys()
    assert share("bugami", "sensible") is None
    for each in measured():
        if (each.among, each.seats) == (AMONG, SEATS) and each.error > SURE:
            level, _colon, _playouts = each.player.partition(":")
            assert share(each.game, level) != each.wins / 100
