import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { licences } from '../licences'

test('the licence of every font and library that browsers get is there, in full', () => {
  const text = licences()
  for (const font of ['alegreya', 'alegreya-sans']) {
    const licence = readFileSync(`node_modules/@fontsource/${font}/LICENSE`, 'utf8')
    expect(licence).toContain('SIL OPEN FONT LICENSE')
    expect(text).toContain(licence)
  }
  for (const name of ['Brethren', 'svelte ', '@fluent/bundle ', '@noble/hashes ', 'uqr ']) expect(text).toContain(name)
})
