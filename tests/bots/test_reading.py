"""Who has a memory takes from it how the others play and what they hold, and nothing more."""

from collections import Counter, defaultdict
from collections.abc import Iterator, Sequence
from itertools import combinations
from math import exp
from random import Random

import pytest

from game.bots.bot import Bot
from game.bots.council.acquaintance import acquaintances
from game.bots.council.imagined import Imagination, Strangers
from game.bots.council.pool import BOLD, CALM, CAREFUL, CAUTIOUS, FAMILIAR, PATIENT
from game.bots.council.reading import TableSampler
from game.bots.council.search import ReadingBot, SearchBot
from game.bots.council.sensible import StyleBot
from game.bots.council.styles.style import Style
from game.bots.halving import Playouts
from game.bots.random_bot import RandomBot
from game.rules.council import api as council
from game.table import Seat
from tests.bots.remembered import Remembered, dealt_anew, remembered
from tests.contract.boxes import BOXES

BOX = BOXES["bug-council"]
Lot = tuple[tuple[council.Card, ...], council.Card | None]
"""What somebody holds, and what No Allegiance has cost it."""


def styled(*styles: Style) -> list[Bot[council.View, council.Action]]:
    return [StyleBot(style, Random(seat)) for seat, style in enumerate(styles)]


def reading_of(moment: Remembered, chance: int = 1) -> TableSampler:
    past_ages = council.PastAges(moment.view, moment.account)
    return TableSampler(moment.view, past_ages, FAMILIAR, PATIENT, Random(chance))


def some(
    bots: Sequence[Bot[council.View, council.Action]], seed: int, every: int = 5
) -> Iterator[Remembered]:
    """A few decisions of a game, from all its parts."""
    for number, moment in enumerate(remembered(bots, seed)):
        if number % every == 0:
            yield moment


def sure_of(
    bots: Sequence[Bot[council.View, council.Action]], seed: int
) -> tuple[Seat | None, list[list[float]]]:
    """Who has the last choice of a game, and what it thinks of the others."""
    *_, (_, view, account, *_) = remembered(bots, seed)
    return view.you, acquaintances(council.PastAges(view, account), view.seats, FAMILIAR)


@pytest.mark.parametrize("style", [BOLD, CALM, CAREFUL, CAUTIOUS])
def test_whoever_plays_in_a_familiar_style_is_recognised(style: Style) -> None:
    """After two Ages; styles that have chosen alike so far share what is known."""
    sure = []
    for seed in range(4):
        you, known = sure_of(styled(style, style, style, style), seed)
        others = [each for seat, each in enumerate(known) if seat != you]
        assert all(each[-1] < 0.01 for each in others)
        sure += [each[FAMILIAR.index(style)] for each in others]
    assert sum(sure) / len(sure) > 0.5


def test_whoever_plays_any_card_stays_a_stranger() -> None:
    for seed in range(3):
        you, known = sure_of([RandomBot(Random(seat)) for seat in range(4)], seed)
        assert all(known[seat][-1] > 0.9 for seat in range(4) if seat != you)


@pytest.mark.parametrize("seats", [3, 4, 5])
def test_what_it_imagines_fits_what_it_sees(seats: int) -> None:
    bots = styled(*([CAREFUL, BOLD, CAUTIOUS, CALM, BOLD][:seats]))
    for moment in some(bots, seats):
        reading = reading_of(moment)
        for _ in range(5):
            table, styles, _ = reading.deal()
            BOX.check(table)
            assert len(styles) == seats
            for seat in range(seats):  # nobody's declaration is told before all are shown
                if moment.view.has_declared[seat] and moment.view.declared[seat] is None:
                    table.declared[seat] = moment.state.declared[seat]
            assert council.COUNCIL.view(table, moment.view.you) == moment.view


def hits(imagination: Imagination, real: council.State, you: Seat | None) -> int:
    """How many cards are imagined in the hand in which they are, on twenty tables."""
    found = 0
    for _ in range(20):
        table = imagination.deal().table
        for seat in range(real.setup.seats):
            if seat != you:
                found += len({*table.hands[seat]} & {*real.hands[seat]})
    return found


def test_it_knows_better_than_chance_who_holds_what() -> None:
    read = guessed = 0
    for seed in range(2):
        for moment in some(styled(CAREFUL, BOLD, CAUTIOUS, CAREFUL), seed, 11):
            if None not in moment.view.declared:
                you, strangers = moment.view.you, Strangers(moment.view, PATIENT, Random(2))
                read += hits(reading_of(moment), moment.state, you)
                guessed += hits(strangers, moment.state, you)
    assert read > 1.15 * guessed > 500


def test_a_suit_that_somebody_lacked_is_not_dealt_to_it_for_the_rest_of_an_age() -> None:
    """The view shows the last trick; a memory holds the ones before it as well."""
    lacking = wrong = 0
    for moment in some(styled(CAREFUL, BOLD, CAUTIOUS, CALM), 6, 3):
        voids = voids_of(moment)
        if moment.view.phase is council.Phase.PLAY and moment.view.trick_number > 4 and voids:
            reading = reading_of(moment)
            for _ in range(10):
                table = reading.deal().table
                for seat, suit in voids:
                    lacking += 1
                    wrong += any(card >> 4 == suit for card in table.hands[seat])
    assert lacking > 500
    assert wrong < 0.01 * lacking


