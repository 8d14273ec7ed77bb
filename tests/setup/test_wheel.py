"""The wheel, installed where there is neither a compiler nor Node: it serves and plays, and compiles nothing. If its
compiled code doesn't fit, it says so and compiles."""

import json
import os
import shutil
import subprocess
import sys
import tarfile
import time
import urllib.request
import zipfile
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from importlib import metadata
from pathlib import Path

import pytest

from brethren.games import GAMES
from tests.ports import free_port
from tests.server.server_process import EASY

ROOT = Path(__file__).parents[2]
UV = str(Path(sys.executable).with_name("uv"))
MEGABYTE = 1_000_000
RUN_EVERYTHING = """
import gc
from brethren.games import GAMES
from brethren.cli.warm import _batches, _playouts
from brethren.kernel.compiler import EntryKernel
from brethren.server.rehearsal import compile_for_tables

for key, game in GAMES.items():
    compile_for_tables(key)
    _playouts(game)
    _batches(game)
kernels = [kernel for kernel in gc.get_objects() if isinstance(kernel, EntryKernel)]
print(*(sum(len(getattr(kernel.stats, kind)) for kernel in kernels) for kind in ("cache_hits", "cache_misses")))
"""
ONE_KERNEL = """
from brethren.games import GAMES
from brethren.game.entry_points import setup_at

GAMES["battle"].start()
print(len(setup_at.stats.cache_hits), len(setup_at.stats.cache_misses))
"""
FOUND, COMPILED = "1 0", "0 1"


@dataclass
class Installed:
    """A virtual environment with nothing in it but the wheel and what that needs."""

    folder: Path
    home: Path

    @property
    def shipped(self) -> Path:
        return next(self.folder.glob("lib/python*/site-packages/brethren/compiled"))

    def environment(self, **more: str) -> dict[str, str]:
        return {"PATH": str(self.folder / "bin"), "HOME": str(self.home), **more}

    def run(self, *command: object, **more: str) -> subprocess.CompletedProcess[str]:
        program = [str(self.folder / "bin" / str(command[0])), *map(str, command[1:])]
        environment = self.environment(**more)
        done = subprocess.run(program, env=environment, cwd=self.home, capture_output=True, text=True, check=False)
        assert done.returncode == 0, done.stderr
        return done

    def compiled_here(self) -> list[Path]:
        return [file for file in self.home.rglob("compiled/*") if file.is_file()]

    @contextmanager
    def serving(self, **more: str) -> Iterator[str]:
        port = free_port()
        command = [str(self.folder / "bin/brethren"), "serve", "--port", str(port), "--data", str(self.home / "data")]
        environment = self.environment(**EASY, **more)
        with (self.home / "log").open("w") as log:
            server = subprocess.Popen(command, env=environment, cwd=self.home, stdout=log, stderr=log)
        try:
            self._wait(f"http://127.0.0.1:{port}/health", server)
            yield f"http://127.0.0.1:{port}"
        finally:
            server.terminate()
            server.wait(60)

    def _wait(self, url: str, server: subprocess.Popen[bytes]) -> None:
        for _ in range(1200):
            assert server.poll() is None, (self.home / "log").read_text()
            try:
                urllib.request.urlopen(url).close()
                return
            except OSError:
                time.sleep(0.1)
        raise AssertionError("the server doesn't answer")


def built(kind: str, checkout: Path, folder: Path) -> Path:
    build = [sys.executable, "-m", "hatchling", "build", "-t", kind, "-d", str(folder)]
    subprocess.run(build, cwd=checkout, check=True, capture_output=True)
    (made,) = folder.iterdir()
    return made


