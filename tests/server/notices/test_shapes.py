"""What webhooks are sent, in each shape: names stay names, whatever they look like."""

import json
from email.header import decode_header, make_header
from typing import get_args

import pytest

from brethren.server.notices.message import text
from brethren.server.notices.turns import News, TurnNews
from brethren.server.notices.webhook_shapes import SHAPES, content, post
from brethren.server.notices.words import WORDS
from brethren.wire.webhooks import WebhookShape

SITE = "https://play.example.org"
NASTY = "<@1> *Bo* [x](y) & @all"
ONE = [text("id1", TurnNews("table1", "cartagena", NASTY), "en")]
TWO = [*ONE, text("id2", TurnNews("table2", "tortuga"), "en")]


def sent(shape: WebhookShape, several: bool = False) -> str:
    return post(shape, content(TWO if several else ONE, WORDS["en"].several, SITE)).body.decode()


def test_every_shape_is_there() -> None:
    assert set(SHAPES) == set(get_args(WebhookShape))


def test_plain_json() -> None:
    assert json.loads(sent("json", several=True)) == {
        "id": content(TWO, "", SITE).id,
        "title": "Several games are waiting for you",
        "lines": [
            {
                "id": "id1",
                "kind": "turn",
                "table": "table1",
                "text": f"Cartagena: {NASTY} played.",
                "url": f"{SITE}/t/table1",
            },
            {"id": "id2", "kind": "turn", "table": "table2", "text": "Tortuga", "url": f"{SITE}/t/table2"},
        ],
    }


def test_discord_calls_nobody_and_formats_nothing() -> None:
    message = json.loads(sent("discord"))
    assert message["allowed_mentions"] == {"parse": []}
    quoted = r"\<\@1\> \*Bo\* \[x\]\(y\) & \@all played."
    assert message["content"] == f"It’s your turn in Cartagena\n{quoted} {SITE}/t/table1"


def test_slack_makes_no_links_of_names() -> None:
    message = json.loads(sent("slack"))
    quoted = "&lt;@1&gt; *Bo* [x](y) &amp; @all played."
    assert message == {"text": f"It’s your turn in Cartagena\n{quoted} {SITE}/t/table1"}


def test_matrix_has_text_and_markup() -> None:
    message = json.loads(sent("matrix"))
    assert message["text"] == f"It’s your turn in Cartagena\n{NASTY} played. {SITE}/t/table1"
    assert message["html"].startswith("<strong>It’s your turn in Cartagena</strong><br>&lt;@1&gt; *Bo*")
    assert f'<a href="{SITE}/t/table1">' in message["html"]


def test_ntfy_takes_headers_and_a_text() -> None:
    made = post("ntfy", content(ONE, "", SITE))
    assert str(make_header(decode_header(made.headers["title"]))) == "It’s your turn in Cartagena"
    assert made.headers["click"] == f"{SITE}/t/table1"
    assert made.body.decode() == f"{NASTY} played."


@pytest.mark.parametrize("shape", get_args(WebhookShape))
def test_headers_are_ascii_and_carry_the_id(shape: WebhookShape) -> None:
    made = post(shape, content(ONE, "", SITE))
    assert made.headers["idempotency-key"] == "id1"
    assert all(f"{name}{value}".isascii() and "\n" not in value for name, value in made.headers.items())


@pytest.mark.parametrize("shape", get_args(WebhookShape))
def test_as_much_as_fits(shape: WebhookShape) -> None:
    """Discord takes 2000 letters."""
    many = [text(f"id{n}", TurnNews("x" * 16, "battle", "ő" * 24), "hu") for n in range(50)]
    body = post(shape, content(many, WORDS["hu"].several, SITE)).body.decode()
    assert len(json.loads(body)["content"] if shape == "discord" else body) < (2000 if shape == "discord" else 8000)


def test_what_a_group_is_told() -> None:
    waiting = text("id", News("t", "tortuga", ("Ann", "Ben"), after="Cat"), "en")
    assert (waiting.title, waiting.body) == ("Tortuga is waiting for Ann, Ben", "Cat played.")
    over = text("id", News("t", "tortuga", ("Ann",), over=True), "en")
    assert (over.kind, over.title, over.body) == ("over", "Tortuga is over", "Won by: Ann.")
    assert text("id", News("t", "tortuga", (), over=True), "en").body == ""
    for words in WORDS.values():
        assert words.waiting.format(game="Tortuga", names="Ann, Ben").count("Ann, Ben") == 1
        assert words.won.format(names="Ann").count("Ann") == 1
