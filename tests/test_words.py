"""Everything that a game can say has a message in every language of the web client (web/src/words); and what the server
itself says in e-mails, notices, cards and refusals, and the pages of rules. (What the client says is tested in
web/tests/words.test.ts.)"""

import json
import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from random import Random
from string import Formatter

import msgspec
import pytest

from brethren.bots.player import player
from brethren.game import CHANCE
from brethren.games import GAMES
from brethren.server.invitation import SENTENCES
from brethren.server.notices.words import WORDS as NOTICES
from brethren.wire.vocabulary import Language

ROOT = Path(__file__).parents[1]
WORDS = ROOT / "web" / "src" / "words"
LANGUAGES: tuple[Language, ...] = ("en", "cs", "es", "hu", "pl")
SEATS = {"seat": "who"}  # a part that is said otherwise than it is called
FOR_BOARDS = {
    ("chest taken", "area"),
    ("chest given up", "area"),
}  # what a board has to know, and a sentence doesn't have to say

in_every_language = pytest.mark.parametrize("language", LANGUAGES)
of_every_game = pytest.mark.parametrize("key", GAMES)


@cache
def messages(language: str, file: str) -> dict[str, str]:
    """The messages of a file, each as it is written. (web/tests/words.test.ts reads them as Fluent does.)"""
    source = (WORDS / language / f"{file}.ftl").read_text(encoding="utf-8")
    return dict(re.findall(r"^([a-z][\w-]*) = (.*?)(?=^[a-z#]|\Z)", source, re.MULTILINE | re.DOTALL))


def variables(language: str, key: str, name: str) -> set[str]:
    """What a message is told, by itself or by way of the pieces of sentences that it is made of."""
    text = messages(language, key)[name]
    found = set(re.findall(r"\$([a-z]+)", text))
    for piece in re.findall(r"\{ ([a-z][\w-]*?)[. }]", text):
        found |= variables(language, key, piece)
    return found


def dashed(*words: object) -> str:
    return "-".join(str(word).replace(" ", "-") for word in words)


def sources(key: str) -> Iterator[str]:
    for path in (*(ROOT / "src/brethren/games" / key).glob("*.py"), ROOT / "src/brethren/game/game.py"):
        yield path.read_text(encoding="utf-8")


@cache
def verbs(key: str) -> dict[str, set[str]]:
    """Every verb of a player in a random game, with what goes with it."""
    game, found, random = GAMES[key], dict[str, set[str]](), Random(1)
    state = game.start(game.max_seats)
    while deciding := game.deciding(state):
        seat = random.choice(deciding)
        action = random.choice(game.legal(state, seat))
        if seat != CHANCE:
            description = game.describe(state, seat, action)
            found[description["verb"]] = description.keys() - {"verb"}
        state = game.play(state, seat, action)
    return found


def reasons(key: str) -> dict[str, set[str]]:
    """Every kind of objection that the sources name, with its details."""
    found: dict[str, set[str]] = {"not legal": set()}
    for source in sources(key):
        for reason, details in re.findall(r"IllegalAction\([^\n]*?, \"([a-z ]+)\"((?:, \w+=[^\n]*)?)\)$", source, re.M):
            found.setdefault(reason, set()).update(re.findall(r"(\w+)=", details))
    return found


@in_every_language
@of_every_game
def test_every_event_has_a_line_that_says_all_of_it(language: str, key: str) -> None:
    for kind in GAMES[key].codec.event_kinds.kinds:
        name = dashed(key, "event", kind.name)
        said = [field.name for field in kind.fields if (kind.name, field.name) not in FOR_BOARDS]
        parts = {SEATS.get(part, part) for part in said}
        assert name in messages(language, key)
        assert variables(language, key, name) - {"count"} == parts, name


@in_every_language
@of_every_game
def test_every_action_has_a_line_that_says_all_of_it(language: str, key: str) -> None:
    for verb, parts in verbs(key).items():
        name = dashed(key, "action", verb)
        assert name in messages(language, key)
        assert variables(language, key, name) - {"count"} == parts, name


