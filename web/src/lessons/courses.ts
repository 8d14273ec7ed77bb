/** Courses are the same for everybody: each is fetched once. */

import { ask } from '../api'
import type { Course } from '../wire'

const courses = new Map<string, Promise<Course>>()

export function courseOf(game: string): Promise<Course> {
  let course = courses.get(game)
  if (!course) {
    course = ask<Course>('GET', `/lessons/${game}`)
    // One that could not be fetched is asked for again next time.
    course.catch(() => courses.delete(game))
    courses.set(game, course)
  }
  return course
}
