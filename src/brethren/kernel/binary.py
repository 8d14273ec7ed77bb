"""The binary format of WebAssembly, as far as we need it: it turns a single object file of LLVM's into a module.

LLVM numbers functions and lays out data as if no other object were linked, and none is. Two things remain: to give the
object the memory and the stack that it imports, and to list the functions that can be called.
"""

from collections.abc import Iterator, Mapping, Sequence

HEADER = b"\0asm\1\0\0\0"
CUSTOM, TYPE, IMPORT, FUNCTION, TABLE, MEMORY, GLOBAL, EXPORT, _, ELEMENT, CODE, DATA, DATA_COUNT = range(13)
A_FUNCTION, A_TABLE, A_MEMORY, A_GLOBAL = range(4)
SYMBOLS = 8
UNDEFINED, EXPLICIT_NAME = 0x10, 0x40
I32, I32_CONST, END, MUTABLE = 0x7F, 0x41, 0x0B, 1
PAGE = 1 << 16
STACK = 1 << 18
"""Bytes of stack. No function calls itself, so this is far more than enough."""


def linked(item: bytes, names: Sequence[str], notes: Mapping[str, bytes]) -> bytes:
    """The module of this object. It exports these functions, the memory, and the address of the first free byte
    (`room`); notes go into custom sections."""
    sections = dict(_sections(item))
    data, end = _data(sections.get(DATA, b"\0"))
    room = _aligned(end + STACK)
    _check(sections.get(IMPORT, b"\0"))
    sections[MEMORY] = _list([b"\0" + _number(room // PAGE + 1)])
    sections[GLOBAL] = _list([_global(room, MUTABLE), _global(room, 0)])
    sections[EXPORT] = _list([*_functions(item, names), _export("memory", A_MEMORY, 0), _export("room", A_GLOBAL, 1)])
    sections[DATA] = data
    kept = (TYPE, FUNCTION, MEMORY, GLOBAL, EXPORT, CODE, DATA)
    customs = ((CUSTOM, _sized(name.encode()) + note) for name, note in notes.items())
    whole = (*((kind, sections[kind]) for kind in kept), *customs)
    return HEADER + b"".join(bytes([kind]) + _sized(contents) for kind, contents in whole)


def _check(imports: bytes) -> None:
    """An object may import a memory and a stack, and nothing else."""
    missing = [name for kind, name in _imported(Reader(imports)) if name not in ("__linear_memory", "__stack_pointer")]
    if missing:
        raise ValueError(f"compiled code calls what a browser doesn't have: {', '.join(missing)}")


def _imported(reader: "Reader") -> Iterator[tuple[int, str]]:
    for _ in range(reader.number()):
        reader.name()
        name, kind = reader.name(), reader.byte()
        yield kind, name
        if kind == A_FUNCTION:
            reader.number()
        elif kind == A_GLOBAL:
            reader.take(2)
        else:
            reader.take(1 if kind == A_TABLE else 0)
            limited = reader.byte()
            reader.number()
            if limited:
                reader.number()


def _data(section: bytes) -> tuple[bytes, int]:
    """The data segments, except those that are all zero, since memory starts that way; and where the last one ends."""
    reader, kept, end = Reader(section), [], 0
    for _ in range(reader.number()):
        begin = reader.at
        reader.take(2)
        place = reader.number(signed=True)
        reader.take(1)
        contents = reader.take(reader.number())
        end = max(end, place + len(contents))
        if any(contents):
            kept.append(section[begin : reader.at])
    return _list(kept), end


def _functions(item: bytes, names: Sequence[str]) -> Iterator[bytes]:
    numbers = dict(_symbols(item))
    return (_export(name, A_FUNCTION, numbers[name]) for name in names)


def _symbols(item: bytes) -> Iterator[tuple[str, int]]:
    """The functions that an object names, and their numbers."""
    reader = Reader(_linking(item))
    reader.number()
    while reader.left():
        kind, part = reader.byte(), Reader(reader.take(reader.number()))
        if kind == SYMBOLS:
            yield from _named(part)


def _named(reader: "Reader") -> Iterator[tuple[str, int]]:
    for _ in range(reader.number()):
        kind, flags = reader.byte(), reader.number()
        if kind == 1:
            reader.name()
            if not flags & UNDEFINED:
                reader.number(), reader.number(), reader.number()
        elif kind == 3:
            reader.number()
        else:
            number = reader.number()
            if not flags & UNDEFINED or flags & EXPLICIT_NAME:
                name = reader.name()
                if kind == 0:
                    yield name, number


def _linking(item: bytes) -> bytes:
    for kind, contents in _sections(item):
        reader = Reader(contents)
        if kind == CUSTOM and reader.name() == "linking":
            return contents[reader.at :]
    raise ValueError("this object has no symbols")


def _sections(item: bytes) -> Iterator[tuple[int, bytes]]:
    reader = Reader(item)
    reader.take(len(HEADER))
    while reader.left():
        yield reader.byte(), reader.take(reader.number())


class Reader:
    def __init__(self, data: bytes) -> None:
        self.data, self.at = data, 0

    def left(self) -> bool:
        return self.at < len(self.data)

    def take(self, length: int) -> bytes:
        self.at += length
        return self.data[self.at - length : self.at]

    def byte(self) -> int:
        return self.take(1)[0]

    def name(self) -> str:
        return self.take(self.number()).decode()

    def number(self, signed: bool = False) -> int:
        """In LEB128: seven bits to a byte, the lowest first."""
        value, shift, byte = 0, 0, 0x80
        while byte & 0x80:
            byte = self.byte()
            value |= (byte & 0x7F) << shift
            shift += 7
        return value - (1 << shift) if signed and byte & 0x40 else value


def _number(value: int) -> bytes:
    found = bytearray()
    while value >= 0x80:
        found.append(value & 0x7F | 0x80)
        value >>= 7
    return bytes([*found, value])


def _signed(value: int) -> bytes:
    """For a number that isn't negative: the highest bit that is written must be 0."""
    found = bytearray()
    while value >= 0x40:
        found.append(value & 0x7F | 0x80)
        value >>= 7
    return bytes([*found, value])


def _sized(contents: bytes) -> bytes:
    return _number(len(contents)) + contents


def _list(items: Sequence[bytes]) -> bytes:
    return _number(len(items)) + b"".join(items)


def _global(value: int, mutable: int) -> bytes:
    return bytes([I32, mutable, I32_CONST]) + _signed(value) + bytes([END])


def _export(name: str, kind: int, number: int) -> bytes:
    return _sized(name.encode()) + bytes([kind]) + _number(number)


def _aligned(place: int) -> int:
    return -(-place // 64) * 64
