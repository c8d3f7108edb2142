"""What goes into the program and what stays out, the same for the game and for the bare window."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from fnmatch import fnmatch
from importlib.util import find_spec
from pathlib import Path, PureWindowsPath
from textwrap import indent
from typing import Final

from build.environment import ROOT
from build.package.identity import NAME, system
from game.catalogue import SHELF
from game.compiled import FOLDER, LIST, fitting, manifest

Entry = tuple[str, str, str]  # PyInstaller's: name in the package, source, kind

# Parts of Python and of the packages that no line of the game runs. Too many of them are found
# out only when the program runs: `--selftest` and the tests start what was built.
EXCLUDES: Final = (
    *("_hashlib", "_ssl", "ssl", "ftplib", "smtplib", "netrc", "webbrowser"),
    *("http.server", "http.cookies", "http.cookiejar"),
    *("asyncio", "xmlrpc", "tkinter", "unittest", "doctest", "pdb", "pydoc", "test"),
    *("bz2", "lzma", "_bz2", "_lzma", "_uuid", "curses", "readline"),
    *("setuptools", "pkg_resources", "_wmi"),
    *("numpy", "IPython", "ipywidgets", "matplotlib", "pandas", "rich", "requests", "yaml"),
    *("pygame.camera", "pygame.midi", "pygame.examples", "pygame.tests", "pygame.docs"),
    # Words of East Asia in old encodings: ours are UTF-8, in and out.
    *("_codecs_cn", "_codecs_hk", "_codecs_iso2022", "_codecs_jp", "_codecs_kr", "_codecs_tw"),
    *("_multibytecodec", "html", "tarfile", "statistics", "_pydecimal"),
    "xml.dom",
    # Phones are spoken to by a thread of ours, through what websockets knows of the words alone.
    *("websockets.asyncio", "websockets.sync", "websockets.trio", "websockets.legacy"),
    *("websockets.speedups", "websockets.client", "websockets.cli", "websockets.proxy"),
    *("multiprocessing.managers", "multiprocessing.shared_memory", "multiprocessing.sharedctypes"),
    *("pygame.pixelarray", "pygame.freetype", "pygame._freetype"),
    *("pygame.ftfont",),
    *("pygame.surfarray", "pygame.sndarray", "pygame._camera", "pygame.pypm", "OpenGL"),
)

# Every Linux has its own, and must use its own: only then the C library alone decides where
# the program runs, and graphics drivers find the version they were built with.
SYSTEM_LIBRARIES: Final = (
    *("libstdc++", "libgcc_s", "libwayland", "libX", "libasound.so"),
    *(
        "libxcb",
        "libbsd.so",
        "libmd.so",
    ),  # what X itself needs
)

# Their licence lets everybody put in a version of their own, so they lie in files of their own.
REPLACEABLE: Final = {"pygame": "pyc", "pytmx": "pyc"}

# UTF-8 wherever the system would have another encoding: no other is packed.
OPTIONS: Final = [("X utf8_mode=1", None, "OPTION")]

# Brought along by hooks and used by nobody.
UNUSED_DATA: Final = ("pygame/freesansbold.ttf", "setuptools")
# What is known of a package is its version and its licences. The rest says how pip installed it,
# down to the sums of scripts that name the folder of the checkout: every one gave other bytes.
INSTALLED: Final = ".dist-info"
KNOWN: Final = ("METADATA", "licenses")
# Formats of pictures and sounds that are none of ours, and MIDI: on Windows SDL asks for them only
# when it meets one. Elsewhere it is tied to them.
UNUSED_LIBRARIES: Final = (
    *("portmidi.dll", "libtiff-5.dll", "libwebp-7.dll", "libwebpdemux-2.dll", "libjpeg-62.dll"),
    *("libxmp.dll", "libwavpack-1.dll", "libopusfile-0.dll", "libopus-0.dll", "libogg-0.dll"),
    "freetype.dll",  # for `pygame.freetype` alone: what draws our letters has one of its own inside
)

# What PyInstaller runs before the program. Its help for multiprocessing loads that at every
# start; only `simulate` and its helper processes need it, and the first frame would wait for it.
POINTLESS_HOOK: Final = "pyi_rth_pkgutil"
HELPERS_HOOK: Final = "pyi_rth_multiprocessing"
WITH_HELPERS: Final = ("simulate", "--multiprocessing-fork", "-c")


# Notes for illustrators, and what translators write: the program reads what comes out of it.
FOR_PEOPLE: Final = ("art/*.md", "*.po", "*.pot", "*.csv")


@dataclass(frozen=True, slots=True)
class Program:
    """One executable to make: its name, its first file, and whether our assets come along."""

    name: str
    script: Path
    with_assets: bool


HOMES: Final = ("game", "scenes")
GAME: Final = Program(NAME, ROOT / "main.py", with_assets=True)
BARE: Final = Program("bare-window", ROOT / "build" / "bench" / "bare.py", with_assets=False)
PROGRAMS: Final = {program.name: program for program in (GAME, BARE)}


def assets(program: Program) -> list[tuple[str, str]]:
    """Our files for PyInstaller: where each is, and its folder in the package."""
    if not program.with_assets:
        return []
    folder = ROOT / "assets"
    files = (file for file in sorted(folder.rglob("*")) if file.is_file())
    return [
        (str(file), file.parent.relative_to(ROOT).as_posix())
        for file in files
        if not any(fnmatch(file.relative_to(folder).as_posix(), pattern) for pattern in FOR_PEOPLE)
    ]


def tables(program: Program) -> list[tuple[str, str]]:
    """Which signs make up a letter, as far as Unicode says: data of a package, not modules."""
    found = find_spec("grapheme")
    if not program.with_assets or found is None or found.origin is None:
        return []
    folder = Path(found.origin).parent / "data"
    return [(str(file), "grapheme/data") for file in sorted(folder.glob("*.json"))]


def compiled_rules(program: Program, work: str) -> list[tuple[str, str]]:
    """The compiled rules, where they fit these sources, and a list that asks for no sources."""
    found = fitting(FOLDER, ROOT) if program.with_assets else {}
    if not found:
        return []
    files = {name: file.relative_to(FOLDER) for name, file in sorted(found.items())}
    named = Path(work) / LIST
    named.write_text(manifest({name: file.as_posix() for name, file in files.items()}, {}), "utf-8")
    places = [(str(found[name]), FOLDER.name / file.parent) for name, file in files.items()]
    return [(str(named), FOLDER.name), *((file, place.as_posix()) for file, place in places)]


def found_by_folder(program: Program) -> list[str]:
    """Every module in a folder of a game: those are looked up by name, and no line imports them."""
    if not program.with_assets:
        return []
    folders = {game.folder for game in SHELF.values()}
    files = (file.relative_to(ROOT) for home in HOMES for file in (ROOT / home).rglob("*.py"))
    paths = sorted(file.with_suffix("").parts for file in files)
    return [".".join(path).removesuffix(".__init__") for path in paths if folders & {*path}]


def needed_binaries(entries: Iterable[Entry]) -> list[Entry]:
    """Shared libraries without those that every Linux has, and each of them only once."""
    if system() == "windows":
        return list(_each_once(entries))
    if system() != "linux":
        return list(entries)
    return [each for each in entries if not Path(each[0]).name.startswith(SYSTEM_LIBRARIES)]


def _each_once(entries: Iterable[Entry]) -> Iterator[Entry]:
    """Without second copies: pygame loads those beside it, and two SDLs know nothing of each other.

    What is named without an ending is a library that a line of ours loads by this name.
    """
    found = list(entries)
    beside_pygame = {PureWindowsPath(each[0]).name for each in found if _with_pygame(each)}
    for each in found:
        name = PureWindowsPath(each[0]).name
        is_copy = not _with_pygame(each) and {name, f"{name}.dll"} & beside_pygame
        if not is_copy and name not in UNUSED_LIBRARIES:
            yield each


def _with_pygame(entry: Entry) -> bool:
    return PureWindowsPath(entry[0]).parent.name == "pygame"


def papers_inside(program: Program) -> list[tuple[str, str]]:
    """The licences go into the app on macOS: what lies beside it stays behind when it is moved."""
    if system() != "macos" or not program.with_assets:
        return []
    files = [(str(ROOT / name), ".") for name in ("LICENSE", "THIRD-PARTY.md")]
    return [*files, (str(ROOT / "docs" / "licences"), "licences")]


def needed_data(entries: Iterable[Entry]) -> list[Entry]:
    """Files without what hooks bring along in vain."""
    paths = ((each, PureWindowsPath(each[0])) for each in entries)  # which knows both slashes
    return [
        each
        for each, path in paths
        if not path.as_posix().startswith(UNUSED_DATA) and not _tells_of_installing(path)
    ]


def _tells_of_installing(path: PureWindowsPath) -> bool:
    folder, *inside = path.parts
    return folder.endswith(INSTALLED) and any(name not in KNOWN for name in inside[:1])


def needed_scripts(entries: Iterable[Entry], work: str) -> Iterator[Entry]:
    """What runs at the start: the program, and before it no more than it needs."""
    for name, source, kind in entries:
        if name == HELPERS_HOOK:
            hook = Path(source).read_text(encoding="utf-8")
            only = Path(work) / "helpers.py"
            test = f"import sys\n\nif set({WITH_HELPERS}).intersection(sys.argv):\n"
            only.write_text(test + indent(hook, "    "), encoding="utf-8")
            yield name, str(only), kind
        elif name != POINTLESS_HOOK:
            yield name, source, kind
