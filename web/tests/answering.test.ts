/** What the device answers for its people: only what they have said it may. */

import { afterEach, expect, it } from 'vitest'
import { answer, asksToMarch } from '../src/answering'
import { keepSettings } from '../src/settings.svelte'
import type { Table } from '../src/wire'

const EXPAND = [
  { id: 41, verb: 'expand' },
  { id: 44, verb: 'decline' },
]
const RECRUIT = [{ id: 42, verb: 'recruit' }, EXPAND[1]]
const HUNT = [{ id: 43, verb: 'hunt' }, EXPAND[1]]

const at = (game: string, position: object) => ({ game, position }) as unknown as Table

afterEach(() => keepSettings({ marching: true }))

it('moves ship and pirate without a question', () => {
  expect(answer(EXPAND)).toBe(41)
  expect(answer(RECRUIT)).toBe(42)
})

it('answers nothing else', () => {
  expect(answer(HUNT)).toBeNull()
  expect(answer([])).toBeNull()
})

it('asks those who want to be asked', () => {
  keepSettings({ marching: false })
  expect(answer(EXPAND)).toBeNull()
  expect(asksToMarch(at('tortuga', { phase: 'act', action: 'fleet' }))).toBe(false)
})

it('knows when somebody else at the device would be asked', () => {
  expect(asksToMarch(at('tortuga', { phase: 'act', action: 'fleet' }))).toBe(true)
  expect(asksToMarch(at('tortuga', { phase: 'act', action: 'crew' }))).toBe(true)
  expect(asksToMarch(at('tortuga', { phase: 'act', action: 'hunt' }))).toBe(false)
  expect(asksToMarch(at('tortuga', { phase: 'keep' }))).toBe(false)
  expect(asksToMarch(at('battle', { phase: 'act', action: 'fleet' }))).toBe(false)
})
