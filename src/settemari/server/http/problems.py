"""What went wrong, as a problem document (RFC 9457): a status, a sentence in the reader's language, the message itself
for who says it in their own; with the number of the rule, where a rule refused.

Also how what is sent is read, and how it is described (OpenAPI): by msgspec, both times.
"""

from __future__ import annotations

import logging
import re
from collections.abc import Callable
from http import HTTPStatus
from typing import Any, TypeVar

import msgspec
from litestar import Request, Response
from litestar.exceptions import HTTPException
from litestar.openapi.datastructures import ResponseSpec
from litestar.openapi.spec import OpenAPIMediaType, OpenAPIResponse, Operation, RequestBody

from settemari.core.errors import NotAsked, SetteMariError
from settemari.locales import LANGUAGES
from settemari.locales.message import Message, say
from settemari.locales.plain import text
from settemari.server.errors import NotAllowed, NotNow, RuleRefused, TableError
from settemari.server.harbour import Crowded
from settemari.server.limits import TooFast
from settemari.server.store import Gone, Unreachable
from settemari.server.wire import Wired, wired
from settemari.server.worker import NoTable

MEDIA = "application/problem+json"
HTML = "text/html; charset=utf-8"
FOR_PROGRAMS = ("/api/", "/health/", "/metrics", "/static/", "/assets/", "/pictures/")  # nobody reads these as a page
LINKED = re.compile(r"/(?:[\w.~-]+(?:/[\w.~-]+)*)?", re.ASCII)  # what a page may link to: never another site
HUNG_UP = "disconnected"  # so says Litestar, as an error of the server's, of who did not send all of it
SOON = 2  # seconds after which to try again when the database is away

log = logging.getLogger("settemari.server.http")
T = TypeVar("T")


class Problem(msgspec.Struct, frozen=True, omit_defaults=True):
    """A problem document."""

    title: str
    status: int
    detail: str
    message: dict[str, Any] = {}
    rule: str = ""
    type: str = "about:blank"


STATUS: list[tuple[type[Exception], int]] = [
    (NoTable, 404),
    (NotAllowed, 403),
    (NotNow, 409),
    (NotAsked, 409),
    (RuleRefused, 409),
    (TooFast, 429),
    (SetteMariError, 400),
    (msgspec.ValidationError, 400),
    (msgspec.DecodeError, 400),
    (Gone, 404),
    (Unreachable, 503),
    (Crowded, 503),
]


def problem_of(error: Exception, language: str = "en") -> Problem:
    """What to tell whoever asked; of what nobody foresaw only that it happened."""
    status = next((status for kind, status in STATUS if isinstance(error, kind)), 500)
    if isinstance(error, HTTPException):
        status = 400 if HUNG_UP in str(error.detail) else error.status_code
    message = _message(error, status)
    rule = error.rule if isinstance(error, RuleRefused) else ""
    return Problem(
        HTTPStatus(status).phrase, status, said(message, language, error), msgspec.json.decode(wired(message)), rule
    )


def said(message: Message, language: str, error: Exception | None = None) -> str:
    """A message as a sentence."""
    if isinstance(error, RuleRefused):
        return error.said(language)
    return text(language, "errors", message)


def _message(error: Exception, status: int) -> Message:
    if isinstance(error, SetteMariError):
        return error.message
    if isinstance(error, (msgspec.ValidationError, msgspec.DecodeError)):
        return say("error-wish", what=str(error)[:200])
    if status == 404:
        return say("error-not-found")
    if status == 503:
        return say("error-store-away")
    if isinstance(error, HTTPException) and status < 500:
        return say("error-wish", what=_what(error)[:200])
    return say("error-internal")


def _what(error: HTTPException) -> str:
    """What is wrong and where, as far as the library says so; the address it came to is known to who sent it."""
    parts = [part for part in error.extra if isinstance(part, dict)] if isinstance(error.extra, list) else []
    found = [f"{part.get('key', '')}: {part.get('message', '')}" for part in parts]
    return "; ".join(found) or str(error.detail).partition(" for ")[0]


def language_of(request: Request[Any, Any, Any] | Any) -> str:
    """The language that was asked for, that the reader chose before, or that the browser prefers."""
    asked = request.query_params.get("lang") or request.cookies.get("lang")
    return chosen(asked, request.headers.get("accept-language", ""))


def chosen(asked: str | None, header: str) -> str:
    """A language that was asked for, if it is one of ours, or else what the browser prefers."""
    return asked if asked in LANGUAGES and asked else preferred(header)


def preferred(header: str) -> str:
    """The first of our languages in an Accept-Language header, by its weights."""
    wanted = []
    for place, part in enumerate(header[:500].split(",")):
        word, _, weight = part.strip().partition(";q=")
        try:
            worth = float(weight) if weight else 1.0
        except ValueError:
            worth = 0.0
        wanted.append((-worth, place, word[:2].lower()))
    return next((word for _, _, word in sorted(wanted) if word in LANGUAGES), "en")


