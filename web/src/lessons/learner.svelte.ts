/** Somebody who learns a game by playing it: their place in the course, and the next step. */

import { Storyteller } from '../story.svelte'
import type { Course } from '../wire'

export class Learner {
  readonly teller = new Storyteller()
  /** The lesson, and the scene of it; past the last lesson the course is finished. */
  at = $state(0)
  part = $state(0)
  /** The learner has done something else. */
  strayed = $state(false)
  /** The wanted action is shown on the board. */
  shown = $state(false)

  lesson = $derived.by(() => this.course.lessons[this.at] ?? null)
  scene = $derived.by(() => this.lesson?.scenes[this.part] ?? null)
  /** Nothing goes on before the learner has done it. */
  wanted = $derived.by(() => (this.teller.telling ? null : (this.scene?.wanted ?? null)))

  constructor(
    private readonly course: Course,
    at: number,
  ) {
    this.at = this.within(at)
  }

  /** To the beginning of a lesson. */
  go(lesson: number): void {
    this.at = this.within(lesson)
    this.show(0)
  }

  private within(lesson: number): number {
    return Math.max(0, Math.min(lesson, this.course.lessons.length))
  }

  act(action: number): void {
    if (action === this.wanted) void this.on()
    else this.strayed = this.shown = true
  }

  /** Tells what happens in this scene, then shows the next one. */
  async on(): Promise<void> {
    const scene = this.scene
    if (this.part + 1 === this.lesson?.scenes.length) return this.go(this.at + 1)
    if (scene) await this.teller.tell(this.course.game, scene.events)
    // Unless the learner has gone to another lesson meanwhile.
    if (scene === this.scene) this.show(this.part + 1)
  }

  private show(part: number): void {
    this.teller.skip()
    this.teller.settle(() => {
      this.part = part
      this.strayed = this.shown = false
    })
  }
}
