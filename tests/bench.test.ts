import { mkdtemp, readFile, rm } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { afterEach, expect, test } from 'vitest'
import { beginScript } from './leavings.ts'

type Begun = Awaited<ReturnType<typeof beginScript>>

let begun: Begun | undefined
afterEach(async () => {
  await begun?.clear()
})

test('a part that is not there is refused with the list of those that are', async () => {
  begun = await beginScript(['scripts/bench.mjs', 'menu', 'orders-of-magnitude'])
  const [code] = await begun.ended
  expect(code).toBe(1)
  expect(begun.output()).toContain('There is no part "orders-of-magnitude"')
  expect(begun.output()).toMatch(/Parts: orders, menu, .*lighthouse/)
})

test(
  'the figures of all runs are written with the machine that they are of',
  { timeout: 120_000 },
  async () => {
    const file = path.join(await mkdtemp(path.join(os.tmpdir(), 'hotelly-figures-')), 'figures.json')
    begun = await beginScript(['scripts/bench.mjs', 'bundle', '--runs', '2', '--json', file])
    await begun.ended
    const told = JSON.parse(await readFile(file, 'utf8')) as {
      date: string
      machine: { cores: number }
      parts: { name: string; seconds: number[]; figures: { isMet: boolean; runs: object[] }[] }[]
    }
    await rm(path.dirname(file), { recursive: true })
    expect(Date.parse(told.date)).toBeGreaterThan(0)
    expect(told.machine.cores).toBeGreaterThan(0)
    expect(told.parts.map(({ name, seconds }) => [name, seconds.length])).toEqual([['bundle', 2]])
    const size = { kilobytes: expect.any(Number) as number }
    expect(told.parts[0]?.figures).toMatchObject([{ isMet: true, runs: [size, size] }])
  },
)
