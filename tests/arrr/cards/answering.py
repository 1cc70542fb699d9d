"""Every event of the shipped deck as an answer: at which moment it is played here, on what, and what it does.

Anna is on turn and has two permanent events and two abilities that can be put on the stack below it at any moment.
She and Bruno each hold an event that stays in hand, so that both are asked whenever somebody may answer.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import NamedTuple

from tests.arrr.cards.rolling import DIFFICULTY, SEA
from tests.arrr.cards.shipped import dice, played, show
from tests.arrr.table import Player, Table, Tables, known

ANNAS = ["seals-of-disapproval", "net-worth", "net-worth", "right-hook"]
SPARE = ["fencing-school", "snorecordion", "uncharted-chart"]  # crew cards in Anna's hand, to be given up
ROW = [SEA, "ghost-ship", "oyster-poker"]
CREW_DECK = [
    "hired-mussels",
    "immoral-compass",
    "clean-sweep",
    "courage-on-tap",
    "spyglass-half-full",
    "gulls-and-buoys",
]
EVENT_DECK = ["pea-soup-special", "butterfins", "shore-thing"]  # there are two of each
THROWN = dice("courage", ANNAS)
COINS = 5

Changes = Mapping[str, object]


def nobody_chooses(_t: Table) -> None:
    """Nothing is asked while it is carried out."""


class Answer(NamedTuple):
    """An event, played as an answer."""

    moment: str  # free, raid (declared), sail (declared) or rolled
    by: str
    changes: Changes  # what is different once it is carried out, its card aside
    on: str | None = None
    named: tuple[str, ...] = ()  # decks or cards that who plays it names at once (P7.5)
    chosen: Callable[[Table], None] = nobody_chooses
    dice: str = ""  # what is thrown then
    action: str | None = None  # what the declared action has become; empty: another must be declared
    stays: bool = False  # in play
    crew_drawn: int = 0
    abilities_first: bool = False  # below it an ability lies at the bottom, not an event


def gives_up(first: str | None, cards: int) -> Callable[[Table], None]:
    """Anna, perhaps after another answer, discards crew cards from her hand."""

    def chosen(t: Table) -> None:
        if first is not None:
            t.anna.answers(first)
        for card in SPARE[:cards]:
            t.anna.gives_up(card)

    return chosen


def loses_crew(damage: int) -> Callable[[Table], None]:
    """Anna keeps the cards whose abilities lie on the stack."""

    def chosen(t: Table) -> None:
        for spot in (1, 4)[:damage]:
            t.anna.loses(spot)

    return chosen


def gone(cards: list[str]) -> str:
    return "".join(f" -{card}" for card in cards)


def new(cards: list[str]) -> str:
    return "".join(f" +{card}" for card in cards)


def answers() -> dict[str, Answer]:
    """By the event's id."""
    again = min(played("roll-with-the-waves", "reroll"), THROWN)
    turned, won = played("loaded-for-bear", "turn-dice"), played("loaded-for-bear", "gain")
    more, buoyed = played("wind-in-the-tails", "add-dice"), played("lifebuoyant", "add-dice")
    stolen, price = played("pitch-and-pinch", "steal"), played("our-cook-is-better", "lose")
    tab, tab_cards = played("bar-nacle-tab", "lose"), played("bar-nacle-tab", "discard-hand")
    bitten = [ANNAS[0], ANNAS[3]][: played("loose-canine", "damage")]
    veto = played("polly-wants-a-veto", "discard-hand")
    toll = played("shoal", "toll")
    towed = played("tow-the-line", "draw-crew")
    plugged = played("who-pulled-the-plug", "gain")

    def events_for_bruno(event: str, word: str) -> dict[str, object]:
        cards = played(event, word)
        return {"event_deck": -cards, "bruno": {"hand": new(EVENT_DECK[:cards])}}

    def drawing(event: str) -> tuple[str, ...]:
        return ("event",) * played(event, "draw-either")

    return {
        "wind-in-the-tails": Answer(
            "rolled", "Anna", {"anna": {"dice": show(cunning=THROWN, jolly=more)}}, "Anna", dice=show(jolly=more)
        ),
        "butterfins": Answer("sail", "Bruno", {"anna": {"extra": -played("butterfins", "remove-dice")}}, "Anna"),
        "roll-with-the-waves": Answer(
            "rolled",
            "Anna",
            {"anna": {"dice": show(cunning=THROWN - again, jolly=again)}},
            "Anna",
            dice=show(jolly=again),
        ),
        "loaded-for-bear": Answer(
            "rolled",
            "Anna",
            {
                "anna": {"dice": show(cunning=THROWN - turned, jolly=turned), "doubloons": f"+{won}"},
                "supply": f"-{won}",
            },
            "Anna",
        ),
        "shore-thing": Answer("sail", "Anna", {"shift": played("shore-thing", "difficulty")}),
        "pea-soup-special": Answer("sail", "Bruno", {"shift": played("pea-soup-special", "difficulty")}),
        "squid-pro-quo": Answer("raid", "Bruno", {}, "stack 1"),
        "polly-wants-a-veto": Answer(
            "raid",
            "Anna",
            {
                "anna": {"hand": gone(SPARE[:veto])},
                "crew_discard": new(SPARE[:veto]),
                "bruno": {"knows": []},
                "spectator_knows": [],
            },
            "stack 1",
            tuple(SPARE[:veto]),
        ),
        "cat-o-nine-naps": Answer(
            "raid",
            "Bruno",
            events_for_bruno("cat-o-nine-naps", "draw-either"),
            "stack 1",
            drawing("cat-o-nine-naps"),
            abilities_first=True,
        ),
        "lifebuoyant": Answer(
            "rolled",
            "Anna",
            {"anna": {"dice": show(cunning=THROWN, jolly=buoyed), "ward": played("lifebuoyant", "ward")}},
            "Anna",
            dice=show(jolly=buoyed),
        ),
        "tow-the-line": Answer(
            "free",
            "Anna",
            {
                "row": [ROW[2], ROW[0], ROW[1]],
                "crew_deck": -towed,
                "anna": {"hand": new(CREW_DECK[:towed])},
            },
            ROW[2],
            crew_drawn=towed,
        ),
        "who-pulled-the-plug": Answer(
            "free",
            "Anna",
            {
                "row": gone([ROW[1]]),
                "sunk": new([ROW[1]]),
                "supply": f"-{plugged}",
                "anna": {"doubloons": f"+{plugged}"},
            },
            ROW[1],
        ),
        "our-cook-is-better": Answer(
            "free",
            "Anna",
            {
                "supply": f"+{price}",
                "anna": {"doubloons": f"-{price}", "hand": "+otter-half"},
                "bruno": {"equipped": [], "knows": [known("Anna", 1, "otter-half")]},
                "spectator_knows": [known("Anna", 1, "otter-half")],
            },
            "Bruno 1",
        ),
        "walk-the-plankton": Answer(
            "raid", "Bruno", {"crew_discard": "+otter-half", "bruno": {"equipped": []}}, "Bruno 1"
        ),
        "loose-canine": Answer(
            "raid",
            "Bruno",
            {"crew_discard": new(bitten), "anna": {"equipped": gone(bitten)}},
            "Anna",
            chosen=loses_crew(len(bitten)),
        ),
        "sea-esta": Answer(
            "raid",
            "Bruno",
            {
                "event_deck": -played("sea-esta", "draw-event"),
                "bruno": {"hand": new(EVENT_DECK[: played("sea-esta", "draw-event")]), "exhausted": ["otter-half"]},
            },
            "Bruno 1",
        ),
        "shell-ter-in-place": Answer(
            "raid",
            "Bruno",
            {
                **events_for_bruno("shell-ter-in-place", "draw-either"),
                "anna": {"ward": played("shell-ter-in-place", "ward")},
            },
            "Anna",
            drawing("shell-ter-in-place"),
        ),
        "pitch-and-pinch": Answer(
            "raid", "Bruno", {"anna": {"doubloons": f"-{stolen}"}, "bruno": {"doubloons": f"+{stolen}"}}, "Anna"
        ),
        "bar-nacle-tab": Answer(
            "raid",
            "Bruno",
            {
                "supply": f"+{tab}",
                "crew_discard": new(SPARE[:tab_cards]),
                "anna": {"doubloons": f"-{tab}", "hand": gone(SPARE[:tab_cards])},
            },
            "Anna",
            chosen=gives_up(None, tab_cards),
        ),
        "message-on-a-bottle": Answer(
            "raid",
            "Bruno",
            events_for_bruno("message-on-a-bottle", "draw-either"),
            named=drawing("message-on-a-bottle"),
        ),
        "shoal": Answer(
            "sail",
            "Bruno",
            {"crew_discard": new(SPARE[:toll]), "anna": {"hand": gone(SPARE[:toll])}},
            chosen=gives_up("pay", toll),
        ),
        "dead-calm-down": Answer("sail", "Bruno", {"barred": ["sail"]}, action=""),
        "tipsy-compass": Answer("sail", "Bruno", {}, "ghost-ship", action="sail ghost-ship"),
        "ooh-shiny": Answer("sail", "Bruno", {}, action="raid"),
        "spring-tide-cleaning": Answer(
            "raid",
            "Bruno",
            {**events_for_bruno("spring-tide-cleaning", "draw-either"), "event_discard": "+kraken-included"},
            "lasting 1",
            drawing("spring-tide-cleaning"),
        ),
        "letter-of-marque-up": Answer("raid", "Anna", {}, "Anna", stays=True),
        "x-marks-the-lunch": Answer("free", "Anna", {}, "Anna", stays=True),
        "seasick-note": Answer("sail", "Bruno", {}, "Anna", stays=True),
        "kraken-included": Answer("sail", "Bruno", {}, "ghost-ship", stays=True),
        "peg-leg-day": Answer("free", "Anna", {}, "Anna 1", stays=True),
        "truce-or-dare": Answer("free", "Anna", {}, stays=True),
    }


