"""A guest at a server: requests over HTTP, and a stream for every table that is watched."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Mapping, Sequence
from types import TracebackType
from typing import Any, Self, Unpack, cast
from urllib.parse import quote, urlencode

import httpx

from settemari.client.errors import Lost, ProblemError, problem_in
from settemari.client.line import wait_before
from settemari.client.shapes import Frame, LayoutTold, Offer, Replay, Settings, Wish
from settemari.client.watching import Watching
from settemari.client.wishes import REPEATABLE, Wishes, written_nonce

COOKIE = "settemari"  # the name of what makes one a guest
TIMEOUT = httpx.Timeout(30.0, connect=10.0)
PATIENCE = 60.0  # seconds that a server may be away
TOO_FAST, AWAY = 429, (502, 503, 504)


class Client:
    """A guest: whatever it does at the tables of one server, it does as the same one."""

    def __init__(self, address: str, *, cookie: str = "", language: str = "en", patience: float = PATIENCE) -> None:
        """``cookie``: that of an earlier client, to be the same guest again; ``language``: of what goes wrong."""
        self.address = address.rstrip("/")
        self.patience = patience
        self.met = False  # whether the server has ever replied: one that never did is not waited for
        headers = {"Accept-Language": language}
        self._http = httpx.AsyncClient(base_url=self.address, headers=headers, timeout=TIMEOUT)
        if cookie:
            self._http.cookies.set(COOKIE, cookie)

    async def __aenter__(self) -> Self:
        return self

    async def __aexit__(
        self, kind: type[BaseException] | None, error: BaseException | None, where: TracebackType | None
    ) -> None:
        await self.close()

    async def close(self) -> None:
        await self._http.aclose()

    @property
    def cookie(self) -> str:
        """What makes it this guest: whoever has it, is it. Empty before the first thing that it did."""
        return self._http.cookies.get(COOKIE) or ""

    # -- tables ----------------------------------------------------------------------------------------------------

    async def open(
        self,
        game: str,
        seats: int = 4,
        *,
        name: str = "",
        bots: Sequence[int] = (),
        deal: bool = False,
        nonce: bytes | None = None,
        **settings: Unpack[Settings],
    ) -> Table:
        """Open a table. With a name one sits down at once, bots of these levels get the next seats, ``deal`` begins.

        Nobody alone can choose the luck of a table: ``nonce`` is one's own part of it, chosen here if none is given.
        """
        new: dict[str, Any] = {"settings": {"game": game, "seats": seats, **settings}, "bots": list(bots), "deal": deal}
        if name:
            new |= {"name": name, "nonce": written_nonce(nonce)}
        return self._table(await self.call("POST", "/api/v1/tables", json=new))

    def table(self, code: str) -> Table:
        """A table by its code, as it stands in its link."""
        return Table(self, code)

    def watch(self, code: str, gauges: bool = False) -> Watching:
        """A table to look at and to play at, for ``async with``; ``gauges``: its views come with them.

        Its stream is that of the guest one is then: who becomes one later lets it come back (``line.cut``).
        """

        def where(beat: int, undos: int) -> str:
            query: dict[str, object] = {"after": beat, "undos": undos} if beat else {}
            if gauges:
                query["gauges"] = "true"
            base = str(self._http.base_url).rstrip("/").replace("http", "ws", 1)
            return f"{base}/api/v1/tables/{code}/stream?{urlencode(query)}".rstrip("?")

        def headers() -> dict[str, str]:
            own = {"Accept-Language": self._http.headers["Accept-Language"]}
            return {**own, "Cookie": f"{COOKIE}={self.cookie}"} if self.cookie else own

        return Watching(where, headers, self.patience, self.met)

    async def redeem(self, code: str) -> tuple[Table, int]:
        """Take over a seat with a one-time code; the table, and which seat it is."""
        seated = await self.call("POST", "/api/v1/passes", json={"code": code}, repeat=False)
        return self.table(seated["code"]), int(seated["seat"])

    async def games(self) -> dict[str, Any]:
        """What can be played there, and against whom."""
        return await self.call("GET", "/api/v1/games")

    async def lobby(self) -> list[dict[str, Any]]:
        """Open tables that anybody may join."""
        found: list[dict[str, Any]] = (await self.call("GET", "/api/v1/lobby"))["tables"]
        return found

    # -- variants --------------------------------------------------------------------------------------------------

    async def variants(self, game: str) -> dict[str, Any]:
        """What can be changed about a game, and the variants that come with it."""
        return await self.call("GET", f"/api/v1/variants/{game}")

    async def variant(self, game: str, code: str) -> dict[str, Any]:
        """The variant that a name or a code stands for."""
        return await self.call("GET", f"/api/v1/variants/{game}/{quote(code, safe='')}")

    async def make_variant(self, game: str, name: str, values: Mapping[str, Any]) -> dict[str, Any]:
        """A variant of one's own, with its code; ``values`` by their dotted names: all, or what differs."""
        return await self.call("POST", "/api/v1/variants", json={"game": game, "name": name, "values": dict(values)})

    async def trial(self, game: str, code: str, seats: int = 4) -> dict[str, Any]:
        """What its games are like: some quick ones between bots."""
        return await self.call("GET", f"/api/v1/variants/{game}/{quote(code, safe='')}/trial", params={"seats": seats})

    def _table(self, opened: Mapping[str, Any]) -> Table:
        return Table(self, opened["code"], opened["path"])

    # -- oneself ---------------------------------------------------------------------------------------------------

    async def me(self) -> dict[str, Any]:
        """Who one is there."""
        return await self.call("GET", "/api/v1/me")

    async def be_somebody(self) -> None:
        """Have a cookie before anything is wanted: whoever gets no reply to that is the same who tries again."""
        if not self.cookie:
            await self.call("POST", "/api/v1/me", json={})

    async def tables(self) -> list[dict[str, Any]]:
        """Where one has a seat, with an account also from other devices."""
        found: list[dict[str, Any]] = (await self.call("GET", "/api/v1/me/tables"))["tables"]
        return found

    async def data(self) -> dict[str, Any]:
        """All that is kept of oneself."""
        return await self.call("GET", "/api/v1/me/data")

    async def forget(self) -> None:
        """Be forgotten: bots go on for one, and one's name leaves all tables."""
        await self.call("DELETE", "/api/v1/me")

    async def sign_up(self, name: str, password: str) -> dict[str, Any]:
        """Have an account; nothing needs one."""
        return await self.call("POST", "/api/v1/me/account", json={"name": name, "password": password}, repeat=False)

    async def sign_in(self, name: str, password: str) -> dict[str, Any]:
        return await self.call("POST", "/api/v1/me/session", json={"name": name, "password": password})

    async def sign_out(self) -> None:
        await self.call("DELETE", "/api/v1/me/session")

    async def delete_account(self) -> None:
        """Give the account up; one's seats stay one's own."""
        await self.call("DELETE", "/api/v1/me/account", repeat=False)

    # -- requests --------------------------------------------------------------------------------------------------

    async def call(self, method: str, path: str, repeat: bool = True, **more: Any) -> dict[str, Any]:
        """A request, and what it replies as JSON; any path of the server's API."""
        found: dict[str, Any] = (await self.request(method, path, repeat, **more)).json()
        return found

    async def request(self, method: str, path: str, repeat: bool = True, **more: Any) -> httpx.Response:
        """A request that waits for a server or a database that is away for a moment. Raises ProblemError and Lost.

        ``repeat``: it does no harm twice, should nobody know whether it was done.
        """
        begun, tries = time.monotonic(), 0
        while True:
            why: ProblemError | Lost
            try:
                response = await self._http.request(method, path, **more)
            except httpx.TransportError as error:
                why, wait = Lost(str(error)), wait_before(tries)
                again = self.met and (repeat or isinstance(error, httpx.ConnectError))
            else:
                self.met = True
                if response.is_success:
                    return response
                why, wait = _problem(response), max(wait_before(tries), _retry_after(response))
                again = why.status == TOO_FAST or (why.status in AWAY and repeat)
            if not again or time.monotonic() - begun + wait > self.patience:
                raise why
            await asyncio.sleep(wait)
            tries += 1


