"""Prints what a pen has drawn as SVG: the only place where shapes become text."""

from __future__ import annotations

from typing import assert_never

from scenes.kit.display import Circle, Element, Elements, Path, Rect, ShiftedElements
from scenes.kit.parts.svg import num


def markup(elements: Elements) -> str:
    """The elements as SVG, without a document around them."""
    return "".join(map(_element, elements))


def _element(element: Element) -> str:
    match element:
        case Rect(x, y, w, h, _, radius):
            corner = f' rx="{num(min(radius, w / 2, h / 2))}"' if radius else ""
            box = f'x="{num(x)}" y="{num(y)}" width="{num(w)}" height="{num(h)}"{corner}'
            return f"<rect {box} {_paint(element)}/>"
        case Circle(x, y, r):
            return f'<circle cx="{num(x)}" cy="{num(y)}" r="{num(r)}" {_paint(element)}/>'
        case Path(d):
            return f'<path d="{d}" {_paint(element)}/>'
        case ShiftedElements(x, y, elements):
            return f'<g transform="translate({num(x)} {num(y)})">{markup(elements)}</g>'
        case _:
            assert_never(element)


def _paint(element: Rect | Circle | Path) -> str:
    line = ""
    if element.stroke is not None:
        line = (
            f' stroke="{element.stroke}" stroke-width="{num(element.width)}"'
            ' stroke-linejoin="round" stroke-linecap="round"'
        )
    veil = f' opacity="{num(element.opacity)}"' if element.opacity < 1 else ""
    return f'fill="{element.fill}"{line}{veil}'
