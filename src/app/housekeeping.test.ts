import { sql } from 'drizzle-orm'
import pg from 'pg'
import { expect, test } from 'vitest'
import { SYSTEM } from '#kit/server/actor.ts'
import { makeHotel } from '#tests/factories.ts'
import { citusUrl } from '#tests/citus.ts'
import { openProduct } from '#tests/product.ts'
import { tidy } from './housekeeping.ts'

const product = openProduct()

test('expired data is deleted, current data stays', async () => {
  const { id } = await makeHotel(product.database)
  await product.run(sql`INSERT INTO sessions (token_hash, account_id, hotel_id, expires_at)
    SELECT sha256(v.name::bytea), a.id, ${id}, now() + v.later
    FROM (VALUES ('ended', interval '-1 second'), ('open', interval '1 hour')) v (name, later),
      (SELECT id FROM auth_accounts WHERE hotel_id = ${id} LIMIT 1) a`)
  await product.run(sql`INSERT INTO rate_limits (identifier, action_type, hotel_id, touched_at, locked_until) VALUES
    ('old', 'x', ${id}, now() - interval '3 days', NULL),
    ('locked', 'x', ${id}, now() - interval '3 days', now() + interval '1 hour'),
    ('new', 'x', ${id}, now(), NULL)`)
  await product.run(sql`INSERT INTO failed_logins (identifier, login_type, hotel_id, failed_at) VALUES
    ('long ago', 'guest', ${id}, now() - interval '91 days'), ('lately', 'guest', ${id}, now())`)

  await product.run(sql`INSERT INTO platform_webhook_calls (hotel_id, ok, reason, at) VALUES
    (${id}, false, 'timeout', now() - interval '31 days'), (${id}, false, 'lately', now())`)
  await product.run(sql`INSERT INTO audit_log (hotel_id, at, actor_kind, actor_name, action, entity) VALUES
    (${id}, now() - interval '366 days', 'system', 'system', 'long ago', 'x'),
    (${id}, now() - interval '364 days', 'system', 'system', 'lately', 'x')`)
  await product.run(sql`INSERT INTO chat_conversations (hotel_id, session_id, device_id, language, last_message_at) VALUES
    (${id}, repeat('a', 20), 'long ago', 'en', now() - interval '91 days'),
    (${id}, repeat('b', 20), 'lately', 'en', now() - interval '89 days')`)

  await tidy(product.database, 365)

  const sessions = await product.run(sql`SELECT encode(token_hash, 'hex') AS name FROM sessions`)
  const limits = await product.run(sql`SELECT identifier AS name FROM rate_limits ORDER BY 1`)
  const failures = await product.run(sql`SELECT identifier AS name FROM failed_logins`)
  const calls = await product.run(sql`SELECT reason AS name FROM platform_webhook_calls`)
  expect(calls.map((row) => row.name)).toEqual(['lately'])
  expect(sessions).toHaveLength(1)
  expect(limits.map((row) => row.name)).toEqual(['locked', 'new'])
  expect(failures.map((row) => row.name)).toEqual(['lately'])
  const audit = await product.run(sql`SELECT action AS name FROM audit_log`)
  expect(audit.map((row) => row.name)).toEqual(['lately'])
  const chats = await product.run(sql`SELECT device_id AS name FROM chat_conversations`)
  expect(chats.map((row) => row.name)).toEqual(['lately'])
})

test.skipIf(citusUrl)(
  'old rows are deleted a few at a time, so that millions neither time out nor hold others up',
  async () => {
    const owner = new pg.Client(product.databaseUrl)
    await owner.connect()
    await owner.query(`
    CREATE TABLE deletions (count int);
    CREATE FUNCTION note_deletion() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER AS
      $$ BEGIN INSERT INTO deletions SELECT count(*) FROM gone; RETURN NULL; END $$;
    CREATE TRIGGER note_deletion AFTER DELETE ON failed_logins
      REFERENCING OLD TABLE AS gone FOR EACH STATEMENT EXECUTE FUNCTION note_deletion()`)
    await product.database.withActor(SYSTEM, (tx) =>
      tx.execute(sql`INSERT INTO failed_logins (identifier, login_type, failed_at)
      SELECT n, 'guest', now() - interval '91 days' FROM generate_series(1, 5000) n RETURNING 1`),
    )
    await tidy(product.database, 365)
    const { rows } = await owner.query<{ sum: number; max: number }>(
      'SELECT sum(count)::int, max(count) FROM deletions',
    )
    await owner.query('DROP FUNCTION note_deletion CASCADE; DROP TABLE deletions')
    await owner.end()
    expect(rows).toEqual([{ sum: 5000, max: 2000 }])
  },
)

test('the audit of the last thirty days cannot be deleted by anybody', async () => {
  const { admin } = await makeHotel(product.database)
  const forget = sql`DELETE FROM audit_log RETURNING action`
  await product.database.withActor(SYSTEM, (tx) =>
    tx.execute(sql`INSERT INTO audit_log (hotel_id, at, actor_kind, actor_name, action, entity) VALUES
      (${admin.hotelId}, now() - interval '29 days', 'system', 'system', 'kept', 'x')`),
  )
  const forgotten = await product.database.withActor(SYSTEM, (tx) => tx.execute(forget))
  expect(forgotten.map((row) => row.action)).not.toContain('kept')
  await expect(product.database.withActor(admin, (tx) => tx.execute(forget))).rejects.toMatchObject({
    cause: { code: '42501' },
  })
})
