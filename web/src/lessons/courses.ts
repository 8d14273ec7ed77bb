/** Courses are the same for everybody: each is fetched once. */

import { ask } from '../api'
import type { Course, GameKey } from '../wire'

const courses = new Map<GameKey, Promise<Course>>()

export function courseOf(game: GameKey): Promise<Course> {
  let course = courses.get(game)
  if (!course) {
    course = ask<Course>('GET', `/lessons/${game}`)
    // One that could not be fetched is asked for again next time.
    course.catch(() => courses.delete(game))
    courses.set(game, course)
  }
  return course
}
