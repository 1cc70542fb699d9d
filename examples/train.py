"""Trains a small agent on many games at once, with nothing but numpy, until it beats random players clearly.

    python -m examples.train --minutes 5 --curve docs/learning-curve.svg

The agent is a network with one hidden layer. It scores the words of its answers (``place``, ``wood-3``, ``on`` the next
seat...), and an answer's score is the sum of its words': so what it learns of a card counts wherever the card can go.
It learns by proximal policy optimisation: play a while, make what went better than expected more likely, and repeat.

Ctrl-C ends it early; what was learned by then is kept.
"""

from __future__ import annotations

import argparse
import os
import sys
import time
from pathlib import Path
from typing import NamedTuple

os.environ.setdefault("OPENBLAS_NUM_THREADS", "1")  # one core, and the same sums in the same order every time

import numpy as np
from numpy.typing import NDArray

from examples.curve import Point, draw
from settemari.envs.batch import BatchEnv
from settemari.envs.space import Space

Array = NDArray[np.float32]
Numbers = NDArray[np.intp]

GAMES = 256  # at a time
STEPS = 32  # decisions in each before learning from them
HIDDEN = 64
EPOCHS = 3
PART = 2048  # decisions learned from at a time
RATE = 1e-3
CLIP = 0.2
CURIOSITY = 0.01  # how much an open mind is worth
AHEAD = 0.95  # how far a surprise reaches back
TRIAL_SEED = 1 << 40  # trials are games that were never learned from


class Words:
    """The words of every action: what the network scores."""

    def __init__(self, space: Space) -> None:
        listed: dict[str, int] = {}
        rows = []
        for action in space.action_words:
            words = [action.verb, *(f"{action.verb}.{name}.{value}" for name, value in action.words)]
            rows.append([listed.setdefault(word, len(listed)) for word in words])
        self.count = len(listed)
        longest = max(len(row) for row in rows)
        self.of_action: Numbers = np.array([row + [self.count] * (longest - len(row)) for row in rows], np.intp)


class Network:
    """Weights, and how they change."""

    def __init__(self, features: int, words: int, generator: np.random.Generator) -> None:
        def random(rows: int, columns: int, size: float) -> Array:
            return (generator.standard_normal((rows, columns)) * size).astype(np.float32)

        self.weights: dict[str, Array] = {
            "look": random(features, HIDDEN, 0.5 / np.sqrt(HIDDEN)),
            "bias": np.zeros((1, HIDDEN), np.float32),
            "score": random(HIDDEN, words, 0.05 / np.sqrt(HIDDEN)),
            "taste": np.zeros((1, words), np.float32),
            "worth": random(HIDDEN, 1, 0.05 / np.sqrt(HIDDEN)),
            "mean": np.zeros((1, 1), np.float32),
        }
        self._first = {name: np.zeros_like(weight) for name, weight in self.weights.items()}
        self._second = {name: np.zeros_like(weight) for name, weight in self.weights.items()}
        self._updates = 0

    def think(self, features: Array) -> tuple[Array, Array, Array]:
        """What is in the hidden layer, the scores of all words, and what the agent expects to get."""
        w = self.weights
        hidden = np.tanh(features @ w["look"] + w["bias"])
        scores = hidden @ w["score"] + w["taste"]
        return hidden, scores, (hidden @ w["worth"] + w["mean"])[:, 0]

    def learn(self, gradients: dict[str, Array]) -> None:
        """Adam."""
        self._updates += 1
        for name, gradient in gradients.items():
            self._first[name] += 0.1 * (gradient - self._first[name])
            self._second[name] += 0.001 * (gradient**2 - self._second[name])
            first = self._first[name] / (1 - 0.9**self._updates)
            second = self._second[name] / (1 - 0.999**self._updates)
            self.weights[name] -= RATE * first / (np.sqrt(second) + 1e-7)


class Memory(NamedTuple):
    """What happened in a stretch of play: a row for each decision."""

    observations: NDArray[np.int32]
    legal: NDArray[np.int32]  # the actions that were allowed, -1 where there were no more
    chosen: Numbers  # which of them
    likely: Array  # the logarithm of how likely it was
    gain: Array  # how much better it went than expected
    target: Array  # what should have been expected

    def part(self, rows: Numbers) -> Memory:
        return Memory(
            self.observations[rows],
            self.legal[rows],
            self.chosen[rows],
            self.likely[rows],
            self.gain[rows],
            self.target[rows],
        )


