"""ASGI application: routes, error handlers, middleware. The caller opens the AppState first."""

from http import HTTPStatus
from typing import Any, cast
from urllib.parse import urlencode

import structlog
from litestar import Litestar, MediaType, Request, Response
from litestar.config.compression import CompressionConfig
from litestar.datastructures import State
from litestar.di import Provide
from litestar.exceptions import HTTPException, InternalServerException
from litestar.openapi import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin

from argosy.server.errors import ApiError, Refused
from argosy.server.http.app_state import AppState, app_state_in
from argosy.server.http.error_responses import (
    API,
    BROKEN,
    headers_of,
    is_form_of_script,
    refusal_notice,
    refusal_page,
)
from argosy.server.http.middleware import GuestMiddleware, has_departed
from argosy.server.logs import route_of
from argosy.server.routes import HANDLERS
from argosy.server.routes.dependencies import (
    check_request,
    html,
    provide_context,
    provide_form,
    redirect,
    with_retry,
)
from argosy.server.routes.openapi import COMPONENTS
from argosy.server.storage.database import AWAY

LARGEST_BODY = 64_000

log = structlog.get_logger()


def create_app(app_state: AppState) -> GuestMiddleware:
    """The whole application.

    The middleware stands before everything, also before addresses that there are not.
    """
    return GuestMiddleware(_litestar(app_state), app_state)


def _litestar(app_state: AppState) -> Litestar:
    return Litestar(
        route_handlers=list(HANDLERS),
        state=State({"app_state": app_state}),
        dependencies={
            "context": Provide(provide_context),
            "form": Provide(provide_form),
        },
        before_request=check_request,
        exception_handlers={
            Refused: refused_answer,
            HTTPException: http_answer,
            Exception: crash_answer,
            **dict.fromkeys(AWAY, away_answer),
        },
        compression_config=CompressionConfig(
            backend="gzip", gzip_compress_level=4, exclude=["/live$", "/stream/", "^/static/"]
        ),
        # As JSON alone: the pages that Litestar could show bring scripts from elsewhere, which our own policy
        # forbids.
        openapi_config=OpenAPIConfig(
            title="Argosy",
            version="1",
            components=COMPONENTS,
            path="/api/schema",
            render_plugins=[JsonRenderPlugin(path=["/", "/openapi.json"])],
        ),
        request_max_body_size=LARGEST_BODY,
        logging_config=None,
        debug=False,
    )


def refused_answer(request: Request[Any, Any, Any], refused: Refused) -> Response[Any]:
    """A refusal: JSON for programs, a page for people."""
    _count(request, refused.code)
    guest = request.scope["state"].get("guest")
    if refused.code == "not_admitted" and request.method == "GET" and not request.url.path.startswith(API):
        return redirect(f"/enter?{urlencode({'next': _path_and_query(request)})}")
    if request.url.path.startswith(API):
        answer = with_retry(
            Response(ApiError(code=refused.code, detail=refused.sentence), status_code=refused.status)
        )
    else:
        text = refusal_notice if is_form_of_script(request.method, request.headers) else refusal_page
        answer = html(text(request.url.path, refused, guest), refused.status)
    answer.headers.update(headers_of(refused))
    return answer


def _path_and_query(request: Request[Any, Any, Any]) -> str:
    return f"{request.url.path}?{request.url.query}" if request.url.query else request.url.path


def away_answer(request: Request[Any, Any, Any], _error: Exception) -> Response[Any]:
    """Response for a database that is out of reach: a status with the time to try again."""
    sentence = "The database cannot be reached just now. Nothing that was acknowledged is lost; try again in a minute."
    return refused_answer(request, Refused("database_away", sentence))


def http_answer(request: Request[Any, Any, Any], error: HTTPException) -> Response[Any]:
    """Return refusals of the framework in the same forms as our own."""
    status = error.status_code
    code = "unknown_page" if status == HTTPStatus.NOT_FOUND else "bad_form"
    sentence = "There is no page at this address." if status == HTTPStatus.NOT_FOUND else _detail(error)
    if isinstance(error, InternalServerException) and has_departed(request.scope["state"]):
        return Response(None, status_code=HTTPStatus.BAD_REQUEST)  # nobody reads it
    if status >= HTTPStatus.INTERNAL_SERVER_ERROR:
        return crash_answer(request, error)
    if request.url.path.startswith(API):
        _count(request, code)
        return Response(ApiError(code=code, detail=sentence), status_code=status, media_type=MediaType.JSON)
    answer = refused_answer(request, Refused(code, sentence))
    answer.status_code = status
    return answer


def _detail(error: HTTPException) -> str:
    """Return the framework's message about a request, with the fields that it names."""
    extra = cast("list[Any]", error.extra or [])
    about = [cast("dict[str, Any]", one) for one in extra if isinstance(one, dict)]
    named = [
        f"{one.get('key', '')}: {one['message']}".removeprefix(": ") for one in about if "message" in one
    ]
    return "; ".join([str(error.detail), *named])


def crash_answer(request: Request[Any, Any, Any], error: Exception) -> Response[Any]:
    """Something that should not happen: the log gets everything, the visitor one sentence."""
    log.error("crash", route=route_of(request.scope), method=request.method, exc_info=error)
    return refused_answer(request, BROKEN)


def _count(request: Request[Any, Any, Any], code: str) -> None:
    app_state_in(request.app.state).note_refusal(code)
