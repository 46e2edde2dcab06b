import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { expect, test } from 'vitest'
import { MUTATIONS } from './torture/mutations/catalogue.ts'
import { goneOf } from './torture/mutations/needless.ts'
import { isWhole } from './usual.ts'

test('what is said to be needless is still there', () => {
  expect(goneOf(MUTATIONS)).toEqual([])
})

// two minutes about the tests themselves; `npm run torture -- mutations` tries all of them
if (isWhole)
  test('a condition, a guard or a policy that is taken away is noticed', async () => {
    const run = promisify(execFile)(process.execPath, ['tests/torture/mutations.ts', '--short'])
    const { stdout } = await run.catch((error: { stdout: string; stderr: string }) => error)
    expect(stdout).toContain('\nnoticed: 5; 0 are needless\nsurvived: 0\n')
  }, 300_000)