def table_for(arrr: Tables, event: str, answer: Answer, permanents: list[str]) -> Table:
    """The table at the moment at which that event is to be played; Anna has these permanent events as well."""
    t = arrr.table("Anna Bruno", deck="shipped")
    own = [event] if answer.by == "Anna" else []
    t.anna.has(equipped=ANNAS, doubloons=COINS, hand=[*SPARE, *own, *permanents, "wind-in-the-tails"])
    t.bruno.has(equipped=["otter-half"], hand=["squid-pro-quo", *([] if own else [event])])
    t.row(*ROW)
    t.crew_deck(*CREW_DECK)
    t.event_deck(*EVENT_DECK)
    if event == "spring-tide-cleaning":
        t.lasting("kraken-included", on="ghost-ship", by="Bruno")
    if answer.moment == "free":
        t.is_now(asks="declare Anna")
    elif answer.moment == "raid":
        t.anna.raids()
        t.is_now(asks="raid-declared Anna Bruno", stack=["raid"])
    else:
        t.anna.sails(SEA)
        t.is_now(asks="sail-declared Anna Bruno", stack=[f"sail {SEA}"])
    if answer.moment == "rolled":
        t.dice(show(cunning=THROWN))
        t.everyone_passes()
        t.is_now(asks="rolling Anna", trait="courage", difficulty=DIFFICULTY, anna={"dice": show(cunning=THROWN)})
    return t


def who(t: Table, answer: Answer) -> Player:
    """Who plays it; Anna comes first, so she has passed if it is Bruno."""
    if answer.by == "Bruno":
        t.anna.passes()
    return t.bruno if answer.by == "Bruno" else t.anna
