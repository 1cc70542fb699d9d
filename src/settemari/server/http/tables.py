"""Requests about tables: open one, look at it, ask something of it, take its record home."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import Annotated, Any

import msgspec
from litestar import Request, Response, get, post
from litestar.params import PathParameter, QueryParameter

from settemari import __version__
from settemari.bots.levels import LEVELS, has_levels
from settemari.core.notation.matchfile import file_of, write
from settemari.core.registry import find_game, known_games
from settemari.core.table import SPECTATOR
from settemari.locales.message import say
from settemari.server import deciding
from settemari.server.errors import NotAllowed, NotNow, TableError
from settemari.server.harbour import Berth, Info
from settemari.server.http.at_table import offered, table_of
from settemari.server.http.counting import count_deck, count_offer, count_wish
from settemari.server.http.problems import CHANGING, described, problems, read
from settemari.server.limits import MOST_TABLES, REPORTS, REPORTS_ANYWHERE, TABLES_ANYWHERE
from settemari.server.room import ENDED
from settemari.server.settings import Settings
from settemari.server.sight import layout_of
from settemari.server.watching import VERSION, Watcher
from settemari.server.wishes import LONGEST_TEXT, AnyWish, LevelNumber, Name, Nonce, SeatNumber
from settemari.server.worker import Worker

Asking = Request[Any, Any, Any]
Wired = dict[str, Any]
MOST_LISTED = 100  # tables in the lobby
TableCode = Annotated[str, PathParameter(description="The code of a table, as in its link.", max_length=32)]


class NewTable(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A table to be opened: with ``name`` its host sits down at once, ``bots`` get the next seats, ``deal`` begins."""

    settings: Settings
    name: Name | None = None
    nonce: Nonce = b""
    bots: Annotated[tuple[LevelNumber, ...], msgspec.Meta(max_length=9)] = ()
    deal: bool = False


class Done(msgspec.Struct, frozen=True):
    """What was wished is done and kept; ``void``: it came too late to have an effect."""

    void: bool = False


class Opened(msgspec.Struct, frozen=True):
    """The code of a table, and where it is."""

    code: str
    path: str


