"""``settemari replay``: a saved game again, as a seat or a spectator saw it. A whole file and a seat's file look the
same from here: both are told events, step by step.
"""

from __future__ import annotations

import json
from argparse import Namespace
from collections.abc import Sequence
from pathlib import Path
from typing import NamedTuple

from settemari.bots.names import table_names
from settemari.cli.screen import MOST_LOG, look_class, look_of, symbols_for, table_screen
from settemari.cli.screen.look import Above
from settemari.cli.terminal import Left, Terminal, is_quit
from settemari.cli.variant import title_if_special
from settemari.core.errors import SavedGameError, WrongNumber
from settemari.core.files import read_text
from settemari.core.game import Game
from settemari.core.notation.eventline import WATCHING, event_text
from settemari.core.notation.matchfile import MatchFile, file_of
from settemari.core.notation.matchfile_reader import LARGEST_FILE, read
from settemari.core.notation.matchfile_replay import replayed, seen_views
from settemari.core.notation.matchfile_seat import Seen
from settemari.core.registry import find_game
from settemari.core.setup import Setup
from settemari.core.table import SPECTATOR, View
from settemari.core.telling import TellerLike
from settemari.locales.catalogue import Catalogue
from settemari.locales.message import say


class Moment(NamedTuple):
    """The table when somebody is asked, or at the end; the log up to then."""

    choices: int  # so many choices came before
    view: View
    log: list[tuple[str, int]]


class Replay:
    """A file as one observer saw it."""

    def __init__(self, file: MatchFile, language: str, terminal: Terminal) -> None:
        self.file = file
        self.game: Game = find_game(file.game)
        self.setup: Setup = self.game.setup(len(file.names), file.variant)
        areas = [*look_class(self.game).AREAS, "variants"]
        self.catalogue = Catalogue(language, areas, table_names(file.names))
        self.terminal = terminal
        self.look = look_of(self.game, file.variant, self.setup, self.catalogue, symbols_for(terminal.console.encoding))
        self.pen = self.look.pen

    def moments(self) -> list[Moment]:
        """Every moment of the game; after an undo the log goes on from where it led, and says so there."""
        standing: list[Seen] = []
        teller = self._teller(standing)
        logs: list[list[tuple[str, int]]] = [[]]  # at the start, and at every question that stands
        went_back = (self.pen.say("screen-went-back"), 0)
        found = []
        for seen in seen_views(self.file):
            if seen.back_to is not None:
                del standing[seen.back_to :], logs[seen.back_to + 1 :]
                teller = self._teller(standing)
                if logs[-1][-1:] != [went_back]:  # once is enough, however often they went back there
                    logs[-1] = [*logs[-1], went_back]
            else:
                standing.append(seen)
                told = [(self.pen.text(line.message), line.depth) for line in teller.tell(seen.told)]
                logs.append(logs[-1] + told)
            found.append(Moment(seen.choices, seen.view, logs[-1]))
        return found

    def _teller(self, standing: list[Seen]) -> TellerLike:
        """One that has told all this."""
        assert self.file.seen_by is not None
        teller = self.game.telling().Teller(self.setup, self.setup.blank_view(self.file.seen_by))
        for seen in standing:
            teller.tell(seen.told)
        return teller

    def draw(self, moment: Moment) -> None:
        self.terminal.show(
            table_screen(
                self.look,
                moment.view,
                self.terminal.width,
                log=moment.log[-MOST_LOG:],
                above=Above(
                    title_if_special(self.game, self.file.variant, self.catalogue), isinstance(self.file.seed, int)
                ),
            )
        )


def run(options: Namespace, language: str) -> int:
    """Walk through it on a terminal, or print it."""
    file = _as_seen(options)
    last = len(file.choices) if options.at is None else options.at
    if not 0 <= last <= len(file.choices):
        raise WrongNumber(last, say("error-must-be-number", low=0, high=len(file.choices)))
    if options.json:
        _print_json(file, last)
        return 0
    terminal = Terminal(options.plain)
    replay = Replay(file, language, terminal)
    moments = replay.moments()
    if options.at is not None:
        replay.draw(next(moment for moment in reversed(moments) if moment.choices <= last))
    elif terminal.plain:
        for sentence, depth in moments[-1].log:
            terminal.tell(sentence, 2 * depth)
    else:
        _walk(replay, moments)
    return 0


def _as_seen(options: Namespace) -> MatchFile:
    """The file as the wanted observer saw it."""
    file = read(read_text(Path(options.file), LARGEST_FILE), options.file)
    wanted = None if options.seat is None else observer(find_game(file.game), table_names(file.names), options.seat)
    if file.seen_by is None:
        return file_of(replayed(file), file.names, SPECTATOR if wanted is None else wanted)
    if wanted is not None and wanted != file.seen_by:
        raise SavedGameError(options.file, say("error-seen-by-another"))
    return file


def observer(game: Game, names: Sequence[str], word: str) -> int:
    """A seat by its colour or by who sits there, or the spectator."""
    if word == WATCHING:
        return SPECTATOR
    words = game.seat_words[: len(names)]
    known = [*words, *(name.casefold() for name in names)]
    if word.casefold() not in known:
        raise WrongNumber(word, say("error-what-a-seat-is", seats=[*words, WATCHING]))
    return known.index(word.casefold()) % len(names)


def _print_json(file: MatchFile, last: int) -> None:
    """A line for each choice, undo and event up to so many choices, in the words of the notation."""
    game = find_game(file.game)
    setup = game.setup(len(file.names), file.variant)
    events = list(file.events)
    for number in range(last + 1):
        while events and events[0].after <= number:
            print(json.dumps({"event": event_text(game, setup, events.pop(0).event)}))
        if number < last:
            choice = file.choices[number]
            line: dict[str, object] = {"choice": number + 1, "question": choice.question}
            if choice.back_to is not None:
                line["undo"] = choice.back_to
            else:
                line |= {"seat": game.seat_words[choice.seat], "texts": choice.texts}
            print(json.dumps(line))


def _walk(replay: Replay, moments: list[Moment]) -> None:
    """Enter goes on, b goes back, a number jumps to after so many choices, q ends."""
    at = 0
    while True:
        replay.terminal.fresh()
        replay.draw(moments[at])
        prompt = replay.pen.say("replay-prompt", at=moments[at].choices, all=len(replay.file.choices))
        try:
            typed = replay.terminal.ask(prompt + " ")
        except Left:
            return
        if is_quit(typed):
            return
        if typed == "b":
            at = max(0, at - 1)
        elif typed.isdecimal() and len(typed) < 9:
            at = max(number for number, moment in enumerate(moments) if moment.choices <= int(typed) or number == 0)
        elif at + 1 < len(moments):
            at += 1
