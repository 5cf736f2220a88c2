"""Gzip for server-sent events, flushed after each message, with one window for the stream."""

import zlib
from collections.abc import Mapping

from litestar.types import Message, Send

GZIP = 16
WINDOW = 13
"""As a power of two: 8 KB of what came before. More would cost memory for every open page and win little."""
MEMORY = 6
LEVEL = 5


def takes_gzip(headers: Mapping[str, str]) -> bool:
    """Does whoever asks understand it?"""
    names = [part.partition(";") for part in headers.get("accept-encoding", "").lower().split(",")]
    return any(
        name.strip() == "gzip" and more.replace(" ", "") not in ("q=0", "q=0.0") for name, _, more in names
    )


def gzipped(send: Send) -> Send:
    """Sends an event stream compressed; anything else as it is."""
    packer = None

    async def pack(message: Message) -> None:
        nonlocal packer
        if message["type"] == "http.response.start":
            headers = list(message["headers"])
            if any(name.lower() == b"content-type" and b"event-stream" in value for name, value in headers):
                packer = zlib.compressobj(LEVEL, zlib.DEFLATED, WINDOW + GZIP, MEMORY)
                headers += [(b"content-encoding", b"gzip"), (b"vary", b"accept-encoding")]
                message = {**message, "headers": headers}
        elif message["type"] == "http.response.body" and packer is not None:
            more = message.get("more_body", False)
            body = packer.compress(message["body"]) + packer.flush(
                zlib.Z_SYNC_FLUSH if more else zlib.Z_FINISH
            )
            message = {**message, "body": body}
        await send(message)

    return pack
