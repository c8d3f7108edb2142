"""Whatever a stranger, or a phone that has gone mad, can make the server keep has an end."""

from __future__ import annotations

import socket
from contextlib import ExitStack
from threading import Thread

import pytest
from websockets.exceptions import ConnectionClosed
from websockets.frames import Frame, Opcode

from game.catalogue import FIRST, SHELF, part_of
from game.phones import connection
from game.phones import server as server_
from game.phones.connection import UNSENT
from game.phones.server import FROM_ONE, INBOX
from scenes.table.phones.files import PAGE, Files
from tests.phones.served import HERE, Phone, Served, received
from tests.waiting import PATIENCE, wait_until

HOUSEHOLD = 7
BROWSER = 6  # connections that a browser opens for one page


def handshake(served: Served) -> socket.socket:
    """An open line that never reads again; with next to no room on its way."""
    line = socket.socket()
    line.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
    line.settimeout(PATIENCE)
    line.connect((HERE, served.port))
    line.sendall(
        f"GET /seat HTTP/1.1\r\nHost: {HERE}:{served.port}\r\nOrigin: {served.server.origin}\r\n"
        "Upgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Version: 13\r\n"
        "Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\n\r\n".encode()
    )
    assert b"101" in line.recv(1024)
    return line


def sent(frame: Frame) -> bytes:
    return frame.serialize(mask=True)


@pytest.mark.parametrize("opcode", [Opcode.PING, Opcode.PONG, Opcode.TEXT])
def test_a_flood_of_any_kind_is_hung_up(served: Served, opcode: Opcode) -> None:
    flood = sent(Frame(opcode, b'{"t":"beat"}' if opcode is Opcode.TEXT else b"x" * 125))
    with handshake(served) as line:
        assert any(not try_to(line, flood) for _ in range(20_000))
        wait_until(lambda: not served.server._visitors, "the phones")


def test_whoever_does_not_read_is_hung_up(served: Served, monkeypatch: pytest.MonkeyPatch) -> None:
    """However slowly it pings: so that the allowance never runs out."""
    monkeypatch.setattr(connection, "BURST", 1e6)
    monkeypatch.setattr(connection, "A_SECOND", 1e6)
    most, flood = 0, sent(Frame(Opcode.PING, b"x" * 125)) * 8
    with handshake(served) as line:
        while try_to(line, flood):
            most = max([most, *(len(each._out) for each in [*served.server._visitors])])
        assert most <= UNSENT + connection.CHUNK
        wait_until(lambda: not served.server._visitors, "the phones")


def test_a_line_that_is_being_closed_is_not_kept_alive(
    served: Served, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(connection, "TO_SIT", 0.3)
    beat = sent(Frame(Opcode.TEXT, b'{"t":"beat"}'))
    with handshake(served) as line:
        line.sendall(sent(Frame(Opcode.BINARY, b"no")))
        wait_until(lambda: not try_to(line, beat) or not served.server._visitors, "the phones")
    wait_until(lambda: not served.server._visitors, "the phones")


def try_to(line: socket.socket, data: bytes) -> bool:
    try:
        line.sendall(data)
    except OSError:
        return False
    return True


def test_wishes_that_nobody_looks_at_are_not_piled_up(
    served: Served, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(connection, "BURST", 1e6)
    phone = served.phone(1)
    phone.hear()
    with pytest.raises(ConnectionClosed):
        wish_for(phone, INBOX * 3)
    assert served.server.inbox.qsize() == INBOX


def wish_for(phone: Phone, times: int) -> None:
    for number in range(times):
        phone.say({"t": "do", "id": number, "n": 1, "choice": "x"})
    phone.hear()


def test_so_many_addresses_are_listened_to_and_no_more(served: Served) -> None:
    served.server.listen_at(f"127.0.1.{number}" for number in range(1, 60))
    assert len(served.server.origins) == server_.ADDRESSES


def test_everybody_together_gets_so_many_connections(
    served: Served, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(server_, "IN_ALL", 5)
    with ExitStack() as open_:
        for _ in range(5):
            open_.enter_context(served.knock())
        wait_until(lambda: b" 503 " in served.get(), "the phones")
    wait_until(lambda: b" 200 " in served.get(), "the phones")


def test_a_household_behind_one_address_loads_everything_at_once() -> None:
    """Seven phones with a line each, and all the connections that their browsers open."""
    game = SHELF[FIRST]
    files = Files(game.folder, part_of(game, "scenes.*.entry.ENTRY").open_deck())
    paths = [*PAGE, "/fonts/Manrope-Bold.ttf", "/words/de.json"]
    with Served(seats=HOUSEHOLD, find=files.find) as served, ExitStack() as open_:
        for seat in range(HOUSEHOLD):
            served.phone(seat).hear()
        waiting = [open_.enter_context(served.knock()) for _ in range(HOUSEHOLD * BROWSER)]
        assert len(waiting) + HOUSEHOLD <= FROM_ONE
        for number, line in enumerate(waiting):
            path = paths[number % len(paths)]
            line.sendall(f"GET {path} HTTP/1.1\r\nHost: {HERE}:{served.port}\r\n\r\n".encode())
        answers: list[bytes] = []
        readers = [Thread(target=lambda of=line: answers.append(whole(of))) for line in waiting]
        for reader in readers:
            reader.start()
        for reader in readers:
            reader.join()
        assert len(answers) == HOUSEHOLD * BROWSER
        for answer in answers:
            head, _blank, body = answer.partition(b"\r\n\r\n")
            assert b" 200 " in head
            assert f"Content-Length: {len(body)}".encode() in head


def whole(line: socket.socket) -> bytes:
    answer = b""
    while data := received(line):
        answer += data
    return answer
