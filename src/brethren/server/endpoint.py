"""HTTP endpoints, described by the signatures of their handlers: parameters are path, query and body, the result is
the answer. Routes, the OpenAPI page and docs/protocol.md are made from them."""

import re
from collections.abc import Awaitable, Callable, Mapping
from dataclasses import dataclass, field, replace
from inspect import signature
from typing import Any, Generic, Literal, TypeVar, get_args, get_origin, get_type_hints

import msgspec
from starlette.requests import ClientDisconnect, Request

from brethren.server.entrance import whole
from brethren.table.refusal import Refused

Method = Literal["GET", "PUT", "POST"]
Handler = Callable[..., Awaitable[Any]]
Limit = Literal["names", "uploads", "invitations", "guesses"]
MAX_BODY = 16 * 1024


T = TypeVar("T")


@dataclass(frozen=True)
class Compressed(Generic[T]):
    """An answer that is JSON already, compressed by gzip."""

    data: bytes


@dataclass(frozen=True)
class Endpoint:
    method: Method
    path: str
    handler: Handler
    answer: Any
    status: int = 200
    max_body: int = MAX_BODY
    limit: Limit | None = None
    """A special limit for each address."""
    is_long: bool = False
    """Whether the answer may be much work: then each address gets one after another."""
    in_path: Mapping[str, Any] = field(default_factory=dict)
    in_query: Mapping[str, Any] = field(default_factory=dict)
    body: tuple[str, Any] | None = None
    """The parameter's name and type."""
    file: bool = False
    """Whether the body is passed on as it came: only a worker reads it."""
    owner: type = object
    """The class of handlers that it belongs to."""

    @property
    def summary(self) -> str:
        return " ".join((self.handler.__doc__ or "").split())

    @property
    def name(self) -> str:
        return self.handler.__name__

    async def arguments(self, request: Request) -> dict[str, Any]:
        """The handler's arguments, read from the request; Refused if they don't fit."""
        found = {name: _read(kind, request.path_params[name]) for name, kind in self.in_path.items()}
        for name, kind in self.in_query.items():
            if (text := request.query_params.get(outside(name))) is not None:
                found[name] = _read(kind, text)
        if self.body is not None:
            found[self.body[0]] = await self._body(request, self.body[1])
        return found

    async def _body(self, request: Request, kind: Any) -> Any:
        data = bytearray()
        try:
            async for chunk in request.stream():
                data += chunk
                if len(data) > self.max_body:
                    raise Refused("too large", f"a request may have {self.max_body} bytes")
            return bytes(data) if self.file else msgspec.json.decode(bytes(data), type=kind)
        except ClientDisconnect:
            raise Refused("gone", "the connection broke") from None
        except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as wrong:
            raise Refused("malformed", str(wrong)) from None


_described: dict[Handler, Endpoint] = {}


def endpoint(
    method: Method,
    path: str,
    status: int = 200,
    max_body: int = MAX_BODY,
    limit: Limit | None = None,
    is_long: bool = False,
    file: Any = None,
) -> Callable[[Handler], Handler]:
    """Make a handler's method an endpoint. Its first parameter is the caller. Of the others, those named in the path
    come from there, a structure (or bytes, which should be a `file` of this structure) is the body, and the rest is the
    query."""

    def described(handler: Handler) -> Handler:
        hints = get_type_hints(handler)
        _self, _caller, *names = signature(handler).parameters
        inner = set(re.findall(r"{(\w+)}", path))
        bodies = [name for name in names if hints[name] is bytes or _structure(hints[name])]
        _described[handler] = Endpoint(
            method, path, handler, _answered(hints["return"]), status, max_body, limit, is_long,
            in_path={name: hints[name] for name in names if name in inner},
            in_query={name: hints[name] for name in names if name not in inner and name not in bodies},
            body=(bodies[0], file or hints[bodies[0]]) if bodies else None,
            file=file is not None,
        )  # fmt: skip
        return handler

    return described


def endpoints_of(*owners: type) -> list[Endpoint]:
    found = (
        (owner, each) for owner in owners for each in vars(owner).values() if callable(each) and each in _described
    )
    return [replace(_described[handler], owner=owner) for owner, handler in found]


def outside(name: str) -> str:
    """A parameter's name as clients write it: `from_` can't be called `from` in Python."""
    return name.rstrip("_")


def _answered(kind: Any) -> Any:
    return get_args(kind)[0] if get_origin(kind) is Compressed else kind


def _structure(kind: Any) -> bool:
    return isinstance(kind, type) and issubclass(kind, msgspec.Struct)


def _read(kind: Any, text: str) -> Any:
    return text if kind is str else whole(text)
