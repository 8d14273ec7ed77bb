import { mount, unmount } from 'svelte'
import { expect, test } from 'vitest'
import Result from '../src/parts/Result.svelte'
import type { Table } from '../src/wire'
import { loadWords } from '../src/words'

async function shown(game: string, winners: number[]): Promise<string> {
  await loadWords(game)
  const table = { game, table: 'x', me: 0, scores: [5, 5], players: [null, null], result: { winners, ending: '' } }
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

test('several share a victory, or have drawn', async () => {
  expect(await shown('tortuga', [0, 1])).toMatch(/A shared win.*winner/)
  for (const game of ['battle', 'cartagena'] as const) {
    expect(await shown(game, [0, 1])).toMatch(/It’s a draw/)
    expect(await shown(game, [0, 1])).not.toMatch(/winner|victory/)
  }
})
