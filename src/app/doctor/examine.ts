import { existsSync } from 'node:fs'
import path from 'node:path'
import pg from 'pg'
import type { Env } from '#kit/server/env.ts'
import { createLog, messageOf } from '#kit/server/log.ts'
import { openStorage } from '#kit/server/open-storage.ts'
import { findPostgres } from '../postgres.ts'
import { addressOf } from '../serve.ts'
import { checkPublicAddress, checkServer } from './check-address.ts'
import { checkBackupKey } from './check-backup-key.ts'
import { checkBackupDisk, checkBackups } from './check-backups.ts'
import { checkContents, findOpenSlug } from './check-contents.ts'
import { checkDatabase } from './check-database.ts'
import { checkDistribution } from './check-distribution.ts'
import { checkMail } from './check-mail.ts'
import { checkMailAddresses } from './check-mail-addresses.ts'
import { checkDataFolder, checkDisks, checkNode } from './check-machine.ts'
import { checkPooler, checkServerRole } from './check-server-role.ts'
import { checkSettings } from './check-settings.ts'
import { checkStorage } from './check-storage.ts'
import { fail, type Finding, warn } from './finding.ts'

const CONNECT_MS = 5000
const USUAL_PORT = 3000
const EVERYWHERE = new Set(['0.0.0.0', '::'])

const localAddressOf = ({ host, port }: Env) =>
  addressOf(EVERYWHERE.has(host) ? '127.0.0.1' : host, port ?? USUAL_PORT)

/** Whether the rows cannot be read after this finding: a role is missing, or the schema is another. */
const hidesContents = ({ name, state }: Finding) =>
  (name === 'roles' && state === 'fail') || (name === 'migrations' && state !== 'ok')

/** What needs the database; `slug` is a hotel that guests can open. */
async function examineDatabase(
  env: Env,
  isDeep: boolean,
): Promise<{ findings: Finding[]; slug: string | null }> {
  const url = await findPostgres(env)
  if (!url) {
    const advice = 'Start Hotelly, and run this again beside it.'
    return { findings: [warn('database', 'the embedded PostgreSQL does not run', advice)], slug: null }
  }
  const client = new pg.Client({
    connectionString: url,
    connectionTimeoutMillis: CONNECT_MS,
    statement_timeout: 30_000,
  })
  client.on('error', () => {})
  const findings: Finding[] = []
  try {
    await client.connect()
    findings.push(...(await checkDatabase(client, env)), await checkServerRole(client, env))
    findings.push(...(await checkDistribution(client, env)))
    if (findings.some(hidesContents)) return { findings, slug: null }
    findings.push(...(await checkPooler(client, env)))
    await client.query('SET ROLE hotelly_platform')
    const storage = await openStorage(env, createLog('silent'))
    const isStorageThere = env.s3 !== null || existsSync(path.join(env.dataDir, 'images'))
    findings.push(...(await checkMailAddresses(client, env.mail)))
    findings.push(...(await checkContents(client, env, isStorageThere ? storage : null, isDeep)))
    return { findings, slug: await findOpenSlug(client) }
  } catch (error) {
    const { code } = error as { code?: string }
    const says = `cannot be used: ${messageOf(error)}${code ? ` (${code})` : ''}`
    const advice = 'Check DATABASE_URL, and that PostgreSQL runs and lets this user in.'
    return { findings: [...findings, fail('database', says, advice)], slug: null }
  } finally {
    await client.end().catch(() => {})
  }
}

/**
 * Examines a deployment with the settings of its server; changes nothing.
 * @param options.url the address of the server on this machine, unless it follows from the settings
 */
export async function examine(
  source: Record<string, string | undefined>,
  options: { isDeep: boolean; url: string | null },
): Promise<Finding[]> {
  const { env, findings } = checkSettings(source)
  const machine = [checkNode(), ...findings]
  if (!env) return machine
  const storage = await openStorage(env, createLog('silent'))
  const database = await examineDatabase(env, options.isDeep)
  return [
    ...machine,
    await checkDataFolder(env),
    ...(await checkDisks(env)),
    await checkStorage(env, storage),
    ...(await checkMail(env.mail)),
    ...database.findings,
    ...(await checkBackups(env)),
    ...(await checkBackupKey(env)),
    ...(await checkBackupDisk(env)),
    ...(await checkServer(options.url ?? localAddressOf(env), database.slug)),
    ...(await checkPublicAddress(env, database.slug)),
  ]
}
