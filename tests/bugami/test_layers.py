"""What is asked at the desk, what a card in focus promises, and why another one is refused."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from dataclasses import replace

import pytest

from game.describe.bugami.questions import BIDS_BY_ID, LABELS
from game.rules.bugami import api as bugami
from game.table import Seat
from scenes.bugami.layers.bid import BidLayer
from scenes.bugami.layers.play import PlayLayer
from scenes.kit.display import Card, Control
from scenes.kit.scene import Pop
from scenes.kit.tooltip import tooltip_named
from scenes.table.session import AnySession
from tests.support.table import BUGAMI, SEVERAL_KINDS, choices, first_table, opened
from tests.support.window import frame, texts

ACTIONS: tuple[bugami.Action, ...] = (*bugami.BIDS, *bugami.PLAYS.values())
Wanted = Callable[[bugami.View], bool]


def first(wanted: Wanted, seats: int = 4, **options: int) -> tuple[AnySession, Seat]:
    """The first table at which whoever has to play sees this."""

    def fits(view: bugami.View) -> bool:
        return view.phase is bugami.Phase.PLAY and wanted(view)

    return first_table(BUGAMI, fits, (seats,), **options)


def words(layer: BidLayer | PlayLayer, focus: str | None = None) -> str:
    layer.on_focus(focus)
    window = replace(frame(), focus=focus)
    return " ".join(texts(layer.draw(window)))


def held(view: bugami.View) -> tuple[int, ...]:
    return view.hand or ()


def refused(view: bugami.View) -> list[int]:
    return [card for card in held(view) if bugami.PLAYS[card] not in view.legal]


# bids


def bidding(seats: int) -> BidLayer:
    return BidLayer(*first_table(BUGAMI, lambda _view: True, (seats,)))


def test_a_bid_is_one_of_five_papers_and_none_is_chosen_by_accident() -> None:
    layer = bidding(3)
    names = [item.name for item in layer.draw(frame()) if isinstance(item, Control)]
    assert names[:5] == ["bid:C", "bid:D", "bid:H", "bid:S", "bid:misere"]
    assert layer.default_focus() is None
    for name, action in BIDS_BY_ID.items():
        change = layer.activate(name)
        assert isinstance(change, Pop)
        assert change.result == action


def test_the_suit_in_focus_stands_up_in_the_hand() -> None:
    layer = bidding(5)
    layer.on_focus("bid:H")
    shown = [item for item in layer.draw(frame()) if isinstance(item, Card) and item.code]
    assert {card.code for card in shown if not card.dim} == {
        card.code for card in shown if card.code and card.code[0] == "H"
    }
    layer.on_focus("bid:misere")
    assert not any(item.dim for item in layer.draw(frame()) if isinstance(item, Card))


def test_a_paper_says_what_is_held_and_what_is_elsewhere() -> None:
    layer = bidding(4)
    count = sum(bugami.suit_of(card) == 3 for card in layer.view.hand or ())
    said = words(layer, "bid:S")
    assert f"Spades would be your bugs: you hold {count}, {13 - count} are elsewhere." in said
    assert "Misère: win no tricks for 100 points, or get nothing." in words(layer, "bid:misere")


@pytest.mark.parametrize("jokers", [1, 2])
def test_jokers_are_bugs_of_every_suit_that_could_be_bid(jokers: int) -> None:
    def holds_one(view: bugami.View) -> bool:
        return view.phase is bugami.Phase.BID and any(map(bugami.is_joker, held(view)))

    layer = BidLayer(*first_table(BUGAMI, holds_one, jokers=jokers))
    mine = [
        card for card in layer.view.hand or () if bugami.is_joker(card) or bugami.suit_of(card) == 3
    ]
    count = f"you hold {len(mine)} of {13 + jokers}."
    assert f"Spades and Jokers would be your bugs: {count}" in words(layer, "bid:S")
    shown = [item for item in layer.draw(frame()) if isinstance(item, Card) and item.code]
    assert len([card for card in shown if not card.dim]) == len(mine)


# refusals


def refusals() -> Iterator[str]:
    for seats, options in SEVERAL_KINDS:
        room = opened(BUGAMI, seats, **options)
        for _seat, view in choices(room):
            for action in ACTIONS:
                if (refusal := bugami.why_not(view, action)) is not None:
                    yield refusal.clause
        assert bugami.why_not(room.view(0), bugami.BIDS[0]) is not None
        yield "over"


def test_every_clause_that_can_refuse_a_choice_has_words_and_no_other_has() -> None:
    met = set(refusals())
    assert met == set(LABELS)
    assert met <= set(bugami.CLAUSES)


def test_who_holds_the_suit_is_told_to_follow() -> None:
    room, seat = first(lambda view: any(not bugami.is_joker(card) for card in refused(view)))
    layer = PlayLayer(room, seat)
    card = next(card for card in refused(layer.view) if not bugami.is_joker(card))
    said = words(layer, f"card:{bugami.write_action(bugami.PLAYS[card])}")
    leader, led = layer.view.table[0]
    assert "Follow suit:" in said
    assert f"{room.name(leader)} led " in said
    assert bugami.suit_of(led) != bugami.suit_of(card)


def test_a_refused_joker_says_which_of_its_rules_refuses() -> None:
    room, seat = first(lambda view: any(map(bugami.is_joker, refused(view))), jokers=2)
    layer = PlayLayer(room, seat)
    card = next(card for card in refused(layer.view) if bugami.is_joker(card))
    said = words(layer, f"card:X{card & 15}")
    assert "Joker:" in said
    assert "lead it, or throw it in when you hold no" in said


# promises


def promise(wanted: Callable[[bugami.View, bugami.CardPreview], bool], **options: int) -> str:
    """What is said of the first card of which this holds."""
    for seed in range(60):
        room = opened(BUGAMI, 4, seed, **options)
        for seat, view in choices(room, seed):
            if view.phase is not bugami.Phase.PLAY or not view.table:
                continue
            for action in view.legal:
                assert isinstance(action, bugami.PlayCard)
                if wanted(view, bugami.card_preview(view, action.card)):
                    layer = PlayLayer(room, seat)
                    return words(layer, f"card:{bugami.write_action(action)}")
    raise LookupError("never")


def test_a_card_that_would_win_says_what_the_trick_brings() -> None:
    said = promise(
        lambda view, preview: (
            preview.standing.winner == view.you
            and (preview.bugs, preview.before, preview.after) == (1, 30, 10)
        )
    )
    assert "would win so far" in said
    assert "1 bug: 30 → 10" in said


def test_a_card_that_would_not_win_says_who_does_and_what_it_brings_them() -> None:
    said = promise(lambda view, preview: preview.standing.winner != view.you and preview.bugs == 2)
    assert "would not win:" in said
    assert "2 bugs:" in said


def of_misere(*, mine: bool, broken: bool) -> str:
    """What is said of a card by which a Misère wins: the own or another's, before or after."""
    return promise(
        lambda view, preview: (
            view.bids[preview.standing.winner] == bugami.MISERE
            and (preview.standing.winner == view.you) == mine
            and bool(view.tricks[preview.standing.winner]) == broken
        )
    )


