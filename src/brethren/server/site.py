"""The web client's files, kept in memory and sent compressed."""

import gzip
import hashlib
import mimetypes
from dataclasses import dataclass
from pathlib import Path

from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import Response

FOLDER = Path(__file__).parent / "site"
UNBUILT = (
    b"<!doctype html><title>Brethren</title><p>The pages have not been built yet: <code>make run</code> builds them."
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
        paths = [path for path in FOLDER.rglob("*") if path.is_file()] if FOLDER.is_dir() else []
        self._files = {path.relative_to(FOLDER).as_posix(): _file(path) for path in paths}

    async def serve(self, request: Request) -> Response:
        path = request.url.path.lstrip("/")
        file = self._files.get(path)
        if file is None and (path.startswith("api/") or "." in path.rsplit("/", 1)[-1]):
            raise HTTPException(404)
        file = file or self._files.get("index.html")
        if file is None:
            return Response(UNBUILT, media_type="text/html")
        return self._response(request, file)

    def _response(self, request: Request, file: File) -> Response:
        headers = {"etag": file.tag, "cache-control": file.cached, "vary": "accept-encoding"}
        if request.headers.get("if-none-match") == file.tag:
            return Response(None, 304, headers)
        if "gzip" in request.headers.get("accept-encoding", "") and len(file.packed) < len(file.plain):
            return Response(file.packed, 200, {**headers, "content-encoding": "gzip"}, file.kind)
        return Response(file.plain, 200, headers, file.kind)


def _file(path: Path) -> File:
    plain = path.read_bytes()
    kind = "application/manifest+json" if path.suffix == ".webmanifest" else mimetypes.guess_type(path.name)[0]
    # The build puts a digest of the contents into the names of these.
    lasting = "public, max-age=31536000, immutable" if "assets" in path.parts else "no-cache"
    tag = f'"{hashlib.sha256(plain).hexdigest()[:20]}"'
    return File(kind or "application/octet-stream", plain, gzip.compress(plain, 9, mtime=0), tag, lasting)
