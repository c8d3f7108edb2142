"""What goes over the wire to a phone and back, at every table of the shelf."""

from __future__ import annotations

from itertools import islice
from random import Random
from typing import Any

import msgspec
import pytest

from game.describe import Question
from game.phones import wire
from game.phones.conversation import Conversation
from game.phones.narrator import PhoneQuestion
from game.phones.wire import ChooseMsg, NotUnderstood, message_bytes, read_message
from tests.contract.boxes import TABLES, AnyTable
from tests.contract.test_descriptions import opened
from tests.contract.test_leaks import moments
from tests.phones.telling import as_if, begun, teller

every_table = pytest.mark.parametrize("table", TABLES, ids=str)
EACH_GAME = [*{table.game: table for table in TABLES if table.seats <= 4}.values()]
MOMENTS = 25
MOST = 1500  # taps until a game must be over, however long it is
FITS = 48_000  # bytes of a table, at most


@every_table
def test_a_seat_gets_the_same_bytes_whatever_is_hidden_from_it(table: AnyTable) -> None:
    compared = 0
    rng = Random(f"{table}")
    match = begun(table, 1, 0)
    for state in islice(moments(table, rng), MOMENTS):
        may = {each.seat for each in as_if(match, state).due}
        for seat in range(table.seats):
            asked = PhoneQuestion(3) if seat in may else None
            twin = table.box.disguise(state, seat, rng)
            told = [
                message_bytes(teller(table, as_if(match, each)).table(seat, asked))
                for each in (state, twin)
            ]
            assert told[0] == told[1]
            compared += 1
    assert compared


@every_table
def test_a_deal_that_differs_for_others_is_told_alike(table: AnyTable) -> None:
    """The log as well; and whoever's cards have changed is told so."""
    rng = Random(f"{table}")
    match = opened(table, 5)
    for seat in range(table.seats):
        deal = match.deals[0]
        twin_deal = table.box.disguise_deal(deal, seat, table.seats, rng)
        twin = type(match)(match.game, match.setup, Random(0), deals=[twin_deal])
        here, there = (message_bytes(teller(table, each).table(seat)) for each in (match, twin))
        assert here == there
        if table.box.private and table.seats > 1:
            others = [each for each in range(table.seats) if each != seat]
            told = [
                [message_bytes(teller(table, each).table(other)) for other in others]
                for each in (match, twin)
            ]
            assert told[0] != told[1]


@pytest.mark.parametrize("table", EACH_GAME, ids=str)
def test_whole_games_are_played_by_messages_alone(table: AnyTable) -> None:
    """Phones that know nothing but JSON tap what is not refused, until somebody has won."""
    match, rng = opened(table, 3), Random(f"{table}")
    talks = [Conversation() for _ in range(table.seats)]
    taps = 0
    while (decision := match.decision) is not None:
        seat, tell = decision.seat, teller(table, match)
        asked = talks[seat].ask(len(match.actions))
        raw = message_bytes(tell.table(seat, asked))
        assert len(raw) < FITS
        ask = msgspec.json.decode(raw)["ask"]
        named = [each["id"] for each in ask["choices"] if not each.get("refused")]
        taps += 1
        assert taps < MOST * table.box.length
        reply = read_message(
            msgspec.json.encode({"t": "do", "id": taps, "n": ask["n"], "choice": rng.choice(named)})
        )
        assert isinstance(reply, ChooseMsg)
        answer = talks[seat].answer(reply, tell.question(seat, talks[seat].path))
        assert not answer.done.why
        if answer.action is not None:
            match.play(answer.action)
    assert teller(table, match).over()


@every_table
def test_nothing_that_lies_there_is_said_twice(table: AnyTable) -> None:
    for actions in (0, 9):
        told = teller(table, begun(table, 4, actions)).table(0)
        for zone in told.zones:
            said = [(each.name, each.says) for each in zone.pieces if each.card is None]
            assert len(said) == len(set(said)), zone.title


@every_table
def test_whoever_is_not_asked_sees_for_whom_the_table_waits(table: AnyTable) -> None:
    match = begun(table, 2, 6)
    assert match.decision is not None
    choosers = {each.seat for each in match.due}
    for seat in range(table.seats):
        told = teller(table, match).table(seat)
        assert told.ask is None
        assert bool(told.waits) == (seat not in choosers)
        assert {place for place, each in enumerate(told.people) if each.chooses} == choosers


# answers


def asked_something() -> tuple[Conversation, Question[Any], int]:
    """A conversation at the first table, its question and its number."""
    table = TABLES[0]
    match = begun(table, 1, 8)
    assert match.decision is not None
    talk = Conversation()
    number = talk.ask("now").number
    return talk, teller(table, match).question(match.decision.seat, ()), number


