"""Which mutants are tried, on which tests, in which order, and what came of it."""

from __future__ import annotations

import gc
import hashlib
import importlib
import importlib.util
import json
import os
import shutil
import sys
import tempfile
import time
from collections import Counter, defaultdict
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from pathlib import Path

import pytest

from tests.mutation.children import (
    Afresh,
    Send,
    Task,
    Watch,
    cpu_seconds,
    limit,
    passes,
    run_tasks,
    try_tests,
    verdict_of,
)
from tests.mutation.memory import Memory
from tests.mutation.operators import Mutant, Source
from tests.mutation.patch import FreshImport, Patcher, Probes, apply
from tests.mutation.survivors import read_survivors

SAMPLE = 150  # so that `make soak` stays below an hour; `make mutate` tries all
ENOUGH = 3.0  # seconds of tests a tier for a mutant that is listed as a survivor: killed so late, it may stay listed


@dataclass
class Plan:
    """What to break, and what should notice."""

    root: Path
    modules: dict[str, Path]  # dotted name -> file
    tiers: list[list[str]]  # test files and folders; a tier is run for what survived those before it
    survivors: Path
    own_packages: list[str]  # all that a fresh import must forget
    arguments: list[str] = field(default_factory=list)  # for pytest
    enough: float = 20.0  # seconds of tests a tier, the fastest first, that a mutant must survive to be called alive
    memory: str = "mutants.json"  # in build/
    least: float = 1.0  # seconds that every test may take, however fast it is without a mutant

    def memory_of(self, sources: Sequence[Source]) -> Memory:
        """Where a run writes down what it has found out."""
        tests = [self.root / path for tier in self.tiers for path in tier]
        return Memory(self.root / "build" / self.memory, sources, tests)


@dataclass
class Test:
    """A collected test, and what it did without a mutant."""

    number: int
    item: pytest.Item
    tier: int
    seconds: float = 0.0
    reached: frozenset[tuple[str, int]] = frozenset()

    @property
    def nodeid(self) -> str:
        return self.item.nodeid


class TestsFail(Exception):
    """A test fails without any mutant."""


class Progress:
    """A line that counts: on a terminal always the same one, elsewhere a new one each minute."""

    def __init__(self) -> None:
        self.shown = sys.stderr.isatty()
        self.started = self.said = time.monotonic()

    def say(self, text: str) -> None:
        now = time.monotonic()
        if now - self.said > (0.1 if self.shown else 60):
            self.said = now
            spent = int(now - self.started)
            line = f"{spent // 60}:{spent % 60:02d}  {text}"
            line = line[: shutil.get_terminal_size().columns - 1]
            sys.stderr.write(f"\r\x1b[K{line}" if self.shown else f"{line}\n")
            sys.stderr.flush()

    def clear(self) -> None:
        if self.shown:
            sys.stderr.write("\r\x1b[K")


