"""Reads the text of a rulebook: chapters, articles, and how the picture of each is drawn.

An article is a heading, its passages, and what belongs to it::

    ## joker-led: A Joker is led

    [With Jokers] You can lead a Joker at any time. It wins the trick.

    picture: trick(0, ("X1", _("leads a Joker")), ("SA", _("anything")))
    clauses: joker-led
    also: lead joker wins first both two start open any time
    see: jokers joker-thrown

Brackets name the edition or option that a passage is about; ``§ stake-crown`` is the sentence of
that clause. A picture is a call of functions that the game names; it is read, never evaluated.
"""

from __future__ import annotations

import ast
import re
from collections.abc import Iterable, Iterator, Mapping, Sequence
from pathlib import Path
from typing import Any, Final, NamedTuple

from game.assets import assets_root
from game.words import N_
from scenes.shell.rulebook.article import Article, Chapter, Drawn, Passage
from scenes.shell.rulebook.drawn import Sum, said, signs, stacked, steps, tally

FOLDER: Final = assets_root() / "rules"
START: Final = re.compile(r"(#|##|picture:|clauses:|also:|see:) +")
HOLDS: Final = re.compile(r"\[(.+?)\] ")
CLAUSE: Final = "§ "
SHARED: Final[Mapping[str, object]] = {
    "_": N_,
    **{each.__name__: each for each in (Sum, said, signs, stacked, steps, tally)},
}
"""What the pictures of every game are made of."""


class BookError(Exception):
    """A rulebook cannot be read; says in one sentence where and why."""


class Part(NamedTuple):
    """A heading, a passage (of no ``kind``) or a field, and where it begins."""

    file: Path
    line: int
    kind: str
    words: str

    def error(self, trouble: object) -> BookError:
        """What is wrong with it."""
        return BookError(f"{self.file.name}, line {self.line}: {trouble}.")


class Message(NamedTuple):
    """Words for translators; those that are ``looked_for`` are never shown."""

    line: int
    words: str
    context: str = ""
    looked_for: bool = False


def chapters(file: Path, sentences: Mapping[str, str], **names: object) -> tuple[Chapter, ...]:
    """The chapters of a rulebook.

    Args:
        file: Its text.
        sentences: What the rules say of each clause.
        names: What its pictures are made of, beside what those of every game are.

    Raises:
        BookError: Its text is wrong.
    """
    known = {**SHARED, **names}
    return tuple(
        Chapter(head.words, tuple(_article(each, known, sentences) for each in _under("##", rest)))
        for head, *rest in _under("#", parts_of(file))
    )


def messages(file: Path) -> Iterator[Message]:
    """All that a rulebook says, in its order."""
    for part in parts_of(file):
        match part.kind:
            case "#":
                yield Message(part.line, part.words, "chapter")
            case "##":
                yield Message(part.line, part.words.partition(": ")[2], "article")
            case "also:":
                yield Message(part.line, part.words, looked_for=True)
            case "picture:":
                yield from (Message(part.line, words) for words in _messages_in(part))
            case "" if not part.words.startswith(CLAUSE):
                words, holds = _passage(part, {})
                yield from (Message(part.line, each) for each in (holds, words) if each)


def parts_of(file: Path) -> list[Part]:
    """What a file consists of; a line that begins nothing goes on with the one above it."""
    parts: list[Part] = []
    goes_on = False
    for number, line in enumerate(file.read_text(encoding="utf-8").splitlines(), start=1):
        start, words = START.match(line), line.strip()
        if start is not None:
            parts.append(Part(file, number, start[1], line[start.end() :]))
        elif words and goes_on:
            parts[-1] = parts[-1]._replace(words=f"{parts[-1].words} {words}")
        elif words:
            parts.append(Part(file, number, "", words))
        goes_on = bool(words) and not line.startswith("#")
    return parts


def _under(kind: str, parts: Iterable[Part]) -> list[list[Part]]:
    """Each heading of a kind, with what is under it."""
    groups: list[list[Part]] = []
    for part in parts:
        if part.kind == kind:
            groups.append([])
        elif not groups:
            raise part.error(f"nothing can stand before the first {kind}")
        groups[-1].append(part)
    return groups


def _article(
    parts: Sequence[Part], names: Mapping[str, object], sentences: Mapping[str, str]
) -> Article:
    head, *rest = parts
    name, _colon, title = head.words.partition(": ")
    passages = tuple(_passage(part, sentences) for part in rest if not part.kind)
    fields = {part.kind: part for part in rest if part.kind}
    if not title or not passages or "picture:" not in fields:
        raise head.error("an article needs an id and a title, a passage and a picture")
    if len(passages) + len(fields) < len(rest):
        raise head.error("something is said twice of this article")
    clauses, also, see = (
        fields[kind].words if kind in fields else "" for kind in ("clauses:", "also:", "see:")
    )
    picture = _picture(fields["picture:"], names)
    return Article(name, title, passages, picture, tuple(clauses.split()), also, tuple(see.split()))


def _passage(part: Part, sentences: Mapping[str, str]) -> Passage:
    clause = part.words.removeprefix(CLAUSE)
    if clause == part.words:
        found = HOLDS.match(clause)
        return Passage(clause[found.end() :], found[1]) if found else Passage(clause)
    if clause not in sentences:
        raise part.error(f"the rules have no clause {clause}")
    return Passage(sentences[clause])


def _tree(part: Part) -> ast.expr:
    try:
        return ast.parse(part.words, mode="eval").body
    except SyntaxError as trouble:
        raise part.error(f"this is no picture: {trouble.msg}") from None


def _messages_in(part: Part) -> list[str]:
    """The messages in a picture, in their order."""
    calls = [node for node in ast.walk(_tree(part)) if isinstance(node, ast.Call)]
    marked = (call.args[0] for call in calls if ast.unparse(call.func) == "_")
    found = [(each.col_offset, each.value) for each in marked if isinstance(each, ast.Constant)]
    return [str(words) for _column, words in sorted(found)]


def _picture(part: Part, names: Mapping[str, object]) -> Drawn:
    try:
        picture: Drawn = _value(_tree(part), names)
    except (LookupError, TypeError, ValueError) as trouble:
        raise part.error(f"this picture cannot be drawn: {trouble}") from trouble
    return picture


def _value(node: ast.expr, names: Mapping[str, object]) -> Any:  # noqa: ANN401 — of any kind
    """What stands there. ValueError: nothing that pictures are made of."""
    match node:
        case ast.Constant(value=str() | int() | None):
            return node.value
        case ast.Tuple():
            return tuple(_value(each, names) for each in node.elts)
        case ast.Name(id=name) if name in names:
            return names[name]
        case ast.Call(func=ast.Name(id=name)) if callable(make := names.get(name)):
            named = {str(each.arg): _value(each.value, names) for each in node.keywords}
            return make(*(_value(each, names) for each in node.args), **named)
    raise ValueError(f"{ast.unparse(node)} is not known")