def answer_problem(request: Request[Any, Any, Any], error: Exception) -> Response[Any]:
    """The handler of all exceptions."""
    problem = problem_of(error, language_of(request))
    if problem.status >= 500 and not isinstance(error, (Unreachable, Crowded)):
        route = request.scope.get("path_template", "")  # without the code of a table
        log.error("a request failed: %s %s", request.method, route, exc_info=error)
    headers = {}
    if isinstance(error, TooFast):
        headers["Retry-After"] = str(error.seconds)
    elif problem.status == 503:
        headers["Retry-After"] = str(SOON)
    elif isinstance(error, HTTPException) and error.headers:
        headers |= {name: value for name, value in error.headers.items() if name.lower() == "allow"}
    path = request.scope["path"]  # whatever the host header is like
    if wants_page(path, request.headers.get("accept", "")):
        shown = problem_shown(error, language_of(request), path, str(request.method))
        return Response(shown, status_code=problem.status, headers={**headers, "content-type": HTML})
    return Response(problem, status_code=problem.status, media_type=MEDIA, headers=headers)


def wants_page(path: str, accept: str) -> bool:
    """Whether a person reads the answer: browsers say that they want HTML, programs do not."""
    return "text/html" in accept and not path.startswith(FOR_PROGRAMS)


def problem_shown(error: Exception, language: str, path: str = "/", method: str = "GET") -> str:
    """What went wrong, as a page with a way on: to try again, to type the code of a table, back to where one was."""
    from settemari.server.pages.privacy import problem_page

    problem = problem_of(error, language)
    message = _message(error, problem.status)
    asked = method in ("GET", "HEAD") and LINKED.fullmatch(path) is not None
    table = re.match(r"/t/[a-z]+(?=/)", path)
    return problem_page(language, problem.status, message, path if asked else "", table[0] if table else "")


def wired_problem(error: Exception, language: str) -> Wired:
    """The same for a frame."""
    problem = problem_of(error, language)
    if problem.status == 500:
        log.error("a wish failed", exc_info=error)
    found: Wired = msgspec.to_builtins(problem)
    return found


# -- what is sent ----------------------------------------------------------------------------------------------------


def decoded(decode: Callable[[bytes | str], T], data: bytes | str) -> T:
    """What was sent; raises msgspec's errors, or TableError for what that does not foresee."""
    try:
        return decode(data)
    except UnicodeDecodeError:
        raise TableError(say("error-wish", what="UTF-8")) from None
    except RecursionError:
        raise TableError(say("error-nested-too-deep")) from None


async def read(request: Request[Any, Any, Any], decode: Callable[[bytes | str], T]) -> T:
    return decoded(decode, await request.body())


# -- what is described -----------------------------------------------------------------------------------------------


def _problem(description: str) -> ResponseSpec:
    return ResponseSpec(Problem, generate_examples=False, description=description, media_type=MEDIA)


KNOWN = {
    400: _problem(description="What was sent is wrong."),
    403: _problem(description="Somebody else may do that, or it came from another site."),
    404: _problem(description="There is no such thing."),
    409: _problem(description="A rule refuses it, or it cannot be done now."),
    413: _problem(description="It is too large."),
    415: _problem(description="It is not JSON."),
    429: _problem(description="Too often: Retry-After says when to try again."),
    503: _problem(description="The database does not answer for the moment: Retry-After says when to try again."),
}
ALWAYS = (400, 429, 503)
CHANGING = (403, 413, 415)  # of what is not merely looked at


def problems(*more: int) -> dict[int, ResponseSpec]:
    """What a request can come to besides."""
    return {status: KNOWN[status] for status in sorted({*ALWAYS, *more})}


def described(body: Any = None, reply: Any = None) -> type[Operation]:
    """How a request is told of: its name is that of the handler, its summary the first sentence.

    ``body`` and ``reply`` are types; left out, there is nothing to send, and the reply is as the handler says.
    """

    class Described(Operation):
        def __init__(self, **told: Any) -> None:
            super().__init__(**told)
            name = self.summary or ""
            self.operation_id = name[:1].lower() + name[1:]
            self.summary = (self.description or "").partition(".")[0]
            if body is not None:
                self.request_body = RequestBody({"application/json": _media(body)}, required=True)
            for status, response in (self.responses or {}).items():
                if reply is not None and status.startswith("2") and isinstance(response, OpenAPIResponse):
                    response.content = {"application/json": _media(reply)}

    return Described


def _media(kind: Any) -> OpenAPIMediaType:
    (schema,), parts = msgspec.json.schema_components([kind], schema_hook=_anything, ref_template="{name}")
    return OpenAPIMediaType(schema=_whole(schema, parts))


def _anything(kind: type) -> dict[str, Any]:
    """What may be any JSON: checked by the game, not here."""
    if kind is not object:
        raise NotImplementedError
    return {"title": "Anything"}


def _whole(schema: Any, parts: dict[str, Any]) -> Any:
    """With every part where it is needed: the document has no other place for them."""
    if isinstance(schema, list):
        return [_whole(one, parts) for one in schema]
    if not isinstance(schema, dict):
        return schema
    if "$ref" in schema:
        rest = {name: value for name, value in schema.items() if name != "$ref"}
        return {**_whole(parts[schema["$ref"]], parts), **rest}
    return {name: _whole(value, parts) for name, value in schema.items() if name != "mapping"}
