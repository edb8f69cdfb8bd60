# Needs Python 3.11, 3.12 or 3.13 and a network the first time; everything else goes into .venv.
# Another Python: make test PYTHON=python3.12
PYTHON ?= python3
VENV   := .venv
# Windows calls it otherwise.
SCRIPTS := $(if $(filter Windows_NT,$(OS)),Scripts,bin)
BIN    := $(VENV)/$(SCRIPTS)
# One more than there are cores: tests of servers, pages and processes wait half of their time.
WORKERS ?= $(shell $(PYTHON) -c "import os; print(1 + (os.cpu_count() or 1))")
DEMO_ARGS ?=
# Whose kernels the wheels of a release bring.
PYTHONS ?= $(PYTHON)
BEGUN  := $(shell date +%s)

# Versions that tests and linters are locked to, and the oldest ones that pyproject.toml allows.
LOCKED := constraints/locked.txt
OLDEST := constraints/oldest.txt
CHOSEN := $(if $(filter file,$(origin PYTHON)),,chosen)

# Where it is set, every process compiles every library that it imports, which takes longer than most tests.
unexport PYTHONDONTWRITEBYTECODE

.PHONY: runtime environment demo test test-page test-oldest lint types docs lock explore validate bench wheel release frontend clean

runtime:
	@tools/environment.sh $(VENV) "" $(LOCKED) $(PYTHON) $(CHOSEN)

environment:
	@tools/environment.sh $(VENV) "[dev]" $(LOCKED) $(PYTHON) $(CHOSEN)

demo: runtime  ## the page with the torus, and how long it took to get there; DEMO_ARGS passes options such as --no-open
	FREEBODY_BEGUN=$(BEGUN) $(BIN)/freebody view $(DEMO_ARGS)

lint: environment
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .

types: environment
	$(BIN)/mypy

test: lint types  ## linters, type checks and all tests; a Chromium is found, or installed as root
	$(BIN)/freebody warm
	$(BIN)/python -m pytest -n $(WORKERS) --max-worker-restart 0 -m "not study$$($(BIN)/python tools/chromium.py)"

test-page: environment  ## only the page in a real Chromium (found, or installed as root)
	$(BIN)/python -m pytest -m "browser$$($(BIN)/python tools/chromium.py)"

test-oldest:  ## the tests, but not those in a browser, with the oldest versions of everything that pyproject.toml allows
	@tools/environment.sh .venv-oldest "[dev]" $(OLDEST) $(PYTHON) $(CHOSEN)
	.venv-oldest/$(SCRIPTS)/freebody warm
	PYTHONWARNINGS= .venv-oldest/$(SCRIPTS)/python -m pytest -n $(WORKERS) --max-worker-restart 0 -W default -m "not study and not browser"

docs: environment  ## the documentation, to site/: open site/index.html
	$(BIN)/python -m tools.site

lock: environment  ## write both files of constraints anew
	$(BIN)/python -m pip install --quiet uv
	$(BIN)/uv pip compile --quiet --upgrade --universal --python-version 3.11 --extra bench --no-annotate \
	  --custom-compile-command "make lock" --no-emit-package freebody -o $(LOCKED) pyproject.toml
	$(BIN)/uv pip compile --quiet --upgrade --resolution lowest-direct --python-version 3.11 --extra dev --no-annotate \
	  --custom-compile-command "make lock" --no-emit-package freebody -o $(OLDEST) pyproject.toml

explore: environment  ## the properties with new examples, every reader with damaged inputs, the server with pauses that it does not expect
	$(BIN)/python tests/fuzz/readers.py --seconds 300 --seed $$(date +%s)
	$(BIN)/python -m pytest -n $(WORKERS) --max-worker-restart 0 --hypothesis-profile explore -m "hypothesis and not study"
	FREEBODY_UNREST=$$(date +%s) $(BIN)/python -m pytest -n $(WORKERS) --max-worker-restart 0 -m "not browser" tests/viewer

validate: environment  ## the long studies, and whether the tests notice wrong physics
	$(BIN)/python -m pytest -n $(WORKERS) -o faulthandler_timeout=0 -m study
	$(BIN)/python -m tools.mutants

bench: environment  ## ratios against peers, in the same process
	@tools/environment.sh $(VENV) "[bench]" $(LOCKED) $(PYTHON)
	$(BIN)/python -u -m benchmarks

wheel: environment  ## a wheel with compiled kernels, for this Python and Numba, to dist/
	$(BIN)/python -m tools.wheel

release: environment  ## sdist and wheels to dist/, each tried in a new environment; PYTHONS="python3.12 python3.13" for more wheels
	$(BIN)/python -m tools.release $(PYTHONS)

frontend:  ## build the page into the package; needs Node 20 or later, and is only needed after changes in frontend/
	cd frontend && npm ci --no-audit --no-fund && npm run build

clean:
	rm -rf $(VENV) .venv-oldest site .pytest_cache .mypy_cache .ruff_cache .hypothesis
	find src tests -name __pycache__ -type d -prune -exec rm -rf {} +
