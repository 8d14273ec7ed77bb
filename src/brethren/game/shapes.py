"""What every game's `shapes.py` is made of: it describes positions, actions, chance events and events as JSON.

Compiled code writes the JSON; a law in the tests checks it against these shapes. The TypeScript types, the JSON Schema
and a chapter of docs/protocol.md are made from them, and the comment behind a field is its documentation there.
"""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Annotated, Any

import msgspec
from msgspec import Meta, Struct

Seat = Annotated[int, Meta(ge=0, extra_json_schema={"format": "seat"})]
"""A player, counted from 0."""

BY_SEAT = Meta(extra_json_schema={"format": "by seat"})
"""Marks a list that has one item for each seat."""

FROM_ONE = Meta(extra_json_schema={"format": "from one"})
"""Marks a list whose places have numbers at the table, the first being 1."""


class GameShape(Struct, forbid_unknown_fields=True, frozen=True):
    """A JSON object with these fields and no others."""


class Verb(GameShape, frozen=True, tag_field="verb"):
    """Something that a seat or chance can do."""


class Happened(GameShape, frozen=True, tag_field="event"):
    """Something that happened. Optional fields are left out for viewers that may not know them."""


@dataclass(frozen=True)
class Shapes:
    """The four shapes of a game: a struct, or a union of structs told apart by their tag."""

    position: Any
    action: Any
    chance: Any
    event: Any
    figures: Mapping[str, Any]
    """Numbers of the rule page that are useful for drawing the board."""

    def schema(self) -> dict[str, Any]:
        """All four as one JSON Schema, under the names of Position, Action, Chance and Event."""
        kinds = {"Position": self.position, "Action": self.action, "Chance": self.chance, "Event": self.event}
        schemas, components = msgspec.json.schema_components(kinds.values(), ref_template="#/$defs/{name}")
        named = {name: schema for name, schema in zip(kinds, schemas, strict=True) if name not in components}
        return {"$schema": "https://json-schema.org/draft/2020-12/schema", "$defs": {**components, **named}}
