# The desk. `make play` needs Python 3.11 and Node 20, `make test` gets itself whatever else it needs.
# Each step leaves a stamp or its product, so what is done already is not done again, and each may be asked for by name.

PYTHON ?= $(shell for python in python3 python3.14 python3.13 python3.12 python3.11; do \
	$$python -c 'import sys; sys.exit(sys.version_info < (3, 11))' 2>/dev/null && echo $$python && break; done)
PORT ?= 8000
ADDRESS ?=
WORKERS ?= 2
VISITORS ?= $(shell expr $(WORKERS) \* 3 / 2)
SCALE ?= 0.1
STEPS ?= 1000
SEED ?=
PART ?=
KEEP ?=

VENV := .venv
DESK := $(VENV)/bin/python
DESK_READY := $(VENV)/.ready
ZIG_READY := build/zig/.ready
MUTMUT_READY := build/mutmut/.ready
SPHINX_READY := build/sphinx/.ready
SPHINX_DESK := build/sphinx/bin/python
NODE_READY := node_modules/.ready
NODE_DESK := node_modules/.desk
NODE_BIN := node_modules/.bin
SCRIPTS := "{web,tests,e2e}/**/*.{js,mjs,ts,css}" eslint.config.mjs
UV := 0.13.8

# The site that the tests visit, assembled once for all engines, and anew when something of it has changed. Folders are
# listed too: they tell of files that are gone.
TESTED := build/tested
TESTED_READY := $(TESTED)/index.html
SOURCES := $(shell find py web -name __pycache__ -prune -o -print)

# Every worker of a run of tests reads all test files. Compiled, with their assertions, they lie here, also where the
# environment would have Python keep nothing.
test unit pyodide watched e2e-chromium e2e-firefox e2e-webkit: export PYTHONPYCACHEPREFIX = $(CURDIR)/build/bytecode
test unit pyodide watched e2e-chromium e2e-firefox e2e-webkit: export PYTHONDONTWRITEBYTECODE =

# Of many like examples some are tried where some tests are chosen.
FEWER = $(if $(CHOICE),--hypothesis-profile $(if $(CI),ci,here)-by-day)

# Where a run of pytest says what became of its tests, for the sum at the end of `make test`.
RESULTS = --junitxml=build/results/$(1).xml

# A page waits a fifth of its time, so half as many tests again run in browsers at once. Those in WebKit are few and long:
# whoever has none left takes some of the others.
#
# The tests in an engine, and where what they leave when they fail is put. A trace costs a third of the time, so tests
# that failed run once more to leave one (CONTRIBUTING says how it is looked at). Those that pass then, if they are few,
# do not fail the run, but are named at its end (`tests/reports.py`).
IN_BROWSER = $(DESK) -m pytest -n $(VISITORS) --dist loadfile e2e --browser $(1) --ignore e2e/webkit --ignore e2e/matrix --ignore e2e/docs \
	$(FEWER) --timeout 300 --screenshot only-on-failure --output test-results/$(2)
IN_WEBKIT = $(DESK) -m pytest -n $(VISITORS) --dist worksteal e2e/webkit --site $(TESTED) $(FEWER) $(CHOICE)
AGAIN = --last-failed --last-failed-no-failures none
TRACED = $(AGAIN) --tracing retain-on-failure
FEW = $(DESK) -m tests.reports build/results/$(1).xml

.PHONY: help play site test tested test-all lint types unit pyodide e2e e2e-chromium e2e-firefox e2e-webkit browsers bench bench-web \
	lighthouse matrix walk pictures profile words odds kernel kernel-check fuzz watched mutants mutants-page \
	docs docs-check pages notebook dist fix lock clean

help: ## list what can be asked for
	@sed -n 's/^\([a-z0-9-]*\):.*## /\1\t/p' $(MAKEFILE_LIST)

play: site ## serve the game on this machine and say where
	@$(PYTHON) -m web.build.serve --port $(PORT)

site: $(NODE_READY) ## assemble the site in _site; ADDRESS=https://... is where it will be, for previews of links to it
	@$(PYTHON) -m web.build.assemble --address "$(ADDRESS)"
	@echo "SHA256SUMS: $$($(PYTHON) -m web.build.digest _site)"

