"""Takes the steps of deploy/Dockerfile where there is no container engine: each stage in a copy of one root folder.

    python -m tools.container BASE WORK    # BASE: a root folder with Python and Node; WORK: where the stages go

It knows the instructions that our Dockerfile uses, and stops at any other. Then it serves, and leaves a file `healthy`
in WORK as soon as the health check says so.
"""

import json
import os
import re
import shlex
import shutil
import subprocess
import sys
import time
from dataclasses import dataclass, field
from pathlib import Path

ROOT = Path(__file__).parents[1]
IGNORED = ("EXPOSE", "VOLUME")  # for those who run it


@dataclass
class Stage:
    root: Path
    folder: str = "/"
    user: str = "root"
    environment: dict[str, str] = field(default_factory=dict)
    command: list[str] = field(default_factory=list)
    health_check: str = "true"

    def start(self, line: str) -> subprocess.Popen[bytes]:
        """Run as a container engine does: by a shell, in the working folder, as the chosen user."""
        script = f"cd {shlex.quote(self.folder)} && {line}"
        shell = ["sh", "-c", script] if self.user == "root" else ["su", self.user, "-s", "/bin/sh", "-c", script]
        return subprocess.Popen(["chroot", str(self.root), *shell], env={**os.environ, **self.environment})

    def run(self, line: str) -> None:
        if self.start(line).wait():
            sys.exit(f"it failed: {line}")

    def inside(self, path: str) -> Path:
        return self.root / str(Path(self.folder, path)).lstrip("/")


def build(base: Path, work: Path) -> Stage:
    """All stages; the last one."""
    stages: dict[str, Stage] = {}
    stage = Stage(base)
    for word, rest in instructions((ROOT / "deploy/Dockerfile").read_text()):
        if word == "FROM":
            name = rest.split(" AS ")[1] if " AS " in rest else "last"
            stage = stages[name] = Stage(work / name)
            subprocess.run(["cp", "-a", "--reflink=auto", "--one-file-system", str(base), str(stage.root)], check=True)
            plug_in(stage.root)
        else:
            carry_out(stage, word, rest, stages)
    return stage


def plug_in(root: Path) -> None:
    """Without these there are no processes, no terminals and no shared memory. The caller removes them again."""
    for what in ("proc", "dev", "dev/pts", "dev/shm"):
        subprocess.run(["mount", "--bind", f"/{what}", str(root / what)], check=True)


def carry_out(stage: Stage, word: str, rest: str, stages: dict[str, Stage]) -> None:
    print(word, rest, flush=True)
    if word == "RUN":
        stage.run(rest)
    elif word == "COPY":
        copy(stage, rest, stages)
    elif word == "WORKDIR":
        stage.folder = rest
        stage.inside(".").mkdir(parents=True, exist_ok=True)
    elif word == "USER":
        stage.user = rest
    elif word == "ENV":
        stage.environment |= dict(part.split("=", 1) for part in shlex.split(rest))
    elif word in ("ENTRYPOINT", "CMD"):
        stage.command += json.loads(rest)
    elif word == "HEALTHCHECK":
        stage.health_check = rest.partition("CMD ")[2]
    elif word not in IGNORED:
        raise ValueError(f"{word} is not known here")


def copy(stage: Stage, rest: str, stages: dict[str, Stage]) -> None:
    origin = re.match(r"--from=(\w+) ", rest)
    *sources, target = rest[origin.end() if origin else 0 :].split()
    for source in sources:
        here = stages[origin[1]].root / source.lstrip("/") if origin else ROOT / source
        if here.is_dir():
            ignore = (
                None if origin else shutil.ignore_patterns("node_modules", "node", "site", "site-new", "__pycache__")
            )
            shutil.copytree(here, stage.inside(target), dirs_exist_ok=True, ignore=ignore)
        else:
            shutil.copy(here, stage.inside(target))


def instructions(text: str) -> list[tuple[str, str]]:
    lines = [line for line in text.splitlines() if line and not line.startswith("#")]
    return [(word, rest) for word, _, rest in (line.partition(" ") for line in lines)]


def serve(stage: Stage, work: Path) -> int:
    """Until it ends; its exit status."""
    server = stage.start(f"exec {' '.join(stage.command)}")
    while server.poll() is None and stage.start(f"{{ {stage.health_check}; }} 2>/dev/null").wait():
        time.sleep(1)
    if server.poll() is None:
        (work / "healthy").touch()
    return server.wait()


if __name__ == "__main__":
    work = Path(sys.argv[2])
    sys.exit(serve(build(Path(sys.argv[1]), work), work))
