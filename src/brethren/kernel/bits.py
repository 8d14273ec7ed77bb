"""Sets of small numbers as the bits of one integer."""

from typing import Any

import numpy as np
from llvmlite import ir
from numba import types
from numba.extending import intrinsic

from brethren.kernel.compiler import COMPILED, kernel


@kernel
def bit(number: int) -> int:
    """The set of this number alone. The wide one keeps small record fields from shifting out of their type."""
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

    @intrinsic
    def _trailing_zeros(_context: Any, word: Any) -> Any:
        def build(_context: Any, builder: Any, _signature: Any, arguments: Any) -> Any:
            return builder.cttz(arguments[0], NEVER_ZERO)

        return types.int64(types.int64), build

    @intrinsic
    def _leading_zeros(_context: Any, word: Any) -> Any:
        def build(_context: Any, builder: Any, _signature: Any, arguments: Any) -> Any:
            return builder.ctlz(arguments[0], NEVER_ZERO)

        return types.int64(types.int64), build

    @kernel
    def lowest(numbers: int) -> int:
        """The smallest number in a set that is not empty."""
        return int(_trailing_zeros(numbers))  # type: ignore[call-arg]

    @kernel
    def highest(numbers: int) -> int:
        """The largest number in a set that is not empty."""
        return int(63 - _leading_zeros(numbers))  # type: ignore[call-arg]

else:

    def lowest(numbers: int) -> int:
        return (int(numbers) & -int(numbers)).bit_length() - 1

    def highest(numbers: int) -> int:
        return int(numbers).bit_length() - 1
