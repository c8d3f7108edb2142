"""The list of what a package is made of, in the CycloneDX form that scanners read."""

from __future__ import annotations

import hashlib
import json
import tomllib
from collections.abc import Iterator
from datetime import UTC, datetime
from importlib import metadata
from pathlib import Path
from typing import Any, Final
from uuid import NAMESPACE_URL, uuid5

from build.environment import ROOT
from build.package.identity import NAME, VERSION, moment
from build.package.libraries import (
    LIBRARIES,
    Library,
    all_in,
    inside_python,
    version_of,
)

Component = dict[str, Any]
PARTS: Final = (".so", ".dll", ".dylib", ".pyd", ".exe")
# What the packages say of their licences, in the words of SPDX.
LICENCES: Final = {
    "accesskit": "(Apache-2.0 OR MIT) AND BSD-3-Clause",
    "graphemeu": "MIT",
    "ifaddr": "MIT",
    "msgspec": "BSD-3-Clause",
    "platformdirs": "MIT",
    "pygame-ce": "LGPL-2.1-or-later",
    "pytmx": "LGPL-3.0-only",
    "segno": "BSD-3-Clause",
    "tqdm": "MPL-2.0 AND MIT",
    "websockets": "BSD-3-Clause",
    "pyinstaller": "GPL-2.0-or-later WITH Bootloader-exception",
}


def write_sbom(program: Path, to: Path) -> Path:
    """Write the list for a program's folder: packages, Python, libraries, each binary's sum."""
    packages = [_package(name) for name in _names()]
    libraries = _libraries(program)
    files = list(_binaries(program))
    components = [*packages, *(each for each, _ in libraries.values()), *files]
    text = json.dumps(components, sort_keys=True)
    bill = {
        "$schema": "http://cyclonedx.org/schema/bom-1.5.schema.json",
        "bomFormat": "CycloneDX",
        "specVersion": "1.5",
        "serialNumber": f"urn:uuid:{uuid5(NAMESPACE_URL, text)}",
        "version": 1,
        "metadata": {
            "timestamp": datetime.fromtimestamp(moment(), UTC).isoformat(timespec="seconds"),
            "component": {
                "type": "application",
                "bom-ref": NAME,
                "name": NAME,
                "version": VERSION,
                "purl": f"pkg:generic/{NAME}@{VERSION}",
                "licenses": [{"license": {"id": "MIT"}}],
            },
        },
        "components": components,
        "dependencies": _dependencies(packages, libraries, files),
    }
    to.write_text(json.dumps(bill, indent=2, ensure_ascii=False) + "\n", encoding="utf-8")
    return to


def _names() -> list[str]:
    """The Python packages that the game runs with, and the one whose start code it carries."""
    tables = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
    return [*(wish.partition(">")[0] for wish in tables["project"]["dependencies"]), "pyinstaller"]


def _package(name: str) -> Component:
    version = metadata.version(name)
    return {
        "type": "library",
        "bom-ref": f"pkg:pypi/{name}@{version}",
        "name": name,
        "version": version,
        "purl": f"pkg:pypi/{name}@{version}",
        "licenses": _licence(LICENCES[name]),
    }


def _licence(expression: str) -> list[Component]:
    """One name, or several put together."""
    if " " in expression or expression.startswith("LicenseRef"):
        return [{"expression": expression}]
    return [{"license": {"id": expression}}]


def _libraries(program: Path) -> dict[str, tuple[Component, Library]]:
    """Whatever is there as a file, and what lies inside Python."""
    found: dict[str, Path | None] = {library.name: None for library in inside_python()}
    known = {library.name: library for library in inside_python()}
    for file in _parts(program):
        for library in all_in(file):
            if found.get(library.name) is None:
                found[library.name], known[library.name] = file, library
    python = next(each for each in LIBRARIES if each.name == "python")
    found.setdefault("python", None)
    known["python"] = python
    return {
        name: (_library(known[name], version_of(known[name], file)), known[name])
        for name, file in sorted(found.items())
    }


def _library(library: Library, version: str) -> Component:
    component: Component = {
        "type": "framework" if library.name == "python" else "library",
        "bom-ref": library.name,
        "name": library.name,
        "version": version,
        "purl": f"pkg:generic/{library.name.lower()}@{version}",
        "licenses": _licence(library.licence),
    }
    if library.cpe:
        component["cpe"] = f"cpe:2.3:a:{library.cpe}:{version}:*:*:*:*:*:*:*"
    return component


def _dependencies(
    packages: list[Component],
    libraries: dict[str, tuple[Component, Library]],
    files: list[Component],
) -> list[Component]:
    """Who needs whom: the program its packages and Python, those what came with them."""
    inside = {library.name for library in inside_python()}
    brought = sorted(libraries.keys() - inside - {"python"})
    needs: dict[str, list[str]] = {
        NAME: [*(each["bom-ref"] for each in packages), "python", *(f["bom-ref"] for f in files)],
        "python": sorted(inside & libraries.keys()),
    }
    for each in packages:
        needs[each["bom-ref"]] = brought if each["name"] == "pygame-ce" else []
    for name, (_, library) in libraries.items():
        wanted = [need for need in library.needs if need in libraries]
        needs[name] = sorted({*needs.get(name, []), *wanted})
    needs |= {each["bom-ref"]: [] for each in files}
    return [{"ref": ref, "dependsOn": sorted(set(on))} for ref, on in sorted(needs.items())]


def _parts(program: Path) -> list[Path]:
    """Every program and library in the folder."""
    return [
        file
        for file in sorted(program.rglob("*"))
        if file.is_file() and not file.is_symlink() and _is_part(file, program)
    ]


def _is_part(file: Path, program: Path) -> bool:
    named = any(ending in file.name.lower() for ending in PARTS)
    return named or (file.parent == program and file.name == program.name)


def _binaries(program: Path) -> Iterator[Component]:
    for file in _parts(program):
        path = file.relative_to(program).as_posix()
        digest = hashlib.sha256(file.read_bytes()).hexdigest()
        yield {
            "type": "file",
            "bom-ref": f"file:{path}",
            "name": path,
            "hashes": [{"alg": "SHA-256", "content": digest}],
        }
