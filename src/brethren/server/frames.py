"""WebSocket frames (RFC 6455, section 5.2), where the library would be too slow: finding the end of a frame, reading a
short text, framing a text. The library does everything else."""

import struct

TEXT, MASKED = 0x81, 0x80
"""The first byte of a whole text, and the bit of the second one that says that the rest is masked."""
SHORT, TWO_BYTES, EIGHT_BYTES = 125, 126, 127
"""The longest length that fits into the second byte, and its values if two or eight more bytes have the length."""
MASK = 4


def size(data: bytes | bytearray, most: int) -> int:
    """How many bytes the first frame has; 0 if more of it has to come. For a frame that is too long only its head is
    counted, since it is refused without the rest."""
    if len(data) < 2:
        return 0
    length, head = data[1] & ~MASKED, 2
    if length > SHORT:
        head = 4 if length == TWO_BYTES else 10
        length = int.from_bytes(data[2:head])
    if data[1] & MASKED:
        head += MASK
    if len(data) < head:
        return 0
    whole = head + length if length <= most else head
    return whole if whole <= len(data) else 0


def short_text(frame: bytes) -> bytes | None:
    """The text of a whole frame, if it is short, complete and masked; else None."""
    if frame[0] != TEXT or not MASKED <= frame[1] <= MASKED + SHORT:
        return None
    length = frame[1] - MASKED
    mask = (frame[2:6] * (length // MASK + 1))[:length]
    return (int.from_bytes(frame[6:]) ^ int.from_bytes(mask)).to_bytes(length)


def text(message: bytes) -> bytes:
    """A frame with this text; no bytes if it is empty."""
    length = len(message)
    if length <= SHORT:
        return bytes((TEXT, length)) + message if message else b""
    if length < 1 << 16:
        return struct.pack("!BBH", TEXT, TWO_BYTES, length) + message
    return struct.pack("!BBQ", TEXT, EIGHT_BYTES, length) + message
