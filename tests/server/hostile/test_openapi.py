"""All requests, as the OpenAPI document tells of them: whatever schemathesis makes of it, the server keeps to it."""

from __future__ import annotations

import random
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
import schemathesis
from schemathesis import GenerationMode
from schemathesis.core.parameters import ParameterLocation
from schemathesis.engine import from_schema
from schemathesis.engine.events import FatalError, NonFatalError, ScenarioFinished
from schemathesis.hooks import unregister

from tests.server.hostile.afloat import Person
from tests.server.hostile.ashore import Ashore, ashore
from tests.size import pick

# A schema cannot say what a game or a table allows: which seats are free, which decks can be played.
NOT_FOR_SCHEMAS = ("positive_data_acceptance",)
# Bodies with so many parts that all their boundaries take minutes: those are tried in the soak.
LARGE = pick(["/api/v1/tables", "/api/v1/tables/{code}/do"], [])
GAMES = ("maretta", "vulcano", "arrr")


@pytest.fixture
def here(tmp_path: Path) -> Iterator[Ashore]:
    with ashore(tmp_path, limited=False, pace=20) as found:
        yield found


async def _tables(here: Ashore) -> tuple[Person, list[str]]:
    """Somebody who is at all kinds of tables, and their codes."""
    anna = await here.ship.person()
    waiting = await anna.opens(name="Anna", settings={"chat": True, "visibility": "lobby"})
    playing = [await anna.opens(game, name="Anna", bots=[1, 1], deal=True) for game in GAMES]
    ended = await anna.opens(name="Anna", bots=[1, 1], deal=True)
    await anna.must(ended, "end", seat=0)
    return anna, [waiting, *playing, ended]


@pytest.fixture
def schema(here: Ashore) -> Iterator[Any]:
    """The document; most requests about tables are about real ones, from somebody who sits there."""
    anna, codes = here.does(_tables(here))
    chance = random.Random(7)

    def before_call(context: Any, case: Any, kwargs: dict[str, Any]) -> None:
        made = case.meta.components.get(ParameterLocation.PATH) if case.meta is not None else None
        wrong = made is not None and made.mode == GenerationMode.NEGATIVE  # on purpose, and to be refused for that
        if "code" in (case.path_parameters or {}) and not wrong and chance.random() < 0.8:
            case.path_parameters["code"] = chance.choice(codes)
            case.cookies = dict(anna.http.cookies)

    schemathesis.hook(before_call)
    found = schemathesis.openapi.from_url(f"{here.ship.url}/api/v1/openapi.json")
    for name in NOT_FOR_SCHEMAS:
        getattr(found.config.checks, name).enabled = False
    yield found
    unregister(before_call)


def _failures(schema: Any) -> tuple[list[str], int]:
    """What fails, and how many checks there were."""
    found, count = [], 0
    for event in from_schema(schema).execute():
        if isinstance(event, (FatalError, NonFatalError)):
            found.append(repr(event))
        if not isinstance(event, ScenarioFinished):
            continue
        for case_id, checks in event.recorder.checks.items():
            case: Any = event.recorder.cases[case_id].value
            count += len(checks)
            for check in checks:
                # To OPTIONS the library names the methods of the first of our handlers alone.
                if check.failure_info is not None and case.method != "OPTIONS":
                    found.append(f"{event.label}: {check.failure_info.failure} {check.failure_info.code_sample}")
    return found, count


@pytest.mark.heavy
def test_whatever_fits_the_document_or_does_not(schema: Any) -> None:
    schema.config.generation.update(max_examples=pick(8, 50))
    schema.config.phases.coverage.enabled = False
    failures, checks = _failures(schema)
    assert failures == []
    assert checks > 500


@pytest.mark.heavy
def test_all_boundaries_of_the_document(schema: Any) -> None:
    schema.config.phases.fuzzing.enabled = False
    schema.config.phases.stateful.enabled = False  # as above
    failures, checks = _failures(schema.exclude(path=LARGE) if LARGE else schema)
    assert failures == []
    assert checks > 500


def test_the_document_is_rich(here: Ashore) -> None:
    """Operations have names and summaries, wishes are a tagged union, and problems are problem documents."""
    told = here.does(_document(here))
    names = []
    for path, operations in told["paths"].items():
        for operation in operations.values():
            if not path.startswith("/api/"):
                continue
            names.append(operation["operationId"])
            assert operation["summary"].count(" "), path
            for status, response in operation["responses"].items():
                if int(status) >= 400:
                    assert list(response["content"]) == ["application/problem+json"]
    assert len(names) == len(set(names)) >= 20
    wish = told["paths"]["/api/v1/tables/{code}/do"]["post"]["requestBody"]["content"]["application/json"]["schema"]
    assert wish["discriminator"] == {"propertyName": "do"}
    does = {part["properties"]["do"]["enum"][0] for part in wish["anyOf"]}
    assert {"sit", "answer", "order", "undo", "decline", "say", "seen"} <= does
    assert all(part["additionalProperties"] is False and part["description"] for part in wish["anyOf"])


async def _document(here: Ashore) -> Any:
    return (await (await here.ship.person()).http.get("/api/v1/openapi.json")).json()
