# Everything a person needs: `make play` and `make test` set up what is missing by themselves.

PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin
JOBS ?= $(shell nproc 2>/dev/null || echo 2)

.PHONY: play test lint types unit playthroughs golden soak bench art sounds dist onefile test-window test-dist clean

play: $(VENV)/played
	$(BIN)/orrery

test: lint types unit

lint: $(VENV)/developed
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .
	$(BIN)/lint-imports --no-cache

types: $(VENV)/developed
	$(BIN)/mypy

unit: $(VENV)/developed
	$(BIN)/pytest -n $(JOBS) --ignore tests/packaging

playthroughs: $(VENV)/developed
	$(BIN)/python -m tests.playthroughs.regenerate

golden: $(VENV)/developed
	$(BIN)/python -m tests.client.golden.regenerate

# What the network tests do in short, for hours: crowds, guessed PINs, killed hosts, hosts that run and run.
soak: $(VENV)/developed
	$(BIN)/python -m tests.client.lan.soak

bench: $(VENV)/played
	$(BIN)/orrery bench

art: $(VENV)/drawn
	$(BIN)/python -m art.render

sounds: $(VENV)/drawn
	$(BIN)/python sounds/build.py

# A whole match in a real window; needs Xvfb and xdotool.
test-window: $(VENV)/developed
	$(BIN)/pytest tests/packaging/test_window.py

# What people download; test-dist needs Xvfb, xdotool, dpkg, desktop-file-utils and appstream.
dist: $(VENV)/packaged
	$(BIN)/python packaging/build.py

onefile: $(VENV)/packaged
	$(BIN)/python packaging/build.py --onefile

test-dist: dist onefile $(VENV)/developed
	$(BIN)/pytest tests/packaging

$(BIN)/python:
	$(PYTHON) -m venv $(VENV)

$(VENV)/played: pyproject.toml | $(BIN)/python
	$(BIN)/pip install --quiet --disable-pip-version-check --editable .
	touch $@

$(VENV)/developed: pyproject.toml | $(BIN)/python
	$(BIN)/pip install --quiet --disable-pip-version-check --editable '.[dev]'
	touch $@ $(VENV)/played

$(VENV)/packaged: pyproject.toml | $(BIN)/python
	$(BIN)/pip install --quiet --disable-pip-version-check --editable '.[package]'
	touch $@ $(VENV)/played

$(VENV)/drawn: pyproject.toml | $(BIN)/python
	$(BIN)/pip install --quiet --disable-pip-version-check '.[art]'
	touch $@

clean:
	rm -rf $(VENV) build dist *.egg-info .mypy_cache .pytest_cache .ruff_cache .hypothesis
