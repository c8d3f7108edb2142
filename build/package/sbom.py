"""The list of what a package is made of, in the CycloneDX form that scanners read."""

from __future__ import annotations

import hashlib
import json
import platform
import sqlite3
import tomllib
from collections.abc import Iterator
from datetime import UTC, datetime
from importlib import metadata
from pathlib import Path
from typing import Any, Final
from uuid import uuid4

from build.environment import ROOT
from build.package.identity import NAME, VERSION

Component = dict[str, Any]
LIBRARIES: Final = (".so", ".dll", ".dylib", ".pyd")


def write_sbom(program: Path, to: Path) -> Path:
    """Write the list for a program's folder: packages, Python, each binary with its sum."""
    bill = {
        "$schema": "http://cyclonedx.org/schema/bom-1.5.schema.json",
        "bomFormat": "CycloneDX",
        "specVersion": "1.5",
        "serialNumber": f"urn:uuid:{uuid4()}",
        "version": 1,
        "metadata": {
            "timestamp": datetime.now(UTC).isoformat(timespec="seconds"),
            "component": {
                "type": "application",
                "bom-ref": NAME,
                "name": NAME,
                "version": VERSION,
                "licenses": [{"license": {"id": "MIT"}}],
            },
        },
        "components": [*_packages(), _python(), _database(), *_binaries(program)],
    }
    to.write_text(json.dumps(bill, indent=2, ensure_ascii=False) + "\n", encoding="utf-8")
    return to


def _packages() -> Iterator[Component]:
    """The Python packages that the game runs with, and the one whose start code it carries."""
    tables = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
    names = [wish.partition(">")[0] for wish in tables["project"]["dependencies"]]
    for name in [*names, "pyinstaller"]:
        facts = metadata.metadata(name)
        version = facts["Version"]
        component: Component = {
            "type": "library",
            "bom-ref": f"pkg:pypi/{name}@{version}",
            "name": name,
            "version": version,
            "purl": f"pkg:pypi/{name}@{version}",
        }
        licence = facts["License-Expression"] or facts["License"]
        if licence:
            component["licenses"] = [{"license": {"name": licence.splitlines()[0]}}]
        yield component


def _python() -> Component:
    return {
        "type": "framework",
        "bom-ref": "python",
        "name": "python",
        "version": platform.python_version(),
        "licenses": [{"license": {"id": "PSF-2.0"}}],
    }


def _database() -> Component:
    """Python's way to it is a module of its own; the library lies beside it or inside."""
    return {
        "type": "library",
        "bom-ref": "sqlite",
        "name": "sqlite",
        "version": sqlite3.sqlite_version,
        "licenses": [{"license": {"name": "public domain"}}],
    }


def _binaries(program: Path) -> Iterator[Component]:
    for file in sorted(program.rglob("*")):
        is_library = any(ending in file.name for ending in LIBRARIES)
        if not is_library or file.is_symlink() or not file.is_file():
            continue
        path = file.relative_to(program).as_posix()
        digest = hashlib.sha256(file.read_bytes()).hexdigest()
        yield {
            "type": "file",
            "bom-ref": f"file:{path}",
            "name": path,
            "hashes": [{"alg": "SHA-256", "content": digest}],
        }
