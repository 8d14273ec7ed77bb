"""The schema of a game's state: a class whose fields become one NumPy record.

For a type checker a field is the number or array that it holds; at run time the class only carries `dtype`.
"""

from typing import Any, ClassVar, cast, overload

import numpy as np
from numpy.typing import NDArray


class Field:
    def __init__(self, kind: type[np.number[Any]], shape: tuple[int, ...]) -> None:
        self.kind = kind
        self.shape = shape


class Record:
    """Subclass it, and write one line for each field: `turn = i8()`, `hands = i8(5, 6)`."""

    dtype: ClassVar[np.dtype[np.void]]

    def __init_subclass__(cls) -> None:
        fields = [(name, field) for name, field in vars(cls).items() if isinstance(field, Field)]
        for name, _ in fields:
            # Compiled code would find the field, plain Python the method of np.record.
            if hasattr(np.record, name):
                raise TypeError(f"a field cannot be named {name!r}: np.record has a method of that name")
        # Wide fields first and the rest filled up: a gap between fields would hold chance bytes, and a state is bytes.
        fields.sort(key=lambda named: -named[1].kind().itemsize)
        layout = [(name, field.kind, field.shape) for name, field in fields]
        gap = -np.dtype(layout).itemsize % 8
        cls.dtype = np.dtype((np.record, np.dtype([*layout, ("padding", np.int8, (gap,))], align=True)))


@overload
def i8() -> int: ...
@overload
def i8(*shape: int) -> NDArray[np.int8]: ...
def i8(*shape: int) -> Any:
    return cast(Any, Field(np.int8, shape))


@overload
def i16() -> int: ...
@overload
def i16(*shape: int) -> NDArray[np.int16]: ...
def i16(*shape: int) -> Any:
    return cast(Any, Field(np.int16, shape))


@overload
def i32() -> int: ...
@overload
def i32(*shape: int) -> NDArray[np.int32]: ...
def i32(*shape: int) -> Any:
    return cast(Any, Field(np.int32, shape))


@overload
def i64() -> int: ...
@overload
def i64(*shape: int) -> NDArray[np.int64]: ...
def i64(*shape: int) -> Any:
    return cast(Any, Field(np.int64, shape))


@overload
def u64() -> int: ...
@overload
def u64(*shape: int) -> NDArray[np.uint64]: ...
def u64(*shape: int) -> Any:
    return cast(Any, Field(np.uint64, shape))


@overload
def f32() -> float: ...
@overload
def f32(*shape: int) -> NDArray[np.float32]: ...
def f32(*shape: int) -> Any:
    return cast(Any, Field(np.float32, shape))
