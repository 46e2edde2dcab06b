// orders at a steady rate with many live streams, then the same under an attack: how long everybody waits, and what is lost
import path from 'node:path'
import { parseArgs } from 'node:util'
import { ask } from './kit/database.ts'
import { makeFolder } from './kit/folder.ts'
import { atEnd, report, runPart } from './kit/part.ts'
import { openServer } from './kit/server.ts'
import { type AttackName, ATTACKS } from './load/attacks.ts'
import { makeHotels } from './load/hotels.ts'
import { findLost, judge, LEAK } from './load/judge.ts'
import { type Played, playLoad } from './load/play.ts'
import { openStreams } from './load/streams.ts'
import { METRICS_TOKEN } from './load/watch.ts'

const { values } = parseArgs({
  options: {
    short: { type: 'boolean', default: false },
    rate: { type: 'string' },
    minutes: { type: 'string' },
    streams: { type: 'string' },
    attack: { type: 'string', default: 'none' },
    'with-leak': { type: 'string' },
  },
})
const rate = Number(values.rate ?? (values.short ? 15 : 50))
const seconds = Number(values.minutes ?? (values.short ? 0.25 : 10)) * 60
const streamCount = Number(values.streams ?? (values.short ? 300 : 1000))
const leakedKilobytes = values['with-leak'] ?? null
const WARM_UP_SECONDS = 5
/** No guest orders more often than this, so that none reaches the limit of three orders a minute. */
const SECONDS_BETWEEN_ORDERS = 40

function attackOf(name: string): AttackName | null {
  if (name === 'none') return null
  const known = Object.keys(ATTACKS) as AttackName[]
  const found = known.find((each) => each === name)
  if (!found) throw new Error(`There is no attack "${name}": ${known.join(', ')}, none`)
  return found
}

await runPart(async () => {
  const attack = attackOf(values.attack)
  const folder = await makeFolder('load')
  const preloaded = ['kit/live-memory.mjs', ...(leakedKilobytes ? ['load/leak.mjs'] : [])]
  const settings = {
    HOTELLY_TRUST_PROXY: '1',
    HOTELLY_METRICS_TOKEN: METRICS_TOKEN,
    LOG_LEVEL: 'error',
    NODE_OPTIONS: preloaded.map((file) => `--import=${path.join(import.meta.dirname, file)}`).join(' '),
    ...(leakedKilobytes && { HOTELLY_TORTURE_LEAK_KB: leakedKilobytes }),
  }
  const server = await openServer(folder, settings)
  await server.start()
  const hotels = await makeHotels(server.databaseUrl(), Math.max(rate * SECONDS_BETWEEN_ORDERS, streamCount))
  await ask(server.databaseUrl(), 'ANALYZE')
  const streams = await openStreams(server.address, hotels, streamCount)
  atEnd(async () => streams.close())
  report('hotels', `${hotels.all.length}, ${hotels.guests.length} guests, ${streams.count} live streams`)

  let first = 0
  const play = async (length: number, by: AttackName | null): Promise<Played> => {
    const played = await playLoad(server, hotels, { rate, seconds: length, attack: by, first })
    first += played.orders.sent
    return played
  }
  const warmUp = await play(WARM_UP_SECONDS, null)
  const calm = await play(seconds, null)
  const missed = await judge('steady', calm, streams)
  const attacked = attack && (await play(seconds, attack))
  if (attack && attacked) missed.push(...(await judge(attack, attacked, streams)))

  const sent = [warmUp, calm, ...(attacked ? [attacked] : [])].flatMap((played) => played.sent)
  const lost = await findLost(server.databaseUrl(), sent)
  report('lost or doubled', `${lost} of ${sent.length} orders`)
  report('streams that broke', streams.broken())
  if (lost > 0) missed.unshift(`${lost} orders lost or doubled`)
  if (streams.broken() > 0) missed.push(`${streams.broken()} live streams broke`)
  if (server.endedByItself() > 0) missed.unshift('the server ended')
  if (leakedKilobytes) {
    if (!missed.some((each) => each.includes(LEAK))) throw new Error('The leak was not found')
    return report('leak', `found: ${leakedKilobytes} KiB of every request`)
  }
  if (missed.length > 0) throw new Error(`Missed:\n  ${missed.join('\n  ')}`)
})
