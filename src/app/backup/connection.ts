import pg from 'pg'

const CONNECT_MS = 10_000

/** Every server writes a value in the same way under these, and none ends what takes long. */
const SESSION = [
  "TimeZone = 'UTC'",
  "DateStyle = 'ISO, YMD'",
  "IntervalStyle = 'postgres'",
  "bytea_output = 'hex'",
  'extra_float_digits = 1',
  'statement_timeout = 0',
  'idle_in_transaction_session_timeout = 0',
]

/** Opens a connection for a backup or a restore as the role that `url` names, which owns the tables. */
export async function connectOwner(url: string): Promise<pg.Client> {
  const client = new pg.Client({
    connectionString: url,
    application_name: 'hotelly backup',
    keepAlive: true,
    connectionTimeoutMillis: CONNECT_MS,
  })
  // A connection that breaks fails the statement that it is at; without a listener it would end the process.
  client.on('error', () => {})
  await client.connect()
  await client.query(SESSION.map((setting) => `SET ${setting}`).join('; '))
  return client
}

/** From here to the end of the transaction, the owner reads as the role that sees all hotels. */
export const readAllHotels = (client: pg.Client) => client.query('SET LOCAL ROLE hotelly_platform')
