"""What the table says: events as sentences with the names of the people."""

from __future__ import annotations

from collections.abc import Sequence
from types import MappingProxyType
from typing import Final, assert_never

from game.describe.line import Line, listed_spans, names_of, points_of, said_of_all
from game.describe.rugs.names import card_span, kind_span, round_words
from game.rules.rugs import api as rugs
from game.seating import SeatSetup
from game.words import N_, _, ngettext

LEFT: Final = 1
POWERS: Final = MappingProxyType(
    {
        "power-ant": N_("{bug} acts: the next bug comes from the deck."),
        "power-beetle": N_("{bug} acts: everyone passes a bug to the left."),
        "power-ladybug": N_("{bug} acts: everyone draws a bug."),
        "power-firefly": N_("{bug} acts: everyone puts a bug on the Floor."),
        "power-larva": N_("{bug} is not alone: all Larvae leave the Wall."),
        "power-mosquito": N_("{bug} acts: everyone swaps a bug with the Wall."),
        "power-spider": N_("{bug} acts: everyone adds a bug to the Wall and takes its first."),
        "power-butterfly": N_("{bug} acts: the start player shows a bug to copy."),
        "power-fly": N_("{bug} acts: everyone passes a bug to the right."),
    }
)


def say(event: rugs.Event, seats: Sequence[SeatSetup]) -> Line:
    """One event as a sentence anybody at the table may read."""
    match event:
        case rugs.CollectorsSatDown(_, start):
            return Line.by(
                seats[start],
                _("{who} begins, with the slipper."),
                _("You begin, with the slipper."),
            )
        case rugs.BugsDealt(_, wall):
            words = _("Everyone gets a bug, and {bug} starts the Wall.")
            return Line.of(words, bug=card_span(wall))
        case rugs.RoundBegan(number, start, final):
            either = _("{round}: {who} begins."), _("{round}: you begin.")
            if final:
                either = (
                    _("{round} is the last one: {who} begins."),
                    _("{round} is the last one: you begin."),
                )
            return Line.by(seats[start], *either, round=round_words(number))
        case rugs.FloorLaid(cards):
            count = len(cards)
            words = ngettext(
                "{count} bug is laid on the Floor.", "{count} bugs are laid on the Floor.", count
            )
            return Line.of(words, count=count)
        case rugs.BugPicked(seat, card):
            return Line.by(
                seats[seat], _("{who} picks {bug}."), _("You pick {bug}."), bug=card_span(card)
            )
        case rugs.LarvaeHatched() | rugs.HatchlingTaken() | rugs.LarvaeKept():
            return _hatch_line(event, seats)
        case rugs.LeftoverFlew(card):
            return Line.of(_("{bug} is left over and flies to the Wall."), bug=card_span(card))
        case rugs.PowerSetOff(card, clause):
            return Line.of(_(POWERS[clause]), bug=card_span(card))
        case rugs.EndMet(clause) | rugs.PowerRested(_, clause):
            return Line.of(_(rugs.CLAUSES[clause]))
        case rugs.BugJoinedWall(card):
            return Line.of(_("{bug} comes from the deck to the Wall."), bug=card_span(card))
        case rugs.LarvaeLeftWall(larvae):
            count = len(larvae)
            words = ngettext(
                "{count} Larva leaves the game.", "{count} Larvae leave the game.", count
            )
            return Line.of(words, count=count)
        case rugs.SeatSkipped(seat, clause):
            either = _("{who} is skipped: {reason}."), _("You are skipped: {reason}.")
            return Line.by(seats[seat], *either, reason=_(SKIPPED[clause]))
        case (
            rugs.BugShown()
            | rugs.BugDropped()
            | rugs.BugPlaced()
            | rugs.SwapOffered()
            | rugs.BugsSwapped()
            | rugs.BugDrawn()
        ):
            return _step(event, seats)
        case rugs.PassChosen() | rugs.BugsPassed():
            return _pass_line(event, seats)
        case rugs.FinalRoundEnded():
            return Line.of(_("The last round is over: now Mosquitoes can be paired."))
        case (
            rugs.MosquitosGrouped() | rugs.CollectionsShown() | rugs.TypeScored() | rugs.GameEnded()
        ):
            return _scoring(event, seats)
        case _:
            assert_never(event)


SKIPPED: Final = MappingProxyType(
    {
        "no-bugs": N_("no bug in the hand"),
        "empty-wall": N_("no bug on the Wall"),
        "empty-deck": N_("no bug in the deck"),
    }
)


