"""The command: ``python -m tests.mutation``."""

from __future__ import annotations

import argparse
import sys
from pathlib import Path

from tests.mutation.run import Plan, run

ROOT = Path(__file__).resolve().parent.parent.parent
# Redealing is not among them: what it must do is a frequency, and a mutant that shifts it a little dies only of the
# counts of tests/redeal at full size.
RULES = {
    "games.maretta": ["escape", "placing", "volcano", "barrels", "state", "setup", "numbers", "fields"],
    "core": ["bits", "options", "table", "facts", "events", "state", "setup", "question", "match", "game", "variant"],
}
TIERS = [
    ["tests/rules", "tests/core"],
    ["tests/variants", "tests/playthroughs", "tests/endings", "tests/test_digests.py", "tests/redeal"]
    + [f"tests/records/test_{name}.py" for name in ("variant_code", "variant_code_toml", "position", "verify")],
    ["tests/perft", "tests/laws"],
]


def plan(tiers: list[list[str]], enough: float) -> Plan:
    modules = {
        f"settemari.{package}.{name}": ROOT / "src" / "settemari" / package.replace(".", "/") / f"{name}.py"
        for package, names in RULES.items()
        for name in names
    }
    survivors = Path(__file__).parent / "survivors.toml"
    own = ["settemari", "skiff", "tests", "conftest"]
    return Plan(ROOT, modules, tiers, survivors, own, ["--import-mode=importlib"], enough)


def main() -> int:
    parser = argparse.ArgumentParser(prog="python -m tests.mutation", description="Break the rules, see a test fail.")
    parser.add_argument("--sample", action="store_true", help="a fixed sample, a few mutants of each module")
    parser.add_argument("--module", default="", metavar="M", help="only modules with this in their name (or this,this)")
    parser.add_argument("--jobs", type=int, default=0, metavar="N", help="processes at a time (default: one a core)")
    parser.add_argument("--tiers", type=int, default=len(TIERS), metavar="N", help="only the first N tiers of tests")
    parser.add_argument(
        "--enough", type=float, default=20.0, metavar="S", help="seconds of tests a mutant must survive"
    )
    parser.add_argument("--keep-going", action="store_true", help="leave out tests that fail without any mutant")
    chosen = parser.parse_args()
    return run(
        plan(TIERS[: chosen.tiers], chosen.enough),
        sample=chosen.sample,
        only=chosen.module,
        jobs=chosen.jobs,
        keep_going=chosen.keep_going,
    )


if __name__ == "__main__":
    sys.exit(main())
