# Everything goes through .venv; each target sets up what it needs.
PYTHON ?= python3
BIN := .venv/bin
PAGES := src/brethren/server/site
ENGINE := dist/engine
SITE := $(PAGES)/index.html
# Named one by one: `web` also holds what npm and the Node wheel put there, some of it with spaces in its name.
WEB := $(shell find web/src web/public web/index.html $(wildcard web/*.ts web/*.js web/*.json) -type f)
# Debian packages that the tests need. (Playwright's own Node is linked against libatomic.)
PACKAGES := chromium libatomic1 nginx-light
# Node, if a new enough one is installed; else one from a wheel.
NODE := $(shell node -e 'process.exit(+process.versions.node.split(".")[0] < 20 ? 1 : 0)' 2>/dev/null && command -v npm >/dev/null || echo web/node)
WITH_NODE = PATH="$(if $(NODE),$(CURDIR)/$(NODE)/bin:)$$PATH"
NPM = $(WITH_NODE) npm --prefix web

.PHONY: help setup run site engine test test-long check check-python check-web format bench bench-bots bench-server bench-scale bench-review bench-setup bench-abuse bench-pocket lock wheel fresh wire screenshots

help: ## Show this list
	@grep -E '^[a-z-]+:.*##' $(MAKEFILE_LIST) | sed -E 's/:.*## /\t/' | expand -t 12

# What playing needs; and what developing needs besides.
.venv/playing: requirements.lock pyproject.toml
	PYTHON=$(PYTHON) tools/install .venv requirements.lock -e .
	@touch $@

.venv/ready: .venv/playing requirements-dev.lock
	PYTHON=$(PYTHON) tools/install .venv requirements-dev.lock
	@touch $@

setup: .venv/ready ## Make .venv, then compile and cache the kernels (once)
	@$(BIN)/brethren warm

# The server comes first: it compiles the games while the pages are being built.
run: ## Serve the site at http://localhost:8000, also to others on the same network
	@$(MAKE) --no-print-directory site & \
	$(MAKE) --no-print-directory .venv/playing && exec $(BIN)/brethren serve --host $${BRETHREN_HOST:-0.0.0.0}

web/node: web/node.lock
	PYTHON=$(PYTHON) tools/install $@ web/node.lock
	@touch $@

# What building the pages needs; and what checking them needs besides.
web/node_modules/building: web/package-lock.json $(NODE)
	$(NPM) ci --omit=dev --no-audit --no-fund --loglevel=error
	@touch $@

web/node_modules/ready: web/package-lock.json $(NODE)
	$(NPM) ci --no-audit --no-fund --loglevel=error
	@touch web/node_modules/building $@

site: $(SITE) ## Build the web client

$(SITE): $(WEB) | web/node_modules/building
	$(NPM) run --silent build -- --outDir ../$(PAGES)-new
	@rm -rf $(PAGES) && mv $(PAGES)-new $(PAGES) && touch $@

# Kernels, and the judges' weights, are what the engine is made of. Code for a generic processor is the same everywhere.
engine: $(ENGINE)/package.json ## Build the engine for browsers and Node, an npm package, into dist/engine

$(ENGINE)/package.json: tools/engine.py $(wildcard web/engine/* web/engine/src/*) \
		$(shell find $(addprefix src/brethren/,kernel game games bots) -name '*.py' -o -name '*.npy') \
		| .venv/playing web/node_modules/ready
	NUMBA_CPU_NAME=generic NUMBA_CPU_FEATURES= $(BIN)/python -m tools.engine $(ENGINE)
	$(WITH_NODE) web/node_modules/.bin/tsc -p web/engine
	cp LICENSE web/engine/README.md web/engine/package.json $(ENGINE)

check: ## Lint, format, types, floors, and the pages' own tests
	@$(MAKE) --no-print-directory --jobs 2 --output-sync check-python check-web

check-python: .venv/ready
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .
	$(BIN)/mypy
	$(BIN)/lint-imports
	$(BIN)/python -m tools.wire --check

check-web: web/node_modules/ready
	$(NPM) run --silent check
	$(NPM) run --silent test

format: .venv/ready ## Put the code into shape
	$(BIN)/ruff check --fix .
	$(BIN)/ruff format .

.venv/packages: .venv/ready
	@tools/packages $(PACKAGES)
	@touch $@

wheel: .venv/playing site ## Build a wheel that plays at once where it is installed, into dist/
	$(BIN)/hatchling build -t sdist -t wheel

fresh: ## Try all ways in on a really fresh machine: a minimal Debian in a folder (needs root and debootstrap)
	tools/fresh

PYTEST := $(BIN)/pytest -q -n 2 --dist loadgroup

test: check setup site engine .venv/packages ## All checks and tests: compiled, in plain Python with coverage, and bounds-checked
	$(WITH_NODE) $(PYTEST)
	NUMBA_DISABLE_JIT=1 $(BIN)/coverage run -m pytest -q -n 2 tests/games tests/kernel
	$(BIN)/coverage combine -q
	$(BIN)/coverage report
	NUMBA_BOUNDSCHECK=1 $(BIN)/brethren warm --rules
	NUMBA_BOUNDSCHECK=1 $(PYTEST) tests/games tests/test_laws.py tests/test_hostile.py

test-long: check setup engine ## The same, and thousands of games in step with the oracles
	$(WITH_NODE) BRETHREN_TESTS=long $(PYTEST)

bench: setup ## Measure the engine and batches beside their peers; writes bench/results.md
	$(BIN)/python -m bench.engine
	$(BIN)/python -m bench.batch

bench-bots: setup ## Measure how well the bots play (hours); writes bench/results.md
	$(BIN)/python -m bench.bots

bench-review: setup ## Measure whether reviews tell the truth, and how long they take (an hour); writes bench/results.md
	$(BIN)/python -m bench.review

bench-server: setup $(NODE) ## Measure the server beside boardgame.io's (20 minutes); writes bench/results.md
	$(WITH_NODE) $(BIN)/python -m bench.server

bench-scale: setup $(NODE) ## Measure one server and two, on SQLite and on PostgreSQL with NATS; writes bench/results.md
	$(WITH_NODE) $(BIN)/python -m bench.scale

bench-pocket: setup engine $(NODE) ## Measure the engine as WebAssembly beside native code; writes bench/results.md
	$(WITH_NODE) $(BIN)/python -m bench.pocket

bench-setup: ## Measure every way from a fresh clone to the first move (10 minutes); writes bench/results.md
	$(BIN)/python -m bench.setup

bench-abuse: setup ## Measure what others notice while somebody attacks the server (10 minutes); writes bench/results.md
	$(BIN)/python -m bench.abuse

wire: .venv/ready ## Make the wire's TypeScript types and its page anew
	$(BIN)/python -m tools.wire

screenshots: setup site .venv/packages ## Pictures of every screen into screenshots/
	$(BIN)/python -m tools.screenshots screenshots

COMPILE = $(BIN)/uv pip compile --universal --generate-hashes --no-header --python-version 3.11 --upgrade -q

lock: .venv/ready ## Choose dependency versions anew
	$(COMPILE) pyproject.toml --group build -o requirements.lock
	$(COMPILE) pyproject.toml --all-extras --group dev -c requirements.lock -o requirements-dev.lock
	$(COMPILE) tools/uv.in -o tools/uv.lock
	$(COMPILE) web/node.in -o web/node.lock
	$(COMPILE) bench/requirements.in -o bench/requirements.lock
