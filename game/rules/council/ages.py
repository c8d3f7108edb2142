"""The end of an Age: points, recruits, and the end of the game."""

from __future__ import annotations

from dataclasses import replace

from game.rules.council import personalities, scoring, sowing, stake_effects
from game.rules.council.cards import AGES, NO_ALLEGIANCE_POINTS, SOLO_NO_ALLEGIANCE_POINTS
from game.rules.council.events import AgeScored, GameEnded, RecruitsArrived
from game.rules.council.model import Events, Phase, State
from game.rules.council.turns import HUMAN
from game.table import Seat


def end_age(state: State, events: Events) -> None:
    """Score the Age; then recruits and a new deal, or the end (no recruits after Age 3, G8)."""
    if state.solo is not None:
        stake_effects.age_ends(state, state.solo, events)
    scored = _score(state, events)
    state.ledger += (scored,)
    for row in scored.rows:
        state.scores[row.seat] += row.due
    if events is not None:
        events.append(scored)
    if state.age == AGES:
        _end_game(state, events)
        return
    solo, ring = state.solo, state.setup.ring
    first = sowing.BEES if solo is None else solo.termite
    takers = sowing.recruits(state.cubes, state.supply, ring, first)
    for faction in takers:
        state.cubes[faction] += 1
    state.supply -= len(takers)
    state.age += 1
    state.phase = Phase.DEAL
    if events is not None:
        events.append(RecruitsArrived(takers, state.setup.termite))
    if solo is not None and solo.termite in takers:
        personalities.ABILITIES[solo.personality].on_recruit(state, solo, events)


def _score(state: State, events: Events) -> AgeScored:
    solo = state.solo
    if solo is None:
        return _points(state)
    spoiled, worth = HUMAN if solo.human_won else None, SOLO_NO_ALLEGIANCE_POINTS
    marked, solo.marked = solo.marked, 0
    extra = marked + personalities.ABILITIES[solo.personality].age_points(solo, events)
    scored = _points(state, spoiled, worth)
    human, its = scored.rows
    return replace(scored, rows=(human, its._replace(extra=extra, marked=marked)))


def _points(
    state: State, spoiled: Seat | None = None, worth: int = NO_ALLEGIANCE_POINTS
) -> AgeScored:
    return scoring.score_age(
        state.age,
        state.setup.edition,
        state.chambers,
        state.cubes,
        state.tricks,
        state.declared,
        state.hands,
        spoiled=spoiled,
        worth=worth,
    )


def _end_game(state: State, events: Events) -> None:
    state.phase = Phase.OVER
    if state.solo is None:
        state.winners, clause = scoring.final_ranking(state.ledger, state.setup.edition)
    else:
        state.winners, clause = scoring.solo_ranking(state.scores)
    if events is not None:
        events.append(GameEnded(state.winners, clause))
