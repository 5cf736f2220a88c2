"""Static files: folder, content-hashed address, minification, Content-Security-Policy."""

# pyright: reportUnknownArgumentType=false, reportUnknownMemberType=false, reportUnknownVariableType=false
# rcssmin and rjsmin bring no types.

import hashlib
import re
from functools import cache
from pathlib import Path

from rcssmin import cssmin
from rjsmin import jsmin

WEB = Path(__file__).parents[1]
FOLDER = WEB / "static"

CONTENT_SECURITY_POLICY = (
    "default-src 'none'; "
    "script-src 'self'; "
    "style-src 'self'; "
    "img-src 'self'; "
    "font-src 'self'; "
    "connect-src 'self'; "
    "manifest-src 'self'; "
    "form-action 'self'; "
    "base-uri 'none'; "
    "frame-ancestors 'none'"
)
"""The strictest policy that the pages work under: no inline script, no inline style, nothing from
elsewhere.
"""

DESCENDANT = re.compile(r"(?<=[\w\])*])\s+:(?=:?[a-z])")
"""`.a :is(.b)`, a descendant: inside at-rules the minifier takes the space away, which makes `.a` itself of
it; with `*` it stays.
"""

SHORTENED = re.compile(
    r"(\[[\w|~^$*-]+=)\"([A-Za-z][\w-]*)\"(?=\])|(\"[^\"]*\"|url\([^)]*\))"
    r"|(?<![\w.])0(?=\.\d)|(?<=[\w)%]) ([*/~]) (?=[\w.(:-])|(?<=[\w)]) (\+) (?=\.[a-z])|(@media) (?=\()"
    r"|(?<=[\w)]) (<=?) ?(?=[\w.(])"
)
"""Parts of a sheet that are left out: quotes round a name in brackets, the zero of `0.5rem`, spaces round
operators and comparisons.
"""


@cache
def files() -> dict[str, Path]:
    """Return all static files by name, e.g. `css/table.css`.

    They are those of the folder, and style sheets and scripts of expansions, which are next to their pages.
    """
    shared = {path.relative_to(FOLDER).as_posix(): path for path in FOLDER.rglob("*") if path.is_file()}
    of_expansions = [
        path for kind in ("css", "js") for path in WEB.glob(f"*/*/*.{kind}") if FOLDER not in path.parents
    ]
    return shared | {f"{path.suffix[1:]}/{path.name}": path for path in of_expansions}


@cache
def content_hash() -> str:
    """Names the state of all static files together; ten hexadecimal digits."""
    digest = hashlib.sha256()
    for name, path in sorted(files().items()):
        digest.update(name.encode())
        digest.update(path.read_bytes())
    return digest.hexdigest()[:10]


@cache
def prefix() -> str:
    """Return the address of the folder, with the content hash in its path.

    With a hash in the query, relative addresses inside files would not carry it.
    """
    return f"/static/{content_hash()}"


def address(name: str) -> str:
    """Address of one file, e.g. `address("css/table.css")`."""
    return f"{prefix()}/{name}"


def minified(path: Path) -> bytes:
    """Return a file as it is sent: style sheets and scripts without comments and white space.

    Other files are sent unchanged.
    """
    if path.parent.name == "vendor":
        return path.read_bytes()
    match path.suffix:
        case ".css":
            sheet = str(cssmin(DESCENDANT.sub(" *:", path.read_text("utf-8"))))
            return SHORTENED.sub(lambda found: "".join(filter(None, found.groups())), sheet).encode()
        case ".js":
            return str(jsmin(path.read_text("utf-8"))).encode()
        case _:
            return path.read_bytes()