@pytest.fixture(scope="module")
def wheel(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return built("wheel", ROOT, tmp_path_factory.mktemp("dist"))


@pytest.fixture(scope="module")
def environment(wheel: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("venv")
    subprocess.run([UV, "venv", "--quiet", "--clear", "--python", sys.executable, str(folder)], check=True)
    install = [UV, "pip", "install", "--quiet", "--python", str(folder / "bin/python")]
    subprocess.run([*install, "--require-hashes", "-r", str(ROOT / "requirements.lock")], check=True)
    subprocess.run([*install, "--no-deps", str(wheel)], check=True)
    return folder


@pytest.fixture
def installed(environment: Path, tmp_path: Path) -> Iterator[Installed]:
    """Whatever a test does to the compiled code is undone."""
    place = Installed(environment, tmp_path)
    shipped, kept = place.shipped, tmp_path.with_name(f"{tmp_path.name}-kept")
    shutil.copytree(shipped, kept)
    yield place
    shutil.rmtree(shipped)
    shutil.move(kept, shipped)


def test_it_is_small_enough_to_be_sent_around(wheel: Path) -> None:
    assert wheel.stat().st_size < 25 * MEGABYTE
    assert "-py3-none-" in wheel.name


def test_it_brings_the_numba_that_compiled_it(wheel: Path) -> None:
    with zipfile.ZipFile(wheel) as opened:
        (about,) = (name for name in opened.namelist() if name.endswith(".dist-info/METADATA"))
        assert f"Requires-Dist: numba=={metadata.version('numba')}\n" in opened.read(about).decode()


def test_the_sources_alone_build_the_same_wheel(wheel: Path, tmp_path: Path) -> None:
    with tarfile.open(built("sdist", ROOT, tmp_path / "sdist")) as sources:
        sources.extractall(tmp_path, filter="data")
    (checkout,) = tmp_path.glob("brethren-*")
    assert built("wheel", checkout, tmp_path / "wheel").read_bytes() == wheel.read_bytes()


def test_it_serves_and_plays_every_game_without_compiling_anything(installed: Installed) -> None:
    with installed.serving() as url:
        page = urllib.request.urlopen(url).read()
        assert b"<script" in page
        for game in GAMES:
            played = installed.run("python", ROOT / "examples/bot.py", url, game)
            assert ", won by " in played.stdout
    assert installed.compiled_here() == []
    assert "compiled" not in (installed.home / "log").read_text()


def test_every_kernel_in_it_loads_and_runs(installed: Installed) -> None:
    loaded, compiled = map(int, installed.run("python", "-c", RUN_EVERYTHING).stdout.split())
    kernels = [file for file in installed.shipped.iterdir() if file.name.startswith("brethren.")]
    ours = [file for file in kernels if not file.name.startswith("brethren.research.")]
    assert (loaded, compiled) == (len(ours), 0)
    assert installed.run("python", "-c", ONE_KERNEL).stdout.strip() == FOUND


def test_from_other_sources_it_compiles_and_says_so(installed: Installed) -> None:
    about = json.loads((installed.shipped / "about.json").read_bytes())
    (installed.shipped / "about.json").write_text(json.dumps({**about, "sources": "0" * 64}))
    assert installed.run("python", "-c", ONE_KERNEL).stdout.strip() == COMPILED
    with installed.serving():
        said = (installed.home / "log").read_text()
    assert "It was compiled from other sources than are here. So it is compiled now, once." in said


@pytest.mark.parametrize(("what", "other"), [("python", "cpython 3.99"), ("numba", "0.0.1")])
def test_for_another_python_or_numba_it_compiles_and_says_so(installed: Installed, what: str, other: str) -> None:
    about = json.loads((installed.shipped / "about.json").read_bytes())
    (installed.shipped / "about.json").write_text(json.dumps({**about, what: other}))
    assert installed.run("python", "-c", ONE_KERNEL).stdout.strip() == COMPILED
    said = installed.run("python", "-c", "from brethren.kernel import why_not_shipped; print(why_not_shipped())").stdout
    assert other in said


@pytest.mark.skipif(os.uname().machine != "x86_64", reason="only there the wheel needs anything of a processor")
def test_on_an_older_processor_it_compiles_and_says_so(installed: Installed) -> None:
    older = {"NUMBA_CPU_NAME": "x86-64-v2", "NUMBA_CPU_FEATURES": "+sse4.2,+popcnt"}
    assert installed.run("python", "-c", ONE_KERNEL, **older).stdout.strip() == COMPILED
    with installed.serving(**older):
        said = (installed.home / "log").read_text()
    assert "It was compiled for newer processors: this one has no avx, avx2, " in said


def test_damaged_code_is_compiled_anew(installed: Installed) -> None:
    for file in installed.shipped.glob("brethren.game.entry_points.setup_at.*"):
        file.write_bytes(file.read_bytes()[:-1])
    done = installed.run("python", "-c", ONE_KERNEL)
    assert done.stdout.strip() == COMPILED
    assert "is damaged: it is compiled again" in done.stderr
    assert installed.run("python", "-c", ONE_KERNEL).stdout.strip() == FOUND
