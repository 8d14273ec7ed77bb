/** Things that travel over the table while a story is told. */

import { tick } from 'svelte'
import type { Travel } from './retell'

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

/** A piece taken off the table by hand: a copy that lies above everything. */
function lift(layer: Element, piece: Element, from: DOMRect): HTMLElement {
  const ghost = document.createElement('div')
  const copy = piece.cloneNode(true) as HTMLElement
  copy.removeAttribute('data-place')
  ghost.style.cssText = `position:absolute;left:${from.left}px;top:${from.top}px;width:${from.width}px;height:${from.height}px`
  copy.style.cssText += ';width:100%;height:100%;position:static'
  ghost.append(copy)
  layer.append(ghost)
  return ghost
}

/**
 * Carries pieces from where they lie now to where they lie after `change`. They are measured before and after, so that
 * nobody needs to know where on the screen a place is.
 */
export async function carry(
  root: ParentNode,
  layer: Element,
  travels: readonly Travel[],
  milliseconds: number,
  skip: AbortSignal,
): Promise<void> {
  // Until the next tick the page still shows how it was.
  const starts = travels.map(({ from }) => visible(find(root, from)))
  const froms = starts.map((start) => start?.getBoundingClientRect())
  await tick()
  if (milliseconds <= 0 || skip.aborted) return
  const flights = travels.flatMap(({ to, or }, i) => {
    const start = starts[i]
    const from = froms[i]
    const exact = visible(find(root, to))
    const end = exact ?? (or ? visible(find(root, or)) : null)
    if (!end) return []
    // What comes out of a bag has no shape before: it looks as it will. What goes into one keeps the shape it had.
    const piece = exact?.matches('svg') || !start?.matches('svg') ? pieceOf(end) : start
    return from && piece ? [fly(layer, piece, from, end, exact !== null, milliseconds, skip)] : []
  })
  await Promise.all(flights)
}

function pieceOf(element: Element): Element {
  return element.matches('svg') ? element : (element.querySelector('svg') ?? element)
}

async function fly(
  layer: Element,
  piece: Element,
  from: DOMRect,
  end: Element,
  hides: boolean,
  milliseconds: number,
  skip: AbortSignal,
): Promise<void> {
  const to = pieceOf(end).getBoundingClientRect()
  const size = Math.max(Math.min(to.width, to.height), 18)
  const box = new DOMRect(to.x + (to.width - size) / 2, to.y + (to.height - size) / 2, size, size)
  const ghost = lift(layer, piece, box)
  const target = end as HTMLElement
  if (hides) target.style.visibility = 'hidden'
  const dx = from.x + from.width / 2 - box.x - size / 2
  const dy = from.y + from.height / 2 - box.y - size / 2
  const scale = Math.min(Math.max(Math.min(from.width, from.height) / size, 0.4), 3)
  const lifted = `translate(${dx / 2}px, ${dy / 2 - Math.min(Math.hypot(dx, dy) / 8, 40)}px) scale(${Math.max(scale, 1) * 1.1})`
  const flight = ghost.animate(
    [
      { transform: `translate(${dx}px, ${dy}px) scale(${scale})` },
      { transform: lifted, easing: 'ease-out' },
      { transform: 'none' },
    ],
    { duration: milliseconds, easing: 'ease-in-out' },
  )
  const finish = () => flight.finish()
  skip.addEventListener('abort', finish)
  await flight.finished.catch(() => undefined)
  skip.removeEventListener('abort', finish)
  if (hides) target.style.visibility = ''
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
