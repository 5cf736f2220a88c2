"""Static files, read once. Their URL has a hash of the content, so browsers cache them for ever."""

import gzip
import mimetypes
from functools import cache
from typing import Any

import msgspec
from litestar import Request, Response, get
from litestar.params import FromPath

from argosy.server.errors import Refused
from argosy.web.rendering.assets import content_hash, files, minified

FOR_EVER = "public, max-age=31536000, immutable"
REVALIDATE = "no-cache"
COMPRESSED = frozenset({".css", ".js", ".svg", ".txt", ".json", ".webmanifest"})
TYPES = {
    ".js": "text/javascript",
    ".woff2": "font/woff2",
    ".svg": "image/svg+xml",
    ".webmanifest": "application/manifest+json",
}


class File(msgspec.Struct, frozen=True, kw_only=True):
    """One file, ready to be sent."""

    body: bytes
    compressed: bytes | None
    media_type: str


@cache
def read(name: str) -> File:
    """One file; only those of the list are ever opened. Refuses a name that there is not."""
    path = files().get(name)
    if path is None:
        raise Refused("unknown_page", "There is no file at this address.")
    body = minified(path)
    media_type = TYPES.get(path.suffix) or mimetypes.guess_type(name)[0] or "application/octet-stream"
    compressed = gzip.compress(body, 9, mtime=0) if path.suffix in COMPRESSED else None
    return File(body=body, compressed=compressed, media_type=media_type)


@get("/worker.js", include_in_schema=False, always_open=True)
async def worker() -> Response[bytes]:
    """The service worker, at the root because it serves the pages below its own address."""
    file = read("js/worker.js")
    return Response(file.body, media_type=file.media_type, headers={"cache-control": REVALIDATE})


@get("/static/{digest:str}/{name:path}", include_in_schema=False, always_open=True)
async def static_file(
    request: Request[Any, Any, Any], digest: FromPath[str], name: FromPath[str]
) -> Response[bytes]:
    """A static file; under an old hash it is the newest one, and is not kept."""
    file = read(name.removeprefix("/"))
    headers = {
        "cache-control": FOR_EVER if digest == content_hash() else REVALIDATE,
        "vary": "accept-encoding",
    }
    if file.compressed is None or "gzip" not in request.headers.get("accept-encoding", ""):
        return Response(file.body, media_type=file.media_type, headers=headers)
    return Response(
        file.compressed, media_type=file.media_type, headers=headers | {"content-encoding": "gzip"}
    )
