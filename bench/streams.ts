import { mkdtemp, rm } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { deviceCookie } from '#kit/server/cookies.ts'
import { type Database, openDatabase } from '#kit/server/database.ts'
import { openEvents } from '#kit/server/events.ts'
import { createLog } from '#kit/server/log.ts'
import { installationSecret } from '#kit/server/secrets.ts'
import { newToken } from '#kit/server/tokens.ts'
import { KIBIBYTE, MEBIBYTE } from '#kit/shared/sizes.ts'
import { makeHotel } from '#tests/factories.ts'
import { startProductIn } from '#tests/running-product.ts'
import { makeCustomers } from './customers.ts'
import type { Figure } from './figures.ts'
import { findFreePort } from '#tests/free-port.ts'
import { residentBytes } from './machine.ts'
import { type Browser, openHerd } from './stream-herd.ts'

const HOTELS = 10
const STREAMS = 10_000
const SETTLES_MS = 45_000
const COMES_BACK_MS = 120_000
const EACH_MAX = 20 * KIBIBYTE

/** Guests who have signed in, those of a hotel behind one address. */
async function makeBrowsers(database: Database) {
  const secret = await installationSecret(database, 'device')
  const hotelIds: string[] = []
  const browsers: Browser[] = []
  for (let at = 1; at <= HOTELS; at++) {
    const hotel = await makeHotel(database)
    hotelIds.push(hotel.id)
    for (const { cookie } of await makeCustomers(database, hotel, STREAMS / HOTELS)) {
      const device = deviceCookie(secret, { id: newToken(), knownAt: [], isNew: false })
      browsers.push({
        path: `/events/${hotel.slug}/guest`,
        cookie: `hotelly_device=${device}; ${cookie}`,
        ip: `192.0.2.${at}`,
      })
    }
  }
  return { hotelIds, browsers }
}

/** Measures what an idle stream costs, how fast all are told, and how they come back after a restart of the server. */
export async function benchStreams(): Promise<Figure[]> {
  const folder = await mkdtemp(path.join(os.tmpdir(), 'hotelly-streams-'))
  const port = await findFreePort()
  const settings = { PORT: String(port), HOTELLY_TRUST_PROXY: '1' }
  let product = await startProductIn(folder, settings)
  const memory = async () => (await residentBytes(product.process.pid ?? 0)).own
  const database = openDatabase(product.databaseUrl, { connections: 2, answerMs: 60_000 })
  const { hotelIds, browsers } = await makeBrowsers(database)
  await pause(SETTLES_MS)
  const before = await memory()

  const began = performance.timeOrigin + performance.now()
  const herd = await openHerd(port, browsers)
  try {
    const { lastOpenedAt } = await herd.until(({ open }) => open === STREAMS, COMES_BACK_MS)
    await pause(SETTLES_MS)
    const each = ((await memory()) - before) / STREAMS

    const events = await openEvents(database, createLog('silent'))
    const tell = async () => {
      const { told } = await herd.count()
      const at = performance.timeOrigin + performance.now()
      for (const hotelId of hotelIds) events.announce('menu', { hotelId })
      const all = await herd.until((counts) => counts.told >= told + STREAMS, COMES_BACK_MS)
      return { ms: all.lastToldAt - at, told: all.told - told }
    }
    const first = await tell()
    await database.close()

    await product.stop()
    product = await startProductIn(folder, settings)
    const readyAt = performance.timeOrigin + performance.now()
    const back = await herd.until(({ open }) => open === STREAMS, COMES_BACK_MS)
    const backMs = back.lastOpenedAt - readyAt
    const refused = back.refused
    return [
      {
        name: `an idle live stream, ${STREAMS} in one process`,
        measured: `${(each / KIBIBYTE).toFixed(1)} KB resident each, ${((await memory()) / MEBIBYTE).toFixed(0)} MiB in all; all open within ${((lastOpenedAt - began) / 1000).toFixed(1)} s`,
        against: `a change told on ${first.told} of them within ${first.ms.toFixed(0)} ms`,
        limit: 'under 20 KB each, and none untold',
        isMet: each < EACH_MAX && first.told === STREAMS,
        values: { bytesEach: each, openedMs: lastOpenedAt - began, toldMs: first.ms },
      },
      {
        name: `${STREAMS} live streams after a restart of the server`,
        measured: `all back ${(backMs / 1000).toFixed(1)} s after it was ready, each told to look again`,
        against: `${refused} refused`,
        limit: 'all back within 60 s, none refused',
        isMet: backMs < 60_000 && refused === 0,
        values: { backMs, refused },
      },
    ]
  } finally {
    herd.stop()
    await product.stop()
    await rm(folder, { recursive: true, force: true })
  }
}
