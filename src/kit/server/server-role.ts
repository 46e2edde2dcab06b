import { createHash, createHmac, pbkdf2Sync, randomBytes } from 'node:crypto'
import pg from 'pg'
import type { PastPooler } from './database.ts'
import type { Env, Pooler } from './env.ts'
import { lockSchema } from './migrate.ts'
import { keepSettings, tryPooler } from './pooler.ts'

const SECRET = 'server role'
const CONNECT_MS = 10_000

/** Those a login role would be no boundary with: superusers, owners, who makes roles, who reaches the server's files. */
const POWERFUL = `
  r.rolsuper OR r.rolbypassrls OR r.rolcreaterole OR r.rolname = current_user
  OR r.rolname IN ('pg_read_server_files', 'pg_write_server_files', 'pg_execute_server_program')
  OR r.oid = (SELECT datdba FROM pg_database WHERE datname = current_database())
  OR r.oid IN (SELECT relowner FROM pg_class WHERE relnamespace = 'public'::regnamespace)`

const byHandOf = (role: string) => `As a superuser, run
  CREATE ROLE ${role} LOGIN NOINHERIT PASSWORD '...';
  GRANT hotelly_app, hotelly_platform TO ${role};
and set DATABASE_APP_URL to postgres://${role}:...@host/database.`

/** What PostgreSQL keeps in place of a password, so that the password stands in no log of statements. */
function verifierOf(password: string): string {
  const salt = randomBytes(16)
  const salted = pbkdf2Sync(password, salt, 4096, 32, 'sha256')
  const keyOf = (text: string) => createHmac('sha256', salted).update(text).digest()
  const stored = createHash('sha256').update(keyOf('Client Key')).digest('base64')
  return `SCRAM-SHA-256$4096:${salt.toString('base64')}$${stored}:${keyOf('Server Key').toString('base64')}`
}

async function readSecret(owner: pg.Client): Promise<Buffer | null> {
  const statement = 'SELECT value FROM app_secrets WHERE name = $1'
  const { rows } = await owner.query<{ value: Buffer }>(statement, [SECRET])
  return rows[0]?.value ?? null
}

const passwordFrom = (secret: Buffer, role: string) =>
  createHmac('sha256', secret).update(role).digest('base64url')

async function passwordOf(owner: pg.Client, role: string): Promise<string> {
  await owner.query('INSERT INTO app_secrets (name, value) VALUES ($1, $2) ON CONFLICT DO NOTHING', [
    SECRET,
    randomBytes(32),
  ])
  const secret = await readSecret(owner)
  if (!secret) throw new Error(`The secret ${SECRET} cannot be read`)
  return passwordFrom(secret, role)
}

function withLogin(url: string, user: string, password: string): string {
  const address = new URL(url)
  if (address.host) {
    Object.assign(address, { username: encodeURIComponent(user), password: encodeURIComponent(password) })
  }
  // An address without a host names a socket in its parameters.
  else for (const [name, value] of Object.entries({ user, password })) address.searchParams.set(name, value)
  return address.toString()
}

/** Makes the role, and gives it the two that it acts as. Changes nothing that is as it should be. */
async function ensureRole(owner: pg.Client, role: string, verifier: string) {
  const name = owner.escapeIdentifier(role)
  const { rows } = await owner.query<{
    isThere: boolean
    isNew16: boolean
    isMember: boolean
    mayConnect: boolean
  }>(
    `SELECT r.oid IS NOT NULL AS "isThere", v.new AS "isNew16",
       coalesce(has_database_privilege(r.oid, current_database(), 'CONNECT'), false) AS "mayConnect",
       coalesce(bool_and(pg_has_role(r.oid, a.oid, CASE WHEN v.new THEN 'SET' ELSE 'MEMBER' END)), false) AS "isMember"
     FROM (SELECT current_setting('server_version_num')::int >= 160000 AS new) v
     CROSS JOIN pg_roles a LEFT JOIN pg_roles r ON r.rolname = $1
     WHERE a.rolname IN ('hotelly_app', 'hotelly_platform') GROUP BY r.oid, v.new`,
    [role],
  )
  const known = rows[0]
  if (!known) throw new Error('The roles hotelly_app and hotelly_platform are missing')
  if (!known.isThere)
    await owner.query(`CREATE ROLE ${name} LOGIN NOINHERIT NOSUPERUSER NOBYPASSRLS NOCREATEDB NOCREATEROLE
      PASSWORD ${owner.escapeLiteral(verifier)}`)
  if (!known.isMember) {
    const options = known.isNew16 ? 'WITH INHERIT FALSE, SET TRUE' : ''
    await owner.query(`GRANT hotelly_app, hotelly_platform TO ${name} ${options}`)
  }
  if (known.isThere && !known.mayConnect)
    await owner.query(`GRANT CONNECT ON DATABASE ${owner.escapeIdentifier(owner.database ?? '')} TO ${name}`)
}

/** The role as which Hotelly serves: that of DATABASE_APP_URL, or the one that it makes. */
export const serverRoleOf = (database: string, appUrl: string | null) =>
  appUrl ? decodeURIComponent(new URL(appUrl).username) : `${database}_server`

