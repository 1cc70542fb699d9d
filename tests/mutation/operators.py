"""The mistakes: every way to get a module of rules slightly wrong."""

from __future__ import annotations

import ast
from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass, replace
from pathlib import Path

COMPARED: dict[type[ast.cmpop], type[ast.cmpop]] = {
    ast.Eq: ast.NotEq,
    ast.NotEq: ast.Eq,
    ast.Lt: ast.LtE,
    ast.LtE: ast.Lt,
    ast.Gt: ast.GtE,
    ast.GtE: ast.Gt,
    ast.Is: ast.IsNot,
    ast.IsNot: ast.Is,
    ast.In: ast.NotIn,
    ast.NotIn: ast.In,
}
CALCULATED: dict[type[ast.operator], type[ast.operator]] = {
    ast.Add: ast.Sub,
    ast.Sub: ast.Add,
    ast.Mult: ast.Add,
    ast.FloorDiv: ast.Mult,
    ast.Mod: ast.FloorDiv,
    ast.LShift: ast.RShift,
    ast.RShift: ast.LShift,
    ast.BitAnd: ast.BitOr,
    ast.BitOr: ast.BitAnd,
    ast.BitXor: ast.BitOr,
}
WHOLE = 20  # a snippet shorter than this says too little: it is shown with what is around it
LONGEST = 120  # a statement longer than this is cut
Function = ast.FunctionDef | ast.AsyncFunctionDef


@dataclass(frozen=True)
class Edit:
    """Puts another node in the place of one, or of one in a list."""

    owner: ast.AST
    field: str
    index: int | None
    new: object

    @property
    def old(self) -> object:
        value = getattr(self.owner, self.field)
        return value if self.index is None else value[self.index]

    def put(self, node: object) -> None:
        if self.index is None:
            setattr(self.owner, self.field, node)
        else:
            getattr(self.owner, self.field)[self.index] = node


@dataclass(frozen=True, eq=False)
class Mutant:
    """A module with one mistake in it."""

    module: str
    where: str  # the qualified name of the function, "" outside of all
    before: str
    after: str
    nth: int  # of those that are otherwise called the same, from 1
    line: int
    statement: int  # of the module's statements in functions, -1 outside of all
    edit: Edit

    @property
    def identity(self) -> str:
        """Its name, free of line numbers: a change elsewhere in the file leaves it alone."""
        nth = f" #{self.nth}" if self.nth > 1 else ""
        return f"{self.module}: {self.where or '-'}: {self.before} => {self.after}{nth}"


class Source:
    """A module of rules, parsed, with its statements numbered and all its mutants."""

    def __init__(self, module: str, file: Path) -> None:
        self.module = module
        self.file = file
        self.tree = ast.parse(file.read_text("utf-8"), str(file))
        self.statements: list[tuple[list[ast.stmt], ast.stmt]] = []  # in functions: the list it is in, and it
        self.mutants: list[Mutant] = []
        seen: Counter[str] = Counter()
        for mutant in _Walk(self).body(self.tree, "body"):
            seen[mutant.identity] += 1
            self.mutants.append(replace(mutant, nth=seen[mutant.identity]))


