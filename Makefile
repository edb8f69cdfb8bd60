# Needs Python 3.11 or later and a network the first time; everything else goes into .venv.
PYTHON ?= python3
VENV   := .venv
BIN    := $(VENV)/bin
STAMP  := $(VENV)/.installed
WORKERS ?= auto
DEMO_ARGS ?=
BEGUN  := $(shell date +%s)

.PHONY: demo test test-page lint types explore validate bench docs frontend clean

$(BIN)/python:
	$(PYTHON) -m venv $(VENV)
	$(BIN)/python -m pip install --quiet --upgrade pip

$(STAMP): pyproject.toml $(BIN)/python
	$(BIN)/python -m pip install --quiet --editable '.[dev]'
	@touch $@

demo: $(STAMP)  ## the page with the torus, and how long it took to get there; DEMO_ARGS passes options such as --no-open
	FREEBODY_BEGUN=$(BEGUN) $(BIN)/freebody view $(DEMO_ARGS)

lint: $(STAMP)
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .

types: $(STAMP)
	$(BIN)/mypy

test: lint types  ## linters, type checks and all tests; a Chromium is found, or installed as root
	$(BIN)/python -m pytest -n $(WORKERS) --max-worker-restart 0 -m "not study$$($(BIN)/python tools/chromium.py)"

test-page: $(STAMP)  ## only the page in a real Chromium (found, or installed as root)
	$(BIN)/python -m pytest -m "browser$$($(BIN)/python tools/chromium.py)"

explore: $(STAMP)  ## the properties with new examples, every reader with damaged inputs, the server with pauses that it does not expect
	$(BIN)/python tests/fuzz/readers.py --seconds 300 --seed $$(date +%s)
	$(BIN)/python -m pytest -n $(WORKERS) --max-worker-restart 0 --hypothesis-profile explore -m "hypothesis and not study"
	FREEBODY_UNREST=$$(date +%s) $(BIN)/python -m pytest -n $(WORKERS) --max-worker-restart 0 -m "not browser" tests/viewer

validate: $(STAMP)  ## the long studies
	$(BIN)/python -m pytest -n $(WORKERS) -o faulthandler_timeout=0 -m study

bench: $(STAMP)  ## ratios against peers, in the same process
	$(BIN)/python -m pip install --quiet --editable '.[bench]'
	$(BIN)/python -u -m benchmarks

frontend:  ## build the page into the package; needs Node 20 or later, and is only needed after changes in frontend/
	cd frontend && npm ci --no-audit --no-fund && npm run build

clean:
	rm -rf $(VENV) .pytest_cache .mypy_cache .ruff_cache .hypothesis
	find src tests -name __pycache__ -type d -prune -exec rm -rf {} +