class ReportWanted(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What somebody says is wrong. What their seat sees is added, never more."""

    text: Annotated[str, msgspec.Meta(min_length=1, max_length=4 * LONGEST_TEXT)]
    seat: SeatNumber | None = None


class Reported(msgspec.Struct, frozen=True):
    number: str


class Listed(msgspec.Struct, frozen=True):
    """A table in the lobby."""

    code: str
    game: str
    changed: float
    info: Info


class Lobby(msgspec.Struct, frozen=True):
    tables: list[Listed]


class GameTold(msgspec.Struct, frozen=True):
    """A game that can be played here."""

    game: str
    seats: list[int]
    variants: list[str]
    rules: int


class LevelTold(msgspec.Struct, frozen=True):
    """A bot: its number, and the name that is also the key of its texts."""

    level: int
    name: str
    games: list[str]


class Games(msgspec.Struct, frozen=True):
    version: str
    protocol: int
    games: list[GameTold]
    levels: list[LevelTold]


class Frame(msgspec.Struct, frozen=True, omit_defaults=True):
    """A table as one may see it (docs/protocol.md): what everybody may know of it, and for each seat of one's own, or
    else the spectator's, all beats, the view and the question.
    """

    version: int
    now: float
    room: dict[str, Any]
    you: dict[str, Any] = {}
    eyes: list[dict[str, Any]] = []
    presence: list[bool] = []


class Offered(msgspec.Struct, frozen=True, omit_defaults=True):
    """Every conceivable answer to a question, after what a draft holds: with a preview, or why it is refused."""

    question: int = 0
    draft: list[int] = []
    name: str = ""
    rule: str = ""
    options: list[dict[str, Any]] = []


class Layout(msgspec.Struct, frozen=True):
    """What the cells of a view are, with the values of the variant and whatever else a drawing needs."""

    seats: list[str]
    counters: list[str]
    agenda: int
    steps: dict[str, str]
    places: list[dict[str, Any]]
    numbers: dict[str, Any]
    constants: dict[str, Any]


_new_table = msgspec.json.Decoder(NewTable).decode
_wish: Callable[[bytes | str], AnyWish] = msgspec.json.Decoder(AnyWish).decode
_report_wanted = msgspec.json.Decoder(ReportWanted).decode


def guest_of(request: Asking) -> str:
    guest: str = request.scope["state"]["guest"]
    return guest


def address_of(request: Asking) -> str:
    address: str = request.scope["state"]["address"]
    return address


# -- shared with the pages -------------------------------------------------------------------------------------------


async def open_table(worker: Worker, guest: str, address: str, new: NewTable) -> Berth:
    """A table as it was asked for; everything in it is checked before anything is written."""
    worker.count_table(guest)
    worker.buckets.take(TABLES_ANYWHERE, address, worker.source.now())
    count_deck(worker, guest, address, new.settings)
    places = await worker.store.tables_of(guest)
    if sum(not place.shelf.ended for place in places) >= MOST_TABLES:
        raise NotNow(say("error-too-many-tables", most=MOST_TABLES))
    more = partial(deciding.settling, host=guest, name=new.name or "", nonce=new.nonce, bots=new.bots, deal=new.deal)
    berth = await worker.harbour.open(new.settings, guest, more)
    worker.pilot.notice(berth)
    return berth


async def report_problem(worker: Worker, berth: Berth, request: Asking, text: str, seat: int | None) -> str:
    """Keep what somebody says is wrong, with the view of their seat: never a position."""
    guest, table = guest_of(request), berth.table
    if seat is not None and seat not in table.seats_of(guest):
        raise NotAllowed(say("error-table-not-yours"))
    if seat is None and not Watcher(berth, guest).may_look():
        raise NotAllowed(say("error-no-spectators"))
    worker.buckets.take(REPORTS, guest, worker.source.now())
    worker.buckets.take(REPORTS_ANYWHERE, address_of(request), worker.source.now())
    body: Wired = {"text": text, "version": __version__, "code": table.code, "game": table.settings.game, "seat": seat}
    if table.match is not None:
        body["view"] = berth.sight(seat).view()
        body["question"] = berth.sight(seat).question(answered=not table.is_moment)
    return await worker.report(berth, guest, body)


def record_of(berth: Berth, guest: str, seat: int | None) -> str:
    """The match file: whole once the game is over, before that what one's own seat knows, or the spectator."""
    table = berth.table
    if table.match is None:
        raise NotNow(say("error-table-waiting"))
    if table.stage == ENDED and seat is None:
        return write(file_of(table.match, table.names()))
    if seat is not None and seat not in table.seats_of(guest):
        raise NotAllowed(say("error-table-not-yours"))
    if seat is None and not Watcher(berth, guest).may_look():
        raise NotAllowed(say("error-no-spectators"))
    return write(file_of(table.match, table.names(), SPECTATOR if seat is None else seat))


def record_response(berth: Berth, text: str) -> Response[str]:
    name = f"{berth.table.settings.game}-{berth.table.code}.txt"
    return Response(text, media_type="text/plain", headers={"Content-Disposition": f'attachment; filename="{name}"'})


async def lobby_of(worker: Worker) -> list[Listed]:
    shelves = await worker.store.lobby(MOST_LISTED)
    return [
        Listed(shelf.code, shelf.game, shelf.changed, msgspec.json.decode(shelf.info, type=Info)) for shelf in shelves
    ]


# -- routes ----------------------------------------------------------------------------------------------------------


def table_routes(worker: Worker) -> list[Any]:
    """All of them, for one worker."""

    @get("/api/v1/games", responses=problems(), operation_class=described())
    async def games() -> Games:
        """What can be played here, and against whom."""
        found = [find_game(name) for name in known_games()]
        return Games(
            __version__,
            VERSION,
            [GameTold(game.id, list(game.seat_counts), game.variant_names(), game.rules_number) for game in found],
            [LevelTold(level.number, level.name, [game.id for game in found if has_levels(game)]) for level in LEVELS],
        )

    @get("/api/v1/lobby", responses=problems(), operation_class=described())
    async def lobby() -> Lobby:
        """Open tables that anybody may join, the one that changed last first."""
        return Lobby(await lobby_of(worker))

    @post("/api/v1/tables", responses=problems(404, 409, *CHANGING), operation_class=described(NewTable))
    async def open_new(request: Asking) -> Opened:
        """Open a table. With a name, bots for all other seats and ``deal`` it is a game against bots at once."""
        berth = await open_table(worker, guest_of(request), address_of(request), await read(request, _new_table))
        return Opened(berth.table.code, f"/t/{berth.table.code}")

    @get("/api/v1/tables/{code:str}", responses=problems(403, 404), operation_class=described(reply=Frame))
    async def look(
        request: Asking,
        code: TableCode,
        after: Annotated[int, QueryParameter(ge=0, le=1_000_000, description="The last beat one has.")] = 0,
        undos: Annotated[
            int, QueryParameter(ge=0, le=1_000_000, description="How often everybody went back by then.")
        ] = 0,
        gauges: Annotated[bool, QueryParameter(description="Whether views come with their gauges.")] = False,
    ) -> Wired:
        """The table as one may see it: the same as the first frame of a stream."""
        berth = await table_of(worker, code)
        watcher = Watcher(berth, guest_of(request), after, undos, gauges)
        if not watcher.may_look():
            raise NotAllowed(say("error-no-spectators"))
        worker.glimpsed(berth, berth.table.seats_of(guest_of(request)))
        now = worker.source.now()
        return {"version": VERSION, "now": now, **watcher.news(worker.presence.of(berth.table, now))}

    @post(
        "/api/v1/tables/{code:str}/do",
        status_code=200,
        responses=problems(404, 409, *CHANGING),
        operation_class=described(AnyWish),
    )
    async def do(request: Asking, code: TableCode) -> Done:
        """Ask something of a table: sit down, answer, leave and so on. It is kept before this replies."""
        berth, guest, wish = await table_of(worker, code), guest_of(request), await read(request, _wish)
        count_wish(worker, guest, address_of(request), wish)
        worker.glimpsed(berth, berth.table.seats_of(guest))
        return Done(void=not await worker.grant(berth, guest, wish))

    @get("/api/v1/tables/{code:str}/offer", responses=problems(403, 404, 409), operation_class=described(reply=Offered))
    async def offer(
        request: Asking,
        code: TableCode,
        seat: Annotated[int, QueryParameter(ge=0, le=9, description="A seat of one's own, from 0 on.")],
        draft: Annotated[
            str, QueryParameter(max_length=1000, pattern="^[-0-9,]*$", description="Codes with commas between them.")
        ] = "",
    ) -> Wired:
        """All that one's own seat could answer: what it would do, or why it cannot be done. Empty: nothing is asked."""
        berth = await table_of(worker, code)
        count_offer(worker, guest_of(request), address_of(request))
        return dict(offered(berth, guest_of(request), seat, codes_in(draft)) or {})

    @get("/api/v1/tables/{code:str}/layout", responses=problems(403, 404, 409), operation_class=described(reply=Layout))
    async def layout(request: Asking, code: TableCode) -> Wired:
        """What the cells of its views mean, also before the game has begun."""
        berth = await table_of(worker, code)
        if not Watcher(berth, guest_of(request)).may_look():
            raise NotAllowed(say("error-no-spectators"))
        table = berth.table
        try:
            return dict(layout_of(*table.game_and_setup(), table.variant))
        except LookupError:  # of another version, so it was closed
            raise NotNow(say("error-table-ended")) from None

    @get(
        "/api/v1/tables/{code:str}/record",
        media_type="text/plain",
        responses=problems(403, 404, 409),
        operation_class=described(),
    )
    async def record(
        request: Asking,
        code: TableCode,
        seat: Annotated[
            int, QueryParameter(ge=-1, le=9, description="A seat of one's own; -1: what everybody knows.")
        ] = -1,
    ) -> Response[str]:
        """The game as a file: whole after its end, before that as a seat of one's own, or a spectator, knows it."""
        berth = await table_of(worker, code)
        return record_response(berth, record_of(berth, guest_of(request), seat if seat >= 0 else None))

    @post(
        "/api/v1/tables/{code:str}/rematch",
        status_code=200,
        responses=problems(404, 409, *CHANGING),
        operation_class=described(),
    )
    async def rematch(request: Asking, code: TableCode) -> Opened:
        """Play once more: the same seats, and the next one goes first. Everybody who asks gets the same table."""
        berth = await again(worker, await table_of(worker, code), guest_of(request))
        return Opened(berth.table.code, f"/t/{berth.table.code}")

    @post(
        "/api/v1/tables/{code:str}/report",
        responses=problems(404, *CHANGING),
        operation_class=described(ReportWanted),
    )
    async def report(request: Asking, code: TableCode) -> Reported:
        """Say that something is wrong. What one's own seat sees goes with it."""
        berth, wanted = await table_of(worker, code), await read(request, _report_wanted)
        return Reported(await report_problem(worker, berth, request, wanted.text, wanted.seat))

    return [games, lobby, open_new, look, do, offer, layout, record, rematch, report]


async def again(worker: Worker, berth: Berth, guest: str) -> Berth:
    """The rematch, with who asked for it ready."""
    if not berth.table.next:
        worker.count_table(guest)
    new = await worker.harbour.rematch(berth, guest)
    for seat in new.table.seats_of(guest):
        if new.table.stage == "waiting":
            await worker.harbour.do(new, partial(deciding.readying, guest=guest, seat=seat, ready=True))
    worker.pilot.notice(new)
    return new


def codes_in(draft: str) -> tuple[int, ...]:
    """The codes of a draft, as they stand in an address."""
    try:
        return tuple(int(code) for code in draft.split(",") if code)
    except ValueError:
        raise TableError(say("error-wish", what="draft")) from None