def test_the_same_message_counts_once() -> None:
    talk, question, number = asked_something()
    may = next(each for each in question.choices if each.action is not None)
    tap = ChooseMsg(7, number, may.id)
    first, again = talk.answer(tap, question), talk.answer(tap, question)
    assert first.action is not None
    assert again.action is None
    assert first.done == again.done
    assert talk.late(tap) == first.done


def test_a_wish_whose_answer_was_lost_gets_it_later_too() -> None:
    """After others as well, and after the program has begun anew: then by its question alone."""
    talk, question, number = asked_something()
    may = next(each for each in question.choices if each.action is not None)
    tap = ChooseMsg(7, number, may.id)
    done = talk.answer(tap, question).done
    for wish in range(100, 110):
        assert not talk.once(wish, lambda: "").why
    assert talk.answer(tap, question) == (done, None)
    anew = Conversation(1000)
    assert anew.ask("later").number != number
    assert anew.answer(tap, question).done.why
    assert anew.late(tap).why


def test_an_undo_that_is_sent_again_counts_once() -> None:
    talk = Conversation()
    granted: list[int] = []

    def grant() -> str:
        granted.append(len(granted))
        return "not now" if len(granted) == 1 else ""

    answers = [talk.once(9, grant) for _ in range(4)]
    assert [each.why for each in answers] == ["not now", "", "", ""]
    assert len(granted) == 2
    talk.once(10, grant)
    assert len(granted) == 3


def test_an_old_question_and_an_unknown_choice_are_refused() -> None:
    talk, question, number = asked_something()
    may = next(each for each in question.choices if each.action is not None)
    for tap in (
        ChooseMsg(1, number - 1, may.id),
        ChooseMsg(2, number + 1, may.id),
        ChooseMsg(3, number, "menu"),
    ):
        answer = talk.answer(tap, question)
        assert answer.action is None
        assert answer.done.why


def test_what_the_rules_refuse_is_refused_with_their_reason() -> None:
    for actions in range(40):
        match = begun(TABLES[0], 1, actions)
        assert match.decision is not None
        talk = Conversation()
        number = talk.ask(actions).number
        question = teller(TABLES[0], match).question(match.decision.seat, ())
        for choice in question.choices:
            if choice.refused is not None:
                answer = talk.answer(ChooseMsg(1, number, choice.id), question)
                assert answer.action is None
                assert answer.done.why == choice.refused.words
                return
    raise AssertionError("nothing was refused")


def test_a_question_keeps_its_number_as_long_as_it_is_the_same() -> None:
    talk = Conversation()
    assert talk.ask("a") == talk.ask("a")
    assert talk.ask("b").number == talk.ask("a").number - 1


# messages


@pytest.mark.parametrize(
    "raw",
    [
        "", "nonsense", "[]", "{}", "null", "7", '{"t":"do"}', '{"t":"sudo","id":1}', b"\xff\xfe",
        '{"t":"do","id":-1,"n":1,"choice":"x"}', '{"t":"do","id":true,"n":1,"choice":"x"}',
        '{"t":"do","id":1,"n":1,"choice":["x"]}', '{"t":"do","id":1,"n":1,"choice":"x","more":1}',
        '{"t":"take","key":"a","token":"short"}',
        '{"t":"type","code":"a","token":"' + "A" * 26 + '"}',
        '{"t":"type","code":7}', '{"t":"type"}',
        '{"t":"back","token":"a","lang":"' + "x" * 36 + '"}',
        '{"t":"take","key":7}', '{"t":"take","key":"' + "a" * 65 + '"}', '{"t":"back"}',
        "[" * 500 + "]" * 500, '{"t":"do","id":' + "[" * 500 + "]" * 500 + "}",
        '{"t":"do","id":1e400,"n":1,"choice":"x"}',
    ],
)  # fmt: skip
def test_what_is_no_message_is_not_understood(raw: str | bytes) -> None:
    with pytest.raises(NotUnderstood):
        read_message(raw)


def test_messages_are_understood() -> None:
    assert read_message('{"t":"take","key":"abc"}') == wire.TakeSeatMsg("abc")
    assert read_message('{"t":"back","token":"abc"}') == wire.ReturnMsg("abc")
    assert read_message('{"t":"type","code":"ABCDEF","lang":"de"}') == wire.TypeCodeMsg(
        "ABCDEF", "de"
    )
    assert read_message('{"t":"do","id":1,"n":2,"choice":"card:F10"}') == ChooseMsg(
        1, 2, "card:F10"
    )
    assert read_message('{"t":"undo","id":3}') == wire.UndoMsg(3)
    mine = "a2" * 13
    assert read_message(f'{{"t":"take","key":"abc","token":"{mine}"}}') == wire.TakeSeatMsg(
        "abc", "", mine
    )
    assert read_message('{"t":"beat"}') == wire.BeatMsg()
