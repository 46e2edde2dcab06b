import { defineConfig } from 'vitest/config'

/** What a distributed database refuses or tests cannot do to it: backups, and an end by `kill -9` (docs/scaling.md). */
const ON_ONE_MACHINE = [
  'src/app/backup/schedule.test.ts',
  'tests/backup-of-a-bucket.test.ts',
  'tests/damaged-backup.test.ts',
  'tests/evening.test.ts',
]

export default defineConfig({
  test: {
    include: ['src/**/*.test.{ts,tsx}', 'tests/**/*.test.ts'],
    exclude: [
      'tests/e2e/**',
      'node_modules/**',
      ...(process.env['HOTELLY_TEST_CITUS'] ? ON_ONE_MACHINE : []),
    ],
    globalSetup: 'tests/database.ts',
    pool: 'forks',
    maxWorkers: 2,
    testTimeout: 20_000,
    hookTimeout: 60_000,
  },
})
