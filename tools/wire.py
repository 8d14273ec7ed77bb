"""web/src/wire.ts and docs/protocol.md, made from the shapes in brethren.wire and those of the games, and what
tools.shapes makes of the latter, and the types of the engine: python -m tools.wire [--check]"""

import importlib
import inspect
import pkgutil
import sys
from pathlib import Path
from types import ModuleType
from typing import Annotated, Any, Union, get_args, get_origin, get_type_hints

import msgspec
from msgspec import Struct, UnsetType

from brethren import wire
from brethren.server.endpoint import outside
from brethren.server.handlers import ENDPOINTS
from brethren.wire import problems, tables, vocabulary, webhooks
from brethren.wire.commands import AnyCommand, Command
from brethren.wire.updates import AnyMessage
from tools import engine
from tools import shapes as shapes_of_games

TYPES, PAGE = Path("web/src/wire.ts"), Path("docs/protocol.md")
SPOKEN = {str: "string", int: "number", float: "number", bool: "boolean", type(None): "null", Any: "unknown"}


SUBJECTS = (
    "vocabulary", "people", "friends", "notices", "webhooks", "mail", "vacations", "games", "tables", "problems",
    "hints", "commands", "table", "updates", "records", "replays", "deals", "voyages", "watching", "review", "practice",
    "lessons", "chance", "statistics",
)  # fmt: skip
"""The files of brethren.wire, in the order of the page."""


def subjects() -> list[ModuleType]:
    files = {each.name for each in pkgutil.iter_modules(wire.__path__)}
    if files != set(SUBJECTS):
        raise ValueError(f"SUBJECTS must name the files of brethren.wire: {files ^ set(SUBJECTS)}")
    return [importlib.import_module(f"{wire.__name__}.{name}") for name in SUBJECTS]


def shapes() -> list[type[Struct]]:
    """Every shape, subject by subject, each in the order of its file."""
    return [shape for subject in subjects() for shape in vars(subject).values() if _is_shape(shape, subject)]


def _is_shape(found: Any, subject: ModuleType) -> bool:
    if not inspect.isclass(found) or not issubclass(found, Struct) or found in (vocabulary.Shape, Command):
        return False
    return found.__module__ == subject.__name__


ALIASES = {
    **{name: getattr(vocabulary, name) for name in ("Language", "Avatar", "Level", "Phrase", "Choice", "Stage")},
    "Reason": problems.Reason,
    "WebhookShape": webhooks.WebhookShape,
}
"""Types that have a name of their own in TypeScript, with the list of their words."""


def spoken(hint: Any) -> str:
    """A type as TypeScript says it."""
    named = next((name for name, alias in ALIASES.items() if hint == alias), None)
    return named or _spelt(hint)


def _spelt(hint: Any) -> str:
    if hint in SPOKEN:
        return SPOKEN[hint]
    if inspect.isclass(hint) and issubclass(hint, Struct):
        return hint.__name__
    origin, parts = get_origin(hint), get_args(hint)
    if origin is Annotated:
        return next((name for name in parts[1:] if isinstance(name, str)), None) or spoken(parts[0])
    if hint is UnsetType:
        return "undefined"
    if origin is list:
        inner = spoken(parts[0])
        return f"({inner})[]" if "|" in inner else f"{inner}[]"
    if origin is dict:
        return f"Record<{spoken(parts[0])}, {spoken(parts[1])}>"
    if origin is tuple:
        return f"[{', '.join(spoken(part) for part in parts)}]"
    if origin in (Union, type(int | str)):
        return " | ".join(dict.fromkeys(spoken(part) for part in parts if part is not UnsetType))
    if all(isinstance(part, str) for part in parts):
        return " | ".join(f"'{part}'" for part in parts)
    raise TypeError(f"no TypeScript for {hint}")


