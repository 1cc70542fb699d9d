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
    "games.maretta": "escape placing volcano barrels state setup numbers fields",
    "games.arrr": "turn sail dice challenge choices naming targets stack effects voyage score crew state setup numbers "
    "fields needs build",
    "core": "bits options table facts events verbs state setup question match game variant",
}
# No test file among them plays while it is imported: its mutants would need a session each.
TIERS = [
    "rules core arrr/rules arrr/test_needs.py arrr/test_build.py",
    "variants arrr/test_variants.py arrr/cards playthroughs endings test_digests.py redeal "
    "records/test_variant_code.py records/test_variant_code_toml.py records/test_position.py",
    "perft laws",
]


def plan_of(tiers: list[list[str]], enough: float) -> Plan:
    modules = {
        f"settemari.{package}.{name}": ROOT / "src" / "settemari" / package.replace(".", "/") / f"{name}.py"
        for package, names in RULES.items()
        for name in names.split()
    }
    survivors = Path(__file__).parent / "survivors.toml"
    # pytest calls the modules of a folder with an __init__.py after that folder
    folders = [folder.name for folder in (ROOT / "tests").iterdir() if (folder / "__init__.py").exists()]
    own = ["settemari", "skiff", "tests", "conftest", *sorted(folders)]
    return Plan(ROOT, modules, tiers, survivors, own, ["--import-mode=importlib"], enough)


def main() -> int:
    parser = argparse.ArgumentParser(prog="python -m tests.mutation", description="Break the rules, see a test fail.")
    parser.add_argument("--sample", action="store_true", help="a fixed sample, from each module by its share")
    parser.add_argument("--module", default="", metavar="M", help="only modules with this in their name (or this,this)")
    parser.add_argument("--mutant", default="", metavar="TEXT", help="only mutants with this in their name")
    parser.add_argument("--tests", nargs="+", metavar="PATH", help="these tests instead of the tiers")
    parser.add_argument("--jobs", type=int, default=0, metavar="N", help="processes at a time (default: one a core)")
    parser.add_argument("--tiers", type=int, default=len(TIERS), metavar="N", help="only the first N tiers of tests")
    parser.add_argument(
        "--enough", type=float, default=20.0, metavar="S", help="seconds of tests a mutant must survive"
    )
    parser.add_argument("--keep-going", action="store_true", help="leave out tests that fail without any mutant")
    parser.add_argument(
        "--go-on", action="store_true", help="take up a run that was stopped, for the modules that are still the same"
    )
    chosen = parser.parse_args()
    tiers = [[f"tests/{path}" for path in tier.split()] for tier in TIERS[: chosen.tiers]]
    plan = plan_of([chosen.tests] if chosen.tests else tiers, chosen.enough)
    plan.memory = "mutants-by-hand.json" if chosen.tests else plan.memory  # what other tests kill is another matter
    return run(
        plan,
        sample=chosen.sample,
        only=chosen.module,
        named=chosen.mutant,
        jobs=chosen.jobs,
        keep_going=chosen.keep_going,
        go_on=chosen.go_on,
    )


if __name__ == "__main__":
    sys.exit(main())
