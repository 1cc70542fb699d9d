"""What Prometheus is told: every number that docs/running.md promises is there, and moves with what it counts."""

from __future__ import annotations

from pathlib import Path

from prometheus_client.parser import text_string_to_metric_families

from tests.server.hostile.afloat import Afloat, Person, sail


async def numbers(person: Person) -> dict[str, float]:
    told = (await person.http.get("/metrics")).text
    samples = [sample for family in text_string_to_metric_families(told) for sample in family.samples]
    return {" ".join((sample.name, *sample.labels.values())): sample.value for sample in samples}


def test_numbers_move_with_what_they_count(tmp_path: Path) -> None:
    async def scene(ship: Afloat) -> None:
        anna = await ship.person()
        before = await numbers(anna)
        code = await anna.opens(name="Anna")
        async with anna.stream(code) as socket:
            await socket.recv()
            await anna.must(code, "lock")
            assert (await anna.does(code, "lock", locked=False, seat=0)).status_code == 400
            after = await numbers(anna)
        moved = {name: after[name] - before.get(name, 0.0) for name in after}
        assert moved["settemari_tables_in_memory"] == 1
        assert moved["settemari_streams"] == 1
        assert moved["settemari_store_appends"] == 2  # the table, and that it is locked
        assert 1 <= moved["settemari_store_commits"] <= 2
        assert moved["settemari_requests_total 201"] == 1
        assert moved["settemari_requests_total 400"] == 1
        assert moved["settemari_wish_seconds_count"] == 1
        assert moved["settemari_wish_seconds_sum"] > 0
        for name in ("tables_driven", "bots_waiting", "bots_thinking", "store_away"):
            assert after[f"settemari_{name}"] == 0
        assert code not in (await anna.http.get("/metrics")).text

    sail(tmp_path, scene, limited=False)
