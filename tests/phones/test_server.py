"""What phones get from the server, as long as it runs."""

from __future__ import annotations

import json
from collections.abc import Callable
from ctypes import c_ulong, py_object, pythonapi
from socket import create_connection
from threading import enumerate as threads

import pytest
from websockets.exceptions import ConnectionClosed

from game.phones.addresses import listen
from game.phones.server import ELSEWHERE, NOTED, Server
from game.phones.wire import ChooseMsg
from tests.phones.served import HERE, Phone, Served
from tests.waiting import PATIENCE, wait_until

USED = {"t": "refused", "why": "used"}


def table(words: str) -> bytes:
    return json.dumps({"t": "table", "words": words}).encode()


def test_whoever_brings_a_key_gets_the_seat_and_its_latest_table(served: Served) -> None:
    served.server.publish(1, table("old"))
    served.server.publish(1, table("new"))
    served.server.publish(2, table("of somebody else"))
    phone = served.phone(1)
    assert len(phone.hear()["token"]) == 26
    assert phone.hear()["words"] == "new"
    wait_until(lambda: served.server.here == {1}, "the phone")
    served.server.publish(1, table("newer"))
    assert phone.hear()["words"] == "newer"


def test_a_table_that_says_the_same_is_not_sent_again(served: Served) -> None:
    phone = served.phone(0)
    phone.hear_until("seat")
    served.server.publish(0, table("one"))
    assert phone.hear()["words"] == "one"
    served.server.publish(0, table("one"))
    phone.say({"t": "beat"})
    assert phone.hear() == {"t": "beat"}
    served.server.publish(0, table("two"))
    assert phone.hear()["words"] == "two"


def test_what_a_phone_wishes_lies_in_the_inbox_and_wakes_the_table(served: Served) -> None:
    phone = served.phone(3)
    phone.hear()
    wait_until(lambda: served.server.here == {3}, "the phone")
    served.woken.clear()
    phone.say({"t": "do", "id": 5, "n": 2, "choice": "card:F10"})
    wished = served.server.inbox.get(timeout=PATIENCE)
    assert (wished.seat, wished.wish) == (3, ChooseMsg(5, 2, "card:F10"))
    wait_until(served.woken.is_set, "a call")
    served.server.tell(3, b'{"t":"done"}')
    assert phone.hear() == {"t": "done"}


def test_a_phone_comes_back_with_its_token_and_sees_the_present(served: Served) -> None:
    phone = served.phone(1)
    token = phone.hear()["token"]
    phone.line.close()
    wait_until(lambda: not served.server.here, "the end of the line")
    served.server.publish(1, table("meanwhile"))
    back = Phone(served.call(), {"t": "back", "token": token})
    assert back.hear()["words"] == "meanwhile"


def test_of_two_tabs_the_newer_one_has_the_seat(served: Served) -> None:
    old = served.phone(1)
    token = old.hear()["token"]
    new = Phone(served.call(), {"t": "back", "token": token})
    with pytest.raises(ConnectionClosed) as closed:
        old.hear()
    assert closed.value.rcvd is not None
    assert closed.value.rcvd.code == ELSEWHERE
    served.server.publish(1, table("here"))
    assert new.hear()["words"] == "here"
    assert served.server.here == {1}


def test_a_seat_that_is_released_hangs_up_and_stays_closed_to_that_phone(served: Served) -> None:
    phone = served.phone(0)
    token = phone.hear()["token"]
    served.desk.release(0)
    served.server.turn_out(0)
    assert phone.hear()["t"] == "refused"
    wait_until(lambda: not served.server.here, "the end of the line")
    assert Phone(served.call(), {"t": "back", "token": token}).hear()["t"] == "refused"
    assert served.phone(0).hear()["t"] == "seat"


def test_whoever_says_that_they_are_there_hears_it_back(served: Served) -> None:
    phone = served.phone(0)
    phone.hear()
    phone.say({"t": "beat"})
    assert phone.hear() == {"t": "beat"}


def test_the_server_stops_whole(served: Served) -> None:
    phone = served.phone(0)
    phone.hear()
    served.server.close()
    assert "phones" not in {thread.name for thread in threads()}
    with pytest.raises(ConnectionError):
        served.knock()
    listen(HERE, served.port).close()


