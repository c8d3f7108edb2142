"""What is said of bots is what was measured."""

import pytest

from build.environment import ROOT
from game.bots import bots_of, levels_offered
from game.bots.ladder_places import AMONG, SURE, LadderPlace, ladder_places, share
from game.catalogue import FIRST, SHELF
from scenes.shell.levels import AGAINST, about_level

RESEARCH = (ROOT / "docs" / "research.md").read_text("utf-8")
PLAYERS = (ROOT / "docs" / "opponents.md").read_text("utf-8")


def cells(page: str, *first: str) -> dict[tuple[str, ...], str]:
    """What the tables say that begin with these columns, by those cells and the column's head."""
    found: dict[tuple[str, ...], str] = {}
    heads: list[str] = []
    for line in page.splitlines():
        row = [cell.strip(" `*") for cell in line.split("|")[1:-1]]
        heads = heads or row if row else []
        if tuple(heads[: len(first)]) == first and row is not heads:
            found |= {
                (*row[: len(first)], head): cell
                for head, cell in list(zip(heads, row, strict=True))[len(first) :]
                if any(map(str.isdigit, cell))
            }
    return found


def place(each: LadderPlace) -> tuple[str, str, str]:
    """In which row and column the docs show it."""
    table = each.options.removeprefix("--solo ") or f"{each.seats} seats"
    named = table if each.game == FIRST else f"{SHELF[each.game].title}, {table}"
    return each.player, each.among, named


def test_the_docs_show_what_was_measured_and_nothing_else() -> None:
    shown = {place(each): f"{each.wins:.1f} ± {each.error:.1f} %" for each in ladder_places()}
    assert cells(RESEARCH, "player", "among") == shown


@pytest.mark.parametrize("game", SHELF)
def test_the_page_for_players_says_the_same(game: str) -> None:
    title = SHELF[game].title.removesuffix(" of Backyardia")
    told = {
        level: cell
        for (level, _about, head), cell in cells(PLAYERS, "level", "how it plays").items()
        if head == title
    }
    known = {level: share(game, level) for level in levels_offered(game)}
    assert told == {
        str(level).capitalize(): f"{won:.1%}".replace("%", " %")
        for level, won in known.items()
        if won is not None
    }


@pytest.mark.parametrize("game", SHELF)
def test_a_better_level_has_won_more(game: str) -> None:
    shares = [share(game, level) for level in levels_offered(game)]
    told = [each for each in shares if each is not None]
    assert len(told) >= 3
    assert told == sorted(set(told))


def test_nobody_is_told_what_nobody_knows() -> None:
    """Neither what was not measured, nor what a few games may have been by chance."""
    assert {each.game for each in ladder_places()} <= SHELF.keys()
    assert share("bugami", "random") is None
    for each in ladder_places():
        if (each.among, each.seats) == (AMONG, bots_of(each.game).seats) and each.error > SURE:
            level, _colon, _playouts = each.player.partition(":")
            assert share(each.game, level) != each.wins / 100


@pytest.mark.parametrize("game", SHELF)
def test_the_form_says_at_which_table_it_was(game: str) -> None:
    known = [level for level in levels_offered(game) if share(game, level) is not None]
    others = AGAINST[bots_of(game).seats].partition(" it ")[0]
    assert known
    assert all(others in about_level(game, level) for level in known)
