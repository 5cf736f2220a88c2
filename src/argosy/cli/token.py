"""`argosy token`: a token for a script that uses a server."""

import sys
from typing import Annotated, Literal

from cyclopts import Parameter

from argosy.cli.options.database import USUAL, Where, place_of

Scope = Literal["challenge:read", "challenge:write", "bot:play"]


def token(
    name: str,
    /,
    *,
    scope: Annotated[tuple[Scope, ...], Parameter(negative=())],
    where: Where = USUAL,
) -> None:
    """Print a token for a script, this once: the database keeps its hash. The server may run.

    The script is a guest of its own with this name, not you: it has no games, and nobody else has its token.
    A token of yours is made on the page /tokens of the server.

    Example: argosy token Triton --scope bot:play --scope challenge:write

    Parameters
    ----------
    name
        What the guest and the token are called, at most 24 letters.
    scope
        What the token may do (docs/bots/bot-api.md); may be given several times.
    where
        The options that say where games are kept.

    """
    import asyncio

    from argosy.server.auth.script_tokens import make_token

    sys.stdout.write(f"{asyncio.run(make_token(place_of(where).database, name, scope))}\n")
