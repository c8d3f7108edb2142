"""The deal of a day: the same on every machine for ever, and the same after a break."""

import os
import subprocess
import sys
from datetime import date
from hashlib import sha256
from pathlib import Path

import pytest

from game.commands import main
from game.daily.table import DayKind, day_kinds, opening, table_of
from game.daily.thinking import counted_thought
from game.library import copy_of
from game.library.save import parse_save
from game.library.save_rotation import restore_match
from game.match import AnyMatch
from game.seating import TableSetup
from tests.daily.choosing import DAY, played, summed
from tests.daily.openings import CHOICES, FIRST, KINDS, SIGNS, SUMS

ROOT = Path(__file__).parents[2]
EVERY_KIND = list(day_kinds().values())
FAR = 60  # choices


@pytest.mark.parametrize("kind", KINDS)
@pytest.mark.parametrize("day", SUMS)
def test_what_was_dealt_once_is_dealt_for_ever(day: str, kind: str) -> None:
    dealt = opening(day_kinds()[kind], date.fromisoformat(day))
    found = sha256(dealt.encode()).hexdigest()[:SIGNS]
    assert found == SUMS[day].split()[KINDS.index(kind)]


@pytest.mark.parametrize("kind", KINDS)
@pytest.mark.parametrize("day", CHOICES)
def test_the_bots_of_a_day_choose_alike_in_every_installation(day: str, kind: str) -> None:
    """Compiled or from sources, this year or another."""
    found = summed(day_kinds()[kind], date.fromisoformat(day), FIRST)
    assert found == CHOICES[day].split()[KINDS.index(kind)]


def test_a_deal_can_be_read_in_full() -> None:
    assert opening(day_kinds()["display-case"], DAY) == (
        '{\n  "format": "backyardia/1",\n  "game": "display-case",\n'
        '  "seats": ["Ada", "Bruno"],\n  "lead": 0,\n'
        '  "stacks": ["39 24 9 10 30 11 18 29 22 35 16 26 X 7",'
        ' "20 37 31 34 32 40 13 6 21 27 14 25 36 12",'
        ' "8 19 15 17 28 23 1 33 2 5 38 41 4 3"],\n  "actions": []\n}\n'
    )


def test_no_two_days_and_no_two_games_share_a_seed() -> None:
    days = [date.fromordinal(DAY.toordinal() + number) for number in range(100)]
    seeds = {table_of(kind, day).seed for kind in EVERY_KIND for day in days}
    assert len(seeds) == len(EVERY_KIND) * len(days)


def test_whoever_is_alone_meets_every_opponent_in_time() -> None:
    kind = day_kinds()["termitenator"]
    days = [date.fromordinal(DAY.toordinal() + number) for number in range(60)]
    met = {table_of(kind, day).options["personality"] for day in days}
    assert met == set(kind.game.values("personality")[1:])


def test_zone_language_and_hashes_change_neither_cards_nor_choices() -> None:
    told = [
        subprocess.run(
            [sys.executable, "-m", "tests.daily.choosing"],
            cwd=ROOT,
            env={**os.environ, "PYTHONPATH": str(ROOT), **where},
            capture_output=True,
            check=True,
        ).stdout
        for where in (
            {"TZ": "Pacific/Kiritimati", "LANG": "de_DE.UTF-8", "PYTHONHASHSEED": "1"},
            {"TZ": "America/Los_Angeles", "LANG": "C", "PYTHONHASHSEED": "99"}
            | {"BUG_COUNCIL_COMPILED": "no"},
        )
    ]
    assert told[0]
    assert told[0] == told[1]


def _after_a_break(setup: TableSetup, match: AnyMatch) -> AnyMatch:
    """The same game, written down and opened again."""
    save = parse_save(copy_of(match, setup).encode())
    assert save.setup == setup
    return restore_match(save.record, save.setup, save.notes)


def _further(kind: DayKind, match: AnyMatch, choices: int) -> AnyMatch:
    """Bots choose as they do at the table; people take what comes first."""
    setup = table_of(kind, DAY)
    while match.decision is not None and len(match.actions) < choices:
        seat = match.decision.seat
        bot = setup.seats[seat].bot
        thought = None if bot is None else counted_thought(setup, match, seat)
        match.play(match.legal[0] if thought is None else thought.run_inline(kind.game.id))
    return match


@pytest.mark.parametrize("kind", EVERY_KIND, ids=lambda kind: kind.id)
def test_bots_and_later_deals_are_the_same_after_a_break(kind: DayKind, *, whole: bool) -> None:
    """As far as into the second deal of who deals anew, or to the end."""
    match = played(kind, choices=12)
    again = _after_a_break(table_of(kind, DAY), match)
    far = 999 if whole else FAR
    straight, resumed = _further(kind, match, far), _further(kind, again, far)
    assert resumed.actions == straight.actions
    assert resumed.deals == straight.deals


def test_what_was_taken_back_and_made_again_is_answered_alike() -> None:
    kind = day_kinds()["display-case"]
    match = played(kind, choices=12)
    again = match.rewound(6, agreed=False)
    for action in match.actions[6:]:
        again.play(action)
    assert _further(kind, again, FAR).actions == _further(kind, match, FAR).actions


def test_nobody_at_the_table_is_called_like_its_person() -> None:
    kind = day_kinds()["bug-council"]
    assert [each.name for each in table_of(kind, DAY, "bruno").seats] == ["bruno", "Chika", "Dov"]


# the command


def test_the_command_prints_the_opening(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["daily", "--date", "2027-03-01", "--game", "bugami", "--json"]) == 0
    assert capsys.readouterr().out == opening(day_kinds()["bugami"], DAY)


def test_without_a_game_there_is_a_line_for_each(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["daily", "--date", "2027-03-01"]) == 0
    lines = capsys.readouterr().out.splitlines()
    assert len(lines) == len(EVERY_KIND)
    assert all(line.startswith("2027-03-01 ") for line in lines)


@pytest.mark.parametrize(
    ("asked", "said"),
    [
        (("--date", "1.3.2027"), "“1.3.2027” is not a date. Write it like 2027-03-01."),
        (("--date", "2027-02-29"), "“2027-02-29” is not a date. Write it like 2027-03-01."),
        (("--date", "20270301"), "“20270301” is not a date. Write it like 2027-03-01."),
        (("--game", "chess"), "“chess” has no deal of the day."),
        (("--json",), "Name one game with --game: a record holds one game."),
    ],
)
def test_what_cannot_be_asked_gets_one_sentence(
    asked: tuple[str, ...], said: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["daily", *asked]) == 1
    told = capsys.readouterr()
    assert told.out == ""
    assert told.err.startswith(said)
    assert len(told.err.splitlines()) == 1
