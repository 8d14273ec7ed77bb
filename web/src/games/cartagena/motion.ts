/** Motion that can be skipped. */

/** Plays keyframes on an element; resolves when they have been seen or were skipped. */
export async function seen(element: Element, keyframes: Keyframe[], ms: number, skip: AbortSignal): Promise<void> {
  if (skip.aborted || ms <= 0) return
  const animation = element.animate(keyframes, { duration: ms, easing: 'ease-in-out', fill: 'forwards' })
  const finish = (): void => animation.finish()
  skip.addEventListener('abort', finish, { once: true })
  // An element that is taken away takes its animation with it; then there is nothing left to see.
  await animation.finished.catch(() => undefined)
  skip.removeEventListener('abort', finish)
}
