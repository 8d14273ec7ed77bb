/** Somebody who learns a game by playing it: where in the course they are, and the way on. */

import { flushSync } from 'svelte'
import type { Board, StoryEvent } from '../games/board'
import { motion } from '../settings.svelte'
import { playEvent } from '../sound'
import { tellStory } from '../story'
import type { Course } from '../wire'

export class Learner {
  /** The lesson, and the scene of it; past the last lesson the course is finished. */
  at = $state(0)
  part = $state(0)
  /** What happens is being told. */
  telling = $state(false)
  event = $state.raw<StoryEvent | null>(null)
  /** Something else than what is wanted has been done. */
  strayed = $state(false)
  /** What is wanted is shown on the board. */
  shown = $state(false)

  lesson = $derived.by(() => this.course.lessons[this.at] ?? null)
  scene = $derived.by(() => this.lesson?.scenes[this.part] ?? null)
  /** Nothing goes on before the learner has done it. */
  wanted = $derived.by(() => (this.telling ? null : (this.scene?.wanted ?? null)))

  private board: Board | null = null
  private skipping = new AbortController()

  constructor(
    private readonly course: Course,
    at: number,
  ) {
    this.at = this.within(at)
  }

  tellOn(board: Board | null): void {
    this.board = board
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
    if (scene) await this.tell(scene.events as StoryEvent[])
    // Unless another lesson was gone to meanwhile.
    if (scene === this.scene) this.show(this.part + 1)
  }

  /** The rest of what is being told is shown at once. */
  skip(): void {
    this.skipping.abort()
  }

  private async tell(events: StoryEvent[]): Promise<void> {
    if (!events.length || !this.board || !motion.pace || document.hidden) return
    const { signal } = (this.skipping = new AbortController())
    this.telling = true
    await tellStory(events, this.board, signal, (event) => {
      this.event = event
      playEvent(event)
    })
    this.telling = false
    this.event = null
  }

  private show(part: number): void {
    this.skip()
    flushSync(() => {
      this.board?.settle()
      this.part = part
      this.strayed = this.shown = false
    })
  }
}
