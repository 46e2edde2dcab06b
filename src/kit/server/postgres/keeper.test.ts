import { expect, test } from 'vitest'
import { keepRunning } from './keeper.ts'

test('a server that ended is started until it starts, however often it fails', async () => {
  const lines: string[] = []
  const first = { pid: 1, ended: Promise.resolve() }
  let attempts = 0
  const restart = async () => {
    if (++attempts <= 20) throw new Error('No space left on device')
    return { pid: 2, ended: new Promise<void>(() => {}) }
  }
  const keeper = keepRunning(first, restart, (line) => void lines.push(line), [1, 2])
  await expect.poll(() => attempts).toBeGreaterThan(10)
  await expect.poll(() => lines.at(-1)).toBe('PostgreSQL is running again.')
  expect(keeper.downSince()).toBeNull()
  expect(lines.filter((line) => line.includes('is tried again'))).toHaveLength(20)
})

test('a stop does not wait for the next try', async () => {
  const first = { pid: 1, ended: Promise.resolve() }
  const keeper = keepRunning(
    first,
    () => Promise.reject(new Error('No')),
    () => {},
    [60_000],
  )
  await expect.poll(keeper.downSince).toBeInstanceOf(Date)
  await keeper.end()
})
