import { readFile } from 'node:fs/promises'
import { createORPCClient } from '@orpc/client'
import { RPCLink } from '@orpc/client/fetch'
import type { ContractRouterClient } from '@orpc/contract'
import type { contract } from '#app/contract.ts'
import { openDatabase } from '#kit/server/database.ts'
import { makeHotel } from '#tests/factories.ts'
import type { RunningProduct } from '#tests/running-product.ts'
import { staffCookie } from './customers.ts'
import type { Figure } from './figures.ts'

const ITEMS = 10_000
const LIMIT_SECONDS = 10
const LIMIT_MB = 300
const LOOK_MS = 25

const CATEGORIES = ['Soups', 'Cold Appetizers', 'Warm Appetizers', 'Main Courses', 'Desserts', 'Drinks']

/** A menu like a large hotel's spreadsheet: three languages, with descriptions. */
function menuFile(price: number): File {
  const lines = Array.from({ length: ITEMS }, (_, at) =>
    [
      `Dish ${at}`,
      String(price + (at % 50)),
      CATEGORIES[at % CATEGORIES.length],
      'Slow stew of lamb, cabbage and roots, served in the pot it was cooked in.',
      `طبق ${at}`,
      `Jelo ${at}`,
    ].join(';'),
  )
  return new File([['name;price;category;description;name_ar;name_bs', ...lines].join('\n')], 'menu.csv')
}

/** The resident memory of a process in MB, from Linux's /proc. */
async function memoryOf(pid: number): Promise<number> {
  const status = await readFile(`/proc/${pid}/status`, 'utf8')
  return Number(/VmRSS:\s+(\d+)/.exec(status)?.[1]) / 1024
}

/** Runs `work` and returns its duration and the peak memory growth of the process meanwhile. */
async function watched(pid: number, work: () => Promise<unknown>) {
  const before = await memoryOf(pid)
  let peak = before
  const timer = setInterval(() => {
    void memoryOf(pid).then((now) => {
      peak = Math.max(peak, now)
    })
  }, LOOK_MS)
  const started = performance.now()
  await work().finally(() => clearInterval(timer))
  return {
    seconds: (performance.now() - started) / 1000,
    grownMb: Math.max(peak, await memoryOf(pid)) - before,
  }
}

/** Imports ten thousand dishes through the screen's endpoint: into an almost empty menu, and then over themselves. */
export async function benchImport({
  address,
  databaseUrl,
  process: server,
}: RunningProduct): Promise<Figure> {
  const database = openDatabase(databaseUrl, { connections: 2 })
  const hotel = await makeHotel(database)
  const cookie = await staffCookie(database, hotel)
  await database.close()
  const link = new RPCLink({ url: `${address}/rpc`, headers: { cookie } })
  const { menu } = createORPCClient<ContractRouterClient<typeof contract>>(link)
  const bring = async (file: File) => {
    const answer = await menu.importFile({ slug: hotel.slug, file, isDryRun: false })
    if (answer.addedCount + answer.changedCount !== ITEMS) throw new Error('The import left dishes out')
  }
  if (server.pid === undefined) throw new Error('The product does not run')
  const adding = await watched(server.pid, () => bring(menuFile(10)))
  const changing = await watched(server.pid, () => bring(menuFile(70)))
  const seconds = Math.max(adding.seconds, changing.seconds)
  const grown = Math.max(adding.grownMb, changing.grownMb)
  return {
    name: `importing ${ITEMS.toLocaleString('en')} dishes: ${seconds.toFixed(1)} s, ${grown.toFixed(0)} MB more memory at its peak`,
    measured: `adding ${adding.seconds.toFixed(1)} s and ${adding.grownMb.toFixed(0)} MB`,
    against: `changing all ${changing.seconds.toFixed(1)} s and ${changing.grownMb.toFixed(0)} MB`,
    limit: `under ${LIMIT_SECONDS} s and ${LIMIT_MB} MB`,
    isMet: seconds < LIMIT_SECONDS && grown < LIMIT_MB,
    values: { seconds, megabytes: grown },
  }
}
