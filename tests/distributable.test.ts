import { globSync, readFileSync } from 'node:fs'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { ON_EVERY_NODE, STAYING } from '#app/distribute/plan.ts'
import { connectOwner } from '#app/backup/connection.ts'
import { distribute } from '#app/distribute/distribute.ts'
import { citusUrl } from './citus.ts'
import { copyDatabase } from './database.ts'
import { ask } from './own-database.ts'

/** What docs/scaling.md asks of the schema, so that it can be distributed by hotel at any time. */
let copy: Awaited<ReturnType<typeof copyDatabase>>

beforeAll(async () => {
  copy = await copyDatabase(inject('templateUrl'))
})
afterAll(() => copy.drop())

const BY_HOTEL = `SELECT c.oid, c.relname::text AS name, a.attnum AS hotel FROM pg_class c
  JOIN pg_attribute a ON a.attrelid = c.oid AND a.attname = 'hotel_id' AND NOT a.attisdropped
  WHERE c.relkind = 'r' AND c.relnamespace = 'public'::regnamespace AND c.relname <> ALL ($1)`

test('each key of a table that is distributed holds the hotel', async () => {
  const rows = await ask<{ name: string; keys: number; without: string[] }>(
    copy.url,
    `SELECT t.name, count(*)::int AS keys,
       coalesce(array_agg(i.indexrelid::regclass::text) FILTER (WHERE NOT t.hotel = ANY (i.indkey::int[])), '{}') AS without
     FROM (${BY_HOTEL}) t JOIN pg_index i ON i.indrelid = t.oid AND i.indisunique GROUP BY 1 ORDER BY 1`,
    [STAYING],
  )
  expect(rows.length).toBeGreaterThanOrEqual(15)
  expect(rows.filter(({ without }) => without.length > 0)).toEqual([])
})

test('foreign keys lead to what every node has, or with the hotel to a table beside, and set nothing to null', async () => {
  const rows = await ask<{ key: string; from: string; to: string; isBeside: boolean }>(
    copy.url,
    `SELECT f.conname AS key, f.conrelid::regclass::text AS "from", f.confrelid::regclass::text AS "to",
       f.confdeltype <> 'n' AND EXISTS (SELECT FROM (${BY_HOTEL}) t, (${BY_HOTEL}) u
         WHERE t.oid = f.conrelid AND u.oid = f.confrelid
           AND array_position(f.conkey, t.hotel) = array_position(f.confkey, u.hotel)) AS "isBeside"
     FROM pg_constraint f JOIN pg_class c ON c.oid = f.conrelid
     WHERE f.contype = 'f' AND c.relnamespace = 'public'::regnamespace ORDER BY 1`,
    [STAYING],
  )
  const isFine = ({ from, to, isBeside }: (typeof rows)[number]) =>
    isBeside || ON_EVERY_NODE.includes(to) || (STAYING.includes(from) && STAYING.includes(to))
  expect(rows.length).toBeGreaterThan(10)
  expect(rows.filter((row) => !isFine(row))).toEqual([])
})

test('no policy is restrictive, holds a subquery or asks whether what a function returns is null', async () => {
  const rows = await ask<{ polname: string }>(
    copy.url,
    `SELECT polname FROM pg_policy WHERE NOT polpermissive OR concat(polqual, polwithcheck) ~ '{SUBLINK|{(NULLTEST|BOOLEANTEST) :arg {FUNCEXPR'`,
  )
  expect(rows).toEqual([])
})

test('a new table of hotels is placed beside the others before it gets keys to them', () => {
  const files = globSync('db/migrations/*.sql').filter((file) => file > 'db/migrations/0040')
  const missing = files.flatMap((file) => {
    const text = readFileSync(file, 'utf8')
    return [...text.matchAll(/CREATE TABLE (?:IF NOT EXISTS )?(\w+) \(([^;]*?)\n\);/g)].flatMap(
      ([, name = '', columns = '']) => {
        const isByHotel = /\bhotel_id\b/.test(columns) && !STAYING.includes(name)
        return isByHotel && !text.includes(`place_with_guests('${name}')`) ? [`${file}: ${name}`] : []
      },
    )
  })
  expect(missing).toEqual([])
})

test('what a conflict changes asks for no moment of its own', () => {
  const files = globSync('src/**/server/**/*.ts')
  const found = files.flatMap((file) =>
    [...readFileSync(file, 'utf8').matchAll(/DO UPDATE SET[^`]*/g)].map(([change]) => ({ file, change })),
  )
  expect(found.length).toBeGreaterThan(5)
  expect(found.filter(({ change }) => /\b(now|clock_timestamp)\(/.test(change))).toEqual([])
})

test('a moment of a row is moved by minutes_after, not by an interval', () => {
  const files = globSync('src/**/server/**/*.ts')
  expect(files.length).toBeGreaterThan(100)
  expect(
    files.filter((file) => /\$\{\w+\.\w+At\} [+-] \w*interval/.test(readFileSync(file, 'utf8'))),
  ).toEqual([])
})

test.skipIf(citusUrl)('distributing is refused where there is no Citus, and changes nothing', async () => {
  const client = await connectOwner(copy.url)
  const order = { serverRole: 'nobody', shards: 4, tell: () => {} }
  await expect(distribute(client, order)).rejects.toThrow('has no Citus')
  await client.end()
})
