/** Motion that can be skipped, and that stays where it ended until it is forgotten. */

export class Motion {
  private left: Animation[] = []

  /** Plays on one element, if it is there; resolves when it is over or was skipped. */
  async play(element: Element | null, frames: Keyframe[], duration: number, skip: AbortSignal): Promise<void> {
    if (!element || duration <= 0) return
    const animation = element.animate(frames, { duration, easing: 'ease-in-out', fill: 'forwards' })
    this.left.push(animation)
    const finish = (): void => animation.finish()
    if (skip.aborted) finish()
    skip.addEventListener('abort', finish, { once: true })
    await animation.finished.catch(() => undefined)
    skip.removeEventListener('abort', finish)
  }

  forget(): void {
    for (const animation of this.left) animation.cancel()
    this.left = []
  }
}

export function pause(duration: number, skip: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    if (skip.aborted || duration <= 0) return resolve()
    const timer = setTimeout(done, duration)
    function done(): void {
      clearTimeout(timer)
      skip.removeEventListener('abort', done)
      resolve()
    }
    skip.addEventListener('abort', done, { once: true })
  })
}
