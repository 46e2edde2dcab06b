import type pg from 'pg'
import type { Env } from '#kit/server/env.ts'
import { readMigrations } from '#kit/server/migrate.ts'
import { fail, type Finding, ok, warn } from './finding.ts'

const OLDEST_POSTGRES = 150_000
/** Connections of a process beside those of the main pool. */
const BESIDE_POOL = 5
const CLOCKS_APART = { warn: 2, fail: 60 }

type Server = {
  number: number
  version: string
  encoding: string
  collation: string
  isCollationCurrent: boolean
  connections: number
  processes: number
  isMighty: boolean
}

async function readServer(client: pg.Client): Promise<Server> {
  const { rows } = await client.query<Server>(`
    SELECT current_setting('server_version_num')::int AS number, current_setting('server_version') AS version,
      pg_encoding_to_char(d.encoding) AS encoding, d.datctype AS collation,
      coalesce(d.datcollversion = pg_database_collation_actual_version(d.oid), true) AS "isCollationCurrent",
      current_setting('max_connections')::int - current_setting('superuser_reserved_connections')::int AS connections,
      (SELECT count(*)::int FROM pg_stat_activity
        WHERE datname = current_database() AND application_name = 'hotelly live') AS processes,
      (SELECT rolsuper OR rolbypassrls FROM pg_roles WHERE rolname = current_user) AS "isMighty"
    FROM pg_database d WHERE d.datname = current_database()`)
  const [server] = rows
  if (!server) throw new Error('The database does not describe itself')
  return server
}

function checkKind({ number, version, encoding, collation, isCollationCurrent }: Server): Finding[] {
  return [
    number >= OLDEST_POSTGRES
      ? ok('PostgreSQL', version)
      : fail('PostgreSQL', `${version} is too old`, 'Upgrade it to version 15 or newer.'),
    encoding === 'UTF8'
      ? ok('encoding', `UTF8, ${collation}`)
      : fail(
          'encoding',
          `the database is in ${encoding}`,
          "Make a new one with ENCODING 'UTF8' TEMPLATE template0, and restore a backup into it.",
        ),
    ...(isCollationCurrent
      ? []
      : [
          warn(
            'collation',
            "the system's collation has changed since the database was made",
            'Run REINDEX DATABASE and ALTER DATABASE … REFRESH COLLATION VERSION.',
          ),
        ]),
  ]
}

function checkConnections({ connections, processes }: Server, { databaseConnections }: Env): Finding {
  const name = 'connections'
  const each = databaseConnections + BESIDE_POOL
  const running = Math.max(processes, 1)
  const says = `${running} ${running === 1 ? 'process' : 'processes'} of ${each}, of ${connections} in all`
  if (running * each > connections)
    return fail(name, says, 'Lower HOTELLY_DB_CONNECTIONS, or raise max_connections of PostgreSQL.')
  if ((running + 1) * each > connections)
    return warn(name, says, 'There is no room for one more process, as during an update without a pause.')
  return ok(name, says)
}

async function checkRoles(client: pg.Client, { isMighty }: Server, isOwnServer: boolean): Promise<Finding[]> {
  const { rows } = await client.query<{ name: string; isMighty: boolean; isOwner: boolean }>(`
    SELECT r.rolname AS name, r.rolsuper OR r.rolbypassrls OR r.rolcreaterole AS "isMighty",
      coalesce(bool_or(pg_has_role(r.oid, c.relowner, 'MEMBER')), false) AS "isOwner"
    FROM pg_roles r LEFT JOIN pg_class c ON c.relnamespace = 'public'::regnamespace AND c.relkind = 'r'
    WHERE r.rolname IN ('hotelly_app', 'hotelly_platform') GROUP BY r.oid, r.rolname, 2`)
  const findings: Finding[] = []
  if (rows.length < 2)
    findings.push(
      fail('roles', 'hotelly_app and hotelly_platform are not both there', 'Run bin/hotelly migrate.'),
    )
  for (const { name, isMighty: isRoleMighty, isOwner } of rows) {
    if (isRoleMighty)
      findings.push(
        fail(
          'roles',
          `${name} can pass row-level security`,
          `ALTER ROLE ${name} NOSUPERUSER NOBYPASSRLS NOCREATEROLE`,
        ),
      )
    if (isOwner)
      findings.push(
        fail(
          'roles',
          `${name} can become the owner of tables`,
          `REVOKE the owner's role from ${name}, and let it own no table.`,
        ),
      )
  }
  if (isMighty && isOwnServer)
    findings.push(
      warn(
        'roles',
        'the user of DATABASE_URL is a superuser or has BYPASSRLS',
        'Use one that merely owns the database, see docs/operating.md.',
      ),
    )
  return findings.length > 0
    ? findings
    : [ok('roles', 'none can pass row-level security or become the owner')]
}

async function checkMigrations(client: pg.Client): Promise<Finding> {
  const name = 'migrations'
  const { rows: tables } = await client.query("SELECT to_regclass('public.schema_migrations') AS found")
  const { rows } = (tables[0] as { found: string | null }).found
    ? await client.query<{ name: string; checksum: string }>('SELECT name, checksum FROM schema_migrations')
    : { rows: [] }
  const known = await readMigrations()
  const applied = new Map(rows.map((row) => [row.name, row.checksum]))
  const names = new Set(known.map((each) => each.name))
  const edited = known.find((each) => applied.has(each.name) && applied.get(each.name) !== each.checksum)
  if (edited)
    return fail(
      name,
      `${edited.name} was edited after it was applied`,
      'Bring back the file of the release; Hotelly does not start like this.',
    )
  const newer = [...applied.keys()].filter((each) => each !== 'rls.sql' && !names.has(each))
  if (newer.length > 0)
    return warn(
      name,
      `the database is newer than this release (${newer.join(', ')})`,
      'Fine during an update; otherwise run the newer release.',
    )
  const pending = known.filter((each) => !applied.has(each.name))
  return pending.length > 0
    ? warn(name, `${pending.length} are not applied yet`, 'Run bin/hotelly migrate, or start Hotelly.')
    : ok(name, `all ${known.length} are applied`)
}

async function checkClock(client: pg.Client): Promise<Finding> {
  const before = Date.now()
  const { rows } = await client.query<{ now: number }>(
    'SELECT extract(epoch FROM clock_timestamp())::float8 AS now',
  )
  const middle = (before + Date.now()) / 2000
  const apart = Math.abs((rows[0]?.now ?? 0) - middle)
  const says = `${apart.toFixed(1)} s between this machine and the database`
  const advice = 'Let both take their time from the same NTP server.'
  if (apart > CLOCKS_APART.fail) return fail('clock', says, advice)
  return apart > CLOCKS_APART.warn ? warn('clock', says, advice) : ok('clock', says)
}

/** Checks the server and the schema, over a connection as the owner; changes nothing. */
export async function checkDatabase(client: pg.Client, env: Env): Promise<Finding[]> {
  const server = await readServer(client)
  return [
    ...checkKind(server),
    ...(await checkRoles(client, server, env.databaseUrl !== null)),
    checkConnections(server, env),
    await checkMigrations(client),
    await checkClock(client),
  ]
}