class Run:
    """One run; a plugin of the pytest session that collects the tests."""

    def __init__(
        self,
        plan: Plan,
        mutants: Sequence[Mutant],
        sources: Sequence[Source],
        jobs: int,
        keep_going: bool,
        known: Mapping[str, str],
    ) -> None:
        self.plan = plan
        self.keep_going = keep_going
        self.left_out: list[str] = []  # tests that fail anyway
        self.jobs = jobs
        self.sources = {source.module: source for source in sources}
        self.listed = read_survivors(plan.survivors)
        found = {mutant.identity: known[mutant.identity] for mutant in mutants if mutant.identity in known}
        self.verdicts = {identity: verdict for identity, verdict in found.items() if not verdict.isdecimal()}
        self.outlived = {identity: int(tiers) for identity, tiers in found.items() if tiers.isdecimal()}  # so many
        self.alive = [mutant for mutant in mutants if mutant.identity not in self.verdicts]
        self.memory = plan.memory_of(sources)
        # the tests that killed before, by function and by module
        self.killers: defaultdict[str, list[int]] = defaultdict(list)
        self.progress = Progress()
        self.watch = Watch()
        self.failure: Exception | None = None
        for source in sources:
            importlib.import_module(source.module)
        self.patcher = Patcher(sources)
        self.probes = Probes(sources, self.patcher)
        self.tests: list[Test] = []

    # -- the session -------------------------------------------------------------------------------------------

    def start(self) -> None:
        """Collect all tests, then try the mutants inside the session."""
        self.probes.mark()
        paths = [path for tier in self.plan.tiers for path in tier if (self.plan.root / path).exists()]
        quiet = ["-q", "-p", "no:cacheprovider", "-p", "no:xdist", "-p", "no:cov", "-o", "addopts="]
        self.arguments = [*quiet, *self.plan.arguments, f"--rootdir={self.plan.root}"]
        pytest.main([*self.arguments, *paths], plugins=[self, self.watch])
        if self.failure is not None:
            raise self.failure

    @pytest.hookimpl(trylast=True)
    def pytest_configure(self, config: pytest.Config) -> None:
        config.pluginmanager.unregister(name="terminalreporter")
        calm_hypothesis()

    def pytest_runtestloop(self, session: pytest.Session) -> bool:
        self.patcher.restore()
        self.while_collecting = self.probes.take()
        try:
            if self.watch.failure or not session.items:
                raise TestsFail(self.watch.failure or "there are no tests")
            for item in session.items:
                self.tests.append(Test(len(self.tests), item, self.tier_of(item)))
            gc.collect()
            gc.freeze()
            for tier in range(len(self.plan.tiers)):
                if self.alive:
                    self.try_tier(tier)
        except (TestsFail, KeyboardInterrupt) as failure:
            self.failure = failure if isinstance(failure, Exception) else TestsFail("interrupted")
        self.keep(at_once=True)
        self.progress.clear()
        return True

    def tier_of(self, item: pytest.Item) -> int:
        path = item.path.relative_to(self.plan.root)
        for number, tier in enumerate(self.plan.tiers):
            if any(path.is_relative_to(start) for start in tier):
                return number
        raise AssertionError(f"no tier asked for {path}")

    # -- without a mutant --------------------------------------------------------------------------------------

    def try_tier(self, number: int) -> None:
        tests = [test for test in self.tests if test.tier == number]
        tier, started = f"tier {number + 1}", time.monotonic()
        run_tasks(self.surveys(tests, tier), self.jobs)
        looked, tried = time.monotonic(), self.alive
        self.alive = []
        run_tasks(self.attempts(tried, tests, number), self.jobs)
        self.progress.clear()
        print(
            f"{tier}: {len(tests)} tests looked at in {looked - started:.0f} s, "
            f"{len(tried)} mutants tried in {time.monotonic() - looked:.0f} s, {len(self.alive)} alive",
            flush=True,
        )

    def surveys(self, tests: Sequence[Test], tier: str) -> Iterator[Task]:
        """Every test once without a mutant: it must pass, and tells what it reaches and how long it takes."""
        for count, test in enumerate(tests):
            self.progress.say(f"{tier}: {count} of {len(tests)} tests looked at")
            yield self.survey(test)

    def survey(self, test: Test) -> Task:
        def work(send: Send) -> None:
            self.probes.mark()
            self.probes.take()
            started = cpu_seconds()
            if passes(test.item, self.watch):
                send(json.dumps([cpu_seconds() - started, sorted(self.probes.take())]))
            else:
                send(json.dumps([self.watch.failure, []]))

        def done(lines: list[str]) -> None:
            seconds, reached = json.loads(lines[-1]) if lines else (f"{test.nodeid} crashed", [])
            if isinstance(seconds, str):
                if not self.keep_going:
                    raise TestsFail(f"without any mutant: {seconds}")
                self.left_out.append(test.nodeid)
                return
            test.seconds = seconds
            test.reached = frozenset((module, number) for module, number in reached)

        return Task(work, done)

    # -- with one ----------------------------------------------------------------------------------------------

    def attempts(self, mutants: Sequence[Mutant], tests: Sequence[Test], number: int) -> Iterator[Task]:
        tier = f"tier {number + 1}"
        for count, mutant in enumerate(mutants):
            self.progress.say(f"{tier}: {count} of {len(mutants)} mutants, {len(self.alive)} alive  {mutant.identity}")
            self.keep()
            fitting = [test for test in tests if reaches(test, mutant)]
            if fitting and self.outlived.get(mutant.identity, 0) <= number:
                yield self.attempt(mutant, fitting, number)
            else:
                self.lives_on(mutant, number)

    def lives_on(self, mutant: Mutant, number: int) -> None:
        self.alive.append(mutant)
        self.outlived[mutant.identity] = max(number + 1, self.outlived.get(mutant.identity, 0))

    def keep(self, at_once: bool = False) -> None:
        """For a run that goes on: who was killed, and how many tiers the others have outlived."""
        tiers = {identity: str(number) for identity, number in self.outlived.items() if identity not in self.verdicts}
        self.memory.keep(self.verdicts | tiers, at_once)

    def attempt(self, mutant: Mutant, fitting: Sequence[Test], number: int) -> Task:
        ordered = self.in_order(mutant, fitting)
        source = self.sources[mutant.module]
        at_import = mutant.statement < 0 or (mutant.module, mutant.statement) in self.while_collecting

        def work(send: Send) -> None:
            apply(mutant.edit)
            exchanged = mutant.statement >= 0 and self.patcher.exchange(source)
            if exchanged:
                tests = [(test.number, test.item, test.seconds) for test in ordered]
                if not try_tests(tests, self.watch, send, self.plan.least):
                    return
                if not at_import:
                    send("alive")
                    return
            self.try_afresh(source, ordered, send)

        def done(lines: list[str]) -> None:
            verdict, killer = verdict_of(lines)
            if verdict == "alive":
                self.lives_on(mutant, number)
                return
            self.verdicts[mutant.identity] = verdict
            if killer >= 0:
                for name in (mutant.module, f"{mutant.module}:{mutant.where}"):
                    known = self.killers[name]
                    known[:] = [killer, *(number for number in known if number != killer)][:8]

        return Task(work, done)

    def in_order(self, mutant: Mutant, tests: Sequence[Test]) -> list[Test]:
        """First what killed others nearby, then the tests that are named after the module, then one of each file, a
        second one, and so on: a file is about one rule, and its tests tend to notice the same mistakes. The fastest
        of a file come first.
        """
        named = named_after(mutant.module)
        near = self.killers[f"{mutant.module}:{mutant.where}"]
        far = self.killers[mutant.module]
        before: Counter[Path] = Counter()
        nth: dict[int, int] = {}
        for test in sorted(tests, key=lambda test: test.seconds):
            nth[test.number] = before[test.item.path]
            before[test.item.path] += 1

        def rank(test: Test) -> tuple[int, int, float]:
            for place, known in enumerate((near, far)):
                if test.number in known:
                    return place, known.index(test.number), 0
            if test.item.path.name.startswith(named):
                return 2, 0, test.seconds
            return 3, nth[test.number], test.seconds

        enough = ENOUGH if mutant.identity in self.listed else self.plan.enough
        spent = 0.0
        chosen: list[Test] = []
        for test in sorted(tests, key=rank):
            spent += test.seconds
            if chosen and spent > enough:
                break
            chosen.append(test)
        return chosen

    def try_afresh(self, source: Source, tests: Sequence[Test], send: Send) -> None:
        """A session of its own, in which everything of the project is imported anew."""
        sys.dont_write_bytecode = True
        FreshImport(source).install([*self.plan.own_packages])
        files = list(dict.fromkeys(str(test.item.path) for test in tests))
        limit(sum(test.seconds for test in tests) + len(files), self.plan.least)
        afresh = Afresh([(test.number, test.nodeid, test.seconds) for test in tests], send, self.plan.least)
        ended = pytest.main([*self.arguments, *files], plugins=[afresh, Quiet()])
        if ended not in (pytest.ExitCode.OK, pytest.ExitCode.NO_TESTS_COLLECTED):
            send("killed -1")

    # -- the verdict -------------------------------------------------------------------------------------------

    def report(self) -> bool:
        """Print what came out; True if all is as it should be."""
        survived = [mutant for mutant in self.alive if mutant.identity not in self.listed]
        revived = sorted(identity for identity in self.verdicts if identity in self.listed)
        there = {mutant.identity for source in self.sources.values() for mutant in source.mutants}
        in_scope = [identity for identity in self.listed if identity.partition(":")[0] in self.sources]
        gone = sorted(identity for identity in in_scope if identity not in there)
        self.table(survived)
        for nodeid in self.left_out:
            print(f"\nLEFT OUT: it fails without any mutant\n  {nodeid}")
        for mutant in survived:
            source = self.sources[mutant.module]
            reached = any(reaches(test, mutant) for test in self.tests)
            note = "" if reached else "  (no test gets there)"
            print(f"\nSURVIVED {source.file.relative_to(self.plan.root)}:{mutant.line}{note}")
            print(f"  {json.dumps(mutant.identity, ensure_ascii=False)}")
        for identity in revived:
            print(f"\nLISTED, BUT KILLED: take it off {self.plan.survivors.name}\n  {identity}")
        for identity in gone:
            print(f"\nLISTED, BUT GONE: take it off {self.plan.survivors.name}\n  {identity}")
        return not (survived or revived or gone or self.left_out)

    def table(self, survived: Sequence[Mutant]) -> None:
        rows: defaultdict[str, Counter[str]] = defaultdict(Counter)
        for identity, verdict in self.verdicts.items():
            rows[identity.partition(":")[0]][verdict] += 1
        for mutant in self.alive:
            rows[mutant.module]["survived" if mutant in survived else "listed"] += 1
        names = ["killed", "stopped", "listed", "survived"]
        width = max(len(module) for module in [*rows, "module"])
        print(f"{'module':{width}}  mutants  " + "  ".join(f"{name:>8}" for name in names))
        for module, counts in [*sorted(rows.items()), ("all", sum(rows.values(), Counter()))]:
            print(f"{module:{width}}  {counts.total():7}  " + "  ".join(f"{counts[name]:8}" for name in names))


