SHELL := /bin/bash
.SHELLFLAGS := -euo pipefail -c
.DEFAULT_GOAL := help
.DELETE_ON_ERROR:
# Where Python may not keep what it has compiled, every process compiles the house anew, and every run all its tests.
unexport PYTHONDONTWRITEBYTECODE

PYTHON ?= python3
GAME ?= cave-vs-cave
ALL ?=
LAN ?=
PORT ?=
GAMES ?= 2000
KILLS ?= 20
FUZZ ?= 5000
FAULTS ?= 100
SCHEDULES ?= 100000
TABLES ?= 1000

BIN := .venv/bin
# One installation at a time: make play brings the compiler while somebody may be setting up the rest.
ALONE := $(if $(shell command -v flock),flock .venv/.lock)
BRIEFLY := --option Acquire::http::Timeout=20 --option Acquire::Retries=0
PLAY := .venv/.play
COMPILER := .venv/.compiler
STAMP := .venv/.stamp
CITATIONS := .cache/citations.json
WEB := src/permonik/server/static/index.html
DEVICE := src/permonik/local/page/index.html
WEB_FILES = $(shell find web -type f -not -path 'web/node_modules/*' -not -path 'web/src/styles/fonts/*') $(wildcard src/permonik/games/*/data/*)

# One thing after the other, unless somebody knows that they can be made beside each other.
ifndef BESIDE
.NOTPARALLEL:
else
$(DEVICE): | $(WEB) # both make the letters
redis: | postgresql # one package of the system at a time
postgresql: | chromium
endif

.PHONY: help setup web static chromium postgresql redis play engine terminal lint test ready early pure compiled compare rules mutants audit lock siege faults soak load bench screenshots docs dist clean

help: ## list the targets
	@sed -nE 's/^([a-z]+):.*## (.*)$$/make \1\t\2/p' $(MAKEFILE_LIST) | expand -t 16

setup: $(STAMP) ## create .venv, with Permoník and the tools that develop it

# What plays is pinned with hashes; only then comes the project itself, without looking for anything else.
$(PLAY): requirements.lock pyproject.toml
	test -x $(BIN)/python || $(PYTHON) -m venv .venv
	$(ALONE) $(BIN)/python -m pip install --quiet --disable-pip-version-check --require-hashes --requirement requirements.lock
	PERMONIK_PURE=1 $(ALONE) $(BIN)/python -m pip install --quiet --disable-pip-version-check --no-deps --no-build-isolation --editable .
	touch $@

$(COMPILER): $(PLAY) compiler.lock
	@command -v $${CC:-cc} > /dev/null || { echo 'there is no C compiler' >&2; exit 1; }
	$(ALONE) $(BIN)/python -m pip install --quiet --disable-pip-version-check --require-hashes --requirement compiler.lock >&2
	touch $@

# Most of what the tools bring along is never imported, and so never compiled.
$(STAMP): $(PLAY)
	PERMONIK_PURE=1 $(ALONE) $(BIN)/python -m pip install --quiet --disable-pip-version-check --no-compile --editable '.[dev]'
	touch $@

web: $(WEB) ## build the page for the browser

$(WEB): $(WEB_FILES) web/node_modules/.stamp | $(PLAY)
	PYTHONPATH=src $(BIN)/python tools/board_data.py # also while the project itself is being installed
	cd web && npm run --silent build -- --logLevel warn

static: $(PLAY) $(DEVICE) ## write the house into build/static, for any web host: everything plays in the browser
	$(BIN)/permonik static build/static

$(DEVICE): $(WEB_FILES) tools/library.py web/node_modules/.stamp | $(PLAY)
	cd web && npm run --silent static -- --logLevel warn
	cd web && npm run --silent library

web/node_modules/.stamp: web/package-lock.json
	@command -v npm > /dev/null || { echo 'The page is built with Node.js 20 or newer, and npm is not here: https://nodejs.org'; exit 1; }
	cd web && npm ci --silent --no-audit --no-fund
	touch $@

# Its shell, the same engine without windows, costs half as much; where it cannot be had, the browser itself will do.
chromium: # the browser of the tests in tests/web
	@command -v chromium-headless-shell > /dev/null || \
		{ test "$$(id -u)" = 0 && command -v apt-get > /dev/null && { apt-get update --quiet $(BRIEFLY); apt-get install $(BRIEFLY) --option DPkg::Lock::Timeout=300 --yes --no-install-recommends chromium-headless-shell; }; } || \
		echo 'chromium-headless-shell is not here, and the tests of the page take twice as long: install that package of your system'
	@command -v chromium-headless-shell chromium chromium-browser google-chrome > /dev/null || \
		{ test "$$(id -u)" = 0 && command -v apt-get > /dev/null && { apt-get update --quiet; apt-get install --option DPkg::Lock::Timeout=300 --yes --no-install-recommends chromium; }; } || \
		{ echo 'tests/web needs Chromium: install the package chromium of your system'; exit 1; }

postgresql: # the second database of the server; tests without it are skipped, and counted
	@test -n "$$(ls /usr/lib/postgresql/*/bin/postgres /usr/pgsql-*/bin/postgres 2> /dev/null)" || command -v postgres pg_config > /dev/null || \
		{ test "$$(id -u)" = 0 && command -v apt-get > /dev/null && { apt-get update --quiet; apt-get install --option DPkg::Lock::Timeout=300 --yes --no-install-recommends postgresql; }; } || \
		echo 'PostgreSQL is not here, and its tests will be skipped: install the package postgresql of your system'

