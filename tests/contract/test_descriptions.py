"""What a game says of its table is whole, true to the rules, and tells no secret.

This is all that somebody without the window gets: from it alone every game can be played to its
end.
"""

from collections.abc import Iterator
from random import Random
from typing import Any

import pytest

from game.assets import assets_root
from game.catalogue import SHELF
from game.describe import AnyDescription, Choice, Path, Question, Seats, description_of
from game.languages import _translations, languages
from game.match import AnyMatch, Match
from game.neutral import NEUTRAL
from game.seating import SeatSetup, TableSetup
from game.table import Seat
from game.words import aside
from tests.contract.audit import at_random
from tests.contract.boxes import TABLES, AnyTable
from tests.contract.test_leaks import moments

View = Any
NAMES = ("Ada", "Bruno", "Chika", "Dov", "Edda", "Flo", "Gil")
STEPS = 5  # of one question, and no more
EVERY = 7  # a moment of each so many is looked at
GAMES = 3
WORDS = assets_root() / "words"
LANGUAGES = ("en", *(each.code for each in languages(WORDS)))
ASKING = ("?", "？", ";", "؟", "か", "て", "ください", "下さい")
"""How a question or a request ends."""

every_table = pytest.mark.parametrize("table", TABLES, ids=str)


def described(table: AnyTable) -> AnyDescription:
    return description_of(SHELF[table.game])


def seated(table: AnyTable) -> Seats:
    people = tuple(SeatSetup(name, "orange") for name in NAMES[: table.seats])
    neutral = SHELF[table.game].neutrals.get(table.seats)
    return people if neutral is None else (*people, SeatSetup(neutral, NEUTRAL))


def opened(table: AnyTable, seed: int) -> AnyMatch:
    options = table.options(Random(seed))
    setup = TableSetup(tuple(seated(table)[: table.seats]), options, seed=seed, game=table.game)
    return Match.open(setup)


def views(table: AnyTable, seed: int) -> Iterator[tuple[AnyMatch, Any]]:
    """Some moments of a random game, as whoever chooses sees them."""
    match, rng = opened(table, seed), Random(seed)
    number = 0
    while (decision := match.decision) is not None:
        if number % EVERY == 0 or number < table.seats:
            yield match, match.view(decision.seat)
        match.play(rng.choice(list(match.legal)))
        number += 1


def questions(
    about: AnyDescription, view: View, seats: Seats
) -> Iterator[tuple[Path, Question[Any]]]:
    """Every step of a question, however it is gone about."""
    waiting: list[Path] = [()]
    seen: set[Path] = set()
    while waiting:
        path = waiting.pop()
        if path in seen:
            continue
        seen.add(path)
        question = about.ask(view, seats, path)
        yield path, question
        waiting += [each.leads for each in question.choices if each.leads]


