"""`record review`: what the coach says of a finished game, without a window."""

from __future__ import annotations

import argparse
import json
from collections.abc import Callable, Generator, Sequence
from pathlib import Path
from typing import Any, TypeVar

from game.bots import bot_name
from game.catalogue import SHELF
from game.coach.open_cards import OpenCards, OpenPast, looking_openly
from game.coach.review.page import (
    CoursePoint,
    Kind,
    Measure,
    Readers,
    Review,
    ReviewStep,
    TurningPoint,
)
from game.coach.review.past import Past
from game.coach.review.reviewing import review_steps
from game.commands.answers import Words, help_entry, refuse, whole
from game.describe import Seats, description_of
from game.describe.naming import choice_names
from game.library.save import parse_save
from game.neutral import NEUTRAL
from game.records import RecordError, RecordSchema, Replay, parse_record, read_source, replay
from game.seating import SeatSetup
from game.table import Seat, TableView
from game.words import N_, _, in_turn

T = TypeVar("T")  # what is worked out

EPILOG = N_(
    "It takes from a few seconds to a minute. The same file and seat are always answered alike."
)


def add_review(words: Words) -> None:
    """Teach the command line to review a game."""
    about = help_entry(_("say where a finished game turned for one person"), EPILOG)
    review = words.add_parser("review", **about)
    review.add_argument("file", type=Path, metavar="FILE", help=_("a record of any game"))
    review.add_argument(
        "--seat", type=whole(0), metavar="N", required=True, help=_("whose game; the first is 0")
    )
    review.add_argument(
        "--seed", type=whole(0), metavar="S", help=_("sample other deals than by default")
    )
    review.add_argument("--json", action="store_true", help=_("print one object"))
    review.set_defaults(run=record_review)


def record_review(arguments: argparse.Namespace) -> int:
    """Print what a review tells, in sentences or as JSON."""
    file: Path = arguments.file
    try:
        record, bots = _read(file)
        game = replay(record)
        seats = _seats(record, bots)
        _check(game, record, arguments.seat)
    except RecordError as error:
        return refuse(file, error)
    description = description_of(SHELF[game.game])

    def names(view: TableView) -> Sequence[str]:
        return choice_names(description, view, seats)

    past = Past.out_of(game, arguments.seat)
    found = at_once(game.game, review_steps(past, Readers(seats, names), arguments.seed))
    made_by = tuple(
        None if seat.bot is None else bot_name(game.game, seat.bot, seat.temper)
        for seat in seats[: len(record.seats)]
    )
    cards = at_once(game.game, looking_openly(OpenPast(record, arguments.seat, made_by)))
    if arguments.json:
        print(json.dumps(_object(found, cards, past), ensure_ascii=False))
    else:
        print("\n".join([*_lines(found), *cards.said]))
    return 0


def at_once(game: str, steps: Generator[ReviewStep[Any], Any, T]) -> T:
    """Do every job here and now."""
    answer = None
    while True:
        try:
            job = steps.send(answer).job
        except StopIteration as end:
            done: T = end.value
            return done
        answer = job.run_inline(game)


def _read(file: Path) -> tuple[RecordSchema, Sequence[SeatSetup]]:
    """A record, and who sat there if the app has written it. Raises RecordError."""
    data = read_source(file)
    record = parse_record(data)
    try:
        save = parse_save(data)
    except RecordError:
        return record, ()
    return record, save.setup.seats


def _seats(record: RecordSchema, known: Sequence[SeatSetup]) -> Seats:
    people = known or [SeatSetup(name, "") for name in record.seats]
    neutral = SHELF[record.game].neutrals.get(len(people))
    return (*people, *([] if neutral is None else [SeatSetup(_(neutral), NEUTRAL)]))


def _check(game: Replay, record: RecordSchema, seat: Seat) -> None:
    if seat >= len(record.seats):
        words = _("there are {count} seats, so N is {last} at most")
        count = len(record.seats)
        raise RecordError("--seat", words.format(count=count, last=count - 1))
    rules, last = SHELF[game.game].rules, game.states[-1]
    if rules.deal_due(last) or rules.decision(last) is not None:
        raise RecordError("actions", _("this game is not over, so nobody can review it yet"))


def _lines(review: Review) -> list[str]:
    """Sentences, each choice with its place in the record."""
    spoken = [
        _("Action {number}: {says}").format(number=point.at, says=in_turn(point.said))
        for point in review.points
    ]
    return [*review.said, *spoken]


def _object(review: Review, cards: OpenCards, past: Past) -> dict[str, Any]:
    rules = SHELF[review.game].rules
    points = {point.at: point for point in review.points}
    return {
        "game": review.game,
        "seat": review.seat,
        "measure": review.measure,
        "said": list(review.said),
        "choices": [_choice(made.at, points.get(made.at), rules.write) for made in past.chosen],
        "course": _course(review.course),
        "open": {"said": list(cards.said), "course": _course(cards.course)},
    }


def _course(points: Sequence[CoursePoint]) -> list[dict[str, Any]]:
    return [
        {"at": each.at, "values": [round(value, 2) for value in each.values]} for each in points
    ]


def _choice(at: int, point: TurningPoint | None, write: Callable[[Any], str]) -> dict[str, Any]:
    """What is shown of a choice; the loss is 0 where it has cost nothing that is shown."""
    if point is None:
        return {"at": at, "loss": 0, "error": 0, "better": [], "said": ""}
    costly = point.kind in (Kind.TURNING, Kind.SMALL)
    shown = {
        "at": at,
        "loss": round(point.loss, 2) if costly else 0,
        "error": round(point.error, 2) if costly else 0,
        "better": [] if point.kind is Kind.BEST else [write(each) for each in point.better],
        "said": in_turn(point.said),
        "kind": point.kind,
    }
    if point.measure is Measure.POINTS:
        shown["points"] = round(point.loss, 2)
    return shown
