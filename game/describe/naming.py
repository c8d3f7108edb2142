"""What the choices of a seat are called, one after the other and in one go."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from game.describe import AnyDescription, Path, Seats
from game.table import TableView
from game.words import _


def choice_names(description: AnyDescription, view: TableView, seats: Seats) -> list[str]:
    """The names of all that may be chosen, in the order of ``view.legal``."""
    names = dict(_name_actions(description, view, seats, ()))
    return [names[action] for action in view.legal]


def _name_actions(
    description: AnyDescription, view: TableView, seats: Seats, chosen: Path
) -> Iterator[tuple[Any, str]]:
    """Every action with the name of its choice, step by step."""
    for choice in description.ask(view, seats, chosen).choices:
        if choice.action is not None:
            yield choice.action, choice.name
        elif len(choice.leads) > len(chosen):
            for action, name in _name_actions(description, view, seats, choice.leads):
                yield action, _("{what}: {value}").format(what=choice.name, value=name)