def _hatch_line(
    event: rugs.LarvaeHatched | rugs.HatchlingTaken | rugs.LarvaeKept, seats: Sequence[SeatSetup]
) -> Line:
    who = seats[event.seat]
    match event:
        case rugs.LarvaeHatched(_, larvae):
            both = listed_spans([card_span(card) for card in larvae])
            return Line.by(who, _("{who} hatches {larvae}."), _("You hatch {larvae}."), larvae=both)
        case rugs.HatchlingTaken(_, card):
            return Line.by(
                who,
                _("{who} takes {bug} from the Wall for them."),
                _("You take {bug} from the Wall for them."),
                bug=card_span(card),
            )
        case rugs.LarvaeKept():
            return Line.by(who, _("{who} keeps the Larvae."), _("You keep the Larvae."))
        case _:
            assert_never(event)


def _step(
    event: rugs.BugShown
    | rugs.BugDropped
    | rugs.BugPlaced
    | rugs.SwapOffered
    | rugs.BugsSwapped
    | rugs.BugDrawn,
    seats: Sequence[SeatSetup],
) -> Line:
    who = seats[event.seat]
    match event:
        case rugs.BugShown(_, card):
            return Line.by(
                who,
                _("{who} shows {bug}, and it acts."),
                _("You show {bug}, and it acts."),
                bug=card_span(card),
            )
        case rugs.BugDropped(_, card):
            return Line.by(
                who,
                _("{who} puts {bug} on the Floor."),
                _("You put {bug} on the Floor."),
                bug=card_span(card),
            )
        case rugs.BugPlaced(_, card, taken):
            either = _("{who} pins {bug} and takes {taken}."), _("You pin {bug} and take {taken}.")
            return Line.by(who, *either, bug=card_span(card), taken=card_span(taken))
        case rugs.SwapOffered(_, card):
            return Line.by(
                who, _("{who} offers {bug}."), _("You offer {bug}."), bug=card_span(card)
            )
        case rugs.BugsSwapped(_, given, taken):
            either = _("{who} swaps {bug} for {taken}."), _("You swap {bug} for {taken}.")
            return Line.by(who, *either, bug=card_span(given), taken=card_span(taken))
        case rugs.BugDrawn(_, card):
            if card is None:
                return Line.by(who, _("{who} draws a bug."), _("You draw a bug."))
            return Line.by(who, _("{who} draws {bug}."), _("You draw {bug}."), bug=card_span(card))
        case _:
            assert_never(event)


def _pass_line(event: rugs.PassChosen | rugs.BugsPassed, seats: Sequence[SeatSetup]) -> Line:
    match event:
        case rugs.PassChosen(seat):
            return Line.by(
                seats[seat],
                _("{who} has chosen a bug to pass."),
                _("You have chosen a bug to pass."),
            )
        case rugs.BugsPassed(_, step):
            words = _("All bugs are passed to the right.")
            if step == LEFT:
                words = _("All bugs are passed to the left.")
            return Line.of(words)
        case _:
            assert_never(event)


def _scoring(
    event: rugs.MosquitosGrouped | rugs.CollectionsShown | rugs.TypeScored | rugs.GameEnded,
    seats: Sequence[SeatSetup],
) -> Line:
    match event:
        case rugs.MosquitosGrouped(seat, kind, hidden):
            who = seats[seat]
            if hidden:
                return Line.by(
                    who, _("{who} is pairing Mosquitoes."), _("You are pairing Mosquitoes.")
                )
            if kind is None:
                return Line.by(who, _("{who} makes no more pairs."), _("You make no more pairs."))
            either = _("{who} pairs Mosquitoes: {bug}."), _("You pair Mosquitoes: {bug}.")
            return Line.by(who, *either, bug=kind_span(kind))
        case rugs.CollectionsShown():
            return Line.of(_("Everyone shows the collection."))
        case rugs.TypeScored(kind, _, rows):
            points = points_of([(seats[row.seat], row.points) for row in rows])
            return Line.of(_("{bug}: {points}"), bug=kind_span(kind), points=points)
        case rugs.GameEnded(_, winners):
            several = [seats[seat] for seat in winners]
            words = said_of_all(
                several,
                ngettext("{names} wins.", "{names} share the victory.", len(several)),
                _("You win."),
                _("You share the victory with {names}."),
            )
            return Line.of(words, names=names_of(several))
        case _:
            assert_never(event)
