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
    ['/replay', { page: 'replay', id: null }],
    ['/rules/battle', { page: 'rules', game: 'battle' }],
    ['/rules/chess', { page: 'harbour' }],
    ['/nowhere', { page: 'harbour' }],
  ])('%s', (path, route) => expect(routeOf(path)).toEqual(route))
})
