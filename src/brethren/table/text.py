"""What people write: names and chat. No name may be invisible, or reverse the text beside it.

Scripts need some characters that cannot be seen: joiners within Arabic and Indic words and between the parts of an
emoji, tags in the flags of Scotland and others. Those stay where they do their work; all other format characters go.
"""

import re
from unicodedata import category

from brethren.table.refusal import Refused

_JOINERS = "\u200c\u200d"
_JOINING_FROM = "\u0600"  # Latin, Greek, Cyrillic and Hebrew letters are never joined
_BLANKS = frozenset(
    "\u115f\u1160\u2065\u2800\u3164\uffa0\ufff0\ufff1\ufff2\ufff3\ufff4\ufff5\ufff6\ufff7\ufff8\ufffc\U0001d159"
)
"""Letters and signs without ink, and those that programs leave out if they don't know them."""
_FLAG = re.compile("\U0001f3f4[\U000e0020-\U000e007e]{1,6}\U000e007f")
_MAX_MARKS = 4  # marks on one letter: more than any script needs


def check_name(name: str) -> str:
    """This name; Refused if it would look different from what it is."""
    if tidied(name) != name:
        raise Refused("name", "a name must be visible, without characters that only change the text around them")
    return name


def check_chat(text: str) -> str:
    """This text without what cannot be seen; Refused if nothing is left."""
    tidy = tidied(text)
    if not tidy:
        raise Refused("nothing said", "there is nothing to read in that")
    return tidy


def one_line(text: str) -> str:
    """Tidied text without line breaks, for places where a new line would look like another person's words."""
    return " ".join(tidied(text).split())


def tidied(text: str) -> str:
    """The text without invisible characters; empty if nothing visible is left."""
    if text.isascii() and text.isprintable():
        return text.strip()
    flags = {place for flag in _FLAG.finditer(text) for place in range(*flag.span())}
    kept = ""
    for place, letter in enumerate(text):
        if place in flags or _belongs(kept, letter, text[place + 1 : place + 2]):
            kept += letter
    return kept.strip() if any(map(_inked, kept)) else ""


def _belongs(before: str, letter: str, after: str) -> bool:
    kind = category(letter)
    if letter in _JOINERS:
        return _joins(before[-1:]) and (_is_mark(before[-1]) or _joins(after))
    if _is_mark(letter):
        return _carries(before[-1:]) and not all(map(_is_mark, before[-_MAX_MARKS:]))
    return letter == "\n" or kind == "Zs" or _inked(letter)


def _is_mark(letter: str) -> bool:
    """Whether it stands on the letter before it, as accents do."""
    return category(letter)[0] == "M"


def _carries(letter: str) -> bool:
    return bool(letter) and (letter in _JOINERS or _is_mark(letter) or _inked(letter))


def _joins(letter: str) -> bool:
    return letter >= _JOINING_FROM and category(letter)[0] in "LMS" and letter not in _BLANKS


def _inked(letter: str) -> bool:
    """Characters newer than our tables count as visible."""
    if category(letter) in ("Cn", "Co"):
        return not "\U000e0000" <= letter <= "\U000e0fff" and letter not in _BLANKS
    return category(letter)[0] in "LNPS" and letter not in _BLANKS
