"""The pages, for browsers without script, screen readers and tests: every form leads to the same wishes."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import Annotated, Any

from litestar import Response, get, post
from litestar.params import PathParameter
from litestar.response import Redirect

from settemari.core.errors import SetteMariError
from settemari.core.telling import Line
from settemari.core.undoing import begun_anew
from settemari.locales.message import Message, say
from settemari.server.errors import NotAllowed, RuleRefused, TableError
from settemari.server.harbour import Berth
from settemari.server.http import people, tables
from settemari.server.http.counting import count_wish
from settemari.server.http.paging import REFUSALS, fields_of, page, problem_page, remember, said
from settemari.server.http.problems import language_of, problem_of
from settemari.server.http.tables import Asking, NewTable, guest_of
from settemari.server.http.text_off_table import pages_of_no_table
from settemari.server.pages.retyping import Sent
from settemari.server.watching import Watcher
from settemari.server.wishes import LONGEST_TEXT
from settemari.server.worker import Worker

InPath = Annotated[str, PathParameter()]
HEARD = 120.0  # seconds that a page shows what somebody said
STYLE = Path(__file__).parent.parent / "pages" / "style.css"
ICON = STYLE.with_name("icon.svg")


def page_routes(worker: Worker) -> list[Any]:
    """All of them, for one worker."""

    async def home_page(
        request: Asking, notice: Message | None = None, status: int = 200, sent: Sent | None = None
    ) -> Response[str]:
        from settemari.server.pages.home import home_page as made

        guest = guest_of(request)
        known = await people.known(worker, guest)
        listed = [
            {"code": one.code, "game": one.game, "changed": one.changed, **_plain(one.info)}
            for one in await tables.lobby_of(worker)
        ]
        own = await people.tables_of(worker, guest)
        return page(made(language_of(request), listed, own, known.name, notice, sent, good=status == 200), status)

    @get("/", include_in_schema=False)
    async def home(request: Asking) -> Response[str]:
        forgotten = say("page-forgotten") if "forgotten" in request.query_params else None
        return remember(request, await home_page(request, forgotten))

    @post("/", include_in_schema=False)
    async def open_from_home(request: Asking) -> Response[Any]:
        """Play now, or open a table for friends."""
        fields = await fields_of(request)
        try:
            berth = await tables.open_table(worker, guest_of(request), tables.address_of(request), _new(fields))
        except REFUSALS as error:
            return await home_page(request, said(error), problem_of(error).status, Sent("/", fields))
        await _keep_name(worker, guest_of(request), fields.get("name", ""))
        return Redirect(f"/t/{berth.table.code}", status_code=303)

    @get("/t", include_in_schema=False)
    async def by_code(request: Asking) -> Response[Any]:
        """Somebody was told a code, and has typed it."""
        code = _plain_code(request.query_params.get("code", "").rpartition("/t/")[2])  # or a whole link was pasted
        if not code:
            return await home_page(request, say("page-no-code"), 404)
        return Redirect(f"/t/{code}", status_code=303)

    @get("/t/{code:str}", include_in_schema=False)
    async def table(request: Asking, code: InPath) -> Response[str]:
        try:
            berth = await worker.table(code)
            reported = _filling(request.query_params.get("reported", ""))
            thanks = say("page-reported", number=reported) if reported else None
            return remember(request, page(await look(request, berth, thanks, good=True)))
        except REFUSALS as error:
            return problem_page(request, error)

    @post("/t/{code:str}", include_in_schema=False)
    async def wish(request: Asking, code: InPath) -> Response[Any]:
        from settemari.server.pages.forms import wish_of_form

        try:
            berth = await worker.table(code)
        except REFUSALS as error:
            return problem_page(request, error)
        guest, fields = guest_of(request), await fields_of(request)
        try:
            wanted = wish_of_form(fields)
            count_wish(worker, guest, tables.address_of(request), wanted)
            if not await worker.grant(berth, guest, wanted):  # the back button, or a button pressed twice
                return page(await look(request, berth, say("page-too-late"), fields=fields))
        except REFUSALS as error:
            rule = error.rule if isinstance(error, RuleRefused) else ""
            sent = Sent(f"/t/{berth.table.code}", fields)
            text = await look(request, berth, said(error), rule, fields, sent)
            return page(text, problem_of(error).status)
        if fields.get("do") == "sit":
            await _keep_name(worker, guest, fields.get("name", ""))
        await _saw(worker, berth, guest, fields)
        seat, query = fields.get("seat", ""), []
        if seat.isdigit() and len(seat) < 3 and len(berth.table.seats_of(guest)) > 1:
            query += [f"seat={seat}", "uncovered=1"]
        if "still" in request.query_params:
            query.append("still=1")
        return Redirect(f"/t/{berth.table.code}{'?' if query else ''}{'&'.join(query)}", status_code=303)

    async def look(
        request: Asking,
        berth: Berth,
        notice: Message | None = None,
        rule: str = "",
        fields: Mapping[str, str] | None = None,
        sent: Sent | None = None,
        good: bool = False,
    ) -> str:
        """The page of a table, as who asks may see it: through the eyes of the seat that a form came from, if any."""
        from settemari.server.pages.looking import Looker
        from settemari.server.pages.table import table_page

        guest, room, now = guest_of(request), berth.table, worker.source.now()
        if not Watcher(berth, guest).may_look():
            raise NotAllowed(say("error-no-spectators"))
        seats = room.seats_of(guest)
        asked = (fields or {}).get("seat") or request.query_params.get("seat") or ""
        seat = int(asked) if asked.isdigit() and len(asked) < 3 and int(asked) in seats else None
        if seat is None and len(seats) == 1:
            seat = seats[0]
        worker.glimpsed(berth, seats)
        shown = seat is not None or not seats
        beats = _beats(berth, seat) if shown else []
        seen = (await worker.store.seen(room.key)).get(seat, 0) if seat is not None else 0
        return table_page(
            Looker(
                table=room,
                seat=seat,
                seats=seats,
                host=bool(guest) and guest == room.host,
                language=language_of(request),
                beats=beats,
                seen=seen,
                draft=_draft(request.query_params.get("draft", "")),
                notice=notice,
                rule=rule,
                presence=worker.presence.of(room, now),
                address=f"{request.base_url}t/{room.code}",
                now=now,
                uncovered="uncovered" in request.query_params or bool(fields),
                still="still" in request.query_params,
                heard=[words for at, words in berth.said if now - at < HEARD],
                filling=_filling(request.query_params.get("filling", "")),
                sent=sent,
                good=good,
            )
        )

    @post("/t/{code:str}/rematch", include_in_schema=False)
    async def rematch(request: Asking, code: InPath) -> Response[Any]:
        try:
            berth = await tables.again(worker, await worker.table(code), guest_of(request))
        except REFUSALS as error:
            return problem_page(request, error)
        return Redirect(f"/t/{berth.table.code}", status_code=303)

    @get("/t/{code:str}/record", include_in_schema=False)
    async def record(request: Asking, code: InPath) -> Response[Any]:
        try:
            berth = await worker.table(code)
            asked = request.query_params.get("seat", "")
            seat = int(asked) if asked.isdigit() and len(asked) < 3 else None
            return tables.record_response(berth, tables.record_of(berth, guest_of(request), seat))
        except REFUSALS as error:
            return problem_page(request, error)

    @post("/t/{code:str}/pass", include_in_schema=False)
    async def one_time(request: Asking, code: InPath) -> Response[Any]:
        """A one-time code for another device, shown on the page of the seat."""
        from settemari.server.pages.account import pass_notice

        fields = await fields_of(request)
        try:
            berth = await worker.table(code)
            given = await people.give_pass(worker, berth, guest_of(request), _number(fields.get("seat", "")))
            return page(await look(request, berth, pass_notice(given.code), good=True))
        except REFUSALS as error:
            return problem_page(request, error)

    @post("/t/{code:str}/report", include_in_schema=False)
    async def report(request: Asking, code: InPath) -> Response[Any]:
        fields = await fields_of(request)
        seat, text = fields.get("seat", ""), fields.get("text", "").strip()
        try:
            berth = await worker.table(code)
            if not Watcher(berth, guest_of(request)).may_look():
                raise NotAllowed(say("error-no-spectators"))
        except REFUSALS as error:
            return problem_page(request, error)
        try:
            if not 0 < len(text) <= 4 * LONGEST_TEXT:
                raise TableError(say("error-report-length", most=4 * LONGEST_TEXT))
            number = await tables.report_problem(worker, berth, request, text, _number(seat) if seat else None)
        except REFUSALS as error:
            shown = await look(request, berth, said(error), sent=Sent(f"/t/{berth.table.code}/report", fields))
            return page(shown, problem_of(error).status)
        asked = ((name, request.query_params.get(name, "")) for name in ("seat", "uncovered", "still"))
        same = "".join(f"{name}={value}&" for name, value in asked if value.isdecimal() and len(value) < 3)
        # Elsewhere, so that whoever loads it again reports nothing twice.
        return Redirect(f"/t/{berth.table.code}?{same}reported={number}", status_code=303)

    @get(["/t/{code:str}/rematch", "/t/{code:str}/pass", "/t/{code:str}/report"], include_in_schema=False)
    async def back_to_table(code: InPath) -> Response[Any]:
        """Whoever comes to where a form was sent, by the address bar or a bookmark, means the table."""
        return Redirect(f"/t/{_plain_code(code)}", status_code=303)

    @get("/static/style.css", include_in_schema=False)
    async def style() -> Response[bytes]:
        headers = {"content-type": "text/css; charset=utf-8", "cache-control": "max-age=3600"}
        return Response(STYLE.read_bytes(), headers=headers)

    @get("/static/icon.svg", include_in_schema=False)
    async def icon() -> Response[bytes]:
        headers = {"content-type": "image/svg+xml", "cache-control": "max-age=86400"}
        return Response(ICON.read_bytes(), headers=headers)

    return [
        home, open_from_home, by_code, table, wish, rematch, record, one_time, report, back_to_table, style, icon,
        *pages_of_no_table(worker),
    ]  # fmt: skip


def _plain_code(text: str) -> str:
    """A code as it stands in a link, however somebody has typed it."""
    return "".join(letter for letter in text if letter.isalnum())[:32].lower()


def _number(text: str) -> int:
    if not text.isdigit() or len(text) > 2:
        raise TableError(say("error-wish", what="seat"))
    return int(text)


def _beats(berth: Berth, seat: int | None) -> list[Any]:
    """What has been told, and at which beats everybody agreed to go back to them: the log goes on from there."""
    if not berth.has_begun:
        return []
    match = berth.table.match
    anew = [] if match is None else begun_anew(match.undos)
    went_back = Line(say("screen-went-back"))
    return [
        (beat.number, [*beat.lines, went_back] if beat.number in anew else beat.lines)
        for beat in berth.sight(seat).beats()
    ]


async def _saw(worker: Worker, berth: Berth, guest: str, fields: Mapping[str, str]) -> None:
    """Who answers has seen what led to the question; what comes later is new to them, however often they look."""
    seat, question = fields.get("seat", ""), fields.get("question", "")
    numbers = seat.isdigit() and question.isdigit() and len(seat) < 3 and len(question) < 8
    if numbers and int(seat) in berth.table.seats_of(guest) and berth.has_begun:
        beat = min(int(question), berth.sight(int(seat)).beat)
        await worker.store.saw(berth.table.key, int(seat), beat)


def _filling(text: str) -> str:
    """The name of a form, as it stands in an address."""
    return text if text.isascii() and text.replace("-", "").isalnum() and len(text) < 20 else ""


def _draft(text: str) -> tuple[int, ...]:
    try:
        return tables.codes_in(text[:1000])
    except SetteMariError:
        return ()


def _plain(info: object) -> dict[str, Any]:
    import msgspec

    found: dict[str, Any] = msgspec.to_builtins(info)
    return found


def _new(fields: Mapping[str, str]) -> NewTable:
    """A table as the form on the first page asks for it."""
    from settemari.server.pages.forms import table_of_form

    return table_of_form(fields)


async def _keep_name(worker: Worker, guest: str, name: str) -> None:
    """What somebody called themselves is proposed the next time."""
    known = await worker.store.guest(guest) if guest and name else None
    if known is not None and known.name != name:
        await worker.store.change_guest(known._replace(name=name[:40], seen=worker.source.now()))
