import { randomUUID } from 'node:crypto'
import pg from 'pg'

export type OwnDatabase = Awaited<ReturnType<typeof makeOwnDatabase>>

/** Asks one question over a connection of its own. */
export async function ask<T extends object>(
  url: string,
  statement: string,
  values: unknown[] = [],
): Promise<T[]> {
  const client = new pg.Client(url)
  await client.connect()
  return client
    .query<T>(statement, values)
    .then(({ rows }) => rows)
    .finally(() => client.end())
}

/** Creates an empty database as docs/operating.md says, whose owner is no superuser, on the server of the tests. */
export async function makeOwnDatabase(serverUrl: string) {
  const name = `hotelly_test_${randomUUID().replaceAll('-', '')}`
  const server = Object.assign(new URL(serverUrl), { pathname: '/postgres' }).toString()
  await ask(server, `CREATE ROLE ${name} LOGIN PASSWORD 'own' NOSUPERUSER CREATEROLE`)
  await ask(server, `GRANT hotelly_app, hotelly_platform TO ${name} WITH ADMIN OPTION`)
  await ask(server, `CREATE DATABASE ${name} OWNER ${name}`)
  const url = Object.assign(new URL(serverUrl), {
    pathname: `/${name}`,
    username: name,
    password: 'own',
  }).toString()
  const asServer = Object.assign(new URL(serverUrl), { pathname: `/${name}` }).toString()
  return {
    url,
    name,
    /** Asks as a superuser, who sees all hotels. */
    seeAll: <T extends object>(statement: string, values: unknown[] = []) =>
      ask<T>(asServer, statement, values),
    drop: async () => {
      await ask(server, `DROP DATABASE IF EXISTS ${name} WITH (FORCE)`)
      await ask(server, `DROP ROLE IF EXISTS ${name}_server`)
      await ask(server, `DROP ROLE ${name}`)
    },
  }
}
