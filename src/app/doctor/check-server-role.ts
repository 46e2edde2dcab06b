import type pg from 'pg'
import type { Env } from '#kit/server/env.ts'
import { messageOf } from '#kit/server/log.ts'
import { findPooledUrl, listPowerful, serverRoleOf, signInToServe } from '#kit/server/server-role.ts'
import { tryPooler } from '#kit/server/pooler.ts'
import { fail, type Finding, ok, warn } from './finding.ts'

type Rights = { isThere: boolean; mayMakeRoles: boolean; canAct: boolean }

async function readRights(client: pg.Client, role: string): Promise<Rights> {
  const { rows } = await client.query<Rights>(
    `SELECT r.oid IS NOT NULL AS "isThere", me.rolcreaterole OR me.rolsuper AS "mayMakeRoles",
       (SELECT coalesce(bool_and(pg_has_role(r.oid, acting.oid, 'MEMBER')), false) FROM pg_roles acting
         WHERE acting.rolname IN ('hotelly_app', 'hotelly_platform')) AS "canAct"
     FROM pg_roles me LEFT JOIN pg_roles r ON r.rolname = $1 WHERE me.rolname = current_user`,
    [role],
  )
  const [rights] = rows
  if (!rights) throw new Error('The user of DATABASE_URL is no role')
  return rights
}

/** Checks the role as which Hotelly serves, over a connection as the owner; changes nothing. */
export async function checkServerRole(client: pg.Client, { databaseAppUrl, pooler }: Env): Promise<Finding> {
  const name = 'server role'
  const role = serverRoleOf(client.database ?? '', databaseAppUrl)
  const byHand = 'Make it as docs/operating.md says, and set DATABASE_APP_URL to its address.'
  const { isThere, mayMakeRoles, canAct } = await readRights(client, role)
  if (!isThere && !databaseAppUrl && mayMakeRoles)
    return warn(name, `${role} is not there yet`, 'The first start of the server makes it.')
  if (!isThere) return fail(name, `${role} is not there`, byHand)
  const powerful = await listPowerful(client, role)
  if (powerful.includes(role))
    return fail(name, `${role} is an owner, or can pass row-level security`, byHand)
  if (powerful.length > 0)
    return fail(
      name,
      `${role} can become ${powerful.join(', ')}, whom row-level security does not hold`,
      `Run REVOKE ${powerful.join(', ')} FROM ${role}.`,
    )
  if (!canAct)
    return fail(
      name,
      `${role} cannot become hotelly_app and hotelly_platform`,
      `As a superuser, run GRANT hotelly_app, hotelly_platform TO ${role}.`,
    )
  try {
    if (databaseAppUrl && !pooler) await signInToServe(databaseAppUrl)
  } catch (error) {
    return fail(
      name,
      `${role} cannot sign in: ${messageOf(error)}`,
      'Check DATABASE_APP_URL, and pg_hba.conf.',
    )
  }
  return ok(name, `${role} can become neither the owner nor a superuser`)
}

/** Checks that transactions can go through the pooler, where one is set; changes nothing. */
export async function checkPooler(client: pg.Client, { databaseAppUrl, pooler }: Env): Promise<Finding[]> {
  if (!pooler) return []
  const name = 'pooler'
  const url = await findPooledUrl(client, databaseAppUrl, pooler)
  if (!url)
    return [warn(name, 'was not tried yet', 'The first start of the server makes the role to serve as.')]
  try {
    await tryPooler(url, pooler)
  } catch (error) {
    const advice = 'Check DATABASE_URL, and that the pooler lets the role to serve as in (docs/deploying.md).'
    return [fail(name, `cannot be used: ${messageOf(error)}`, advice)]
  }
  const how = pooler.keepsPrepared ? 'with' : 'without'
  return [ok(name, `transactions go through ${new URL(url).host}, ${how} prepared statements`)]
}
