"""A verifier written apart from the package: from the words of docs/fairness.md, with the oracles for the rules."""

import hashlib
import hmac
from collections.abc import Callable
from typing import Any

import tests.games.battle.oracle as battle
import tests.games.cartagena.oracle as cartagena
import tests.games.tortuga.oracle as tortuga

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


# What players and chance can do


def battle_number(words: Words, table: Any) -> int:
    squares, headings = battle.SEA, ["north", "east", "south", "west"]
    match words["verb"]:
        case "reveal":
            return ["pirates", "spain"].index(words["fleet"]) * 3 + int(words["masts"]) - 1
        case "choose":
            return ["pirates", "spain"].index(words["fleet"])
        case "scout":
            return 2 + squares.index(words["square"])
        case "head":
            return 14 + headings.index(words["heading"])
        case "sail":
            ahead = table.ships[words["from"]].heading
            ways = [[ahead, battle.turned(ahead, "left")], [ahead], [ahead, battle.turned(ahead, "right")]]
            targets = [battle.one_square(words["from"], way) for way in ways]
            return 18 + 3 * squares.index(words["from"]) + targets.index(words["to"])
    return 54 + 2 * squares.index(words["square"]) + ["left", "right"].index(words["side"])


def cartagena_number(words: Words, table: Any) -> int:
    symbols = ["bottle", "pistol", "hat", "skull", "dagger", "key"]
    match words["verb"]:
        case "draw":
            return symbols.index(words["symbol"])
        case "lay":
            return 6 + 2 * (int(words["segment"]) - 1) + int(words["reversed"])
        case "advance":
            return 6 * int(words["space"]) + symbols.index(words["symbol"])
        case "retreat":
            return 222 + int(words["space"])
    return 260


def tortuga_number(words: Words, table: Any) -> int:
    actions = ["fleet", "crew", "hunt", "boarding", "raid"]
    colours = ["red", "blue", "yellow", "white", "purple"]
    match words["verb"]:
        case "throw":
            return [*actions, "skull"].index(words["shows"])
        case "draw":
            return 6 + colours.index(words["chest"])
        case "token":
            return 10 + int(words["coins"])
        case "keep":
            return sum({"A": 1, "B": 2, "C": 4, "D": 8, "E": 16}[die] for die in words["dice"]) - 1
        case "name":
            return 31 + actions.index(words["action"])
        case "bonus":
            return 36 + actions.index(words["action"])
        case "expand" | "recruit" | "hunt" | "decline":
            return 41 + ["expand", "recruit", "hunt", "decline"].index(words["verb"])
        case "pick":
            return 44 + int(words["coins"])
        case "attack":
            return 48 + 6 * int(words["victim"]) + [None, *colours].index(words["take"])
    return 72 + colours.index(words["chest"])


RULES: dict[str, tuple[Any, Callable[[Words, Any], int]]] = {
    "battle": (battle.Oracle, battle_number),
    "cartagena": (cartagena.Oracle, cartagena_number),
    "tortuga": (tortuga.Oracle, tortuga_number),
}


# The check


def check(record: Words) -> None:
    """Unfair unless all is as it should be."""
    if hashlib.sha256(bytes.fromhex(record["secret"])).hexdigest() != record["commitment"]:
        raise Unfair("commitment")
    key, options = key_of(record), dict(record["options"])
    start = options.pop("start")
    if record["lots"] and start != draw(key, 0, [1] * record["seats"]):
        raise Unfair("start player")
    oracle, number_of = RULES[record["game"]]
    table = oracle(record["seats"], start=start, **options)
    kinds: list[str] = []
    for seat, action in record["log"]:
        numbered = {number_of(words, table): words for words in table.legal(seat)}
        if action not in numbered:
            raise Unfair(f"{seat} cannot do {action}")
        if seat == CHANCE:
            kinds.append(kind(numbered[action]))
            if action != drawn(key, number_of_draw(record, kinds), table, number_of):
                raise Unfair(f"draw {len(kinds)}")
        table.play(seat, numbered[action])
    check_result(record, table)


def kind(words: Words) -> str:
    if words["verb"] == "throw":
        return f"throw {words['seat']} {words['die']}"
    return str(words["verb"])


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
