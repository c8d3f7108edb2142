"""One flipped bit, or one odd value, in any file: the program goes on, and says what it lost.

By default some of them are tried, always the same; ``--bits all`` tries every single one.
"""

import json
import re
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from random import Random
from typing import Any, TypeVar

import pytest

from game.campaign import CampaignError
from game.campaign.council import SoloPlayer, parse_campaign
from game.campaign.evening import parse_evening
from game.library.save import parse_save
from game.records import RecordError, decode
from tests.faults.household import (
    CAMPAIGN,
    EVENING,
    FINISHED,
    KINDS,
    LOG,
    SAVE,
    SETTINGS,
    SOLO,
    Tour,
    furnish,
    look_around,
    restore,
)

Seen = TypeVar("Seen")
LONGEST = 60.0  # seconds of the processor for a tour that takes a tenth of one
SAMPLE = 12
ODD: tuple[object, ...] = (
    "\ud800", "a\u202e", "\u200b", "\u0301", "\x00", "a\nb", "\x1b[31m", "", "x" * 10_000, "👨‍👩‍👧",
    "../../up", -1, 0, 9, 2**31, 2**63, 2**70, 1e300, 0.5, True, None, [], {}, [[]] * 50,
    "2026-01-01T00:00:00", "0001-01-01T00:00:00+14:00", "9999-12-31T23:59:59-14:00",
    "1969-12-31T23:59:59Z",
)  # fmt: skip


@pytest.fixture(scope="module")
def household(tmp_path_factory: pytest.TempPathFactory) -> tuple[Path, dict[str, bytes]]:
    folder = tmp_path_factory.mktemp("household")
    return folder, furnish(folder)


def chosen(request: pytest.FixtureRequest, everything: list[Any], seed: str) -> list[Any]:
    """All of them if that was asked for, else some."""
    wanted = request.config.getoption("--bits")
    if wanted == "all":
        return everything
    count = min(int(wanted or SAMPLE), len(everything))
    return Random(seed).sample(everything, count)


def promptly(look: Callable[[], Seen]) -> Seen:
    start = time.process_time()
    seen = look()
    assert time.process_time() - start < LONGEST
    return seen


def visited(household: tuple[Path, dict[str, bytes]], file: str, data: bytes) -> Tour:
    folder, files = household

    def tour() -> Tour:
        restore(folder, {**files, file: data})
        return look_around(folder, file)

    return promptly(tour)


def check(file: str, tour: Tour, actions: int) -> None:
    """Whatever is missing now was told; nothing else is missing."""
    words = tour.words
    if file == SAVE:
        newest = (tour.actions or 0) >= actions
        assert newest or "set aside" in words or "cannot be read" in words or "newer" in words
    else:
        assert (tour.actions or 0) >= actions
    if file == FINISHED:
        assert len(tour.games) == 2
    if tour.trilogies == 0:
        assert file == CAMPAIGN
        assert "Trilogy was set aside" in words or "Trilogy was saved by a newer" in words
    if tour.evenings == 0:
        assert file == EVENING
        assert "Evening was set aside" in words or "Evening was saved by a newer" in words


def refusal(file: str, data: bytes) -> str:
    """Why the door keeps this file out, without numbers; empty: it comes in."""
    try:
        match file:
            case _ if file in (SAVE, FINISHED):
                parse_save(data)
            case _ if file == CAMPAIGN:
                parse_campaign(data)
            case _ if file == EVENING:
                parse_evening(data)
            case _ if file == SOLO:
                decode(data, SoloPlayer)
            case _ if file == SETTINGS:
                decode(data, dict[str, Any])
    except (RecordError, CampaignError) as trouble:
        return re.sub(r"\d+", "#", str(trouble))
    return ""


@pytest.mark.parametrize("file", KINDS)
def test_no_flipped_bit_ends_the_program(
    household: tuple[Path, dict[str, bytes]], file: str, request: pytest.FixtureRequest
) -> None:
    data = household[1][file]
    whole = visited(household, file, data)
    assert (whole.actions or 0) >= 40
    refused: set[str] = set()
    for bit in chosen(request, list(range(len(data) * 8)), file):
        spoilt = bytearray(data)
        spoilt[bit // 8] ^= 1 << bit % 8
        why = refusal(file, bytes(spoilt))
        if why in refused:
            continue  # nobody gets to see more of this one than of the other
        refused |= {why} - {""}
        try:
            check(file, visited(household, file, bytes(spoilt)), 40)
        except Exception as trouble:
            raise AssertionError(f"bit {bit} of {file}") from trouble


def fields(value: object, path: tuple[str | int, ...] = ()) -> Iterator[tuple[str | int, ...]]:
    """The place of everything in a file; of a list the first and the last."""
    if path:
        yield path
    if isinstance(value, dict):
        for key, inner in value.items():
            yield from fields(inner, (*path, key))
    elif isinstance(value, list):
        for index in sorted({0, len(value) - 1} & set(range(len(value)))):
            yield from fields(value[index], (*path, index))


def put(content: object, path: tuple[str | int, ...], value: object) -> bytes:
    """The file with something else at this place."""
    copy: Any = json.loads(json.dumps(content))
    inner: Any = copy
    for step in path[:-1]:
        inner = inner[step]
    inner[path[-1]] = value
    return json.dumps(copy).encode()


@pytest.mark.parametrize("file", [file for file in KINDS if file != LOG])
def test_no_odd_value_ends_the_program(
    household: tuple[Path, dict[str, bytes]], file: str, request: pytest.FixtureRequest
) -> None:
    content = json.loads(household[1][file])
    tries = [(path, value) for path in fields(content) for value in ODD]
    for path, value in chosen(request, tries, file):
        try:
            tour = visited(household, file, put(content, path, value))
        except Exception as trouble:
            raise AssertionError(f"{value!r:.60} at {path} of {file}") from trouble
        assert tour.actions is not None or file == SAVE


@pytest.mark.parametrize("file", [SETTINGS, SOLO, CAMPAIGN, EVENING, SAVE, FINISHED])
@pytest.mark.parametrize("data", [b"", b"\xff", b"[" * 100_000, b" " * 2_000_000, b"null", b"[]"])
def test_no_rubbish_ends_the_program(
    household: tuple[Path, dict[str, bytes]], file: str, data: bytes
) -> None:
    tour = visited(household, file, data)
    assert tour.actions is not None
