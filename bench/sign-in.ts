import { fork } from 'node:child_process'
import { once } from 'node:events'
import http from 'node:http'
import path from 'node:path'
import { addGuests } from '#features/guests/server/queries.ts'
import { SYSTEM } from '#kit/server/actor.ts'
import { openDatabase } from '#kit/server/database.ts'
import { HASHES_AT_ONCE } from '#kit/server/passwords.ts'
import { makeHotel } from '#tests/factories.ts'
import type { RunningProduct } from '#tests/running-product.ts'
import type { Hashing } from './bare-hashing.ts'
import { makeBrowsers } from './browsers.ts'
import { post } from './customers.ts'
import { type Figure, median, perSecond, rounds } from './figures.ts'
import { measureFlood } from './login-flood.ts'

const WIDTH = 16
const GUESTS = 120
const ROUNDS = rounds(5, 2)
const LIMIT = 0.8

/** Compares first sign-ins of guests behind one address with making the same hashes, in alternation. */
async function measureSignIns({ address, databaseUrl }: RunningProduct): Promise<Figure> {
  const total = (ROUNDS + 1) * GUESTS
  const database = openDatabase(databaseUrl, { connections: 2 })
  const hotel = await makeHotel(database)
  const guests = Array.from({ length: total }, (_, at) => ({
    hotelId: hotel.id,
    loginName: `Newcomer ${at}`,
    roomNumber: `9${at}`,
    expiresAt: null,
    isActive: true,
  }))
  await database.withActor(SYSTEM, (tx) => addGuests(tx, guests))
  const cookies = await makeBrowsers(database, total)
  await database.close()

  const agent = new http.Agent({ keepAlive: true, maxSockets: WIDTH })
  const signIn = async (at: number) => {
    const { loginName: lastName, roomNumber } = guests[at] ?? { loginName: '', roomNumber: '' }
    const input = { slug: hotel.slug, lastName, roomNumber }
    const body = JSON.stringify({ json: input, meta: [] })
    await post(agent, `${address}/rpc/sessions/signInGuest`, cookies[at] ?? '', body)
  }
  const hashing = fork(path.join(import.meta.dirname, 'bare-hashing.ts'))
  const hash = async (width: number) => {
    hashing.send({ count: GUESTS, width } satisfies Hashing)
    const [rate] = (await once(hashing, 'message')) as [number]
    return rate
  }
  const done: { signedIn: number; hashed: number; widest: number }[] = []
  try {
    for (let round = 0; round <= ROUNDS; round++) {
      const signedIn = await perSecond(GUESTS, WIDTH, (at) => signIn(round * GUESTS + at))
      const one = { signedIn, hashed: await hash(HASHES_AT_ONCE), widest: await hash(WIDTH) }
      if (round > 0) done.push(one)
    }
  } finally {
    hashing.kill()
    agent.destroy()
  }
  const values = {
    ratio: median(done.map(({ signedIn, hashed }) => signedIn / hashed)),
    perSecond: median(done.map(({ signedIn }) => signedIn)),
    hashesPerSecond: median(done.map(({ hashed }) => hashed)),
    hashesPerSecondOnAllCores: median(done.map(({ widest }) => widest)),
  }
  return {
    name: `sign-ins of guests over HTTP, ${WIDTH} at a time: ratio ${values.ratio.toFixed(2)}`,
    measured: `${values.perSecond.toFixed(0)}/s`,
    against: `argon2 alone, ${HASHES_AT_ONCE} at a time as in the product: ${values.hashesPerSecond.toFixed(0)}/s; on all cores: ${values.hashesPerSecondOnAllCores.toFixed(0)}/s`,
    limit: `ratio at least ${LIMIT}`,
    isMet: values.ratio >= LIMIT,
    values,
  }
}

/** Measures sign-ins, and what a flood of them does to orders. */
export const benchSignIn = async (product: RunningProduct): Promise<Figure[]> => [
  await measureSignIns(product),
  await measureFlood(product),
]
