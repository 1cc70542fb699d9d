"""The pirates as text: traits, captain and crew, chest, hands, and what lies on them."""

from __future__ import annotations

from settemari.core.table import EMPTY, View
from settemari.games.arrr import codes as c
from settemari.games.arrr.agenda import turn_of
from settemari.games.arrr.card_text import symbol_name
from settemari.games.arrr.gist import dice_of
from settemari.games.arrr.score import points_of
from settemari.games.arrr.state import fame_of
from settemari.server.pages.arrr_words import ArrrWords
from settemari.server.pages.board import Board, Marks
from settemari.server.pages.parts import Block, Bullets, Card, Cards, Facts, Piece, Section, Words

MOST_NAMED = 3  # cards that a hand may hold: with more of them nothing is said


def pirates_section(board: Board, pen: ArrrWords, view: View, marks: Marks, fame_shown: bool) -> Section:
    pirates = [_pirate(board, pen, view, marks, seat, fame_shown) for seat in range(pen.seats)]
    return Section("pirates", pen.page.say("page-pirates"), [Cards(pirates)])


def _pirate(board: Board, pen: ArrrWords, view: View, marks: Marks, seat: int, fame_shown: bool) -> Card:
    page = pen.page
    tags = marks.tags(board, view, seat, view.cell(c.FIRST) == seat)
    if turn_of(view) == seat:
        tags.insert(0, page.say("page-tag-turn"))
    dice = [pen.trait_chip(trait, dice_of(pen.setup, view, seat, trait, False).total) for trait in range(c.TRAITS)]
    rows: list[tuple[str, Words]] = [
        (page.say("page-traits"), dice),
        (page.say("page-doubloons"), str(int(view.cell(c.COINS + seat)))),
        (page.say("page-chest"), _chest(pen, view, seat)),
    ]
    if fame_shown or view.seat == seat:
        fame, points = int(fame_of(view, pen.cards, seat)), int(points_of(view, pen.numbers, seat))
        rows.append((page.say("arrr-screen-points"), page.say("page-points", points=points, fame=fame)))
    rows.append((page.say("heading-hand"), _hand(pen, view, seat)))
    rows += _more(pen, view, seat)
    known = _known(pen, view, seat)
    if known:
        rows.append((page.say("page-known"), "; ".join(known)))
    blocks: list[Block] = [Facts(rows), Bullets(_crew(pen, view, seat), "crew")]
    lasting = pen.lasting(view, [c.ON_SEAT + seat])
    if lasting:
        blocks.append(Bullets(lasting, "notes"))
    return Card(pen.seat(seat), blocks, tags, f"of-{board.game.seat_words[seat]}")


def _crew(pen: ArrrWords, view: View, seat: int) -> list[Words]:
    """Captain and equipped cards; an exhausted one says so."""
    page = pen.page
    captain = int(view.slot_at(c.CAPTAIN, seat)) if pen.mode == c.FULL else EMPTY
    crew: list[Words] = []
    if captain != EMPTY:
        card = pen.deck.captains[captain]
        name = page.say("page-captain", name=pen.name(card))
        crew.append([name, *_tired(pen, view, seat, c.CAPTAIN_SPOT), pen.printed(card)])
    for spot, kind in pen.crew_of(view, seat):
        sailor = pen.deck.crew[kind]
        entry: list[Piece] = [pen.name(sailor), *_tired(pen, view, seat, spot), *pen.values(kind)]
        entry += [str(text) for text in pen.lasting(view, [c.ON_CREW + int(c.crew_on(seat, spot))])]
        crew.append(entry)
    return crew or [page.say("page-in-port")]


def _tired(pen: ArrrWords, view: View, seat: int, spot: int) -> list[Piece]:
    return [pen.page.say("page-exhausted")] if pen.is_tired(view, seat, spot) else []


def _chest(pen: ArrrWords, view: View, seat: int) -> str:
    """Collections by their symbols, and how many fame cards there are (P0.4)."""
    page = pen.page
    counts: dict[str, int] = {}
    fame = 0
    for card in view.pieces(c.CHEST + seat):
        sea = pen.deck.explorations[card]
        fame += sea.fame > 0
        if sea.symbol:
            counts[sea.symbol] = counts.get(sea.symbol, 0) + 1
    told = [page.say("page-times", what=symbol_name(word), count=count) for word, count in counts.items()]
    if fame:
        told.append(page.say("page-fame-cards", count=fame))
    return page.listed(told) if told else pen.nothing


def _hand(pen: ArrrWords, view: View, seat: int) -> str:
    """Crew cards and events in hand: their backs differ (P0.4)."""
    crew, events = int(view.size_of(c.CREW_HAND + seat)), int(view.size_of(c.EVENT_HAND + seat))
    told = [pen.page.say("arrr-crew-cards", count=crew)]
    if pen.mode != c.GALLOWS:
        told.append(pen.page.say("arrr-event-cards", count=events))
    return pen.page.listed(told)


def _more(pen: ArrrWords, view: View, seat: int) -> list[tuple[str, Words]]:
    """What is at stake, and what wards off damage."""
    page = pen.page
    rows: list[tuple[str, Words]] = []
    staked, card = int(view.cell(c.STAKED + seat)), int(view.slot_at(c.STAKE, seat))
    stakes = [page.say("doubloons", amount=staked)] if staked else []
    if card != EMPTY:
        stakes.append(pen.name(pen.deck.explorations[card]))
    if stakes:
        rows.append((page.say("page-at-stake"), page.listed(stakes)))
    if view.cell(c.SHIELD + seat) > 0:
        rows.append((page.say("page-warded"), page.say("page-damage", count=int(view.cell(c.SHIELD + seat)))))
    return rows


def _known(pen: ArrrWords, view: View, seat: int) -> list[str]:
    """What whoever looks knows of somebody's hidden cards."""
    known = []
    for holder, mask, least in view.fact_list():
        pack = pen.deck.crew if holder < pen.seats else pen.deck.events
        kinds = [kind for kind in range(len(pack)) if (mask >> kind) & 1]
        if holder % pen.seats != seat or not 1 <= len(kinds) <= MOST_NAMED:
            continue
        names = " / ".join(pen.name(pack[kind]) for kind in kinds)
        known.append(pen.page.say("page-times", what=names, count=least) if least > 1 else names)
    return known
