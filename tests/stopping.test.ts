import { readdir } from 'node:fs/promises'
import { afterEach, describe, expect, test } from 'vitest'
import { beginScript } from './leavings.ts'

type Begun = Awaited<ReturnType<typeof beginScript>>

let begun: Begun | undefined
afterEach(async () => {
  await begun?.clear()
})

const SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP', 'SIGKILL'] as const

const nothingRemains = ({ remains }: Begun) =>
  expect.poll(remains, { timeout: 20_000, interval: 200 }).toEqual([])

describe.runIf(process.platform === 'linux')('when stopped by a signal', { timeout: 120_000 }, () => {
  test.each(SIGNALS)('npm test leaves nothing behind: %s', async (signal) => {
    begun = await beginScript(['scripts/test.mjs', 'unit', 'src/features/guests/server/guests.test.ts'])
    const { child, ended, output, remains } = begun
    await expect
      .poll(async () => (await remains()).join('\n'), { timeout: 60_000, interval: 50 })
      .toMatch(/bin\/postgres -D/)
    child.kill(signal)
    await ended
    await nothingRemains(begun)
    expect(output()).not.toMatch(/\d+ passed/)
  })

  test('npm test does not start the tests after a signal during the checks', async () => {
    begun = await beginScript(['scripts/test.mjs', 'verified', 'src/features/guests/server/guests.test.ts'])
    const { child, ended, output } = begun
    await expect.poll(output, { timeout: 60_000, interval: 50 }).toContain('format')
    child.kill('SIGTERM')
    const [code] = await ended
    expect(code).not.toBe(0)
    await nothingRemains(begun)
    expect(output()).not.toContain('RUN')
  })

  test.each(['SIGTERM', 'SIGKILL'] as const)('npm start leaves nothing behind: %s', async (signal) => {
    begun = await beginScript(['scripts/start.mjs'])
    const { child, ended, output } = begun
    await expect.poll(output, { timeout: 60_000, interval: 50 }).toContain('running at')
    child.kill(signal)
    const [code] = await ended
    expect(code).toBe(signal === 'SIGKILL' ? null : 0)
    await nothingRemains(begun)
  })

  test.each(SIGNALS)('npm run dev leaves nothing behind: %s', async (signal) => {
    begun = await beginScript(['scripts/dev.mjs'])
    const { child, ended, output } = begun
    await expect.poll(output, { timeout: 60_000, interval: 50 }).toContain('running at')
    child.kill(signal)
    const [code] = await ended
    expect(code).toBe(signal === 'SIGKILL' ? null : 0)
    await nothingRemains(begun)
  })

  test('npm run torture leaves nothing behind', async () => {
    begun = await beginScript(['scripts/torture.mjs', 'crash', '--short'])
    const { child, ended, remains } = begun
    await expect
      .poll(async () => (await remains()).join('\n'), { timeout: 60_000, interval: 50 })
      .toMatch(/bin\/postgres -D/)
    child.kill('SIGTERM')
    await ended
    await nothingRemains(begun)
  })

  test.each(['SIGINT', 'SIGTERM'] as const)('npm run bench leaves nothing behind: %s', async (signal) => {
    begun = await beginScript(['scripts/bench.mjs', 'menu'])
    const { child, ended, output, remains, folder } = begun
    await expect.poll(output, { timeout: 60_000, interval: 50 }).toContain('[1/1] menu')
    await expect
      .poll(async () => (await remains()).join('\n'), { timeout: 60_000, interval: 50 })
      .toMatch(/bin\/postgres -D/)
    child.kill(signal)
    await ended
    await nothingRemains(begun)
    expect((await readdir(folder)).filter((name) => name.startsWith('hotelly-bench'))).toEqual([])
  })
})
