/**
 * Motion while a story is told. All of it can be skipped, and takes no time if the time is 0. Elements name their
 * places in `data-place`, so no code has to know where on the screen a place is.
 */

import { tick } from 'svelte'

/** Plays on one element, if it is there; resolves when it is over or was skipped. What it has moved stays where it is
 *  until the animation is cancelled or the element is gone. */
export async function play(
  element: Element | null | undefined,
  frames: Keyframe[],
  milliseconds: number,
  skip: AbortSignal,
): Promise<Animation | null> {
  if (!element || milliseconds <= 0 || skip.aborted) return null
  const animation = element.animate(frames, { duration: milliseconds, easing: 'ease-in-out', fill: 'forwards' })
  const finish = (): void => animation.finish()
  skip.addEventListener('abort', finish, { once: true })
  // An element that is removed ends its animation, and there is nothing left to see.
  await animation.finished.catch(() => undefined)
  skip.removeEventListener('abort', finish)
  return animation
}

/** Resolves after a while, or as soon as it is skipped. */
export function pause(milliseconds: number, skip: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    if (skip.aborted || milliseconds <= 0) return resolve()
    const timer = setTimeout(done, milliseconds)
    function done(): void {
      clearTimeout(timer)
      skip.removeEventListener('abort', done)
      resolve()
    }
    skip.addEventListener('abort', done, { once: true })
  })
}

/** What lies at a place: on the board if it is there, else beside it. */
export function at(root: ParentNode | null | undefined, place: string): HTMLElement | null {
  const selector = `[data-place="${place}"]`
  return root?.querySelector<HTMLElement>(`.board ${selector}`) ?? root?.querySelector<HTMLElement>(selector) ?? null
}

export function visible<Kind extends Element>(element: Kind | null): Kind | null {
  return element && element.getBoundingClientRect().width > 0 ? element : null
}

/** The transform that lays the middle of an element at the middle of this one. */
function onto(element: Element, size: number): string {
  const { x, y, width, height } = element.getBoundingClientRect()
  return `translate(${x + width / 2}px, ${y + height / 2}px) translate(-50%, -50%) scale(${size})`
}

/** Moves something that lies in the corner of the screen from one element to another; `sizes` on its way. */
export async function fly(
  thing: Element | null | undefined,
  from: Element,
  to: Element,
  sizes: readonly [number, number, number],
  milliseconds: number,
  skip: AbortSignal,
): Promise<void> {
  const [first, grown, last] = sizes
  const grows = grown === first ? [] : [{ transform: onto(from, grown), offset: 0.3 }]
  await play(thing, [{ transform: onto(from, first) }, ...grows, { transform: onto(to, last) }], milliseconds, skip)
}

/** Something that goes from a place to a place. */
export interface Travel {
  from: string
  to: string
  /** Where it goes if that place is too small to be drawn. */
  or?: string
}

function drawing(element: Element): Element {
  return element.matches('svg') ? element : (element.querySelector('svg') ?? element)
}

/** The drawing that moves: a copy of the one at a place. */
function copyOf(element: Element): HTMLElement {
  const copy = document.importNode(drawing(element), true) as HTMLElement
  for (const name of ['data-place', 'x', 'y']) copy.removeAttribute(name)
  copy.style.cssText += ';position:static;width:100%;height:100%;visibility:visible'
  return copy
}

/** The size of a thing that disappears in a place: one with `data-swallows` doesn't draw its contents. */
const SWALLOWED = 28

/** Carries pieces from where they lie to where they lie after the next tick: they are measured before and after it. */
export async function carry(
  root: ParentNode,
  layer: Element,
  travels: readonly Travel[],
  milliseconds: number,
  skip: AbortSignal,
): Promise<void> {
  const starts = travels.map(({ from }) => {
    const start = visible(at(root, from))
    return start && { box: start.getBoundingClientRect(), copy: copyOf(start) }
  })
  await tick()
  if (milliseconds <= 0 || skip.aborted) return
  const flights = travels.map(({ to, or }, i) => {
    const start = starts[i]
    const exact = visible(at(root, to))
    const end = exact ?? (or ? visible(at(root, or)) : null)
    if (!start || !end) return
    // A piece looks as it will lie there, unless it is swallowed.
    const copy = exact && !swallows(end) ? copyOf(end) : start.copy
    return bring(layer, copy, start.box, end, milliseconds, skip)
  })
  await Promise.all(flights)
}

const swallows = (element: HTMLElement): boolean => element.dataset['swallows'] !== undefined

async function bring(
  layer: Element,
  copy: HTMLElement,
  from: DOMRect,
  end: HTMLElement,
  milliseconds: number,
  skip: AbortSignal,
): Promise<void> {
  const swallowed = swallows(end)
  const to = (swallowed ? end : drawing(end)).getBoundingClientRect()
  const origin = layer.getBoundingClientRect()
  const size = Math.min(to.width, to.height, swallowed ? SWALLOWED : Infinity)
  const [x, y] = [to.x + to.width / 2, to.y + to.height / 2]
  const [dx, dy] = [from.x + from.width / 2 - x, from.y + from.height / 2 - y]
  const scale = Math.min(Math.max(Math.min(from.width, from.height) / size, 0.5), 3)
  const height = Math.min(Math.hypot(dx, dy) / 8, 40)

  const ghost = document.createElement('div')
  ghost.style.cssText = `position:absolute;left:${x - size / 2 - origin.x}px;top:${y - size / 2 - origin.y}px;width:${size}px;height:${size}px`
  ghost.append(copy)
  layer.append(ghost)
  const way = [
    { transform: `translate(${dx}px, ${dy}px) scale(${scale})` },
    { transform: `translate(${dx / 2}px, ${dy / 2 - height}px) scale(${Math.max(scale, 1) * 1.15})` },
    { transform: 'none' },
  ]
  if (!swallowed) end.style.visibility = 'hidden'
  await play(ghost, way, milliseconds, skip)
  end.style.visibility = ''
  ghost.remove()
}
