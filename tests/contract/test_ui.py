"""The contract between a game's UI and the shared table, for every box of the app."""

from collections.abc import Iterator, Sequence
from dataclasses import replace
from functools import cache
from itertools import islice
from random import Random
from typing import Any, NamedTuple

import pytest

from game.seating import SeatSetup, TableSetup
from game.table import Options, OptionValue, Seat
from scenes.app import ENTRIES
from scenes.kit.display import Control, Text, controls
from scenes.kit.preferences import Preferences
from scenes.kit.scene import Frame, Pop, Scene
from scenes.kit.theme import PLAYER_COLOURS
from scenes.shell.dialogs.pause import MenuCommand
from scenes.shell.entry import GameEntry
from scenes.shell.results.podium import ResultsScene
from scenes.table.chapter import chapters
from scenes.table.cue import Cue
from scenes.table.highlights import Highlights
from scenes.table.question_layer import QuestionLayer
from scenes.table.replay_timeline import ReplayTimeline
from scenes.table.scene import TableScene
from scenes.table.session import AnySession
from tests.support.window import frame, said

WINDOWS = ((1024, 640), (1280, 720), (1024, 768), (2560, 1080), (3840, 2160))
SCORED_AT_THE_END = {"bugs-on-rugs"}
MANY = 6  # values of an option
EVERY = 9  # one of so many questions is looked at


class Table(NamedTuple):
    box: GameEntry
    seats: int
    options: Options

    def __str__(self) -> str:
        return "-".join([self.box.game.id, str(self.seats), *map(str, self.options.values())])


def _tables() -> Iterator[Table]:
    """Every number of people as usual, and every other choice once, among as few as can make it.

    Of many numbers the least and the largest: what lies between is played in the same way.
    """
    for box in ENTRIES:
        game = box.game
        yield from (Table(box, seats, {}) for seats in game.seats)
        for option in game.options:
            for value in _ends(list(option.values)):
                fits = (n for n in game.seats if game.fits(n, {option.id: value}))
                least = min(fits)
                if value != game.usual(least).get(option.id):
                    yield Table(box, least, {option.id: value})


def _ends(values: Sequence[OptionValue]) -> Sequence[OptionValue]:
    return values if len(values) <= MANY else (values[0], values[-1])


TABLES = tuple(_tables())
every_table = pytest.mark.parametrize("table", TABLES, ids=str)


def session_of(table: Table, seed: int | None = 5) -> AnySession:
    """A new game of people, in the hands of nobody yet."""
    names = ("Ada", "Bruno", "Chika", "Dov", "Edda", "Flo", "Gil")
    people = zip(names, PLAYER_COLOURS, strict=False)
    seats = tuple(SeatSetup(*who) for who in islice(people, table.seats))
    setup = TableSetup(seats, table.options, seed=seed, game=table.box.game.id)
    scene = table.box.open_table(setup, Preferences())
    assert isinstance(scene, TableScene)
    return scene.session


def played(session: AnySession, seed: int = 5) -> Iterator[AnySession]:
    """The session before each choice of a random game, and when it is over."""
    rng = Random(seed)
    while session.match.decision is not None:
        yield session
        session.play(rng.choice(list(session.match.legal)))
    yield session


class Shown(NamedTuple):
    """An event as a seat is told it: the view that it leads to, and its cues."""

    event: Any
    after: Any
    cues: tuple[Cue[Any], ...]


def finished(table: Table) -> AnySession:
    return _finished(str(table))


@cache
def _finished(name: str) -> AnySession:
    (table,) = (table for table in TABLES if str(table) == name)
    *_, last = played(session_of(table))
    return last


def shown(table: Table, seat: Seat | None) -> Iterator[Shown]:
    """A whole game as a seat is told it; None: as a spectator is."""
    session = finished(table)
    ui = session.ui
    before = session.view(seat, 0)
    for at, event in enumerate(session.match.client(seat).events(0), start=1):
        after = session.view(seat, at)
        yield Shown(event, after, tuple(ui.cues(event, before, after, session.seats)))
        before = after


# told and seen


@every_table
def test_the_last_cue_of_an_event_ends_where_it_leads_to(table: Table) -> None:
    for seat in (0, None):
        for each in shown(table, seat):
            assert each.cues[-1].after == each.after


@every_table
def test_flights_lie_inside_their_cue(table: Table) -> None:
    for each in shown(table, 0):
        for cue in each.cues:
            assert cue.seconds >= 0
            assert 0 <= cue.heard_at <= 1
            for flight in cue.flights:
                assert 0 <= flight.begin < flight.end <= 1


# where it is shown


@pytest.mark.parametrize("letters", [1.0, 2.0])
@pytest.mark.parametrize("size", WINDOWS, ids=lambda size: f"{size[0]}x{size[1]}")
@every_table
def test_flights_begin_and_end_in_the_window(
    table: Table, size: tuple[int, int], letters: float
) -> None:
    session = finished(table)
    window = replace(frame(*size), letters=letters)
    for each in islice(shown(table, 0), 0, 400, 2):
        for cue in each.cues:
            positions = session.ui.positions(window, cue.after, session.top)
            for flight in cue.flights:
                start, goal = positions.position(flight.start), positions.position(flight.goal)
                assert 0 <= start.x <= window.width
                assert start.y <= window.height
                assert 0 <= goal.x <= window.width
                assert 0 <= goal.y <= window.height


@every_table
def test_what_is_no_anchor_of_a_game_has_no_spot(table: Table) -> None:
    session = finished(table)
    view = session.view(None, 0)
    with pytest.raises(TypeError):
        session.ui.positions(frame(), view, session.top).position("nowhere")


