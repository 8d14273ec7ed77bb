/** Things that travel over the table while a story is told. */

import { tick } from 'svelte'
import { BAG, type Travel } from './places'

/** Resolves after a while, or as soon as it is skipped. */
export function wait(milliseconds: number, skip: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    if (skip.aborted || milliseconds <= 0) return resolve()
    const done = () => {
      clearTimeout(timer)
      skip.removeEventListener('abort', done)
      resolve()
    }
    const timer = setTimeout(done, milliseconds)
    skip.addEventListener('abort', done)
  })
}

/** What lies at a place: on the large board if it is there, else on a card. */
function find(root: ParentNode, place: string): Element | null {
  const selector = `[data-place="${place}"]`
  return root.querySelector(`.board ${selector}`) ?? root.querySelector(selector)
}

function visible(element: Element | null): Element | null {
  return element && element.getBoundingClientRect().width > 0 ? element : null
}

function drawing(element: Element): Element {
  return element.matches('svg') ? element : (element.querySelector('svg') ?? element)
}

/** What is in the hand of whoever moves it: a copy of the drawing at a place. */
function copyOf(element: Element): HTMLElement {
  const copy = drawing(element).cloneNode(true) as HTMLElement
  for (const name of ['data-place', 'x', 'y']) copy.removeAttribute(name)
  copy.style.cssText += ';position:static;width:100%;height:100%;visibility:visible'
  return copy
}

/** Places that take things in: what lies there is not drawn one by one. */
const SWALLOWED = 28
const swallows = (place: string) => place === BAG || place.startsWith('cell-')

/**
 * Carries pieces from where they lie to where they lie after the next tick: they are measured before and after it, so
 * that nobody needs to know where on the screen a place is.
 */
export async function carry(
  root: ParentNode,
  layer: Element,
  travels: readonly Travel[],
  milliseconds: number,
  skip: AbortSignal,
): Promise<void> {
  const starts = travels.map(({ from }) => {
    const start = visible(find(root, from))
    return start && { box: start.getBoundingClientRect(), copy: copyOf(start) }
  })
  await tick()
  if (milliseconds <= 0 || skip.aborted) return
  const flights = travels.map(({ to, or }, i) => {
    const start = starts[i]
    const exact = visible(find(root, to))
    const end = exact ?? (or ? visible(find(root, or)) : null)
    if (!start || !end) return
    // A piece looks as it will lie there, unless it is swallowed.
    const copy = exact && !swallows(to) ? copyOf(end) : start.copy
    return fly(layer, copy, start.box, end, milliseconds, skip)
  })
  await Promise.all(flights)
}

async function fly(
  layer: Element,
  copy: HTMLElement,
  from: DOMRect,
  end: Element,
  milliseconds: number,
  skip: AbortSignal,
): Promise<void> {
  const waiting = end as HTMLElement
  const swallowed = swallows(waiting.dataset['place'] ?? '')
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
  const flight = ghost.animate(
    [
      { transform: `translate(${dx}px, ${dy}px) scale(${scale})` },
      { transform: `translate(${dx / 2}px, ${dy / 2 - height}px) scale(${Math.max(scale, 1) * 1.15})` },
      { transform: 'none' },
    ],
    { duration: milliseconds, easing: 'ease-in-out' },
  )
  if (!swallowed) waiting.style.visibility = 'hidden'
  const finish = () => flight.finish()
  skip.addEventListener('abort', finish)
  await flight.finished.catch(() => undefined)
  skip.removeEventListener('abort', finish)
  waiting.style.visibility = ''
  ghost.remove()
}

/** A die tumbles where it lies. */
export function tumble(root: ParentNode, place: string, milliseconds: number): void {
  const die = visible(find(root, place))
  if (!die || milliseconds <= 0) return
  const turn = 360 * (1 + Math.round(Math.random())) * (Math.random() < 0.5 ? -1 : 1)
  die.animate(
    [
      { transform: `translate(${Math.random() * 60 - 30}px, -46px) rotate(${turn}deg)`, filter: 'blur(2.5px)' },
      {
        transform: `translate(${Math.random() * 24 - 12}px, 0) rotate(${turn / 2}deg)`,
        filter: 'blur(2px)',
        offset: 0.4,
      },
      {
        transform: `translate(${Math.random() * 12 - 6}px, -16px) rotate(${turn / 5}deg)`,
        filter: 'blur(1px)',
        offset: 0.65,
      },
      { transform: 'none', filter: 'none' },
    ],
    { duration: milliseconds * (0.8 + Math.random() * 0.4), easing: 'ease-out' },
  )
}

/** Somebody is attacked: the whole board trembles. */
export function shake(root: ParentNode, place: string, milliseconds: number): void {
  if (milliseconds <= 0) return
  const shift = [0, -5, 4, -3, 2, 0].map((x) => ({ transform: `translateX(${x}px)` }))
  find(root, place)?.animate(shift, { duration: milliseconds })
}

/** Sails fall, all together. */
export async function dropSails(root: ParentNode, milliseconds: number, skip: AbortSignal): Promise<void> {
  const sails = [...root.querySelectorAll('[data-sail]')]
  for (const sail of sails) {
    sail.animate(
      [
        { transform: 'none', opacity: 1 },
        { transform: 'translateY(6%) rotate(1.5deg)', opacity: 1, offset: 0.25 },
        { transform: 'translateY(120%) rotate(-4deg)', opacity: 0 },
      ],
      { duration: Math.max(milliseconds, 1), easing: 'ease-in', fill: 'forwards' },
    )
  }
  await wait(milliseconds, skip)
}
