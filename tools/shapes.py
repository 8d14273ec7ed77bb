"""What is made from a game's shapes: TypeScript types, JSON Schema, and a chapter of docs/protocol.md."""

import importlib
import inspect
import io
import json
import tokenize
from collections.abc import Iterator
from pathlib import Path
from types import ModuleType, UnionType
from typing import Annotated, Any, Literal, get_args, get_origin, get_type_hints

import msgspec
from msgspec import Struct, UnsetType

from brethren.game import Game
from brethren.games import GAMES

SPOKEN = {str: "string", int: "number", float: "number", bool: "boolean", type(None): "null", Any: "unknown"}
UNIONS = ("Action", "Chance", "Event")


class Printer:
    """Writes the shapes of one game. Its words have the names that they have in the game's modules."""

    def __init__(self, game: Game) -> None:
        self.game = game
        self.module = importlib.import_module(f"{game.record.__module__.rpartition('.')[0]}.shapes")
        # An alias, such as `Chance = Reveal`, names a struct again.
        self.structs = [*dict.fromkeys(one for one in vars(self.module).values() if _is_struct(one, self.module))]
        named = {name: one for name, one in vars(self.module).items() if name not in UNIONS}
        self.literals = {name: one for name, one in named.items() if get_origin(one) is Literal}

    def typescript(self) -> str:
        text = [f"// Made from {_path(self.module)} by `make wire`. Do not change it here."]
        for name, literal in self.literals.items():
            values = ", ".join(map(_value, get_args(literal)))
            text += ["", f"export const {_plural(name)} = [{values}] as const"]
            text += [f"export type {name} = (typeof {_plural(name)})[number]"]
        for shape in self.structs:
            text += ["", f"/** {doc(shape)} */", f"export interface {shape.__name__} {{"]
            for field, optional, kind, comment in self.fields(shape):
                text += [f"  /** {comment} */"] if comment else []
                text.append(f"  {field}{'?' if optional else ''}: {kind}")
            text.append("}")
        for name in UNIONS:
            if not _is_struct(kinds := getattr(self.module, name), self.module):
                text += ["", f"export type {name} =", *(f"  | {kind.__name__}" for kind in get_args(kinds))]
            elif kinds.__name__ != name:
                text += ["", f"export type {name} = {kinds.__name__}"]
        seats = {"SEATS": [self.game.min_seats, self.game.max_seats]}
        figures = {**seats, **self.game.shapes.figures}
        text += ["", *(f"export const {name} = {json.dumps(figure)} as const" for name, figure in figures.items())]
        return "\n".join(text) + "\n"

    def schema(self) -> str:
        return json.dumps(self.game.shapes.schema(), indent=1) + "\n"

    def chapter(self) -> str:
        """The shapes in Markdown."""
        text = [f"## {self.game.title}", ""]
        text += [f"`{name}`: {', '.join(map(_shown, get_args(literal)))}.  " for name, literal in self.literals.items()]
        text += ["", "### Its positions", ""]
        for shape in self.structs:
            if shape.__struct_config__.tag is None:
                text += [f"`{shape.__name__}`: {doc(shape)}", "", "| field | type | meaning |", "|---|---|---|"]
                text += [f"| {_named(*row[:2])} | `{_barred(row[2])}` | {row[3]} |" for row in self.fields(shape)]
                text.append("")
        for title, kinds in (("actions", "Action"), ("chance events", "Chance"), ("events", "Event")):
            text += [f"### Its {title}", "", f"| {'event' if kinds == 'Event' else 'verb'} | fields | meaning |"]
            text += ["|---|---|---|", *map(self._row, _members(getattr(self.module, kinds))), ""]
        return "\n".join(text)

    def _row(self, shape: type[Struct]) -> str:
        parts = [f"{_named(*row[:2])}: `{_barred(row[2])}`{_aside(row[3])}" for row in list(self.fields(shape))[1:]]
        return f"| `{shape.__struct_config__.tag}` | {'; '.join(parts)} | {doc(shape)} |"

    def fields(self, shape: type[Struct]) -> Iterator[tuple[str, bool, str, str]]:
        """Name, whether it may be left out, type and meaning of each field; its tag comes first."""
        config, comments = shape.__struct_config__, _comments(shape)
        hints = get_type_hints(shape)
        if config.tag is not None:
            yield str(config.tag_field), False, f"'{config.tag}'", ""
        for field in msgspec.structs.fields(shape):
            hint = hints[field.name]
            yield field.encode_name, UnsetType in get_args(hint), self.spoken(hint), comments.get(field.name, "")

    def spoken(self, hint: Any) -> str:
        """A type as TypeScript says it."""
        return next((name for name, literal in self.literals.items() if literal == hint), None) or self._spelt(hint)

    def _spelt(self, hint: Any) -> str:
        origin, parts = get_origin(hint), get_args(hint)
        if hint in SPOKEN:
            return SPOKEN[hint]
        if inspect.isclass(hint) and issubclass(hint, Struct):
            return hint.__name__
        if origin is Annotated:
            return self.spoken(parts[0])
        if origin is Literal:
            return " | ".join(map(_value, parts))
        if origin is list:
            inner = self.spoken(parts[0])
            return f"({inner})[]" if " | " in inner else f"{inner}[]"
        if origin is dict:
            return f"Partial<Record<{self.spoken(parts[0])}, {self.spoken(parts[1])}>>"
        if origin is UnionType or origin is not None:
            return " | ".join(dict.fromkeys(self.spoken(part) for part in parts if part is not UnsetType))
        raise TypeError(f"no TypeScript for {hint}")


