"""Compiling rules, and choosing the rules of the game whose record is at hand."""

from collections.abc import Callable
from types import FunctionType
from typing import Any, TypeVar, cast

import numba
from numba import types
from numba.core.codegen import JITCodeLibrary
from numba.core.compiler import Compiler
from numba.core.registry import CPUDispatcher
from numba.core.typing.templates import AbstractTemplate, infer, infer_global, make_concrete_template

from brethren.kernel.books import BOOKS
from brethren.kernel.cache import Shelf

F = TypeVar("F", bound=Callable[..., Any])

settings: Any = numba.config
COMPILED: bool = not settings.DISABLE_JIT
OPTIONS = {"nopython": True, "boundscheck": None, "error_model": "numpy", "no_cfunc_wrapper": True}


def kernel(function: F) -> F:
    """Compile a function over numbers, arrays and records, and keep the result on disk."""
    return cast(F, Entry(function, nogil=False)) if COMPILED else function


def long_kernel(function: F) -> F:
    """The same, and let other threads go on while it runs. Not for what takes microseconds: where another thread wants
    to run, letting go of the GIL and getting it back takes longer than that."""
    return cast(F, Entry(function, nogil=True)) if COMPILED else function


class Entry(CPUDispatcher):
    """A kernel as Python calls it: kept on disk with all that it calls. Other kernels call its `part`, since most are
    called by kernels only: these need no Python wrapper, no machine code of their own, and no place on disk."""

    def __init__(self, function: Callable[..., Any], nogil: bool) -> None:
        super().__init__(function, targetoptions={**OPTIONS, "nogil": nogil})
        self.part = Part(_twin(function))
        self._cache = Shelf(function)

    @property
    def _numba_type_(self) -> Any:
        return self.part._numba_type_

    def add_overload(self, result: Any) -> None:
        super().add_overload(result)
        for environment in result._find_referenced_environments():
            result.library.codegen.set_env(environment.env_name, environment)
        _tell_watchers()


def _twin(function: Callable[..., Any]) -> Callable[..., Any]:
    """The same function once more: Numba tells a function that calls itself by what it is, not by what it does."""
    twin = FunctionType(
        function.__code__, function.__globals__, function.__name__, function.__defaults__, function.__closure__
    )
    twin.__module__, twin.__qualname__, twin.__doc__ = function.__module__, function.__qualname__, function.__doc__
    return twin


class Part(CPUDispatcher):
    """A kernel as other kernels call it: compiled once for integers of every width, given or left to their default."""

    _compiler: Any
    overloads: Any

    def __init__(self, function: Callable[..., Any]) -> None:
        super().__init__(function, targetoptions={**OPTIONS, "no_cpython_wrapper": True}, pipeline_class=PartCompiler)

    def get_call_template(self, arguments: Any, named: Any) -> Any:
        order, arguments = self._compiler.fold_argument_types(arguments, named)
        arguments = tuple(map(widened, arguments))
        if arguments not in self.overloads:
            self.compile(arguments)
        name = self.py_func.__name__
        template = make_concrete_template(name, key=name, signatures=[self.overloads[arguments].signature])
        return template, order, arguments, {}

    def add_overload(self, result: Any) -> None:
        """Under a key of its own: Numba would take the Python wrapper, and there is none."""
        result = result._replace(entry_point=object())
        self.targetctx.insert_user_function(result.entry_point, result.fndesc, [result.library])
        self.overloads[tuple(result.signature.args)] = result
        _tell_watchers()


def widened(kind: Any) -> Any:
    """Numba computes in 64 bits, whatever the width of its operands. A constant is an argument like any other."""
    kind = cast(Any, types.unliteral(kind))
    if isinstance(kind, types.Omitted):
        return widened(numba.typeof(kind.value))
    return types.int64 if kind in types.signed_domain else kind


class PartCompiler(Compiler):
    def compile_extra(self, function: Callable[..., Any]) -> Any:
        self.state.library = PartLibrary(self.state.targetctx.codegen(), function.__qualname__)
        self.state.flags.no_compile = True
        return super().compile_extra(function)


class PartLibrary(JITCodeLibrary):
    """Code that is only ever linked into that of others, and optimised there."""

    def _optimize_final_module(self) -> None:
        """Not yet."""

    def _finalize_final_module(self) -> None:
        self._finalize_dynamic_globals()
        self._finalized = True


_watchers: list[Callable[[], None]] = []


def on_compiled(watcher: Callable[[], None]) -> None:
    """Call this whenever a signature has been compiled or loaded."""
    _watchers.append(watcher)


def _tell_watchers() -> None:
    for watcher in _watchers:
        watcher()


def verb(stub: F) -> F:
    """A function that each game answers with its own: which one is settled by the type of the first argument.

    Loops over games call verbs, so that one loop serves every game; passing the functions as arguments
    instead would keep compiled loops out of the disk cache.
    """
    name = stub.__name__

    def answer(state: Any, *arguments: Any) -> Any:
        return BOOKS[state.dtype].rules[name](state, *arguments)

    answer.__name__, answer.__doc__ = name, stub.__doc__
    if COMPILED:
        infer_global(answer, types.Function(_choice(answer, name)))
    return cast(F, answer)


def _choice(answer: Callable[..., Any], name: str) -> type:
    """In compiled code: a call of the rule itself."""

    @infer
    class Choice(AbstractTemplate):
        key = answer

        def generic(self, arguments: Any, named: Any) -> Any:
            rule = self._rule(arguments)
            return rule and rule.get_call_type(self.context, arguments, named)

        def get_impl_key(self, signature: Any) -> Any:
            return self._rule(signature.args).get_overload(signature)

        def _rule(self, arguments: Any) -> Any:
            found = [book.rules[name] for book in BOOKS.values() if book.record == arguments[0]]
            return found[0]._numba_type_ if found else None  # type: ignore[attr-defined]

    return cast(type, Choice)
