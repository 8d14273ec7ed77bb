"""The schema of a game's state: a class whose fields become one NumPy record.

For a type checker a field is the number or array that it holds; at run time the class only carries `dtype`, and as
`bounds` what its numbers can be.
"""

from typing import Any, ClassVar, cast, overload

import numpy as np
from numpy.typing import NDArray

Bounds = NDArray[np.int8]
"""For each byte of a record: its least and greatest value, and the bits that are never set."""


class RecordField:
    def __init__(self, kind: type[np.number[Any]], shape: tuple[int, ...], least: int = 0, most: int = -1) -> None:
        self.kind = kind
        self.shape = shape
        self.least, self.most = least, most

    @property
    def bounds(self) -> Bounds:
        """Bounds of one number. Of wide numbers only the highest bit is checked, so that each byte can be checked by
        itself."""
        width = self.kind().itemsize
        free = np.array([[-128], [127], [0]], np.int8).repeat(width, 1)
        if self.most >= self.least and width == 1:
            free[:2, 0] = self.least, self.most
        elif self.most >= self.least:
            never = (1 << 8 * width) - (1 << self.most.bit_length())
            free[2] = np.frombuffer(never.to_bytes(width, "little"), np.int8)
        return free


class Record:
    """Subclass it, and write one line for each field: `turn = i8(most=4)`, `hands = i8(5, 6)`."""

    dtype: ClassVar[np.dtype[np.void]]
    bounds: ClassVar[Bounds]

    def __init_subclass__(cls) -> None:
        fields = [(name, field) for name, field in vars(cls).items() if isinstance(field, RecordField)]
        for name, _ in fields:
            # Compiled code would find the field, plain Python the method of np.record.
            if hasattr(np.record, name):
                raise TypeError(f"a field cannot be named {name!r}: np.record has a method of that name")
        # Wide fields first and the rest filled up: a gap between fields would hold chance bytes, and a state is bytes.
        fields.sort(key=lambda named: -named[1].kind().itemsize)
        layout = [(name, field.kind, field.shape) for name, field in fields]
        gap = -np.dtype(layout).itemsize % 8
        cls.dtype = np.dtype((np.record, np.dtype([*layout, ("padding", np.int8, (gap,))], align=True)))
        parts = [np.tile(field.bounds, int(np.prod(field.shape))) for _, field in fields]
        cls.bounds = np.hstack([*parts, np.tile(RecordField(np.int8, ()).bounds, gap)])


@overload
def i8(*, least: int = 0, most: int = -1) -> int: ...
@overload
def i8(*shape: int, least: int = 0, most: int = -1) -> NDArray[np.int8]: ...
def i8(*shape: int, least: int = 0, most: int = -1) -> Any:
    return cast(Any, RecordField(np.int8, shape, least, most))


@overload
def i16(*, most: int = -1) -> int: ...
@overload
def i16(*shape: int, most: int = -1) -> NDArray[np.int16]: ...
def i16(*shape: int, most: int = -1) -> Any:
    return cast(Any, RecordField(np.int16, shape, 0, most))


@overload
def i32(*, most: int = -1) -> int: ...
@overload
def i32(*shape: int, most: int = -1) -> NDArray[np.int32]: ...
def i32(*shape: int, most: int = -1) -> Any:
    return cast(Any, RecordField(np.int32, shape, 0, most))


@overload
def i64(*, most: int = -1) -> int: ...
@overload
def i64(*shape: int, most: int = -1) -> NDArray[np.int64]: ...
def i64(*shape: int, most: int = -1) -> Any:
    return cast(Any, RecordField(np.int64, shape, 0, most))


@overload
def u64() -> int: ...
@overload
def u64(*shape: int) -> NDArray[np.uint64]: ...
def u64(*shape: int) -> Any:
    return cast(Any, RecordField(np.uint64, shape))


@overload
def f32() -> float: ...
@overload
def f32(*shape: int) -> NDArray[np.float32]: ...
def f32(*shape: int) -> Any:
    return cast(Any, RecordField(np.float32, shape))
