import { createElement } from 'react'
import { renderToString } from 'react-dom/server'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { useNowUntil, whenReached } from './use-clock.ts'
import { DAY_MS, HOUR_MS } from '#kit/shared/time.ts'

const NOW = Date.parse('2026-11-23T06:00:00Z')

let page = new EventTarget()
const told = vi.fn<() => void>()

beforeEach(() => {
  vi.useFakeTimers({ now: NOW })
  page = new EventTarget()
  vi.stubGlobal('document', page)
  told.mockReset()
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

const isLookedAt = () => page.dispatchEvent(new Event('visibilitychange'))

test.each([1, HOUR_MS, 60 * DAY_MS])('it tells after %i ms, and not before', (wait) => {
  const stop = whenReached(new Date(NOW + wait), told)
  vi.advanceTimersByTime(wait - 1)
  expect(told).not.toHaveBeenCalled()
  vi.advanceTimersByTime(1)
  expect(told).toHaveBeenCalledOnce()
  stop()
})

test('what has passed already is told at once', () => {
  whenReached(new Date(NOW), told)()
  expect(told).toHaveBeenCalledOnce()
})

test('after the device has slept, it tells as soon as the page is looked at', () => {
  const stop = whenReached(new Date(NOW + HOUR_MS), told)
  vi.setSystemTime(NOW + HOUR_MS - 1)
  isLookedAt()
  expect(told).not.toHaveBeenCalled()
  vi.setSystemTime(NOW + 2 * HOUR_MS)
  isLookedAt()
  expect(told).toHaveBeenCalledOnce()
  stop()
})

test('after the device has slept in sight, it tells within a minute', () => {
  const stop = whenReached(new Date(NOW + HOUR_MS), told)
  vi.setSystemTime(NOW + 2 * HOUR_MS)
  vi.advanceTimersByTime(60_000)
  expect(told).toHaveBeenCalledOnce()
  stop()
})

test('who has stopped waiting is told nothing', () => {
  whenReached(new Date(NOW + HOUR_MS), told)()
  vi.advanceTimersByTime(2 * HOUR_MS)
  isLookedAt()
  expect(told).not.toHaveBeenCalled()
  expect(vi.getTimerCount()).toBe(0)
})

test('a page that the server paints has its time, and waits for nothing', () => {
  const Clock = () => useNowUntil((now) => new Date(now.getTime() + HOUR_MS)).toISOString()
  expect(renderToString(createElement(Clock))).toBe('2026-11-23T06:00:00.000Z')
  expect(vi.getTimerCount()).toBe(0)
})
