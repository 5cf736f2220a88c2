"""Routes of Web Push: the server's key, subscribe, unsubscribe.

Only scripts ask for these, so what is refused is JSON.
"""

from collections.abc import Awaitable, Callable
from typing import Any

from litestar import MediaType, Request, Response, get, post

from argosy.server.club import push
from argosy.server.errors import ApiError, Refused
from argosy.server.routes.dependencies import Context, RequestContext

NOTHING = 204


@get("/push/key", include_in_schema=False)
async def push_key(context: Context) -> Response[Any]:
    """Public key that a browser asks for before it subscribes."""
    return await _answer(context, context.app_state.push.public_key)


@post("/push/subscribe", include_in_schema=False)
async def subscribe(context: Context, request: Request[Any, Any, Any]) -> Response[Any]:
    """Tell this browser; its subscription comes as JSON."""
    base = context.app_state.public_url or str(request.base_url).rstrip("/")
    text = await request.body()
    return await _answer(context, lambda: context.app_state.push.subscribe(context.guest, text, base))


@post("/push/unsubscribe", include_in_schema=False)
async def unsubscribe(context: Context, request: Request[Any, Any, Any]) -> Response[Any]:
    """Tell this browser nothing more."""
    text = await request.body()
    return await _answer(context, lambda: context.app_state.push.unsubscribe(context.guest, text))


async def _answer(context: RequestContext, work: Callable[[], Awaitable[str | None]]) -> Response[Any]:
    try:
        push.check_there()
        text = await work()
    except Refused as refused:
        told = ApiError(code=refused.code, detail=refused.sentence)
        return Response(told, status_code=context.count_refusal(refused), media_type=MediaType.JSON)
    return Response(text, status_code=200 if text else NOTHING, media_type=MediaType.TEXT)
