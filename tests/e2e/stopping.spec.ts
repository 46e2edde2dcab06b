import { expect, test } from '@playwright/test'
import { beginScript } from '#tests/leavings.ts'
import { usual } from '#tests/usual.ts'

test.skip(process.platform !== 'linux', 'what runs is read from /proc')

for (const signal of usual(['SIGKILL', 'SIGTERM', 'SIGHUP'] as const, 1)) {
  test(`npm test, stopped in the middle of end-to-end tests, leaves no browser or product behind (${signal})`, async () => {
    test.setTimeout(120_000)
    const begun = await beginScript(['scripts/test.mjs', 'e2e', 'tests/e2e/order.spec.ts'])
    const running = async () => (await begun.remains()).join('\n')
    try {
      await expect.poll(running, { timeout: 60_000 }).toMatch(/chrom/i)
      begun.child.kill(signal)
      await begun.ended
      await expect.poll(begun.remains, { timeout: 20_000 }).toEqual([])
      expect(begun.output()).not.toMatch(/\d+ passed, \d+ failed/)
    } finally {
      await begun.clear()
    }
  })
}
