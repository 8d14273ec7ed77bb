"""Learn by playing: a course for each game, from positions that are examples of its rules."""

from brethren.lessons.course import course
from brethren.lessons.lesson import Lesson, LessonStep, PlayedStep, lessons, play

__all__ = ["Lesson", "LessonStep", "PlayedStep", "course", "lessons", "play"]
