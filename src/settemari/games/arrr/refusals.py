"""The facts of a refusal, in the words of the notation: which card, how many there are, who is there already."""

from __future__ import annotations

from settemari.core.table import EMPTY, View
from settemari.games.arrr import codes as c
from settemari.games.arrr.challenge import COIN_BIT, OPPONENT_SHIFT
from settemari.games.arrr.gist import changes, number_for, on_turn
from settemari.games.arrr.setup import ArrrSetup
from settemari.games.arrr.vocabulary import CONDITIONS
from settemari.games.arrr.words import id_of, seat_word

Facts = dict[str, object]
CONDITION_WORDS = {number: word for word, number in CONDITIONS.items()}
EVENT_VERBS = (c.PLAY, c.DISCARD)
CREW_VERBS = (c.USE, c.DISMISS, c.PLACE)


def facts_of(setup: ArrrSetup, view: View, code: int, reason: int) -> Facts:
    """What a person has to know to see why not; cards and seats by their words, everything else in numbers."""
    if reason == c.NO_SUCH_ANSWER or code < 0:
        return {}
    found = card_of(setup, code)
    seat = int(view.seat)
    verb = code & c.VERB_MASK
    if reason == c.NOT_THERE:
        return found if found else _not_there(view, code)
    if reason in (c.IS_TIRED, c.ON_STACK_ALREADY, c.NAMED_ALREADY) and verb == c.TIRE:
        return _crew_at(setup, view, seat, int(c.what_of(code)))
    if reason == c.NOT_ON_TURN:
        return found | {"seat": seat_word(on_turn(view))}
    if reason == c.BARRED_NOW:
        return {"barred": "sail" if verb == c.SAIL else "challenge"}
    if reason == c.CONDITION_FAILS:
        return found | _condition(setup, view, int(c.what_of(code)))
    if reason == c.WATCHED:
        return {"exploration": setup.numbers.cards.exploration_ids[int(view.step_a())]}
    if reason in (c.OPPONENT_NOT_AT_SEA, c.OPPONENT_HAS_NOTHING):
        return {"seat": seat_word(int(c.target_of(code)) >> OPPONENT_SHIFT)}
    if reason in (c.PRIZE_TOO_HIGH, c.PRIZE_NOT_THERE):
        return _prize(setup, view, code)
    if reason in (c.TOO_MANY_OF_KIND, c.HAND_FULL):
        return _hand(setup, view, code, reason)
    if reason in (c.AREA_FULL, c.OFFICER_THERE, c.GANG_THERE):
        return found | _area(setup, view, reason)
    if reason == c.NO_ROOM_NEEDED:
        return _crew_at(setup, view, seat, int(c.what_of(code)))
    if reason == c.MUST_PLACE:
        return {"left": int(view.step_a()) - int(view.step_b())}
    if reason == c.CAPTAIN_GONE:
        takers = [other for other in range(int(view.layout.seats)) if view.slot_at(c.CAPTAIN, other) == c.what_of(code)]
        return found | ({"seat": seat_word(takers[0])} if takers else {})
    if reason == c.MUST_CHOOSE:
        return {"limit": int(setup.numbers.refusal_crew)}
    return found


def card_of(setup: ArrrSetup, code: int) -> Facts:
    """The card that an answer names, by its pack."""
    cards = setup.numbers.cards
    verb, what = code & c.VERB_MASK, int(c.what_of(code))
    if verb in EVENT_VERBS:
        return {"event": id_of(cards.event_ids, what)}
    if verb in CREW_VERBS:
        return {"crew": id_of(cards.crew_ids, what)}
    if verb == c.SAIL:
        return {"exploration": id_of(cards.exploration_ids, what)}
    if verb in (c.COMMAND, c.CAPTAIN_TAKEN):
        return {"captain": id_of(cards.captain_ids, what)}
    return {}


def _crew_at(setup: ArrrSetup, view: View, seat: int, spot: int) -> Facts:
    card = int(view.slot_at(c.AREA + seat, spot))
    return {} if card == EMPTY else {"crew": setup.numbers.cards.crew_ids[card]}


def _not_there(view: View, code: int) -> Facts:
    """An empty spot: of the own area, or of the one that is plundered."""
    if code & c.VERB_MASK != c.PILLAGE:
        return {"spot": int(c.what_of(code)) + 1}
    taken = int(c.target_of(code))
    area = view.pieces(c.AREA + int(view.step_a()))
    spots = [spot for spot in range(COIN_BIT) if (taken >> spot) & 1]
    empty = [spot for spot in spots if spot >= len(area) or area[spot] == EMPTY]
    return {"spot": empty[0] + 1} if empty else {"doubloons": 0}


def _condition(setup: ArrrSetup, view: View, exploration: int) -> Facts:
    """P3.1: what is wanted, how much of it, and how much there is."""
    what = int(setup.numbers.cards.conditions[exploration])
    has = number_for(setup, view, int(view.seat), what)
    return {"condition": CONDITION_WORDS[what], "wanted": int(setup.numbers.cards.least[exploration]), "has": has}


def _prize(setup: ArrrSetup, view: View, code: int) -> Facts:
    """P5.1: what was named, whose it would be, how many there are, and how many may be named."""
    target = int(c.target_of(code))
    challenge = code & c.VERB_MASK == c.CHALLENGE
    owner = target >> OPPONENT_SHIFT if challenge else int(view.step_seat())
    prize = target & c.PRIZE_MASK if challenge else target
    if prize >= c.COLLECTION_PRIZE:
        card = id_of(setup.numbers.cards.exploration_ids, prize - c.COLLECTION_PRIZE)
        return {"exploration": card, "seat": seat_word(owner)}
    limit = int(setup.numbers.most_prize)
    return {"prize": prize, "seat": seat_word(owner), "has": int(view.cell(c.COINS + owner)), "limit": limit}


def _hand(setup: ArrrSetup, view: View, code: int, reason: int) -> Facts:
    """P2.1.2: how many are held, and up to how many are drawn."""
    seat = int(view.seat)
    more = sum(part.amount for part in changes(setup, view, c.RECRUIT_MORE, seat, c.GONE))
    crew, events = int(view.size_of(c.CREW_HAND + seat)), int(view.size_of(c.EVENT_HAND + seat))
    if reason == c.HAND_FULL:
        return {"has": crew + events, "limit": int(setup.numbers.recruit_hand) + more}
    limit = int(setup.numbers.recruit_each) + more
    wanted = int(c.what_of(code))
    if wanted and wanted + crew > limit:
        return {"kind": "crew", "has": crew, "limit": limit}
    return {"kind": "events", "has": events, "limit": limit}


def _area(setup: ArrrSetup, view: View, reason: int) -> Facts:
    """P2.2.1: the officer or gang that is there, or how many cards may be."""
    cards = setup.numbers.cards
    seat = int(view.seat)
    equipped = [card for card in view.pieces(c.AREA + seat) if card != EMPTY]
    if reason == c.AREA_FULL:
        return {"limit": len(equipped)}
    kind = c.OFFICER if reason == c.OFFICER_THERE else c.GANG
    there = [cards.crew_ids[card] for card in equipped if cards.crew_kinds[card] == kind]
    return {"there": there[0]} if there else {}