/**
 * Those whom row-level security does not hold and `role`, which must exist, can become: itself among them when it is one.
 * @param owner a connection as the owner
 */
export async function listPowerful(owner: pg.Client, role: string): Promise<string[]> {
  const { rows } = await owner.query<{ rolname: string }>(
    `SELECT r.rolname FROM pg_roles r WHERE pg_has_role($1, r.oid, 'MEMBER') AND (${POWERFUL}) ORDER BY 1`,
    [role],
  )
  return rows.map(({ rolname }) => rolname)
}

async function refusePowerful(owner: pg.Client, role: string) {
  const names = await listPowerful(owner, role)
  if (names.length === 0) return
  const isItself = names.includes(role)
  throw new Error(
    `The role ${role}, as which Hotelly serves, ${isItself ? 'is an owner, or has rights of a superuser' : `can become ${names.join(', ')}`}, ` +
      `so that row-level security would not hold it. ` +
      (isItself ? byHandOf('hotelly_server') : `Run REVOKE ${names.join(', ')} FROM ${role};`),
  )
}

/** Throws unless whoever signs in at `url` can become both roles that Hotelly acts as. */
export async function signInToServe(url: string): Promise<void> {
  const client = new pg.Client({
    connectionString: url,
    options: '-c role=hotelly_app',
    connectionTimeoutMillis: CONNECT_MS,
  })
  await client.connect()
  await client.query('SET ROLE hotelly_platform').finally(() => client.end())
}

const withLoginOf = (url: string, login: string) => {
  const { username, password } = new URL(login)
  return withLogin(url, decodeURIComponent(username), decodeURIComponent(password))
}

/** The address through the pooler, read over a connection as the owner; null before a start has made the role. */
export async function findPooledUrl(
  owner: pg.Client,
  databaseAppUrl: string | null,
  pooler: Pooler,
): Promise<string | null> {
  if (databaseAppUrl) return withLoginOf(pooler.url, databaseAppUrl)
  const role = serverRoleOf(owner.database ?? '', null)
  const secret = await readSecret(owner)
  return secret && withLogin(pooler.url, role, passwordFrom(secret, role))
}

/** Where the application serves: what `openDatabase` takes. */
export type ServerAddress = { url: string; pooler: PastPooler | null }

/** Like `findServerUrl`, and where there is a pooler, through it. Throws when it cannot be used, and says what to do. */
export async function findServer(
  ownerUrl: string,
  { databaseAppUrl, pooler }: Pick<Env, 'databaseAppUrl' | 'pooler'>,
): Promise<ServerAddress> {
  if (!pooler) return { url: await findServerUrl(ownerUrl, databaseAppUrl), pooler }
  const directUrl = await findServerUrl(ownerUrl, databaseAppUrl && withLoginOf(ownerUrl, databaseAppUrl))
  const url = withLoginOf(pooler.url, directUrl)
  await keepSettings(directUrl)
  await tryPooler(url, pooler)
  return { url, pooler: { directUrl, keepsPrepared: pooler.keepsPrepared } }
}

/**
 * The address under which the application serves: as a login role that can become neither the owner nor anybody whom
 * row-level security does not hold. Call it after `migrate`.
 * @param ownerUrl the address of the owner, who makes the role `<database>_server`
 * @param appUrl the address of a role made by hand; null to have one made
 * Throws, and says what to run, when the role cannot be made or could do more than it should.
 */
export async function findServerUrl(ownerUrl: string, appUrl: string | null): Promise<string> {
  const owner = new pg.Client({ connectionString: ownerUrl, connectionTimeoutMillis: CONNECT_MS })
  owner.on('error', () => {})
  await owner.connect()
  const role = serverRoleOf(owner.database ?? '', appUrl)
  try {
    return appUrl ? await takeRole(owner, role, appUrl) : await makeRole(owner, role, ownerUrl)
  } catch (error) {
    if (!(error instanceof pg.DatabaseError)) throw error
    throw new Error(`Hotelly cannot make or use its role ${role} (${error.message}). ${byHandOf(role)}`, {
      cause: error,
    })
  } finally {
    await owner.end()
  }
}

async function takeRole(owner: pg.Client, role: string, url: string): Promise<string> {
  await refusePowerful(owner, role)
  await signInToServe(url)
  return url
}

async function makeRole(owner: pg.Client, role: string, ownerUrl: string): Promise<string> {
  await lockSchema(owner)
  const password = await passwordOf(owner, role)
  const url = withLogin(ownerUrl, role, password)
  await ensureRole(owner, role, verifierOf(password))
  await refusePowerful(owner, role)
  await signInToServe(url).catch(async (error: unknown) => {
    if (!(error instanceof pg.DatabaseError && error.code === '28P01')) throw error
    const set = `ALTER ROLE ${owner.escapeIdentifier(role)} PASSWORD`
    await owner.query(`${set} ${owner.escapeLiteral(verifierOf(password))}`)
    await signInToServe(url)
  })
  return url
}
