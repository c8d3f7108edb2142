"""The topmost scene as a tree: what is asked, what may be chosen, what lies there, what is written.

It is made of the last picture alone, and of what a ``Readable`` scene says; so whatever is not
drawn, or lies below another scene, is not in it.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from itertools import groupby
from typing import Final

from game.words import _
from scenes.kit.display import Control, InWords, Kind
from scenes.kit.layout import Place
from scenes.kit.reader.node import Node, Role, walk
from scenes.kit.reader.reading import Group, Readable, TableReading
from scenes.kit.reader.texts import TextBlock, blocks, over_veil, within
from scenes.kit.scene import Frame
from scenes.kit.stack_entry import StackEntry
from scenes.kit.tooltips import tooltips_of

ROLES: Final = {Kind.RADIO: Role.RADIO, Kind.TAB: Role.TAB, Kind.FIELD: Role.FIELD}
SETS: Final = {Kind.RADIO: Role.RADIO_GROUP, Kind.TAB: Role.TAB_LIST}
LINE: Final = "line"
"""The id of what is asked: it has the focus when no control has it."""


def tree_of(
    level: StackEntry,
    frame: Frame,
    title: str,
    spoken: tuple[int, str] = (0, ""),
    refused: tuple[int, str] = (0, ""),
) -> Node:
    """The window with this scene in it.

    ``spoken`` is what was last said by itself, ``refused`` why something was not done: each with a
    number of its own, so that the same words can be said again.
    """
    said = (("news", Role.STATUS, spoken), ("alert", Role.ALERT, refused))
    news = [Node(f"{name}:{at}", role, words) for name, role, (at, words) in said if words]
    return Node("window", Role.WINDOW, title, children=(_page(level, frame), *news))


def refusal(tree: Node, control: str | None) -> str:
    """Why a control does nothing now; where nothing is said of it, its name alone."""
    found = [node for node in walk(tree) if control is not None and control in node.controls]
    return (found[0].words or found[0].name) if found else ""


def _page(level: StackEntry, frame: Frame) -> Node:
    scene = level.scene
    if isinstance(scene, Readable):
        return _table(level, frame, scene.reading)
    seen = over_veil(level.items)
    said = {words for each in level.controls for words in (each.group, each.value)}
    written = blocks(seen, frame, said)
    texts = [each for each in written if isinstance(each, TextBlock)]
    heads = [each for each in texts if each.heading]
    name = max(heads or texts[:1], key=lambda each: each.size).words if texts else ""
    notes = {each.name: within(seen, each) for each in level.controls}
    groups = [_asked_about(level, frame)] if not written else []
    used = _used(level.controls, notes)
    children = (*_text_nodes(written), *(each for each in groups if each.children), *used)
    role = Role.PAGE if scene.covers else Role.DIALOG
    return Node(f"page:{type(scene).__name__}", role, name or _("Page"), children=children)


def _text_nodes(found: Sequence[TextBlock | InWords]) -> list[Node]:
    """Headings, paragraphs, and what is drawn in words."""
    nodes: list[Node] = []
    for number, each in enumerate(found):
        name = f"text:{number}"
        if isinstance(each, TextBlock):
            role = Role.HEADING if each.heading else Role.TEXT
            nodes.append(Node(name, role, each.words, place=each.place))
        else:
            nodes += _in_words(name, each)
    return nodes


def _in_words(name: str, drawn: InWords) -> list[Node]:
    """A list of its lines; without a title paragraphs."""
    place = Place(*drawn[:4])
    role = Role.ITEM if drawn.title else Role.TEXT
    lines = tuple(
        Node(f"{name}:{number}", role, words, place=place)
        for number, words in enumerate(drawn.lines)
    )
    if not drawn.title:
        return list(lines)
    return [Node(name, Role.LIST, drawn.title, place=place, children=lines)] if lines else []


def _table(level: StackEntry, frame: Frame, reading: TableReading) -> Node:
    """The request first, then the choices, what lies there, and what can be used besides."""
    answers = [each for each in level.controls if each.answers]
    others = [each for each in level.controls if not each.answers]
    children = [
        Node(LINE, Role.TEXT, reading.says or _("Nothing is asked of you now.")),
    ]
    if answers:
        called = [each._replace(label=reading.names.get(each.name, each.label)) for each in answers]
        chosen = tuple(_used(called, reading.notes))
        children.append(Node("choices", Role.LIST, _("Choices"), children=chosen))
    drawn = [each for each in over_veil(level.items) if isinstance(each, InWords)]
    children += _text_nodes(drawn)
    places = {each.name: each.place for each in tooltips_of(level, frame)}
    children += [_group(each, places) for each in reading.groups if each.things]
    used = _used(others, reading.notes)
    children += [each for each in used if each.children]
    if alone := tuple(each for each in used if not each.children):
        children.append(Node("controls", Role.GROUP, _("Controls"), children=alone))
    return Node("table", Role.PAGE, reading.title or _("The table"), children=tuple(children))


def _group(group: Group, places: Mapping[str, Place]) -> Node:
    things = tuple(
        Node(
            f"thing:{group.name}:{each.name}",
            Role.ITEM,
            each.title,
            words=each.words,
            place=places.get(each.name),
        )
        for each in group.things
    )
    return Node(f"group:{group.name}", Role.LIST, group.title, children=things)


def _asked_about(level: StackEntry, frame: Frame) -> Node:
    """What one may ask about in a picture without words."""
    things = tuple(
        Node(f"thing:{each.name}", Role.ITEM, each.title, words=each.words, place=each.place)
        for each in tooltips_of(level, frame)
    )
    return Node("things", Role.LIST, _("What lies here"), children=things)


# what can be used


def _used(controls: Iterable[Control], notes: Mapping[str, str]) -> list[Node]:
    """Controls in focus order; those of one group lie in it, a step back and on are one."""
    found: list[Node] = []
    for (kind, group), members in groupby(controls, lambda each: (_set_of(each), each.group)):
        together = list(members)
        if kind in SETS:
            children = tuple(_node(each, notes) for each in together)
            name = f"set:{together[0].name.rpartition(':')[0]}"
            title = group or _("One of these")
            found.append(Node(name, SETS[kind], title, children=children))
        elif kind is Kind.ROW:
            rows = tuple(_node(each, notes) for each in together)
            found.append(Node(f"rows:{together[0].name}", Role.LIST, group, children=rows))
        elif kind is Kind.MORE:
            found += _steps(together)
        else:
            found += [_node(each, notes) for each in together]
    return found


def _set_of(control: Control) -> Kind:
    return Kind.MORE if control.kind is Kind.LESS else control.kind


def _node(control: Control, notes: Mapping[str, str]) -> Node:
    named = control.kind in ROLES
    name = control.label
    if named and control.group:
        name = control.value if control.kind in SETS else control.group
    return Node(
        f"control:{control.name}",
        ROLES.get(control.kind, Role.BUTTON),
        name,
        value=control.value if control.kind is Kind.FIELD else "",
        words=notes.get(control.name) or control.why,
        refused=control.refused,
        on=control.on,
        place=Place(*control[1:5]),
        control=control.name,
    )


def _steps(controls: Sequence[Control]) -> list[Node]:
    """Each two steps of one value are a thing that can be made less and more."""
    found = []
    less = {each.name.rpartition(":")[0]: each for each in controls if each.kind is Kind.LESS}
    for more in (each for each in controls if each.kind is Kind.MORE):
        stem = more.name.rpartition(":")[0]
        back = less.get(stem, more)
        place = Place(back.x, back.y, more.x + more.w - back.x, more.h)
        found.append(
            Node(
                f"control:{stem}",
                Role.SPIN,
                more.group or more.label,
                value=more.value,
                place=place,
                less=back.name,
                more=more.name,
            )
        )
    return found
