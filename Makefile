# Everything goes through .venv; each target sets up what it needs.
PYTHON ?= python3
BIN := .venv/bin
SITE := src/brethren/server/site/index.html
# Named one by one: `web` also holds what npm and the Node wheel put there, some of it with spaces in its name.
WEB := $(shell find web/src web/public web/index.html $(wildcard web/*.ts web/*.js web/*.json) -type f)
# Debian packages that the tests need. (Playwright's own Node is linked against libatomic.)
PACKAGES := chromium libatomic1 nginx-light
# Node, if a new enough one is installed; else one from a wheel.
NODE := $(shell node -e 'process.exit(+process.versions.node.split(".")[0] < 20 ? 1 : 0)' 2>/dev/null && command -v npm >/dev/null || echo web/node)
WITH_NODE = PATH="$(if $(NODE),$(CURDIR)/$(NODE)/bin:)$$PATH"
NPM = $(WITH_NODE) npm --prefix web

.PHONY: help setup run site test test-long check format bench bench-bots bench-server bench-scale bench-review lock wire screenshots

help: ## Show this list
	@grep -E '^[a-z-]+:.*##' $(MAKEFILE_LIST) | sed -E 's/:.*## /\t/' | expand -t 12

.venv/ready: requirements-dev.lock pyproject.toml
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11) and "Brethren needs Python 3.11 or newer: make PYTHON=python3.11")'
	$(PYTHON) -m venv .venv
	$(BIN)/pip install --quiet --require-hashes -r requirements-dev.lock
	$(BIN)/pip install --quiet --no-deps --no-build-isolation -e .
	@touch $@

setup: .venv/ready ## Make .venv, then compile and cache the kernels (once)
	@$(BIN)/brethren warm

run: setup site ## Serve the site at http://localhost:8000, also to others on the same network
	$(BIN)/brethren serve --host $${BRETHREN_HOST:-0.0.0.0}

web/node: web/node.lock
	$(PYTHON) -m venv $@
	$@/bin/pip install --quiet --require-hashes -r web/node.lock
	@touch $@

web/node_modules/ready: web/package-lock.json $(NODE)
	$(NPM) ci --no-audit --no-fund --loglevel=error
	@touch $@

site: $(SITE) ## Build the web client

$(SITE): web/node_modules/ready $(WEB)
	$(NPM) run --silent build
	@touch $@

check: .venv/ready web/node_modules/ready ## Lint, format, types, floors
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .
	$(BIN)/mypy
	$(BIN)/lint-imports
	$(BIN)/python -m tools.wire --check
	$(NPM) run --silent check

format: .venv/ready ## Put the code into shape
	$(BIN)/ruff check --fix .
	$(BIN)/ruff format .

.venv/packages: .venv/ready
	@dpkg -s $(PACKAGES) >/dev/null 2>&1 || (apt-get update -qq && apt-get install -y -qq --no-install-recommends $(PACKAGES))
	@touch $@

test: check setup site .venv/packages ## All checks and tests: compiled, in plain Python with coverage, and bounds-checked
	$(NPM) run --silent test
	$(BIN)/pytest -q -n 2
	NUMBA_DISABLE_JIT=1 $(BIN)/coverage run -m pytest -q tests/games tests/kernel
	$(BIN)/coverage combine -q
	$(BIN)/coverage report
	NUMBA_BOUNDSCHECK=1 $(BIN)/brethren warm --rules
	NUMBA_BOUNDSCHECK=1 $(BIN)/pytest -q -n 2 tests/games tests/test_laws.py tests/test_hostile.py

test-long: check setup ## The same, and thousands of games in step with the oracles
	BRETHREN_TESTS=long $(BIN)/pytest -q -n 2

bench: setup ## Measure the engine and batches beside their peers; writes bench/results.md
	$(BIN)/python -m bench.engine
	$(BIN)/python -m bench.batch

bench-bots: setup ## Measure how well the bots play (hours); writes bench/results.md
	$(BIN)/python -m bench.bots

bench-review: setup ## Measure how long a review takes and how far off it is (half an hour); writes bench/results.md
	$(BIN)/python -m bench.review

bench-server: setup $(NODE) ## Measure the server beside boardgame.io's (20 minutes); writes bench/results.md
	$(WITH_NODE) $(BIN)/python -m bench.server

bench-scale: setup $(NODE) ## Measure one server and two, on SQLite and on PostgreSQL with NATS; writes bench/results.md
	$(WITH_NODE) $(BIN)/python -m bench.scale

wire: .venv/ready ## Make the wire's TypeScript types and its page anew
	$(BIN)/python -m tools.wire

screenshots: setup site .venv/packages ## Pictures of every screen into screenshots/
	$(BIN)/python -m tools.screenshots screenshots

lock: .venv/ready ## Choose dependency versions anew
	$(BIN)/pip install --quiet uv
	$(BIN)/uv pip compile pyproject.toml --all-extras --group dev --universal --generate-hashes --no-header --python-version 3.11 --upgrade -o requirements-dev.lock -q
	$(BIN)/uv pip compile web/node.in --universal --generate-hashes --no-header --python-version 3.11 --upgrade -o web/node.lock -q
	$(BIN)/uv pip compile bench/requirements.in --universal --generate-hashes --no-header --python-version 3.11 --upgrade -o bench/requirements.lock -q