def test_a_trick_that_would_break_misere_says_so() -> None:
    assert "a trick would break your Misère" in of_misere(mine=True, broken=False)
    assert re.search(r"would break \w+'s Misère", of_misere(mine=False, broken=False))


def test_a_misere_is_broken_once_and_then_no_trick_changes_anything() -> None:
    assert "your Misère is broken: tricks change nothing" in of_misere(mine=True, broken=True)
    assert re.search(r"\w+'s Misère is broken already", of_misere(mine=False, broken=True))


def test_leading_a_joker_says_that_it_wins() -> None:
    room, seat = first(
        lambda view: not view.table and any(map(bugami.is_joker, held(view))), jokers=1
    )
    assert "would lead and win: the others play anything" in words(PlayLayer(room, seat), "card:X1")


# what it all is worth


def told(layer: PlayLayer, seat: Seat) -> str:
    """What somebody is told who asks about a plaque."""
    tooltip = tooltip_named(layer.tooltips(frame()), f"plaque:{seat}")
    assert tooltip is not None
    return tooltip.words


@pytest.mark.parametrize(("seats", "options"), SEVERAL_KINDS)
def test_what_each_side_is_worth_is_in_sight_once_and_its_sum_told_to_whoever_asks(
    seats: int, options: dict[str, int]
) -> None:
    for seat, view in choices(room := opened(BUGAMI, seats, **options)):
        if view.phase is bugami.Phase.PLAY and view.trick_number == 4:
            layer = PlayLayer(room, seat)
            shown = texts(layer.draw(frame()))
            fields = [words.split()[0] for words in shown if words.endswith("so far")]
            fields += [words for words in shown if words.isdigit()]
            for row in view.standings:
                assert str(row.points) in fields
                assert not any(str(words).startswith("10 ×") for words in shown)
                assert f"So far this scores {row.points} point" in told(layer, row.seat)
                if row.bugs and row.tricks and row.bid != bugami.MISERE:
                    assert f"10 × {row.tricks} ÷ {row.bugs}" in told(layer, row.seat)
            return


def test_whoever_asks_is_told_what_the_trick_would_make_of_a_side() -> None:
    room, seat = first(lambda view: len(view.table) == 2 and view.trick_number > 2)
    layer = PlayLayer(room, seat)
    cards = [card for _seat, card in layer.view.table]
    for row in layer.view.standings:
        after, _ = bugami.worth(row.bid, row.tricks + 1, row.bugs + bugami.bugs_in(cards, row.bid))
        assert f"it would be worth {after} point" in told(layer, row.seat)


def test_partners_are_called_by_their_names_where_there_is_room() -> None:
    room, seat = first(lambda view: any(len(side) == 2 for side in view.sides), 5, shotgun=True)
    layer = PlayLayer(room, seat)
    shown = texts(layer.draw(frame()))
    for each, side in enumerate(layer.view.sides):
        if len(side) == 2:
            (partner,) = set(side) - {each}
            called = (room.seats[partner].name, f"{room.seats[partner].name} (you)")
            assert sum(words in called for words in shown) > 1  # who sits there, and a partner


def test_nobody_is_helped_where_the_table_does_not_want_it() -> None:
    room, seat = first(lambda view: len(view.table) == 3)
    room.setup = replace(room.setup, hints=False)
    assert "wins it so far" not in words(PlayLayer(room, seat))


def test_a_close_up_says_to_whom_a_card_is_a_bug() -> None:
    room, seat = first(lambda view: view.phase is bugami.Phase.PLAY, jokers=1)
    layer = PlayLayer(room, seat)
    bids = layer.view.bids
    for suit, letter in enumerate("CDHS"):
        said = " ".join(texts(layer.close_up(f"{letter}7").draw(frame())))
        count = bids.count(suit)
        assert ("A bug to nobody in this deal." in said) == (count == 0)
    joker = layer.close_up("X1").draw(frame())
    said = " ".join(texts(joker))
    assert "A bug to everyone who has bid a suit." in said
