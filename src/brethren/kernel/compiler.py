"""Compiling kernels, and dispatching verbs to the rules of a game."""

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
from brethren.kernel.cache import KernelCache

F = TypeVar("F", bound=Callable[..., Any])

settings: Any = numba.config
COMPILED: bool = not settings.DISABLE_JIT
OPTIONS = {"nopython": True, "boundscheck": None, "error_model": "numpy", "no_cfunc_wrapper": True}


def kernel(function: F) -> F:
    """Compile a function over numbers, arrays and records, and keep the result on disk."""
    return cast(F, EntryKernel(function, nogil=False)) if COMPILED else function


def long_kernel(function: F) -> F:
    """The same, without the GIL. Not for what takes microseconds: giving up the GIL and getting it back takes longer
    than that if another thread wants it."""
    return cast(F, EntryKernel(function, nogil=True)) if COMPILED else function


class EntryKernel(CPUDispatcher):
    """A kernel as Python calls it: kept on disk with all that it calls. Other kernels call its `inner` twin. Most
    kernels are called by kernels only: these need no Python wrapper, no machine code of their own, no file on disk."""

    def __init__(self, function: Callable[..., Any], nogil: bool) -> None:
        super().__init__(function, targetoptions={**OPTIONS, "nogil": nogil})
        self.inner = InnerKernel(_twin(function))
        self._cache = KernelCache(function)

    @property
    def _numba_type_(self) -> Any:
        return self.inner._numba_type_

    def add_overload(self, result: Any) -> None:
        super().add_overload(result)
        for environment in result._find_referenced_environments():
            result.library.codegen.set_env(environment.env_name, environment)
        _notify_watchers()


def _twin(function: Callable[..., Any]) -> Callable[..., Any]:
    """A copy of the function: Numba recognises a recursive call by the identity of the function."""
    twin = FunctionType(
        function.__code__, function.__globals__, function.__name__, function.__defaults__, function.__closure__
    )
    twin.__module__, twin.__qualname__, twin.__doc__ = function.__module__, function.__qualname__, function.__doc__
    return twin


class InnerKernel(CPUDispatcher):
    """A kernel as other kernels call it: compiled once for integers of every width, given or left to their default."""

    _compiler: Any
    overloads: Any

    def __init__(self, function: Callable[..., Any]) -> None:
        super().__init__(function, targetoptions={**OPTIONS, "no_cpython_wrapper": True}, pipeline_class=InnerCompiler)

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
        _notify_watchers()


def widened(kind: Any) -> Any:
    """One type for all integers, so that a kernel is compiled once: Numba computes in 64 bits anyway."""
    kind = cast(Any, types.unliteral(kind))
    if isinstance(kind, types.Omitted):
        return widened(numba.typeof(kind.value))
    return types.int64 if kind in types.signed_domain or isinstance(kind, types.IntEnumMember) else kind


class InnerCompiler(Compiler):
    def compile_extra(self, function: Callable[..., Any]) -> Any:
        self.state.library = InnerLibrary(self.state.targetctx.codegen(), function.__qualname__)
        self.state.flags.no_compile = True
        return super().compile_extra(function)


class InnerLibrary(JITCodeLibrary):
    """Code that is only linked into other code, and optimised there."""

    def _optimize_final_module(self) -> None:
        """Not yet."""

    def _finalize_final_module(self) -> None:
        self._finalize_dynamic_globals()
        self._finalized = True


_watchers: list[Callable[[], None]] = []


def on_compiled(watcher: Callable[[], None]) -> None:
    """Call this whenever a signature has been compiled or loaded."""
    _watchers.append(watcher)


def _notify_watchers() -> None:
    for watcher in _watchers:
        watcher()


def verb(stub: F) -> F:
    """Declare a function that each game defines for itself: the type of the first argument decides which is called.

    Loops over games call verbs, so one loop serves every game. (Loops that take functions as arguments could not be
    cached on disk.)
    """
    name = stub.__name__

    def answer(state: Any, *arguments: Any) -> Any:
        return BOOKS[state.dtype].rules[name](state, *arguments)

    answer.__name__, answer.__doc__ = name, stub.__doc__
    if COMPILED:
        infer_global(answer, types.Function(_template(answer, name)))
    return cast(F, answer)


def _template(answer: Callable[..., Any], name: str) -> type:
    """How Numba types a call of a verb: as a call of the rule itself."""

    @infer
    class VerbTemplate(AbstractTemplate):
        key = answer

        def generic(self, arguments: Any, named: Any) -> Any:
            rule = self._rule(arguments)
            return rule and rule.get_call_type(self.context, arguments, named)

        def get_impl_key(self, signature: Any) -> Any:
            return self._rule(signature.args).get_overload(signature)

        def _rule(self, arguments: Any) -> Any:
            found = [book.rules[name] for book in BOOKS.values() if book.record == arguments[0]]
            return found[0]._numba_type_ if found else None  # type: ignore[attr-defined]

    return cast(type, VerbTemplate)
