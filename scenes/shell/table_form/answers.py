"""Who may sit where at a table that is being set, what is said of them, and what a choice does."""

from __future__ import annotations

from typing import Final

from game.bots import Temper, bots_of
from game.words import _
from scenes.shell.entry import GameEntry
from scenes.shell.levels import WORDS, about_level
from scenes.shell.table_form.choices import choices, choose
from scenes.shell.table_form.delegates import Candidate
from scenes.shell.table_form.draft import TableDraft, colours_of
from scenes.shell.table_form.form import BotCaption
from scenes.shell.table_form.standing import StandingLookup

MOST_SENTENCES: Final = 4
"""Choices that have their sentence beside them."""


class FormAnswers:
    """What the form says, and what its controls do to the draft.

    Args:
        draft: The table as it stands; it changes under this.
        box: The game that is to be played.
        standing: What the history knows of those who sit there.
    """

    def __init__(self, draft: TableDraft, box: GameEntry, standing: StandingLookup) -> None:
        self._draft, self._box, self._standing = draft, box, standing
        self._bots = bots_of(box.game.id)

    # who sits there

    def bot_caption(self, index: int) -> BotCaption:
        """Of a bot: who it is, how it plays and how it has fared."""
        seat = self._draft.seats[index]
        if seat.bot is None or seat.colour not in self._box.faces:
            return BotCaption("", self._way(index), "")
        title = _(self._box.faces[seat.colour].title)
        record = self._standing.record(self._draft, seat.colour)
        return BotCaption(title, self._way(index), record)

    def _way(self, index: int) -> str:
        """How the bot in a seat plays; empty where all play alike."""
        temper, bot = self._draft.temper(index), self._draft.seats[index].bot
        if temper:
            return _(self._bots.tempers[Temper(temper)])
        plain = bot is not None and bot not in self._bots.tempered
        return _(WORDS[bot].about) if plain and bot is not None else ""

    def candidates(self, index: int) -> list[Candidate]:
        """Who could sit in a seat; nobody where the game has no faces."""
        draft, faces, bots = self._draft, self._box.faces, self._bots
        is_bot = draft.seats[index].bot is not None
        others = {seat.colour: seat.name for at, seat in enumerate(draft.seats) if at != index}
        return [
            Candidate(
                colour,
                faces[colour],
                _(bots.tempers[bots.cast[colour]]) if is_bot and colour in bots.cast else "",
                self._standing.record(draft, colour) if is_bot else "",
                others.get(colour, ""),
            )
            for colour in colours_of(draft.game)
            if colour in faces
        ]

    def about_candidates(self, index: int) -> str:
        """What is said over all who could sit there; empty: nothing."""
        plain = self._draft.seats[index].bot is not None and not self._draft.temper(index)
        return _("At the level of this bot all play alike.") if plain else ""

    @property
    def could_be_stronger(self) -> bool:
        """Whether somebody who has won some games meets bots that could play better."""
        return self._draft.can_be_stronger and self._standing.has_won(self._draft)

    # what is chosen

    @property
    def is_crowded(self) -> bool:
        """Whether there is more to choose than there is room for sentences."""
        return len(choices(self._draft, self._box.words)) > MOST_SENTENCES

    def about(self, control: str, *, alone: bool) -> str:
        """What the foot says of a control that has the focus; empty: nothing.

        What a choice means is said only where the foot is ``alone`` in saying it.
        """
        group, _colon, rest = control.partition(":")
        if group == "level":
            return self._about_level(int(rest.partition(":")[0]))
        if group == "colour":
            return self.bot_caption(int(rest)).sentence
        return self._sentence(group) if alone else ""

    def _sentence(self, group: str) -> str:
        """What the chosen value of a choice means."""
        asked = choices(self._draft, self._box.words)
        return next((choice.value.sentence for choice in asked if choice.id == group), "")

    def _about_level(self, seat: int) -> str:
        """How well this bot plays, and how often it wins."""
        bot, temper = self._draft.seats[seat].bot, self._draft.temper(seat)
        return "" if bot is None else about_level(self._box.game.id, bot, temper)

    def refusal(self) -> str:
        """Why the game cannot start, in one sentence; empty: it can."""
        faults = self._draft.faults()
        if not faults:
            return ""
        words = _("Seat {number}: {fault}")
        return words.format(number=min(faults) + 1, fault=faults[min(faults)])

    # choosing

    def change(self, control: str) -> None:
        """What a control of the form does to the table; one that is none of these does nothing."""
        group, _colon, rest = control.partition(":")
        match group:
            case "stronger":
                self._draft.strengthen()
            case "add":
                self._draft.add(self._draft.usual_level)
            case "remove":
                self._draft.remove(int(rest))
            case "kind" | "level":
                seat, _colon, value = rest.partition(":")
                self._change_bot(group, int(seat), value)
            case _:
                choose(self._draft, self._box.words, group, rest)

    def _change_bot(self, group: str, index: int, value: str) -> None:
        draft, seat = self._draft, self._draft.seats[index]
        if group == "level":
            draft.change_level(index, -1 if value == "less" else 1)
        else:
            seat.bot = None if value == "human" else seat.bot or draft.usual_level
