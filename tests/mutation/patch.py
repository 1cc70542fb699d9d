"""Getting a mutant into the running interpreter.

Usually by exchanging the code of the functions that are already there: everybody who holds one, imported it by name or
inherited it gets the mutant, and no module need be imported anew. What is worked out while a module is imported
(constants, defaults) needs a fresh import instead: the hook compiles the changed tree in place of the file.
"""

from __future__ import annotations

import ast
import builtins
import gc
import importlib.abc
import importlib.machinery
import importlib.util
import sys
from collections import defaultdict
from collections.abc import Iterator, Sequence
from pathlib import Path
from types import CodeType, FunctionType, ModuleType

from tests.mutation.operators import Edit, Source

PROBE = "__mutation_reaches__"
Key = tuple[str, int, int]  # qualified name, line, and the how-manieth there


def codes_in(code: CodeType) -> dict[Key, CodeType]:
    """All code below a module's: the functions with the functions in them."""
    found: dict[Key, CodeType] = {}
    times: defaultdict[tuple[str, int], int] = defaultdict(int)

    def walk(outer: CodeType) -> Iterator[CodeType]:
        for constant in outer.co_consts:
            if isinstance(constant, CodeType):
                yield constant
                yield from walk(constant)

    for inner in walk(code):
        place = (inner.co_qualname, inner.co_firstlineno)
        found[*place, times[place]] = inner
        times[place] += 1
    return found


class Patcher:
    """Exchanges the code of living functions of some modules, and puts it back."""

    def __init__(self, sources: Sequence[Source]) -> None:
        self.functions: dict[str, list[tuple[FunctionType, CodeType, Key]]] = {}  # by module
        keys: dict[str, dict[CodeType, Key]] = {}
        files: dict[str, str] = {}
        for source in sources:
            imported = sys.modules[source.module].__file__
            if imported is None or Path(imported).resolve() != source.file.resolve():
                raise RuntimeError(f"{source.module} was loaded from {imported}: mutants need the sources, interpreted")
            files[imported] = source.module
            original = compile(source.tree, imported, "exec", dont_inherit=True)
            keys[source.module] = {code: key for key, code in codes_in(original).items()}
            self.functions[source.module] = []
        for thing in gc.get_objects():
            if type(thing) is FunctionType and thing.__code__.co_filename in files:
                module, code = files[thing.__code__.co_filename], thing.__code__
                self.functions[module].append((thing, code, keys[module][code]))

    def exchange(self, source: Source) -> bool:
        """Bring the source's tree, as it is now, into its functions; False if that takes a fresh import."""
        imported = sys.modules[source.module].__file__
        assert imported is not None
        changed = codes_in(compile(source.tree, imported, "exec", dont_inherit=True))
        pairs = []
        for function, original, key in self.functions[source.module]:
            if key not in changed or changed[key].co_freevars != original.co_freevars:
                return False
            pairs.append((function, changed[key]))
        for function, code in pairs:
            function.__code__ = code
        return True

    def restore(self) -> None:
        for pairs in self.functions.values():
            for function, code, _ in pairs:
                function.__code__ = code


class Probes:
    """Marks in all statements of some modules: which of them are reached."""

    def __init__(self, sources: Sequence[Source], patcher: Patcher) -> None:
        self.sources = sources
        self.patcher = patcher
        self.reached: set[tuple[str, int]] = set()

    def mark(self) -> None:
        """Put a mark before every statement."""
        setattr(builtins, PROBE, lambda module, number: self.reached.add((module, number)))
        for source in self.sources:
            edits = []
            for number, (body, statement) in enumerate(source.statements):
                call = ast.Call(ast.Name(PROBE, ast.Load()), [ast.Constant(source.module), ast.Constant(number)], [])
                mark = ast.copy_location(ast.Expr(call), statement)
                ast.fix_missing_locations(mark)
                edits.append((body, statement, mark))
            for body, statement, mark in edits:
                body.insert(next(i for i, s in enumerate(body) if s is statement), mark)
            if not self.patcher.exchange(source):
                raise RuntimeError(f"the statements of {source.module} cannot be marked")
            for body, _statement, mark in edits:
                body.remove(mark)

    def take(self) -> set[tuple[str, int]]:
        """What was reached since the last call."""
        taken, self.reached = set(self.reached), set()
        return taken


class FreshImport(importlib.abc.MetaPathFinder, importlib.abc.Loader):
    """Gives one module from its tree, as it is now, instead of from its file."""

    def __init__(self, source: Source) -> None:
        self.source = source

    def find_spec(
        self, fullname: str, path: Sequence[str] | None, target: ModuleType | None = None
    ) -> importlib.machinery.ModuleSpec | None:
        if fullname != self.source.module:
            return None
        return importlib.util.spec_from_file_location(fullname, self.source.file, loader=self)

    def exec_module(self, module: ModuleType) -> None:
        code = compile(self.source.tree, str(self.source.file), "exec", dont_inherit=True)
        exec(code, module.__dict__)

    def install(self, forget: Sequence[str]) -> None:
        """Take everything whose name begins so out of the interpreter, and wait for the import."""
        for name in list(sys.modules):
            if any(name == start or name.startswith(start + ".") for start in forget):
                del sys.modules[name]
        sys.meta_path.insert(0, self)


def apply(edit: Edit) -> None:
    """Make the mistake in the tree."""
    edit.put(edit.new)
