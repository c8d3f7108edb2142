"""What the rules close again is told nowhere while a game goes on, unless its log is open."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from random import Random
from typing import Any, Final

import msgspec
import pytest

from game.describe import description_of
from game.describe.line import CardSpan
from game.library.save import read_save
from game.library.written_table import WrittenTable, read_table, write_table
from game.rules.bugami.api import TrickWon as BugamiTrick
from game.rules.council.api import TrickWon as CouncilTrick
from game.rules.rugs.api import BugPicked, BugPlaced, BugsSwapped, HatchlingTaken, RoundBegan
from game.seating import SeatSetup, TableSetup
from scenes.app import ENTRIES
from scenes.kit.display import Card, controls
from scenes.kit.preferences import Preferences
from scenes.kit.reader.reading import TableReading
from scenes.shell.entry import GameEntry
from scenes.shell.table_form.choices import choices, choose
from scenes.shell.table_form.draft import TableDraft
from scenes.table.log.lines import LogLine
from scenes.table.log.moment import MomentScene, log_of
from scenes.table.log_cut import closed_events
from scenes.table.reading import since_my_turn
from scenes.table.replay.scene import ReplayScene
from scenes.table.session import AnySession
from tests.library.test_golden_saves import GOLDEN, SAVES
from tests.support.window import frame

SEATS: Final = {"bug-council": 3, "bugami": 3, "bugs-on-rugs": 2}
TRICKS: Final = (BugamiTrick, CouncilTrick)
TAKEN: Final = (BugPicked, HatchlingTaken, BugPlaced, BugsSwapped)
every_game = pytest.mark.parametrize("game", SEATS)
trick_games = pytest.mark.parametrize("game", ["bug-council", "bugami"])


def opened(game: str, people: int | None = None, *, open_log: bool | None = None) -> AnySession:
    """A new game; whoever is no person is a bot, in whose place chance plays."""
    count = SEATS[game]
    people = count if people is None else people
    seats = [
        SeatSetup(name, colour, None if seat < people else "sensible")
        for seat, (name, colour) in enumerate(
            (("Ada", "orange"), ("Bruno", "sky"), ("Chika", "leaf"))[:count]
        )
    ]
    setup = TableSetup(tuple(seats), {}, 0, seed=3, game=game, open_log=open_log)
    (entry,) = (entry for entry in ENTRIES if entry.game.id == game)
    scene: Any = entry.open_table(setup, Preferences())
    session: AnySession = scene.session
    return session


def far(session: AnySession, steps: int = 4) -> AnySession:
    """So many tricks or rounds on, in the middle of one."""
    rng = Random(3)
    ends = (*TRICKS, RoundBegan)
    while sum(isinstance(event, ends) for event in session.match.log) < steps or _at_rest(session):
        session.play(rng.choice(list(session.match.legal)))
    return session


def _at_rest(session: AnySession) -> bool:
    """Nobody has done anything yet since the last trick or the beginning of the round."""
    last = session.match.log[-1]
    return not (isinstance(last, BugPicked) or getattr(last, "place", None) == 0)


def ended(session: AnySession) -> AnySession:
    rng = Random(3)
    while session.match.decision is not None:
        session.play(rng.choice(list(session.match.legal)))
    return session


def secrets(session: AnySession) -> set[str]:
    """What nobody may be told: sentences that name what somebody took, cards of older tricks."""
    log, say = session.match.log, session.ui.description.line
    begun = max((at for at, event in enumerate(log) if isinstance(event, RoundBegan)), default=0)
    taken = {say(event, session.seats).text for event in log[:begun] if isinstance(event, TAKEN)}
    return taken | {span.words for span in trick_cards(session)}


def trick_cards(session: AnySession) -> list[CardSpan]:
    """The cards of tricks before the last one."""
    tricks = [event for event in session.match.log if isinstance(event, TRICKS)]
    old = {(seat, card) for trick in tricks[:-1] for seat, card in trick.cards}
    return [
        span
        for event in session.match.log
        if (getattr(event, "seat", None), getattr(event, "card", None)) in old
        for span in session.ui.description.line(event, session.seats).spans
        if isinstance(span, CardSpan)
    ]


def lines_of(session: AnySession) -> Sequence[LogLine]:
    return log_of(session)._lines


def read(reading: TableReading) -> Iterator[str]:
    """Everything that a screen reader finds at a table."""
    yield from (reading.title, reading.says)
    for group in reading.groups:
        for thing in group.things:
            yield from (thing.title, thing.words)


def told(session: AnySession) -> Iterator[str]:
    """Every sentence that can be looked up in this game."""
    yield from (line.said.text for line in lines_of(session))
    for seat in session.people:
        at = len(session.match.log)
        yield from (each.words for each in since_my_turn(session, seat, at))
    film = ReplayScene(session)
    for at in range(film.timeline.first, film.timeline.length + 1):
        film.playback.jump(at)
        yield from read(film.reading)
        yield from (line.said.text for line in film._log()._lines)


def named(secret: set[str], sentences: Iterator[str]) -> set[str]:
    said = "\n".join(sentences)
    return {words for words in secret if words in said}


@every_game
def test_nothing_that_can_be_looked_up_names_what_is_closed(game: str) -> None:
    session = far(opened(game))
    assert len(secrets(session)) >= 4
    assert not named(secrets(session), told(session))


@every_game
@pytest.mark.parametrize(("people", "open_log"), [(None, True), (1, None), (0, None)])
def test_an_open_log_tells_everything(game: str, people: int | None, open_log: bool) -> None:
    session = far(opened(game, people, open_log=open_log))
    assert not closed_events(session)
    assert named(secrets(session), told(session)) == secrets(session)


@every_game
def test_one_person_can_have_a_closed_log_too(game: str) -> None:
    session = far(opened(game, 1, open_log=False))
    assert not named(secrets(session), told(session))


@every_game
def test_after_the_end_everything_is_shown(game: str) -> None:
    session = ended(opened(game, open_log=False))
    everything = {
        session.ui.description.line(event, session.seats).text
        for event in session.public_log()
        if session.ui.has_line(event)
    }
    assert everything <= {line.said.text for line in lines_of(session)}
    assert not any(line.closed for line in lines_of(session))
    assert ReplayScene(session).timeline.first == 1


@trick_games
def test_no_picture_of_the_past_shows_a_card_that_is_closed(game: str) -> None:
    session = far(opened(game))
    codes = {span.code for span in trick_cards(session)}
    log, view, film = log_of(session), frame(), ReplayScene(session)
    pictures = [log.draw(view)]
    for number, line in enumerate(log._lines):
        if not line.closed:
            scene: Any = log._shows and log._shows(log._lines, number)
            pictures.append(scene.draw(view))
    for at in range(film.timeline.first, film.timeline.length + 1):
        film.playback.jump(at)
        pictures.append(film.draw(view))
        close_up = session.ui.close_up(session, film.timeline.view(at, None))
        pictures.append([] if close_up is None else close_up.draw(view))
    shown = {item.code for items in pictures for item in items if isinstance(item, Card)}
    assert len(pictures) > 6
    assert codes
    assert not codes & shown


@every_game
def test_a_closed_line_leads_to_no_moment_and_no_walk_goes_there(game: str) -> None:
    session = far(opened(game))
    log = log_of(session)
    number = next(at for at, line in enumerate(log._lines) if line.closed)
    assert log.activate(f"row:{number}") is None
    log.key("end")
    rows = [each for each in controls(log.draw(frame())) if each.name.startswith("row:")]
    assert rows
    assert all(each.refused and "closed" in each.why for each in rows)
    shows = log._shows
    assert shows is not None
    moment: Any = shows(log._lines, 0)
    assert isinstance(moment, MomentScene)
    for _ in log._lines:
        moment.key("page up")
    assert moment.at > closed_events(session)


@every_game
def test_a_film_of_a_game_in_progress_begins_where_nothing_is_closed(game: str) -> None:
    session = far(opened(game))
    film = ReplayScene(session, at=2)
    assert film.at == film.timeline.first > closed_events(session) > 0
    film.key("home")
    film.slid("film", 0.0)
    film.key(",")
    assert film.at == film.timeline.first
    assert film.draw(frame())


@every_game
def test_the_cards_behind_a_closed_line_do_not_change_it(game: str) -> None:
    """Two games that differ in what is closed have the same lines there."""
    session = far(opened(game))
    memory = session.ui.description.memory
    assert memory is not None
    log = session.match.log
    for event in log[: closed_events(session)]:
        line = memory.line(event, session.seats)
        if line is not None and isinstance(event, (*TRICKS, BugPicked, HatchlingTaken)):
            assert not any(isinstance(span, CardSpan) for span in line.spans)
    others = [event for event in log if isinstance(event, BugPicked) and event.seat == 0]
    assert len({memory.line(event, session.seats) for event in others}) <= 1


def test_the_round_before_shows_its_bugs_and_not_whose_they_are() -> None:
    session = far(opened("bugs-on-rugs"))
    public, whole = opened("bugs-on-rugs", open_log=True), []
    for at in (session, far(public)):
        before: Any = at.ui.close_up(at, at.view(None))
        whole.append(before.draw(frame()))
    cards = [[str(item.code) for item in items if isinstance(item, Card)] for items in whole]
    assert sorted(cards[0]) == sorted(cards[1])
    names = [
        {getattr(item, "text", "") for item in items if "1. " in getattr(item, "text", "")}
        for items in whole
    ]
    assert not names[0]
    assert names[1]
    assert cards[0][:-1] == sorted(cards[0][:-1], key=lambda code: (code[0], int(code[1:])))


# the table and its file


@pytest.mark.parametrize("open_log", [None, True, False])
def test_the_wish_is_kept_and_what_nobody_said_stays_unsaid(open_log: bool | None) -> None:
    table = opened("bugami", open_log=open_log).setup
    data = msgspec.json.encode(write_table(table))
    assert (b"open_log" in data) == (open_log is not None)
    assert read_table(msgspec.json.decode(data, type=WrittenTable)) == table


@pytest.mark.parametrize(("people", "is_open"), [(0, True), (1, True), (2, False), (3, False)])
def test_a_table_that_says_nothing_follows_the_number_of_people(people: int, is_open: bool) -> None:
    assert opened("bugami", people).setup.log_is_open is is_open


@pytest.mark.parametrize("entry", ENTRIES, ids=lambda entry: entry.game.id)
def test_the_form_asks_where_a_game_closes_something(entry: GameEntry) -> None:
    draft = TableDraft.fresh(entry.game)
    asked = [choice for choice in choices(draft, entry.words) if choice.id == "log"]
    assert bool(asked) == (description_of(entry.game).memory is not None)
    if not asked:
        return
    assert asked[0].now == "yes"
    draft.seats[1].bot = None
    now = {choice.id: choice.now for choice in choices(draft, entry.words)}
    assert (now["log"], draft.settle().open_log) == ("no", None)
    choose(draft, entry.words, "log", "yes")
    assert draft.settle().open_log is True
    assert TableDraft.of(draft.settle(), entry.game).log_is_open
    assert draft.is_unusual


@pytest.mark.parametrize("name", SAVES)
def test_a_save_from_before_there_was_the_wish_follows_its_people(name: str) -> None:
    setup = read_save(GOLDEN / f"{name}.json").setup
    people = [seat for seat in setup.seats if seat.bot is None]
    assert setup.open_log is None
    assert setup.log_is_open == (len(people) <= 1)
