"""The program's sources as the tests of the catalogues see them: their strings, and what is made of strings."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import settemari

FOLDER = Path(settemari.__file__ or "").parent


@cache
def trees() -> dict[str, ast.Module]:
    """Every module of the package, by its path within it."""
    return {
        file.relative_to(FOLDER).as_posix(): ast.parse(file.read_text("utf-8")) for file in sorted(FOLDER.rglob("*.py"))
    }


def shape(node: ast.expr) -> str | None:
    """A string as it stands there, ``{}`` for what is filled in at run time; None for any other expression."""
    match node:
        case ast.Constant(value=str(text)):
            return text
        case ast.JoinedStr(values=parts):
            return "".join(shape(part) or "{}" for part in parts)
        case ast.BinOp(left=left, op=ast.Add(), right=right):
            start, end = shape(left), shape(right)
            return None if start is None and end is None else (start or "{}") + (end or "{}")
    return None


def strings(tree: ast.AST) -> Iterator[tuple[ast.expr, str]]:
    """Every string that is written or put together there, docstrings excepted; parts of a string do not come again."""
    documented = (ast.Module, ast.ClassDef, ast.FunctionDef, ast.AsyncFunctionDef)
    for node in ast.iter_child_nodes(tree):
        if isinstance(node, ast.Expr) and isinstance(node.value, ast.Constant) and isinstance(tree, documented):
            continue
        text = shape(node) if isinstance(node, ast.expr) else None
        if isinstance(node, ast.expr) and text is not None:
            yield node, text
            yield from _within(node)
        else:
            yield from strings(node)


def _within(node: ast.expr) -> Iterator[tuple[ast.expr, str]]:
    """Strings of their own inside what a string is put together from: ``f"{say('key')} ..."``."""
    match node:
        case ast.JoinedStr(values=parts):
            for part in parts:
                if isinstance(part, ast.FormattedValue):
                    yield from strings(part)
        case ast.BinOp(left=left, right=right):
            for side in (left, right):
                if shape(side) is None:
                    yield from strings(ast.Expr(side))
                else:
                    yield from _within(side)
