"""The worked example, at small size: it learns, it is the same every time, and Ctrl-C loses nothing."""

from __future__ import annotations

import re
from pathlib import Path

import numpy as np
import pytest

from examples import train
from examples.curve import Point, draw
from settemari.envs.batch import BatchEnv
from settemari.envs.space import Space
from tests.size import pick

ROOT = Path(__file__).parent.parent.parent


def learner(seed: int = 1) -> train.Agent:
    return train.Agent(Space("maretta"), seed)


@pytest.mark.heavy
@pytest.mark.compiled_too
def test_it_learns_to_beat_random_players() -> None:
    """A few updates: far more victories than the fair share of 25 %, in games that it has never seen."""
    agent = learner()
    updates, games = pick((3, 512), (60, 4096))
    curve = train.train(agent, "maretta", "random", updates, 60.0, games, updates, seed=1)
    share = curve[-1].share
    assert share - 0.25 > 3 * (0.25 * 0.75 / games) ** 0.5
    assert share > pick(0.3, 0.4)


@pytest.mark.heavy
@pytest.mark.compiled_too
def test_without_learning_it_does_not(monkeypatch: pytest.MonkeyPatch) -> None:
    """The same with a network that never changes: so it is the learning that wins."""
    monkeypatch.setattr(train.Network, "learn", lambda self, gradients: None)
    curve = train.train(learner(), "maretta", "random", 1, 60.0, 512, 1, seed=1)
    assert curve[-1].share - 0.25 < 3 * (0.25 * 0.75 / 512) ** 0.5


@pytest.mark.compiled_too
def test_the_same_seed_learns_the_same(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(train, "GAMES", 16)
    monkeypatch.setattr(train, "STEPS", 8)
    weights = []
    for seed in (1, 1, 2):
        agent = learner(seed)
        train.train(agent, "maretta", "random", 2, 60.0, 16, 2, seed=seed)
        weights.append(agent.network.weights["score"].copy())
    assert np.array_equal(weights[0], weights[1])
    assert not np.array_equal(weights[0], weights[2])


@pytest.mark.compiled_too
def test_stopped_it_keeps_what_it_has(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(train, "GAMES", 8)
    monkeypatch.setattr(train, "STEPS", 4)
    learn = train.Agent.learn
    done = 0

    def interrupted(agent: train.Agent, memory: train.Memory) -> None:
        nonlocal done
        if done == 2:
            raise KeyboardInterrupt
        done += 1
        learn(agent, memory)

    monkeypatch.setattr(train.Agent, "learn", interrupted)
    weights, curve = tmp_path / "agent.npz", tmp_path / "curve.svg"
    assert train.main(["--trials", "8", "--weights", str(weights), "--curve", str(curve)]) == 0
    told = capsys.readouterr()
    assert "kept" in told.err
    assert "64 decisions" in told.out
    agent, other = learner(5), learner(6)
    agent.load(weights)
    other.load(weights)
    for name, values in agent.network.weights.items():
        assert np.array_equal(values, other.network.weights[name])
    assert curve.read_text("utf-8").startswith("<svg")


def test_the_gradient_is_the_slope(monkeypatch: pytest.MonkeyPatch) -> None:
    """Of what is expected, by every weight of a few: compared with a small step to both sides."""
    monkeypatch.setattr(train, "STEPS", 6)
    monkeypatch.setattr(train, "CURIOSITY", 0.3)
    agent = learner()
    env = BatchEnv("maretta", 8, seed=3, bots="random")
    memory = agent.play(env)
    gain = np.linspace(-1, 1, len(memory.gain), dtype=np.float32)
    found: dict[str, train.Array] = {}
    monkeypatch.setattr(agent.network, "learn", found.update)
    agent._learn_part(memory, gain)

    def loss() -> float:
        weights = {name: weight.astype(np.float64) for name, weight in agent.network.weights.items()}
        hidden = np.tanh(agent.space.expand(memory.observations) @ weights["look"] + weights["bias"])
        words = agent.words.of_action[memory.legal]
        scores = np.pad(hidden @ weights["score"] + weights["taste"], ((0, 0), (0, 1)))
        logits = scores[np.arange(len(gain))[:, None, None], words].sum(axis=2)
        logits = np.where(memory.legal >= 0, logits, -np.inf)
        chances = np.exp(logits) / np.exp(logits).sum(axis=1, keepdims=True)
        ratio = chances[np.arange(len(gain)), memory.chosen] / np.exp(memory.likely)
        surprise = -(chances * np.log(chances + 1e-9)).sum(axis=1)
        worth = (hidden @ weights["worth"] + weights["mean"])[:, 0]
        return float(np.mean(-ratio * gain - 0.3 * surprise + (worth - memory.target) ** 2 / 2))

    for name, gradient in found.items():
        place = np.unravel_index(np.abs(gradient).argmax(), gradient.shape)
        weight = agent.network.weights[name]
        before = weight[place]
        around = []
        for step in (1e-2, -1e-2):
            weight[place] = before + step
            around.append(loss())
        weight[place] = before
        assert gradient[place] == pytest.approx((around[0] - around[1]) / 2e-2, rel=0.05)


def test_the_curve_shows_every_trial() -> None:
    points = [Point(0, 0.0, 0.25, 400), Point(1000, 1.0, 0.4, 400), Point(2000, 2.0, 0.55, 400)]
    picture = draw(points, "maretta", "random", 4)
    line = re.search(r'<polyline points="([^"]+)"', picture)
    assert line is not None
    assert len(line[1].split()) == 3
    assert "25 %" in picture
    assert "55.0%" in picture


def test_the_curve_in_the_docs_ends_well_over_the_fair_share() -> None:
    picture = (ROOT / "docs" / "learning-curve.svg").read_text("utf-8")
    last = re.findall(r">([0-9.]+)%</text>", picture)[-1]
    assert float(last) > 40
