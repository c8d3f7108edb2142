"""How a translation is set out for whoever reviews it: a page of HTML that needs nothing else."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from html import escape
from itertools import groupby
from operator import attrgetter
from typing import Final, NamedTuple

HEAD: Final = """\
<!doctype html>
<html lang="{language}">
<meta charset="utf-8">
<title>{language}: {count} sentences</title>
<style>
body {{ font: 16px/1.45 sans-serif; margin: 2em auto; max-width: 1240px; color: #1e1a16;
  background: #f7f0de; }}
h2 {{ font-size: 1em; margin: 2.4em 0 .4em; border-bottom: 2px solid #c9b98c; }}
.row {{ display: grid; grid-template-columns: 1fr 1fr 420px; gap: 1.2em; padding: .7em 0;
  border-bottom: 1px solid #e2d6b4; break-inside: avoid; }}
.row p {{ margin: 0 0 .3em; white-space: pre-line; }}
.said {{ font-size: 1.08em; }}
.missing {{ color: #a02c2c; }}
small {{ color: #6d6250; display: block; }}
a.picture {{ display: block; width: 420px; height: 120px; border-radius: 6px; position: relative;
  overflow: hidden; box-shadow: 0 0 0 1px #b9a878; }}
a.picture i {{ position: absolute; width: 5px; height: 24px; background: #d2382e;
  border-radius: 3px; }}
</style>
<h1>{language}</h1>
<p>{count} sentences, {seen} with a picture. A red stroke stands before the line; a click shows the
whole picture. {{Braces}} are places where names, cards and numbers are put in.</p>
"""
WIDE, HIGH = 420, 120  # pixels of an excerpt
LEFT: Final = 40  # from its edge to where the words begin
MIDDLE: Final = 60


class Excerpt(NamedTuple):
    """A place in a picture that is kept beside the page, in its pixels."""

    file: str
    x: float
    y: float


class Sentence(NamedTuple):
    """A message as a reviewer sees it.

    Args:
        file: Where it is said.
        ids: The English words; with plural forms several.
        said: The translation, form by form.
        context: What the words stand for, where they would mean two things.
        notes: For translators.
        excerpt: Where it stands in a picture; None: no picture shows it.
    """

    file: str
    ids: Sequence[str]
    said: Sequence[str]
    context: str
    notes: Sequence[str]
    excerpt: Excerpt | None


def page(language: str, sentences: Sequence[Sentence]) -> str:
    """All sentences in the order of the files that say them."""
    seen = sum(sentence.excerpt is not None for sentence in sentences)
    head = HEAD.format(language=escape(language), count=len(sentences), seen=seen)
    return head + "\n".join(_files(sentences)) + "\n</html>\n"


def _files(sentences: Iterable[Sentence]) -> Iterator[str]:
    for file, inside in groupby(sorted(sentences, key=attrgetter("file")), attrgetter("file")):
        yield f"<h2>{escape(file)}</h2>"
        yield from map(_row, inside)


def _row(sentence: Sentence) -> str:
    english = "".join(f"<p>{escape(text)}</p>" for text in sentence.ids)
    notes = (sentence.context, " ".join(sentence.notes))  # their lines are those of the catalogue
    english += "".join(f"<small>{escape(note)}</small>" for note in notes if note)
    said = "".join(f'<p class="said">{escape(text)}</p>' for text in sentence.said if text)
    said = said or '<p class="missing">not translated</p>'
    shown = _picture(sentence.excerpt)
    return f'<div class="row"><div>{english}</div><div>{said}</div><div>{shown}</div></div>'


def _picture(excerpt: Excerpt | None) -> str:
    if excerpt is None:
        return ""
    x, y = max(0, round(excerpt.x) - LEFT), max(0, round(excerpt.y) - MIDDLE)
    left, top = round(excerpt.x) - x - 10, round(excerpt.y) - y - 12
    file = escape(excerpt.file)
    return (
        f'<a class="picture" href="{file}" style="background:url({file}) -{x}px -{y}px">'
        f'<i style="left:{left}px; top:{top}px"></i></a>'
    )
