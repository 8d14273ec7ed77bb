import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { noteTime, now } from '../src/time'

beforeEach(() => vi.useFakeTimers({ now: Date.parse('2030-01-01T12:00:00Z') }))
afterEach(() => vi.useRealTimers())

test('the server counts, however wrong the clock of this device is', () => {
  noteTime('Tue, 01 Jan 2030 12:05:00 GMT')
  expect(now()).toBeCloseTo(Date.parse('2030-01-01T12:05:00.500Z') / 1000)
  vi.advanceTimersByTime(10_000)
  expect(now()).toBeCloseTo(Date.parse('2030-01-01T12:05:10.500Z') / 1000)
})

test('an answer without a time changes nothing', () => {
  noteTime('Tue, 01 Jan 2030 12:00:00 GMT')
  const before = now()
  noteTime(null)
  noteTime('some time')
  expect(now()).toBe(before)
})
