"""What all pages share: a form is read, a refusal is said to who filled it in, and a language is remembered."""

from __future__ import annotations

from urllib.parse import parse_qsl

from litestar import Response

from settemari.core.errors import SeatsError, SetteMariError, WrongSeats
from settemari.locales import LANGUAGES
from settemari.locales.message import Message, say
from settemari.server.errors import TableError
from settemari.server.harbour import Crowded
from settemari.server.http.problems import HTML, language_of, problem_of, problem_shown
from settemari.server.http.tables import Asking
from settemari.server.store import Unreachable

MOST_FIELDS = 100
REFUSALS = (SetteMariError, Unreachable, Crowded)
PLAINER = {"error-table-variant": say("page-no-variant"), "error-name-twice": say("page-name-taken")}
FIELDS = {  # what is wrong with them
    "name": say("error-must-be-player"),
    "text": say("page-say-something"),
    "sure": say("page-tick-first"),
}


def page(text: str, status: int = 200) -> Response[str]:
    return Response(text, status_code=status, headers={"content-type": HTML})


async def fields_of(request: Asking) -> dict[str, str]:
    """What a form holds; the last of each name."""
    body = await request.body()
    try:
        return dict(parse_qsl(body.decode("utf-8"), keep_blank_values=True, max_num_fields=MOST_FIELDS))
    except ValueError:
        raise TableError(say("error-wish", what="form")) from None


def said(error: Exception) -> Message:
    """What is wrong, for who has just filled in a form: what they typed stands there, and need not be repeated."""
    if not isinstance(error, SetteMariError):
        return say("error-store-away")
    message = error.why if isinstance(error, SeatsError) else error.message
    if isinstance(error, WrongSeats):
        message = error.allowed
        if message.key == "error-played-by":
            return say("page-played-by", game=say(f"game-{message.args['game']}"), counts=message.args["counts"])
    if message.key == "error-wish":
        return FIELDS.get(str(message.args["what"])) or say("page-unread", what=message.args["what"])
    return PLAINER.get(message.key, message)


def problem_page(request: Asking, error: Exception) -> Response[str]:
    text = problem_shown(error, language_of(request), request.scope["path"], str(request.method))
    return page(text, problem_of(error).status)


def remember(request: Asking, response: Response[str]) -> Response[str]:
    """The language that was asked for with ?lang= is that of all pages from then on; the browser client sets the same
    cookie, so a script must be able to.
    """
    asked = request.query_params.get("lang")
    if asked in LANGUAGES:
        response.set_cookie("lang", asked, max_age=400 * 24 * 3600, samesite="lax")
    return response
