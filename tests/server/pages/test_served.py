"""Pages as a browser without script gets them from a server: what is refused, what is typed, and where it leads."""

from __future__ import annotations

import asyncio
from pathlib import Path

import httpx
import pytest

from settemari.locales import LANGUAGES
from settemari.server.limits import REQUESTS
from tests.server.hostile.afloat import Afloat, Person, sail
from tests.server.pages.reading import Page

BROWSER = {"accept": "text/html,application/xhtml+xml,*/*;q=0.8"}


async def browser(ship: Afloat, language: str = "en") -> Person:
    return await ship.person(**BROWSER, **{"accept-language": language})


def shown(reply: httpx.Response) -> Page:
    """A page, which must be well made, for browsers only."""
    assert reply.headers["content-type"] == "text/html; charset=utf-8", reply.text
    page = Page(reply.text)
    assert page.wrong == []
    return page


# -- what went wrong ---------------------------------------------------------------------------------------------------


def test_whatever_goes_wrong_a_browser_gets_a_page_with_a_way_on(tmp_path: Path) -> None:
    """Programs get a problem document, as ever; a browser has no use for it."""

    async def scene(ship: Afloat) -> None:
        for language, home in zip(LANGUAGES, ("Torna al porto", "Back to the harbour", "Retour au port"), strict=True):
            anna = await browser(ship, language)
            for path in ("/nowhere", "/t/zzzzzz", "/rules/chess", "/t/zzzzzz/record"):
                page = shown(reply := await anna.http.get(path))
                assert (reply.status_code, page.language) == (404, language)
                assert ("/", home) in page.links
                assert any(form.action == "/t" for form in page.forms)
                assert f"{path}?lang=fr" in [href for href, _ in page.links]
            foreign = await anna.http.post("/", headers={"origin": "https://evil.example"})
            assert foreign.status_code == 403
            assert ("/", home) in shown(foreign).links
            assert shown(await anna.http.put("/privacy")).language == language
            assert shown(await anna.http.get("/", headers={"host": "x: y"})).language == language
        program = await ship.person()
        for reply in (await program.http.get("/nowhere"), await anna.http.get("/api/v1/tables/zzzzzz")):
            assert reply.headers["content-type"] == "application/problem+json"

    sail(tmp_path, scene, limited=False)


def test_who_comes_too_often_is_told_so_in_the_language_they_chose(tmp_path: Path) -> None:
    async def scene(ship: Afloat) -> None:
        anna = await browser(ship, "en")
        await anna.http.get("/privacy?lang=fr")
        for _ in range(int(REQUESTS.burst) * 3):
            reply = await anna.http.get("/privacy")
            if reply.status_code == 429:
                break
        page = shown(reply)
        assert (reply.status_code, page.language) == (429, "fr")
        assert int(reply.headers["retry-after"]) > 0
        assert ("/privacy", "Réessayer") in page.links

    sail(tmp_path, scene, pace=0.01)


@pytest.mark.parametrize("path", ["//evil.example", "//evil.example/x", "/\\evil.example", "/a//evil.example"])
def test_no_page_leads_to_another_site(tmp_path: Path, path: str) -> None:
    async def scene(ship: Afloat) -> None:
        anna = await browser(ship)
        request = anna.http.build_request("GET", "/")
        request.url = httpx.URL(ship.url).copy_with(raw_path=path.encode())
        page = shown(await anna.http.send(request))
        assert not [href for href, _ in page.links if "evil" in href]

    sail(tmp_path, scene, limited=False)


def test_pages_and_their_style_say_what_they_are_once(tmp_path: Path) -> None:
    async def scene(ship: Afloat) -> None:
        anna = await browser(ship)
        for path in ("/", "/privacy", "/account", "/rules/arrr"):
            shown(await anna.http.get(path))
        style = await anna.http.get("/static/style.css")
        assert style.headers["content-type"] == "text/css; charset=utf-8"
        assert style.headers["cache-control"] == "max-age=3600"
        icon = await anna.http.get("/static/icon.svg")
        assert (icon.status_code, icon.headers["content-type"]) == (200, "image/svg+xml")

    sail(tmp_path, scene, limited=False)


