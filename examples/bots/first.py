#!/usr/bin/env python3
"""A first bot for Sette Mari: any game, any mode, the standard library only. docs/bot-protocol.md explains the lines.

    settemari play --seats "Anna,bot:greedy,exec:python3 examples/bots/first.py"
    settemari arena maretta --bots "greedy,random,exec:python3 examples/bots/first.py" --seats-count 3

It answers at random, except where a card is placed on somebody's raft (Maretta): whoever receives it moves by the
difference of the two cards there, so it gives what moves the others least. Make ``choose`` yours.
"""

from __future__ import annotations

import json
import random
import sys
from typing import Any

Line = dict[str, Any]


def choose(hello: Line, question: Line) -> int:
    """Which of the options to answer, counted from 0."""
    # Its luck comes from what it sees: the same game is played in the same way again.
    luck = random.Random(json.dumps(question))
    worth = [worth_of(hello, question, action) for action in question["options"]]
    best = [option for option, value in enumerate(worth) if value == max(worth)]
    return luck.choice(best)


def worth_of(hello: Line, question: Line, action: str) -> int:
    """The more the better; 0 where we have no idea."""
    words = action.split()
    if hello["game"] == "maretta" and words[0] == "place":
        card, receiver = words[1], words[3]
        lying = question["view"]["places"]["slot1"][hello["seats"].index(receiver)]
        if lying is not None and receiver != hello["seat"]:
            return -abs(number_on(card) - number_on(lying["piece"]))
    return 0


def number_on(card: str) -> int:
    """3 of wood-3; a steamship, or a card that we do not see, counts as the one in the middle."""
    number = card.rpartition("-")[2]
    return int(number) if number.isdigit() else 3


def main() -> None:
    hello: Line = {}
    for text in sys.stdin:
        line = json.loads(text)
        if line["type"] == "hello":
            hello = line
            send({"type": "ready", "protocol": 1})
        elif line["type"] == "question":
            send({"type": "answer", "number": line["number"], "option": choose(hello, line)})
        elif line["type"] == "missed":
            print("lost a choice:", line["why"], file=sys.stderr)  # --bot-log FILE keeps it
        elif line["type"] == "goodbye":
            return


def send(line: Line) -> None:
    print(json.dumps(line), flush=True)


if __name__ == "__main__":
    main()