class Quiet:
    """A plugin that leaves nothing to be printed."""

    @pytest.hookimpl(trylast=True)
    def pytest_configure(self, config: pytest.Config) -> None:
        config.pluginmanager.unregister(name="terminalreporter")
        calm_hypothesis()


def calm_hypothesis() -> None:
    """The same examples each time, without a clock, a memory, or a search for the smallest failure."""
    if importlib.util.find_spec("hypothesis") is None:
        return
    from hypothesis import HealthCheck, Phase, settings

    settings.register_profile(
        "mutation",
        derandomize=True,
        database=None,
        deadline=None,
        phases=[Phase.explicit, Phase.generate],
        suppress_health_check=list(HealthCheck),
    )
    settings.load_profile("mutation")


def named_after(module: str) -> str:
    """How the files begin whose tests are about a module."""
    return f"test_{module.rpartition('.')[2]}"


def reaches(test: Test, mutant: Mutant) -> bool:
    """Whether a test runs the mutant's statement, or, outside of functions, anything of its module. A test that only
    reads a module's constants runs nothing of it: so those that are named after it count as well.
    """
    if mutant.statement >= 0:
        return (mutant.module, mutant.statement) in test.reached
    if test.item.path.name.startswith(named_after(mutant.module)):
        return True
    return any(module == mutant.module for module, _ in test.reached)