def _is_struct(one: Any, module: ModuleType) -> bool:
    return inspect.isclass(one) and issubclass(one, Struct) and one.__module__ == module.__name__


def _members(kinds: Any) -> tuple[type[Struct], ...]:
    return get_args(kinds) or (kinds,)


def doc(shape: type[Struct]) -> str:
    return " ".join((shape.__dict__.get("__doc__") or "").split())


def _comments(shape: type[Struct]) -> dict[str, str]:
    """The comment behind each field, as a sentence would begin."""
    found, name = {}, ""
    for token in tokenize.generate_tokens(io.StringIO(inspect.getsource(shape)).readline):
        if token.type == tokenize.NAME and token.line.lstrip().startswith(f"{token.string}:"):
            name = token.string
        elif token.type == tokenize.COMMENT:
            found[name] = token.string.lstrip("# ")
    return found


def _path(module: ModuleType) -> str:
    return "src/" + module.__name__.replace(".", "/") + ".py"


def _plural(name: str) -> str:
    """The constant that lists the words of a type: ActionName, ACTION_NAMES; Coins, COINS."""
    snake = "".join(f"_{letter}" if letter.isupper() else letter for letter in name).lstrip("_").upper()
    return snake if snake.endswith("S") else f"{snake}S"


def _value(value: object) -> str:
    return f"'{value}'" if isinstance(value, str) else str(value)


def _shown(value: object) -> str:
    return f"`{value}`"


def _named(name: str, optional: bool) -> str:
    return f"`{name}`{' (may be left out)' if optional else ''}"


def _aside(comment: str) -> str:
    return f" ({_barred(comment)})" if comment else ""


def _barred(text: str) -> str:
    return text.replace("|", r"\|")


def files() -> Iterator[tuple[Path, str]]:
    """Every file that is made from the games' shapes, except for the chapters of the protocol page."""
    for game in GAMES.values():
        printer = Printer(game)
        yield Path(f"web/src/games/{game.key}/shapes.ts"), printer.typescript()
        yield Path(f"docs/shapes/{game.key}.json"), printer.schema()
    yield Path("web/engine/src/words.ts"), _words()


def _words() -> str:
    """The types of all games, for the npm package."""
    text = ["// Made from the games' shapes by `make wire`. Do not change it here.", ""]
    text += [f"import type * as {key} from '../../src/games/{key}/shapes.ts'" for key in GAMES]
    text += ["import type { Words } from './game.ts'"]
    for key in GAMES:
        fields = [f"  {name}: {key}.{name}" for name in ("Position", "Action", "Chance", "Event")]
        text += ["", f"export interface {key.capitalize()} extends Words {{", *fields, "}"]
    return "\n".join(text) + "\n"


def chapters() -> str:
    return "\n".join(Printer(game).chapter() for game in GAMES.values())
