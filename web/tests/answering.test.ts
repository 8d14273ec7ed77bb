/** What the device answers for its people: only what they have said it may. */

import { afterEach, expect, it } from 'vitest'
import { answer, asksInVain } from '../src/answering'
import { saveSettings } from '../src/settings.svelte'
import type { Table } from '../src/wire'

const decline = { id: 44, verb: 'decline' }
const offering = (...actions: object[]) => ({ game: 'tortuga', actions }) as unknown as Table
const EXPAND = offering({ id: 41, verb: 'expand' }, decline)
const RECRUIT = offering({ id: 42, verb: 'recruit' }, decline)
const HUNT = offering({ id: 43, verb: 'hunt' }, decline)

const at = (game: string, position: object) => ({ game, position }) as unknown as Table

afterEach(() => saveSettings({ marching: true }))

it('moves ship and pirate without a question', () => {
  expect(answer(EXPAND)).toBe(41)
  expect(answer(RECRUIT)).toBe(42)
})

it('answers nothing else', () => {
  expect(answer(HUNT)).toBeNull()
  expect(answer(offering())).toBeNull()
})

it('asks those who want to be asked', () => {
  saveSettings({ marching: false })
  expect(answer(EXPAND)).toBeNull()
  expect(asksInVain(at('tortuga', { phase: 'act', action: 'fleet' }))).toBe(false)
})

it('knows when somebody else at the device would be asked', () => {
  expect(asksInVain(at('tortuga', { phase: 'act', action: 'fleet' }))).toBe(true)
  expect(asksInVain(at('tortuga', { phase: 'act', action: 'crew' }))).toBe(true)
  expect(asksInVain(at('tortuga', { phase: 'act', action: 'hunt' }))).toBe(false)
  expect(asksInVain(at('tortuga', { phase: 'keep' }))).toBe(false)
  expect(asksInVain(at('battle', { phase: 'act', action: 'fleet' }))).toBe(false)
})
