"""A server of given pages without a game behind them, so that any position opens at once.

Pages are shown in the light and in the dark theme.
"""

import json
import mimetypes
import threading
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from urllib.parse import parse_qs, urlsplit

import msgspec

from argosy.web import models, pages
from argosy.web.rendering import assets
from tests.web.wonders import tables

QUIET = 60
"""Seconds that a stream waits for a choice."""


class PageServer(ThreadingHTTPServer):
    """Serves pages and static files under the policy of the product; a stream that has nothing to say."""

    request_queue_size = 64
    """A page asks for all its files at once; on a busy machine five may not wait in line."""

    def __init__(self, shown: dict[str, Callable[[str], str]], handler: type["Asked"]) -> None:
        super().__init__(("127.0.0.1", 0), handler)
        self.url = f"http://127.0.0.1:{self.server_port}"
        self.shown = dict(shown)
        """path -> the page in a theme."""
        self.following = ""
        """What the stream brings after the next choice."""
        self.has_chosen = threading.Event()
        self.help = models.HelpPage(visitor=tables.visitor())
        """What the notes of things are taken from."""

    def lay_out(self, page: models.TablePage, then: models.TablePage | None = None) -> str:
        """The address of a table that shows this; whatever is chosen there leads to what comes then.

        `?light` by day.
        """
        self.shown["/position"] = lambda theme: pages.table(
            msgspec.structs.replace(page, visitor=tables.visitor(page.visitor.settings.language, theme))
        )
        self.following = "" if then is None else pages.table_fragment(then)
        self.has_chosen.clear()
        self.help = models.HelpPage(
            visitor=page.visitor,
            game=page.game,
            edition=page.edition,
            expansions=page.expansions,
            ruleset=page.ruleset,
        )
        return f"{self.url}/position"


class Asked(BaseHTTPRequestHandler):
    """One request to the page server."""

    server: PageServer

    def do_GET(self) -> None:
        asked = urlsplit(self.path)
        path = asked.path
        if self.command == "GET" and self.headers.get("hx-request") == "true" and not path.endswith("/live"):
            self.send_response(204)  # nothing new
            self.end_headers()
        elif path == "/settings":
            self.answer(b"", "text/plain")
        elif path in self.server.shown:
            self.answer(self.server.shown[path](asked.query or "dark").encode(), "text/html; charset=utf-8")
        elif path == "/help" and parse_qs(asked.query):
            self.answer(pages.rules(self.server.help).encode(), "text/html; charset=utf-8")
        elif path.startswith(assets.prefix()):
            file = assets.files()[path.removeprefix(assets.prefix() + "/")]
            self.answer(file.read_bytes(), mimetypes.guess_type(file.name)[0] or "application/octet-stream")
        elif path.endswith("/live"):
            self.stream()
        elif path.endswith("/choose"):
            self.send_response(204)
            self.end_headers()
            self.server.has_chosen.set()
        else:
            self.send_error(404)

    def do_POST(self) -> None:
        """Reads what is sent, so that the connection ends in peace."""
        self.rfile.read(int(self.headers.get("content-length") or 0))
        self.do_GET()

    def stream(self) -> None:
        """A stream that is quiet until something is chosen."""
        self.send_response(200)
        self.send_header("content-type", "text/event-stream")
        self.end_headers()
        self.wfile.write(b": nothing new\n\n")
        self.wfile.flush()
        if self.server.has_chosen.wait(QUIET) and self.server.following:
            self.server.has_chosen.clear()
            self.wfile.write(f"data: {json.dumps([['table', self.server.following]])}\n\n".encode())

    def answer(self, body: bytes, media_type: str) -> None:
        self.send_response(200)
        self.send_header("content-type", media_type)
        self.send_header("content-security-policy", assets.CONTENT_SECURITY_POLICY)
        self.send_header("content-length", str(len(body)))
        self.end_headers()
        self.wfile.write(body)

    def log_message(self, format: str, *args: object) -> None:  # noqa: A002  because the base class names it so
        """Quiet."""


@contextmanager
def opened(
    shown: dict[str, Callable[[str], str]] | None = None, handler: type[Asked] = Asked
) -> Iterator[PageServer]:
    """A page server while it is open."""
    house = PageServer(shown or {}, handler)
    threading.Thread(target=house.serve_forever, daemon=True).start()
    try:
        yield house
    finally:
        house.shutdown()
        house.server_close()
