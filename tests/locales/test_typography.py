"""What a careful reader would mark in red, as far as a machine can see it."""

from __future__ import annotations

import re

import pytest

from settemari import locales
from tests.locales import ftl

FILES = sorted(ftl.files())
NARROW, WIDE, CURVED = "\N{NARROW NO-BREAK SPACE}", "\N{NO-BREAK SPACE}", "\N{RIGHT SINGLE QUOTATION MARK}"
MARK = r"(?:[;:!]|\?(?! [a-z]))"  # in `? explains` it is a key to press
END = rf"[\w)}}»\"'{CURVED}%]"  # what a word, a bracket or a quotation ends with

EVERYWHERE = {
    # What is to be typed may be set off by two blanks: `Start with:  settemari play`.
    r"\S  +(?!settemari)\S": "two blanks in a row",
    r"[ \t]$": "a blank at the end",
    r"\t": "a tabulator",
    rf"\w [{NARROW}{WIDE}]|[{NARROW}{WIDE}] ": "a blank beside a no-break space",
    r"(?<!\.)\.\.(?!\.)": "two dots",
    r"\( |[^\s{] \)": "a blank inside brackets",
    r"\w ,": "a blank before a comma",
    r"�": "a letter that was lost",
}
OF_LANGUAGE = {
    "en": {
        rf"\w{CURVED}|{CURVED}\w": "a curved apostrophe: English and Italian are written with the straight one",
        rf"[{NARROW}{WIDE}]": "a no-break space: only French needs it",
        rf"{END} +{MARK}(?!\S)": "a blank before a mark",
    },
    "it": {
        rf"\w{CURVED}|{CURVED}\w": "a curved apostrophe: English and Italian are written with the straight one",
        rf"[{NARROW}{WIDE}]": "a no-break space: only French needs it",
        rf"{END} +{MARK}(?!\S)": "a blank before a mark",
        r"\b[Ee]'(?!\w)": "E' for È",
        r"(?i)\b(?:per|poi|finch|bench|affinch|giacch|anzich|nonch|cosicch|n|s)(?:ch)?è\b": "-è for -é",
        r"(?i)\b(?:cioé|caffé|é)\b": "-é for -è",
        r"(?i)\besaust": "two words for one thing: a card is esaurita",
        r"(?i)\b(?:perche|poiche|finche|affinche|benche|piu|puo|gia|cosi|pero|cioe)\b": "no accent",
        r"(?i)\w{2}[aeiou]'(?=[\s.,;:!?]|$)": "an apostrophe for an accent",
        r"(?i)\bqual'|\bpò\b|\bfà\b|\bstà\b|\bsù\b|\bquì\b|\bquà\b": "a wrong apostrophe or accent",
        r"(?i)\bun'(?=[bcdfglmnpqrstvz])|\bun (?:azione|altra|isola|ancora|onda)\b": "un and un'",
    },
    "fr": {
        r"\w'\w": "a straight apostrophe: French is written with the curved one",
        rf"{END} +(?:{MARK}|»)(?!\S)|« ": "a plain blank before a mark or in quotation marks",
        rf"{END}[;!?](?![\w/=])": "no narrow no-break space before a mark",
        rf"{END}:(?=\s|$)": "no no-break space before a colon",
        rf"{WIDE}[;!?]|{NARROW}:": "the other no-break space",
        rf"«(?!{WIDE})|(?<!{WIDE})»": "no no-break space in quotation marks",
        r"(?i)\b(?:coeur|oeil|oeuf|soeur|noeud|voeu)": "oe for œ",
        r"\b(?:Etat|Etape|Egal|Eviter|Ecran|Ecrire|Epave)|^A ": "a capital without its accent",
    },
}
# A name, and pieces of the notation: they are written as they are written, in every language.
AS_IT_IS = ("Arrr!!!", "purple:", "winners:", "with ; between", "con ; fra", "avec ; entre")


def marked(language: str, text: str) -> list[str]:
    """What is wrong with a line."""
    for piece in AS_IT_IS:
        text = text.replace(piece, "piece")
    rules = EVERYWHERE | OF_LANGUAGE[language]
    return [why for pattern, why in rules.items() if re.search(pattern, text)]


@pytest.mark.parametrize(("language", "area"), FILES)
def test_texts_are_well_set(language: str, area: str) -> None:
    wrong = []
    for form in ftl.forms(ftl.files()[language, area]):
        for text in ftl.pieces(form.pattern):
            wrong += [f"{form}: {why}: {line}" for line in text.splitlines() for why in marked(language, line)]
    assert sorted(set(wrong)) == []


@pytest.mark.parametrize(("language", "area"), FILES)
def test_no_line_of_a_file_ends_with_a_blank(language: str, area: str) -> None:
    source = locales.source(language, area)
    assert [line for line in source.split("\n") if line != line.rstrip()] == []
    assert source.endswith("\n")
    assert not source.endswith("\n\n")
    assert "\r" not in source


@pytest.mark.parametrize(
    ("language", "text"),
    [
        ("en", "two  blanks"),
        ("en", "a blank at the end "),
        ("en", "a tabulator\there"),
        ("en", "( brackets)"),
        ("en", "one , two"),
        ("en", f"it{CURVED}s"),
        ("en", "What is this ?"),
        ("it", "E' il tuo turno"),
        ("it", "perchè no"),
        ("it", "finchè dura"),
        ("it", "cosí è, perche no"),
        ("it", "puo muovere"),
        ("it", "la meta' delle carte"),
        ("it", "chi é stato"),
        ("it", "qual'è"),
        ("it", "un pò"),
        ("it", f"l{CURVED}isola"),
        ("it", "un'barile"),
        ("it", "Carta Bianca (esausta)"),
        ("it", "un isola"),
        ("it", "Di chi è il turno ?"),
        ("fr", "À qui le tour ?"),
        ("fr", "À qui le tour?"),
        ("fr", f"À qui le tour{WIDE}?"),
        ("fr", "Erreur : rien"),
        ("fr", "Erreur: rien"),
        ("fr", f"Erreur{NARROW}: rien"),
        ("fr", "{x} ; {x}"),
        ("fr", "« {x} »"),
        ("fr", "«{x}»"),
        ("fr", "l'île"),
        ("fr", "au coeur"),
    ],
)
def test_what_is_badly_set_is_found(language: str, text: str) -> None:
    assert marked(language, text) != []


@pytest.mark.parametrize(
    ("language", "text"),
    [
        ("en", "Anna's card, at last: one; two! Three? (yes) ..."),
        ("en", "Start with:  settemari play"),
        ("it", "È un po' tardi perché c'è un'isola più in là: né qui né lì, cioè così; e poi? Un'altra! Un barile."),
        ("it", "dev'essere '{x}', com'è; ? spiega, why N dice perché no"),
        (
            "fr",
            f"Arrr!!!{WIDE}: l{CURVED}île{NARROW}; où{NARROW}? «{WIDE}{{x}}{WIDE}»{NARROW}! Écris bot:x, ? explique",
        ),
    ],
)
def test_what_is_well_set_passes(language: str, text: str) -> None:
    assert marked(language, text) == []
