import pg from 'pg'
import { lockSchema } from './migrate.ts'
import { SESSION_SETTINGS } from './session-settings.ts'

const CONNECT_MS = 10_000
const PROBE = 'hotelly_probe'
const ALREADY_THERE = '42P05'

const UNPREPARED =
  'The pooler does not keep prepared statements: set DATABASE_PREPARED to off, or, from PgBouncer 1.21 on, max_prepared_statements in pgbouncer.ini.'

async function withClient<T>(config: pg.ClientConfig, work: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client({ ...config, connectionTimeoutMillis: CONNECT_MS })
  client.on('error', () => {})
  await client.connect()
  return work(client).finally(() => client.end())
}

/**
 * Keeps the settings of our connections with the role that signs in at `url`, because a pooler opens connections without
 * them. Call it past the pooler. Changes nothing that is as it should be.
 */
export const keepSettings = (url: string) =>
  // A role may change its own settings, but nobody else's.
  withClient({ connectionString: url, options: '-c role=none' }, async (client) => {
    await lockSchema(client)
    const { rows } = await client.query<{ kept: string[] }>(
      `SELECT setconfig AS kept FROM pg_db_role_setting WHERE setrole = (SELECT oid FROM pg_roles WHERE rolname = session_user)
         AND setdatabase = (SELECT oid FROM pg_database WHERE datname = current_database())`,
    )
    const database = client.escapeIdentifier(client.database ?? '')
    for (const [name, value] of Object.entries(SESSION_SETTINGS)) {
      if (rows[0]?.kept.includes(`${name}=${value}`)) continue
      await client.query(`ALTER ROLE SESSION_USER IN DATABASE ${database} SET ${name} = '${value}'`)
    }
  })

/** Whether a statement that is prepared under a name stands under that very name: then no pooler keeps it for us. */
async function isPassedOn(client: pg.Client): Promise<boolean> {
  await client.query('BEGIN')
  try {
    await client.query({ name: PROBE, text: 'SELECT $1::int', values: [1] })
  } catch (error) {
    if (error instanceof pg.DatabaseError && error.code === ALREADY_THERE) return true
    throw error
  }
  const { rows } = await client.query(`SELECT 1 FROM pg_prepared_statements WHERE name = '${PROBE}'`)
  if (rows.length > 0) await client.query(`DEALLOCATE ${PROBE}`)
  await client.query('COMMIT')
  return rows.length > 0
}

/** Throws, and says what to do, unless transactions can go through the pooler at `url`. */
export const tryPooler = (url: string, { keepsPrepared }: { keepsPrepared: boolean }) =>
  withClient({ connectionString: url }, async (client) => {
    const { rows } = await client.query<{ role: string }>('SELECT current_user AS role')
    if (rows[0]?.role !== SESSION_SETTINGS.role)
      throw new Error(
        `Connections through the pooler begin as ${rows[0]?.role}, not as ${SESSION_SETTINGS.role}: ` +
          'it holds connections from before Hotelly had set up the role. Run RECONNECT on its console, or restart it.',
      )
    if (keepsPrepared && (await isPassedOn(client))) throw new Error(UNPREPARED)
  })