test: $(DESK_READY) $(NODE_DESK) browsers ## everything that has to hold, and how long each part of it took
	@MAKE="$(MAKE)" $(DESK) -m tests

tested: $(TESTED_READY) # the site that the tests visit

test-all: ## the same, with every test in every engine
	@$(MAKE) --no-print-directory test CHOICE=

lint: $(DESK_READY) $(NODE_DESK) ## ruff, ESLint, Prettier: style and faults; import-linter: which room may know which
	$(VENV)/bin/ruff check
	$(VENV)/bin/ruff format --check
	PYTHONPATH=py $(VENV)/bin/lint-imports --no-cache
	$(NODE_BIN)/eslint --max-warnings 0 web tests e2e
	$(NODE_BIN)/prettier --check --log-level warn $(SCRIPTS)

types: $(DESK_READY) $(NODE_DESK) ## mypy --strict, and tsc for JavaScript
	$(VENV)/bin/mypy --strict
	$(NODE_BIN)/tsc
	$(NODE_BIN)/tsc --project tsconfig.worker.json

# The test files that name something. Who wants the tests of few files need not have each worker read all of them.
NAMING = $(shell grep --recursive --files-with-matches --include='test_*.py' $(1) tests)

unit pyodide watched: CHOICE ?= -m "not thorough"
unit pyodide watched: SOME = $(if $(CHOICE), and not thorough)
unit watched: UNIT = -n $(WORKERS) -m "not pyodide and not hypothesis$(SOME)" $(FEWER)

unit: $(DESK_READY) ## unit tests, with the branch coverage of py, and property tests, whose examples do not count for it
	$(DESK) -m pytest $(UNIT) --cov $(call RESULTS,unit)
	$(DESK) -m pytest -n $(WORKERS) -m "hypothesis$(SOME)" $(FEWER) $(call NAMING,hypothesis) $(call RESULTS,property)

# By file: what a file has made for all its tests is made once.
pyodide: $(DESK_READY) $(NODE_DESK) ## the engine inside Pyodide, under Node
	$(DESK) -m pytest -n $(WORKERS) --dist loadfile -m "pyodide$(SOME)" $(FEWER) $(call NAMING,pyodide) $(call RESULTS,pyodide)

e2e: e2e-chromium e2e-firefox e2e-webkit ## the site in three browsers

# At every change Chromium and WebKit are asked for one of each family, Firefox for what may differ there and for a visit
# of each kind; CHOICE= asks all three for everything.
e2e-chromium e2e-webkit: CHOICE ?= -m "not thorough"
e2e-firefox: CHOICE ?= -m "story and not thorough"

e2e-chromium e2e-firefox: e2e-%: $(DESK_READY) $(NODE_DESK) $(TESTED_READY)
	@$(DESK) -m e2e.engines $*
	$(call IN_BROWSER,$*,$*) --site $(TESTED) $(CHOICE) $(call RESULTS,$*) \
		|| { $(call IN_BROWSER,$*,$*-traced) --site $(TESTED) $(TRACED) $(call RESULTS,$*-again) && $(call FEW,$*); }

e2e-webkit: $(DESK_READY) $(NODE_DESK) $(TESTED_READY)
	@$(DESK) -m e2e.engines webkit
	$(IN_WEBKIT) $(call RESULTS,webkit) || { $(IN_WEBKIT) $(AGAIN) $(call RESULTS,webkit-again) && $(call FEW,webkit); }

browsers: $(DESK_READY) ## find the browsers, or fetch them
	@$(DESK) -m e2e.engines

bench: $(DESK_READY) $(NODE_READY) ## measure engine and solver, in a browser too; SCALE=1 takes all deals, and half an hour
	-@$(DESK) -m e2e.engines chromium
	PYTHONPATH=py $(DESK) -m tests.bench --scale $(SCALE)

words: $(DESK_READY) ## bring the translations up to date with the sources, and list what they lack
	PYTHONPATH=py $(DESK) -m web.build.words

