"""Facts: what somebody has come to know of another's hidden pieces.

A fact says *this holder has at least n pieces of these kinds* (kinds as a bit mask). Every observer, and the
spectator, has a row of fact slots of three cells: holder, kinds, n; a slot with n = 0 is free, and used ones come
first. Facts may be forgotten (a full row takes no more), never invented. A vector of facts is shared between copies
of a state and never written: a change makes a new one.
"""

from __future__ import annotations

from typing import Final

from settemari.core.native import i64, vec

FACT: Final = 3  # cells of a fact


def learn(facts: vec[i64], at: i64, slots: i64, holder: i64, kinds: i64, least: i64) -> None:
    """Write into the row at ``at``: that holder has at least so many pieces of those kinds."""
    if least <= 0:
        return
    end = at + slots * FACT
    while at < end:
        if facts[at + 2] == 0:
            facts[at] = holder
            facts[at + 1] = kinds
            facts[at + 2] = least
            return
        if facts[at] == holder and facts[at + 1] == kinds:
            if facts[at + 2] < least:
                facts[at + 2] = least
            return
        at += FACT


def lose(facts: vec[i64], at: i64, slots: i64, holder: i64, kinds: i64) -> None:
    """One piece left that holder, of one of these kinds: every fact it may fit loses one."""
    end = at + slots * FACT
    write = at
    read = at
    while read < end and facts[read + 2] != 0:
        least: i64 = facts[read + 2]
        if facts[read] == holder and facts[read + 1] & kinds != 0:
            least -= 1
        if least != 0:
            facts[write] = facts[read]
            facts[write + 1] = facts[read + 1]
            facts[write + 2] = least
            write += FACT
        read += FACT
    while write < read:
        facts[write] = 0
        facts[write + 1] = 0
        facts[write + 2] = 0
        write += FACT


def gain(facts: vec[i64], at: i64, slots: i64, holder: i64, kind: i64) -> None:
    """A piece of that kind (a mask of one) came to that holder in sight: every fact it fits gains one."""
    end = at + slots * FACT
    exact = False
    while at < end and facts[at + 2] != 0:
        if facts[at] == holder and facts[at + 1] & kind != 0:
            facts[at + 2] += 1
            exact = exact or facts[at + 1] == kind
        at += FACT
    if not exact and at < end:
        facts[at] = holder
        facts[at + 1] = kind
        facts[at + 2] = 1


def holders_known(facts: vec[i64], slots: i64) -> i64:
    """The holders about whom anybody knows anything, as a bit mask."""
    holders: i64 = 0
    row: i64 = 0
    while row < len(facts):
        at = row
        row += slots * FACT
        while at < row and facts[at + 2] != 0:
            holders |= 1 << facts[at]
            at += FACT
    return holders
