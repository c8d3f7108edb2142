"""Where players look: what the shops are told, and the folder that becomes an AppImage."""

from __future__ import annotations

import hashlib
import os
import plistlib
import re
import shutil
import subprocess
import tarfile
import tomllib
from pathlib import Path

import pytest
from ruamel.yaml import YAML

from build.album.moments import SHOPS
from build.environment import ROOT
from build.package import appimage, linux, macos, shops
from build.package.identity import APP_ID, HOME_PAGE, NAME, RELEASES, TITLE, VERSION
from build.package.papers import FILES, fill_in
from build.package.pictures import SIZE
from game.catalogue import SHELF

PACKAGES = (
    f"{NAME}-{VERSION}-linux-x86_64-glibc2.28.tar.xz",
    f"{NAME}-{VERSION}-linux-arm64-glibc2.28.tar.xz",
    f"{NAME}-{VERSION}-windows-x86_64-setup.exe",
    f"{NAME}-{VERSION}-macos-universal.zip",
)
TEMPLATES = sorted(file for file in FILES.rglob("*") if file.is_file() and file.suffix != ".toml")


@pytest.fixture
def told(tmp_path: Path) -> Path:
    """What the shops are told of packages that are all there."""
    dist = tmp_path / "dist"
    dist.mkdir()
    for name in PACKAGES:
        (dist / name).write_text(name, encoding="utf-8")
    shops.write_all(dist, tmp_path / "shops")
    return tmp_path / "shops"


def test_nothing_is_left_open_where_every_package_is_there(told: Path) -> None:
    files = [file for file in told.rglob("*") if file.is_file()]
    assert len(files) == len(shops.SHOPS)
    for file in files:
        assert shops.OPEN.findall(file.read_text(encoding="utf-8")) == [], file


