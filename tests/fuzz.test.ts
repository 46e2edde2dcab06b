import { randomInt } from 'node:crypto'
import type { AnyProcedure } from '@orpc/server'
import { sql } from 'drizzle-orm'
import fc, { type Arbitrary } from 'fast-check'
import { beforeAll, test } from 'vitest'
import type { z } from 'zod'
import { SYSTEM } from '#kit/server/actor.ts'
import { commonErrors } from '#kit/shared/errors.ts'
import { MEBIBYTE } from '#kit/shared/sizes.ts'
import { arbitraryOf, nearTo } from './arbitrary.ts'
import { HOSTILE_TEXTS } from './hostile-texts.ts'
import { CALLS, type Place, type Who } from './isolation/calls.ts'
import { makeFullHotel } from './isolation/full-hotel.ts'
import { browserAt, signIn } from './browser-at.ts'
import { makeSuperAdmin, STAFF_PASSWORD } from './factories.ts'
import { callOverHttp, PROCEDURES } from './procedures.ts'
import { openProduct } from './product.ts'

/** ROUNDS=1000 tries each procedure longer. */
const ROUNDS = Number(process.env.ROUNDS ?? 20)
const ANSWER_BYTES_MAX = 4 * MEBIBYTE
/** What the protocol itself answers, before and after our handlers. */
const OF_THE_PROTOCOL = ['BAD_REQUEST', 'PAYLOAD_TOO_LARGE', 'NOT_FOUND', ...Object.keys(commonErrors)]
const INSIDE = /node_modules|\bat .+\.[cm]?[jt]s:\d|file:\/\/|SELECT .+ FROM|pg_|violates|relation "/

const product = openProduct()
let address: string
let home: Place
let prey: Place
let headers: Partial<Record<Who, Record<string, string>>>

beforeAll(async () => {
  address = await product.listen({ trustedProxies: 1 })
  const hotel = await makeFullHotel(product, address, '198.51.100.1')
  const other = await makeFullHotel(product, address, '198.51.100.2')
  home = hotel.place
  prey = other.place
  const superAdmin = await makeSuperAdmin(product.database)
  const platform = browserAt(address, '198.51.100.3')
  await signIn(platform, '/platform/session', { email: superAdmin.email, password: STAFF_PASSWORD })
  const { guest, admin } = hotel.headers
  headers = {
    visitor: guest,
    guest,
    hotelAdmin: admin,
    ownHotelAdmin: admin,
    newHotelAdmin: admin,
    anybody: platform.headers(),
    superAdmin: platform.headers(),
    newSuperAdmin: platform.headers(),
  }
})

const aFile = fc
  .oneof(fc.string({ unit: 'binary' }), fc.constantFrom(...HOSTILE_TEXTS))
  .map((text) => new File([`name,price\n${text},1\n`], 'menu.csv'))
const aCursor = fc.tuple(fc.nat(), fc.uuid({ version: 4 })).map(([at, id]) => `${at}_${id}`)

/** Values for fields whose names say what they are about: of things that are there, and of others. */
function knownOf(name: string, who: Who): Record<string, Arbitrary<unknown>> {
  const isOfPlatform = who.endsWith('uperAdmin')
  // what super admins do is done to a hotel on which nobody else's calls depend
  const there = isOfPlatform ? prey : home
  const id = fc.oneof(fc.constantFrom(...Object.values(there).slice(1, 9)), fc.uuid({ version: 4 }))
  return {
    id,
    hotelId: fc.oneof(fc.constant(there.hotel), fc.uuid({ version: 4 })),
    beforeId: id,
    messageId: id,
    slug: fc.constant(home.slug),
    sessionId: fc.oneof(fc.constant(home.sessionId), fc.stringMatching(/^[A-Za-z0-9]{20}$/)),
    // names of things that are there, so that more than the shape is tried
    ...(name === 'menu.importFile' ? { file: aFile } : {}),
    email: fc.constantFrom(
      'New@Hotel.example',
      'šta@hotel.example',
      'no address',
      `${'x'.repeat(64)}@x.example`,
    ),
    guestId: fc.constant(home.guest),
    itemId: fc.oneof(fc.constant(home.dish), fc.uuid({ version: 4 })),
    currency: fc.constantFrom('USD', 'BHD', 'JPY', 'XXX'),
    timeZone: fc.constantFrom('UTC', 'Asia/Kathmandu', 'America/New_York', 'Nowhere/None'),
    from: fc.constantFrom('2026-01-01', '0001-01-01', '2026-12-31'),
    to: fc.constantFrom('2026-12-31', '9999-12-31', '2026-02-29'),
    imageUrl: fc.constantFrom(null, null, home.picture, prey.picture),
    newest: fc.option(aCursor),
    before: fc.option(aCursor),
    after: fc.option(aCursor),
    password: fc.constantFrom('two-rivers-meet-here', 'short'),
    version: fc.oneof(fc.constantFrom(1, 2), fc.integer({ min: 1, max: 2 ** 31 - 1 })),
  }
}

type Parts = {
  inputSchema?: z.ZodType
  outputSchema?: z.ZodType
  errorMap: Record<string, { data?: z.ZodType }>
}
const partsOf = (procedure: AnyProcedure) => procedure['~orpc'] as unknown as Parts

const forgetAttempts = () =>
  product.database.withActor(SYSTEM, (tx) => tx.execute(sql`DELETE FROM rate_limits`))
const anyIp = () => `10.${randomInt(256)}.${randomInt(256)}.${randomInt(256)}`

/** What is wrong with an answer, or null. */
function problemOf({ errorMap, outputSchema }: Parts, { status, text }: { status: number; text: string }) {
  if (status >= 500) return `answered ${status}`
  if (text.length > ANSWER_BYTES_MAX) return `answered ${text.length} characters`
  if (INSIDE.test(text)) return 'tells of its inside'
  if (text.startsWith('event:') || text.startsWith(':')) return null
  const { json } = JSON.parse(text) as { json: { code?: string; defined?: boolean; data?: unknown } }
  if (status >= 400) {
    const { code = '', defined, data } = json
    const declared = errorMap[code]
    if (!declared) return OF_THE_PROTOCOL.includes(code) ? null : `fails with ${code}, which is not declared`
    if (defined && declared.data && !declared.data.safeParse(data).success)
      return `fails with another ${code}`
    return null
  }
  const isPlain = outputSchema && '_zod' in outputSchema
  return !isPlain || outputSchema.safeParse(json).success ? null : 'answers another shape than it declares'
}

const ordered = Object.keys(CALLS)
const procedures = PROCEDURES.toSorted(([one], [other]) => ordered.indexOf(one) - ordered.indexOf(other))

test.each(procedures)(
  '%s answers whatever it is sent as it declares',
  async (name, procedure) => {
    const parts = partsOf(procedure)
    const who = CALLS[name]?.who ?? 'anybody'
    const right = parts.inputSchema
      ? arbitraryOf(parts.inputSchema, knownOf(name, who))
      : fc.constant(undefined)
    const input = fc.oneof({ weight: 3, arbitrary: right }, { weight: 2, arbitrary: nearTo(right) })
    await forgetAttempts()
    await fc.assert(
      fc.asyncProperty(input, async (sent) => {
        const answer = await callOverHttp(address, name, sent, {
          ...headers[who],
          'x-forwarded-for': anyIp(),
        })
        const problem = problemOf(parts, answer)
        if (problem) throw new Error(`${problem}: ${answer.text.slice(0, 500)}`)
      }),
      { numRuns: ROUNDS },
    )
  },
  60_000 + ROUNDS * 100,
)
