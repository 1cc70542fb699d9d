"""TOML: a text that anybody may have written read into tables, and tables written as a text that people can read."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping

from settemari.core.errors import FileError
from settemari.locales.message import say

SMALL = 8 * 1024  # letters: below it, no text takes the parser long
MOST_DOTS = 31  # in a line of a larger one: the parser's time grows with the square of a key's parts
WIDTH = 110  # of a line that is written

_SINGLE_DOT = re.compile(r"(?<!\.)\.(?!\.)")


def read_toml(text: str, source: str) -> dict[str, object]:
    """The tables of a text; whatever is wrong with it is told as a FileError."""
    import tomllib  # only who reads pays for it

    if len(text) > SMALL:
        for number, line in enumerate(text.split("\n"), 1):
            if line.count(".") > MOST_DOTS and len(_SINGLE_DOT.findall(line)) > MOST_DOTS:
                raise FileError(source, say("error-deck-dots", line=number, most=MOST_DOTS))
    try:
        return tomllib.loads(text)
    except (ValueError, RecursionError) as error:  # also numbers of thousands of digits
        raise FileError(source, say("error-not-toml", why=error)) from None


# -- writing ---------------------------------------------------------------------------------------------------


def value_text(value: object) -> str:
    """A value on one line."""
    if isinstance(value, bool):
        return "true" if value else "false"
    if isinstance(value, str):
        return '"' + value.replace("\\", "\\\\").replace('"', '\\"') + '"'
    if isinstance(value, Mapping):
        inner = ", ".join(f"{key} = {value_text(item)}" for key, item in value.items())
        return f"{{ {inner} }}" if inner else "{}"
    if isinstance(value, list):
        return "[" + ", ".join(value_text(item) for item in value) + "]"
    return str(value)


def tables_text(path: str, tables: Mapping[str, object]) -> str:
    """A table with its heading, and below it the lists of tables that stand in it, each entry with its own."""
    lists = {key: value for key, value in tables.items() if _is_list_of_tables(value)}
    parts = ["\n".join([f"[{path}]", *_lines({key: value for key, value in tables.items() if key not in lists})])]
    for key, entries in lists.items():
        assert isinstance(entries, list)
        parts += ["\n".join(_entry(f"{path}.{key}", entry)) for entry in entries]
    return "\n\n".join(parts)


def _entry(path: str, entry: Mapping[str, object]) -> Iterator[str]:
    """One of a list of tables; a table in it that holds lists gets a heading of its own, below everything else."""
    headed = {
        key: value
        for key, value in entry.items()
        if isinstance(value, Mapping) and any(isinstance(item, list) for item in value.values())
    }
    yield f"[[{path}]]"
    yield from _lines({key: value for key, value in entry.items() if key not in headed})
    for key, table in headed.items():
        yield f"[{path}.{key}]"
        yield from _lines(table)


def _lines(table: Mapping[str, object]) -> Iterator[str]:
    """Keys and values; a long list of tables takes a line for each."""
    for key, value in table.items():
        line = f"{key} = {value_text(value)}"
        if len(line) > WIDTH and _is_list_of_tables(value):
            assert isinstance(value, list)
            yield f"{key} = ["
            yield from (f"  {value_text(item)}," for item in value)
            yield "]"
        else:
            yield line


def _is_list_of_tables(value: object) -> bool:
    return isinstance(value, list) and bool(value) and all(isinstance(item, Mapping) for item in value)
