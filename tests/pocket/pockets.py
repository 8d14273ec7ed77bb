"""A pocket in Node, asked from outside; see pocket.mjs."""

import json
import subprocess
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from tests.engine.engines import built
from tests.engine.node import program

HERE = Path(__file__).parent
WEB = HERE.parents[1] / "web"


@contextmanager
def pocket(folder: Path) -> Iterator["NodePocket"]:
    """In this folder it is put together from its TypeScript sources."""
    command = [program("node"), str(HERE / "pocket.mjs"), str(WEB), str(built()), str(folder)]
    with subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True) as process:
        yield NodePocket(process)
        assert process.stdin
        process.stdin.close()


class NodePocket:
    def __init__(self, process: subprocess.Popen[str]) -> None:
        self.process = process

    def tell(self, what: str, **question: Any) -> Any:
        """What pocket.mjs answers to this."""
        assert self.process.stdin
        assert self.process.stdout
        print(json.dumps({"what": what, **question}), file=self.process.stdin, flush=True)
        return json.loads(self.process.stdout.readline())

    def ask(self, method: str, path: str, body: Any = None) -> Any:
        """What a server would answer under /api; a refusal has a `problem`."""
        return self.tell("ask", method=method, path=path, body=body)