odds: $(DESK_READY) ## draw what the surveys have found anew: the page's file, the table of README, and its plot
	PYTHONPATH=py $(DESK) -m web.build.odds

kernel: $(DESK_READY) $(ZIG_READY) ## compile the kernel of the solver anew; its compiler has 411 MB
	$(DESK) -m web.build.kernel

kernel-check: $(DESK_READY) $(ZIG_READY) ## that its compiler makes the same bytes, sanitizers find nothing, and it is Python's equal on 1,000 positions
	$(DESK) -m pytest tests/house/test_kernel.py $(call RESULTS,kernel)
	PYTHONPATH=py $(DESK) -m tests.fuzz
	PYTHONPATH=py $(DESK) -m tests.bench.node_for_node --scale 1

fuzz: $(DESK_READY) ## the kernel under sanitizers, with 100,000 inputs that no game gives it; needs gcc or clang
	PYTHONPATH=py $(DESK) -m tests.fuzz

bench-web: $(DESK_READY) $(NODE_READY) browsers ## measure the page beside the packages as they come, and beside what it was; KEEP=e2e/figures.jsonl keeps the figures
	PYTHONPATH=py $(DESK) -m e2e.bench $(addprefix --keep ,$(KEEP))

watched: $(DESK_READY) ## tell anew which tests need not be watched for the lines that they pass (tests/unwatched.txt); 10 minutes
	$(DESK) -m tests.watching $(UNIT)

mutants: $(MUTMUT_READY) ## alter the code in thousands of places and see whether a test tells; PART=app/storage is one part
	WORKERS=$(WORKERS) build/mutmut/bin/python -m tests.mutants $(PART)

mutants-page: $(MUTMUT_READY) $(DESK_READY) $(NODE_DESK) ## the same of web/page, of which Chromium is asked: 40 mutants, some two hours; SEED=7 takes others
	@$(DESK) -m e2e.engines chromium
	build/mutmut/bin/python -m tests.mutants.page $(addprefix 40 ,$(SEED))

lighthouse: $(DESK_READY) $(NODE_READY) browsers ## ask Lighthouse about the site, and about the pages about the games
	PYTHONPATH=py $(DESK) -m e2e.lighthouse
	PYTHONPATH=py $(DESK) -m e2e.lighthouse --pages

matrix: $(DESK_READY) $(NODE_DESK) browsers ## every table, game, window and language in Chromium, words spaced out too; 20 minutes
	$(DESK) -m pytest -n $(WORKERS) e2e/matrix --browser chromium --timeout 600 $(call RESULTS,matrix)

walk: ENGINES ?= chromium firefox webkit

walk: $(DESK_READY) $(NODE_DESK) $(TESTED_READY) ## play at random in three browsers, STEPS=1000 inputs in each; SEED=7 does it again
	@$(DESK) -m e2e.engines $(ENGINES)
	for engine in $(ENGINES); do \
		PYTHONPATH=py $(DESK) -m e2e.walk $$engine --site $(TESTED) --steps $(STEPS) $(addprefix --seed ,$(SEED)) || exit 1; done

pictures: $(DESK_READY) $(NODE_READY) ## take the pictures in web/pictures anew, and contact sheets in build/contact
	@$(DESK) -m e2e.engines chromium
	PYTHONPATH=py $(DESK) -m e2e.pictures

profile: $(DESK_READY) $(NODE_DESK) browsers ## tell anew which functions of the interpreter are early, by all tests in Chromium; 30 minutes
	rm -rf build/profile
	-$(call IN_BROWSER,chromium,profile) -p e2e.profiling
	$(DESK) -m e2e.profiling

docs: $(SPHINX_READY) $(NODE_READY) ## the documentation, in build/docs: Sphinx may warn of nothing
	@PYTHONPATH=py $(SPHINX_DESK) -m web.build.library.docs

pages: site $(SPHINX_READY) ## the site with the documentation beside it, in _site/docs: what is published; ADDRESS as for site
	@PYTHONPATH=py $(SPHINX_DESK) -m web.build.library.docs --beside _site

