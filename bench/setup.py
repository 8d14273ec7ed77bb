"""From a fresh clone to the first move: every way in, with all caches empty. Writes bench/results.md.

python -m bench.setup          # ten minutes
python -m bench.setup tests    # how long `make test` takes, set-up included
"""

import argparse
import os
import platform
import resource
import signal
import socket
import subprocess
import sys
import tempfile
import time
import urllib.request
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path

from bench.first_move import first_move
from bench.results import cpu_model, table, write_section

ROOT = Path(__file__).parents[1]
CHOSEN = "cartagena"
PATIENCE = 1800
MEGABYTE = 1_000_000
HEADING, TESTS_HEADING = "From nothing to the first move", "From nothing to all tests"


class Machine:
    """A folder with a fresh clone, a home of its own, and no cache of any kind."""

    def __init__(self, folder: Path) -> None:
        self.folder, self.clone = folder, folder / "clone"
        folder.chmod(0o755)  # PostgreSQL is run by somebody else than root
        subprocess.run(["git", "clone", "--quiet", "--depth", "1", f"file://{ROOT}", str(self.clone)], check=True)
        with socket.socket() as free:
            free.bind(("127.0.0.1", 0))
            self.port = free.getsockname()[1]
        caches = {
            name: str(folder / "caches" / name) for name in ("XDG_CACHE_HOME", "UV_CACHE_DIR", "npm_config_cache")
        }
        self.environment = {**os.environ, **caches, "PIP_NO_CACHE_DIR": "1", "BRETHREN_PORT": str(self.port)}
        # What would lead to other sources, or have every start compile Python's sources again, as no user's does.
        for name in ("PYTHONPATH", "PYTHONDONTWRITEBYTECODE"):
            self.environment.pop(name, None)

    @property
    def url(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    def do(self, *command: str, **more: str) -> float:
        """Seconds that this takes."""
        begun = time.perf_counter()
        subprocess.run(command, cwd=self.clone, env={**self.environment, **more}, check=True, stdout=sys.stderr)
        return time.perf_counter() - begun

    @contextmanager
    def started(self, *command: str) -> Iterator[Callable[[], float]]:
        """Something that serves; and a clock that has run since it was started."""
        begun = time.perf_counter()
        process = subprocess.Popen(
            command, cwd=self.clone, env=self.environment, stdout=sys.stderr, start_new_session=True
        )
        try:
            yield lambda: time.perf_counter() - begun
        finally:
            os.killpg(process.pid, signal.SIGTERM)
            process.wait()

    def wait_for_harbour(self) -> None:
        give_up = time.monotonic() + PATIENCE
        while time.monotonic() < give_up:
            try:
                if b"<script" in urllib.request.urlopen(self.url, timeout=5).read():
                    return
            except OSError:
                pass
            time.sleep(0.05)
        raise TimeoutError("no harbour")


def measure_ways_in(machine: Machine) -> list[tuple[str, str]]:
    rows: list[tuple[str, str]] = []

    def note(what: str, figure: str) -> None:
        print(f"{what}: {figure}", flush=True)
        rows.append((what, figure))

    with machine.started("make", "run") as clock:
        machine.wait_for_harbour()
        note("`make run` to the harbour", f"{clock():.0f} s")
        first_move(machine.url, CHOSEN)
        note(f"… to the first answer of a bot ({CHOSEN})", f"{clock():.0f} s")
    note("all games compiled, processor seconds", f"{compile_everything(machine):.0f} s")
    with machine.started(".venv/bin/brethren", "serve") as clock:
        machine.wait_for_harbour()
        first_move(machine.url, CHOSEN)
        note("later starts to the first answer of a bot", f"{clock():.1f} s")
    del machine.environment["BRETHREN_COMPILED"]
    note("`make wheel`", f"{machine.do('make', 'wheel'):.0f} s")
    (wheel,) = (machine.clone / "dist").glob("*.whl")
    note("size of the wheel", f"{wheel.stat().st_size / MEGABYTE:.1f} MB")
    machine.do("python3", "-m", "venv", "empty")
    note(
        "the wheel installed by pip, with all it needs",
        f"{machine.do('empty/bin/pip', 'install', '-q', str(wheel)):.0f} s",
    )
    machine.environment["XDG_CACHE_HOME"] += "-of-the-wheel"
    with machine.started("empty/bin/brethren", "serve") as clock:
        machine.wait_for_harbour()
        first_move(machine.url, CHOSEN)
        note("wheel installed to the first answer of a bot", f"{clock():.1f} s")
    return rows


def measure_tests(machine: Machine) -> list[tuple[str, str]]:
    return [("`make test`, set-up included", f"{machine.do('make', 'test') / 60:.1f} min")]


def compile_everything(machine: Machine) -> float:
    """Compile into a folder of its own, from which later starts load; returns user and system time of all processes."""
    machine.environment["BRETHREN_COMPILED"] = str(machine.folder / "compiled")
    before = resource.getrusage(resource.RUSAGE_CHILDREN)
    machine.do(".venv/bin/brethren", "warm")
    after = resource.getrusage(resource.RUSAGE_CHILDREN)
    return after.ru_utime + after.ru_stime - before.ru_utime - before.ru_stime


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("what", nargs="?", choices=["tests"], help="measure `make test` instead of the ways in")
    tests = parser.parse_args().what == "tests"
    with tempfile.TemporaryDirectory() as folder:
        rows = (measure_tests if tests else measure_ways_in)(Machine(Path(folder)))
    machine = f"{cpu_model()}, {len(os.sched_getaffinity(0))} cores, Python {platform.python_version()}"
    command = "python -m bench.setup tests" if tests else "python -m bench.setup"
    about = f"{machine}, all caches empty. `{command}` measures this."
    write_section(TESTS_HEADING if tests else HEADING, f"{about}\n\n{table(('phase', 'took'), rows)}")


if __name__ == "__main__":
    main()