def test_an_address_that_only_takes_forms_leads_to_where_the_form_is(tmp_path: Path) -> None:
    async def scene(ship: Afloat) -> None:
        anna = await browser(ship)
        code = await anna.opens(name="Anna")
        for path, there in (
            (f"/t/{code}/pass", f"/t/{code}"),
            (f"/t/{code}/report", f"/t/{code}"),
            (f"/t/{code}/rematch", f"/t/{code}"),
            ("/account/sign-in", "/account"),
            ("/account/delete", "/account"),
            (f"/t?code=%20{code[:3].upper()}-{code[3:]}%20", f"/t/{code}"),
            (f"/t?code=https://example.org/t/{code}", f"/t/{code}"),
        ):
            reply = await anna.http.get(path)
            assert (reply.status_code, reply.headers["location"]) == (303, there)
            assert (await anna.http.get(there)).status_code == 200
        refused = await anna.http.post(f"/t/{code}/rematch")
        assert (f"/t/{code}", "Back to the table") in shown(refused).links

    sail(tmp_path, scene, limited=False)


@pytest.mark.parametrize("typed_in", ["", "%20", "!!!!", "https://example.org/t/"])
def test_whoever_typed_no_code_is_told_so(tmp_path: Path, typed_in: str) -> None:
    async def scene(ship: Afloat) -> None:
        anna = await browser(ship)
        reply = await anna.http.get(f"/t?code={typed_in}")
        assert reply.status_code == 404
        assert "No code was typed: it is the last part of the link to a table." in shown(reply).text

    sail(tmp_path, scene, limited=False)


# -- forms -------------------------------------------------------------------------------------------------------------


def test_nobody_gives_up_without_saying_that_they_are_sure(tmp_path: Path) -> None:
    """Some browsers send a form although a box that must be ticked is not."""

    async def scene(ship: Afloat) -> None:
        anna = await browser(ship)
        code = await anna.opens(name="Anna", bots=[1, 1], deal=True)
        page = shown(await anna.http.get(f"/t/{code}"))
        (form,) = [form for form in page.forms if ("do", "resign") in [(c.name, c.value) for c in form.controls]]
        ticked = next(form.sent())
        unsure = {name: value for name, value in ticked.items() if name != "sure"}
        reply = await anna.http.post(form.action, data=unsure)
        assert reply.status_code == 400
        assert "Tick the box beside it first: this cannot be taken back." in shown(reply).text
        assert (await ship.berth(code)).table.chairs[0].by_person
        assert (await anna.http.post(form.action, data={**unsure, "sure": "1"})).status_code == 303
        assert not (await ship.berth(code)).table.chairs[0].by_person

    sail(tmp_path, scene, limited=False)


def typed(page: Page, action: str, name: str) -> str:
    """What a field of the form that is sent there holds."""
    return next(
        control.value
        for form in page.forms
        if form.action.partition("?")[0] == action
        for control in form.controls
        if control.name == name
    )


