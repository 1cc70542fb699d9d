"""What is printed on a card, made from what the card does: one whole sentence for each operation and each change.

Everything here is a message; ``locales/*/arrr-cards.ftl`` has the words. A message that ends a card's line is a whole
sentence, or several of them in the order in which they happen.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import reduce
from typing import TypeAlias

from settemari.games.arrr import codes as c
from settemari.games.arrr.declared import (
    Ability,
    Captain,
    Changes,
    Crew,
    DeckFile,
    Event,
    Exploration,
    Lasting,
    Op,
    Test,
)
from settemari.games.arrr.needs import needs_of
from settemari.games.arrr.vocabulary import ACTIONS, CHANGES, CREWS, MOMENTS, OPERATIONS, PIRATES, TRAIT_WORDS
from settemari.locales.message import Message, Named, say

Card: TypeAlias = Crew | Event | Exploration | Captain

# What a catalogue must read to say all of this.
AREAS: tuple[str, ...] = ("lists", "arrr-cards")

# Collections that have a name in every language. A deck may have others: those are called as the deck writes them.
SYMBOL_WORDS = (
    "anchor",
    "bell",
    "chalice",
    "compass",
    "crown",
    "idol",
    "key",
    "map",
    "mask",
    "pearl",
    "shell",
    "skull",
)

# How a target is spoken of once it has been named; there is nothing to say twice of what lies on the stack.
AGAIN = {
    **dict.fromkeys(PIRATES, "player"),
    **dict.fromkeys(CREWS, "crew"),
    "exploration": "exploration",
    "lasting": "lasting",
}
# What a permanent event lies on is its target (P7.7).
TARGET_ON = {"pirate": "pirate", "exploration": "exploration", "crew": "crew", "table": "none"}
SAME_EVERYWHERE = ("turn", "my-next-turn")  # these ends do not depend on what a permanent event lies on


# -- names -----------------------------------------------------------------------------------------------------


def card_name(card: Card) -> Named:
    """The name of a card, as an argument of messages."""
    return Named(card.name)


def trait_message(word: str) -> Message:
    """A trait, or the jolly, by its name."""
    return say(f"trait-{word}")


def kind_message(word: str) -> Message:
    """An officer, an item or a gang."""
    return say(f"kind-{word}")


def symbol_name(word: str) -> Message | str:
    """The symbol of a collection."""
    return say(f"symbol-{word}") if word in SYMBOL_WORDS else word


# -- whole cards -----------------------------------------------------------------------------------------------


def card_lines(card: Card) -> list[Message]:
    """What is printed on a card, line by line from top to bottom."""
    match card:
        case Crew():
            return [crew_line(card), *ability_lines(card.ability)]
        case Event():
            return event_lines(card)
        case Exploration():
            return exploration_lines(card)
        case Captain():
            return [*always_lines(card), *ability_lines(card.ability)]


def crew_line(card: Crew) -> Message:
    """The kind of a crew card, and its traits; those without a number are not named (P6.1)."""
    kind = kind_message(card.kind)
    traits = [
        say("trait-value", trait=trait_message(word), amount=value)
        for word, value in zip(TRAIT_WORDS, card.traits, strict=True)
        if value
    ]
    return say("printed-crew", kind=kind, traits=traits) if traits else say("printed-crew-plain", kind=kind)


def ability_lines(ability: Ability | None) -> list[Message]:
    """What a card does when it is exhausted (P6.2), and when that can be done."""
    if ability is None:
        return []
    when = when_message(ability)
    effect = sentences(effect_messages(ability.do, ability.target))
    if when is None:
        key = "printed-ability-anytime" if ability.anytime else "printed-ability"
        return [say(key, effect=effect)]
    key = "printed-ability-anytime-when" if ability.anytime else "printed-ability-when"
    return [say(key, effect=effect, when=when)]


def always_lines(card: Captain) -> list[Message]:
    """What a captain changes as long as they are there."""
    changes = [change_message(change, "you") for change in card.always]
    return [say("printed-always", effect=sentences(changes))] if changes else []


def event_lines(card: Event) -> list[Message]:
    """When an event may be played, if it says so; what it does; of a permanent one where and how long it stays."""
    lines = []
    if (when := when_message(card.play)) is not None:
        lines.append(say("printed-play", when=when))
    target = TARGET_ON[card.lasting.on] if card.lasting else card.play.target
    if card.play.do:
        lines.append(sentences(effect_messages(card.play.do, target)))
    if card.lasting:
        named = any(_speaks_of_target(op) for op in card.play.do)
        lines.append(_lasting_message(card.lasting, target_message(target, again=named)))
        lines.append(sentences([change_message(change, card.lasting.on) for change in card.lasting.changes]))
    return lines


def _lasting_message(lasting: Lasting, target: Message | None) -> Message:
    where = say(f"where-{lasting.on}", **_given(target=target))
    if lasting.until in SAME_EVERYWHERE:
        return say("printed-lasting", where=where, until=say(f"until-{lasting.until}"))
    return say("printed-lasting", where=where, until=say(f"until-{lasting.until}-{lasting.on}"))


def exploration_lines(card: Exploration) -> list[Message]:
    """Condition, tests from top to bottom, what it is worth, reward, penalty, influence (P3)."""
    lines = []
    if card.condition:
        lines.append(condition_message(*card.condition))
    if card.watched:
        lines.append(watched_message())
    lines += [test_line(test) for test in card.tests]
    loot = loot_line(card)
    if loot is not None:
        lines.append(loot)
    if card.reward:
        lines.append(say("printed-reward", effect=sentences(effect_messages(card.reward))))
    if card.penalty:
        lines.append(say("printed-penalty", effect=sentences(effect_messages(card.penalty))))
    influences = [influence_message(word, amount) for word, amount in card.influence.items() if amount]
    if influences:
        lines.append(say("printed-influence", influences=influences))
    return lines


def loot_line(card: Exploration) -> Message | None:
    """What conquering an exploration is worth (P3.3); None: nothing."""
    loot: list[Message] = []
    if card.fame:
        loot.append(say("fame", amount=card.fame))
    if card.symbol:
        loot.append(say("collection", symbol=symbol_name(card.symbol)))
    if card.doubloons:
        loot.append(say("doubloons", amount=card.doubloons))
    return say("printed-loot", loot=loot) if loot else None


def test_line(test: Test) -> Message:
    """A test with what passing or failing it does by itself (P3.2)."""
    line = [say("printed-test", trait=trait_message(test.trait), difficulty=test.difficulty)]
    if test.reward:
        line.append(say("printed-passed", effect=sentences(effect_messages(test.reward))))
    if test.penalty:
        line.append(say("printed-failed", effect=sentences(effect_messages(test.penalty))))
    return sentences(line)


def condition_message(word: str, least: int) -> Message:
    """P3.1: what an exploration asks for."""
    if word in TRAIT_WORDS:
        return say("condition-trait", trait=trait_message(word), amount=least)
    return say(f"condition-{word}", amount=least)


def watched_message() -> Message:
    """P0.5, P4.3: nobody cheats there."""
    return say("printed-watched")


def influence_message(word: str, amount: int) -> Message:
    """P3.5: what a card changes in its neighbours: tests of a trait, or doubloons."""
    if word == "doubloons":
        return say(f"influence-doubloons-{_way(amount)}", amount=abs(amount))
    return say(f"influence-test-{_way(amount)}", tests=_tests_message(word), amount=abs(amount))


# -- sentences -------------------------------------------------------------------------------------------------


def sentences(messages: Iterable[Message]) -> Message:
    """Several sentences in a row as one message."""
    return reduce(lambda first, following: say("sentences", first=first, next=following), messages)


def effect_messages(do: Iterable[Op], target: str = "none") -> list[Message]:
    """One sentence for each operation. The first that speaks of the target names it, the others refer to it."""
    found = []
    named = False
    for op in do:
        found.append(operation_message(op, target_message(target, again=named)))
        named = named or _speaks_of_target(op)
    return found


def target_message(target: str, again: bool = False) -> Message | None:
    """What a card names when it is played or used; None if it names nothing."""
    if target == "none":
        return None
    return say(f"again-{AGAIN[target]}") if again and target in AGAIN else say(f"target-{target}")


def operation_message(op: Op, target: Message | None = None) -> Message:
    """What one operation does; ``target`` is what the card has named."""
    known = OPERATIONS[op.word]
    args = _given(
        amount=abs(op.amount) if known.amount else None,
        action=say(f"action-{op.action}") if op.action else None,
        target=target if known.target else None,
    )
    if op.word == "difficulty":
        return say(f"op-difficulty-{_way(op.amount)}", **args)
    if not known.who:
        return say(f"op-{op.word}", **args)
    if op.who == "you":
        return say(f"op-{op.word}-you", **args)
    return say(f"op-{op.word}-they", who=target if op.who == "pirate" else say(f"who-{op.who}"), **args)


def change_message(change: Changes, on: str) -> Message:
    """What changes as long as a captain (``on`` is "you") or a permanent event is there."""
    known = CHANGES[change.word]
    if change.action:
        return say(f"change-{change.word}-{on}", action=say(f"action-{change.action}"))
    if known.amount is None:
        return say(f"change-{change.word}-{on}")
    way, amount = _way(change.amount), abs(change.amount)
    if change.word == "challenge-dice":
        return say(f"change-dice-{way}-{on}", amount=amount, rolls=say("rolls-challenge"))
    if change.word == "dice":
        return say(f"change-dice-{way}-{on}", amount=amount, rolls=_rolls_message(change.trait))
    if change.word == "difficulty":
        return say(f"change-difficulty-{way}-{on}", amount=amount, tests=_tests_message(change.trait))
    return say(f"change-{change.word}-{way}-{on}", amount=amount)


def _rolls_message(trait: str) -> Message:
    return say("rolls-any") if trait == "any" else say("rolls-trait", trait=trait_message(trait))


def _tests_message(trait: str) -> Message:
    return say("tests-any") if trait == "any" else say("tests-trait", trait=trait_message(trait))


def _speaks_of_target(op: Op) -> bool:
    return op.who == "pirate" or bool(OPERATIONS[op.word].target)


def _way(amount: int) -> str:
    return "more" if amount > 0 else "less"


def _given(**args: object) -> dict[str, object]:
    return {name: value for name, value in args.items() if value is not None}


# -- when a card may be played (P7.8) ---------------------------------------------------------------------------


def when_message(ability: Ability) -> Message | None:
    """The moments and actions that a card is bound to, by its own words or by what it does; None if by neither."""
    needs = needs_of(ability)
    assert needs is not None, "a card that can never be played"
    implied = [word for word, bit in MOMENTS.items() if needs.all_of & bit]
    given = [word for word in ability.when if word in implied] or list(ability.when)
    actions = [word for word, bit in ACTIONS.items() if needs.actions & bit]
    if not actions and needs.all_of & c.DECLARED and needs.all_of & c.SAILS:
        actions = ["sail"]
    parts = [_moments_message(given, actions)] if given else []
    parts += [_moments_message([word], actions) for word in implied if word not in given]
    if actions and (not parts or set(given or implied) != {"declared"}):
        parts.append(_either([say(f"during-{word}") for word in actions]))
    return reduce(lambda first, following: say("both", first=first, next=following), parts) if parts else None


def _moments_message(moments: Sequence[str], actions: Sequence[str]) -> Message:
    """One of some moments; a declared action is named with it."""
    phrases = []
    for word in moments:
        if word == "declared" and actions:
            phrases += [say(f"declared-{action}") for action in actions]
        else:
            phrases.append(say(f"moment-{word}"))
    return _either(phrases)


def _either(phrases: Iterable[Message]) -> Message:
    return reduce(lambda first, following: say("either", first=first, next=following), phrases)


# -- the sheet of a deck ---------------------------------------------------------------------------------------


def card_sheet(deck: DeckFile, language: str) -> str:
    """All cards of a deck with all their texts, as a page of Markdown: a table for each pack."""
    from settemari.locales.catalogue import Catalogue  # needs the Fluent runtime; the rest of this module does not

    words = Catalogue(language, AREAS)
    card, kind, copies, text = (words.say(f"sheet-{column}") for column in ("card", "kind", "copies", "text"))
    labels = [words.forms(trait_message(word))["label"] for word in TRAIT_WORDS]

    def name(of: Card) -> str:
        return _cell([card_name(of).name(language)])

    def texts(lines: Iterable[Message]) -> str:
        return _cell([words.text(line) for line in lines])

    page = [f"# {_cell([words.say('sheet-title', deck=deck.name)])}"]
    if deck.crew:
        crew = [
            [
                name(one),
                words.forms(kind_message(one.kind))["label"],
                *(str(value) if value else "" for value in one.traits),
                str(one.copies),
                texts(ability_lines(one.ability)),
            ]
            for one in deck.crew
        ]
        page.append(f"## {words.say('sheet-crew', amount=sum(one.copies for one in deck.crew))}")
        page.append(_table([card, kind, *labels, copies, text], crew))
    if deck.events:
        events = [[name(one), str(one.copies), texts(card_lines(one))] for one in deck.events]
        page.append(f"## {words.say('sheet-events', amount=sum(one.copies for one in deck.events))}")
        page.append(_table([card, copies, text], events))
    if deck.explorations:
        page.append(f"## {words.say('sheet-explorations', amount=len(deck.explorations))}")
        page.append(_table([card, text], [[name(one), texts(card_lines(one))] for one in deck.explorations]))
    if deck.captains:
        page.append(f"## {words.say('sheet-captains', amount=len(deck.captains))}")
        page.append(_table([card, text], [[name(one), texts(card_lines(one))] for one in deck.captains]))
    return "\n\n".join(page) + "\n"


def _table(columns: Sequence[str], rows: Iterable[Sequence[str]]) -> str:
    lines = [columns, ["---"] * len(columns), *rows]
    return "\n".join("| " + " | ".join(line) + " |" for line in lines)


def _cell(lines: Iterable[str]) -> str:
    """Text within a table: what Markdown would read as its own stands as it is."""
    shown = "<br>".join(line.replace("\\", "\\\\").replace("&", "&amp;").replace("<", "&lt;") for line in lines)
    return shown.replace("|", "\\|").replace("*", "\\*").replace("_", "\\_").replace("`", "\\`")