# mistakes of ours


@pytest.mark.parametrize(
    "mistake",
    [ValueError, KeyError, OSError, MemoryError, RecursionError, SystemExit, GeneratorExit],
)
def test_a_mistake_about_one_visitor_ends_that_visitor_alone(
    mistake: type[BaseException],
) -> None:
    noted: list[str] = []

    def falls(_path: str) -> None:
        raise mistake

    with Served(find=falls, note=noted.append) as served:
        phone = served.phone(1)
        phone.hear()
        for _ in range(NOTED + 5):
            assert served.get("/card/en/UN.svg") == b""
        served.server.publish(1, table("still here"))
        assert phone.hear()["words"] == "still here"
    assert len(noted) == NOTED
    assert all(mistake.__name__ in each for each in noted)


def test_a_mistake_of_the_desk_ends_whoever_asked(
    served: Served, monkeypatch: pytest.MonkeyPatch
) -> None:
    phone = served.phone(1)
    phone.hear()
    monkeypatch.setattr(served.desk, "back", lambda _token: 1 / 0)
    with pytest.raises(ConnectionClosed):
        Phone(served.call(), {"t": "back", "token": "x"}).hear()
    monkeypatch.setattr(served.server, "_say", lambda *_: 1 / 0)
    served.server.tell(1, b"{}")
    served.server.publish(1, table("still here"))
    assert phone.hear()["words"] == "still here"


def stop_by_name(server: Server) -> None:
    """As if somebody outside had stopped the thread."""
    thread = next(each for each in threads() if each.name == "phones")
    assert thread.ident is not None
    pythonapi.PyThreadState_SetAsyncExc(c_ulong(thread.ident), py_object(SystemExit))
    server.publish(0, b"{}")  # so that it wakes up


def close_selector(server: Server) -> None:
    server._selector.close()
    server.publish(0, b"{}")


@pytest.mark.parametrize("stop", [stop_by_name, close_selector])
def test_whoever_looks_is_told_when_the_thread_has_ended(
    served: Served, stop: Callable[[Server], None]
) -> None:
    served.phone(1).hear()
    wait_until(lambda: served.server.here == {1}, "the phones")
    served.woken.clear()
    stop(served.server)
    wait_until(lambda: served.server.ended, "the phones")
    wait_until(served.woken.is_set, "the phones")
    assert not served.server.here
    served.server.publish(1, table("to nobody"))
    assert served.server._jobs.qsize() <= 1
    with pytest.raises(ConnectionError):
        served.knock()
    listen(HERE, served.port).close()


# several addresses


def test_it_listens_at_several_addresses_and_each_is_a_door_of_its_own(served: Served) -> None:
    served.server.listen_at(["127.0.0.2", "127.0.0.3", "127.0.0.2", "192.0.2.77"])
    assert list(served.server.origins) == [HERE, "127.0.0.2", "127.0.0.3"]
    phone = served.phone(1)
    phone.hear()
    for host, origin in served.server.origins.items():
        assert origin == f"http://{host}:{served.port}"
        with create_connection((host, served.port), PATIENCE) as line:
            line.sendall(f"GET / HTTP/1.1\r\nHost: {host}:{served.port}\r\n\r\n".encode())
            assert b" 200 " in line.recv(100)
        with create_connection((host, served.port), PATIENCE) as line:
            line.sendall(f"GET / HTTP/1.1\r\nHost: 127.0.0.9:{served.port}\r\n\r\n".encode())
            assert b" 421 " in line.recv(100)
    served.server.publish(1, table("stays"))
    assert phone.hear()["words"] == "stays"


# codes that lead nowhere any more


def test_a_code_that_is_used_or_old_says_so(served: Served) -> None:
    key, code = served.desk.key(2), served.desk.code(2)
    served.phone(2).hear()
    assert Phone(served.call(), {"t": "take", "key": key}).hear() == USED
    assert Phone(served.call(), {"t": "type", "code": code.lower()}).hear() == USED
    served.desk.release(2)
    served.server.turn_out(2)
    assert Phone(served.call(), {"t": "take", "key": key}).hear() == {**USED, "why": "old"}
