import pg from 'pg'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { copyDatabase } from '#tests/database.ts'
import { keepSettings, tryPooler } from './pooler.ts'
import { SESSION_SETTINGS } from './session-settings.ts'

let copy: Awaited<ReturnType<typeof copyDatabase>>
beforeAll(async () => {
  copy = await copyDatabase(inject('templateUrl'))
})
afterAll(() => copy.drop())

/** Connects as a pooler does, without any setting. */
async function beginningOf(url: string) {
  const client = new pg.Client(url)
  await client.connect()
  const { rows } = await client.query<{ name: string; setting: string }>(
    'SELECT name, setting FROM pg_settings WHERE name = ANY($1)',
    [Object.keys(SESSION_SETTINGS)],
  )
  const seen = await client.query('SELECT * FROM hotels').then(
    ({ rowCount }) => rowCount,
    (error: pg.DatabaseError) => error.code,
  )
  await client.end()
  return { seen, ...Object.fromEntries(rows.map(({ name, setting }) => [name, setting])) }
}

test('a pooled connection begins as a role that sees no hotel, with the limits of ours', async () => {
  const unprepared = { keepsPrepared: false }
  await expect(tryPooler(copy.serverUrl, unprepared)).rejects.toThrow(
    /begin as hotelly_test_\w+, not as hotelly_app/,
  )
  expect(await beginningOf(copy.serverUrl)).toMatchObject({ seen: '42501' })

  await Promise.all([1, 2, 3].map(() => keepSettings(copy.serverUrl)))
  await tryPooler(copy.serverUrl, unprepared)
  expect(await beginningOf(copy.serverUrl)).toEqual({
    seen: 0,
    jit: 'off',
    max_parallel_workers_per_gather: '0',
    statement_timeout: '15000',
    idle_in_transaction_session_timeout: '10000',
  })
})

test('what passes the names of prepared statements on unchanged is found out, again and again', async () => {
  await keepSettings(copy.serverUrl)
  for (let round = 0; round < 2; round++)
    await expect(tryPooler(copy.serverUrl, { keepsPrepared: true })).rejects.toThrow(
      'set DATABASE_PREPARED to off',
    )
})
