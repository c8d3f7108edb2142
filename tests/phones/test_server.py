"""What phones get from the server, as long as it runs."""

from __future__ import annotations

import json
from threading import enumerate as threads

import pytest
from websockets.exceptions import ConnectionClosed

from game.phones.addresses import is_private, listen
from game.phones.server import ELSEWHERE
from game.phones.wire import Do
from tests.phones.served import HERE, Phone, Served
from tests.waiting import PATIENCE, wait_until


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
    assert (wished.seat, wished.wish) == (3, Do(5, 2, "card:F10"))
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


@pytest.mark.parametrize(("address", "offered"), [
    ("192.168.1.23", True), ("10.0.0.7", True), ("172.20.1.1", True), ("169.254.3.3", True),
    ("127.0.0.1", False), ("8.8.8.8", False), ("172.32.0.1", False),
])  # fmt: skip
def test_only_addresses_of_private_networks_are_offered(address: str, *, offered: bool) -> None:
    assert is_private(address) == offered