@in_every_language
@of_every_game
def test_every_reason_has_a_message_about_its_details(language: str, key: str) -> None:
    for reason, details in reasons(key).items():
        name = dashed(key, "reason", reason)
        assert name in messages(language, key)
        assert variables(language, key, name) <= details, name


@of_every_game
def test_no_objection_escapes_these_tests(key: str) -> None:
    named = sum(len(re.findall(r"(?:return|raise) IllegalAction\(", source)) for source in sources(key))
    pattern = r"IllegalAction\([^\n]*, \"[a-z ]+\"(?:, \w+=[^\n]*)?\)$"
    assert named == sum(len(re.findall(pattern, source, re.M)) for source in sources(key))


@in_every_language
@of_every_game
def test_every_option_and_ending_has_a_name(language: str, key: str) -> None:
    game = GAMES[key]
    wanted = {dashed(key, "ending", ending) for ending in game.endings if ending}
    for option, values in game.options.items():
        if option != "start":  # common to all games
            wanted.add(dashed(key, "option", option))
            wanted |= {dashed(key, "option", option, value) for value in values}
            wanted |= {dashed(key, "option", option, value, "about") for value in values}
    assert wanted - messages(language, key).keys() == set()


@in_every_language
@of_every_game
def test_titles_and_authors_stay_as_they_are(language: Language, key: str) -> None:
    game = GAMES[key]
    assert messages(language, f"{key}-card")[f"game-{key}"].strip() == game.title_in(language)
    assert all(author in messages(language, key)[f"{key}-credits"] for author in game.credits.split(" and "))


@in_every_language
@of_every_game
def test_every_reason_of_a_judge_has_its_sentence_and_no_other_has(language: str, key: str) -> None:
    said = messages(language, f"{key}-reasons").keys()
    assert said == {f"{key}-reason-{reason.name}" for reason in player(GAMES[key]).reasons}


def own_texts(language: Language) -> dict[str, str]:
    """All that the server itself says to players."""
    return msgspec.structs.asdict(NOTICES[language]) | {str(place): text for place, text in SENTENCES[language].items()}


def refusals() -> list[str]:
    """Every sentence that a refusal is explained with, to those who write programs."""
    found: list[str] = []
    for folder in ("table", "server"):
        for path in (ROOT / "src/brethren" / folder).rglob("*.py"):
            source = path.read_text(encoding="utf-8")
            found += re.findall(r"Refused\(\s*\"[a-z ]+\",\s*f?\"([^\"]+)\"", source)
    return found


def banned(*where: str) -> re.Pattern[str]:
    phrases = json.loads((ROOT / "web/tests/banned.json").read_text(encoding="utf-8"))
    return re.compile("|".join(phrase for place in where for phrase in phrases[place]), re.IGNORECASE)


@in_every_language
def test_the_servers_own_texts_are_whole(language: Language) -> None:
    def parts(text: str) -> set[str | None]:
        return {name for _, name, _, _ in Formatter().parse(text)} - {None}

    own, english = own_texts(language), own_texts("en")
    assert own.keys() == english.keys()
    assert {name: parts(text) for name, text in own.items()} == {name: parts(text) for name, text in english.items()}
    assert all(text and text == text.strip() and not re.search(r"['\"]|\.\.\.", text) for text in own.values())


def test_the_server_speaks_the_english_of_today() -> None:
    said = banned("anywhere", "on screens", "marks")
    assert [text for text in own_texts("en").values() if said.search(text)] == []


@of_every_game
def test_the_page_of_rules_speaks_the_english_of_today(key: str) -> None:
    page = (ROOT / "docs" / "rules" / f"{key}.md").read_text(encoding="utf-8")
    assert banned("anywhere").findall(page) == []


def test_refusals_are_plain() -> None:
    assert len(refusals()) > 50
    assert [text for text in refusals() if banned("anywhere").search(text)] == []
