import { randomUUID } from 'node:crypto'
import os from 'node:os'
import path from 'node:path'
import pg from 'pg'
import type { TestProject } from 'vitest/node'
import { startEmbeddedPostgres } from '#kit/server/postgres/embedded-postgres.ts'
import { migrate } from '#kit/server/migrate.ts'

const TEMPLATE = 'hotelly_template'

declare module 'vitest' {
  interface ProvidedContext {
    /** The owner's address of the template database. */
    templateUrl: string
  }
}

const withName = (url: string, name: string) =>
  Object.assign(new URL(url), { pathname: `/${name}` }).toString()

async function asOwner<T>(url: string, work: (owner: pg.Client) => Promise<T>): Promise<T> {
  const owner = new pg.Client(url)
  await owner.connect()
  return work(owner).finally(() => owner.end())
}

/** The folder of the tests' server: a fixed one, so that a killed run's server is found and ended. */
const serverFolder = () => path.join(os.tmpdir(), `hotelly-tests-${os.userInfo().uid}`)

/** Starts one real PostgreSQL for the whole run and migrates a template that every test file copies. */
export default async function setup(project: TestProject) {
  const given = process.env.TEST_DATABASE_URL
  const server = given
    ? { url: given, stop: async () => {} }
    : await startEmbeddedPostgres({ folder: serverFolder(), durable: false, log: () => {} })
  await asOwner(server.url, async (owner) => {
    const { rows } = await owner.query<{ datname: string }>(
      "SELECT datname FROM pg_database WHERE datname LIKE 'hotelly\\_test\\_%'",
    )
    for (const { datname } of [...rows, { datname: TEMPLATE }]) {
      await owner.query(`DROP DATABASE IF EXISTS ${datname} WITH (FORCE)`)
    }
    await owner.query(`CREATE DATABASE ${TEMPLATE}`)
  })
  const templateUrl = withName(server.url, TEMPLATE)
  await migrate(templateUrl)
  project.provide('templateUrl', templateUrl)
  return () => server.stop()
}

/** A database of one's own, copied from the template; drop it when done. */
export async function copyDatabase(templateUrl: string) {
  const name = `hotelly_test_${randomUUID().replaceAll('-', '')}`
  const run = (statement: string) =>
    asOwner(withName(templateUrl, 'postgres'), async (owner) => {
      for (let attempt = 1; ; attempt++) {
        try {
          return await owner.query(statement)
        } catch (error) {
          const isBusy = error instanceof pg.DatabaseError && error.code === '55006'
          if (!isBusy || attempt === 50) throw error
          await new Promise((resolve) => setTimeout(resolve, 100))
        }
      }
    })
  await run(`CREATE DATABASE ${name} TEMPLATE ${TEMPLATE}`)
  return { url: withName(templateUrl, name), drop: () => run(`DROP DATABASE IF EXISTS ${name} WITH (FORCE)`) }
}
