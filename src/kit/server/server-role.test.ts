import pg from 'pg'
import { afterAll, beforeAll, beforeEach, expect, inject, test } from 'vitest'
import { citusUrl } from '#tests/citus.ts'
import { copyDatabase } from '#tests/database.ts'
import { findServerUrl } from './server-role.ts'

let copy: Awaited<ReturnType<typeof copyDatabase>>
let role: string
let owner: pg.Client

async function connect(url: string, options = '-c role=hotelly_app') {
  const client = new pg.Client({ connectionString: url, options })
  await client.connect()
  return client
}

beforeAll(async () => {
  copy = await copyDatabase(inject('templateUrl'))
  role = new URL(copy.serverUrl).username
  owner = await connect(copy.url, '')
})
afterAll(async () => {
  await owner.end()
  await copy.drop()
})
beforeEach(async () => {
  await owner.query(`DROP ROLE IF EXISTS ${role}_powerful`)
  return () => owner.query(`DROP ROLE IF EXISTS ${role}_powerful`)
})

test('whatever an application connection says, it stays behind row-level security', async () => {
  const { rows } = await owner.query<{ name: string }>('SELECT current_user AS name')
  for (const attempt of [
    'SET ROLE NONE; SELECT * FROM guests',
    'RESET ROLE; SELECT * FROM app_secrets',
    'SET SESSION AUTHORIZATION DEFAULT; SELECT * FROM app_secrets',
    'SET ROLE NONE; ALTER TABLE guests DISABLE ROW LEVEL SECURITY',
    'ALTER TABLE guests NO FORCE ROW LEVEL SECURITY',
    `SET ROLE ${rows[0]?.name}`,
    `SET SESSION AUTHORIZATION ${rows[0]?.name}`,
    'SET ROLE hotelly_platform; SELECT * FROM pg_authid',
    'SET ROLE hotelly_platform; DROP POLICY own_hotel ON guests',
    `SET ROLE NONE; GRANT pg_read_all_data TO ${role}`,
    `SET ROLE NONE; ALTER ROLE ${role} BYPASSRLS`,
    'SET ROLE NONE; CREATE ROLE another_role',
    'SET ROLE NONE; CREATE TABLE public.another (id int)',
    "COPY (SELECT 1) TO PROGRAM 'true'",
  ]) {
    const client = await connect(copy.serverUrl)
    client.on('error', () => {})
    await expect(client.query(attempt), attempt).rejects.toMatchObject({ code: '42501' })
    await client.end()
  }
})

test('every start comes to the same address, several at once too', async () => {
  const found = await Promise.all([1, 2, 3].map(() => findServerUrl(copy.url, null)))
  expect(new Set(found)).toEqual(new Set([copy.serverUrl]))
})

test.skipIf(citusUrl)('a password that somebody changed is set again', async () => {
  await owner.query(`ALTER ROLE ${role} PASSWORD 'of somebody else'`)
  await expect(connect(copy.serverUrl)).rejects.toMatchObject({ code: '28P01' })
  await (await connect(await findServerUrl(copy.url, null))).end()
})

test.each(['NOLOGIN SUPERUSER', 'NOLOGIN BYPASSRLS', 'NOLOGIN CREATEROLE'])(
  'a role that can become another with %s is refused',
  async (rights) => {
    await owner.query(`CREATE ROLE ${role}_powerful ${rights}; GRANT ${role}_powerful TO ${role}`)
    await expect(findServerUrl(copy.url, null)).rejects.toThrow(`can become ${role}_powerful`)
  },
)

test('a role made by hand is used as it is, and the owner is none', async () => {
  expect(await findServerUrl(copy.url, copy.serverUrl)).toBe(copy.serverUrl)
  await expect(findServerUrl(copy.url, copy.url)).rejects.toThrow('rights of a superuser')
})

test('an owner who may not make roles is told what to run', async () => {
  await owner.query(`CREATE ROLE ${role}_plain LOGIN PASSWORD 'plain'; GRANT hotelly_app TO ${role}_plain;
    GRANT SELECT, INSERT ON app_secrets TO ${role}_plain; ALTER ROLE ${role} RENAME TO ${role}_away`)
  const plain = Object.assign(new URL(copy.url), { username: `${role}_plain`, password: 'plain' }).toString()
  try {
    await expect(findServerUrl(plain, null)).rejects.toThrow(`CREATE ROLE ${role} LOGIN`)
  } finally {
    await owner.query(`ALTER ROLE ${role}_away RENAME TO ${role}; REVOKE ALL ON app_secrets FROM ${role}_plain;
      DROP ROLE ${role}_plain`)
  }
})
