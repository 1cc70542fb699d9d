"""Which language to speak: the one asked for, or the one of the environment."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from settemari.locales import LANGUAGES

DEFAULT = "en"


def chosen_language(arguments: Sequence[str], environment: Mapping[str, str]) -> str:
    """``--lang`` if given (it is needed before the arguments are read: their help has a language too)."""
    for place, argument in enumerate(arguments):
        name, equals, value = argument.partition("=")
        if name == "--lang":
            wanted = value if equals else "".join(arguments[place + 1 : place + 2])
            if wanted in LANGUAGES:
                return wanted
    for variable in ("SETTEMARI_LANG", "LC_ALL", "LC_MESSAGES", "LANG"):
        spoken = environment.get(variable, "")[:2].lower()
        if spoken in LANGUAGES:
            return spoken
        if spoken:
            break  # a language we do not speak, and it was meant
    return DEFAULT
