"""How a translation is set out for whoever reviews it: a page of HTML that needs nothing else."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from html import escape
from itertools import groupby
from operator import attrgetter
from pathlib import PurePosixPath
from typing import Final, NamedTuple

from game.catalogue import SHELF
from game.languages import Language

HEAD: Final = """\
<!doctype html>
<html lang="en">
<meta charset="utf-8">
<title>{english}: {count} sentences</title>
<style>
body {{ font: 16px/1.45 sans-serif; margin: 2em auto; max-width: 1240px; color: #1e1a16;
  background: #f7f0de; }}
h2 {{ margin: 2em 0 0; }}
h3 {{ font-size: 1em; margin: 2.4em 0 .4em; border-bottom: 2px solid #c9b98c; }}
h3 a {{ float: right; text-decoration: none; }}
nav {{ columns: 3; column-gap: 2em; }}
nav p {{ margin: 0 0 1em; break-inside: avoid; }}
nav p a {{ display: block; }}
.row {{ display: grid; grid-template-columns: 1fr 1fr 420px; gap: 1.2em; padding: .7em 0;
  border-bottom: 1px solid #e2d6b4; break-inside: avoid; content-visibility: auto;
  contain-intrinsic-size: auto 136px; }}
.row p {{ margin: 0 0 .3em; white-space: pre-line; }}
.said {{ font-size: 1.08em; }}
.missing {{ color: #a02c2c; }}
small {{ color: #6d6250; display: block; }}
a.picture {{ display: block; width: 420px; height: 120px; border-radius: 6px; position: relative;
  overflow: hidden; box-shadow: 0 0 0 1px #b9a878; }}
a.picture i {{ position: absolute; width: 5px; height: 24px; background: #d2382e;
  border-radius: 3px; }}
</style>
<h1><span lang="{code}">{own}</span> ({english})</h1>
<p>{count} sentences, {seen} with a picture. A red stroke stands before the line; a click shows the
whole picture. {{Braces}} are places where names, cards and numbers are put in.</p>
"""
SHARED, LESSONS, TERMINAL = "What all games share", "Lessons", "At a terminal"
ROOMS: Final = {
    **{game.folder: game.title for game in SHELF.values()},
    "lessons": LESSONS,
    "commands": TERMINAL,
}
"""The chapter to which a folder of this name belongs, wherever it lies."""
CHAPTERS: Final = (
    SHARED,
    LESSONS,
    *(game.title for game in SHELF.values()),
    TERMINAL,
)
"""In their order: what most people see comes first."""
MISSING: Final = '<p class="missing">not translated</p>'
LEFT: Final = 40  # pixels of an excerpt from its edge to where the words begin
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


def page(language: Language, english: str, sentences: Sequence[Sentence]) -> str:
    """All sentences, chapter by chapter and there folder by folder; each folder can be jumped to.

    ``english`` is what we call the language.
    """
    code = language.code.replace("_", "-")
    seen = sum(sentence.excerpt is not None for sentence in sentences)
    names = {"code": code, "own": language.name, "english": english}
    head = HEAD.format(
        **{key: escape(name) for key, name in names.items()}, count=len(sentences), seen=seen
    )
    chapters = _chapters(sentences)
    body = "\n".join(_chapter(title, folders, code) for title, folders in chapters.items())
    return f"{head}{_contents(chapters)}\n{body}\n</html>\n"


Folders = Mapping[str, Sequence[Sentence]]


def _chapters(sentences: Sequence[Sentence]) -> dict[str, Folders]:
    """By chapter and folder, those that say something."""
    found: dict[str, dict[str, list[Sentence]]] = {title: {} for title in CHAPTERS}
    for sentence in sorted(sentences, key=attrgetter("file")):
        folder = PurePosixPath(sentence.file).parent
        title = next((ROOMS[part] for part in folder.parts if part in ROOMS), SHARED)
        found[title].setdefault(str(folder), []).append(sentence)
    return {title: folders for title, folders in found.items() if folders}


def _contents(chapters: Mapping[str, Folders]) -> str:
    """Where one may begin to read, or go on."""
    return "<nav>\n" + "\n".join(_entry(*chapter) for chapter in chapters.items()) + "\n</nav>"


def _entry(title: str, folders: Folders) -> str:
    links = (
        f'<a href="#{escape(folder)}">{escape(folder)} ({len(inside)})</a>'
        for folder, inside in folders.items()
    )
    return f"<p><b>{escape(title)}</b>{''.join(links)}</p>"


def _chapter(title: str, folders: Folders, code: str) -> str:
    return "\n".join((f"<h2>{escape(title)}</h2>", *_folders(folders, code)))


def _folders(folders: Folders, code: str) -> Iterator[str]:
    for folder, sentences in folders.items():
        yield f'<section id="{escape(folder)}">'
        for file, inside in groupby(sentences, attrgetter("file")):
            yield f'<h3>{escape(file)} <a href="#">↑</a></h3>'
            yield from (_row(sentence, code) for sentence in inside)
        yield "</section>"


def _row(sentence: Sentence, code: str) -> str:
    english = "".join(f"<p>{escape(text)}</p>" for text in sentence.ids)
    notes = (sentence.context, " ".join(sentence.notes))  # their lines are those of the catalogue
    english += "".join(f"<small>{escape(note)}</small>" for note in notes if note)
    said = "".join(f'<p class="said">{escape(text)}</p>' for text in sentence.said if text)
    said = f'<div lang="{escape(code)}">{said}</div>' if said else MISSING
    shown = _picture(sentence.excerpt)
    return f'<div class="row"><div>{english}</div>{said}<div>{shown}</div></div>'


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