def test_what_was_typed_stays_when_a_form_is_refused(tmp_path: Path) -> None:
    async def scene(ship: Afloat) -> None:
        anna, bruno = await browser(ship), await browser(ship)
        wanted = {"name": "#1", "variant": "gallows", "seats": "2", "level": "5", "with": "bots"}
        page = shown(await anna.http.post("/", data=wanted))
        arrr = next(form for form in page.forms if "gallows" in [c for f in form.controls for c in f.choices])
        held = {control.name: control.value for control in arrr.controls}
        assert held == {"name": "#1", "variant": "gallows", "seats": "2", "level": "5"}
        other = next(form for form in page.forms if "squall" in [c for f in form.controls for c in f.choices])
        assert {control.name: control.value for control in other.controls}["name"] == ""
        assert "without #" in page.text

        code = await anna.opens(name="Anna", seats=3)
        sitting = {"do": "sit", "name": "anna", "seat": "2", "luck": "sale"}
        reply = await bruno.http.post(f"/t/{code}", data=sitting)
        page = shown(reply)
        assert reply.status_code == 400
        assert [typed(page, f"/t/{code}", name) for name in ("name", "seat", "luck")] == ["anna", "2", "sale"]
        assert "choose another name" in page.text
        assert ("#ask", "Back to the form") in page.links

        there = {"do": "change", "game": "maretta", "variant": "squall", "seats": "3", "seconds": "2", "chat": "1"}
        there |= {"bank": "0", "first": ""}
        page = shown(await anna.http.post(f"/t/{code}?filling=settings", data=there))
        settings = next(form for form in page.forms if any(c.name == "seconds" for c in form.controls))
        held = {control.name: control.value for control in settings.controls}
        assert (held["seconds"], held["variant"], held["chat"], held["lobby"]) == ("2", "squall", "1", "")
        page = shown(await anna.http.post(f"/t/{code}", data={**there, "seconds": "0", "code": "nonsense"}))
        assert "not the code of a variant" in page.text
        assert ("#settings", "Back to the form") in page.links
        page = shown(await anna.http.post(f"/t/{code}", data={**there, "seconds": "0", "seats": "2"}))
        assert "Escape from Maretta can be played by 3, 4 and 5." in page.text

        page = shown(await bruno.http.post(f"/t/{code}/report", data={"text": "x" * 1201}))
        assert "at most 1200 letters" in page.text
        report = next(form for form in page.forms if form.action == f"/t/{code}/report")
        assert report.controls[0].name == "text"
        assert "x" * 1201 in page.text

    sail(tmp_path, scene, limited=False)


def test_a_refused_account_keeps_its_name_and_forgets_the_password(tmp_path: Path) -> None:
    async def scene(ship: Afloat) -> None:
        anna = await browser(ship)
        reply = await anna.http.post("/account/sign-up", data={"name": "Anna", "password": "short"})
        page = shown(reply)
        assert reply.status_code == 400
        assert typed(page, "/account/sign-up", "name") == "Anna"
        assert typed(page, "/account/sign-up", "password") == ""
        assert typed(page, "/account/sign-in", "name") == ""
        assert page.source.count("<details open>") == 1
        page = shown(await anna.http.post("/account/sign-in", data={"name": "Bruno", "password": "long enough"}))
        assert typed(page, "/account/sign-in", "name") == "Bruno"
        assert page.source.count("<details open>") == 0

    sail(tmp_path, scene, limited=False)


@pytest.mark.parametrize(
    ("fields", "told"),
    [
        ({"do": "sit", "name": "  ", "seat": "1"}, "without #"),
        ({"do": "sit", "name": "Bruno", "seat": "many"}, "could not be read (seat)"),
        ({"do": "say", "seat": "0", "text": " "}, "Write a few words first."),
        ({"do": "deal"}, "There are free seats"),
    ],
)
def test_what_is_wrong_with_a_form_is_said_in_words(tmp_path: Path, fields: dict[str, str], told: str) -> None:
    async def scene(ship: Afloat) -> None:
        anna = await browser(ship)
        code = await anna.opens(name="Anna", settings={"chat": True})
        assert told in shown(await anna.http.post(f"/t/{code}", data=fields)).text

    sail(tmp_path, scene, limited=False)


def test_an_answer_that_comes_too_late_is_said_to_have_changed_nothing(tmp_path: Path) -> None:
    """The back button, or a button pressed twice."""

    async def scene(ship: Afloat) -> None:
        anna = await browser(ship)
        code = await anna.opens(name="Anna", bots=[1, 1], deal=True)
        page = shown(await anna.http.get(f"/t/{code}"))
        old = page.wishes("answer")[0]
        assert (await anna.http.post(f"/t/{code}", data=old)).status_code == 303
        table = (await ship.berth(code)).table
        while table.question is not None and table.question.id == int(old["question"]):
            await asyncio.sleep(0.02)
        page = shown(reply := await anna.http.post(f"/t/{code}", data=old))
        assert reply.status_code == 200
        assert "That question was over already: nothing has changed by your answer." in page.text
        assert "was over already" not in shown(await anna.http.get(f"/t/{code}")).text

    sail(tmp_path, scene, limited=False)


