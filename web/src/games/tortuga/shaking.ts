/** What moves at Tortuga's table without going from one place to another. */

import { at, pause, visible } from '../motion'

/** A die tumbles where it lies. */
export function tumble(root: ParentNode, place: string, milliseconds: number): void {
  const die = visible(at(root, place))
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
  at(root, place)?.animate(shift, { duration: milliseconds })
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
  await pause(milliseconds, skip)
}
