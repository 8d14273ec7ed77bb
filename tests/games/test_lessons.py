"""The examples of the courses, those of the rulebooks among them: every step is legal, and ends as it should."""

from typing import Any

import pytest

from brethren.game import CHANCE, Game
from brethren.games import GAMES
from brethren.lessons import Lesson, course, lessons, play

EXAMPLES = [(game, lesson) for game in GAMES.values() for lesson in lessons(game)]
every_example = pytest.mark.parametrize(
    ("game", "lesson"), EXAMPLES, ids=[f"{game.key}-{lesson.name}" for game, lesson in EXAMPLES]
)


@every_example
def test_an_example_ends_as_it_should(game: Game, lesson: Lesson) -> None:
    end = [moment.before for moment in play(game, lesson)][-1]
    assert_told(lesson.result.position, game.to_json(end), lesson.name)
    assert lesson.result.scores in (None, list(game.scores(end)))
    assert lesson.result.winners == list(game.winners(end))


def assert_told(told: Any, true: Any, where: str) -> None:
    """Whatever is told is true. Nothing is told by null."""
    if isinstance(told, dict) and told:
        for key, part in told.items():
            assert_told(part, true[key], f"{where}, {key}")
    elif isinstance(told, list) and any(part is None or isinstance(part, (dict, list)) for part in told):
        assert len(told) == len(true), where
        for place, part in enumerate(told):
            assert_told(part, true[place], f"{where}, {place}")
    elif told is not None:
        assert told == true, where


@every_example
def test_a_lesson_waits_for_the_learner_and_for_nobody_else(game: Game, lesson: Lesson) -> None:
    last = lesson.steps[-1]
    assert lesson.steps[0].say
    assert last.say
    assert last.do is last.chance is None
    for moment in play(game, lesson):
        if moment.actor == lesson.seat:
            assert moment.step.say
        else:
            assert not moment.step.wrong
    for scene in _taught(game, lesson):
        legal = [action["id"] for action in scene.actions]
        assert scene.wanted is None or scene.wanted in legal
        assert CHANCE not in scene.deciding


def _taught(game: Game, lesson: Lesson) -> Any:
    return next(taught for taught in course(game.key).lessons if taught.name == lesson.name).scenes


@pytest.mark.parametrize(
    ("game", "rules"),
    [
        ("tortuga", [f"T7.{number}" for number in range(1, 11)]),
        ("cartagena", [f"C7.{number}" for number in range(1, 6)]),
        ("battle", ["B7.1"]),
    ],
)
def test_every_example_of_the_rulebooks_is_there(game: str, rules: list[str]) -> None:
    shown = [rule for lesson in lessons(GAMES[game]) for rule in lesson.rules.split(", ")]
    assert sorted(rule for rule in shown if rule[1:].startswith("7.")) == sorted(rules)
    assert 8 <= len(lessons(GAMES[game])) <= 14


def test_a_learner_sees_what_a_player_would() -> None:
    """Cards and dice of the others stay hidden."""
    hidden = {
        taught.name: taught.scenes[0].position for key in ("tortuga", "cartagena") for taught in course(key).lessons
    }
    assert hidden["ways"]["hands"][1] != {"pistol": 2, "skull": 2, "key": 2}
    assert hidden["keep"]["boards"][1]["dice"]["A"] == {"hidden": True}
    assert hidden["keep"]["boards"][0]["dice"]["A"] == {"shows": "fleet"}
