"""Every link between the papers leads to a file that is there, and to a heading in it."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from build.environment import ROOT

PAPERS = [*sorted(ROOT.glob("*.md")), *sorted((ROOT / "docs").glob("*.md"))]
LINK = re.compile(r"\]\(([^)\s]+)\)")
CODE = re.compile(r"`[^`\n]+`")


def anchors(page: str) -> set[str]:
    """What GitHub calls the headings: small letters, no marks, hyphens for blanks."""
    heads = re.findall(r"^#+ (.+)$", page, re.MULTILINE)
    return {re.sub(r"[^\w\- ]", "", head.lower()).strip().replace(" ", "-") for head in heads}


def leads_somewhere(paper: Path, text: str, link: str) -> bool:
    if re.match(r"[a-z]+:", link):
        return True  # another place: nobody looks there
    file, _hash, anchor = link.partition("#")
    target = paper.parent / file if file else paper
    if not anchor or not target.exists():
        return target.exists()
    return anchor in anchors(target.read_text(encoding="utf-8") if file else text)


def broken(paper: Path, text: str) -> list[str]:
    links: list[str] = LINK.findall(CODE.sub("", text))
    return [link for link in links if not leads_somewhere(paper, text, link)]


@pytest.mark.parametrize("paper", PAPERS, ids=lambda each: each.name)
def test_all_links_lead_somewhere(paper: Path) -> None:
    assert broken(paper, paper.read_text(encoding="utf-8")) == []


def test_a_link_to_nowhere_is_found() -> None:
    text = (
        "# Two words, here\n[a](#two-words-here) [b](#two) [c](gone.md) [d](https://x.y) `[e](f)`"
    )
    assert broken(ROOT / "README.md", text) == ["#two", "gone.md"]