redis: # what the processes of a cluster tell each other goes through it; tests without it are skipped, and counted
	@command -v redis-server valkey-server > /dev/null || \
		{ test "$$(id -u)" = 0 && command -v apt-get > /dev/null && { apt-get update --quiet; apt-get install --option DPkg::Lock::Timeout=300 --yes --no-install-recommends redis-server; }; } || \
		echo 'Redis is not here, and its tests will be skipped: install the package redis-server of your system'

# The server plays on the compiled engine as soon as an earlier start has made it; bots change over while it runs.
play: $(PLAY) web $(DEVICE) ## open the house in the browser (LAN=1: for phones in your network, too; PORT=8766: elsewhere)
	PYTHONPATH=$$($(BIN)/python tools/compiled.py --there) $(BIN)/permonik serve --open --engine '$(MAKE) --silent engine' $(if $(LAN),--host 0.0.0.0) $(if $(PORT),--port $(PORT))

engine: $(COMPILER) ## compile the engine for the bots of make play, which does so by itself, and print its folder
	@$(BIN)/python tools/compiled.py

terminal: $(PLAY) ## play in the terminal (GAME=cave-vs-cave)
	$(BIN)/permonik play $(GAME)

lint: setup web ## check style and types
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .
	(cd web && npm run --silent check) & page=$$!; $(BIN)/mypy --strict src; wait $$page

test: ## check everything: style, types, both builds, rules, mutants
	$(MAKE) --no-print-directory --jobs=2 BESIDE=1 ready
	$(MAKE) --no-print-directory early lint rules compiled
	$(MAKE) --no-print-directory --jobs=2 BESIDE=1 compare mutants PROVED=$(CITATIONS)

ready: setup web $(DEVICE) chromium postgresql redis # what tests need; installing leaves a core to others

# The engine and the tests are compiled beside what needs one core only; who wants them then waits, or hears what is wrong.
early: setup
	$(BIN)/python tools/compiled.py > /dev/null 2>&1 &
	$(BIN)/python -m pytest --collect-only > /dev/null 2>&1 &

# Four at a time on two cores, since many tests wait for somebody; few seeds and every third set-up, since the compiled
# build has more of them and make soak has all.
pure: setup web $(DEVICE) chromium postgresql redis ## run all tests on the pure build
	(cd web && npm run --silent test) & page=$$!; \
		PERMONIK_SEEDS=3 PERMONIK_EVERY=3 $(BIN)/python -m pytest -n 4 --dist worksteal --citations=$(CITATIONS); wait $$page

compiled: setup ## run the contract suite on the compiled build, and whether environments can be copied there
	PERMONIK_SEEDS=10 $(BIN)/python tools/compiled.py -- $(BIN)/python -m pytest -n 2 tests/contract
	$(BIN)/python tools/compiled.py -- $(BIN)/python -m pytest tests/envs -k 'copy or pickled'

