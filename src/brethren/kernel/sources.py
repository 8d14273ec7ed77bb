"""The source files of compiled code. A kernel can only depend on what its module defines and imports."""

import hashlib
import re
from collections.abc import Iterable, Iterator
from functools import cache
from pathlib import Path

PACKAGE = Path(__file__).parents[1]
NOT_COMPILED = {PACKAGE / "kernel" / "cache.py", PACKAGE / "kernel" / "sources.py"}
"""These modules store compiled code; they don't change what it does."""
IMPORT = re.compile(r"^\s*(?:from\s+brethren([\w.]*)\s+import\s+(\([^)]*\)|[^\n]*)|import\s+brethren([\w.]*))", re.M)


def digest(files: Iterable[Path]) -> str:
    """Of the contents of these files, wherever the package is installed."""
    each = sorted(f"{_name(file)} {_contents(file)}" for file in files)
    return hashlib.sha256("\n".join(each).encode()).hexdigest()


@cache
def made_of(file: Path) -> frozenset[Path]:
    """This file and all files of the package that it imports, directly or through others."""
    found, ahead = {file}, [file]
    while ahead:
        new = set(_imports(ahead.pop())) - found - NOT_COMPILED
        found |= new
        ahead += new
    return frozenset(found)


def room(file: Path) -> str:
    """The package within Brethren that a file belongs to; "" for other files."""
    return file.relative_to(PACKAGE).parts[0] if file.is_relative_to(PACKAGE) else ""


@cache
def _imports(file: Path) -> tuple[Path, ...]:
    return tuple(found for path in _named(file.read_text()) for found in _files(path))


def _named(source: str) -> Iterator[Path]:
    """All modules that an import may name: a name imported from a package can be a module."""
    for module, names, whole in IMPORT.findall(source):
        path = PACKAGE.joinpath(*(module or whole).split("."))
        yield path
        yield from (path / name for name in re.findall(r"\w+", names))


def _files(path: Path) -> Iterator[Path]:
    yield from (file for file in (path.with_suffix(".py"), path / "__init__.py") if file.is_file())


def _name(file: Path) -> str:
    return file.relative_to(PACKAGE).as_posix() if file.is_relative_to(PACKAGE) else file.name


@cache
def _contents(file: Path) -> str:
    return hashlib.sha256(file.read_bytes()).hexdigest()
