"""A whole table in words, as a snapshot of it says: how it should have changed, and where it did not."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence

Snapshot = dict[str, object]  # what lies where; what a player has is a snapshot of its own
Expected = Callable[[str, object, object], object]  # from a key, how it was and the change named to how it should be


def changed(before: Snapshot, changes: Mapping[str, object], players: Sequence[str], expected: Expected) -> Snapshot:
    """The table as it was, but for what is named."""
    assert set(changes) <= set(before), f"nothing on the table is called {set(changes) - set(before)}"
    should = dict(before)
    for key, change in changes.items():
        if key in players:
            should[key] = _own(before[key], change, expected)
        else:
            should[key] = expected(key, before[key], change)
    return should


def wrong_in(now: Snapshot, should: Snapshot) -> dict[str, tuple[object, object]]:
    """Where a table is not as it should be: how it is, how it should be."""
    is_so, must = _flat(now), _flat(should)
    return {path: (is_so[path], must[path]) for path in must if is_so[path] != must[path]}


def _flat(snapshot: Snapshot) -> Snapshot:
    """One level: ``anna.space``, ``barrels.3``."""
    flat: Snapshot = {}
    for key, value in snapshot.items():
        if isinstance(value, dict):
            flat |= {f"{key}.{part}": content for part, content in value.items()}
        else:
            flat[key] = value
    return flat


def _own(was: object, change: object, expected: Expected) -> Snapshot:
    """What a player has, with the changes named."""
    assert isinstance(was, dict)
    assert isinstance(change, dict)
    assert set(change) <= set(was), f"a player has no {set(change) - set(was)}"
    return {key: expected(key, was[key], change[key]) if key in change else was[key] for key in was}


# -- changes that are written short ----------------------------------------------------------------------------


def pile_after(was: object, change: object) -> list[str]:
    """Cards in any order, as a list or as the change: ``-wood-3 +rope-1``."""
    assert isinstance(was, list)
    if not isinstance(change, str):
        assert isinstance(change, list)
        return sorted(change)
    pile = list(was)
    for word in change.split():
        if word[0] == "-":
            assert word[1:] in pile, f"{word[1:]} was not there: {pile}"
            pile.remove(word[1:])
        else:
            assert word[0] == "+", f"{word}: write +card or -card"
            pile.append(word[1:])
    return sorted(pile)


def deck_after(was: object, change: object) -> object:
    """A deck, top first: as a list, ``-2`` for so many drawn from it, ``30`` for so many left of what lay there."""
    if not isinstance(change, int):
        return change
    assert isinstance(was, list)
    return was[-change:] if change < 0 else was[len(was) - change :]
