"""Build what people download, on the machine at hand: `make dist`.

Linux: a tar of the frozen program and a Debian package. Windows: a zip. macOS: a zip of the application.
With `--onefile` (`make onefile`): the program as one file that unpacks itself at every start.
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
import tarfile
from pathlib import Path
from time import perf_counter

ROOT = Path(__file__).parent.parent
sys.path.insert(0, str(ROOT))

from client import __version__  # noqa: E402

DIST = ROOT / "dist"
FROZEN = DIST / "orrery"
APP_ID = "io.github.orrery.Orrery"
ICNS_KINDS = {16: b"icp4", 32: b"icp5", 64: b"icp6", 128: b"ic07", 256: b"ic08", 512: b"ic09"}
ICON_SIZES = (16, 24, 32, 48, 64, 128, 256, 512)


def main() -> None:
    if "--onefile" in sys.argv[1:]:
        freeze(DIST / "onefile", one_file=True)
        report(*(path for path in (DIST / "onefile").glob("orrery*") if path.is_file()))
        return
    shutil.rmtree(DIST, ignore_errors=True)
    freeze(DIST, one_file=False)
    print(f"{FROZEN.relative_to(ROOT)}: {_megabytes(FROZEN):.1f} MB")
    if sys.platform == "linux":
        report(tar(), deb())
    elif sys.platform == "darwin":
        report(Path(shutil.make_archive(str(DIST / f"Orrery-{__version__}-macos"), "zip", DIST, "Orrery.app")))
    else:
        report(Path(shutil.make_archive(str(DIST / f"Orrery-{__version__}-windows-x86_64"), "zip", DIST, "orrery")))
    print(f"first menu frame after {first_frame():.2f} s")


def freeze(folder: Path, one_file: bool) -> None:
    if sys.platform == "darwin":
        (ROOT / "build").mkdir(exist_ok=True)
        (ROOT / "build" / "orrery.icns").write_bytes(icns())
    environment = {**os.environ, "SOURCE_DATE_EPOCH": "1700000000", "PYTHONHASHSEED": "0"}
    if one_file:
        environment["ORRERY_ONEFILE"] = "1"
    places = ["--distpath", str(folder), "--workpath", str(ROOT / "build" / ("onefile" if one_file else "folder"))]
    command = [sys.executable, "-m", "PyInstaller", "--noconfirm", "--log-level", "WARN", *places]
    subprocess.run([*command, "packaging/orrery.spec"], cwd=ROOT, env=environment, check=True)


def icns() -> bytes:
    """The icon as macOS wants it: PNG pictures, each under the name of its size."""
    parts = []
    for size, kind in ICNS_KINDS.items():
        picture = (ROOT / "art/rendered/icon" / f"orrery_{size}.png").read_bytes()
        parts.append(kind + (8 + len(picture)).to_bytes(4, "big") + picture)
    content = b"".join(parts)
    return b"icns" + (8 + len(content)).to_bytes(4, "big") + content


def report(*paths: Path) -> None:
    for path in paths:
        print(f"{path.relative_to(ROOT)}: {path.stat().st_size / 1e6:.1f} MB")


def tar() -> Path:
    path = DIST / f"Orrery-{__version__}-linux-x86_64.tar.gz"
    with tarfile.open(path, "w:gz") as archive:
        archive.add(FROZEN, f"Orrery-{__version__}", filter=_owned_by_root)
    return path


def deb() -> Path:
    """Under /opt, with a link in /usr/bin, a desktop entry, AppStream metadata and icons in all sizes."""
    tree = ROOT / "build" / "deb"
    shutil.rmtree(tree, ignore_errors=True)
    shutil.copytree(FROZEN, tree / "opt" / "orrery", symlinks=True)
    (tree / "usr" / "bin").mkdir(parents=True)
    (tree / "usr" / "bin" / "orrery").symlink_to("/opt/orrery/orrery")
    _copy(ROOT / "packaging/linux" / f"{APP_ID}.desktop", tree / "usr/share/applications")
    _copy(ROOT / "packaging/linux" / f"{APP_ID}.metainfo.xml", tree / "usr/share/metainfo")
    for size in ICON_SIZES:
        icon = tree / "usr/share/icons/hicolor" / f"{size}x{size}" / "apps"
        icon.mkdir(parents=True)
        shutil.copy(ROOT / "art/rendered/icon" / f"orrery_{size}.png", icon / "orrery.png")
    _copy(ROOT / "LICENSE", tree / "usr/share/doc/orrery", "copyright")
    control = tree / "DEBIAN" / "control"
    control.parent.mkdir()
    control.write_text(_control(_megabytes(tree)), "utf-8")
    path = DIST / f"orrery_{__version__}_amd64.deb"
    subprocess.run(["dpkg-deb", "--root-owner-group", "-Zxz", "--build", str(tree), str(path)], check=True)
    return path


def _control(megabytes: float) -> str:
    return f"""Package: orrery
Version: {__version__}
Section: games
Priority: optional
Architecture: amd64
Installed-Size: {round(megabytes * 1000)}
Depends: libc6, libx11-6 | libwayland-client0
Maintainer: The Orrery team <orrery@localhost>
Description: space strategy board games on one table
 Play alone against bots, with friends at one screen, or over the local
 network. Rules enforced and explained in English and French.
"""


def first_frame() -> float:
    """Seconds from start to the first frame of the title screen, the second time."""
    command = [str(FROZEN / "orrery"), "--first-frame"]
    environment = {**os.environ, "SDL_VIDEODRIVER": "dummy", "SDL_AUDIODRIVER": "dummy"}
    seconds = 0.0
    for _ in range(2):
        began = perf_counter()
        subprocess.run(command, env=environment, check=True)
        seconds = perf_counter() - began
    return seconds


def _owned_by_root(entry: tarfile.TarInfo) -> tarfile.TarInfo:
    entry.uid = entry.gid = 0
    entry.uname = entry.gname = "root"
    return entry


def _copy(source: Path, folder: Path, name: str | None = None) -> None:
    folder.mkdir(parents=True, exist_ok=True)
    shutil.copy(source, folder / (name or source.name))


def _megabytes(folder: Path) -> float:
    return sum(path.stat().st_size for path in folder.rglob("*") if path.is_file() and not path.is_symlink()) / 1e6


if __name__ == "__main__":
    main()
