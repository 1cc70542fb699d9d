"""The compiled wheel is compiled, and the sources are not.

A compile that fails can go unseen: the sources lie beside the extension modules and run just as well, but
40 times slower. `make test` runs this file twice: on the sources, and on the wheel with
SETTEMARI_EXPECT_COMPILED=1.
"""

from __future__ import annotations

import importlib
import os
import runpy
import sysconfig
from fnmatch import fnmatch
from importlib.machinery import EXTENSION_SUFFIXES, PathFinder
from pathlib import Path
from types import SimpleNamespace

import pytest

import settemari

ROOT = Path(__file__).parent.parent
BUILD = runpy.run_path(str(ROOT / "hatch_build.py"))
EXPECTED = bool(os.environ.get("SETTEMARI_EXPECT_COMPILED"))
MODULES: list[str] = BUILD["compiled_modules"](ROOT)


def origins(name: str) -> set[str]:
    """The file that the module was loaded from, and the one that a fresh interpreter would find.

    They can differ: compiled modules load each other without asking the import system.
    """
    module, parent = importlib.import_module(name), importlib.import_module(name.rpartition(".")[0] or name)
    spec = PathFinder.find_spec(name, parent.__path__ if parent is not module else None)
    assert spec is not None
    return {str(module.__file__), str(spec.origin)}


@pytest.mark.compiled_too
@pytest.mark.parametrize("name", MODULES)
def test_listed_module_is_compiled_just_when_expected(name: str) -> None:
    suffixes = tuple(EXTENSION_SUFFIXES) if EXPECTED else (".py",)
    assert [path for path in origins(name) if not path.endswith(suffixes)] == []


@pytest.mark.compiled_too
@pytest.mark.parametrize("name", ["settemari", "settemari.core", "settemari.core.native"])
def test_the_rest_stays_interpreted(name: str) -> None:
    assert [path for path in origins(name) if not path.endswith(".py")] == []


@pytest.mark.compiled_too
def test_the_package_under_test_is_the_right_one() -> None:
    """The wheel when the wheel is tested, the sources when the sources are."""
    package = Path(settemari.__file__ or "").parent
    if EXPECTED:
        assert package.parent == Path(sysconfig.get_path("platlib"))
    else:
        assert package.parent in (ROOT / "src", Path(sysconfig.get_path("purelib")))


@pytest.mark.compiled_too
def test_what_is_not_code_is_installed_too() -> None:
    package, source = Path(settemari.__file__ or "").parent, ROOT / "src" / "settemari"
    wanted = {path.relative_to(source) for path in source.rglob("*") if path.suffix in (".py", ".toml", ".typed")}
    assert Path("py.typed") in wanted
    assert {path for path in wanted if not (package / path).is_file()} == set()


@pytest.mark.compiled_too
@pytest.mark.skipif(not EXPECTED or os.environ.get("SETTEMARI_WEB_BUILD") != "require", reason="needs its wheel")
def test_the_browser_client_is_installed_with_the_wheel() -> None:
    """As it was built, without what only the building needs."""
    package, source = Path(settemari.__file__ or "").parent, ROOT / "src" / "settemari"
    files = {path.relative_to(source / "web_client") for path in (source / "web_client").rglob("*") if path.is_file()}
    wanted = {place for place in files if not place.parts[0].startswith(".")}
    installed = package / "web_client"
    assert Path("index.html") in wanted
    assert {path.relative_to(installed) for path in installed.rglob("*") if path.is_file()} == wanted


def test_a_listed_file_that_is_missing_is_an_error(tmp_path: Path) -> None:
    with pytest.raises(FileNotFoundError, match="COMPILED lists"):
        BUILD["compiled_files"](tmp_path)


def test_the_c_of_every_module_is_compiled_once_with_the_engine_or_with_the_rest(tmp_path: Path) -> None:
    files = [f"/c/__native_{name.replace('.', '___')}.c" for name in MODULES]
    library = SimpleNamespace(sources=[*files, "/c/__native_settemari.c", "/c/init.c"])
    BUILD["gather"](library, MODULES, tmp_path)
    engine, rest = (Path(source).read_text() for source in library.sources)
    assert sorted((engine + rest).splitlines()) == sorted(
        f'#include "{file}"' for file in [*files, "/c/__native_settemari.c", "/c/init.c"]
    )
    assert "core___play.c" in engine
    assert "init.c" in engine
    assert "maretta___telling.c" in rest
    assert "server___wire.c" in rest


@pytest.mark.parametrize("pattern", BUILD["NOT_ENGINE"])
def test_what_is_not_the_engine_is_among_what_is_compiled(pattern: str) -> None:
    assert any(fnmatch(name.replace(".", "/"), pattern) for name in MODULES)
