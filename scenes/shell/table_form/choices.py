"""What can be chosen for a whole table: the game's own options, and what every game asks."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, NamedTuple

from game.words import N_, _
from scenes.shell.entry import FormWords
from scenes.shell.table_form.draft import COACHES, TAKEBACKS, TableDraft

LEAD, HINTS, TEMPERS, LOG = "lead", "hints", "tempers", "log"
BACK, HANDS, COACH = "takebacks", "hands", "coach"
SHOWN: Final = (("yes", N_("Shown")), ("no", N_("Hidden")))
SWITCHED: Final = (("no", N_("Off")), ("yes", N_("On")))
SCREEN: Final = N_("The screen hides each hand between turns.")
SHARED: Final = N_("Hands are open: everyone plays at this screen.")
PHONES: Final = N_("Each person scans a code and has their cards on a phone.")
MOODS: Final = (("no", N_("Alike")), ("yes", N_("Mixed")))


class Value(NamedTuple):
    """Something to be chosen: how its control ends, its word, and a sentence about it."""

    key: str
    words: str
    sentence: str = ""


class FormRow(NamedTuple):
    """A row of the form: how its controls begin, its heading (a message), its values."""

    id: str
    title: str
    values: Sequence[Value]
    now: str

    @property
    def value(self) -> Value:
        """What is chosen."""
        return next((value for value in self.values if value.key == self.now), Value("", ""))


def choices(draft: TableDraft, words: FormWords) -> list[FormRow]:
    """What is asked for this table, from top to bottom."""
    asked = [*_own(draft, words)]
    if words.lead:
        asked.append(FormRow(LEAD, words.lead, (), ""))
    if words.hints is not None:
        said = dict(zip(("yes", "no"), words.hints[1:], strict=True))
        values = [Value(key, _(name), _(said[key])) for key, name in SHOWN]
        asked.append(FormRow(HINTS, words.hints.title, values, "yes" if draft.hints else "no"))
    if words.tempers is not None and len(draft.seats) > 1:
        said = {"yes": words.tempers.yes, "no": words.tempers.no}
        values = [Value(key, _(name), _(said[key])) for key, name in MOODS]
        asked.append(FormRow(TEMPERS, words.tempers.title, values, "yes" if draft.moody else "no"))
    if words.log is not None:
        said = {"yes": words.log.yes, "no": words.log.no}
        values = [Value(key, _(name), _(said[key])) for key, name in SWITCHED]
        asked.append(FormRow(LOG, words.log.title, values, "yes" if draft.log_is_open else "no"))
    values = [Value(key, _(name), _(sentence)) for key, name, sentence in TAKEBACKS]
    asked.append(FormRow(BACK, N_("Undo"), values, draft.takebacks))
    values = [Value(key, _(name), _(sentence)) for key, name, sentence in COACHES]
    asked.append(FormRow(COACH, N_("Coach"), values, draft.coach))
    return [*asked, hands(draft, words)] if draft.is_shared else asked


def hands(draft: TableDraft, words: FormWords) -> FormRow:
    """Where several people hold their hands."""
    screen = _(SHARED if words.open_hands else SCREEN)
    values = [Value("no", _("Screen"), screen), Value("yes", _("Phones"), _(PHONES))]
    return FormRow(HANDS, N_("Hands"), values, "yes" if draft.phones else "no")


def choose(draft: TableDraft, words: FormWords, group: str, key: str) -> None:
    """Choose a value, or the one before or after it; nothing where there is no such choice."""
    choice = next((each for each in choices(draft, words) if each.id == group), None)
    if choice is None:
        return
    keys = [value.key for value in choice.values]
    step = {"less": -1, "more": 1}.get(key, 0)
    match group:
        case "lead":
            draft.change_lead(step)
        case "hints":
            draft.hints = _step(keys, choice.now, key, step) == "yes"
        case "tempers":
            draft.moody = _step(keys, choice.now, key, step) == "yes"
        case "log":
            draft.open_log = _step(keys, choice.now, key, step) == "yes"
        case "hands":
            draft.phones = _step(keys, choice.now, key, step) == "yes"
        case "takebacks":
            draft.takebacks = _step(keys, choice.now, key, step)
        case "coach":
            draft.coach = _step(keys, choice.now, key, step)
        case _:
            wanted = _step(keys, choice.now, key, step)
            option = next(option for option in draft.open_options if option.id == group)
            draft.chosen[group] = next(value for value in option.values if str(value) == wanted)


def _own(draft: TableDraft, words: FormWords) -> list[FormRow]:
    """The options of the game that the form has words for."""
    asked = []
    for option in draft.open_options:
        if option.id not in words.options:
            continue
        said, fitting = words.options[option.id], option.fitting(len(draft.seats))
        values = [
            Value(str(value), _(name), _(sentence))
            for value, (name, sentence) in said.values.items()
            if value in fitting
        ]
        asked.append(FormRow(option.id, said.title, values, str(draft.options[option.id])))
    return asked


def _step(keys: Sequence[str], now: str, key: str, step: int) -> str:
    return keys[(keys.index(now) + step) % len(keys)] if step else key
