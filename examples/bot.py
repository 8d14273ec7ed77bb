"""A program that plays by docs/protocol.md alone.

python examples/bot.py http://localhost:8000 cartagena

It makes a table, seats one of the server's bots, and plays at random. Put your own `choose` in its place.
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

        def do(**command: object) -> str:
            name = secrets.token_hex(8)
            socket.send(json.dumps({"id": name, **command}))
            return name

        do(do="luck", luck=secrets.token_hex(16))
        latest, asked = None, None  # the update to decide on, and the decision that isn't answered yet
        for message in map(json.loads, socket):
            if message["kind"] == "answer":
                if not message["done"] and message["problem"]["reason"] != "stale":
                    raise RuntimeError(message["problem"]["message"])
                asked = None if message["id"] == asked else asked
            elif message["kind"] == "update":
                latest = message
                if latest["table"]["result"]:
                    return latest["table"]
            if latest and not asked and latest["table"]["actions"]:
                asked = do(do="play", number=latest["number"], action=choose(latest["table"]))
                latest = None
    raise RuntimeError("the server hung up")


if __name__ == "__main__":
    end = play(sys.argv[1], sys.argv[2])
    print(f"Scores {end['scores']}, won by {end['result']['winners']}: {end['result']['ending']}")
