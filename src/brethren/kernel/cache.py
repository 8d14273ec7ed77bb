"""Compiled code on disk: what came with the package, and what was compiled on this machine."""

import hashlib
import inspect
import json
import logging
import os
import pickle
import sys
import tempfile
import time
from collections.abc import Callable
from contextlib import suppress
from functools import cache
from pathlib import Path
from typing import Any

import numba
import platformdirs
from numba.core.caching import _Cache
from numba.core.compiler import CompileResult
from numba.core.serialize import dumps

from brethren.kernel import books, sources
from brethren.kernel.processor import MISSING, processor

SHIPPED = sources.PACKAGE / "compiled"
ABOUT = "about.json"
DAYS_KEPT = 30
PYTHON = f"{sys.implementation.name} {sys.version_info.major}.{sys.version_info.minor}"
settings: Any = numba.config
logger = logging.getLogger("brethren")


def folder() -> Path:
    """Where code compiled on this machine is kept."""
    chosen = os.environ.get("BRETHREN_COMPILED")
    return Path(chosen) if chosen else platformdirs.user_cache_path("brethren") / "compiled"


@cache
def shipped() -> tuple[str, str]:
    """The processor that the shipped code was compiled for, or "" and the reason why that code can't be used."""
    if not (SHIPPED / ABOUT).is_file():
        return "", ""
    about = json.loads((SHIPPED / ABOUT).read_bytes())
    if (PYTHON, numba.__version__) != (about["python"], about["numba"]):
        made_with = f"{about['python']} with Numba {about['numba']}"
        return "", f"It was compiled for {made_with}, not for {PYTHON} with Numba {numba.__version__}"
    if MISSING:
        return "", f"It was compiled for newer processors: this one has no {', '.join(MISSING)}"
    if about["sources"] != package_digest():
        return "", "It was compiled from other sources than are here"
    return about["processor"], ""


def why_not_shipped() -> str:
    """Why the compiled code in the package can't be used; "" if it can, or if there is none."""
    return shipped()[1]


def write_about(into: Path) -> None:
    """Note for which processor and versions the code in this folder was compiled."""
    (into / ABOUT).write_text(json.dumps(_about(), indent=1) + "\n")


def describes(folder: Path) -> bool:
    """Whether the compiled code in this folder is complete and up to date."""
    return (folder / ABOUT).is_file() and json.loads((folder / ABOUT).read_bytes()) == _about()


def _about() -> dict[str, str]:
    return {"python": PYTHON, "numba": numba.__version__, "processor": processor(), "sources": package_digest()}


@cache
def package_digest() -> str:
    """A digest of all sources that kernels in this package can be compiled from."""
    return sources.digest(file for room in books.ROOMS for file in (sources.PACKAGE / room).rglob("*.py"))


def is_compiled(what: str) -> bool:
    """Whether all of this is compiled already and only has to be loaded."""
    return any(_read(place / _note(what, made_for)) is not None for place, made_for in _places())


def note_compiled(what: str) -> None:
    """Note that all of this has been compiled; the note holds until a source changes."""
    with suppress(OSError):
        _write(folder() / _note(what, processor()), b"")


def _note(what: str, made_for: str) -> str:
    return f"{what}.{_key(package_digest(), made_for)}"


def _key(*parts: str) -> str:
    whole = (*parts, PYTHON, numba.__version__, settings.BOUNDSCHECK, settings.OPT)
    return hashlib.sha256(repr(whole).encode()).hexdigest()[:24]


def _places() -> list[tuple[Path, str]]:
    """Where to look for compiled code, and for which processor."""
    shipped_for, _ = shipped()
    return [*([(SHIPPED, shipped_for)] if shipped_for else []), (folder(), processor())]


class KernelCache(_Cache):
    """One kernel's compiled code, a file for each signature. Each file begins with a digest of the rest."""

    def __init__(self, function: Callable[..., Any]) -> None:
        self._function = function
        self._name = f"{function.__module__}.{function.__qualname__}".replace("<", "").replace(">", "")

    @property
    def cache_path(self) -> str:
        return str(folder())

    def load_overload(self, signature: Any, target: Any) -> Any:
        target.refresh()
        data = self._found(signature)
        return None if data is None else CompileResult._rebuild(target, *pickle.loads(data))

    def _found(self, signature: Any) -> bytes | None:
        for place, made_for in _places():
            data = _read(place / self._file(signature, made_for))
            if data is not None:
                return data
        return _copied(self._file(signature, processor()))

    def save_overload(self, signature: Any, result: Any) -> None:
        try:
            _write(folder() / self._file(signature, processor()), dumps(result._reduce()))
        except OSError as problem:
            logger.warning("compiled code cannot be kept: %s", problem)

    def _file(self, signature: Any, made_for: str) -> str:
        made_of = sources.digest(books.files(self._source(), repr(signature)))
        return f"{self._name}.{_key(made_of, repr(signature), made_for)}"

    def _source(self) -> Path:
        return Path(inspect.getfile(self._function)).resolve()

    def enable(self) -> None:
        """Always."""

    disable = flush = enable


def _read(file: Path) -> bytes | None:
    try:
        whole = file.read_bytes()
    except OSError:
        return None
    if hashlib.sha256(whole[32:]).digest() == whole[:32]:
        return whole[32:]
    logger.warning("%s is damaged: it is compiled again", file.name)
    return None


def _copied(name: str) -> bytes | None:
    """Copy what another folder has already, so that a wheel contains only its own kernels and none is compiled
    twice."""
    before = os.environ.get("BRETHREN_COMPILED_BEFORE")
    data = _read(Path(before) / name) if before else None
    if data is not None:
        _write(folder() / name, data)
    return data


def _write(file: Path, data: bytes) -> None:
    """Write a file atomically: other processes may read or write it at the same time."""
    file.parent.mkdir(parents=True, exist_ok=True)
    with tempfile.NamedTemporaryFile(dir=file.parent, prefix="new-", delete=False) as new:
        new.write(hashlib.sha256(data).digest() + data)
    os.replace(new.name, file)


def sweep() -> None:
    """Remove files that have not been used for a month."""
    oldest = time.time() - DAYS_KEPT * 24 * 3600
    for file in folder().rglob("*"):
        # Another process may be removing the same files.
        with suppress(FileNotFoundError):
            if file.is_file() and max(file.stat().st_atime, file.stat().st_mtime) < oldest:
                file.unlink()
