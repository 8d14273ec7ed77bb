import { describe, expect, it } from 'vitest'
import { routeOf } from '../src/route.svelte'

describe('addresses', () => {
  it.each([
    ['/', { page: 'harbour' }],
    ['/t/Ab_9-x', { page: 'table', id: 'Ab_9-x' }],
    ['/t/Ab_9-x/replay', { page: 'replay', id: 'Ab_9-x' }],
    ['/t/Ab_9-x/fair', { page: 'fair', id: 'Ab_9-x' }],
    ['/fair', { page: 'fair', id: null }],
    ['/me', { page: 'statistics' }],
    ['/practice', { page: 'practice' }],
    ['/voyage', { page: 'voyage' }],
    ['/puzzles', { page: 'puzzles', game: null, number: null }],
    ['/puzzles/battle', { page: 'puzzles', game: 'battle', number: null }],
    ['/puzzles/battle/12', { page: 'puzzles', game: 'battle', number: 12 }],
    ['/puzzles/chess', { page: 'puzzles', game: null, number: null }],
    ['/replay', { page: 'replay', id: null }],
    ['/rules/battle', { page: 'rules', game: 'battle' }],
    ['/rules/chess', { page: 'harbour' }],
    ['/nowhere', { page: 'harbour' }],
  ])('%s', (path, route) => expect(routeOf(path)).toEqual(route))
})
