import { createHash, randomUUID } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import pg from 'pg'
import type { TestProject } from 'vitest/node'
import { startEmbeddedPostgres } from '#kit/server/postgres/embedded-postgres.ts'
import { migrate } from '#kit/server/migrate.ts'
import { findServer } from '#kit/server/server-role.ts'
import { settle } from '#app/distribute/distribute.ts'
import { citusUrl, closeTemplate, eachNode, formCluster } from './citus.ts'
import { openPooler } from './pooler.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** The URL of the template database, as its owner. */
    templateUrl: string
    /** The URL of a pooler before the same server; null where HOTELLY_TEST_POOLER names none. */
    poolerUrl: string | null
  }
}

const withName = (url: string, name: string) =>
  Object.assign(new URL(url), { pathname: `/${name}` }).toString()

async function asOwner<T>(url: string, work: (owner: pg.Client) => Promise<T>): Promise<T> {
  const owner = new pg.Client(url)
  await owner.connect()
  return work(owner).finally(() => owner.end())
}

/** Asks every node that a database stands on: one, unless the tests run on a Citus cluster. */
async function onEachNode(url: string, ...statements: string[]) {
  for (const node of await eachNode(url))
    await asOwner(node, async (owner) => {
      for (const statement of statements) await owner.query(statement)
    })
}

/** The folder of the tests' server, which is fixed so that the server of a killed run can be found and stopped. */
const serverFolder = () => path.join(os.tmpdir(), `hotelly-tests-${os.userInfo().uid}`)

/** The name of the template, derived from the migrations, so that later runs can reuse it. */
async function templateName() {
  const folder = path.resolve(import.meta.dirname, '../db')
  const files = (await readdir(folder, { recursive: true })).filter((file) => file.endsWith('.sql')).sort()
  const hash = createHash('sha256').update(citusUrl ? 'distributed' : '')
  for (const file of files) hash.update(`${file}\0`).update(await readFile(path.join(folder, file)))
  return `hotelly_template_${hash.digest('hex').slice(0, 16)}`
}

/** Migrates a new database, and gives it its final name once complete. */
async function makeTemplate(serverUrl: string, name: string) {
  const unfinished = 'hotelly_template_unfinished'
  await onEachNode(serverUrl, `CREATE DATABASE ${unfinished}`)
  const url = withName(serverUrl, unfinished)
  await (citusUrl ? formCluster(url) : migrate(url))
  if (citusUrl) await closeTemplate(serverUrl, unfinished)
  await onEachNode(serverUrl, `ALTER DATABASE ${unfinished} RENAME TO ${name}`)
}

/** Starts one real PostgreSQL server for the whole run, with a migrated template that every test file copies. */
export default async function setup(project: TestProject) {
  const given = citusUrl ?? process.env.TEST_DATABASE_URL
  const server = given
    ? { url: given, stop: async () => {} }
    : await startEmbeddedPostgres({ folder: serverFolder(), durable: false, log: () => {} })
  const template = await templateName()
  const isThere = await asOwner(server.url, async (owner) => {
    const { rows } = await owner.query<{ datname: string }>(
      "SELECT datname FROM pg_database WHERE datname ~ '^hotelly_(test|template)'",
    )
    const names = rows.map(({ datname }) => datname)
    for (const name of names.filter((name) => name !== template))
      await onEachNode(server.url, `DROP DATABASE IF EXISTS ${name} WITH (FORCE)`)
    return names.includes(template)
  })
  if (!isThere) await makeTemplate(server.url, template)
  project.provide('templateUrl', withName(server.url, template))
  const command = process.env.HOTELLY_TEST_POOLER
  const pooler = command ? await openPooler(server.url, command) : null
  project.provide('poolerUrl', pooler?.urlFor(server.url) ?? null)
  return async () => {
    await pooler?.stop()
    await server.stop()
  }
}

/**
 * Creates a separate database from the template; drop it when done. `url` is the address of its owner, `serverUrl` the
 * one to serve under, and `server` the same, through the pooler where there is one.
 */
export async function copyDatabase(templateUrl: string, poolerUrl: string | null = null) {
  const name = `hotelly_test_${randomUUID().replaceAll('-', '')}`
  const run = async (statement: string) => {
    for (const node of await eachNode(withName(templateUrl, 'postgres')))
      await asOwner(node, (owner) => whileBusy(() => owner.query(statement)))
  }
  const template = new URL(templateUrl).pathname.slice(1)
  await run(`CREATE DATABASE ${name} TEMPLATE ${template}`)
  const url = withName(templateUrl, name)
  if (citusUrl) await asOwner(url, settle)
  const drop = async () => {
    await run(`DROP DATABASE IF EXISTS ${name} WITH (FORCE)`)
    await run(`DROP ROLE IF EXISTS ${name}_server`)
  }
  const pooler = poolerUrl ? { url: withName(poolerUrl, name), keepsPrepared: false } : null
  const server = await findServer(url, { databaseAppUrl: null, pooler })
  return { url, serverUrl: server.pooler?.directUrl ?? server.url, server, drop }
}

/** Repeats what fails while somebody else copies or closes a database. */
async function whileBusy(work: () => Promise<unknown>) {
  for (let attempt = 1; ; attempt++) {
    try {
      return await work()
    } catch (error) {
      const isBusy = error instanceof pg.DatabaseError && error.code === '55006'
      if (!isBusy || attempt === 50) throw error
      await new Promise((resolve) => setTimeout(resolve, 100))
    }
  }
}

/** Takes row-level security away from every table of this database. */
export const removeRowSecurity = (url: string) =>
  asOwner(url, (owner) =>
    owner.query(`DO $$ DECLARE fenced regclass; BEGIN
      FOR fenced IN SELECT oid::regclass FROM pg_class WHERE relrowsecurity LOOP
        EXECUTE format('ALTER TABLE %s DISABLE ROW LEVEL SECURITY', fenced);
      END LOOP;
    END $$`),
  )