def choices(table: AnyTable) -> Iterator[tuple[Any, Path, Question[Any], Choice[Any]]]:
    """Every choice of every step of some questions, with the view and the path to it."""
    about, seats = described(table), seated(table)
    for seed in range(-(-GAMES // table.box.length)):
        for _match, view in views(table, seed):
            for path, question in questions(about, view, seats):
                for choice in question.choices:
                    yield view, path, question, choice


# a game without a window


@every_table
def test_a_whole_game_is_played_from_questions_and_surfaces_alone(table: AnyTable) -> None:
    """What a phone and whoever cannot see get; nothing else tells what may be done."""
    about, seats, rng = described(table), seated(table), Random(f"{table}")
    match = opened(table, 3)
    while (seat := _asked(match)) is not None:
        view = match.view(seat)
        assert about.surface(view, seats).pieces
        action: object = None
        path: Path = ()
        for _ in range(STEPS):
            question = about.ask(view, seats, path)
            assert question.seat == seat
            assert question.says.text
            choice = rng.choice([each for each in question.choices if not each.refused])
            action, path = choice.action, choice.leads
            if action is not None:
                break
        if action is not None:  # else somebody has gone to and fro
            match.play(action)
    assert match.view(None).winners


def _asked(match: AnyMatch) -> Seat | None:
    return None if match.decision is None else match.decision.seat


# choices


@every_table
def test_what_is_not_refused_is_what_is_legal(table: AnyTable) -> None:
    about, seats = described(table), seated(table)
    for seed in range(-(-GAMES // table.box.length)):
        for match, view in views(table, seed):
            found = [
                each.action
                for _path, question in questions(about, view, seats)
                for each in question.choices
                if each.action is not None
            ]
            assert set(found) == set(match.legal)


@every_table
def test_every_choice_has_a_name_of_its_own(table: AnyTable) -> None:
    for _view, _path, question, choice in choices(table):
        assert choice.id
        assert choice.name
        assert [each.name for each in question.choices].count(choice.name) == 1, choice.name
        assert [each.id for each in question.choices].count(choice.id) == 1, choice.id


@every_table
def test_every_choice_leads_on_or_does_something_or_says_why_not(table: AnyTable) -> None:
    for _view, _path, _question, choice in choices(table):
        ways = (choice.action is not None, bool(choice.leads), choice.refused is not None)
        # The first step of a question is led back to with nothing chosen.
        assert sum(ways) == 1 or (not any(ways) and _path)


@every_table
def test_every_choice_says_what_it_would_do(table: AnyTable) -> None:
    about, seats = described(table), seated(table)
    told = 0
    for view, path, _question, choice in choices(table):
        if choice.refused is not None:
            continue
        remarks = about.weigh(view, seats, (*path, choice.id))
        assert remarks, choice
        for remark in remarks:
            told += 1
            assert remark.says.text
            assert "{" not in remark.says.text
    assert told


@every_table
def test_a_refusal_names_a_clause_and_gives_a_reason(table: AnyTable) -> None:
    clauses = table.rules.clauses
    for _view, _path, _question, choice in choices(table):
        if choice.refused is not None:
            assert choice.refused.clause in clauses
            assert choice.refused.words
            assert "{" not in choice.refused.label + choice.refused.words


@every_table
def test_every_action_can_be_asked_about_once_more(table: AnyTable) -> None:
    about = described(table)
    for view, _path, _question, choice in choices(table):
        if choice.action is not None:
            assert about.confirm(view, choice.action).endswith("?")


@every_table
def test_a_button_says_what_it_does_and_asks_nothing(table: AnyTable) -> None:
    about, seats = described(table), seated(table)
    for _match, view in views(table, 0):
        for path, _question in questions(about, view, seats):
            for language in LANGUAGES:
                with aside(_translations(WORDS, language)):
                    free = [
                        each for each in about.ask(view, seats, path).choices if not each.refused
                    ]
                    for choice in free:
                        words = choice.name
                        if choice.action is not None and about.does is not None:
                            words = about.does(view, choice.action)
                        assert words
                        assert not words.strip("\u00a0\u202f 。").endswith(ASKING), words


# pieces


def looks(table: AnyTable) -> Iterator[Any]:
    for seed in range(-(-GAMES // table.box.length)):
        for match, _view in views(table, seed):
            for seat in table.everybody:
                yield match.view(seat)


@every_table
def test_every_piece_has_a_name_a_sentence_and_a_zone(table: AnyTable) -> None:
    about, seats = described(table), seated(table)
    for view in looks(table):
        found = about.surface(view, seats)
        assert found.part
        assert found.step
        assert found.scores == view.scores
        zones = {zone.id for zone in found.zones}
        assert len({piece.id for piece in found.pieces}) == len(found.pieces)
        for piece in found.pieces:
            assert piece.zone in zones
            assert piece.name
            assert piece.says.endswith((".", "?", "!", "”")), piece
            assert "{" not in piece.name + piece.says


@every_table
def test_every_card_that_is_seen_is_a_piece(table: AnyTable) -> None:
    about, seats = described(table), seated(table)
    for view in looks(table):
        said = {piece.card.code for piece in about.surface(view, seats).pieces if piece.card}
        assert said == set(table.box.seen(view))


# secrets


@every_table
def test_what_is_hidden_is_not_described(table: AnyTable) -> None:
    about, seats, rules = described(table), seated(table), table.rules
    asked = 0
    for seed in range(-(-GAMES // table.box.length)):
        rng = Random(f"{table} {seed}")
        for state in moments(table, rng):
            decision = rules.decision(state)
            for seat in table.everybody:
                here = rules.view(state, seat)
                there = rules.view(table.box.disguise(state, seat, rng), seat)
                assert about.surface(here, seats) == about.surface(there, seats)
                if decision is not None and decision.seat == seat:
                    asked += 1
                    assert list(_told(about, here, seats)) == list(_told(about, there, seats))
    assert asked


def _told(about: AnyDescription, view: View, seats: Seats) -> Iterator[object]:
    for path, question in questions(about, view, seats):
        yield question
        for choice in question.choices:
            if choice.refused is None:
                yield about.weigh(view, seats, (*path, choice.id))


MOST = 400  # actions
WITH_SECRETS = {"bug-council", "bugs-on-rugs", "bugami"}


@every_table
def test_whoever_is_asked_early_sees_what_they_would_see_in_their_turn(table: AnyTable) -> None:
    """Whatever the others have chosen by then: nothing of it shows."""
    met = 0
    for seed in range(3):
        match, rng = opened(table, seed), Random(seed)
        early: dict[tuple[int, int], object] = {}
        for _ in range(MOST):
            if match.decision is None:
                break
            first, *others = match.due
            assert (first.seat, first.view) == (match.decision.seat, match.view(first.seat))
            met += (first.at, first.seat) in early
            assert early.pop((first.at, first.seat), first.view) == first.view
            early |= {(each.at, each.seat): each.view for each in others}
            match.play(at_random(match.legal, rng))
        assert not early or match.decision is not None
    assert bool(met) == (table.game in WITH_SECRETS and table.seats > 1)


@every_table
def test_the_kinds_that_are_sealed_are_kinds_of_the_game(table: AnyTable) -> None:
    decision = opened(table, 1).decision
    assert decision is not None
    assert SHELF[table.game].sealed <= {each.value for each in type(decision.kind)}
