import { randomUUID } from 'node:crypto'
import pg from 'pg'
import { distribute } from '#app/distribute/distribute.ts'
import { migrate } from '#kit/server/migrate.ts'
import { findServerUrl, serverRoleOf } from '#kit/server/server-role.ts'

/** The coordinator of a Citus cluster, as a superuser, on which the tests are to run; else a server of their own. */
export const citusUrl = process.env['HOTELLY_TEST_CITUS'] ?? null

const SHARDS = 4

const nodeUrl = (url: string, { host, port }: { host: string; port: number }) =>
  Object.assign(new URL(url), { hostname: host, port: String(port) }).toString()

async function askNodes(coordinator: string) {
  const client = new pg.Client(coordinator)
  await client.connect()
  const { rows } = await client
    .query<{ host: string; port: number; isCoordinator: boolean }>(
      `SELECT nodename AS host, nodeport AS port, groupid = 0 AS "isCoordinator" FROM pg_dist_node ORDER BY groupid`,
    )
    .finally(() => client.end())
  return rows
}

let asked: ReturnType<typeof askNodes> | undefined

/** The addresses of a database on every node that it stands on, the coordinator's first. */
export async function eachNode(url: string): Promise<string[]> {
  if (!citusUrl) return [url]
  asked ??= askNodes(citusUrl)
  return (await asked).map((node) => nodeUrl(url, node))
}

async function run(url: string, ...statements: string[]) {
  const client = new pg.Client(url)
  await client.connect()
  for (const statement of statements) await client.query(statement)
  await client.end()
}

/** Joins the empty databases of this name on the nodes to a cluster. */
async function joinNodes(url: string) {
  const [coordinator = url, ...workers] = await eachNode(url)
  for (const node of [coordinator, ...workers]) await run(node, 'CREATE EXTENSION citus')
  const addressOf = (node: string) => `'${new URL(node).hostname}', ${new URL(node).port}`
  await run(
    coordinator,
    `SELECT citus_set_coordinator_host(${addressOf(coordinator)})`,
    ...workers.map((worker) => `SELECT citus_add_node(${addressOf(worker)})`),
  )
}

/** Distributes a database's tables, as the operator does; returns how many were not distributed yet. */
export async function distributeTables(url: string, shards = SHARDS, tell = (_line: string) => {}) {
  const client = new pg.Client(url)
  await client.connect()
  const serverRole = serverRoleOf(client.database ?? '', null)
  const done = await distribute(client, { serverRole, shards, tell }).finally(() => client.end())
  return done.length
}

/** Joins the empty databases of this name to a cluster, migrates it and distributes its tables. */
export async function formCluster(url: string) {
  await joinNodes(url)
  await migrate(url)
  await findServerUrl(url, null)
  await distributeTables(url)
}

/** A new database on all nodes, joined to a cluster and empty. */
export async function makeClusterDatabase(server: string) {
  const name = `hotelly_test_${randomUUID().replaceAll('-', '')}`
  const url = Object.assign(new URL(server), { pathname: `/${name}` }).toString()
  for (const node of await eachNode(server)) await run(node, `CREATE DATABASE ${name}`)
  await joinNodes(url)
  const drop = async () => {
    for (const node of await eachNode(server))
      await run(node, `DROP DATABASE ${name} WITH (FORCE)`, `DROP ROLE IF EXISTS ${name}_server`)
  }
  return { url, drop }
}

/** Ends whatever Citus keeps open in a database, so that it can be copied. */
export async function closeTemplate(server: string, name: string) {
  for (const node of await eachNode(server))
    await run(
      node,
      `ALTER DATABASE ${name} ALLOW_CONNECTIONS false`,
      `SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = '${name}'`,
    )
}