class Table(Wishes):
    """A table of a server: what can be asked of it without watching it."""

    def __init__(self, client: Client, code: str, path: str = "") -> None:
        self.client = client
        self.code = code
        self.path = path or f"/t/{code}"
        self._api = f"/api/v1/tables/{code}"

    def __repr__(self) -> str:
        return f"<table {self.client.address}{self.path}>"

    def watch(self, gauges: bool = False) -> Watching:
        """To look at and to play at, for ``async with``; ``gauges``: its views come with them."""
        return self.client.watch(self.code, gauges)

    async def do(self, wish: Wish) -> bool:
        if wish["do"] == "sit":
            await self.client.be_somebody()
        done = await self.client.call("POST", f"{self._api}/do", json=wish, repeat=wish["do"] in REPEATABLE)
        return not done.get("void", False)

    async def look(self, after: int = 0, undos: int = 0, gauges: bool = False) -> Frame:
        """The table as one may see it: the same as the first frame of its stream."""
        params = {"after": after, "undos": undos, **({"gauges": True} if gauges else {})}
        return cast(Frame, await self.client.call("GET", self._api, params=params))

    async def offer(self, seat: int, draft: Sequence[int] = ()) -> Offer | None:
        """All that a seat of one's own could answer, after the codes of a draft; None: nothing is asked of it."""
        params = {"seat": seat, "draft": ",".join(map(str, draft))}
        offer = await self.client.call("GET", f"{self._api}/offer", params=params)
        return cast(Offer, offer) if offer else None

    async def layout(self) -> LayoutTold:
        """What the cells of its views are (cells.py reads them)."""
        return cast(LayoutTold, await self.client.call("GET", f"{self._api}/layout"))

    async def record(self, seat: int | None = None) -> str:
        """The game as a file: whole after its end, before that as a seat of one's own, or a spectator, knows it."""
        params = {} if seat is None else {"seat": seat}
        return (await self.client.request("GET", f"{self._api}/record", params=params)).text

    async def replay(self, seat: int | None = None, everything: bool = False) -> Replay:
        """The whole game as a seat, or a spectator, saw it; ``everything``: with all cards open, once it is over."""
        params: dict[str, Any] = {} if seat is None else {"seat": seat}
        if everything:
            params["open"] = True
        return cast(Replay, await self.client.call("GET", f"{self._api}/replay", params=params))

    async def rematch(self) -> Table:
        """Play once more: the table that everybody gets who asks for it."""
        return self.client._table(await self.client.call("POST", f"{self._api}/rematch"))

    async def give_pass(self, seat: int) -> str:
        """A one-time code with which another client takes over a seat (``Client.redeem``)."""
        return str((await self.client.call("POST", f"{self._api}/pass", json={"seat": seat}))["code"])

    async def report(self, text: str, seat: int | None = None) -> str:
        """Say that something is wrong; its number. What one's own seat sees goes with it."""
        wrong = {"text": text, "seat": seat}
        return str((await self.client.call("POST", f"{self._api}/report", json=wrong, repeat=False))["number"])


def _problem(response: httpx.Response) -> ProblemError:
    try:
        document = response.json()
    except ValueError:  # somebody in between speaks, and not in our way
        document = None
    if not isinstance(document, Mapping):
        document = {"detail": response.reason_phrase}
    return problem_in({**document, "status": response.status_code})


def _retry_after(response: httpx.Response) -> float:
    text = response.headers.get("Retry-After", "")
    return float(text) if text.isdigit() else 0.0
