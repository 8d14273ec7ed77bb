"""What is posted to a webhook, in the shape that its service takes."""

import re
from base64 import b64encode
from collections.abc import Callable, Mapping, Sequence
from hashlib import sha256
from html import escape

import msgspec
from msgspec import Struct

from brethren.server.notices.message import Text
from brethren.wire.webhooks import WebhookShape

NAME = "Brethren"
MAX_LINES = 10
"""As many as fit into a message of any of these services (Discord takes 2000 letters), and more than anybody reads."""
MARKUP = re.compile(r"([\\*_~`|<>\[\]()#@])")
JSON = {"content-type": "application/json"}


class Line(Struct, frozen=True):
    """`id`: if it comes twice, the second one can be dropped."""

    id: str
    kind: str
    table: str
    text: str
    url: str


class Content(Struct, frozen=True):
    """The content of a message: a title, and a line for each table."""

    id: str
    title: str
    lines: Sequence[Line]


class Post(Struct, frozen=True):
    headers: Mapping[str, str]
    body: bytes


def content(texts: Sequence[Text], several: str, site: str) -> Content:
    """What one message says; `several` is its title if there is more than one to tell of."""
    alone = len(texts) == 1
    lines = [_line(text, text.body if alone else text.line, site) for text in texts[:MAX_LINES]]
    digest = sha256(" ".join(text.id for text in texts).encode()).hexdigest()[:24]
    return Content(texts[0].id if alone else digest, texts[0].title if alone else several, lines)


def _line(text: Text, said: str, site: str) -> Line:
    return Line(text.id, text.kind, text.table, said, f"{site}/t/{text.table}" if text.table else site)


def post(shape: WebhookShape, content: Content) -> Post:
    made = SHAPES[shape](content)
    return Post({**made.headers, "idempotency-key": content.id, "user-agent": NAME}, made.body)


def _plain(content: Content, quote: Callable[[str], str] = str) -> str:
    lines = [" ".join(part for part in (quote(line.text), line.url) if part) for line in content.lines]
    return "\n".join([quote(content.title), *lines])


def _discord(content: Content) -> Post:
    """A message for Discord. A name such as @everyone calls nobody."""
    text = _plain(content, lambda text: MARKUP.sub(r"\\\1", text))
    return _json({"username": NAME, "content": text, "allowed_mentions": {"parse": []}})


def _slack(content: Content) -> Post:
    return _json({"text": _plain(content, lambda text: escape(text, quote=False))})


def _matrix(content: Content) -> Post:
    """A message for matrix-hookshot."""
    lines = [f'{escape(line.text)} <a href="{escape(line.url)}">{escape(line.url)}</a>' for line in content.lines]
    html = "<br>".join([f"<strong>{escape(content.title)}</strong>", *lines])
    return _json({"username": NAME, "text": _plain(content), "html": html})


def _ntfy(content: Content) -> Post:
    """Headers are ASCII, so the title is encoded (RFC 2047)."""
    title = f"=?UTF-8?B?{b64encode(content.title.encode()).decode()}?="
    text = "\n".join(line.text for line in content.lines).strip() or content.title
    headers = {"title": title, "click": content.lines[0].url, "content-type": "text/plain; charset=utf-8"}
    return Post(headers, text.encode())


def _json(body: object) -> Post:
    return Post(JSON, msgspec.json.encode(body))


SHAPES: Mapping[WebhookShape, Callable[[Content], Post]] = {
    "discord": _discord,
    "slack": _slack,
    "matrix": _matrix,
    "ntfy": _ntfy,
    "json": _json,
}
