"""The web client's files, kept in memory and sent compressed."""

import asyncio
import gzip
import hashlib
import mimetypes
from dataclasses import dataclass
from pathlib import Path

from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import Response

FOLDER = Path(__file__).parent / "site"
FIRST = "index.html"
UNBUILT = (
    b'<!doctype html><html lang="en"><meta charset="utf-8"><meta http-equiv="refresh" content="2"><title>Brethren'
    b"</title><p>The pages aren't built yet. <code>make run</code> builds them; this page looks again by itself."
)


@dataclass(frozen=True)
class File:
    kind: str
    plain: bytes
    packed: bytes
    tag: str
    cached: str


class Site:
    """Files by their path. Pages that the client makes up itself all get the first page."""

    def __init__(self) -> None:
        self._built = _built()
        self._files = _files()

    async def serve(self, request: Request, card: bytes = b"") -> Response:
        """`card` goes into the head of the first page."""
        path = request.url.path.lstrip("/")
        file = self._files.get(path)
        if file is None and (path.startswith("api/") or "." in path.rsplit("/", 1)[-1]):
            raise HTTPException(404)
        if file is None:
            await self._look_again()
            file = self._files.get(FIRST)
        if file is None:
            return Response(UNBUILT, media_type="text/html")
        if card:
            plain = file.plain.replace(b"</head>", card + b"</head>", 1)
            return Response(plain, 200, {"cache-control": "no-store"}, file.kind)
        return self._response(request, file)

    async def _look_again(self) -> None:
        """If the server starts first, the pages are built meanwhile, and again when they get more contents. Open pages
        still ask for files of the build before."""
        if (built := _built()) != self._built:
            self._built = built
            self._files |= await asyncio.to_thread(_files)

    def _response(self, request: Request, file: File) -> Response:
        headers = {"etag": file.tag, "cache-control": file.cached, "vary": "accept-encoding"}
        if request.headers.get("if-none-match") == file.tag:
            return Response(None, 304, headers)
        if "gzip" in request.headers.get("accept-encoding", "") and len(file.packed) < len(file.plain):
            return Response(file.packed, 200, {**headers, "content-encoding": "gzip"}, file.kind)
        return Response(file.plain, 200, headers, file.kind)


def _built() -> int:
    """When the pages were built; the build writes the first page last."""
    try:
        return (FOLDER / FIRST).stat().st_mtime_ns
    except FileNotFoundError:
        return 0


def _files() -> dict[str, File]:
    """All files of the client; none until the first page is there."""
    paths = [path for path in FOLDER.rglob("*") if path.is_file()] if (FOLDER / FIRST).is_file() else []
    return {path.relative_to(FOLDER).as_posix(): _file(path) for path in paths}


def _file(path: Path) -> File:
    plain = path.read_bytes()
    kind = "application/manifest+json" if path.suffix == ".webmanifest" else mimetypes.guess_type(path.name)[0]
    # The build puts a digest of the contents into the names of these.
    lasting = "public, max-age=31536000, immutable" if "assets" in path.parts else "no-cache"
    tag = f'"{hashlib.sha256(plain).hexdigest()[:20]}"'
    return File(kind or "application/octet-stream", plain, gzip.compress(plain, 9, mtime=0), tag, lasting)
