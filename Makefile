SHELL := /bin/bash
.SHELLFLAGS := -euo pipefail -c
.DEFAULT_GOAL := help
.DELETE_ON_ERROR:
.NOTPARALLEL:

PYTHON ?= python3
GAME ?= cave-vs-cave
ALL ?=

BIN := .venv/bin
STAMP := .venv/.stamp
CITATIONS := .cache/citations.json

.PHONY: help setup play lint test pure compiled compare rules mutants soak bench clean

help: ## list the targets
	@sed -nE 's/^([a-z]+):.*## (.*)$$/make \1\t\2/p' $(MAKEFILE_LIST) | expand -t 16

setup: $(STAMP) ## create .venv, with Permoník and the tools that develop it

$(STAMP): pyproject.toml
	test -x $(BIN)/python || $(PYTHON) -m venv .venv
	PERMONIK_PURE=1 $(BIN)/python -m pip install --quiet --disable-pip-version-check --editable '.[dev]'
	touch $@

play: setup ## play in the terminal (GAME=cave-vs-cave)
	$(BIN)/permonik play $(GAME)

lint: setup ## check style and types
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .
	$(BIN)/mypy --strict src

test: lint pure compiled compare rules mutants ## check everything: style, types, both builds, rules, mutants

pure: setup ## run all tests on the pure build
	$(BIN)/python -m pytest -n 2 --citations=$(CITATIONS)

compiled: setup ## run the contract suite on the compiled build
	$(BIN)/python tools/compiled.py -- $(BIN)/python -m pytest tests/contract

compare: setup ## play the same games on both builds, and compare them entry by entry
	$(BIN)/python tools/compare_builds.py

rules: pure ## check that every rule of every game is proved by a test
	$(BIN)/python tools/rules_gate.py --from $(CITATIONS)

mutants: setup ## break the engines on purpose, and see the tests fail (a sample; ALL=1 for all)
	$(BIN)/python tools/mutants.py $(if $(ALL),--all)

soak: setup ## play thousands of random games
	$(BIN)/python tools/soak.py

bench: setup ## measure the speed
	$(BIN)/python bench/run.py

clean: ## remove everything that was built or installed
	rm -rf .venv .cache .hypothesis .mypy_cache .pytest_cache .ruff_cache build dist
	find . -type d -name __pycache__ -prune -exec rm -rf {} +
