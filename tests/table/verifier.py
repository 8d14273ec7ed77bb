"""A verifier that is independent of the package: written from docs/fairness.md, with the oracles for the rules."""

import hashlib
import hmac
from collections.abc import Callable
from typing import Any

from tests.tables import oracle_of

CHANCE = -1

Words = dict[str, Any]


class Unfair(Exception):
    """What does not fit."""


# The arithmetic


def key_of(record: Words) -> bytes:
    table = record["deal"]["table"] if record.get("deal") else record["table"]
    parts = [table] + [contribution or "" for contribution in record["contributions"]]
    return hmac.new(bytes.fromhex(record["secret"]), ":".join(parts).encode("utf-8"), hashlib.sha256).digest()


def draw(key: bytes, number: int | str, weights: list[int]) -> int:
    total = sum(weights)
    attempt = 0
    while True:
        message = f"{number}:{attempt}".encode()
        value = int(hmac.new(key, message, hashlib.sha256).hexdigest(), 16)
        if value < 2**256 // total * total:
            break
        attempt += 1
    point = value % total
    for place, weight in enumerate(weights):
        point -= weight
        if point < 0:
            return place
    raise AssertionError


# The check


def check(record: Words) -> None:
    """Unfair unless all is as it should be."""
    if hashlib.sha256(bytes.fromhex(record["secret"])).hexdigest() != record["commitment"]:
        raise Unfair("commitment")
    key, options = key_of(record), dict(record["options"])
    start = options.pop("start")
    if record["lots"] and start != draw(key, 0, [1] * record["seats"]):
        raise Unfair("start player")
    rules = oracle_of(record["game"])
    table = rules.Oracle(record["seats"], start=start, **options)
    kinds: list[str] = []
    for seat, action in record["log"]:
        numbered = {rules.number(words, table): words for words in table.legal(seat)}
        if action not in numbered:
            raise Unfair(f"{seat} cannot do {action}")
        if seat == CHANCE:
            kinds.append(kind(numbered[action], rules.PIECES))
            if action != drawn(key, number_of_draw(record, kinds), table, rules.number):
                raise Unfair(f"draw {len(kinds)}")
        table.play(seat, numbered[action])
    check_result(record, table)


def kind(words: Words, pieces: tuple[str, ...]) -> str:
    own = [f"{words['seat']} {words[piece]}" for piece in pieces if piece in words]
    return " ".join([words["verb"], *own])


def number_of_draw(record: Words, kinds: list[str]) -> int | str:
    """That of the latest of these."""
    if not record.get("deal"):
        return len(kinds)
    place = kinds.count(kinds[-1])
    row = record["deal"]["rows"].get(kinds[-1], [])
    return int(row[place - 1]) if place <= len(row) else f"{kinds[-1]} {place}"


def drawn(key: bytes, number: int | str, table: Any, number_of: Callable[[Words, Any], int]) -> int:
    events = zip(table.legal(CHANCE), table.weights(), strict=True)
    possibilities = sorted((number_of(words, table), weight) for words, weight in events)
    return possibilities[draw(key, number, [weight for _, weight in possibilities])][0]


def check_result(record: Words, table: Any) -> None:
    ending = table.ending() or "stopped"
    if CHANCE in table.deciding():
        raise Unfair("a log that ends where chance has to act")
    if record["ending"] != ending or record["winners"] != list(table.winners()):
        raise Unfair("result")
