"""Builds the wheel: mypyc compiles the modules of COMPILED, in one group, and they lie beside their sources.
With them goes the browser client, as settemari/web_client.

mypyc writes a C file a module. The C compiler gets two that include them: ENGINE, all that plays, where it inlines
across modules and takes its time, and REST, where it is told to be quick. They are compiled side by side.

Python prefers an extension module to the source next to it, so the compiled module runs and the source stays
for tracebacks and readers.

The client is built by web/build.py, unless one lies in src/settemari/web_client that was made from just the sources
that are here: an sdist carries it, so that whoever has only that needs no Node. Where it must be built and the machine
has no Node, the one from PyPI is asked for as a requirement of the build. Settings, all from the environment:

SETTEMARI_COMPILE       0        make a pure wheel
                        auto     compile where a C compiler and Python's headers are found, else say so and
                                 make a pure wheel (the default)
                        require  compile, or fail
SETTEMARI_COMPILE_ALSO  more modules (x.py) and packages (folders), separated as in PATH, to compile in the
                        same group. Each takes its own name, without its parents, and goes to the top of the
                        wheel: `tests/games/skiff` becomes the package `skiff`. For tests, not for a release.
SETTEMARI_WEB_BUILD     0        leave the client out
                        auto     build it where Node is found, else say so and leave it out (the default)
                        require  build it, or fail

Editable installs are never compiled, and bring no client: `make web` builds one. `python hatch_build.py` prints the
setting of SETTEMARI_COMPILE that suits this machine.
"""

from __future__ import annotations

import atexit
import contextlib
import importlib.util
import os
import re
import shutil
import subprocess
import sys
import sysconfig
import tempfile
from concurrent.futures import ThreadPoolExecutor
from fnmatch import fnmatch
from pathlib import Path
from types import ModuleType
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

# The compiled modules, as paths or patterns below src/. A line that matches no file is an error.
# core/native.py is not among them: it is what tells compiled and interpreted apart.
COMPILED = [
    "settemari/core/bits.py",
    "settemari/core/chance.py",
    "settemari/core/table.py",
    "settemari/core/facts.py",
    "settemari/core/events.py",
    "settemari/core/options.py",
    "settemari/core/verbs.py",
    "settemari/core/state.py",
    "settemari/core/setup.py",
    "settemari/core/redealing.py",
    "settemari/core/play.py",
    "settemari/core/prospects.py",
    "settemari/core/taste.py",
    "settemari/core/telling.py",
    "settemari/locales/message.py",
    "settemari/envs/dice_cup.py",
    "settemari/envs/lens.py",
    "settemari/envs/actions.py",
    "settemari/envs/stepping.py",
    "settemari/games/maretta/codes.py",
    "settemari/games/maretta/numbers.py",
    "settemari/games/maretta/gauges.py",
    "settemari/games/maretta/state.py",
    "settemari/games/maretta/barrels.py",
    "settemari/games/maretta/placing.py",
    "settemari/games/maretta/escape.py",
    "settemari/games/maretta/volcano.py",
    "settemari/games/maretta/setup.py",
    "settemari/games/maretta/redeal.py",
    "settemari/games/maretta/weights.py",
    "settemari/games/maretta/policy.py",
    "settemari/games/maretta/prospects.py",
    "settemari/games/maretta/telling*.py",
    "settemari/games/arrr/codes.py",
    "settemari/games/arrr/deck.py",
    "settemari/games/arrr/numbers.py",
    "settemari/games/arrr/state.py",
    "settemari/games/arrr/crew.py",
    "settemari/games/arrr/dice.py",
    "settemari/games/arrr/naming.py",
    "settemari/games/arrr/effects.py",
    "settemari/games/arrr/targets.py",
    "settemari/games/arrr/stack.py",
    "settemari/games/arrr/sail.py",
    "settemari/games/arrr/challenge.py",
    "settemari/games/arrr/choices.py",
    "settemari/games/arrr/turn.py",
    "settemari/games/arrr/score.py",
    "settemari/games/arrr/voyage.py",
    "settemari/games/arrr/setup.py",
    "settemari/games/arrr/worth.py",
    "settemari/games/arrr/judging.py",
    "settemari/games/arrr/policy.py",
    "settemari/games/arrr/prospects.py",
    "settemari/games/arrr/telling*.py",
    "settemari/bots/memory.py",
    "settemari/bots/search.py",
    "settemari/server/berth.py",
    "settemari/server/clerk.py",
    "settemari/server/deciding.py",
    "settemari/server/desk.py",
    "settemari/server/http/stream.py",
    "settemari/server/limits.py",
    "settemari/server/outbox.py",
    "settemari/server/presence.py",
    "settemari/server/timing.py",
    "settemari/server/wire.py",
    "settemari/server/sight.py",
    "settemari/server/archive.py",
    "settemari/server/watching.py",
]