class _Walk:
    """Goes through a module in the order it is written."""

    def __init__(self, source: Source) -> None:
        self.source = source
        self.names: list[str] = []
        self.functions: list[Function] = []
        self.statement = -1
        self.around: list[ast.AST] = []  # from the statement to the node

    def body(self, owner: ast.AST, field: str) -> Iterator[Mutant]:
        for index, node in enumerate(getattr(owner, field)):
            match node:
                case ast.ClassDef():
                    yield from self.inside(node, node.name)
                case ast.FunctionDef() | ast.AsyncFunctionDef():
                    yield from self.function(node)
                case ast.Import() | ast.ImportFrom() | ast.Assert() | ast.Pass():
                    pass
                case ast.Expr(value=ast.Constant()):
                    pass
                case ast.If(test=ast.Name(id="TYPE_CHECKING")):
                    pass
                case _:
                    yield from self.of_statement(owner, field, index, node)

    def inside(self, node: ast.ClassDef | Function, name: str) -> Iterator[Mutant]:
        self.names.append(name)
        yield from self.body(node, "body")
        self.names.pop()

    def function(self, node: Function) -> Iterator[Mutant]:
        if is_abstract(node):
            return
        self.around.append(node)  # defaults are worked out where the function is defined
        yield from self.expressions(node.args)
        self.around.pop()
        held, self.statement = self.statement, -1
        self.functions.append(node)
        yield from self.inside(node, node.name)
        self.functions.pop()
        self.statement = held

    def of_statement(self, owner: ast.AST, field: str, index: int, node: ast.stmt) -> Iterator[Mutant]:
        held, around = self.statement, self.around
        if self.functions:
            self.statement = len(self.source.statements)
            self.source.statements.append((getattr(owner, field), node))
        self.around = [node]
        for new in self.instead(node):
            yield self.mutant(Edit(owner, field, index, ast.copy_location(new, node)), node)
        for name, value in ast.iter_fields(node):
            if name == "annotation":
                continue
            if isinstance(value, ast.expr):
                yield from self.expression(node, name, None, value)
            elif isinstance(value, list):
                if value and isinstance(value[0], ast.stmt):
                    yield from self.body(node, name)
                    self.around = [node]
                else:
                    yield from self.listed(node, name, value)
            elif isinstance(value, ast.operator):
                yield from self.operator(node, name, value)
        self.statement, self.around = held, around

    def instead(self, node: ast.stmt) -> Iterator[ast.stmt]:
        """What may stand there instead of a whole statement."""
        match node:
            case ast.Expr(value=ast.Call()) | ast.AugAssign() | ast.Delete() | ast.Raise():
                yield ast.Pass()
            case ast.Assign(targets=[*targets]) if self.functions and not all(map(self.is_new, targets)):
                yield ast.Pass()
            case ast.AnnAssign(target=ast.Attribute() | ast.Subscript(), value=ast.expr()) if self.functions:
                yield ast.Pass()
            case ast.Break():
                yield ast.Continue()
            case ast.Continue():
                yield ast.Break()
            case ast.Return(value=None):
                yield ast.Pass()
            case ast.Return(value=ast.expr() as value):
                yield from (ast.Return(other) for other in self.returned(value))
            case ast.If() | ast.While() if not is_flipped_elsewhere(node.test):
                other = ast.If if isinstance(node, ast.If) else ast.While
                yield other(test=negated(node.test), body=node.body, orelse=node.orelse)

    def is_new(self, target: ast.expr) -> bool:
        """Whether this is the first a function says of a variable: without it, it cannot run."""
        if not isinstance(target, ast.Name):
            return isinstance(target, ast.Tuple)
        function = self.functions[-1]
        if any(target.id == arg.arg for arg in [*function.args.args, *function.args.kwonlyargs]):
            return False
        named = [node for node in ast.walk(function) if isinstance(node, ast.Name) and node.id == target.id]
        return min(named, key=lambda name: (name.lineno, name.col_offset)) is target

    def returned(self, value: ast.expr) -> Iterator[ast.expr]:
        """Another answer of the type that the function says it gives."""
        given = self.functions[-1].returns
        said = ast.unparse(given) if given is not None else ""
        if isinstance(value, ast.Constant) and type(value.value) in (bool, int, type(None)):
            return  # its value is changed elsewhere, or there is none
        if said == "bool":
            if not is_flipped_elsewhere(value):
                yield negated(value)
        elif said in ("i64", "int"):
            yield ast.BinOp(value, ast.Add(), ast.Constant(1))
        else:
            yield ast.Constant(None)

    def expressions(self, node: ast.AST) -> Iterator[Mutant]:
        for name, value in ast.iter_fields(node):
            if isinstance(value, list):
                yield from self.listed(node, name, value)
            elif isinstance(value, ast.operator):
                yield from self.operator(node, name, value)
            elif isinstance(value, ast.AST) and name not in ("annotation", "ctx"):
                yield from self.expression(node, name, None, value)

    def listed(self, owner: ast.AST, field: str, values: list[object]) -> Iterator[Mutant]:
        for index, value in enumerate(values):
            if isinstance(value, ast.cmpop):
                yield from self.operator(owner, field, value, index)
            elif isinstance(value, ast.AST):
                yield from self.expression(owner, field, index, value)

    def expression(self, owner: ast.AST, field: str, index: int | None, node: ast.AST) -> Iterator[Mutant]:
        if isinstance(node, ast.arg):
            return
        self.around.append(node)
        for new in self.another(node):
            yield self.mutant(Edit(owner, field, index, new), node)
        yield from self.expressions(node)
        self.around.pop()

    def another(self, node: ast.AST) -> Iterator[ast.AST]:
        """What may stand there instead of an expression."""
        match node:
            case ast.Constant(value=bool() as truth):
                yield ast.Constant(not truth)
            case ast.Constant(value=int() as number):
                yield ast.Constant(number + 1)
                yield ast.Constant(number - 1)
            case ast.BoolOp(op=op, values=values):
                yield ast.BoolOp(ast.Or() if isinstance(op, ast.And) else ast.And(), values)
            case ast.UnaryOp(op=ast.Not() | ast.USub(), operand=operand):
                yield operand
            case ast.IfExp(test=test, body=body, orelse=orelse) if not is_flipped_elsewhere(test):
                yield ast.IfExp(negated(test), body, orelse)
            case ast.comprehension(target=target, iter=iterated, ifs=[test, *more], is_async=is_async):
                if not is_flipped_elsewhere(test):
                    yield ast.comprehension(target, iterated, [negated(test), *more], is_async)

    def operator(
        self, owner: ast.AST, field: str, op: ast.operator | ast.cmpop, index: int | None = None
    ) -> Iterator[Mutant]:
        other = COMPARED.get(type(op)) if isinstance(op, ast.cmpop) else CALCULATED.get(type(op))
        if other is not None:
            yield self.mutant(Edit(owner, field, index, other()), op)

    def mutant(self, edit: Edit, node: ast.AST) -> Mutant:
        old = edit.old
        if isinstance(edit.new, ast.expr) and isinstance(old, ast.expr) and not hasattr(edit.new, "lineno"):
            ast.copy_location(edit.new, old)
        if isinstance(edit.new, ast.AST):
            ast.fix_missing_locations(edit.new)
        line = next(n.lineno for n in reversed(self.around) if isinstance(n, ast.stmt | ast.expr))
        before, after = self.snippets(edit, old)
        return Mutant(self.source.module, ".".join(self.names), before, after, 1, line, self.statement, edit)

    def snippets(self, edit: Edit, old: object) -> tuple[str, str]:
        """The code before and after, with enough around it to be told apart."""
        if isinstance(old, ast.stmt):
            return shortened(head(old)), shortened(head(edit.new))
        shown: ast.AST = self.around[0]
        for node in reversed(self.around):
            if isinstance(node, ast.expr) and (node is not old) and len(ast.unparse(node)) >= WHOLE:
                shown = node
                break
        before = head(shown)
        edit.put(edit.new)
        after = head(shown)
        edit.put(old)
        return before, after


