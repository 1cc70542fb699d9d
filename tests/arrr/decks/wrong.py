"""Decks with one mistake each, and what is said of it."""

from __future__ import annotations

from settemari.games.arrr import card_reader
from settemari.games.arrr.vocabulary import CHANGES
from tests.arrr.decks.text import GAIN, NAME, ON_TABLE, captain, crew, event, item, sea

TARGETS = "'none', 'pirate', 'exploration', 'crew', 'own-crew', 'rival-crew', 'lasting', 'stacked', 'stacked-event', "
TARGETS += "'stacked-ability', 'stacked-penalty'"
NO_RIVAL = f"an event can name only the player on turn (P7.2): must be one of {TARGETS}"
A_NAME = "must be a printable text of 1 to 40 characters, without blanks at its ends or two in a row, and with at "
A_NAME += "most 8 dots"
AN_ID = "must be small letters from a to z and digits, with single dashes inside, beginning with a letter, at most 30 "
AN_ID += "characters"
A_WORD = "must be small letters from a to z, with single dashes inside, at most 30 characters"
KINDS = "must be one of 'officer', 'item', 'gang'"
WHO = "must be one of 'you', 'pirate', 'others', 'everybody'"
OTHER_TIME = "could never be played then: what the card does needs another time"
EXCLUDED = "could never be played: what these operations need excludes each other"
HERE = "is no field here; the fields are:"

ONE_CHOICE = "a card can make whoever plays it choose only once, since the choice is named as it is played: leave out "
ONE_CHOICE += 'one of draw-either, discard-hand and tire with who = "you", or put one of them on another card'

