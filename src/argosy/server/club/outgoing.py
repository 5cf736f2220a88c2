"""HTTP requests to addresses given by strangers, restricted to the public internet.

An address is https, and its name leads to public addresses only. That is looked at when it is given and again
when something is sent, and the connection goes to the very address that was looked at: a name that leads
elsewhere a moment later changes nothing. No redirect is followed, no proxy of the environment is asked, the
answer is not read.
"""

import asyncio
import ssl
from collections.abc import Mapping
from typing import TYPE_CHECKING, Any

from argosy.server.club.name_resolver import NameResolver
from argosy.server.club.public_addresses import is_public

if TYPE_CHECKING:
    import httpx

LIBRARY = "httpx"
SECONDS = 5.0
"""For everything, from the name to the status of the answer."""
LONGEST = 600
"""Letters of an address."""


class NotSent(Exception):
    """Error of a message that was not sent: a forbidden address, or one out of reach."""


class Outgoing:
    """HTTP client of one process for addresses that strangers give."""

    def __init__(self) -> None:
        self.is_strict = True
        """False in tests, whose receivers are in this machine and have no certificate."""
        self.trusted: ssl.SSLContext | None = None
        """The authorities whose certificates count; read at the first use."""
        self._resolver = NameResolver()

    async def check(self, url: str, owner: str) -> None:
        """Raise NotSent for an address that nothing would be sent to. owner: the guest whose share of
        lookups it takes.
        """
        await self._trust()
        try:
            async with asyncio.timeout(SECONDS):
                await self._way(url, owner)
        except TimeoutError:
            raise NotSent("its name could not be looked up in time") from None

    async def post(self, url: str, body: bytes, headers: Mapping[str, str], owner: str) -> int:
        """Send for an owner, and return the status of the answer. Raises NotSent where there is none."""
        trusted = await self._trust()
        import httpx  # noqa: PLC0415  because a start does not wait for it

        options: dict[str, Any] = {"verify": trusted, "trust_env": False, "timeout": SECONDS}
        try:
            async with asyncio.timeout(SECONDS), httpx.AsyncClient(**options) as client:
                asked, address = await self._way(url, owner)
                request = client.build_request(
                    "POST",
                    asked.copy_with(host=address),
                    content=body,
                    headers={"host": asked.netloc.decode(), **headers},
                    extensions={"sni_hostname": asked.raw_host.decode()},
                )
                answer = await client.send(request, stream=True, follow_redirects=False)
                await answer.aclose()
                return answer.status_code
        except TimeoutError:
            raise NotSent("there was no answer in time") from None
        except (httpx.HTTPError, httpx.InvalidURL, OSError, ValueError) as error:
            raise NotSent(type(error).__name__) from error

    async def _trust(self) -> ssl.SSLContext:
        """Return the context that checks certificates.

        In a thread, because importing and reading take a while the first time.
        """
        if self.trusted is None:
            self.trusted = await asyncio.to_thread(_authorities)
        return self.trusted

    async def _way(self, url: str, owner: str) -> "tuple[httpx.URL, str]":
        """The address as it is asked for, and the number to connect to."""
        asked = self._parsed(url)
        host = asked.raw_host.decode().strip("[]")
        port = asked.port or (443 if asked.scheme == "https" else 80)
        try:
            found = await self._resolver.addresses(owner, host, port)
        except (OSError, UnicodeError):
            raise NotSent("its name leads nowhere") from None
        if not found or (self.is_strict and not all(map(is_public, found))):
            raise NotSent("its name does not lead to a public address")
        return asked, found[0]

    def _parsed(self, url: str) -> "httpx.URL":
        import httpx  # noqa: PLC0415  because a start does not wait for it

        if len(url) > LONGEST:
            raise NotSent(f"it has more than {LONGEST} letters")
        try:
            asked = httpx.URL(url)
        except (httpx.InvalidURL, ValueError, TypeError):
            raise NotSent("it is no address") from None
        allowed = ("https",) if self.is_strict else ("https", "http")
        if asked.scheme not in allowed or not asked.host:
            raise NotSent("it does not begin with https:// and the name of a server")
        if asked.userinfo:
            raise NotSent("it holds a name or a password before an @")
        return asked

    def close(self) -> None:
        """Look up no more names."""
        self._resolver.close()


def _authorities() -> ssl.SSLContext:
    import httpx  # noqa: PLC0415  because a start does not wait for it

    return httpx.create_ssl_context(trust_env=False)
