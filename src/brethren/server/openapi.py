"""The OpenAPI page, made from the endpoints."""

from collections.abc import Sequence
from typing import Any

import msgspec

from brethren.server.endpoint import Endpoint, outside
from brethren.server.entrance import MAX_WHOLE
from brethren.wire.problems import Problem


def page(endpoints: Sequence[Endpoint], version: str) -> dict[str, Any]:
    shapes = [Problem, *(shape for each in endpoints for shape in _shapes(each))]
    schemas, components = msgspec.json.schema_components(shapes, ref_template="#/components/schemas/{name}")
    found = dict(zip([id(shape) for shape in shapes], schemas, strict=True))
    paths: dict[str, Any] = {}
    for each in endpoints:
        paths.setdefault(each.path, {})[each.method.lower()] = _operation(each, found)
    return {
        "openapi": "3.1.0",
        "info": {"title": "Brethren", "version": version},
        "paths": paths,
        "components": {"schemas": components},
    }


def _shapes(endpoint: Endpoint) -> list[Any]:
    return [endpoint.answer] if endpoint.body is None else [endpoint.body[1], endpoint.answer]


def _operation(endpoint: Endpoint, schemas: dict[int, Any]) -> dict[str, Any]:
    def content(shape: Any) -> dict[str, Any]:
        return {"application/json": {"schema": schemas[id(shape)]}}

    operation: dict[str, Any] = {
        "operationId": endpoint.name,
        "summary": endpoint.summary,
        "responses": {
            str(endpoint.status): {"description": "done", "content": content(endpoint.answer)},
            "4XX": {"description": "refused, with the reason", "content": content(Problem)},
        },
    }
    parameters = [_parameter("path", *each) for each in endpoint.in_path.items()]
    parameters += [_parameter("query", *each) for each in endpoint.in_query.items()]
    if parameters:
        operation["parameters"] = parameters
    if endpoint.body is not None:
        operation["requestBody"] = {"required": True, "content": content(endpoint.body[1])}
    return operation


def _parameter(place: str, name: str, kind: Any) -> dict[str, Any]:
    text = {"type": "string"}
    schema = text if kind is str else {"type": "integer", "minimum": 0, "maximum": MAX_WHOLE}
    return {"name": outside(name), "in": place, "required": place == "path", "schema": schema}
