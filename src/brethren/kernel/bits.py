"""Bit sets: sets of small numbers as the bits of one integer.

Kernels go through a set by taking `lowest(numbers)` and then clearing it with `numbers &= numbers - 1`. (A generator
would be nearly twice as slow.)
"""

from collections.abc import Callable
from typing import Any

import numpy as np
from llvmlite import ir
from numba import types
from numba.extending import intrinsic

from brethren.kernel.compiler import COMPILED, kernel


@kernel
def bit(number: int) -> int:
    """The set of this number alone. (The 1 is wide, since a small record field would overflow when shifted.)"""
    return int(np.int64(1) << np.int64(number))


@kernel
def below(number: int) -> int:
    """The set of all numbers smaller than this one."""
    return bit(number) - 1


@kernel
def at_least(number: int) -> int:
    """The set of this number and all larger ones."""
    return ~below(number)


if COMPILED:
    NEVER_ZERO = ir.Constant(ir.IntType(1), 1)

    def _instruction(emit: Callable[[Any, Any], Any]) -> Any:
        """A machine instruction on one word."""

        @intrinsic
        def instruction(_context: Any, word: Any) -> Any:
            def build(_context: Any, builder: Any, _signature: Any, arguments: Any) -> Any:
                return emit(builder, arguments[0])

            return types.int64(types.int64), build

        return instruction

    _trailing_zeros = _instruction(lambda builder, word: builder.cttz(word, NEVER_ZERO))
    _leading_zeros = _instruction(lambda builder, word: builder.ctlz(word, NEVER_ZERO))
    _ones = _instruction(lambda builder, word: builder.ctpop(word))

    @kernel
    def lowest(numbers: int) -> int:
        """The smallest number in a set that is not empty."""
        return int(_trailing_zeros(numbers))

    @kernel
    def highest(numbers: int) -> int:
        """The largest number in a set that is not empty."""
        return int(63 - _leading_zeros(numbers))

    @kernel
    def count(numbers: int) -> int:
        """How many numbers are in a set."""
        return int(_ones(numbers))

else:

    def lowest(numbers: int) -> int:
        return (int(numbers) & -int(numbers)).bit_length() - 1

    def highest(numbers: int) -> int:
        return int(numbers).bit_length() - 1

    def count(numbers: int) -> int:
        return int(numbers).bit_count()
