import { describe, expect, test } from 'vitest'
import { stopScript } from './torture/stopping/scripts.ts'

// every script, and every signal; `npm run torture -- stopping` tries all of them with each
describe.runIf(process.platform === 'linux')('when stopped by a signal', { timeout: 120_000 }, () => {
  test.each([
    ['npm test', 'SIGINT'],
    ['npm test', 'SIGKILL'],
    ['npm test -- verified', 'SIGTERM'],
    ['npm start', 'SIGTERM'],
    ['npm start', 'SIGKILL'],
    ['npm run dev', 'SIGHUP'],
    ['npm run dev', 'SIGKILL'],
    ['npm run torture', 'SIGTERM'],
    ['npm run bench', 'SIGINT'],
  ] as const)('%s leaves nothing behind: %s', async (script, signal) => {
    expect(await stopScript(script, signal)).toEqual([])
  })
})
