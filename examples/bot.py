"""An outside program that plays, knowing nothing but docs/protocol.md.

    python examples/bot.py http://localhost:8000 cartagena

It makes a table, asks a bot of the house to sit down, and plays at random. Put your own `choose` in its place.
"""

import json
import random
import secrets
import sys
import urllib.request

from websockets.sync.client import connect


def ask(url: str, method: str, path: str, cookie: str = "", body: object = None) -> tuple[dict, str]:
    data = None if body is None else json.dumps(body).encode()
    request = urllib.request.Request(url + path, data, {"cookie": cookie}, method=method)
    with urllib.request.urlopen(request) as response:
        return json.load(response), (response.headers["set-cookie"] or cookie).split(";")[0]


def choose(table: dict) -> int:
    return random.choice(table["actions"])["id"]


def play(url: str, game: str) -> dict:
    _, cookie = ask(url, "GET", "/api/me")
    table = {"game": game, "seats": 2, "bots": {"1": "swab"}, "auto": True}
    made, _ = ask(url, "POST", "/api/tables", cookie, table)
    address = f"{url.replace('http', 'ws', 1)}/api/tables/{made['table']}/socket"
    with connect(address, additional_headers={"cookie": cookie}) as socket:

        def do(**command: object) -> None:
            socket.send(json.dumps({"id": secrets.token_hex(8), **command}))

        do(do="luck", luck=secrets.token_hex(16))
        for message in map(json.loads, socket):
            if message["kind"] == "answer" and not message["done"] and message["problem"]["reason"] != "stale":
                raise RuntimeError(message["problem"]["message"])
            if message["kind"] == "update":
                if message["table"]["result"]:
                    return message["table"]
                if message["table"]["actions"]:
                    do(do="play", number=message["number"], action=choose(message["table"]))
    raise RuntimeError("the server hung up")


if __name__ == "__main__":
    end = play(sys.argv[1], sys.argv[2])
    print(f"Scores {end['scores']}, won by {end['result']['winners']}: {end['result']['ending']}")