# Those of them that do not play: a third of the code. What makes rules fast makes these only slow to compile.
NOT_ENGINE = ["settemari/locales/*", "settemari/server/*", "settemari/*/telling*", "settemari/*/gauges"]
ENGINE, REST = "engine.c", "rest.c"

# What compiled modules import and is not compiled may need libraries that are not there when a wheel is built: mypy is
# not to look for them, nor to check these modules. `make lint` does, with everything installed.
MYPY = ["--config-file=", "--explicit-package-bases", "--ignore-missing-imports", "--follow-imports=silent"]

# Without these the rules run 1.2 x slower. A Python may have been built with other ones.
FLAGS = ["-DNDEBUG", "-fwrapv", "-O3", "-fno-semantic-interposition", "-fvisibility=hidden"]

# mypyc guards every index with a branch that raises. Told that those branches are cold, and that small functions are
# worth inlining in spite of them, the compiler lays the rules out 1.15 x faster (docs/writing-fast-rules.md).
COLD = """\
struct _object;
__attribute__((cold)) void PyErr_SetNone(struct _object *);
__attribute__((cold)) void PyErr_SetString(struct _object *, const char *);
__attribute__((cold)) struct _object *PyErr_Occurred(void);
__attribute__((cold)) void CPy_AddTraceback(const char *, const char *, int, struct _object *);
"""
GCC_FLAGS = [
    "--param=max-inline-insns-auto=200",
    "--param=inline-unit-growth=300",
    "--param=large-function-growth=1000",
    "--param=large-unit-insns=100000",
]
QUICK = ["-O1"]  # instead of the -O above: the last one counts

# An index may count from the end, and mypyc does not say that it seldom does: the compiler takes both for equally
# likely and jumps about in every loop. Told so, the rules are 1.05 x faster, and what copies numbers 1.2 x.
COUNTS_FROM_THE_FRONT = re.compile(r"(\w+) = (\(uint64_t\)\w+ < \(uint64_t\)\w+);\n\s*if \(\1\) goto")

# What runs once, when a module is loaded, and what unpacks arguments for interpreted code and calls a function, which
# the compiler would put in there once more. Told that they run seldom it is done a quarter sooner; nothing is slower.
SELDOM = re.compile(r"^ *((?:char CPyDef_\w+_____top_level__|PyObject \*CPyPy_\w+)\(.*\) \{)$", re.MULTILINE)


class CannotCompile(Exception):
    """There is no way to build extension modules on this machine."""


def compiled_files(tree: Path) -> list[Path]:
    """The files that COMPILED means, relative to `tree`, which holds what src/ holds."""
    files: list[Path] = []
    for line in COMPILED:
        found = sorted(path for path in tree.glob(line) if path.name != "__init__.py")
        if not found:
            raise FileNotFoundError(f"hatch_build.py: COMPILED lists {line}, and src/ has no such file")
        files += (path.relative_to(tree) for path in found)
    return files


def extra_files(root: Path) -> dict[Path, Path]:
    """Every file that SETTEMARI_COMPILE_ALSO adds: its place in the wheel, and where it is now."""
    files: dict[Path, Path] = {}
    for entry in filter(None, os.environ.get("SETTEMARI_COMPILE_ALSO", "").split(os.pathsep)):
        top = root / entry
        if not top.exists():
            raise FileNotFoundError(f"SETTEMARI_COMPILE_ALSO names {entry}, which does not exist")
        inside = sorted(top.rglob("*")) if top.is_dir() else [top]
        files |= {
            path.relative_to(top.parent): path for path in inside if path.is_file() and "__pycache__" not in path.parts
        }
    return files


def compiled_modules(root: Path) -> list[str]:
    """The dotted names of all modules that a compiled wheel of `root` holds as extension modules."""
    extra = [path for path in extra_files(root) if path.suffix == ".py" and path.name != "__init__.py"]
    return [".".join(path.with_suffix("").parts) for path in compiled_files(root / "src") + extra]


