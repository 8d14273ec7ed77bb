"""The OpenAPI page of what can be asked by HTTP, made from the list of doors."""

import re
from typing import Any

import msgspec

from brethren.server.doors import DOORS, Door
from brethren.table.wire import Problem


def page(version: str) -> dict[str, Any]:
    shapes = [shape for door in DOORS for shape in (door.body, door.answer) if shape is not None]
    schemas, components = msgspec.json.schema_components([*shapes, Problem], ref_template="#/components/schemas/{name}")
    found = dict(zip([id(shape) for shape in [*shapes, Problem]], schemas, strict=True))
    paths: dict[str, Any] = {}
    for door in DOORS:
        paths.setdefault(door.path, {})[door.method.lower()] = _operation(door, found)
    return {
        "openapi": "3.1.0",
        "info": {"title": "Brethren", "version": version},
        "paths": paths,
        "components": {"schemas": components},
    }


def _operation(door: Door, schemas: dict[int, Any]) -> dict[str, Any]:
    def content(shape: Any) -> dict[str, Any]:
        return {"application/json": {"schema": schemas[id(shape)]}}

    operation: dict[str, Any] = {
        "operationId": door.name,
        "summary": door.what,
        "responses": {
            str(door.status): {"description": "done", "content": content(door.answer)},
            "4XX": {"description": "refused, with the reason", "content": content(Problem)},
        },
    }
    parameters = [_parameter(name) for name in re.findall(r"{(\w+)}", door.path)]
    for name, most in (("seat", 4), ("from", 999_999)):
        if f"?{name}=" in door.what:
            schema = {"type": "integer", "minimum": 0, "maximum": most}
            parameters.append({"name": name, "in": "query", "schema": schema})
    if parameters:
        operation["parameters"] = parameters
    if door.body is not None:
        operation["requestBody"] = {"required": True, "content": content(door.body)}
    return operation


def _parameter(name: str) -> dict[str, Any]:
    kind: dict[str, Any] = {"type": "string"} if name in ("table", "game") else {"type": "integer", "minimum": 1}
    return {"name": name, "in": "path", "required": True, "schema": kind}