def sample_of(sources: Sequence[Source], listed: dict[str, str], size: int = SAMPLE) -> list[Mutant]:
    """The same few each time, from every module by its share; those listed as survivors are left to the full run."""
    chosen: list[Mutant] = []
    total = sum(len(source.mutants) for source in sources)
    for source in sources:
        fresh = [mutant for mutant in source.mutants if mutant.identity not in listed]
        fresh.sort(key=lambda mutant: hashlib.sha256(mutant.identity.encode()).digest())
        chosen += fresh[: max(2, round(size * len(source.mutants) / total))]
    return chosen


def run(
    plan: Plan,
    *,
    sample: bool = False,
    only: str = "",
    named: str = "",
    jobs: int = 0,
    keep_going: bool = False,
    go_on: bool = False,
) -> int:
    """Try the mutants; 0 if every one was killed or is listed, 1 if not, 2 if it could not be tried."""
    os.environ["SETTEMARI_SIZE"] = "small"
    chosen = {name: file for name, file in plan.modules.items() if any(part in name for part in only.split(","))}
    if not chosen:
        print(f"no module is called {only}; there are: {', '.join(plan.modules)}")
        return 2
    sources = [Source(name, file) for name, file in chosen.items()]
    listed = read_survivors(plan.survivors)
    mutants = sample_of(sources, listed) if sample else [m for source in sources for m in source.mutants]
    mutants = [mutant for mutant in mutants if named in mutant.identity]
    with tempfile.TemporaryDirectory() as folder:
        os.environ["HYPOTHESIS_STORAGE_DIRECTORY"] = folder
        known = plan.memory_of(sources).recall() if go_on else {}
        tried = Run(plan, mutants, sources, jobs or os.cpu_count() or 1, keep_going, known)
        try:
            tried.start()
        except TestsFail as failure:
            print(f"The mutants could not be tried. {failure}")
            return 2
    right = tried.report()
    spent = time.monotonic() - tried.progress.started
    print(f"\n{len(mutants)} mutants in {spent:.0f} s: {'all as it should be' if right else 'NOT all as it should be'}")
    return 0 if right else 1
