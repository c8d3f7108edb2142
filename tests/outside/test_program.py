"""Programs at the table: whatever they do, the game goes on."""

import json
import shlex
import subprocess
import sys
from datetime import UTC, datetime
from pathlib import Path
from random import Random

import pytest

from game.bots import make_bot
from game.catalogue import SHELF
from game.ladder import Climb, climb
from game.library.save import Label, MatchSnapshot, parse_save, write_page
from game.match import Match
from game.outside import is_program, make_player, player_names
from game.outside.program import ProgramBot, split_command
from game.records import RecordError
from game.seating import SeatSetup, TableSetup
from game.simulate import Plan, play_game
from game.table import TableView
from tests.bots.positions import decisions

GAME = "display-case"
EXAMPLE = Path(__file__).parents[2] / "docs" / "examples" / "first_bot.py"
ANSWERS = "import json, sys\nfor line in sys.stdin:\n    asked = json.loads(line)\n    "
LAST = 'print(asked["legal"][-1], flush=True)\n'


def some_views(game: str, count: int) -> list[TableView]:
    """Decisions with a choice, of a game played at random."""
    rules, rng = SHELF[game].rules, Random(3)
    start = rules.random_setup(SHELF[game].seats[-1], None, {}, rng, None)
    views = (view for view in decisions(rules, start, rng) if len(view.legal) > 1)
    return [next(views) for _ in range(count)]


class Told(list[str]):
    """A program of these lines in a seat, and what is told about it."""

    def __init__(self, folder: Path, code: str, limit: float = 20.0) -> None:
        super().__init__()
        file = folder / "a bot.py"
        file.write_text(code, encoding="utf-8")
        command = f'"{sys.executable}" "{file}"'
        self.bot = ProgramBot(GAME, command, Random(1), limit, self.append)

    def play(self, count: int = 3) -> list[bool]:
        """For some decisions, whether the last of the legal actions is chosen."""
        views = some_views(GAME, count)
        return [self.bot.choose(view, view.legal) == view.legal[-1] for view in views]


def test_a_program_that_answers_plays(tmp_path: Path) -> None:
    told = Told(tmp_path, ANSWERS + LAST)
    assert told.play() == [True, True, True]
    assert told == []


def test_an_answer_may_be_written_as_json(tmp_path: Path) -> None:
    told = Told(tmp_path, ANSWERS + 'print(json.dumps(asked["legal"][-1]), flush=True)')
    assert told.play() == [True, True, True]
    assert told == []


@pytest.mark.parametrize(
    ("code", "limit", "about"),
    [
        (ANSWERS + 'print("fly away", flush=True)', 20.0, "fly away"),
        (ANSWERS + 'print("\\u00fc", flush=True)', 20.0, "ü"),
        (ANSWERS + "import time; time.sleep(60)", 0.3, "within 0.3 s"),
        ("import time; time.sleep(60)", 0.3, "within 0.3 s"),
        (ANSWERS + "pass", 0.3, "within 0.3 s"),
        (ANSWERS + "sys.exit(7)", 20.0, "with 7"),
        ("'nothing'", 20.0, "it has ended"),
        (ANSWERS + LAST + "    print('by the way', flush=True)", 20.0, "by the way|more than"),
        ("while True: print('x' * 5000)", 20.0, "xxx|more than"),
    ],
    ids=["wrong", "foreign", "slow", "sleepy", "silent", "dying", "dead", "chatty", "flood"],
)
def test_whoever_fails_is_told_once_and_a_sensible_bot_plays_on(
    tmp_path: Path, code: str, limit: float, about: str
) -> None:
    told, views = Told(tmp_path, code, limit), some_views(GAME, 4)
    stand_in = make_bot(GAME, "sensible", Random(Random(1).randrange(2**32)))
    chosen = [told.bot.choose(view, view.legal) for view in views]
    assert len(told) == 1
    assert any(word in told[0] for word in about.split("|")), told[0]
    assert told[0].endswith("A Sensible bot plays on in its seat.")
    assert chosen[-1] in views[-1].legal
    if "print(asked" not in code:
        assert chosen == [stand_in.choose(view, view.legal) for view in views]


