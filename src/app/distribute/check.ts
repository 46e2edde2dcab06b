import type pg from 'pg'
import { listPending } from '#kit/server/migrate.ts'

const ROLES = ['hotelly_app', 'hotelly_platform']

const makingOf = (role: string) => `CREATE ROLE ${role} LOGIN NOSUPERUSER NOBYPASSRLS;`

/**
 * Throws, and says what to do, unless this is the coordinator of a Citus cluster, migrated by its owner, whose workers
 * know the roles that Hotelly acts as.
 * @param serverRole the role as which Hotelly serves
 */
export async function refuseUnfit(client: pg.Client, serverRole: string) {
  const { rows } = await client.query<{ name: string; owner: string; me: string; hasCitus: boolean }>(
    `SELECT current_database() AS name, pg_get_userbyid(datdba) AS owner, current_user AS me,
       EXISTS (SELECT FROM pg_extension WHERE extname = 'citus') AS "hasCitus"
     FROM pg_database WHERE datname = current_database()`,
  )
  const [database] = rows
  if (!database) throw new Error('The database does not describe itself')
  const { name, owner, me } = database
  if (!database.hasCitus)
    throw new Error(
      `The database ${name} has no Citus. Make it on a Citus cluster, with CREATE EXTENSION citus on each node.`,
    )
  if (!(await isTrue(client, 'citus_is_coordinator()')))
    throw new Error(
      `The database ${name} is on a worker. Give DATABASE_URL the coordinator, which must know itself: SELECT citus_set_coordinator_host('...');`,
    )
  if (!(await isTrue(client, `pg_has_role(pg_get_userbyid(${ownerOfTables}), 'MEMBER')`)))
    throw new Error(`The tables of ${name} do not belong to ${me}. Sign in as their owner (${owner}).`)
  const pending = await listPending(client)
  if (pending.length > 0)
    throw new Error(`${pending.join(', ')} must be applied first. Run bin/hotelly migrate.`)
  await refuseLonely(client)
  const faults = await listWorkerFaults(client, serverRole)
  if (faults.length > 0)
    throw new Error(faults.flatMap(({ says, advice }) => [`${says}.`, `  ${advice}`]).join('\n'))
}

const ownerOfTables = `(SELECT relowner FROM pg_class WHERE oid = to_regclass('public.hotels'))`

async function isTrue(client: pg.Client, expression: string): Promise<boolean> {
  const { rows } = await client.query<{ is: boolean | null }>(`SELECT ${expression} AS is`)
  return rows[0]?.is === true
}

async function refuseLonely(client: pg.Client) {
  const { rowCount } = await client.query('SELECT FROM citus_get_active_worker_nodes()')
  if (rowCount === 0)
    throw new Error(
      `The coordinator has no workers. Add them as a superuser: SELECT citus_add_node('host', 5432);`,
    )
}

export type WorkerFault = { says: string; advice: string }

/** What is wrong with the workers. Roles are made there by hand: what an owner creates does not reach them. */
export async function listWorkerFaults(client: pg.Client, serverRole: string): Promise<WorkerFault[]> {
  const roles = [...ROLES, serverRole]
  const list = roles.map((role) => client.escapeLiteral(role)).join(', ')
  const asked = `SELECT string_agg(rolname, ' ') FROM pg_roles WHERE rolname IN (${list})`
  const { rows } = await client.query<{ node: string; success: boolean; result: string | null }>(
    `SELECT nodename || ':' || nodeport AS node, success, result FROM run_command_on_workers($1)`,
    [asked],
  )
  return rows.flatMap(({ node, success, result }) => {
    if (!success)
      return [
        {
          says: `${node} does not let us in: ${result}`,
          advice: 'Start PostgreSQL there, and let the coordinator in by its pg_hba.conf.',
        },
      ]
    const missing = roles.filter((role) => !(result ?? '').split(' ').includes(role))
    if (missing.length === 0) return []
    return [
      {
        says: `${node} lacks ${missing.join(', ')}`,
        advice: `Run there: ${missing.map(makingOf).join(' ')}`,
      },
    ]
  })
}
