import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { expect, test } from 'vitest'

// as many of them as fit here; `node tests/torture/mutations.ts` tries all
test('a condition, a guard or a policy that is taken away is noticed', async () => {
  const run = promisify(execFile)(process.execPath, ['tests/torture/mutations.ts', '--short'])
  const { stdout } = await run.catch((error: { stdout: string; stderr: string }) => error)
  expect(stdout).toMatch(/\n4 mutations, 0 survived\n/)
}, 300_000)