@pytest.mark.parametrize("command", ["no-such-program --x", '"open', "''"])
def test_what_cannot_be_started_is_told(command: str) -> None:
    told: list[str] = []
    bot = ProgramBot(GAME, command, Random(1), tell=told.append)
    (view,) = some_views(GAME, 1)
    assert bot.choose(view, view.legal) in view.legal
    assert len(told) == 1
    assert "could not be started" in told[0]


def test_a_program_ends_with_its_game(tmp_path: Path) -> None:
    """By itself, for its line ends; whoever does not notice is ended."""
    for code in (ANSWERS + LAST, ANSWERS + LAST + "import time\ntime.sleep(60)"):
        told = Told(tmp_path, code)
        told.play(1)
        line = told.bot._line  # nobody else can know whether it has ended
        assert line is not None
        process: subprocess.Popen[str] = line._process
        del told.bot, line
        assert process.poll() is not None


def test_a_command_is_split_by_the_rules_of_shlex() -> None:
    command = """bot "two words" 'it''s' --x=1 #no"""
    assert split_command(command, windows=False) == shlex.split(command)
    assert split_command(r'C:\bots\my.exe "C:\my bots\b.py"', windows=True) == [
        r"C:\bots\my.exe",
        r"C:\my bots\b.py",
    ]


def test_names_are_parted_by_commas_outside_of_quotations() -> None:
    assert player_names("sharp:40,sensible") == ("sharp:40", "sensible")
    assert player_names('exec:a "b,c",sensible') == ('exec:a "b,c"', "sensible")
    assert [is_program(name) for name in ("exec:a", "exec:", "exec: ", "sharp")] == [
        True, False, False, False,
    ]  # fmt: skip


@pytest.mark.parametrize("game", SHELF)
def test_the_example_plays_every_game_to_its_end(game: str) -> None:
    seats = SHELF[game].seats[0]
    others = ("sensible",) * (seats - 1)
    plan = Plan((f'exec:"{sys.executable}" "{EXAMPLE}"', *others), 1, 4, game=game)
    assert play_game(plan, 0) == play_game(plan, 0), "the same seed, another game"


def test_the_example_is_as_short_as_it_is_said_to_be() -> None:
    assert len(EXAMPLE.read_text(encoding="utf-8").splitlines()) <= 20


def test_the_ladder_measures_programs(capfd: pytest.CaptureFixture[str]) -> None:
    name = f'exec:"{sys.executable}" "{EXAMPLE}"'
    (rung,) = climb(Climb((name,), "sensible", 3, 2, 1))
    assert rung.games == 6
    assert capfd.readouterr().err == ""


@pytest.mark.parametrize("game", SHELF)
def test_what_a_program_reads_is_the_view_in_words_of_records(game: str) -> None:
    rules = SHELF[game].rules
    for view in some_views(game, 4):
        said = json.loads(json.dumps(rules.dump_view(view)))
        assert said["legal"] == [rules.write(action) for action in view.legal]
        assert said["you"] == view.you
        assert len(json.dumps(said)) < 20_000


def test_a_file_cannot_name_a_program(tmp_path: Path) -> None:
    """Whoever opens somebody else's table must not start what it names."""
    mark = tmp_path / "started"
    name = f'exec:"{sys.executable}" -c "open({str(mark)!r}, chr(119))"'
    seats = (SeatSetup("Ada", "orange"), SeatSetup("Ben", "teal", name))
    setup = TableSetup(seats, game=GAME, seed=1)
    label = Label("a", 1, datetime.now(UTC), datetime.now(UTC), 1, 1)
    page = write_page(MatchSnapshot.of(Match.open(setup), label, setup))
    with pytest.raises(RecordError, match="is not a bot"):
        parse_save(page)
    assert not mark.exists()
    assert isinstance(make_player(GAME, name, Random(1)), ProgramBot)
