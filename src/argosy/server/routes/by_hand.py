"""The score pad for a game at a real table. All of it stands in the address, so a reload or a link loses nothing."""

from typing import Any

from litestar import Request, Response, get

from argosy.server.by_hand import pad_page
from argosy.server.routes.dependencies import Context, html
from argosy.web import pages


@get("/pad", include_in_schema=False)
async def pad(context: Context, request: Request[Any, Any, Any]) -> Response[str]:
    """The pad with what has been filled in, and the sums."""
    path = f"/pad?{request.url.query}" if request.url.query else "/pad"
    return html(pages.pad(pad_page(context.guest, request.query_params, path)))
