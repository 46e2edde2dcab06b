import { globSync, readFileSync } from 'node:fs'
import { defineConfig } from 'vitest/config'

/** What a distributed database refuses or tests cannot do to it: backups, and an end by `kill -9` (docs/scaling.md). */
const ON_ONE_MACHINE = [
  'src/app/backup/schedule.test.ts',
  'tests/backup-of-a-bucket.test.ts',
  'tests/damaged-backup.test.ts',
  'tests/evening.test.ts',
]

/** What a test is written with that changes or measures its process, or starts others. */
const OWN_PROCESS =
  /\bvi\.|child_process|worker_threads|process\.(env|on|exit|memoryUsage|threadCpuUsage)|beginScript|startProduct|torture\/|prom-client|globalThis/
const FILES = globSync(['src/**/*.test.{ts,tsx}', 'tests/*.test.ts'], {
  exclude: process.env['HOTELLY_TEST_CITUS'] ? ON_ONE_MACHINE : [],
})
const APART = FILES.filter((file) => OWN_PROCESS.test(readFileSync(file, 'utf8')))
const TOGETHER = FILES.filter((file) => !APART.includes(file))

export default defineConfig({
  test: {
    globalSetup: 'tests/database.ts',
    pool: 'forks',
    // one more than the cores of a small machine: a third of a test is waiting, for a disk or for nothing to come
    maxWorkers: 3,
    testTimeout: 60_000,
    hookTimeout: 60_000,
    // as long as journeys wait: how soon things are there is what the bench measures
    expect: { poll: { timeout: 10_000 } },
    projects: [
      // many files in one process, which loads what they share once: half of the work of most of them
      { extends: true, test: { name: 'together', include: TOGETHER, isolate: false } },
      { extends: true, test: { name: 'apart', include: APART } },
    ],
  },
})