@every_table
def test_drawing_twice_gives_the_same_list(table: Table) -> None:
    session, ui = finished(table), finished(table).ui
    for seat in (0, None):
        for each in islice(shown(table, seat), 0, None, 40):
            for cue in each.cues:
                highlights = Highlights(cue_highlights=cue.cue_highlights)
                first = ui.draw(frame(), cue.view, session.top, highlights)
                assert first == ui.draw(frame(), cue.view, session.top, highlights)


@every_table
def test_what_lies_still_while_something_flies_can_be_asked_about(table: Table) -> None:
    session, ui = finished(table), finished(table).ui
    for seat in (0, None):
        for each in islice(shown(table, seat), 0, None, 40):
            for cue in each.cues:
                assert ui.tooltips(frame(), cue.view, session.top, Highlights())


# what is said


@every_table
def test_whatever_anybody_sees_has_a_line(table: Table) -> None:
    session = finished(table)
    for seat in (*range(table.seats), None):
        for event in session.match.client(seat).events(0):
            assert session.ui.description.line(event, session.seats).text


@every_table
def test_a_game_is_divided_into_parts_and_steps(table: Table) -> None:
    """Parts count from 1 without a gap, and so do the steps of each: the film has a cell for it."""
    session = finished(table)
    told = chapters(session.ui, session.match.log)
    parts = sorted({chapter.part for chapter in told})
    assert parts == list(range(1, len(parts) + 1))
    film = ReplayTimeline(session)
    for part in parts:
        steps = [cell.step for cell in film.cells if cell.part == part]
        assert steps == list(range(1, len(steps) + 1))


@every_table
def test_what_has_a_sheet_of_its_own_shows_only_what_has_happened(table: Table) -> None:
    session = finished(table)
    log = session.public_log()
    for at in range(len(log)):
        length = session.ui.sheet_length(log[at:])
        assert 0 <= length <= len(log) - at


@every_table
def test_the_close_up_opens_and_closes(table: Table) -> None:
    session = finished(table)
    film = ReplayTimeline(session)
    for at in range(1, film.length, 25):
        close_up = session.ui.close_up(session, film.view(at, None))
        if close_up is not None:
            assert close_up.draw(frame())
            assert isinstance(close_up.key("escape"), Pop)


# what is asked


def asked(table: Table) -> Iterator[tuple[AnySession, Scene[Any]]]:
    """Some of the questions of a game, a new layer for each."""
    for number, session in enumerate(played(session_of(table))):
        decision = session.match.decision
        if decision is not None and (number % EVERY == 0 or number < table.seats):
            yield session, session.ui.layer(session, decision)


def popped(layer: Scene[Any], name: str, window: Frame) -> object:
    layer.on_focus(name)
    layer.draw(replace(window, focus=name))
    change = layer.activate(name)
    return change.result if isinstance(change, Pop) else None


@every_table
def test_a_layer_pops_with_what_the_rules_allow(table: Table) -> None:
    window = frame()
    for session, layer in asked(table):
        legal = session.match.legal
        names = [item.name for item in layer.draw(window) if isinstance(item, Control)]
        results = [popped(layer, name, window) for name in names]
        chosen = [result for result in results if result is not None]
        assert chosen
        assert not any(isinstance(result, MenuCommand) for result in chosen)
        assert all(action in legal for action in chosen)


@every_table
def test_what_is_refused_says_its_rule_and_chooses_nothing(table: Table) -> None:
    window = frame()
    for session, layer in asked(table):
        actions = len(session.match.actions)
        assert isinstance(layer, QuestionLayer)
        for control in controls(layer.draw(window)):
            choice = layer.question.choice(control.name) if control.refused else None
            if choice is not None and choice.refused is not None:
                assert popped(layer, control.name, window) is None
                shown = said(layer.draw(replace(window, focus=control.name)))
                assert (choice.refused.label or choice.refused.words) in shown
        assert len(session.match.actions) == actions


@every_table
def test_the_curtain_shows_the_points_of_everybody(table: Table) -> None:
    """Where there are none before the end, it shows how many cards everybody holds."""
    for session, _ in asked(table):
        decision = session.match.decision
        assert decision is not None
        facts, view = session.ui.facts(session, decision), session.view(None)
        counted = view.hand_sizes if table.box.game.id in SCORED_AT_THE_END else view.scores
        assert tuple(number for _, number in facts.scores) == counted
        assert tuple(seat for seat, _ in facts.scores) == session.seats


@every_table
def test_the_end_names_whoever_has_won(table: Table) -> None:
    session = finished(table)
    end = session.ui.end(session)
    assert isinstance(end, ResultsScene)
    end.skip_animation()  # until everybody has come onto the podium
    words = " ".join(item.text for item in end.draw(frame()) if isinstance(item, Text))
    assert all(session.name(seat) in words for seat in session.view(None).winners)
    assert end._result.totals == session.view(None).scores


# what may be asked about


@every_table
def test_every_thing_has_a_sentence_and_lies_in_the_window(table: Table) -> None:
    """Whoever asks is told a whole sentence, at any moment and in any seat, beside the thing."""
    window = frame(*WINDOWS[1])
    for now in islice(played(session_of(table)), 0, None, 5 * EVERY):
        for seat in (None, 0):
            view = now.view(seat)
            tooltips = now.ui.tooltips(window, view, now.top, Highlights())
            assert len({thing.name for thing in tooltips}) == len(tooltips) > 0
            for _name, place, title, words, *_more in tooltips:
                assert title
                assert words.endswith(".")
                assert "{" not in words
                assert 0 <= place.cx <= window.width
                assert 0 <= place.cy <= window.height