def build_extensions(extensions: list[Any], folder: Path) -> Path:
    """Compiles and links; returns the folder with the extension modules at their places."""
    from setuptools import Distribution
    from setuptools.command.build_ext import build_ext

    class Build(build_ext):  # type: ignore[misc]
        """Compiles every file with its own flags, on all cores; setuptools is left with the linking."""

        def build_extensions(self) -> None:
            def compiled(extension: Any, source: str) -> Any:
                flags = [*extension.extra_compile_args, *flags_for(source, folder)]
                return self.compiler.compile(
                    [source], self.build_temp, include_dirs=extension.include_dirs, extra_postargs=flags
                )

            with ThreadPoolExecutor(os.cpu_count()) as pool:
                work = [[pool.submit(compiled, each, source) for source in each.sources] for each in extensions]
            for extension, files in zip(extensions, work, strict=True):
                extension.sources, extension.extra_objects = [], [name for file in files for name in file.result()]
            super().build_extensions()

    (folder / "cold.h").write_text(COLD)
    command = Build(Distribution({"name": "settemari", "ext_modules": extensions}))
    command.build_lib, command.build_temp = str(folder / "lib"), str(folder / "objects")
    command.ensure_finalized()
    command.run()
    return folder / "lib"


def flags_for(source: str, folder: Path) -> list[str]:
    """What the C compiler is told besides, for this file."""
    if os.name != "posix":
        return []
    special = QUICK if Path(source).name != ENGINE else GCC_FLAGS if is_gcc() else []
    return [*FLAGS, "-include", str(folder / "cold.h"), *special]


def is_gcc() -> bool:
    """Whether the C compiler is gcc: others do not know its parameters."""
    compiler = (os.environ.get("CC") or sysconfig.get_config_var("CC") or "cc").split()
    with contextlib.suppress(OSError, subprocess.SubprocessError):
        told = subprocess.run([*compiler, "--version"], capture_output=True, text=True, check=True)
        return "Free Software Foundation" in told.stdout
    return False


def check_compiler() -> None:
    """Builds an empty extension module, just as the engine will be; raises CannotCompile."""
    if importlib.util.find_spec("mypyc") is None or importlib.util.find_spec("setuptools") is None:
        raise CannotCompile("mypyc or setuptools is not installed")
    from setuptools import Extension
    from setuptools.errors import BaseError, CCompilerError

    with tempfile.TemporaryDirectory() as name, contextlib.chdir(name):
        Path(ENGINE).write_text(
            '#include <Python.h>\nstatic struct PyModuleDef probe = {PyModuleDef_HEAD_INIT, "probe"};\n'
            "PyMODINIT_FUNC PyInit_probe(void) { return PyModule_Create(&probe); }\n"
        )
        try:
            build_extensions([Extension("probe", [ENGINE])], Path(name))
        except (BaseError, CCompilerError, OSError) as problem:
            raise CannotCompile(
                f"no working C compiler with Python's headers: {' '.join(str(problem).split())}"
            ) from problem


def tell_what_is_likely(folder: Path) -> None:
    """Marks in the generated C that indices count from the front, and what runs seldom."""
    marks = {COUNTS_FROM_THE_FRONT: r"\1 = \2;\n    if (likely(\1)) goto", SELDOM: r"CPy_COLD \1"}
    marked = dict.fromkeys(marks, 0)
    for path in folder.rglob("*.c"):
        source = path.read_text("utf-8")
        for pattern, mark in marks.items():
            source, found = pattern.subn(mark, source)
            marked[pattern] += found
        path.write_text(source, "utf-8")
    for pattern, found in marked.items():
        if not found:
            print(f"hatch_build.py: mypyc writes other C than it did: nowhere {pattern.pattern}", file=sys.stderr)


def gather(library: Any, modules: list[str], folder: Path) -> None:
    """Has `library` compiled from ENGINE and REST, which include the files that mypyc wrote."""
    rest = {
        f"__native_{name.replace('.', '___')}.c"
        for name in modules
        if any(fnmatch(name.replace(".", "/"), pattern) for pattern in NOT_ENGINE)
    }
    parts: dict[str, list[Path]] = {ENGINE: [], REST: []}
    for source in map(Path, library.sources):
        parts[REST if source.name in rest else ENGINE].append(source)
    for name, sources in parts.items():
        (folder / name).write_text("".join(f'#include "{source.as_posix()}"\n' for source in sources))
    library.sources = [str(folder / name) for name in parts]


