"""Plays at a server until a bot has answered once.

python -m bench.first_move http://localhost:8000 battle
"""

import json
import secrets
import sys
import time
import urllib.error
import urllib.request
from typing import Any

from websockets.sync.client import connect

Json = dict[str, Any]
PATIENCE = 0.1


def first_move(url: str, game: str) -> float:
    """Seconds until a bot has decided something after me. While the game isn't ready, it is asked for again."""
    begun = time.perf_counter()
    _, cookie = ask(url, "GET", "/api/me")
    new = {"game": game, "seats": 2, "seat": 0, "bots": {"1": "mate"}, "options": {"start": 0}, "lots": False}
    made, _ = ask(url, "POST", "/api/tables", cookie, {**new, "auto": True})
    address = f"{url.replace('http', 'ws', 1)}/api/tables/{made['table']}/socket"
    with connect(address, additional_headers={"cookie": cookie}) as socket:
        socket.send(json.dumps({"id": secrets.token_hex(8), "do": "luck", "luck": secrets.token_hex(16)}))
        for message in map(json.loads, socket):
            if message["kind"] == "update" and _answered(message):
                return time.perf_counter() - begun
            if message["kind"] == "update" and message["table"]["actions"]:
                action = message["table"]["actions"][0]["id"]
                play = {"do": "play", "number": message["number"], "action": action}
                socket.send(json.dumps({"id": secrets.token_hex(8), **play}))
    raise RuntimeError("the server hung up")


def _answered(update: Json) -> bool:
    return any(happening["what"] == "played" and happening.get("seat") == 1 for happening in update["happened"])


def ask(url: str, method: str, path: str, cookie: str = "", body: object = None) -> tuple[Any, str]:
    data = None if body is None else json.dumps(body).encode()
    request = urllib.request.Request(url + path, data, {"cookie": cookie}, method=method)
    while True:
        try:
            with urllib.request.urlopen(request) as response:
                return json.load(response), (response.headers["set-cookie"] or cookie).split(";")[0]
        except urllib.error.HTTPError as refused:
            if json.load(refused)["reason"] != "getting ready":
                raise
            time.sleep(PATIENCE)


if __name__ == "__main__":
    print(f"the first answer of a bot after {first_move(sys.argv[1], sys.argv[2]):.1f} s")
