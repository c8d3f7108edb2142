"""The archive for Windows can be read by anybody, whoever has packed what is in it."""

from __future__ import annotations

import sys
import zlib
from collections.abc import Callable
from pathlib import Path
from types import SimpleNamespace
from zipfile import ZIP_DEFLATED, ZipFile, ZipInfo

import pytest

from build.package import zipping
from build.package.identity import moment

CONTENT = {"game/ä.txt": b"bees " * 99, "game/deep/er/none": b"", "game/one.ogg": bytes(range(256))}


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    for name, content in CONTENT.items():
        file = tmp_path / name
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_bytes(content)
    return tmp_path / "game"


def with_library(monkeypatch: pytest.MonkeyPatch) -> None:
    """Something in the place of libdeflate; the archive must not care who packs."""

    def packed(content: bytes, level: int) -> bytearray:
        assert level == zipping.SMALLEST
        return bytearray(zlib.compress(content, 1, -zlib.MAX_WBITS))

    monkeypatch.setitem(sys.modules, "deflate", SimpleNamespace(deflate_compress=packed))


def without_library(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "deflate", None)


@pytest.mark.parametrize("packer", [with_library, without_library])
def test_what_was_packed_is_unpacked_again(
    folder: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, packer: Callable[..., None]
) -> None:
    packer(monkeypatch)
    with ZipFile(zipping.zip_up(folder, tmp_path / "game.zip")) as archive:
        assert archive.testzip() is None
        assert {name: archive.read(name) for name in archive.namelist()} == CONTENT
        for entry in archive.infolist():
            assert entry.compress_type == ZIP_DEFLATED
            assert entry.external_attr >> 16 == 0o100644


def test_every_file_bears_the_time_of_the_source(
    folder: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """To two seconds, finer than which the form does not go."""
    monkeypatch.setenv("SOURCE_DATE_EPOCH", "1763845321")
    moment.cache_clear()
    with ZipFile(zipping.zip_up(folder, tmp_path / "game.zip")) as archive:
        times: set[tuple[int, ...]] = {entry.date_time for entry in archive.infolist()}
    moment.cache_clear()
    assert times == {(2025, 11, 22, 21, 2, 0)}


def test_heads_are_the_ones_that_python_writes(folder: Path, tmp_path: Path) -> None:
    file = zipping.zip_up(folder, tmp_path / "game.zip")
    with ZipFile(file) as archive:
        for entry in archive.infolist():
            wanted = ZipInfo(entry.filename, entry.date_time)
            wanted.compress_type = ZIP_DEFLATED
            for fact in ("CRC", "compress_size", "file_size", "flag_bits"):
                setattr(wanted, fact, getattr(entry, fact))
            head = file.read_bytes()[entry.header_offset :].partition(b"game/")[0]
            assert head[:6] + head[8:] == wanted.FileHeader()[:6] + wanted.FileHeader()[8:30]


def test_a_larger_archive_is_said(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    without_library(monkeypatch)
    zipping.packer()
    assert "larger than it need be" in capsys.readouterr().out
