"""What one seat has been told so far, put together from the frames of a stream."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, cast

from settemari.client.shapes import Asked, Beat, Changes, EyeNews, Told, View


class Eye:
    """One of one's own seats, or the spectator's eye (``seat`` is None)."""

    def __init__(self, seat: int | None) -> None:
        self.seat = seat
        self.beats: list[Beat] = []  # beat n is the n-th
        self.view: View | None = None  # None: the game has not begun
        self.question: Asked | None = None
        self.orders: dict[str, Any] = {}  # empty: as usual
        self.clocked: dict[int, list[int]] = {}  # by question: for which seats a bot chose, since their time was over

    @property
    def log(self) -> list[Told]:
        """All that has happened, line by line."""
        return [line for beat in self.beats for line in beat["log"]]

    def hear(self, news: EyeNews) -> bool:
        """Take it in; False if something is missing in between, so that all of it has to be told anew."""
        if "back" in news:
            del self.beats[news["back"] :]
            self.clocked = {number: seats for number, seats in self.clocked.items() if number < news["back"]}
        for beat in news.get("beats", ()):
            if beat["number"] > len(self.beats) + 1:
                return False
            self.beats[beat["number"] - 1 :] = [beat]
        if "view" in news:
            self.view = looked_at(self.view, news["view"])
        self.orders = news.get("orders", self.orders)
        self.clocked |= {int(number): seats for number, seats in news.get("clocked", {}).items()}
        if "question" in news:
            self._ask(news["question"])
        return self.view is not None and self.view["beat"] == len(self.beats)

    def _ask(self, told: dict[str, Any]) -> None:
        """Of a question that is known already only what has changed is told; an empty one: there is none any more."""
        if self.question is not None and which(told) == which(self.question):
            told = {**self.question, **told}
        self.question = cast(Asked, told) if told else None


def looked_at(before: View | None, told: View | Changes) -> View | None:
    """The table, from all of it, or from what has changed; None if that is told to who has not seen it before."""
    if "cells" in told:
        return cast(View, told)
    if before is None:
        return None
    cells, changes = list(before["cells"]), told["changes"]
    for cell, value in zip(changes[::2], changes[1::2], strict=True):
        cells[cell] = value
    after: View = {"beat": told["beat"], "cells": cells, "facts": told.get("facts", before["facts"])}
    gauges = told.get("gauges", before.get("gauges"))
    return after if gauges is None else {**after, "gauges": gauges}


def which(question: Mapping[str, Any]) -> tuple[int, int] | None:
    """What tells one question from another."""
    return (question["number"], question["undos"]) if question else None