def compile_group(root: Path, folder: Path) -> Path:
    """Compiles a copy of the sources inside `folder`; returns where the extension modules are."""
    tree = folder / "tree"
    shutil.copytree(root / "src", tree, ignore=shutil.ignore_patterns("__pycache__"))
    for place, origin in extra_files(root).items():
        (tree / place).parent.mkdir(parents=True, exist_ok=True)
        shutil.copyfile(origin, tree / place)
    modules = compiled_modules(root)
    paths = [f"{name.replace('.', '/')}.py" for name in modules]
    from mypyc.build import mypycify

    with contextlib.chdir(tree):  # paths as they will be when installed: they show in tracebacks
        extensions = mypycify(
            [*MYPY, f"--cache-dir={os.devnull}", *paths],
            group_name="settemari",
            multi_file=True,
            target_dir=str(folder / "c"),
            debug_level="0",
        )
        tell_what_is_likely(folder / "c")
        gather(extensions[0], modules, folder)
        return build_extensions(extensions, folder)


def web_build(root: Path) -> ModuleType:
    """web/build.py, which is no part of a package."""
    spec = importlib.util.spec_from_file_location("settemari_web_build", root / "web" / "build.py")
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    sys.modules[spec.name] = module
    spec.loader.exec_module(module)
    return module


def setting_of(name: str) -> str:
    """0, auto or require."""
    setting = os.environ.get(name) or "auto"
    if setting not in ("0", "auto", "require"):
        raise ValueError(f"{name} is {setting!r}; it may be 0, auto or require")
    return setting


class CustomBuildHook(BuildHookInterface[Any]):
    """Called by hatchling before it packs the wheel, or the sdist."""

    def dependencies(self) -> list[str]:
        """Node from PyPI, where the client must be built and the machine has none: the version of the lock."""
        root = Path(self.root)
        web = web_build(root)
        if setting_of("SETTEMARI_WEB_BUILD") == "0" or web.is_built(root) or web.own_node():
            return []
        return re.findall(r"^\S+==\S+", (root / "requirements-node.txt").read_text(), re.MULTILINE)

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        compiling, building = setting_of("SETTEMARI_COMPILE"), setting_of("SETTEMARI_WEB_BUILD")
        if version == "editable":
            return
        include = build_data["force_include"]
        if building != "0":
            include.update(self._client(building))
        if self.target_name != "wheel":
            return
        root = Path(self.root)
        include.update({str(origin): str(place) for place, origin in extra_files(root).items()})
        if compiling != "0" and self._can_compile(compiling):
            folder = Path(tempfile.mkdtemp(prefix="settemari-"))
            atexit.register(shutil.rmtree, folder)
            library = compile_group(root, folder)
            modules = [path for path in library.rglob("*") if path.is_file()]
            include.update({str(path): str(path.relative_to(library)) for path in modules})
            build_data["pure_python"] = False
            build_data["infer_tag"] = True

    def _can_compile(self, setting: str) -> bool:
        try:
            check_compiler()
        except CannotCompile as reason:
            if setting == "require":
                raise
            self.app.display_warning(f"NOT COMPILED: {reason}.\nThe rules will run about 40 times slower.")
            return False
        return True

    def _client(self, setting: str) -> dict[str, str]:
        """Where each file of the client is, and where it goes: in an sdist among the sources, as it lies there."""
        root = Path(self.root)
        web = web_build(root)
        try:
            client = web.build(root)
        except web.CannotBuild as reason:
            if setting == "require":
                raise
            self.app.display_warning(f"NO BROWSER CLIENT: {reason}.\nA server will have its plain pages only.")
            return {}
        top = web.CLIENT if self.target_name == "sdist" else web.CLIENT.relative_to("src")
        files = [path.relative_to(client) for path in client.rglob("*") if path.is_file()]
        wanted = [place for place in files if self.target_name == "sdist" or not place.parts[0].startswith(".")]
        return {str(client / place): str(top / place) for place in wanted}


if __name__ == "__main__":
    try:
        check_compiler()
    except CannotCompile as reason:
        print(reason, file=sys.stderr)
        print("auto")
    else:
        print("require")