docs-check: docs $(DESK_READY) ## the documentation, and its cells in three browsers
	@$(DESK) -m e2e.engines
	$(DESK) -m pytest e2e/docs --browser chromium --browser firefox --site build/docs --timeout 300 $(call RESULTS,docs)

notebook: $(SPHINX_READY) ## run the notebook of the documentation, into build/
	PYTHONPATH=$(CURDIR)/py $(SPHINX_DESK) -m jupyter execute docs/how-to/survey.ipynb --output ../../build/survey.ipynb

dist: $(SPHINX_READY) ## the files of a release in dist/, checked, and the wheel tried where nothing else is installed
	@$(SPHINX_DESK) -m web.build.library.dist
	$(SPHINX_DESK) -m twine check --strict dist/*
	rm -rf build/installed
	$(PYTHON) -m venv build/installed
	build/installed/bin/python -m pip install --quiet --disable-pip-version-check --no-index dist/*.whl
	build/installed/bin/ramparts solve fortress:ms33

fix: $(DESK_READY) $(NODE_DESK) ## repair and format what can be repaired by itself
	$(VENV)/bin/ruff check --fix
	$(VENV)/bin/ruff format
	$(NODE_BIN)/eslint --fix web tests e2e
	$(NODE_BIN)/prettier --write --log-level warn $(SCRIPTS)

lock: $(DESK_READY) ## pin what requirements-*.in name anew
	$(PYTHON) -m venv build/lock
	build/lock/bin/python -m pip install --quiet uv==$(UV)
	for part in dev kernel mutants docs; do \
		build/lock/bin/uv pip compile requirements-$$part.in --output-file requirements-$$part.txt --upgrade --universal \
			--python-version 3.11 --generate-hashes --no-emit-index-url --no-emit-find-links \
			--custom-compile-command "make lock" --quiet || exit 1; done

clean: ## remove everything that was made here
	rm -rf _site build dist node_modules $(VENV) .coverage .hypothesis .mypy_cache .pytest_cache .ruff_cache test-results
	find py web tests e2e -name __pycache__ -type d -exec rm -rf {} +

# The locks name all there is to install. Asked to look for what they need besides, an older pip finds newer releases of
# packages named with an extra, and refuses them.
$(DESK_READY): requirements-dev.txt
	$(PYTHON) -m venv $(VENV)
	$(DESK) -m pip install --quiet --disable-pip-version-check --no-deps --require-hashes -r requirements-dev.txt
	$(DESK) -m pip --disable-pip-version-check check
	@touch $@

$(ZIG_READY): requirements-kernel.txt
	$(PYTHON) -m venv build/zig
	build/zig/bin/python -m pip install --quiet --disable-pip-version-check --no-deps --require-hashes -r requirements-kernel.txt
	build/zig/bin/python -m pip --disable-pip-version-check check
	@touch $@

$(MUTMUT_READY): requirements-mutants.txt
	$(PYTHON) -m venv build/mutmut
	build/mutmut/bin/python -m pip install --quiet --disable-pip-version-check --no-deps --require-hashes -r requirements-mutants.txt
	build/mutmut/bin/python -m pip --disable-pip-version-check check
	@touch $@

$(SPHINX_READY): requirements-docs.txt
	$(PYTHON) -m venv build/sphinx
	$(SPHINX_DESK) -m pip install --quiet --disable-pip-version-check --no-deps --require-hashes -r requirements-docs.txt
	$(SPHINX_DESK) -m pip --disable-pip-version-check check
	@touch $@

$(TESTED_READY): $(NODE_DESK) index.html $(SOURCES)
	@$(DESK) -m web.build.assemble --out $(TESTED)

# What the site is made of; whoever only plays need not fetch the checkers, which are larger than all of it.
$(NODE_READY): package-lock.json package.json
	npm ci --omit=dev --ignore-scripts --no-audit --no-fund
	@touch $@

# The same and the checkers. `npm ci` begins by emptying the folder: a target asks for one of the two, this one has both.
$(NODE_DESK): package-lock.json package.json
	npm ci --ignore-scripts --no-audit --no-fund
	@touch $(NODE_READY) $@
