"""A course for a browser: the text, what the learner sees and may do, and what happens then."""

from functools import cache

from brethren.game import CHANCE, Game
from brethren.games import GAMES
from brethren.lessons.lesson import Lesson, PlayedStep, lessons, play
from brethren.wire import lessons as shapes
from brethren.wire.vocabulary import GameKey


@cache
def course(key: GameKey) -> shapes.Course:
    game = GAMES[key]
    return shapes.Course(key, [_lesson(game, lesson) for lesson in lessons(game)])


def _lesson(game: Game, lesson: Lesson) -> shapes.Lesson:
    scenes: list[shapes.Scene] = []
    for moment in play(game, lesson):
        if moment.step.say is not None:
            scenes.append(_scene(game, lesson.seat, moment, moment.step.say))
        heard = (event.seen_by(lesson.seat) for event in moment.events)
        scenes[-1].events += [told for told in heard if told is not None]
    return shapes.Lesson(lesson.name, lesson.rules, lesson.seat, scenes)


def _scene(game: Game, seat: int, moment: PlayedStep, say: str) -> shapes.Scene:
    view = game.view(moment.before, seat)
    return shapes.Scene(
        say=say,
        points=moment.step.points,
        wrong=moment.step.wrong,
        position=game.to_json(view),
        deciding=[actor for actor in game.deciding(view) if actor != CHANCE],
        scores=list(game.scores(view)),
        actions=[{"id": action, **words} for action, words in game.described(view, seat).items()],
        wanted=moment.action if moment.actor == seat else None,
        events=[],
    )
