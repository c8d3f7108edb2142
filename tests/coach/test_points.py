"""Reasons where points decide: sources add up, and a sentence is about what makes the loss."""

from itertools import islice
from random import Random

import pytest

from game.bots.bugami.hunting import HuntingTrials
from game.bots.bugami.search import BugamiTrials
from game.catalogue import SHELF
from game.coach.bugami.claims import TallyIndex
from game.coach.bugami.reasons import BugamiReasons
from game.coach.coach import lead
from game.coach.endings import SOURCE, PointReasons, split
from game.coach.question import Question, coach_of
from game.coach.reasons.choosing import reason
from game.coach.reasons.claim import ChoiceComparison, Claim, CountedDifference, Words
from game.coach.rugs.claims import cause, claims
from game.coach.tally import CHANCE, LEAD, OutcomeTally, TableOutcome
from game.rules.bugami.api import MISERE, MakeBid, Phase
from game.rules.bugami.api import View as BugamiView
from game.rules.rugs.api import BUTTERFLY, FIREFLY, Choose, View, read_card
from tests.coach.positions import asked

WORDS = Words("this", "that", ["Ada", "Bruno", "Cleo", "Dora"])
GAMES = {"bugs-on-rugs": 4, "bugami": 4, "display-case": 2}


def counted(better: tuple[float, ...], chosen: tuple[float, ...]) -> OutcomeTally:
    """Tables that all say this of two choices: their chances, then everything that is counted."""
    return OutcomeTally.of(
        [[TableOutcome(row[0], row[1], row[2:]) for row in (better, chosen)]] * 50
    )


@pytest.mark.parametrize(("game", "seats"), GAMES.items())
def test_what_the_causes_explain_is_all_that_the_scores_differ_by(game: str, seats: int) -> None:
    coach, rules = coach_of(game), SHELF[game].rules
    assert coach is not None
    whole = coach.reasons
    assert isinstance(whole, PointReasons)
    for question in islice(asked(game, seats, 4), 2, 40, 6):
        view = question.view
        tables = whole.played_tables(view, Random(1))
        table = tables.table()
        ends = [tables.after(table, action) for action in view.legal[:2]]
        you = question.view.you
        assert you is not None
        better, chosen = (lead(rules.view(end, None).scores, you) for end in ends)
        one, other = whole.contributions(view, ends)
        assert sum(one) - sum(other) == pytest.approx(better - chosen)


def test_ones_own_points_are_told_by_source_and_those_of_the_others_are_their_mean() -> None:
    points = [(3, 4), (5, 0), (1, 2)]
    assert split(points, 0) == (3, 4, -4)
    assert sum(split(points, 1)) == lead([sum(row) for row in points], 1)


def test_of_what_is_true_the_sentence_about_the_cause_is_said() -> None:
    found = counted((0, 10, 9, 1), (0, 0, 0, 0))
    idle, real = Claim("idle", (3,), "idle"), Claim("real", (2,), "real")
    assert reason(found, LEAD, (2, 3), [idle, real]) == real
    assert reason(found, LEAD, (2, 3), [idle], [real]) == real
    assert reason(found, LEAD, (2, 3), [idle]) is None


def test_what_explains_less_than_a_third_is_no_reason_even_if_nothing_explains_more() -> None:
    found = counted((0, 10, 2, 1), (0, 0, 0, 0))
    assert reason(found, LEAD, (2, 3), [Claim("true", (2,), "true")]) is None


def test_nothing_is_said_for_a_choice_that_is_no_better() -> None:
    found = counted((0, 0, 9), (0, 5, 0))
    assert reason(found, LEAD, (2,), [Claim("true", (2,), "true")]) is None


def test_a_figure_holds_as_long_as_other_tables_are_a_tenth_away_at_most() -> None:
    said = CountedDifference(CHANCE, (6, 4))
    assert said.holds(counted((0.7, 0), (0.3, 0)))
    assert not said.holds(counted((0.75, 0), (0.4, 0)))
    assert not said.holds(counted((0.5, 0), (0.5, 0)))
    assert CountedDifference(CHANCE, (None, 6)).holds(counted((0, 0), (0.5, 0)))


def of_rugs(hand: str, better: str, chosen: str) -> list[str]:
    """What is said by the rules of two bugs that may be picked."""
    question = next(each for each in asked("bugs-on-rugs", 4, 1))
    view = question.view
    assert isinstance(view, View)
    cards = tuple(sorted(map(read_card, hand.split())))
    object.__setattr__(view, "hand", cards)
    pair = [Choose(read_card(word)) for word in (better, chosen)]
    nothing = counted((0.0,) * 40, (0.0,) * 40)
    return [claim.id for claim in claims(ChoiceComparison(view, pair, nothing, WORDS))]


def test_a_rug_that_was_missing_and_a_type_of_which_there_was_one_are_told_by_the_rules() -> None:
    assert of_rugs("A1 D1", "A2", "A7") == ["rug"]
    assert of_rugs("A1 D1", "A7", "B1") == []
    assert of_rugs("U1 A1 A2", "A7", "U2") == ["single"]
    assert (cause(BUTTERFLY), cause(FIREFLY)) == (LEAD + 1, LEAD + 2)


def test_tricks_and_bugs_explain_together_what_the_same_bid_has_brought() -> None:
    views = (each.view for each in asked("bugami", 4, 1))
    view = next(v for v in views if isinstance(v, BugamiView) and v.phase is Phase.PLAY)
    play = BugamiReasons().compare(view, (), view.legal[:2], Random(3))
    for _ in range(20):
        better, chosen = (outcome.sources for outcome in play())
        own = better[TallyIndex.OWN - SOURCE] - chosen[TallyIndex.OWN - SOURCE]
        swept = own in (100, -100) or 0 in (better[4], chosen[4])
        assert swept or sum(better[:2]) == pytest.approx(own)


def test_a_question_has_one_reason_in_every_run() -> None:
    question: Question = next(islice(asked("bugami", 4, 2), 7, None))
    coach = coach_of("bugami")
    assert coach is not None
    assert coach.reasons is not None
    pair = question.view.legal[:2]
    plays = [coach.reasons.compare(question.view, (), pair, Random(5)) for _ in range(2)]
    assert [plays[0]() for _ in range(4)] == [plays[1]() for _ in range(4)]


def test_nobody_at_an_imagined_table_lets_a_misere_go_by() -> None:
    """Against bots that think of their own bids alone it succeeds far oftener than at a table."""
    views = (each.view for each in asked("bugami", 4, 1))
    view = next(v for v in views if isinstance(v, BugamiView) and v.phase is Phase.BID)
    assert view.you is not None
    succeeded = dict[type, int]()
    for kind in (BugamiTrials, HuntingTrials):
        tables = kind(view, Random(2))
        ends = [tables.after(tables.table(), MakeBid(MISERE)) for _ in range(150)]
        succeeded[kind] = sum(end.ledger[-1].rows[view.you].points > 0 for end in ends)
    assert succeeded[HuntingTrials] * 2 < succeeded[BugamiTrials]
