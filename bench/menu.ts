import { fork } from 'node:child_process'
import { once } from 'node:events'
import path from 'node:path'
import autocannon from 'autocannon'
import { addMenuItems } from '#features/menu/server/queries.ts'
import { SYSTEM } from '#kit/server/actor.ts'
import { openDatabase } from '#kit/server/database.ts'
import { inEnglish } from '#kit/shared/texts.ts'
import { makeHotel } from '#tests/factories.ts'
import { openBrowser } from './browsers.ts'
import { type Figure, median, perSecond } from './figures.ts'
import type { RunningProduct } from '#tests/running-product.ts'

const SECONDS = 3
const ROUNDS = 5
const ITEMS = 60
/** Per round; enough that none reaches the limit of 100 reads a minute. */
const BROWSERS = 3000

const load = async (url: string, cookies: readonly string[]) => {
  const { requests, non2xx } = await autocannon({
    ...{ url, connections: 32, duration: SECONDS },
    requests: cookies.map((cookie) => ({ headers: { cookie } })),
  })
  if (non2xx > 0) throw new Error(`${non2xx} reads of ${url} failed`)
  return requests.average
}

/** Compares reads of a menu of 60 items with a plain server sending the same bytes, each in its own process. */
export async function benchMenu({ address, databaseUrl }: RunningProduct): Promise<Figure> {
  const database = openDatabase(databaseUrl, { connections: 2 })
  const hotel = await makeHotel(database)
  await database.withActor(SYSTEM, (tx) =>
    addMenuItems(
      tx,
      Array.from({ length: ITEMS - hotel.dishes.length }, (_, at) => ({
        ...{ hotelId: hotel.id, name: inEnglish(`Dish ${at}`), price: 1000 + at, orderIndex: at },
        description: inEnglish('Slow stew of lamb, cabbage and roots, served in the pot it was cooked in.'),
      })),
    ),
  )
  await database.close()

  const url = `${address}/rpc/menu/list?data=${encodeURIComponent(JSON.stringify({ json: { slug: hotel.slug } }))}`
  const body = Buffer.from(await (await fetch(url)).arrayBuffer())
  const cookies: string[] = []
  await perSecond(BROWSERS * ROUNDS, 16, async () => cookies.push(await openBrowser(address)))
  const bareServer = fork(path.join(import.meta.dirname, 'bare-server.ts'))
  bareServer.send(body.toString())
  const [port] = (await once(bareServer, 'message')) as [number]
  const rounds: { ours: number; bare: number }[] = []
  try {
    for (let round = 0; round < ROUNDS; round++) {
      const own = cookies.slice(round * BROWSERS, (round + 1) * BROWSERS)
      rounds.push({ ours: await load(url, own), bare: await load(`http://127.0.0.1:${port}/`, own) })
    }
  } finally {
    bareServer.kill()
  }
  const ratio = median(rounds.map((round) => round.ours / round.bare))
  return {
    name: `reading a menu of ${ITEMS} items (${(body.length / 1024).toFixed(0)} KB): ratio ${ratio.toFixed(2)}`,
    measured: `${median(rounds.map((round) => round.ours)).toFixed(0)} reads/s`,
    against: `bare node:http with the same bytes: ${median(rounds.map((round) => round.bare)).toFixed(0)}/s`,
    limit: 'at least 0.8',
    isMet: ratio >= 0.8,
  }
}
