"""Hands on phones: the codes, who has come, and the table that waits. No server runs for them."""

from __future__ import annotations

from typing import TYPE_CHECKING, cast

from build.album.setting import open_scene, played, table
from build.album.vocabulary import moment
from build.album.wishes import dealt
from game.match import AnyMatch
from game.seating import TableSetup
from game.table import Seat
from scenes.backend.headless import HeadlessScreen
from scenes.council.entry import ENTRY
from scenes.kit.preferences import Preferences
from scenes.shell.table_form.scene import TableSetupScene
from scenes.table.phones.codes import HINTED, CodesScene
from scenes.table.phones.wait import PhoneWait

if TYPE_CHECKING:
    from scenes.table.phones.hands import Hands


CODES = ("KWRTBD", "HEXMAP", "ZUNFTY", "PQDCAV", "GMWHRS")


class PaperHands:
    """Phones of a table, as they are in a picture."""

    origin = "http://192.168.178.42:8673"
    hosts = ("192.168.178.42", "10.0.0.7")
    origins = tuple(f"http://{host}:8673" for host in hosts)
    are_there = True
    has_ended = undo_wished = False

    def __init__(
        self, seats: int, held: set[Seat], here: set[Seat], choosing: tuple[Seat, ...] = ()
    ) -> None:
        self.seats = range(seats)
        self.choosing_seats = choosing
        self.stand_ins, self.stood_in = self, frozenset(held - here) - set(choosing)
        self.held_seats, self.here, self.was_visited = frozenset(held), frozenset(here), bool(held)

    def address(self, seat: Seat) -> str:
        """Always the same code: pictures are compared."""
        return f"{self.origin}/#{'abcdefghijklmnopqrstuvwxyz'[seat:]}{'a' * seat}"

    def code(self, seat: Seat) -> str:
        """Always the same letters."""
        return CODES[seat]

    def release(self, seat: Seat) -> None:
        """The hand is at the screen again."""
        self.held_seats -= {seat}

    def look_round(self) -> bool:
        """Always the same networks."""
        return False

    def take_undo(self) -> bool:
        """Nobody takes anything back."""
        return False

    def take(self, _seat: Seat) -> None:
        """Nobody has chosen."""


def _paper(seats: int, held: set[Seat], here: set[Seat], choosing: tuple[Seat, ...] = ()) -> Hands:
    return cast("Hands", PaperHands(seats, held, here, choosing))


@moment("phones_codes")
def codes(unseen: HeadlessScreen) -> None:
    """Two have come, one of them is away, two have not scanned yet."""
    room = played(table(people=4), dealt)
    open_scene(unseen, CodesScene(room, _paper(4, {0, 2}, {0}, (2,))))


@moment("phones_codes_five")
def codes_of_five(unseen: HeadlessScreen) -> None:
    """Nobody has come for a while."""
    room = played(table(seats=5, people=5), dealt)
    scene = CodesScene(room, _paper(5, set(), set()))
    scene.tick(HINTED)
    open_scene(unseen, scene)


def _third_trick(match: AnyMatch) -> bool:
    return len(match.actions) > 20


@moment("phones_wait")
def waiting(unseen: HeadlessScreen) -> None:
    """Somebody chooses on a phone."""
    _wait(unseen, here=True)


@moment("phones_away")
def away(unseen: HeadlessScreen) -> None:
    """That phone is gone; the hand can be played at the screen."""
    _wait(unseen, here=False)


def _wait(unseen: HeadlessScreen, *, here: bool) -> None:
    room = played(table(people=4), _third_trick)
    assert room.match.decision is not None
    everybody = {0, 1, 2, 3}
    seat = room.match.decision.seat
    paper = _paper(4, everybody, everybody if here else set(), (seat,))
    open_scene(unseen, PhoneWait(room, paper, seat))


@moment("phones_together")
def together(unseen: HeadlessScreen) -> None:
    """Three choose in secret at the same time; one has done so already."""
    room = played(table(people=4), dealt)
    everybody = {0, 1, 2, 3}
    open_scene(unseen, PhoneWait(room, _paper(4, everybody, everybody, (0, 2, 3)), 0))


@moment("phones_stood_in")
def stood_in(unseen: HeadlessScreen) -> None:
    """A bot plays for one of them; the table waits for another."""
    room = played(table(people=4), _third_trick)
    assert room.match.decision is not None
    seat = room.match.decision.seat
    everybody = {0, 1, 2, 3}
    paper = _paper(4, everybody, everybody - {(seat + 1) % 4}, (seat,))
    open_scene(unseen, PhoneWait(room, paper, seat))


@moment("setup_phones")
def wished(unseen: HeadlessScreen) -> None:
    """The form of a table where three people want it."""
    seats = TableSetup(table(people=3).seats)
    open_scene(unseen, TableSetupScene(Preferences(phones=True), ENTRY, seats))
