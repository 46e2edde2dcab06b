import { describe, expect, test } from 'vitest'
import { type Script, type Signal, stopScript } from './torture/stopping/scripts.ts'
import { usual } from './usual.ts'

/** Every script first, then every signal; `npm run torture -- stopping` tries all of them with each. */
const STOPS: [Script, Signal][] = [
  ['npm test', 'SIGKILL'],
  ['npm test -- verified', 'SIGTERM'],
  ['npm start', 'SIGTERM'],
  ['npm run dev', 'SIGKILL'],
  ['npm run torture', 'SIGTERM'],
  ['npm run bench', 'SIGINT'],
  ['npm test', 'SIGINT'],
  ['npm start', 'SIGKILL'],
  ['npm run dev', 'SIGHUP'],
]

describe.runIf(process.platform === 'linux')('when stopped by a signal', { timeout: 120_000 }, () => {
  test.each(usual(STOPS, 6))('%s leaves nothing behind: %s', async (script, signal) => {
    expect(await stopScript(script, signal)).toEqual([])
  })
})
