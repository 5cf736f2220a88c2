"""Gzip of server-sent events: each message readable at once, later ones shorter; or plain text."""

import zlib

import pytest

from argosy.server.live.sse_gzip import GZIP, gzipped, takes_gzip


@pytest.mark.parametrize(
    ("header", "takes"),
    [
        ("gzip", True),
        ("br, GZIP;q=0.5", True),
        ("gzip;q=0", False),
        ("gzip; q=0.0", False),
        ("br", False),
        ("", False),
    ],
)
def test_who_understands_it_says_so(header: str, takes: bool):
    assert takes_gzip({"accept-encoding": header} if header else {}) is takes


async def sent(kind: bytes, *bodies: bytes) -> tuple[dict, list[bytes]]:
    """Headers and bodies as they leave."""
    messages = []

    async def send(message) -> None:
        messages.append(message)

    pack = gzipped(send)
    await pack({"type": "http.response.start", "status": 200, "headers": [(b"content-type", kind)]})
    for body in bodies:
        await pack({"type": "http.response.body", "body": body, "more_body": True})
    await pack({"type": "http.response.body", "body": b"", "more_body": False})
    return dict(messages[0]["headers"]), [message["body"] for message in messages[1:]]


async def test_each_message_can_be_read_at_once():
    text = b"data: " + bytes(range(65, 91)) * 40 + b"\n\n"
    headers, bodies = await sent(b"text/event-stream; charset=utf-8", text, text, b": 1\n\n")
    assert headers[b"content-encoding"] == b"gzip"
    assert headers[b"vary"] == b"accept-encoding"
    reader = zlib.decompressobj(15 + GZIP)
    assert [reader.decompress(body) for body in bodies] == [text, text, b": 1\n\n", b""]
    assert reader.eof
    assert len(bodies[1]) < len(bodies[0]) < len(text)


async def test_what_is_no_stream_stays_as_it_is():
    headers, bodies = await sent(b"text/html", b"<p>no</p>")
    assert b"content-encoding" not in headers
    assert bodies == [b"<p>no</p>", b""]
