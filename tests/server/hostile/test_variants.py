"""Variants over the wire: what can be changed, what a code stands for, what is wrong, and what the games are like."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import httpx
import pytest

from settemari.core.notation.variant_code import code_of
from settemari.core.registry import find_game, known_games
from settemari.core.variant import Tables
from tests.server.hostile.afloat import Afloat, Person, sail


async def told(person: Person, path: str, **query: Any) -> Any:
    reply = await person.http.get(f"/api/v1/variants/{path}", params=query)
    assert reply.status_code == 200, reply.text
    return reply.json()


async def made(person: Person, values: dict[str, Any], game: str = "maretta", name: str = "Ours") -> httpx.Response:
    return await person.http.post("/api/v1/variants", json={"game": game, "name": name, "values": values})


def test_what_can_be_changed(tmp_path: Path) -> None:
    async def scene(ship: Afloat) -> None:
        anna = await ship.person()
        for name in known_games():
            game, found = find_game(name), await told(anna, name)
            assert sorted(found) == ["base", "fields", "game", "presets"]
            fields = [field for field in game.fields() if not isinstance(field, Tables)]
            assert [field["name"] for field in found["fields"]] == list(found["base"]) == [one.path for one in fields]
            assert found["base"] == game.variant().short_values()
            for field, form in zip(fields, found["fields"], strict=True):
                assert form == {"name": field.path, **field.form()}
            assert [preset["name"] for preset in found["presets"]] == game.variant_names()
            for preset in found["presets"]:
                assert sorted(preset) == ["code", "name", "values"]
                variant = game.variant(preset["code"])
                assert variant == game.variant(preset["name"])
                assert preset["values"] == variant.short_values()

    sail(tmp_path, scene, limited=False)


def test_what_a_name_or_a_code_stands_for(tmp_path: Path) -> None:
    async def scene(ship: Afloat) -> None:
        anna = await ship.person()
        game = find_game("vulcano")
        code = code_of(game, game.variant("hot-feet"))
        for which in ("hot-feet", code, code.lower(), code.replace("-", "%20")):
            found = await told(anna, f"vulcano/{which}")
            assert found == {
                "game": "vulcano",
                "name": "Hot feet",
                "preset": "hot-feet",
                "code": code,
                "values": game.variant("hot-feet").short_values(),
                "changed": ["path.dividers", "lava.step", "lava.step_past"],
            }
        assert (await told(anna, "vulcano/vulcano"))["changed"] == []

    sail(tmp_path, scene, limited=False)


def test_a_variant_of_one_s_own(tmp_path: Path) -> None:
    async def scene(ship: Afloat) -> None:
        anna = await ship.person()
        reply = await made(anna, {"path.last": 31, "hand.first": 6, "hand.draw": 3, "deck.removed.5": 0})
        assert reply.status_code == 200, reply.text
        found = reply.json()
        assert (found["name"], found["preset"], found["seats"]) == ("Ours", None, [3, 4, 5])
        assert found["changed"] == ["path.last", "deck.removed.5", "hand.first", "hand.draw"]
        assert found["values"]["path.last"] == 31
        again = await told(anna, f"maretta/{found['code']}")
        assert again == {part: found[part] for part in again}
        whole = (await made(anna, found["values"])).json()
        assert whole == found
        await anna.opens("maretta", 3, settings={"variant": found["code"]}, name="Anna")
        assert (await made(anna, {"name": "Theirs"})).json()["name"] == "Ours"
        as_printed = (await made(anna, {}, name="Escape from Maretta")).json()
        assert (as_printed["preset"], as_printed["changed"]) == ("maretta", [])

    sail(tmp_path, scene, limited=False)


WRONG: dict[str, tuple[dict[str, Any], str]] = {
    "too far": ({"values": {"path.last": 201}}, "path.last = 201: must be a whole number from 2 to 200"),
    "no number": ({"values": {"path.last": "far"}}, "path.last = 'far'"),
    "a deck that is too small": ({"values": {"deck.values": [1, 2]}}, "deck.removed.3 = 31: there are only 10"),
    "too few barrels": ({"values": {"bag.spear": 0}}, "bag = 15"),
    "a reef at sea": ({"values": {"path.dividers": [6, 40]}}, "path.dividers = [6, 40]"),
    "a field that there is not": ({"values": {"path.lst": 3}}, "path.last"),
    "no name": ({"name": ""}, "name = ''"),
    "another game": ({"values": {"game": "vulcano"}}, "game = 'vulcano'"),
    "no game": ({"game": "chess"}, "chess"),
    "cards of one's own": ({"game": "arrr", "values": {"deck": "mine.toml"}}, "deck"),
    "something that is not asked for": ({"x": 1}, "x"),
}


def test_what_is_wrong_is_said_with_its_field_and_what_may_stand_there(tmp_path: Path) -> None:
    async def scene(ship: Afloat) -> None:
        anna = await ship.person()
        for what, (change, said) in WRONG.items():
            body = {"game": "maretta", "name": "Ours", "values": {}, **change}
            reply = await anna.http.post("/api/v1/variants", json=body)
            assert reply.status_code == 400, (what, reply.text)
            assert said in reply.json()["detail"], (what, reply.text)

    sail(tmp_path, scene, limited=False)


def test_what_there_is_not(tmp_path: Path) -> None:
    async def scene(ship: Afloat) -> None:
        anna = await ship.person()
        wrong = ["chess", "maretta/chess", "maretta/maretta-1-00000", "maretta/hot-feet", "chess/x"]
        wrong += ["maretta/chess/trial", "maretta/maretta/trial?seats=2"]
        wrong += [f"maretta/{code_of(find_game('vulcano'), find_game('vulcano').variant())}"]
        for path in wrong:
            assert (await anna.http.get(f"/api/v1/variants/{path}")).status_code == 400, path

    sail(tmp_path, scene, limited=False)


def test_it_is_never_a_file_of_the_server_s_machine(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    (tmp_path / "mine.toml").write_text('game = "maretta"\nname = "Mine"\n')
    assert find_game("maretta").variant("mine.toml").name == "Mine"

    async def scene(ship: Afloat) -> None:
        anna = await ship.person()
        for path in ("mine.toml", "mine.toml/trial"):
            reply = await anna.http.get(f"/api/v1/variants/maretta/{path}")
            assert (reply.status_code, reply.json()["message"]["key"]) == (400, "error-table-variant")

    sail(tmp_path, scene, limited=False)


def test_what_the_games_are_like(tmp_path: Path) -> None:
    async def scene(ship: Afloat) -> None:
        anna = await ship.person()
        found = await told(anna, "vulcano/short-fuse/trial", seats=3)
        assert (found["game"], found["seats"], found["bot"], found["planned"]) == ("vulcano", 3, "greedy", 200)
        assert found["code"] == code_of(find_game("vulcano"), find_game("vulcano").variant("short-fuse"))
        assert 1 <= found["games"] <= 200
        assert (len(found["wins"]), len(found["turns"])) == (3, 3)
        assert set(found["turns"][0]) == {"count", "of", "share", "low", "high", "times_fair"}
        for ending in found["endings"]:
            assert ending["text"] == {"key": f"ending-name-{ending['ending']}"}
        assert sum(ending["count"] for ending in found["endings"]) == found["games"]
        assert set(found["rounds"]) == {"mean", "median"}
        assert await told(anna, f"vulcano/{found['code']}/trial", seats=3) == found

    sail(tmp_path, scene, limited=False)


def test_what_is_known_already_costs_nothing(tmp_path: Path) -> None:
    async def scene(ship: Afloat) -> None:
        anna = await ship.person()
        for _ in range(30):
            await told(anna, "vulcano/short-fuse/trial", seats=3)

    sail(tmp_path, scene)
