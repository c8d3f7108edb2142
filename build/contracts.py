"""A contract of our own for import-linter: every game at home in its folders, none of them named.

A game is a package in ``game.rules``; its name is that of its folders in every room of ``game``
and in ``scenes``. They may be imported from folders of the same game and from nowhere else, and
its rules through their ``api`` alone. The shelf, where every game stands, may import that and what
there is to choose before a game is opened.
"""

from __future__ import annotations

from collections.abc import Collection, Iterable, Iterator
from typing import Final, NamedTuple

from grimp import ImportGraph
from importlinter import Contract, ContractCheck, output

RULES: Final = "game.rules"
SHELF: Final = "game.catalogue"


class Import(NamedTuple):
    """An import of one module by another."""

    importer: str
    imported: str


def trespasses(imports: Iterable[Import], games: Collection[str]) -> Iterator[Import]:
    """Those that lead into a game from outside, or past the door of its rules."""
    for each in imports:
        game = home(each.imported, games)
        if game and not _is_allowed(each, game, home(each.importer, games)):
            yield each


def home(module: str, games: Collection[str]) -> str:
    """The game whose folder a module lies in; empty: it is everybody's."""
    return next((room for room in module.split(".")[1:3] if room in games), "")


def _is_allowed(each: Import, game: str, comes_from: str) -> bool:
    rules = f"{RULES}.{game}."
    if each.importer == SHELF:
        return each.imported in (f"{rules}api", f"{rules}choices")
    enters = f"{each.imported}.".startswith(rules) and not f"{each.importer}.".startswith(rules)
    return comes_from == game and (not enters or each.imported == f"{rules}api")


class AtHome(Contract):
    """Each game stays within its own packages."""

    type_name = "at_home"

    def check(self, graph: ImportGraph, verbose: bool) -> ContractCheck:  # noqa: FBT001 — so it is called
        """Look at every import there is."""
        games = {
            package.rpartition(".")[2]
            for package in graph.find_children(RULES)
            if graph.find_children(package)
        }
        imports = (
            Import(importer, imported)
            for importer in graph.modules
            if importer.startswith(("game.", "scenes."))
            for imported in graph.find_modules_directly_imported_by(importer)
        )
        found = sorted(trespasses(imports, games))
        return ContractCheck(kept=not found, metadata={"trespasses": found})

    def render_broken_contract(self, check: ContractCheck) -> None:
        """Say which they are."""
        for importer, imported in check.metadata["trespasses"]:
            output.print_error(f"- {importer} -> {imported}", bold=False)