class Agent:
    """A network that plays and learns."""

    def __init__(self, space: Space, seed: int) -> None:
        self.space = space
        self.words = Words(space)
        self.generator = np.random.default_rng(seed)
        self.network = Network(len(space.features), self.words.count, self.generator)

    def chances(self, scores: Array, legal: NDArray[np.int32]) -> tuple[Array, Numbers]:
        """How likely each allowed action is, and the words of each."""
        words = self.words.of_action[legal]
        padded = np.concatenate([scores, np.zeros((len(scores), 1), np.float32)], axis=1)
        logits = np.take_along_axis(padded, words.reshape(len(legal), -1), axis=1).reshape(words.shape).sum(axis=2)
        logits = np.where(legal >= 0, logits, -np.inf)
        logits -= logits.max(axis=1, keepdims=True)
        likely = np.exp(logits)
        return (likely / likely.sum(axis=1, keepdims=True)).astype(np.float32), words

    def choose(self, env: BatchEnv, best: bool) -> tuple[NDArray[np.int32], Numbers, Array, Array]:
        """For every game: the allowed actions, which of them is chosen, the logarithm of its chance, its worth."""
        most = int(env.counts.max())
        legal = np.where(np.arange(most) < env.counts[:, None], env.legal[:, :most], -1)
        _, scores, worth = self.network.think(self.space.expand(env.observations))
        likely, _ = self.chances(scores, legal)
        if best:
            chosen = likely.argmax(axis=1)
        else:
            drawn = self.generator.random((len(likely), 1))
            chosen = np.minimum((likely.cumsum(axis=1) < drawn).sum(axis=1), env.counts - 1)
        chances = np.take_along_axis(likely, chosen[:, None], axis=1)[:, 0]
        return legal, chosen, np.log(chances + 1e-9), worth

    def play(self, env: BatchEnv) -> Memory:
        """A stretch of every game."""
        assert env.agent_seats is not None
        rows = np.arange(env.n)
        seen: list[NDArray[np.int32]] = []
        allowed: list[NDArray[np.int32]] = []
        picked: list[Numbers] = []
        likely: list[Array] = []
        worths: list[Array] = []
        rewards: list[Array] = []
        ended: list[Array] = []
        for _ in range(STEPS):
            legal, chosen, chance, worth = self.choose(env, best=False)
            seen.append(env.observations.copy())
            env.step(legal[rows, chosen])
            allowed.append(legal)
            picked.append(chosen)
            likely.append(chance)
            worths.append(worth)
            rewards.append(env.rewards[rows, env.agent_seats].astype(np.float32))
            ended.append((env.ended > 0).astype(np.float32))
        ahead = self.network.think(self.space.expand(env.observations))[2]
        gains = np.zeros((STEPS, env.n), np.float32)
        surprise = np.zeros(env.n, np.float32)
        for step in reversed(range(STEPS)):
            goes_on = 1.0 - ended[step]
            surprise = rewards[step] + goes_on * (ahead + AHEAD * surprise) - worths[step]
            gains[step] = surprise
            ahead = worths[step]
        most = max(legal.shape[1] for legal in allowed)
        wide = [np.pad(legal, ((0, 0), (0, most - legal.shape[1])), constant_values=-1) for legal in allowed]
        gain = gains.reshape(-1)
        return Memory(
            np.concatenate(seen),
            np.concatenate(wide),
            np.concatenate(picked),
            np.concatenate(likely),
            gain,
            gain + np.concatenate(worths),
        )

    def learn(self, memory: Memory) -> None:
        """Go through what happened a few times, in parts."""
        gain = (memory.gain - memory.gain.mean()) / (memory.gain.std() + 1e-6)
        for _ in range(EPOCHS):
            order = self.generator.permutation(len(gain))
            for start in range(0, len(order), PART):
                part = order[start : start + PART]
                self._learn_part(memory.part(part), gain[part])

    def _learn_part(self, part: Memory, gain: Array) -> None:
        count = len(gain)
        width = int((part.legal >= 0).sum(axis=1).max())
        legal = part.legal[:, :width]
        features = self.space.expand(part.observations)
        hidden, scores, worth = self.network.think(features)
        likely, words = self.chances(scores, legal)
        rows = np.arange(count)
        ratio = np.exp(np.log(likely[rows, part.chosen] + 1e-9) - part.likely)
        # Nothing more is to be had from an action that has become so much more, or less, likely already.
        counts = np.where(gain > 0, ratio < 1 + CLIP, ratio > 1 - CLIP)
        push = (ratio * gain * counts)[:, None]
        onto = np.zeros_like(likely)
        onto[rows, part.chosen] = 1
        logs = np.log(likely + 1e-9)
        open_mind = likely * (logs - (likely * logs).sum(axis=1, keepdims=True))
        d_logits = (-push * (onto - likely) + CURIOSITY * open_mind) / count
        vocabulary = self.words.count + 1
        places = (rows[:, None, None] * vocabulary + words).reshape(-1)
        weights = np.repeat(d_logits.reshape(-1), words.shape[2])
        d_scores = np.bincount(places, weights, count * vocabulary).reshape(count, vocabulary)[:, :-1]
        d_scores = d_scores.astype(np.float32)
        d_worth = ((worth - part.target) / count)[:, None].astype(np.float32)
        w = self.network.weights
        d_hidden = (d_scores @ w["score"].T + d_worth @ w["worth"].T) * (1 - hidden**2)
        self.network.learn(
            {
                "look": features.T @ d_hidden,
                "bias": d_hidden.sum(axis=0, keepdims=True),
                "score": hidden.T @ d_scores,
                "taste": d_scores.sum(axis=0, keepdims=True),
                "worth": hidden.T @ d_worth,
                "mean": d_worth.sum(axis=0, keepdims=True),
            }
        )

    def trial(self, game: str, bots: str, games: int) -> float:
        """The share of victories against bots, always with the best answer it knows; so many games at every place."""
        space = self.space
        env = BatchEnv(game, min(games, GAMES), space.seats, space.variant, TRIAL_SEED, bots)
        assert env.agent_seats is not None
        rows = np.arange(env.n)
        each = -(-games // env.n)
        played = np.zeros(env.n, int)
        won = 0.0
        while played.min() < each:
            legal, chosen, _, _ = self.choose(env, best=True)
            env.step(legal[rows, chosen])
            won += float(env.rewards[rows, env.agent_seats][played < each].sum())
            played += env.ended
        return won / (each * env.n)

    def save(self, file: Path) -> None:
        np.savez_compressed(file, **self.network.weights)  # type: ignore[arg-type]  # its stub takes a bool there

    def load(self, file: Path) -> None:
        with np.load(file) as kept:
            self.network.weights = {name: kept[name] for name in self.network.weights}


def show(done: float, text: str) -> None:
    """A progress bar, where somebody looks."""
    if sys.stderr.isatty():
        bar = "█" * round(30 * done)
        sys.stderr.write(f"\r\x1b[K{bar:░<30} {text}")
        sys.stderr.flush()


def train(
    agent: Agent, game: str, bots: str, updates: int, minutes: float, trials: int, every: int, seed: int
) -> list[Point]:
    """Play and learn, until the updates or the minutes are over, or Ctrl-C; the learning curve."""
    space = agent.space
    env = BatchEnv(game, GAMES, space.seats, space.variant, seed, bots)
    curve = [Point(0, 0.0, agent.trial(game, bots, trials), trials)]
    started = time.process_time()
    played = 0
    try:
        for update in range(1, updates + 1):
            memory = agent.play(env)
            agent.learn(memory)
            played += len(memory.gain)
            spent = (time.process_time() - started) / 60
            if update % every == 0 or update == updates or spent >= minutes:
                curve.append(Point(played, spent, agent.trial(game, bots, trials), trials))
            show(max(update / updates, spent / minutes), f"{played:,} decisions, {curve[-1].share:.1%} of victories")
            if spent >= minutes:
                break
    except KeyboardInterrupt:
        curve.append(Point(played, (time.process_time() - started) / 60, agent.trial(game, bots, trials), trials))
        sys.stderr.write("\nstopped: what was learned so far is kept\n")
    show(1.0, "")
    return curve


def main(arguments: list[str] | None = None) -> int:
    parser = argparse.ArgumentParser(prog="python -m examples.train", description="Train a small agent against bots.")
    parser.add_argument("--game", default="maretta", help="maretta, vulcano or arrr")
    parser.add_argument("--seats", type=int, default=4)
    parser.add_argument("--variant", default=None, help="a variant by its name or code")
    parser.add_argument("--bots", default="random", help="who sits at the other seats")
    parser.add_argument("--minutes", type=float, default=5.0, help="of the processor, trials included")
    parser.add_argument("--updates", type=int, default=1_000_000, help="stop after so many, if that is earlier")
    parser.add_argument("--every", type=int, default=20, help="updates from one trial to the next")
    parser.add_argument("--trials", type=int, default=2048, help="games of a trial")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--weights", type=Path, default=Path("agent.npz"), help="where the agent is kept")
    parser.add_argument("--curve", type=Path, default=Path("learning-curve.svg"), help="where the picture goes")
    chosen = parser.parse_args(arguments)
    agent = Agent(Space(chosen.game, chosen.seats, chosen.variant), chosen.seed)
    curve = train(
        agent, chosen.game, chosen.bots, chosen.updates, chosen.minutes, chosen.trials, chosen.every, chosen.seed
    )
    agent.save(chosen.weights)
    chosen.curve.write_text(draw(curve, chosen.game, chosen.bots, chosen.seats), "utf-8")
    for point in curve:
        print(f"{point.decisions:>12,} decisions  {point.minutes:5.2f} min  {point.share:6.1%} of victories")
    print(f"written: {chosen.weights}, {chosen.curve}")
    return 0


if __name__ == "__main__":
    sys.exit(main())