compare: setup ## play the same games on both builds, and compare them entry by entry
	$(BIN)/python tools/compare_builds.py --seeds 1

rules: pure ## check that every rule of every game is proved by a test
	$(BIN)/python tools/rules_gate.py --from $(CITATIONS)

mutants: setup web ## break the house on purpose, and see the tests fail (a sample; ALL=1 for all)
	$(BIN)/python tools/mutants.py $(if $(ALL),--all) $(if $(PROVED),--proved $(PROVED))

audit: setup ## list the parts of the house and their licences, and look for known faults
	$(BIN)/python tools/audit.py

lock: setup ## pin again what make play installs
	$(BIN)/python tools/lock.py

siege: setup ## attack a server of our own on this machine, with a healthy player beside it (a quiet machine, four minutes)
	$(BIN)/python tools/siege.py --games $(GAMES)
	$(BIN)/python tools/siege_kills.py $(KILLS)
	$(BIN)/python tools/siege_fuzz.py $(FUZZ)

faults: setup postgresql redis ## kill and pause the servers, Redis and PostgreSQL of a cluster under load (twenty minutes)
	$(BIN)/python tools/faults.py $(FAULTS)
	$(BIN)/python tools/simulate_cluster.py --schedules $(SCHEDULES) --jobs 2

# With what make test only samples: all seeds of the contract, whole games in the browser and in WebAssembly, more kills.
soak: setup web $(DEVICE) chromium postgresql redis ## play thousands of games, random and greedy (hours)
	$(BIN)/python tools/soak.py
	$(BIN)/python tools/compare_builds.py --seeds 10
	PERMONIK_SOAK=1 $(BIN)/python -m pytest tests/deploy tests/server/test_server_load.py tests/server/test_server_leaks.py tests/server/test_server_base.py tests/web
	PERMONIK_SOAK=1 $(BIN)/python -m pytest tests/local/test_local_pyodide.py
	$(BIN)/python bench/static.py
	PERMONIK_TEST_STORE=postgresql $(BIN)/python -m pytest tests/server
	$(BIN)/python tools/compiled.py -- $(BIN)/python -m pytest tests/server
	PERMONIK_SOAK=1 $(BIN)/python tools/compiled.py -- $(BIN)/python -m pytest tests/envs tests/test_notebook.py
	PERMONIK_SOAK=1 $(BIN)/python -m pytest tests/tools/test_dist.py
	$(BIN)/python tools/compiled.py -- $(BIN)/python tools/greedy_report.py
	for game in cave-vs-cave caverna rivals; do $(BIN)/python tools/compiled.py -- $(BIN)/python tools/review_check.py puzzles $$game --jobs 2; done
	$(BIN)/python tools/add_a_card.py --compiled

bench: setup ## measure the speed, beside engines of other projects
	$(BIN)/permonik bench
	$(BIN)/python tools/compiled.py -- $(BIN)/python bench/envs.py
	$(BIN)/python bench/decision.py
	$(BIN)/python bench/boardgame_io.py

load: setup ## let people play at 1,000 tables of a server of our own on this machine (three minutes; TABLES=…)
	$(BIN)/python tools/load.py --tables $(TABLES)

docs: setup ## make one site of the guides and the Python reference, in build/docs
	$(ALONE) $(BIN)/python -m pip install --quiet --disable-pip-version-check --editable '.[docs]'
	$(BIN)/mkdocs build --strict --quiet

dist: setup web $(DEVICE) ## make what a release consists of, in build/dist (docs/releasing.md)
	$(BIN)/python tools/dist.py

screenshots: setup web chromium ## take pictures of the page, into build/screenshots
	$(BIN)/python tools/screenshots.py

clean: ## remove everything that was built or installed
	rm -rf web/node_modules web/src/styles/fonts src/permonik/server/static src/permonik/local/page
	rm -rf .venv .cache .hypothesis .mypy_cache .pytest_cache .ruff_cache build dist
	find . -type d -name __pycache__ -prune -exec rm -rf {} +
