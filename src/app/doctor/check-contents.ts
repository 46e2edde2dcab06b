import { getTableName } from 'drizzle-orm'
import type pg from 'pg'
import { hotels } from '#features/hotels/server/table.ts'
import { demoHotel } from '#demo/hotel.ts'
import type { Env } from '#kit/server/env.ts'
import type { Storage } from '#kit/server/storage.ts'
import { dayAt } from '#kit/shared/day.ts'
import { pictureKey } from '../backup/picture-names.ts'
import { listPictureNames } from '../backup/pictures.ts'
import { checkJobs } from './check-jobs.ts'
import { fail, type Finding, ok, warn } from './finding.ts'
import { isPublic } from './check-settings.ts'

const HOTELS = getTableName(hotels)
const SECRETS = ['device', 'webhook']
const SAMPLE = 200
const NAMED = 5
const AT_ONCE = 8

/** A hotel that guests can open; null when there is none. */
export async function findOpenSlug(client: pg.Client): Promise<string | null> {
  const { rows } = await client.query<{ slug: string }>(
    `SELECT slug FROM ${HOTELS} WHERE is_active AND deleted_at IS NULL ORDER BY created_at LIMIT 1`,
  )
  return rows[0]?.slug ?? null
}

async function checkSecrets(client: pg.Client): Promise<Finding> {
  const { rows } = await client.query<{ name: string }>(
    'SELECT name FROM app_secrets WHERE octet_length(value) >= 32',
  )
  const missing = SECRETS.filter((name) => !rows.some((row) => row.name === name))
  return missing.length === 0
    ? ok('secrets', 'are there')
    : warn('secrets', `${missing.join(' and ')} not there yet`, 'The first start of the server makes them.')
}

async function checkDemo(client: pg.Client, env: Env): Promise<Finding[]> {
  const { rows } = await client.query(`SELECT 1 FROM ${HOTELS} WHERE slug = $1 AND deleted_at IS NULL`, [
    demoHotel.slug,
  ])
  if (rows.length === 0 && !env.seedDemo) return []
  if (!isPublic(env)) return [ok('demo hotel', 'is there, and reached from this machine alone')]
  return [
    warn(
      'demo hotel',
      `${demoHotel.slug} is there, and its passwords are published`,
      'Set HOTELLY_SEED_DEMO=0 and delete it under Hotels, or change its passwords.',
    ),
  ]
}

function isTimeZone(zone: string): boolean {
  try {
    return dayAt(new Date(), zone) !== ''
  } catch {
    return false
  }
}

async function checkTimeZones(client: pg.Client): Promise<Finding> {
  const { rows } = await client.query<{ zone: string; isKnown: boolean }>(`
    SELECT DISTINCT time_zone AS zone, EXISTS (SELECT FROM pg_timezone_names z WHERE z.name = time_zone) AS "isKnown"
    FROM ${HOTELS} WHERE deleted_at IS NULL`)
  const unknown = rows.filter(({ zone, isKnown }) => !isKnown || !isTimeZone(zone)).map(({ zone }) => zone)
  return unknown.length === 0
    ? ok('time zones', 'those of all hotels are known')
    : fail(
        'time zones',
        `unknown to Node.js or PostgreSQL: ${unknown.join(', ')}`,
        'Install the time zone data (tzdata) on the machine of the database, and update both.',
      )
}

/** Some of them, anywhere among all. */
function sampleOf(keys: readonly string[]): readonly string[] {
  const from = Math.floor(Math.random() * (Math.max(0, keys.length - SAMPLE) + 1))
  return keys.slice(from, from + SAMPLE)
}

/** Whether the pictures that rows name are in the storage: some of them, or all. */
async function checkPictures(client: pg.Client, storage: Storage, isDeep: boolean): Promise<Finding> {
  const all = [...new Set((await listPictureNames(client)).map(pictureKey))]
  const keys = isDeep ? all : sampleOf(all)
  const missing: string[] = []
  const waiting = [...keys]
  const worker = async () => {
    for (let key = waiting.pop(); key !== undefined; key = waiting.pop())
      if (!(await storage.read(key))) missing.push(key)
  }
  await Promise.all(Array.from({ length: AT_ONCE }, worker))
  const says = `${keys.length} looked at, ${missing.length} missing`
  if (missing.length === 0) return ok('pictures', says)
  const named = missing.slice(0, NAMED).join(', ')
  return fail('pictures', `${says}: ${named}`, 'Bring them back from a backup of the pictures.')
}

/** Checks what is in the database, as the role that sees all hotels; changes nothing. */
export async function checkContents(
  client: pg.Client,
  env: Env,
  storage: Storage | null,
  isDeep: boolean,
): Promise<Finding[]> {
  return [
    await checkSecrets(client),
    ...(await checkDemo(client, env)),
    await checkTimeZones(client),
    ...(await checkJobs(client)),
    ...(storage ? [await checkPictures(client, storage, isDeep)] : []),
  ]
}