# What is wrong, and what is said of it.
WRONG: dict[str, tuple[str, str]] = {
    # the file
    "many dots": (f"{'a.' * 32}a = 1", "f: line 2 has too many dots: at most 31 are read, several in a row aside"),
    "no cards": ("", "f: deck = 'D': there are no cards; they go under crew, event, exploration, captain"),
    "a pack that is none": (
        "[[evnt]]\n",
        "f: evnt = [{}]: is no field here; did you mean event? The fields are: deck, crew, event, exploration, captain",
    ),
    "one card as a table": ("[crew]\n", "f: crew = {}: must be a list of 0 to 62 tables"),
    "cards that are none": ("crew = [1]\n", "f: crew[1] = 1: must be a table: names and values in braces"),
    # what every card has
    "no id": (f"[[event]]\n{NAME}{GAIN}", f"f: event 1: id: is missing; it {AN_ID}"),
    "id with capitals": (event(GAIN, "Shoal"), f"f: event 1: id = 'Shoal': {AN_ID}"),
    "id of digits": (event(GAIN, "7-seas"), f"f: event 1: id = '7-seas': {AN_ID}"),
    "id with two dashes": (event(GAIN, "a--b"), f"f: event 1: id = 'a--b': {AN_ID}"),
    "id too long": (event(GAIN, "a" * 31), f"f: event 1: id = '{'a' * 31}': {AN_ID}"),
    "second without an id": (event(GAIN) + "[[event]]\n", f"f: event 2: id: is missing; it {AN_ID}"),
    "the same id in a pack": (
        event(GAIN) + event(GAIN),
        "f: event x: id = 'x': another card has this id already: event x in f",
    ),
    "the same id in two packs": (
        sea("fame = 1") + event(GAIN),
        "f: exploration x: id = 'x': another card has this id already: event x in f",
    ),
    "no name": ('[[event]]\nid = "x"\n', f"f: event x: name.it: is missing; it {A_NAME}"),
    "a language too few": (
        f'[[event]]\nid = "x"\nname = {{ it = "a", en = "b" }}\n{GAIN}',
        f"f: event x: name.fr: is missing; it {A_NAME}",
    ),
    "a language too many": (
        f'[[event]]\nid = "x"\nname = {{ it = "a", en = "b", fr = "c", de = "d" }}\n{GAIN}',
        f"f: event x: name.de = 'd': {HERE} it, en, fr",
    ),
    "a name in one language": (
        f'[[event]]\nid = "x"\nname = "a"\n{GAIN}',
        "f: event x: name = 'a': must be a table: names and values in braces",
    ),
    "from nowhere": (
        event(f'from = "box"\n{GAIN}'),
        "f: event x: from = 'box': must be one of 'documented', 'original'",
    ),
    "a part of no picture": (
        event(f'picture = {{ creatures = "crab" }}\n{GAIN}'),
        "f: event x: picture.creatures = 'crab': is no field here; did you mean creature? "
        "The fields are: creature, tool, scene, weather",
    ),
    "two words in a picture": (
        event(f'picture = {{ creature = "blue crab" }}\n{GAIN}'),
        f"f: event x: picture.creature = 'blue crab': {A_WORD}",
    ),
    "two own choices": (
        event('do = [{ op = "draw-either", amount = 1 }, { op = "discard-hand", amount = 1, who = "you" }]\n'),
        f"f: event x: do[2].op = 'discard-hand': {ONE_CHOICE}",
    ),
    "two own choices of an ability": (
        item('do = [{ op = "tire", amount = 1 }, { op = "gain", amount = 1 }, { op = "tire", amount = 1 }]\n'),
        f"f: crew x: ability.do[3].op = 'tire': {ONE_CHOICE}",
    ),
    "no copies": (event(f"copies = 0\n{GAIN}"), "f: event x: copies = 0: must be a whole number from 1 to 20"),
    "too many copies": (event(f"copies = 21\n{GAIN}"), "f: event x: copies = 21: must be a whole number from 1 to 20"),
    "copies in words": (
        event(f"copies = true\n{GAIN}"),
        "f: event x: copies = True: must be a whole number from 1 to 20",
    ),
    # crew
    "crew of no kind": (crew("traits = { attack = 1 }"), f"f: crew x: kind: is missing; it {KINDS}"),
    "crew of another kind": (
        crew('kind = "oficer"'),
        f"f: crew x: kind = 'oficer': {KINDS}; did you mean officer?",
    ),
    "a trait that is none": (
        crew('kind = "gang"\ntraits = { atack = 2 }'),
        "f: crew x: traits.atack = 2: is no field here; did you mean attack? "
        "The fields are: attack, navigation, cunning, courage",
    ),
    "a trait below 0": (
        crew('kind = "gang"\ntraits = { attack = -1 }'),
        "f: crew x: traits.attack = -1: must be a whole number from 0 to 9",
    ),
    "a gang with an ability": (
        crew(f'kind = "gang"\ntraits = {{ attack = 1 }}\n[crew.ability]\n{GAIN}'),
        "f: crew x: ability = {'do': [{'op': 'gain', 'amount': 1}]}: a gang has no ability (P6.2)",
    ),
    "a gang without traits": (
        crew('kind = "gang"\ntraits = { attack = 0 }'),
        "f: crew x: traits = {'attack': 0}: a gang without a single trait would be good for nothing",
    ),
    "an officer without an ability": (
        crew('kind = "officer"\ntraits = { attack = 1 }'),
        "f: crew x: ability: is missing; officers and items have one (P6.2)",
    ),
    "a field of another pack": (
        crew('kind = "gang"\nfame = 2'),
        "f: crew x: fame = 2: is no field here; did you mean name? "
        "The fields are: id, name, from, picture, copies, kind, traits, ability",
    ),
    # effects
    "an ability that does nothing": (item("do = []"), "f: crew x: ability.do = []: must be a list of 1 to 4 tables"),
    "an ability without do": (item(""), "f: crew x: ability.do: is missing; it must be a list of 1 to 4 tables"),
    "five operations": (
        item("do = [" + '{ op = "explore" }, ' * 5 + "]"),
        "f: crew x: ability.do = [{'op': 'explore'}, {'op': 'explore'}, {'op': 'explore'}, {'op': 'explore'}, ...: "
        "must be a list of 1 to 4 tables",
    ),
    "a misspelt field of an operation": (
        item('do = [{ op = "gain", ammount = 1 }]'),
        "f: crew x: ability.do[1].ammount = 1: is no field here; did you mean amount? "
        "The fields are: op, amount, who, action",
    ),
    "an operation without its amount": (
        item('do = [{ op = "gain" }]'),
        "f: crew x: ability.do[1].amount: is missing; it must be a whole number from 1 to 9, but not 0",
    ),
    "an amount too high": (
        item('do = [{ op = "explore" }, { op = "gain", amount = 10 }]'),
        "f: crew x: ability.do[2].amount = 10: must be a whole number from 1 to 9, but not 0",
    ),
    "a fraction": (
        item('do = [{ op = "gain", amount = 1.0 }]'),
        "f: crew x: ability.do[1].amount = 1.0: must be a whole number from 1 to 9, but not 0",
    ),
    "an amount that nothing needs": (
        item('do = [{ op = "explore", amount = 1 }]'),
        f"f: crew x: ability.do[1].amount = 1: {HERE} op",
    ),
    "difficulty by 0": (
        item('do = [{ op = "difficulty", amount = 0 }]'),
        "f: crew x: ability.do[1].amount = 0: must be a whole number from -4 to 4, but not 0",
    ),
    "nobody": (item('do = [{ op = "gain", amount = 1, who = "me" }]'), f"f: crew x: ability.do[1].who = 'me': {WHO}"),
    "who, of an operation that is about nobody": (
        item('do = [{ op = "explore", who = "you" }]'),
        f"f: crew x: ability.do[1].who = 'you': {HERE} op",
    ),
    "who left out where it cannot be you": (
        event('target = "pirate"\ndo = [{ op = "remove-dice", amount = 1 }]'),
        "f: event x: do[1].who: is missing; it must be one of 'pirate'",
    ),
    "an action that cannot be barred": (
        event('do = [{ op = "bar", action = "raid" }]'),
        "f: event x: do[1].action = 'raid': must be one of 'sail', 'challenge'",
    ),
    "no action to be barred": (
        event('do = [{ op = "bar" }]'),
        "f: event x: do[1].action: is missing; it must be one of 'sail', 'challenge'",
    ),
    "a moment that is none": (
        event(f'when = ["roled"]\n{GAIN}'),
        "f: event x: when[1] = 'roled': must be one of 'free', 'declared', 'before-roll', 'rolled', 'answer'; "
        "did you mean rolled?",
    ),
    "a moment twice": (event(f'when = ["free", "free"]\n{GAIN}'), "f: event x: when[2] = 'free': stands there twice"),
    "a moment without a list": (
        event(f'when = "free"\n{GAIN}'),
        "f: event x: when = 'free': must be a list of some of 'free', 'declared', 'before-roll', 'rolled', 'answer', "
        "none of them twice",
    ),
    "an action that is none": (
        event(f'action = ["sailing"]\n{GAIN}'),
        "f: event x: action[1] = 'sailing': must be one of 'sail', 'raid', 'challenge'; did you mean sail?",
    ),
    "neither yes nor no": (
        item(f'anytime = "yes"\n{GAIN}'),
        "f: crew x: ability.anytime = 'yes': must be true or false",
    ),
    # targets
    "a target that is none": (
        event(f'target = "captain"\n{GAIN}'),
        f"f: event x: target = 'captain': must be one of {TARGETS}",
    ),
    "an event on any rival": (
        event('target = "rival"\ndo = [{ op = "steal", amount = 1 }]'),
        f"f: event x: target = 'rival': {NO_RIVAL}",
    ),
    "no target for an operation": (
        item('do = [{ op = "steal", amount = 1 }]'),
        "f: crew x: ability.target: steal needs one of these targets: 'pirate', 'rival'",
    ),
    "another target than an operation needs": (
        item('target = "own-crew"\ndo = [{ op = "ready" }, { op = "take-crew" }]'),
        "f: crew x: ability.target = 'own-crew': take-crew needs one of these targets: 'rival-crew'",
    ),
    "the pirate where none is named": (
        item('do = [{ op = "explore" }, { op = "gain", amount = 1, who = "pirate" }]'),
        "f: crew x: ability.do[2].who = 'pirate': is whoever the card names, so its target must be one of 'pirate', "
        "'rival'",
    ),
    "a target for nothing": (
        item(f'target = "exploration"\n{GAIN}'),
        "f: crew x: ability.target = 'exploration': nothing that the card does is about its target: leave it out",
    ),
    # moments
    "dice removed after the throw": (
        event('target = "pirate"\nwhen = ["rolled"]\ndo = [{ op = "remove-dice", amount = 1, who = "pirate" }]'),
        f"f: event x: when[1] = 'rolled': {OTHER_TIME}",
    ),
    "one moment of two that does not fit": (
        event('when = ["rolled", "before-roll"]\ndo = [{ op = "reroll", amount = 1 }]'),
        f"f: event x: when[2] = 'before-roll': {OTHER_TIME}",
    ),
    "dice before a challenge is accepted": (
        event('action = ["challenge"]\nwhen = ["declared"]\ndo = [{ op = "add-dice", amount = 1 }]'),
        "f: event x: action[1] = 'challenge': could never be played during this action at any of its moments (when)",
    ),
    "a moment outside its actions": (
        event(f'action = ["sail"]\nwhen = ["declared", "free"]\n{GAIN}'),
        "f: event x: when[2] = 'free': could never be played at this moment during any of its actions (action)",
    ),
    "a difficulty in a challenge": (
        event('action = ["challenge"]\ndo = [{ op = "difficulty", amount = 1 }]'),
        f"f: event x: action[1] = 'challenge': {OTHER_TIME}",
    ),
    "a raid instead of a raid": (
        event('action = ["raid"]\ndo = [{ op = "raid-instead" }]'),
        f"f: event x: action[1] = 'raid': {OTHER_TIME}",
    ),
    "a roll during a raid": (
        event('action = ["raid"]\ndo = [{ op = "add-dice", amount = 2 }]'),
        f"f: event x: action[1] = 'raid': {OTHER_TIME}",
    ),
    "before and after the throw": (
        item(
            'target = "pirate"\n'
            'do = [{ op = "remove-dice", amount = 1, who = "pirate" }, { op = "turn-dice", amount = 1 }]'
        ),
        f"f: crew x: ability.do = ['remove-dice', 'turn-dice']: {EXCLUDED}",
    ),
    "a declared action and a roll": (
        event('do = [{ op = "bar", action = "sail" }, { op = "reroll", amount = 1 }]'),
        f"f: event x: do = ['bar', 'reroll']: {EXCLUDED}",
    ),
    "a penalty while rolling": (
        event('target = "stacked-penalty"\nwhen = ["rolled"]\ndo = [{ op = "cancel" }]'),
        f"f: event x: when[1] = 'rolled': {OTHER_TIME}",
    ),
    # events
    "an event that does nothing": (
        event("do = []"),
        "f: event x: do = []: is missing; an event does something (do), or stays in play (lasting)",
    ),
    "an event at any time": (
        event(f"anytime = true\n{GAIN}"),
        f"f: event x: anytime = True: {HERE} id, name, from, picture, copies, target, when, action, ask_when, "
        "do, lasting",
    ),
    "asked at no time": (
        event(f'ask_when = "never"\n{GAIN}'),
        "f: event x: ask_when = 'never': must be one of 'always', 'my-roll', 'rival-roll', 'rival-declares', "
        "'rival-answers', 'aimed-at-me', 'my-turn'",
    ),
    "a permanent event with a target": (
        event(f'target = "none"\n{ON_TABLE}'),
        "f: event x: target = 'none': the target of a permanent event is what it lies on (lasting.on): leave this out",
    ),
    "on a captain": (
        event(ON_TABLE.replace('"table"', '"captain"')),
        "f: event x: lasting.on = 'captain': must be one of 'pirate', 'exploration', 'crew', 'table'",
    ),
    "until nobody knows when": (
        event(ON_TABLE.replace('"end"', '"rolls"')),
        "f: event x: lasting.until = 'rolls': must be one of 'end', 'turn', 'my-next-turn', 'roll'; did you mean roll?",
    ),
    "nothing changes": (
        event('[event.lasting]\non = "table"\nuntil = "end"'),
        "f: event x: lasting.changes: is missing; it must be a list of 1 to 4 tables",
    ),
    "a change that is none": (
        event(ON_TABLE.replace('"raid"', '"raids"')),
        "f: event x: lasting.changes[1].change = 'raids': must be one of "
        f"{', '.join(map(repr, CHANGES))}; did you mean raid?",
    ),
    "a change on what it cannot change": (
        event(ON_TABLE.replace('"table"', '"crew"')),
        "f: event x: lasting.changes[1].change = 'raid': works only on 'pirate', 'table'",
    ),
    "a change by 0": (
        event(ON_TABLE.replace("amount = 1", "amount = 0")),
        "f: event x: lasting.changes[1].amount = 0: must be a whole number from -4 to 4, but not 0",
    ),
    "a trait of a change that has none": (
        event(ON_TABLE.replace("amount", 'trait = "any", amount')),
        f"f: event x: lasting.changes[1].trait = 'any': {HERE} change, amount",
    ),
    "no trait of a change": (
        event(ON_TABLE.replace('"raid"', '"dice"')),
        "f: event x: lasting.changes[1].trait: is missing; it must be one of 'attack', 'navigation', 'cunning', "
        "'courage', 'any'",
    ),
    "raiding forbidden": (
        event(ON_TABLE.replace('"raid", amount = 1', '"forbid", action = "raid"')),
        "f: event x: lasting.changes[1].action = 'raid': must be one of 'sail', 'challenge'",
    ),
    "a permanent event whose operation needs another target": (
        event(f'do = [{{ op = "steal", amount = 1 }}]\n{ON_TABLE}'),
        "f: event x: lasting.on = 'table': steal needs one of these targets: 'pirate', 'rival'",
    ),
    # explorations
    "worth nothing": (
        sea("doubloons = 0"),
        "f: exploration x: reward: is missing; an exploration is worth something: fame, symbol, doubloons or reward",
    ),
    "fame and a symbol": (
        sea('fame = 1\nsymbol = "idol"'),
        "f: exploration x: symbol = 'idol': a card counts for its collection or for its fame, not for both: leave out "
        "one of symbol and fame",
    ),
    "a symbol of two words": (sea('symbol = "Idol"'), f"f: exploration x: symbol = 'Idol': {A_WORD}"),
    "several copies": (
        sea("copies = 2\nfame = 1"),
        f"f: exploration x: copies = 2: {HERE} id, name, from, picture, condition, watched, tests, fame, symbol, "
        "doubloons, reward, penalty, influence",
    ),
    "watched without tests": (
        sea("fame = 1\nwatched = true"),
        "f: exploration x: watched = True: only an exploration with tests can be watched: leave out watched, or add "
        "tests",
    ),
    "watched in words": (
        sea('fame = 1\nwatched = "yes"\ntests = [{ trait = "attack", difficulty = 1 }]'),
        "f: exploration x: watched = 'yes': must be true or false",
    ),
    "five tests": (
        sea(f"fame = 1\ntests = [{'{}, ' * 5}]"),
        "f: exploration x: tests = [{}, {}, {}, {}, {}]: must be a list of 0 to 4 tables",
    ),
    "a test of nothing": (
        sea("fame = 1\ntests = [{ difficulty = 3 }]"),
        "f: exploration x: tests[1].trait: is missing; it must be one of 'attack', 'navigation', 'cunning', 'courage'",
    ),
    "a test of jollies": (
        sea('fame = 1\ntests = [{ trait = "any", difficulty = 3 }]'),
        "f: exploration x: tests[1].trait = 'any': must be one of 'attack', 'navigation', 'cunning', 'courage'",
    ),
    "a difficulty of 0": (
        sea('fame = 1\ntests = [{ trait = "attack", difficulty = 0 }]'),
        "f: exploration x: tests[1].difficulty = 0: must be a whole number from 1 to 12",
    ),
    "an operation with a target as a reward": (
        sea('reward = [{ op = "cancel" }]'),
        f"f: exploration x: reward[1].op = 'cancel': must be one of {', '.join(map(repr, card_reader.IN_TESTS))}",
    ),
    "an operation with a moment as a test's penalty": (
        sea('fame = 1\ntests = [{ trait = "attack", difficulty = 1, penalty = [{ op = "reroll", amount = 1 }] }]'),
        "f: exploration x: tests[1].penalty[1].op = 'reroll': must be one of "
        f"{', '.join(map(repr, card_reader.IN_TESTS))}",
    ),
    "a penalty for whom nobody named": (
        sea('fame = 1\npenalty = [{ op = "damage", amount = 1, who = "pirate" }]'),
        "f: exploration x: penalty[1].who = 'pirate': must be one of 'you', 'others', 'everybody'",
    ),
    "two conditions": (
        sea("fame = 1\ncondition = { crew = 1, hand = 2 }"),
        "f: exploration x: condition = {'crew': 1, 'hand': 2}: at most one condition can be read",
    ),
    "a condition that is none": (
        sea("fame = 1\ncondition = { officer = 1 }"),
        "f: exploration x: condition.officer = 1: is no field here; did you mean officers? The fields are: attack, "
        "navigation, cunning, courage, officers, items, gangs, crew, doubloons, conquered, hand",
    ),
    "a condition of none": (
        sea("fame = 1\ncondition = { crew = 0 }"),
        "f: exploration x: condition.crew = 0: must be a whole number from 1 to 20",
    ),
    "an influence of 0": (
        sea("fame = 1\ninfluence = { attack = 0 }"),
        "f: exploration x: influence.attack = 0: must be a whole number from -4 to 4, but not 0",
    ),
    "an influence on fame": (
        sea("fame = 1\ninfluence = { fame = 1 }"),
        f"f: exploration x: influence.fame = 1: {HERE} attack, navigation, cunning, courage, doubloons",
    ),
    # captains
    "a captain who does nothing": (
        captain("always = []"),
        "f: captain x: ability: is missing; a captain has an ability (ability), or changes something (always), or both",
    ),
    "a calm captain": (
        captain('always = [{ change = "calm" }]'),
        "f: captain x: always[1].change = 'calm': works only on 'exploration', 'table'",
    ),
    "five changes": (
        captain(f"always = [{'{}, ' * 5}]"),
        "f: captain x: always = [{}, {}, {}, {}, {}]: must be a list of 0 to 4 tables",
    ),
    "a captain with traits": (
        captain("traits = {}"),
        f"f: captain x: traits = {{}}: {HERE} id, name, from, picture, always, ability",
    ),
    # counts
    "too many kinds": (
        "".join(event(GAIN, f"x{number}") for number in range(63)),
        "f: event = 63: at most 62 different cards a pack",
    ),
    "too many crew cards": (
        "".join(crew('kind = "gang"\ncopies = 20\ntraits = { attack = 1 }', f"x{number}") for number in range(5)),
        "f: crew = 100: at most 99 cards a pack, copies included",
    ),
    "too many events": (
        "".join(event(f"copies = 20\n{GAIN}", f"x{number}") for number in range(5)),
        "f: event = 100: at most 99 cards a pack, copies included",
    ),
    "too many permanent events": (
        event(f"copies = 8\n{ON_TABLE}") + event(ON_TABLE, "y"),
        "f: event.lasting = 9: at most 8 permanent events, copies included",
    ),
    "crew that readies crew": (
        item('target = "own-crew"\ndo = [{ op = "ready" }]'),
        "f: crew x: ability.do[1].op = 'ready': crew cards cannot ready crew, since two of them could ready each other "
        "without end; captains and events can",
    ),
    "too many symbols": (
        "".join(sea(f'symbol = "{letter}"', letter) for letter in "abcdefghi"),
        "f: exploration.symbol = 9: at most 8 different symbols",
    ),
}
