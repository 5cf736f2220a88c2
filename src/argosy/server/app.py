"""The server as an ASGI application: addresses, errors, the gate, the life of the house."""

import contextlib
from collections.abc import AsyncGenerator
from functools import partial
from http import HTTPStatus
from typing import Any

import structlog
from litestar import Litestar, MediaType, Request, Response
from litestar.config.compression import CompressionConfig
from litestar.datastructures import State
from litestar.di import Provide
from litestar.exceptions import HTTPException
from litestar.openapi import OpenAPIConfig
from litestar.types import ASGIApp

from argosy.server.errors import ApiError, Refused
from argosy.server.gate import Gate
from argosy.server.house import House
from argosy.server.routes import HANDLERS
from argosy.server.routes.asking import check_site, html, provide_form, provide_here
from argosy.server.showing import error_page
from argosy.web import pages

LARGEST_BODY = 64_000
API = "/api/"

log = structlog.get_logger()


def create_app(house: House) -> ASGIApp:
    """The application of a house. The gate stands before everything, also before addresses that there are not."""
    return Gate(_litestar(house), house)


def _litestar(house: House) -> Litestar:
    return Litestar(
        route_handlers=list(HANDLERS),
        state=State({"house": house}),
        lifespan=[partial(_life, house)],
        dependencies={
            "here": Provide(provide_here),
            "form": Provide(provide_form),
        },
        before_request=check_site,
        exception_handlers={Refused: refused_answer, HTTPException: http_answer, Exception: crash_answer},
        compression_config=CompressionConfig(backend="gzip", gzip_compress_level=4, exclude=["/live$", "^/static/"]),
        openapi_config=OpenAPIConfig(title="Argosy", version="1", path="/api/schema"),
        request_max_body_size=LARGEST_BODY,
        logging_config=None,
        debug=False,
    )


@contextlib.asynccontextmanager
async def _life(house: House, _app: Litestar) -> AsyncGenerator[None]:
    async with house.open():
        yield


def refused_answer(request: Request[Any, Any, Any], refused: Refused) -> Response[Any]:
    """A refusal: JSON for programs, a page for people."""
    if request.url.path.startswith(API):
        return Response(ApiError(code=refused.code, detail=refused.sentence), status_code=refused.status)
    guest = request.scope["state"].get("guest")
    return html(pages.error(error_page(refused, guest, request.url.path)), refused.status)


def http_answer(request: Request[Any, Any, Any], error: HTTPException) -> Response[Any]:
    """What the framework refuses, in the same forms as our own refusals."""
    status = error.status_code
    code = "unknown_page" if status == HTTPStatus.NOT_FOUND else "bad_form"
    sentence = "There is no page at this address." if status == HTTPStatus.NOT_FOUND else str(error.detail)
    if status >= HTTPStatus.INTERNAL_SERVER_ERROR:
        return crash_answer(request, error)
    if request.url.path.startswith(API):
        return Response(ApiError(code=code, detail=sentence), status_code=status, media_type=MediaType.JSON)
    answer = refused_answer(request, Refused(code, sentence))
    answer.status_code = status
    return answer


def crash_answer(request: Request[Any, Any, Any], error: Exception) -> Response[Any]:
    """Something that should not happen: the log gets everything, the visitor one sentence."""
    log.error("crash", path=request.url.path, method=request.method, exc_info=error)
    status = HTTPStatus.INTERNAL_SERVER_ERROR
    sentence = "Something broke here. What you had chosen before is stored; load the page again."
    if request.url.path.startswith(API):
        return Response(ApiError(code="crash", detail=sentence), status_code=status)
    return Response(sentence, status_code=status, media_type=MediaType.TEXT)
