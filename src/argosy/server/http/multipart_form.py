"""Forms as multipart/form-data (RFC 7578), in UTF-8.

The framework decodes each part with whatever codec it names: an unknown one is a fault of the server, and
Python remembers its name for ever. Browsers send UTF-8, so nothing else is read here.
"""

from collections.abc import Iterator

from multipart import MultipartSegment, PushMultipartParser

from argosy.server.errors import Refused
from argosy.server.http.request_limits import MOST_FIELDS

UTF_8 = "utf-8"
SHOWN = 40
"""Letters of a charset's name that a refusal repeats."""


def multipart_fields(body: bytes, boundary: str) -> dict[str, str | bytes]:
    """Return texts as text and files as bytes; of several of one name the last one counts.

    Raises ValueError for a broken form.
    """
    return {part.name or "": _content(part, content) for part, content in _parts(body, boundary)}


def _parts(body: bytes, boundary: str) -> Iterator[tuple[MultipartSegment, bytes]]:
    part, content = None, b""
    with PushMultipartParser(boundary, max_segment_count=MOST_FIELDS) as parser:
        for event in parser.parse(body):
            if isinstance(event, MultipartSegment):
                part, content = event, b""
            elif event is not None:
                content += event
            elif part is not None:
                yield part, content


def _content(part: MultipartSegment, content: bytes) -> str | bytes:
    if part.filename:
        return content
    charset = part.charset or UTF_8
    if charset.lower() not in (UTF_8, "utf8", "us-ascii", "ascii"):
        raise Refused(
            "bad_charset", f"A part of the form is in the charset {charset[:SHOWN]!r}; send it in UTF-8."
        )
    return content.decode(UTF_8)
