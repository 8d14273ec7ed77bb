# Everything goes through .venv; each target sets up what it needs.
PYTHON ?= python3
# Python keeps what it has compiled of its sources: without that, every process takes 2.5 seconds longer to start.
unexport PYTHONDONTWRITEBYTECODE
BIN := .venv/bin
PAGES := src/brethren/server/site
ENGINE := dist/engine
ANSWERS := dist/answers
STATIC := dist/static
SITE := $(PAGES)/index.html
# Named one by one: `web` also holds what npm and the Node wheel put there, some of it with spaces in its name.
WEB := $(shell find web/src web/public web/index.html $(wildcard web/*.ts web/*.js web/*.json) -type f)
# Debian packages that the tests need. (Playwright's own Node is linked against libatomic.)
PACKAGES := chromium chromium-headless-shell firefox-esr libatomic1 nginx-light
# Node, if a new enough one is installed; else one from a wheel.
NODE := $(shell node -e 'process.exit(+process.versions.node.split(".")[0] < 20 ? 1 : 0)' 2>/dev/null && command -v npm >/dev/null || echo web/node)
WITH_NODE = PATH="$(if $(NODE),$(CURDIR)/$(NODE)/bin:)$$PATH"
NPM = $(WITH_NODE) npm --prefix web

.PHONY: help setup run site pages static engine test test-compiled test-plain test-checked test-long check check-python check-web format bench bench-bots bench-server bench-scale bench-review bench-setup bench-abuse bench-notices bench-pocket lock wheel fresh wire screenshots

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

# The server comes first: it compiles the games while the pages are being built. What the pages need to play without a
# server takes longest: they are built without it, and once more with it.
run: ## Serve the site at http://localhost:8000, also to others on the same network
	@{ $(MAKE) --no-print-directory pages && nice -n 19 $(MAKE) --no-print-directory site; } & \
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

site: $(ENGINE)/ready $(ANSWERS)/ready ## Build the web client, with all that it needs to play without a server
	@$(MAKE) --no-print-directory pages

# With as much of that as there is.
pages: $(SITE)

POCKET := $(wildcard $(ENGINE)/*.wasm $(ANSWERS)/*.json)
$(SITE): $(WEB) $(POCKET) | web/node_modules/building
	$(NPM) run --silent build -- --outDir ../$(PAGES)-new
	@rm -rf $(PAGES) && mv $(PAGES)-new $(PAGES) && touch $@

static: $(ENGINE)/ready $(ANSWERS)/ready | web/node_modules/building ## Build pages that need no server of ours, into dist/static
	$(NPM) run --silent build -- --base ./ --outDir ../$(STATIC)

# Kernels, and the judges' weights, are what the engine is made of. Code for a generic processor is the same everywhere.
$(ENGINE)/ready: tools/engine.py \
		$(shell find $(addprefix src/brethren/,kernel game games bots) -name '*.py' -o -name '*.npy' -o -name '*.json') | .venv/playing
	NUMBA_CPU_NAME=generic NUMBA_CPU_FEATURES= $(BIN)/python -m tools.engine $(ENGINE)
	@touch $@

engine: $(ENGINE)/package.json ## Build the engine for browsers and Node, an npm package, into dist/engine

$(ENGINE)/package.json: $(ENGINE)/ready $(wildcard web/engine/* web/engine/src/*) | web/node_modules/ready
	$(WITH_NODE) web/node_modules/.bin/tsc -p web/engine
	cp LICENSE web/engine/README.md web/engine/package.json $(ENGINE)

# In plain Python, which is quicker than compiling.
$(ANSWERS)/ready: tools/answers.py $(shell find src/brethren -name '*.py' -o -name 'puzzles.jsonl') | .venv/playing
	NUMBA_DISABLE_JIT=1 $(BIN)/python -m tools.answers $(ANSWERS)
	@touch $@

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

fresh: .venv/playing ## Try all ways in on a really fresh machine: a minimal Debian in a folder (needs root and debootstrap)
	tools/fresh

# Side by side: installing waits for the network, and of every compiler one game is left at last, for one core.
TOGETHER := --no-print-directory --jobs 4 --output-sync
# In `make test-long` also what plain Python has checked already, and what takes long to compile.
CHECKED := tests/test_laws.py tests/test_hostile.py tests/table/test_hostile.py \
	$(if $(filter long,$(BRETHREN_TESTS)),tests/games tests/research/test_hostile.py)

# Bounds-checked code is compiled code: in `make test` what is tested so isn't tested a second time without the checks.
TWICE := $(if $(filter long,$(BRETHREN_TESTS)),,$(CHECKED:%=--ignore=%))

test: ## All checks and tests: compiled, in plain Python with coverage, and bounds-checked
	@$(MAKE) $(TOGETHER) .venv/packages web/node_modules/ready
	@$(MAKE) $(TOGETHER) check-python check-web setup site engine
	@$(MAKE) --no-print-directory test-compiled
	@$(MAKE) $(TOGETHER) test-plain test-checked

# Most of them wait for servers and browsers: twice as many at once as CI has cores. What fails then is tried once more,
# alone: a busy machine isn't a fault of the game. Both reports stay in the log.
test-compiled:
	$(WITH_NODE) $(BIN)/pytest -q -n 4 $(TWICE) || $(WITH_NODE) $(BIN)/pytest -q --last-failed --last-failed-no-failures none

test-plain:
	NUMBA_DISABLE_JIT=1 $(BIN)/coverage run -m pytest -q -n 2 tests/games tests/kernel
	$(BIN)/coverage combine -q
	$(BIN)/coverage report

test-checked:
	NUMBA_BOUNDSCHECK=1 $(BIN)/brethren warm --rules
	NUMBA_BOUNDSCHECK=1 $(BIN)/pytest -q -n 2 $(CHECKED)

test-long: ## The same, and thousands of games in step with the oracles
	@BRETHREN_TESTS=long $(MAKE) --no-print-directory test

bench: setup ## Measure the engine and batches beside their peers; writes bench/results.md
	$(BIN)/python -m bench.engine
	$(BIN)/python -m bench.batch

bench-bots: setup ## Measure how well the bots play (hours); writes bench/results.md
	$(BIN)/python -m bench.bots

bench-review: setup ## Measure whether reviews tell the truth, and how long they take (an hour, can be stopped); writes bench/results.md
	$(BIN)/python -m bench.review

bench-server: setup $(NODE) ## Measure the server beside boardgame.io's (20 minutes); writes bench/results.md
	$(WITH_NODE) $(BIN)/python -m bench.server

bench-scale: setup $(NODE) ## Measure one server and two, on SQLite and on PostgreSQL with NATS; writes bench/results.md
	$(WITH_NODE) $(BIN)/python -m bench.scale

bench-pocket: setup site engine $(NODE) ## Measure the engine as WebAssembly beside native code, and tables on a device; writes bench/results.md
	$(WITH_NODE) $(BIN)/python -m bench.pocket

bench-notices: setup $(NODE) ## Measure how quickly notices go out, and what they cost (5 minutes); writes bench/results.md
	$(WITH_NODE) $(BIN)/python -m bench.notices

bench-setup: .venv/playing ## Measure every way from a fresh clone to the first move (10 minutes); writes bench/results.md
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
