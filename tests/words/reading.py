"""Finds literals in the source that a person would read, and that nobody looks up."""

import ast
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Final, NamedTuple

LOOKED_UP: Final = frozenset({"_", "N_", "NC_", "ngettext", "pgettext"})
PLACE: Final = "\0"  # stands for what an f-string puts in
WORDS: Final = re.compile(r"[A-Za-z]{2}[a-z’',;:]*[ \0]+[A-Za-z\0]|[a-z\0][.!?,:;]* [a-z]{2}")
ONE_WORD: Final = re.compile(r"[A-ZÄ-Ü][a-z]+[.:!?…]?")
LETTER: Final = re.compile("[A-Za-z]{2}")
MARKUP: Final = re.compile(
    r"<[a-z/]|=\"|\b(translate|rotate|scale)\(|url\("
    r"|\b(SELECT|INSERT|UPDATE|ORDER|DELETE|CREATE|PRAGMA|FROM|JOIN|CASE)\b"
)
# Errors that nobody but a programmer meets: their words are not for players.
FOR_PROGRAMMERS: Final = frozenset(
    {
        "AssertionError",
        "AssetError",
        "CampaignError",
        "NewerCampaign",
        "Failure",
        "LayoutError",
        "LookupError",
        "NotImplementedError",
    }
    | {"TimeoutError", "TypeError", "ValueError"}
)
# Whoever sets words, and where among its arguments they stand (names count as well).
SETTERS: Final = {
    **dict.fromkeys(("Text", "ArcText"), (0,)),
    **dict.fromkeys(("fitted", "fit_text", "paragraph", "fitted_paragraph", "heading"), (1,)),
    **dict.fromkeys(("cell", "width_of", "wrap", "wrap_exactly", "first_that_fits"), (1,)),
    "button": (3,),
    "tag": (3, 4),
    "choice": (3, 5),
    "stepper": (3, 4),
    "field": (4,),
    "remove_button": (3,),
    "caption": (2, 3),
    "pill": (3,),
    "status_bar": (2, 3),
    "key_control": (4,),
    "Control": (5,),
}
NAMED: Final = frozenset({"label", "words", "note", "text", "empty", "who", "title"})


class Found(NamedTuple):
    line: int
    text: str


def unspoken(file: Path) -> Iterator[Found]:
    """Every literal in a file that a person would read, and that is not handed to the door."""
    yield from _in(ast.parse(file.read_text(encoding="utf-8")))


def unspoken_in(code: str) -> list[str]:
    """The same for a piece of code: only the texts."""
    return [found.text for found in _in(ast.parse(code))]


def _in(node: ast.AST, *, drawn: bool = False) -> Iterator[Found]:
    if isinstance(node, ast.Constant | ast.JoinedStr):
        text = _text(node)
        if text and not MARKUP.search(text) and _is_read(text, drawn=drawn):
            yield Found(node.lineno, text.replace(PLACE, "{…}"))
        for part in node.values if isinstance(node, ast.JoinedStr) else ():
            if isinstance(part, ast.FormattedValue):
                yield from _in_braces(part.value)
        return
    if isinstance(node, ast.Call):
        yield from _in_call(node)
        return
    if isinstance(node, ast.Assign) and ast.unparse(node.targets[0]) == "__all__":
        return
    if isinstance(node, ast.Raise) and _raises_for_programmers(node):
        return
    for child in _read_children(node):
        # What a tuple, a choice or a bracket holds is drawn where that is drawn.
        keeps = isinstance(node, ast.Tuple | ast.List | ast.IfExp | ast.BoolOp | ast.Starred)
        yield from _in(child, drawn=drawn and keeps)


def _in_braces(node: ast.expr) -> Iterator[Found]:
    """Before Python 3.12 nobody who collects sentences can read what an f-string looks up."""
    if isinstance(node, ast.Call) and _name(node.func) in LOOKED_UP:
        yield Found(node.lineno, ast.unparse(node))
    yield from _in(node)


def _read_children(node: ast.AST) -> Iterator[ast.AST]:
    """Without docstrings, annotations, assertions' words and what only types need."""
    skipped: list[ast.AST | None] = []
    body = getattr(node, "body", None)
    if isinstance(body, list):
        skipped += [each for each in body if _is_bare_string(each)]
    if isinstance(node, ast.ClassDef) and any(_name(base).endswith("Enum") for base in node.bases):
        skipped += [each for each in node.body if isinstance(each, ast.Assign)]  # its own names
    if isinstance(node, ast.AnnAssign):
        skipped.append(node.annotation)
    if isinstance(node, ast.arg):
        skipped.append(node.annotation)
    if isinstance(node, ast.FunctionDef):
        skipped.append(node.returns)
    if isinstance(node, ast.Assert):
        skipped.append(node.msg)
    return (child for child in ast.iter_child_nodes(node) if child not in skipped)


def _is_bare_string(node: ast.AST) -> bool:
    return isinstance(node, ast.Expr) and isinstance(node.value, ast.Constant)


def _in_call(call: ast.Call) -> Iterator[Found]:
    name = _name(call.func)
    yield from _in(call.func)
    if name in LOOKED_UP:
        for each in call.args:
            if not isinstance(each, ast.Constant):
                yield from _in(each)
        return
    if name in {
        "compile",
        "search",
        "fullmatch",
        "sub",
        "execute",
        "warn",
        "cast",
    } or name.startswith("TypeVar"):
        return
    places = SETTERS.get(name, ())
    for at, each in enumerate(call.args):
        if name == "choice" and at == places[0]:
            yield from _in_options(each)
        else:
            yield from _in(each, drawn=at in places)
    for keyword in call.keywords:
        yield from _in(keyword.value, drawn=bool(places) and keyword.arg in NAMED)


def _in_options(node: ast.expr) -> Iterator[Found]:
    """Of an option (value, words) only the words are read."""
    for each in node.elts if isinstance(node, ast.Tuple | ast.List) else (node,):
        pair = each.elts if isinstance(each, ast.Tuple) else [each]
        yield from _in(pair[-1], drawn=True)


def _name(func: ast.expr) -> str:
    return func.attr if isinstance(func, ast.Attribute) else getattr(func, "id", "")


def _raises_for_programmers(node: ast.Raise) -> bool:
    raised = node.exc.func if isinstance(node.exc, ast.Call) else node.exc
    return raised is not None and _name(raised) in FOR_PROGRAMMERS


def _text(node: ast.Constant | ast.JoinedStr) -> str:
    if isinstance(node, ast.Constant):
        return node.value if isinstance(node.value, str) else ""
    return "".join(
        str(part.value) if isinstance(part, ast.Constant) else PLACE for part in node.values
    )


def _is_read(text: str, *, drawn: bool) -> bool:
    """A sentence or a title anywhere; where words are set also a single small word."""
    if drawn:
        return LETTER.search(text) is not None
    return WORDS.search(text) is not None or ONE_WORD.fullmatch(text) is not None
