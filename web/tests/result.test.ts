import { mount, unmount } from 'svelte'
import { expect, test } from 'vitest'
import Result from '../src/parts/Result.svelte'
import type { Table } from '../src/wire'
import { loadWords } from '../src/words'

async function shown(game: string, winners: number[], ending = ''): Promise<string> {
  await loadWords(game)
  const table = { game, table: 'x', me: 0, scores: [5, 5], players: [null, null], result: { winners, ending } }
  const props = { table: table as unknown as Table, names: ['Ann', 'Bob'], request: async () => {}, close: () => {} }
  const result = mount(Result, { target: document.body, props })
  const words = document.body.textContent
  await unmount(result)
  return words
}

test('one wins', async () => {
  expect(await shown('battle', [1])).toMatch(/Bob wins.*winner/)
  expect(await shown('tortuga', [0])).toMatch(/You win.*winner/)
})

test('several share a victory', async () => {
  expect(await shown('tortuga', [0, 1], 'treasure')).toMatch(/A shared win.*winner.*winner/)
  expect(await shown('cartagena', [0, 1], 'stalled')).toMatch(/A shared win.*winner.*winner/)
})

test.each([
  ['cartagena', 'passed'],
  ['cartagena', 'turn limit'],
  ['battle', 'quiet'],
  ['battle', 'round limit'],
])('%s ends in a draw: %s', async (game, ending) => {
  expect(await shown(game, [0, 1], ending)).toMatch(/It’s a draw/)
  expect(await shown(game, [0, 1], ending)).not.toMatch(/winner|victory|shared/)
})
