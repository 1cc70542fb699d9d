"""``settemari arena``: tournaments between bots, and who is better."""

from __future__ import annotations

import json
import os
import sys
from argparse import Namespace

from settemari.bots.child import log_file
from settemari.bots.protocol import Limits
from settemari.cli import FINE, INTERRUPTED
from settemari.cli.simulate import BAR, watched
from settemari.cli.stopping import stopped_like_ctrl_c
from settemari.cli.variant import variant_asked_for
from settemari.core.registry import find_game
from settemari.core.variant import Variant
from settemari.lab.arena import Wanted, plan, play
from settemari.lab.arena_result import Result, Share
from settemari.locales.catalogue import Catalogue


def run(options: Namespace, language: str) -> int:
    """Play, count, print; after Ctrl-C what there is."""
    game = find_game(options.game)
    variant = variant_asked_for(game, options)
    wanted = Wanted(
        bots=[name.strip().removeprefix("bot:") for name in options.bots.split(",")],
        seats=options.seats_count,
        games=options.games,
        seed=options.seed,
        limits=Limits.for_choices(options.bot_seconds),
        log=log_file(options.bot_log),
    )
    contest = plan(game, variant, wanted)
    processes = options.processes or os.cpu_count() or 1
    with stopped_like_ctrl_c(bool(contest.programs)):
        if sys.stderr.isatty():
            result = watched(contest.games, lambda progress: play(contest, processes, progress))
        else:
            result = play(contest, processes)
    if options.json:
        print(json.dumps(result.as_json(), indent=2))
    else:
        _report(result, variant, language)
    return INTERRUPTED if result.stopped else FINE


def _report(result: Result, variant: Variant, language: str) -> None:
    """The numbers for a person, as plain lines."""
    from settemari.cli.variant import title

    catalogue = Catalogue(language, ["command", "lists", "games", "variants"])
    say = catalogue.say
    contest, score = result.contest, result.score
    if score.games == 0:
        print(say("arena-nothing"))
        return
    name = title(find_game(contest.game), variant, catalogue)
    print(say("arena-played", games=score.games, seats=contest.seats, variant=name))
    if result.stopped:
        print(say("arena-stopped", games=contest.games, played=score.games))
    else:
        print(say("arena-fair", deals=contest.games // contest.schedule.games_a_set))
    wide = max(len(name) for name in contest.bots)
    shares = {bot: share for bot in range(len(contest.bots)) if (share := score.wins(bot)) is not None}
    best = sorted(shares, key=lambda bot: -shares[bot].value)
    _heading(say("arena-wins-heading", fair=_percent(1 / contest.seats)))
    for bot in best:
        bar = "█" * round(BAR * shares[bot].value)
        print(f"  {contest.bots[bot]:<{wide}}  {_told(shares[bot], catalogue)}  {bar}")
    _pairs(result, catalogue)
    _heading(say("arena-pace-heading"))
    for bot in best:
        pace = 1000 * score.seconds[bot] / max(1, score.choices[bot])
        print(f"  {contest.bots[bot]:<{wide}}  {say('arena-seconds', milliseconds=f'{pace:.3g}'):>12}")
    _failures(result, catalogue)
    print()
    print(say("built-compiled" if result.as_json()["compiled"] else "built-interpreted"))
    print(say("digest", digest=result.as_json()["digest"]))


def _pairs(result: Result, catalogue: Catalogue) -> None:
    """Who is better of each two, the better one first."""
    names, score = result.contest.bots, result.score
    _heading(catalogue.say("arena-pairs-heading"))
    rows = []
    for bot, other in result.pairs:
        share = score.against(bot, other)
        if share is not None and share.value < 0.5:
            bot, other, share = other, bot, score.against(other, bot)
        if share is None:
            print("  " + catalogue.say("arena-pair-none", bot=names[bot], against=names[other]))
        else:
            counted = catalogue.say("arena-of", won=f"{share.won:.6g}", decisive=f"{share.of:.6g}")
            rows.append((catalogue.say("arena-pair", bot=names[bot], against=names[other]), counted, share))
    wide = max((len(pair) for pair, _, _ in rows), default=0)
    for pair, counted, share in rows:
        print(f"  {pair:<{wide}}  {_told(share, catalogue)}  ({counted})")


def _failures(result: Result, catalogue: Catalogue) -> None:
    """What went wrong with programs."""
    score = result.score
    failed = [bot for bot, lost in enumerate(score.lost) if lost]
    if failed:
        _heading(catalogue.say("arena-failures-heading"))
    for bot in failed:
        whys = [catalogue.say(f"arena-why-{why}", times=times) for why, times in sorted(score.lost[bot].items())]
        told = {"bot": result.contest.bots[bot], "whys": whys}
        if score.out[bot]:
            print("  " + catalogue.say("arena-failures", **told, games=score.out[bot]))
        else:
            print("  " + catalogue.say("arena-failures-few", **told))


def _heading(text: str) -> None:
    print()
    print(text)


def _percent(share: float) -> str:
    return f"{100 * share:.1f}"


def _told(share: Share, catalogue: Catalogue) -> str:
    low, high = share.interval
    interval = catalogue.say("arena-interval", low=_percent(low), high=_percent(high))
    return f"{_percent(share.value):>5} %  ({interval})"
