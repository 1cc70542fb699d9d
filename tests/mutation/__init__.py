"""Breaks the rules one by one and sees a test fail each time.

    python -m tests.mutation [--sample] [--module M] [--jobs N]

A *mutant* is a module with one small mistake: a ``<`` for a ``<=``, a number off by one, a statement left out. Tests
that say something about the module fail for it; a mutant they all pass is a *survivor*: a hole in the tests, or no
mistake at all, in which case ``survivors.toml`` lists it with the reason. The run fails for a survivor that is not
listed and for a listed one that is killed or gone.

operators.py   which mistakes there are, and what a mutant is called
patch.py       how a mutant gets into the running interpreter; nothing is written to disk
children.py    forked processes: each tries one mutant on the tests and is forgotten
run.py         which mutants, which tests, in which order; the verdict
survivors.py   the list of those that may live
"""
