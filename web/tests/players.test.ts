import { afterAll, describe, expect, it } from 'vitest'
import { actionInSentence, actionInWords } from '../src/log'
import { fullNameOf, nameOf, playersOf } from '../src/players'
import { loadWords, setLanguage } from '../src/words'

const table = (...names: string[]) => playersOf({ players: [...names, '', ''], bots: [null, 'captain', 'gunner'] })

describe('what players are called', () => {
  afterAll(() => setLanguage('en'))

  it('is a name alone in sentences, and with the rank in lists', () => {
    const players = table('Ann')
    expect(players.map(nameOf)).toEqual(['Ann', 'Bart', 'Mary'])
    expect(players.map((player, seat) => fullNameOf(player, seat))).toEqual(['Ann', 'Captain Bart', 'Gunner Mary'])
  })

  it('tells a bot from a person of the same name', () => {
    expect(table('Mary').map(nameOf)).toEqual(['Mary', 'Bart', 'Gunner Mary'])
  })

  it('gives a rank the gender of its name', async () => {
    await setLanguage('cs')
    expect(fullNameOf(table('Ann')[2] ?? null, 2)).toBe('Kanonýrka Mary')
  })
})

it('says an action inside a sentence otherwise than alone', async () => {
  await loadWords('battle')
  const action = { id: 1, verb: 'scout', square: 'b2' } as const
  expect(actionInWords('battle', action, [])).toBe('Scout b2')
  expect(actionInSentence('battle', action, [])).toBe('scout b2')
})
