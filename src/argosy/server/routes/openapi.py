"""OpenAPI descriptions of the routes for programs: refusals, tokens, streams."""

from typing import Any

from litestar.openapi.datastructures import ResponseSpec
from litestar.openapi.spec import Components, SecurityScheme

from argosy.server.errors import ApiError

SCHEME = "token"
COMPONENTS = Components(
    security_schemes={
        SCHEME: SecurityScheme(
            type="http", scheme="bearer", description="A personal token of the page /tokens: `arg_…`."
        )
    }
)
BEARER = [{SCHEME: list[str]()}]
EITHER: list[dict[str, list[str]]] = [{}, *BEARER]
"""A cookie, or a token."""
SENTENCES = {
    400: "The request cannot be read, or asks for what there cannot be.",
    401: "There is no token, or none that is known.",
    403: "The token lacks the scope, or that is not yours.",
    404: "There is no such table, challenge or bot.",
    409: "The table or the challenge has moved on.",
    422: "The choice is not possible now.",
    429: "Too much at once: `Retry-After` says in how many seconds to come back.",
}


def refusals(*statuses: int) -> dict[int, ResponseSpec]:
    """Return the refusals of an address."""
    return {
        status: ResponseSpec(data_container=ApiError, description=SENTENCES[status], generate_examples=False)
        for status in statuses
    }


def told_in_lines(kind: Any, *statuses: int) -> dict[int, ResponseSpec]:
    """A stream of lines of JSON, and what it may refuse."""
    lines = ResponseSpec(
        data_container=kind,
        description="Lines of JSON.",
        generate_examples=False,
        media_type="application/x-ndjson",
    )
    return {200: lines, **refusals(*statuses)}
