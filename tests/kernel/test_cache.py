"""Compiled code on disk: found again while its sources are the same, and compiled anew if anything is wrong with it."""

import os
import subprocess
import sys
import time
from pathlib import Path

import pytest

from brethren.kernel import COMPILED, cache, sources
from brethren.kernel.processor import MISSING, NAME, processor
from brethren.kernel.sources import PACKAGE, made_of

pytestmark = pytest.mark.skipif(not COMPILED, reason="nothing is compiled")

PROGRAM = """
from brethren.kernel import kernel

@kernel
def double(number):
    return 2 * number

print(double(21), *(sum(found.values()) for found in (double.stats.cache_hits, double.stats.cache_misses)))
"""
COMPILED_NOW, FOUND = "42 0 1", "42 1 0"


class Program:
    """A program with one kernel, and a folder for what is compiled of it."""

    def __init__(self, folder: Path) -> None:
        self.file, self.folder = folder / "program.py", folder / "compiled"
        self.file.write_text(PROGRAM)

    def run(self, **environment: str) -> tuple[str, str]:
        """What the program says, and what is said about the cache."""
        variables = {**os.environ, "BRETHREN_COMPILED": str(self.folder), **environment}
        done = subprocess.run([sys.executable, self.file], env=variables, capture_output=True, text=True, check=True)
        return done.stdout.strip(), done.stderr.strip()


@pytest.fixture
def program(tmp_path: Path) -> Program:
    return Program(tmp_path)


def test_what_was_compiled_once_is_found_again(program: Program) -> None:
    assert program.run() == (COMPILED_NOW, "")
    assert program.run() == (FOUND, "")


def test_other_sources_are_compiled_anew(program: Program) -> None:
    program.run()
    program.file.write_text(PROGRAM.replace("2 * number", "number + number"))
    assert program.run() == (COMPILED_NOW, "")


def test_checked_code_is_kept_apart(program: Program) -> None:
    program.run()
    assert program.run(NUMBA_BOUNDSCHECK="1") == (COMPILED_NOW, "")


def test_damaged_code_is_compiled_anew(program: Program) -> None:
    program.run()
    (code,) = program.folder.iterdir()
    code.write_bytes(code.read_bytes()[:-1])
    said, about = program.run()
    assert said == COMPILED_NOW
    assert about == f"{code.name} is damaged: it is compiled again"
    assert program.run() == (FOUND, "")


def test_what_was_compiled_before_in_another_folder_is_copied(program: Program, tmp_path: Path) -> None:
    program.run()
    before, program.folder = program.folder, tmp_path / "another"
    assert program.run(BRETHREN_COMPILED_BEFORE=str(before)) == (FOUND, "")
    assert program.run() == (FOUND, "")


def test_what_is_compiled_here_can_be_shipped_unless_the_processor_is_older() -> None:
    assert MISSING or NAME in processor()


def test_where_nothing_can_be_kept_it_runs_all_the_same(program: Program) -> None:
    program.folder.write_text("no folder")
    said, about = program.run()
    assert said == COMPILED_NOW
    assert about.startswith("compiled code cannot be kept: ")


def test_a_kernel_is_made_of_what_its_module_imports() -> None:
    parts = {file.relative_to(PACKAGE).as_posix() for file in made_of(PACKAGE / "games/battle/rules.py")}
    assert {"games/battle/rules.py", "games/battle/events.py", "game/events.py", "kernel/bits.py"} <= parts
    assert not any(part.startswith(("games/cartagena", "bots", "table")) for part in parts)


def test_a_digest_is_of_contents_not_of_places(tmp_path: Path) -> None:
    for folder, text in (("a", "1"), ("b", "1"), ("c", "2")):
        (tmp_path / folder).mkdir()
        (tmp_path / folder / "rules.py").write_text(text)
    a, b, c = (sources.digest([tmp_path / folder / "rules.py"]) for folder in "abc")
    assert a == b != c


def test_what_has_not_been_used_for_long_is_removed(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("BRETHREN_COMPILED", str(tmp_path))
    long_ago = time.time() - (cache.DAYS_KEPT + 1) * 24 * 3600
    for name, read, written in (("old", long_ago, long_ago), ("read", time.time(), long_ago)):
        (tmp_path / name).write_bytes(b"compiled")
        os.utime(tmp_path / name, (read, written))
    cache.sweep()
    assert [file.name for file in tmp_path.iterdir()] == ["read"]
