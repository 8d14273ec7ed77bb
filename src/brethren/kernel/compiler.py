"""Compiling rules, keeping what was compiled, and choosing the rules of the game whose record is at hand."""

import hashlib
from collections.abc import Callable
from functools import cache, wraps
from pathlib import Path
from types import ModuleType
from typing import Any, TypeVar, cast

import numba
import numpy as np
import platformdirs
from filelock import FileLock
from numba.extending import overload

F = TypeVar("F", bound=Callable[..., Any])

settings: Any = numba.config
COMPILED: bool = not settings.DISABLE_JIT
GROUND_FLOOR = ("kernel", "game", "games")


@cache
def cache_folder(room: str = "games") -> Path:
    """Where compiled code of a room is kept: a folder named by a digest of all sources that it is made of, since
    Numba looks at one file only. Rules are compiled into the loops of lower rooms, so these have one digest."""
    package = Path(__file__).parents[1]
    digest = hashlib.sha256(f"boundscheck={settings.BOUNDSCHECK}".encode())
    for part in dict.fromkeys((*GROUND_FLOOR, room)):
        for source in sorted((package / part).rglob("*.py")):
            digest.update(str(source.relative_to(package)).encode())
            digest.update(source.read_bytes())
    return platformdirs.user_cache_path("brethren") / digest.hexdigest()[:16]


def kernel(function: F) -> F:
    """Compile a function over numbers, arrays and records, and keep the result on disk."""
    return _compiled(function, nogil=False)


def long_kernel(function: F) -> F:
    """The same, and let other threads go on while it runs. Not for what takes microseconds: where another thread wants
    to run, letting go of the GIL and getting it back takes longer than that."""
    return _compiled(function, nogil=True)


def _compiled(function: F, nogil: bool) -> F:
    if not COMPILED:
        return function
    folder = cache_folder(_room(function))
    before, settings.CACHE_DIR = settings.CACHE_DIR, str(folder)
    try:
        compiled: Any = numba.njit(cache=True, nogil=nogil, error_model="numpy")(function)
    finally:
        settings.CACHE_DIR = before
    if _is_ours(function):
        _keep_by_content(compiled._cache, folder / function.__module__)
    compiled._cache.save_overload = _one_at_a_time(compiled._cache.save_overload, folder)
    return cast(F, compiled)


def _keep_by_content(cache: Any, folder: Path) -> None:
    """Numba goes by where a source file lies and when it was written. The digest in the folder's name says more: the
    same sources in another place need not be compiled again."""
    cache._cache_path = str(folder)
    cache._impl.locator.ensure_cache_path = lambda: folder.mkdir(parents=True, exist_ok=True)
    cache._cache_file = type(cache._cache_file)(str(folder), cache._impl.filename_base, folder.parent.name)


def _is_ours(function: Callable[..., Any]) -> bool:
    return function.__module__.startswith("brethren.")


def _room(function: Callable[..., Any]) -> str:
    return function.__module__.split(".")[1] if _is_ours(function) else "games"


def _one_at_a_time(save: F, folder: Path) -> F:
    """Numba numbers what it saves without a lock: two processes at once could give two functions one number."""

    @wraps(save)
    def save_alone(*arguments: Any) -> Any:
        folder.mkdir(parents=True, exist_ok=True)
        with FileLock(folder / "lock"):
            return save(*arguments)

    return cast(F, save_alone)


_books: dict[np.dtype[np.void], dict[str, Callable[..., Any]]] = {}


def rule_book(dtype: np.dtype[np.void], *chapters: ModuleType) -> None:
    """Say in which modules the verbs are of the game whose states are of this type. Higher rooms may add chapters."""
    book = _books.setdefault(dtype, {})
    for chapter in chapters:
        book.update(vars(chapter))


def verb(stub: F) -> F:
    """A function that each game answers with its own: which one is settled by the type of the first argument.

    Loops over games call verbs, so that one loop serves every game; passing the functions as arguments
    instead would keep compiled loops out of the disk cache.
    """
    name = stub.__name__

    def answer(state: Any, *arguments: Any) -> Any:
        return _books[state.dtype][name](state, *arguments)

    @overload(answer)
    def choose(state: Any, *arguments: Any) -> Callable[..., Any] | None:
        for dtype, rules in _books.items():
            if numba.from_dtype(dtype) == state:
                return _forwarded_to(rules[name])
        return None

    answer.__name__, answer.__doc__ = name, stub.__doc__
    return cast(F, answer)


def _forwarded_to(rule: Callable[..., Any]) -> Callable[..., Any]:
    def forward(state: Any, *arguments: Any) -> Any:
        return rule(state, *arguments)

    return forward