def test_a_form_is_filled_in_on_a_page_at_rest_which_then_wakes_up(tmp_path: Path) -> None:
    async def scene(ship: Afloat) -> None:
        anna = await browser(ship)
        code = await anna.opens(name="Anna", seats=3)
        page = shown(await anna.http.get(f"/t/{code}"))
        assert page.refresh
        (link,) = [href for href, _ in page.links if href.endswith("#bot-2")]
        at_rest = shown(await anna.http.get(link))
        assert not at_rest.refresh
        assert '<details id="bot-2" open>' in at_rest.source
        assert '<details id="bot-1">' in at_rest.source
        assert any("lang=fr" in href and "filling=bot-2" in href for href, _ in at_rest.links)
        (form,) = [form for form in at_rest.forms if ("seat", "2") in [(c.name, c.value) for c in form.controls]]
        reply = await anna.http.post(form.action, data=next(form.sent()))
        assert reply.status_code == 303
        assert shown(await anna.http.get(reply.headers["location"])).refresh
        assert shown(await anna.http.get(f"/t/{code}?filling=%3Cb%3E")).refresh

    sail(tmp_path, scene, limited=False)


def test_a_code_for_a_neighbour_does_not_show_their_cards(tmp_path: Path) -> None:
    """At one device: whose page it is does not change by asking for another's code."""

    async def scene(ship: Afloat) -> None:
        anna = await browser(ship)
        code = await anna.opens(name="Anna", seats=3)
        await anna.must(code, "sit", name="Bruno", seat=1)
        await anna.must(code, "man", seat=2, level=1)
        await anna.must(code, "deal")
        page = shown(await anna.http.get(f"/t/{code}?seat=0&uncovered=1"))
        forms = [form for form in page.forms if form.action.startswith(f"/t/{code}/pass")]
        assert [form.controls[0].value for form in forms] == ["0", "1"]
        page = shown(await anna.http.post(forms[1].action, data=next(forms[1].sent())))
        assert "Your one-time code: " in page.text
        assert "Anna, it is up to you." in page.status

    sail(tmp_path, scene, limited=False)


def test_who_is_forgotten_is_told_so(tmp_path: Path) -> None:
    async def scene(ship: Afloat) -> None:
        anna = await browser(ship)
        await anna.opens(name="Anna")
        reply = await anna.http.post("/account/delete", data={"sure": "1"})
        page = shown(await anna.http.get(reply.headers["location"]))
        assert "You are forgotten here" in page.text
        assert anna.guest == ""

    sail(tmp_path, scene, limited=False)


def test_a_report_is_sent_once_however_often_its_thanks_are_looked_at(tmp_path: Path) -> None:
    async def scene(ship: Afloat) -> None:
        anna = await browser(ship)
        code = await anna.opens(name="Anna")
        page = shown(await anna.http.get(f"/t/{code}?filling=report"))
        (form,) = [form for form in page.forms if form.action.startswith(f"/t/{code}/report")]
        reply = await anna.http.post(form.action, data={**next(form.sent()), "text": "odd"})
        assert reply.status_code == 303
        there = reply.headers["location"]
        assert there.startswith(f"/t/{code}?seat=0&reported=")
        page = shown(await anna.http.get(there))
        assert f"kept under the number {there.rpartition('=')[2]}." in page.text
        assert len(await ship.worker.store.reports(10)) == 1
        assert "kept under" not in shown(await anna.http.get(f"/t/{code}?reported=%3Cb%3E")).text
        assert (await anna.http.get("/rules/")).headers["location"] == "/rules/maretta"

    sail(tmp_path, scene, limited=False)