def fields(shape: type[Struct]) -> list[tuple[str, bool, str]]:
    """Name, whether it may be left out, and type of each field."""
    hints = get_type_hints(shape, include_extras=True)
    config = shape.__struct_config__
    found = [(str(config.tag_field), False, f"'{config.tag}'")] if config.tag is not None else []
    for field in msgspec.structs.fields(shape):
        optional = not field.required and "undefined" in _parts(hints[field.name])
        optional = optional or (not field.required and (issubclass(shape, Command) or shape in ASKED))
        found.append((field.encode_name, optional, spoken(hints[field.name])))
    return found


def _parts(hint: Any) -> list[str]:
    return ["undefined" if part is UnsetType else "" for part in get_args(hint)]


ASKED = {tables.NewTable, vocabulary.Clock}


GAME_TYPES = (
    "/** What a game says, as a program sees it that knows no game: games/GAME/shapes.ts has each game's own types. */",
    "export type Position = Record<string, unknown>",
    "export type Words = { verb: string; [word: string]: unknown }",
    "export type Action = Words & { id: number }",
    "export type StoryEvent = { event: string; [part: string]: unknown }",
)


def types() -> str:
    """The TypeScript file."""
    text = ["// Made from src/brethren/wire by `make wire`. Do not change it here.", "", *GAME_TYPES]
    for shape in shapes():
        text += ["", f"/** {_doc(shape)} */"] if _doc(shape) else [""]
        lines = [f"  {name}{'?' if optional else ''}: {kind}" for name, optional, kind in fields(shape)]
        text += [f"export interface {shape.__name__} {{", *lines, "}"]
    for name, kinds in (("AnyCommand", AnyCommand), ("AnyMessage", AnyMessage)):
        text += ["", f"export type {name} = {spoken(kinds)}"]
    for name, alias in ALIASES.items():
        text += ["", f"export type {name} = {_spelt(alias)}"]
        values = ", ".join(f"'{value}'" for value in get_args(alias))
        text += [f"export const {name.upper()}S: readonly {name}[] = [{values}]"]
    return "\n".join(text) + "\n"


def _doc(shape: type[Struct]) -> str:
    own = shape.__dict__.get("__doc__") or ""
    return " ".join(own.split())


def page() -> str:
    """The description of the protocol."""
    text = [
        PROLOGUE.strip(),
        "",
        "## What is asked by HTTP",
        "",
        "| request | body | answer | what for |",
        "|---|---|---|---|",
    ]
    for each in ENDPOINTS:
        body = f"`{each.body[1].__name__}`" if each.body else ""
        answer = " or ".join(f"`{kind}`" for kind in spoken(each.answer).split(" | "))
        query = "".join(f" `?{outside(name)}=`" for name in each.in_query)
        text.append(f"| `{each.method} {each.path}`{query} | {body} | {answer} | {each.summary} |")
    text += ["", "## Shapes", ""]
    for shape in shapes():
        text += [f"### {shape.__name__}", "", *([_doc(shape), ""] if _doc(shape) else [])]
        text += ["| field | type |", "|---|---|"]
        for name, optional, kind in fields(shape):
            text.append(
                f"| `{name}`{' (may be left out)' if optional else ''} | `{kind.replace('|', chr(92) + '|')}` |"
            )
        text.append("")
    text += ["### Words", "", "Some fields hold one of a few words.", "", "| type | words |", "|---|---|"]
    text += [f"| `{name}` | {', '.join(f'`{word}`' for word in get_args(alias))} |" for name, alias in ALIASES.items()]
    text.append("")
    return "\n".join([*text, shapes_of_games.chapters()]).rstrip() + "\n"


PROLOGUE = (Path(__file__).parent / "protocol.md").read_text()


def main() -> None:
    stale = []
    for path, text in ((TYPES, types()), (PAGE, page()), (engine.TYPES, engine.types()), *shapes_of_games.files()):
        if path.exists() and path.read_text() == text:
            continue
        stale.append(str(path))
        if "--check" not in sys.argv:
            path.parent.mkdir(parents=True, exist_ok=True)
            path.write_text(text)
    if stale and "--check" in sys.argv:
        sys.exit(f"{' and '.join(stale)} must be made anew: make wire")


if __name__ == "__main__":
    main()