def head(node: object) -> str:
    """A node as code, on one line; of a statement with a body just its first line."""
    assert isinstance(node, ast.AST)
    if isinstance(node, ast.If | ast.For | ast.While | ast.With | ast.Try | ast.FunctionDef | ast.AsyncFunctionDef):
        fields = dict(ast.iter_fields(node))
        emptied: dict[str, list[ast.stmt]] = {
            name: [] for name in ("body", "orelse", "handlers", "finalbody", "decorator_list") if name in fields
        }
        node = type(node)(**(fields | emptied))
        ast.fix_missing_locations(node)
    return " ".join(ast.unparse(node).split())


def shortened(code: str) -> str:
    return code if len(code) <= LONGEST else code[: LONGEST - 3] + "..."


def negated(test: ast.expr) -> ast.expr:
    return ast.copy_location(ast.UnaryOp(ast.Not(), test), test)


def is_flipped_elsewhere(test: ast.expr) -> bool:
    """Whether changing its operator already says the opposite."""
    match test:
        case ast.Compare(ops=[ast.Eq() | ast.NotEq() | ast.Is() | ast.IsNot() | ast.In() | ast.NotIn()]):
            return True
        case ast.UnaryOp(op=ast.Not()) | ast.Constant():
            return True
    return False


def is_abstract(function: Function) -> bool:
    """Whether it only says that somebody else must say it."""
    match function.body[-1]:
        case ast.Raise(exc=ast.Name(id="NotImplementedError")):
            return len(function.body) <= 2
    return False
