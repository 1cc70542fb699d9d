"""Opening: which addresses there are, how a database comes to today's schema, and when it is refused."""

from __future__ import annotations

import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from alembic.config import Config
from alembic.script import ScriptDirectory
from sqlalchemy import Column, Connection, MetaData, Table, Text, update

from settemari.server.store import (
    Account,
    Entry,
    Guest,
    NewerDatabase,
    Pass,
    Report,
    Seated,
    Shelf,
    WrongAddress,
    migrations,
    open_store,
    schema,
)
from settemari.server.store.upgrading import upgrade
from tests.server.store.conftest import Run
from tests.server.store.directly import VERSIONS, described, directly, version
from tests.server.store.sample import begin, numbers

ROOT = Path(__file__).parents[3]


def test_a_new_database_is_what_the_migrations_lead_to(
    address: str, run: Run[Any], tmp_path: Path, request: Any
) -> None:
    async def story() -> tuple[dict[str, Any], dict[str, Any]]:
        await (await open_store(address)).close()
        await directly(other, upgrade)
        assert await directly(address, version) == await directly(other, version) == migrations.LATEST
        return await directly(address, described), await directly(other, described)

    if address.startswith("sqlite"):
        other = f"sqlite:///{tmp_path / 'other.db'}"
    else:
        other = request.getfixturevalue("postgres").new_database()
    made, migrated = run(story())
    assert set(made) == {*schema.metadata.tables, VERSIONS.name}
    assert made == migrated


def test_every_kind_of_row_has_its_columns_in_order() -> None:
    kinds = {
        "entries": Entry._fields,
        "shelves": Shelf._fields,
        "seats": (*Seated._fields, "seen"),
        "guests": Guest._fields,
        "accounts": ("folded", *Account._fields),
        "passes": Pass._fields,
        "reports": Report._fields,
    }
    for name, fields in kinds.items():
        assert tuple(schema.metadata.tables[name].columns.keys()) == fields


def test_the_latest_step_is_the_last_of_the_migrations() -> None:
    config = Config()
    config.set_main_option("script_location", str(Path(migrations.__file__ or "").parent))
    assert ScriptDirectory.from_config(config).get_heads() == [migrations.LATEST]


def test_a_database_of_a_later_version_is_refused_and_left_alone(address: str, run: Run[Any]) -> None:
    def set_version(version: str) -> Callable[[Connection], object]:
        return lambda connection: connection.execute(update(VERSIONS).values(version_num=version))

    async def story() -> None:
        async with await open_store(address) as store:
            await begin(store, "t")
        await directly(address, set_version("9999"))
        with pytest.raises(NewerDatabase) as error:
            await open_store(address)
        assert (error.value.found, error.value.known) == ("9999", migrations.LATEST)
        await directly(address, set_version(migrations.LATEST))
        async with await open_store(address) as store:
            assert await numbers(store, "t") == [1]

    run(story())


def test_a_step_that_fails_leaves_nothing_behind(address: str, run: Run[Any]) -> None:
    """A table is in the way; once it is gone, the steps are taken as if nothing had been."""
    obstacle = Table("leases", MetaData(), Column("left_by_somebody", Text))

    async def story() -> None:
        await directly(address, obstacle.create)
        with pytest.raises(Exception, match="leases"):
            await open_store(address)
        assert set(await directly(address, described)) == {"leases"}
        await directly(address, obstacle.drop)
        async with await open_store(address) as store:
            await begin(store, "t")

    run(story())


LOOK = """
import asyncio, sys
from settemari.server.store import open_store
async def main():
    async with await open_store(sys.argv[1]) as store:
        await store.ping()
asyncio.run(main())
print("alembic" in sys.modules)
"""


def test_only_an_older_database_needs_the_library_for_steps(address: str, run: Run[Any]) -> None:
    """It takes long to import, and a server is to start quickly: the first time, too."""

    def look() -> bool:
        command = [sys.executable, "-c", LOOK, address]
        told = subprocess.run(command, check=True, capture_output=True, text=True, cwd=ROOT).stdout.strip()
        return {"True": True, "False": False}[told]

    assert [look(), look()] == [False, False]
    run(directly(address, empty))
    run(directly(address, lambda connection: upgrade(connection, "0001")))
    assert [look(), look()] == [True, False]


def empty(connection: Connection) -> None:
    schema.metadata.drop_all(connection)
    VERSIONS.drop(connection)


@pytest.mark.parametrize(
    ("wrong", "kind"),
    [
        ("mysql://root:secret@host/db", "mysql"),
        ("sqlite://", "sqlite"),
        ("sqlite:///:memory:", "sqlite"),
        ("tables.db", "tables.db"),
        ("", ""),
        ("user:secret@host", "user"),
    ],
)
def test_no_other_address_is_taken_and_no_password_repeated(wrong: str, kind: str, run: Run[Any]) -> None:
    with pytest.raises(WrongAddress) as error:
        run(open_store(wrong))
    assert error.value.kind == kind
    assert "secret" not in repr(error.value.message)


def test_the_file_and_its_folder_are_made_and_are_its_owners_alone(tmp_path: Path, run: Run[Any]) -> None:
    file = tmp_path / "data" / "settemari" / "tables.db"

    async def story() -> None:
        async with await open_store(f"sqlite:///{file}") as store:
            await begin(store, "t")
            for one in file.parent.iterdir():
                assert one.stat().st_mode & 0o077 == 0

    run(story())
