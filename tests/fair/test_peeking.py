"""*Do the bots peek?*: honest bots never change their minds, one that looks is found out."""

from collections.abc import Sequence
from dataclasses import replace
from functools import partial
from pathlib import Path
from typing import Any

import pytest

from game.bots import Level, bots_of
from game.catalogue import SHELF
from game.commands import main as command
from game.fair import peek_check
from game.fair.peek_check import PLAYOUTS, ChoiceBlock, PeekReport, bot_choices, by_the_clock
from game.library import copy_of
from game.match import AnyMatch, LevelChange, Match
from game.seating import SeatSetup, TableSetup
from game.table import Seat, TableView
from scenes.council.ui import UI
from scenes.kit.display import Control, Text
from scenes.kit.preferences import Preferences
from scenes.kit.scene import Pop
from scenes.table.bot_pool import BotPool
from scenes.table.fair import FairScene
from scenes.table.replay.more import ReplayMoreScene
from scenes.table.routes import ROUTES
from scenes.table.session import TableSession
from tests.match.playing import played
from tests.support.window import frame
from tests.waiting import wait_until

GAMES = [(game, level) for game in SHELF for level in (Level.NEWCOMER, Level.SENSIBLE)]


def table(game: str, level: str) -> TableSetup:
    """A person, and as few bots as can sit there."""
    count = next(each for each in SHELF[game].seats if each > 1)
    colours = list(bots_of(game).cast)[:count]
    seats = [SeatSetup(f"P{at}", each, level, "") for at, each in enumerate(colours)]
    return TableSetup((replace(seats[0], bot=None), *seats[1:]), game=game)


def over(game: str, level: str) -> tuple[AnyMatch, TableSetup]:
    setup = table(game, level)
    return played(Match.open(replace(setup, seed=3))), setup


def found(match: AnyMatch, setup: TableSetup, every: int = 1) -> PeekReport:
    choices = tuple(bot_choices(match, setup))[::every]
    again = ChoiceBlock(choices).run_inline(match.game)
    return PeekReport.of(choices, again, clocks=by_the_clock(choices))


@pytest.mark.parametrize(("game", "level"), GAMES)
def test_honest_bots_choose_the_same_each_time(game: str, level: Level) -> None:
    told = found(*over(game, level))
    assert 0 < told.asked <= told.choices
    assert told.changed == 0
    assert "the same each time" in told.sentence


@pytest.mark.parametrize("game", SHELF)
def test_bots_that_think_by_the_clock_are_given_playouts_and_it_says_so(game: str) -> None:
    match, setup = over(game, Level.SHARP)
    told = found(match, setup, every=12)
    assert told.changed == 0
    assert f"were given {PLAYOUTS} playouts each instead" in told.sentence
    names = {choice.bot for choice in bot_choices(match, setup)}
    assert names == {f"sharp:{PLAYOUTS}"}


def test_the_bots_that_are_asked_are_those_that_sat_there_then() -> None:
    match, setup = over("bug-council", Level.SENSIBLE)
    middle = len(match.log) // 2
    match.level_changes.append(LevelChange(1, middle, Level.NEWCOMER, Level.SENSIBLE))
    for choice in bot_choices(match, setup):
        early = match.turns[choice.at].start < middle
        assert choice.bot == ("newcomer" if early else "sensible")


class Peeker:
    """Knows a table that its view does not tell of: a leak, as a bot might find it."""

    real: Any

    def choose(self, _view: object, legal: Sequence[object]) -> object:
        return legal[sum(sum(hand) for hand in self.real.hands) % 7 % len(legal)]


def test_a_bot_that_looks_at_hidden_cards_is_found_out(monkeypatch: pytest.MonkeyPatch) -> None:
    """The real hands reach it past its view, and so do those that are dealt instead of them."""
    match, setup = over("bugami", Level.SENSIBLE)
    bot = Peeker()
    rules = SHELF["bugami"].rules
    view_of = rules.view

    def leak(state: object, seat: Seat | None, *, midway: bool = False) -> TableView:
        bot.real = state
        view: TableView = view_of(state, seat, midway=midway)
        return view

    monkeypatch.setattr(peek_check, "make_bot", lambda *_: bot)
    monkeypatch.setattr(type(rules), "view", staticmethod(leak), raising=False)
    choices = []
    for choice in bot_choices(match, setup):
        bot.real = match.after[match.turns[choice.at].start - 1]
        choices.append((choice, choice.again("bugami")))
    told = PeekReport.of([each for each, _ in choices], [each for _, each in choices], clocks=False)
    assert told.changed > 10
    assert "Bots peek." in told.sentence


# without a window, and at one


def record(folder: Path, match: AnyMatch, setup: TableSetup) -> str:
    file = folder / "game.json"
    file.write_text(copy_of(match, setup), encoding="utf-8")
    return str(file)


def test_the_command_says_it_in_one_line(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    match, setup = over("display-case", Level.SENSIBLE)
    assert command(["record", "peek", record(tmp_path, match, setup)]) == 0
    out, err = capsys.readouterr()
    assert out.count("\n") == 1
    assert "the same each time" in out
    assert err == ""


def test_where_no_bot_has_played_nothing_can_be_said(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    people = tuple(SeatSetup(name, "sky") for name in "AB")
    setup = TableSetup(people, game="display-case")
    match = Match.open(setup)
    assert command(["record", "peek", record(tmp_path, match, setup)]) == 2
    assert "the game is not over" in capsys.readouterr().err
    assert command(["record", "peek", record(tmp_path, played(match), setup)]) == 2
    assert "no bot had to choose" in capsys.readouterr().out
    assert command(["record", "peek", str(tmp_path / "none.json")]) == 2


def is_answered(scene: ReplayMoreScene | FairScene) -> bool:
    scene.tick(0.02)
    return not scene.is_moving


def test_a_replay_asks_in_the_background_and_tells_how_far_it_is() -> None:
    match, setup = over("bug-council", Level.NEWCOMER)
    session = TableSession(UI, setup, match, Preferences(), ROUTES, BotPool(setup.game, {}))
    scene = ReplayMoreScene(session, at_end=True)
    scene.activate("peek")
    assert "Asking the bots again: 0 of" in told_by(scene)
    wait_until(partial(is_answered, scene), "the answer")
    assert "the same each time" in told_by(scene)
    assert session.minds.worker is not None
    scene.activate("close")
    assert session.minds.worker is None


def test_the_podium_asks_them_as_well() -> None:
    match, setup = over("bug-council", Level.NEWCOMER)
    session = TableSession(UI, setup, match, Preferences(), ROUTES, BotPool(setup.game, {}))
    scene = FairScene(session)
    assert "peek" in buttons(scene)
    scene.activate("peek")
    wait_until(partial(is_answered, scene), "the answer")
    assert "the same each time" in told_by(scene)
    assert scene.activate("close") == Pop(None)
    assert session.minds.worker is None


def test_nobody_is_asked_where_only_people_have_played() -> None:
    people = tuple(SeatSetup(name, "sky") for name in "ABC")
    setup = TableSetup(people)
    match = played(Match.open(setup))
    session = TableSession(UI, setup, match, Preferences(), ROUTES, BotPool(setup.game, {}))
    assert buttons(FairScene(session)) == {"close"}


def buttons(scene: FairScene) -> set[str]:
    return {item.name for item in scene.draw(frame()) if isinstance(item, Control)}


def told_by(scene: ReplayMoreScene | FairScene) -> str:
    return " ".join(item.text for item in scene.draw(frame()) if isinstance(item, Text))