def voids_of(moment: Remembered) -> set[tuple[Seat, int]]:
    """Which suits the others have shown to lack in this Age, all tricks counted."""
    choices = council.PastAges(moment.view, moment.account).present(moment.state)
    return {
        (choice.seat, choice.state.trick[0] >> 4)
        for choice in choices
        if isinstance(choice.action, council.PlayCard)
        and 0 < len(choice.state.trick) < len(choice.state.order)
        and choice.action.card >> 4 != choice.state.trick[0] >> 4
    }


def ways(reading: TableSampler, moment: Remembered) -> dict[Seat, dict[Lot, float]]:
    """By seat, how well everything it may hold, and may have discarded, explains what it did."""
    state, view = moment.state, moment.view
    known = {*view.seen, *(view.hand or ()), view.discard}
    hidden = [card for card in council.deck(state.setup.edition, view.seats) if card not in known]
    found: dict[Seat, dict[Lot, float]] = {}
    for seat, other in reading._others.items():
        found[seat] = {}
        for hand in combinations(hidden, view.hand_sizes[seat]):
            lost = [card for card in hidden if card not in hand] if view.declared[seat] else [None]
            for discard in lost:
                found[seat][hand, discard] = exp(other.log_likelihood(hand, discard))
    return found


def shares(reading: TableSampler, moment: Remembered) -> dict[tuple[Seat, Lot], float]:
    """How likely each lot of each of two others is, all deals of both counted."""
    (one, its), (other, others) = ways(reading, moment).items()
    likely: defaultdict[tuple[Seat, Lot], float] = defaultdict(float)
    for lot, fit in its.items():
        for another, too in others.items():
            cards = [*lot[0], *another[0], lot[1] or -1, another[1] or -2]
            if len(set(cards)) == len(cards):
                likely[one, lot] += fit * too
                likely[other, another] += fit * too
    whole = sum(likely.values()) / 2
    return {key: weight / whole for key, weight in likely.items()}


@pytest.mark.parametrize("seed", [3, 4])
def test_deals_come_up_as_often_as_they_explain_what_was_done(seed: int) -> None:
    """Few cards are hidden, once a discard among them: all deals are counted and compared."""
    moment = next(
        each
        for each in remembered(styled(CALM, BOLD, CAREFUL), seed)
        if each.view.age == 3
        and each.view.trick_number == 10
        and each.view.phase is council.Phase.PLAY
    )
    reading, tables, found = reading_of(moment), 40_000, Counter[tuple[Seat, Lot]]()
    for _ in range(tables):
        table = reading.deal().table
        for seat in reading._others:
            found[seat, (tuple(table.hands[seat]), table.discards[seat])] += 1
    expected = shares(reading, moment)
    assert len(expected) > 100
    assert max(expected.values()) > 0.2  # far from all alike
    assert set(found) <= set(expected)
    gap = sum(abs(found[key] / tables - share) for key, share in expected.items())
    assert gap / 4 < 0.035  # as a share of the tables


def quickly(moment: Remembered, chance: int) -> council.Action:
    """What it chooses after thinking as little as there can be."""
    rng = Random(chance)
    reader = ReadingBot(StyleBot(CAREFUL, rng), PATIENT, FAMILIAR, Playouts(2), rng)
    reader.remember(moment.account)
    return reader.choose(moment.view, moment.view.legal)


@pytest.mark.parametrize("seats", [3, 4, 5])
def test_hidden_cards_dealt_anew_change_no_choice_of_a_memory(
    seats: int, monkeypatch: pytest.MonkeyPatch, *, whole: bool
) -> None:
    """In games that are another one from the last deal on, as far as nobody there can know it.

    Of whoever lets hidden cards decide one choice in a hundred, the 300 of every day catch 95 of
    100, and the thousand of the whole run more than 99.
    """
    monkeypatch.setattr("game.bots.council.reading.FIRST_SWAPS", 10)
    rng, looked_at, seed = Random(4), 0, 0
    bots = styled(*[CAREFUL, BOLD, CAUTIOUS, CALM, BOLD][:seats])
    while looked_at < (340 if whole else 100):
        seed += 1
        for moment in remembered(bots, seed):
            twin = dealt_anew(moment, rng) if len(moment.view.legal) > 1 else None
            if twin is not None:
                assert (twin.view, twin.account) == (moment.view, moment.account)
                assert quickly(twin, looked_at) == quickly(moment, looked_at)
                looked_at += twin.deals != moment.deals


def test_without_a_memory_it_searches_as_others_do() -> None:
    for number, moment in enumerate(some(styled(CAREFUL, BOLD, CALM, BOLD), 3)):
        one, other = Random(number), Random(number)
        search = SearchBot(StyleBot(CAREFUL, one), PATIENT, Playouts(30), one)
        reader = ReadingBot(StyleBot(CAREFUL, other), PATIENT, FAMILIAR, Playouts(30), other)
        view = moment.view
        assert reader.choose(view, view.legal) == search.choose(view, view.legal)


def test_at_the_emissarys_table_it_does_so_as_well() -> None:
    for number, moment in enumerate(some(styled(CAREFUL, BOLD), 3)):
        one, other = Random(number), Random(number)
        search = SearchBot(StyleBot(CAREFUL, one), PATIENT, Playouts(30), one)
        reader = ReadingBot(StyleBot(CAREFUL, other), PATIENT, FAMILIAR, Playouts(30), other)
        reader.remember(moment.account)
        view = moment.view
        assert reader.choose(view, view.legal) == search.choose(view, view.legal)
