"""The pages of no table, for the same browsers: rules, privacy, and one's own affairs."""

from __future__ import annotations

from typing import Annotated, Any

from litestar import Response, get, post
from litestar.exceptions import NotFoundException
from litestar.params import PathParameter
from litestar.response import Redirect

from settemari.core.errors import SetteMariError
from settemari.locales.message import Message, say
from settemari.server.errors import TableError
from settemari.server.http import people, tables
from settemari.server.http.paging import REFUSALS, fields_of, page, problem_page, remember, said
from settemari.server.http.problems import language_of, problem_of
from settemari.server.http.tables import Asking, guest_of
from settemari.server.limits import FORGOTTEN, PASSWORDS, PASSWORDS_OF_ONE
from settemari.server.pages.retyping import Sent
from settemari.server.store import fold
from settemari.server.worker import Worker

InPath = Annotated[str, PathParameter()]


def pages_of_no_table(worker: Worker) -> list[Any]:
    """All of them, for one worker."""

    async def account_page(
        request: Asking, notice: Message | None = None, status: int = 200, sent: Sent | None = None
    ) -> Response[str]:
        from settemari.server.pages.account import account_page as made

        known = await people.known(worker, guest_of(request))
        return page(made(language_of(request), known.name, known.account or None, notice, sent), status)

    def tried(request: Asking) -> None:
        worker.buckets.take(PASSWORDS, tables.address_of(request), worker.source.now())

    @get("/privacy", include_in_schema=False)
    async def privacy(request: Asking) -> Response[str]:
        from settemari.server.pages.privacy import privacy_page

        return remember(request, page(privacy_page(language_of(request))))

    @get("/rules/{game:str}", include_in_schema=False)
    async def rules(request: Asking, game: InPath) -> Response[str]:
        from settemari.server.pages.rules import rules_page

        try:
            return remember(request, page(rules_page(language_of(request), game)))
        except SetteMariError:
            return problem_page(request, NotFoundException())

    @get("/rules", include_in_schema=False)
    async def any_rules() -> Response[Any]:
        """One book leads to the other."""
        return Redirect("/rules/maretta", status_code=303)

    @get("/account", include_in_schema=False)
    async def account(request: Asking) -> Response[str]:
        return remember(request, await account_page(request))

    @get("/account/data", include_in_schema=False)
    async def data(request: Asking) -> Response[Any]:
        kept = await people.everything_of(worker, guest_of(request))
        return Response(kept, headers={"Content-Disposition": 'attachment; filename="settemari.json"'})

    @get("/account/{what:str}", include_in_schema=False)
    async def back_to_account(what: InPath) -> Response[Any]:  # whichever form was sent there
        return Redirect("/account", status_code=303)

    @post("/account/{what:str}", include_in_schema=False)
    async def change(request: Asking, what: InPath) -> Response[Any]:
        """Sign up, in or out, bring a seat here, be forgotten."""
        guest, fields = guest_of(request), await fields_of(request)
        name, password = fields.get("name", "").strip(), fields.get("password", "")
        try:
            match what:
                case "sign-up":
                    tried(request)
                    await worker.identity.sign_up(guest, name, password)
                case "sign-in":
                    tried(request)
                    worker.buckets.take(PASSWORDS_OF_ONE, fold(name), worker.source.now())
                    await worker.identity.sign_in(guest, name, password)
                case "sign-out":
                    await worker.identity.sign_out(guest)
                case "move":
                    berth, _ = await people.take_seat(worker, request, fields.get("code", ""))
                    return Redirect(f"/t/{berth.table.code}", status_code=303)
                case "delete" if fields.get("sure"):
                    worker.buckets.take(FORGOTTEN, tables.address_of(request), worker.source.now())
                    await people.forget(worker, guest)
                    request.scope["state"]["forgotten"] = True  # the gate takes the cookie back
                    return Redirect("/?forgotten=1", status_code=303)
                case _:
                    raise TableError(say("error-wish", what="form"))
        except REFUSALS as error:
            sent = Sent(f"/account/{what}", fields)
            return await account_page(request, said(error), problem_of(error).status, sent)
        return Redirect("/account", status_code=303)

    return [privacy, rules, any_rules, account, data, back_to_account, change]