def test_a_package_that_is_not_there_is_said(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert shops.main([str(tmp_path), str(tmp_path / "shops")]) == 0
    assert "still open are @SETUP@, @SETUP_SUM@" in capsys.readouterr().out


def test_flathub_gets_the_archives_with_their_sums(told: Path) -> None:
    manifest = YAML(typ="safe").load(told / "flathub" / f"{APP_ID}.yml")
    assert manifest["id"] == APP_ID
    assert manifest["command"] == NAME
    assert not [each for each in manifest["finish-args"] if "network" in each or "host" in each]
    (module,) = manifest["modules"]
    for source, name in zip(module["sources"], PACKAGES[:2], strict=True):
        assert source["url"] == f"{RELEASES}/download/v{VERSION}/{name}"
        assert source["sha256"] == hashlib.sha256(name.encode()).hexdigest()


def test_winget_names_one_program_and_one_version_everywhere(told: Path) -> None:
    files = [YAML(typ="safe").load(file) for file in (told / "winget").iterdir()]
    assert {each["PackageIdentifier"] for each in files} == {"Backyardia.BugCouncil"}
    assert {each["PackageVersion"] for each in files} == {VERSION}
    assert {each["ManifestType"] for each in files} == {"version", "installer", "defaultLocale"}


def test_the_shop_that_has_two_programs_is_told_which_one_to_start() -> None:
    text = (FILES / "shops" / "itch.toml").read_text(encoding="utf-8")
    actions = tomllib.loads(text)["actions"]
    assert [each["path"] for each in actions] == ["@PLAY@", "README.txt"]
    script = (FILES / "itch.sh").read_text(encoding="utf-8")
    assert f"{NAME}.exe" in script
    subprocess.run(["sh", "-n", str(FILES / "itch.sh")], check=True)


def test_the_shop_gets_every_package_through_its_own_door(tmp_path: Path) -> None:
    """Its program is not here: what would be handed over is written down instead."""
    dist = tmp_path / "dist"
    folder = tmp_path / f"{NAME}-{VERSION}"
    folder.mkdir()
    (folder / "README.txt").touch()
    (folder / f"{TITLE}.app").mkdir()
    dist.mkdir()
    for file in PACKAGES[:2]:
        with tarfile.open(dist / file, "w:xz") as archive:
            archive.add(folder, folder.name)
    for machine in ("windows-x86_64", "macos-universal"):
        shutil.make_archive(str(dist / f"{NAME}-{VERSION}-{machine}"), "zip", tmp_path, folder.name)
    butler = tmp_path / "butler"
    butler.write_text('#!/bin/sh\necho "$@"\ncat "$4/.itch.toml"\n', encoding="utf-8")
    butler.chmod(0o755)
    settings = os.environ | {"PATH": f"{tmp_path}{os.pathsep}{os.environ['PATH']}"}
    command = ["bash", str(FILES / "itch.sh"), str(dist), "somebody/game", VERSION]
    told = subprocess.run(command, env=settings, capture_output=True, text=True, check=True).stdout
    pushed = re.findall(r"^push --userversion (\S+) \S+ somebody/game:(\S+)$", told, re.MULTILINE)
    channels = ["linux-arm64", "linux-x86_64", "windows", "macos"]
    assert pushed == [(VERSION, channel) for channel in channels]
    started = re.findall(r'^path = "(.+)"$', told, re.MULTILINE)
    assert started[::2] == [NAME, NAME, f"{NAME}.exe", f"{TITLE}.app"]


def test_the_pictures_that_are_named_can_be_drawn() -> None:
    about = (FILES / "metainfo.xml").read_text(encoding="utf-8")
    assert set(re.findall(r"/screenshots/(\w+)\.png<", about)) == set(SHOPS)
    sizes = set(re.findall(r'width="(\d+)" height="(\d+)"', about))
    assert sizes == {tuple(map(str, SIZE))}


def test_software_centres_name_every_game() -> None:
    about = " ".join((FILES / "metainfo.xml").read_text(encoding="utf-8").split())
    for game in SHELF.values():
        assert f"<li>{game.title}, " in about


@pytest.mark.parametrize("file", TEMPLATES, ids=lambda file: file.name)
def test_addresses_are_named_in_one_place(file: Path) -> None:
    """Only the form of Debian's copyright file, of Apple's lists and of man pages have others."""
    text = file.read_text(encoding="utf-8")
    found = set(re.findall(r"https?://[^/\s\"]+", text))
    assert found <= {"https://www.debian.org", "http://www.apple.com"}
    assert HOME_PAGE not in text


def test_macos_is_told_the_version_twice_and_which_files_it_opens() -> None:
    assert macos.INFO["CFBundleVersion"] == macos.INFO["CFBundleShortVersionString"] == VERSION
    plistlib.dumps(dict(macos.INFO))
    allowed = plistlib.loads(macos.ENTITLEMENTS.read_bytes())
    assert allowed["com.apple.security.cs.allow-unsigned-executable-memory"] is True


def test_only_one_line_of_the_list_is_needed_to_fuse_what_comes_in_two(tmp_path: Path) -> None:
    text = macos._only_msgspec(tmp_path).read_text(encoding="utf-8")
    assert text.startswith("msgspec==")
    assert text.count("--hash=sha256:") > 10
    assert text.count("\n") == 1


def test_the_notes_of_a_version_can_be_read_by_software_centres() -> None:
    about = fill_in("metainfo.xml", RELEASE_NOTES="")
    assert about.count(f">{HOME_PAGE}") >= 4


@pytest.mark.package
def test_the_software_centre_finds_nothing_wrong(unpacked: Path) -> None:
    about = unpacked / "share" / "metainfo" / f"{APP_ID}.metainfo.xml"
    command = ["appstreamcli", "validate", "--no-net", "--no-color", str(about)]
    checked = subprocess.run(command, capture_output=True, text=True, check=False)
    assert checked.returncode == 0, checked.stdout
    assert re.findall(r"^[EW]: .*", checked.stdout, re.MULTILINE) == []


@pytest.mark.package
def test_the_folder_of_the_appimage_opens_every_file(
    unpacked: Path, tmp_path: Path, stranger: dict[str, str]
) -> None:
    source = tmp_path / "source"
    shutil.copytree(unpacked, source, symlinks=True)
    subprocess.run(["chmod", "--recursive", "u+w", str(source)], check=True)
    folder = appimage.lay_out(source, tmp_path / "App Dir")
    ended = subprocess.run(
        [str(folder / "AppRun"), "--selftest", "files"],
        cwd="/",
        env=stranger,
        capture_output=True,
        text=True,
        check=False,
    )
    assert ended.returncode == 0, ended.stderr
    entry = (folder / f"{APP_ID}.desktop").read_text(encoding="utf-8")
    assert f"\nIcon={APP_ID}\n" in entry
    assert (folder / f"{APP_ID}.png").is_file()


@pytest.fixture
def small_archive(tmp_path: Path) -> Path:
    """The folder of an archive whose program only says that it runs."""
    folder = tmp_path / "archive"
    linux.put_menu_files(folder / "share", NAME)
    (folder / "install.sh").touch()
    program = folder / NAME
    program.write_text('#!/bin/sh\necho "it runs: $*"\n', encoding="utf-8")
    program.chmod(0o755)
    return folder


@pytest.mark.skipif(shutil.which("mksquashfs") is None, reason="needs what .ci/run installs")
def test_an_appimage_is_the_folder_behind_somebody_elses_runtime(
    small_archive: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """No runtime is to be had here; this one unpacks what others mount. Made again it is equal."""
    runtime = tmp_path / "runtime"
    script = '#!/bin/sh\nunsquashfs -q -n -d "$0.d" -o 00000 "$0" >&2\nexec "$0.d/AppRun" "$@"\n'
    runtime.write_text(script.replace("00000", f"{len(script):05}"), encoding="utf-8")
    monkeypatch.setenv(appimage.RUNTIME, str(runtime))
    made = []
    for name in ("one", "other"):
        work = tmp_path / name
        work.mkdir()
        made += appimage.pack_if_possible(small_archive, work, work)
    assert made[0].read_bytes() == made[1].read_bytes()
    said = subprocess.run([str(made[0]), "a b"], capture_output=True, text=True, check=True)
    assert said.stdout == "it runs: a b\n"


def test_the_workflow_writes_what_the_shops_want() -> None:
    text = (ROOT / ".github" / "workflows" / "release.yml").read_text(encoding="utf-8")
    assert "build.package.shops dist" in text
