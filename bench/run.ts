import { writeFileSync } from 'node:fs'
import { benchAppointments } from './appointments.ts'
import { benchAssistant } from './assistant.ts'
import { benchBoard } from './board.ts'
import { benchBundle } from './bundle.ts'
import { benchChat } from './chat.ts'
import type { Figure } from './figures.ts'
import { benchFootprint } from './footprint.ts'
import { benchGrowth } from './growth.ts'
import { benchImport } from './import.ts'
import { benchLearning } from './learning.ts'
import { benchLighthouse } from './lighthouse.ts'
import { benchLists } from './lists.ts'
import { benchLive } from './live.ts'
import { benchMenu } from './menu.ts'
import { benchOrders } from './orders.ts'
import { benchPage } from './page.ts'
import { benchPromise } from './promise.ts'
import { benchScreens } from './screens.ts'
import { benchSignIn } from './sign-in.ts'
import { benchStaffLists } from './staff-lists.ts'
import { benchStreams } from './streams.ts'
import { messageOf } from '#kit/server/log.ts'
import { type RunningProduct, startProduct } from '#tests/running-product.ts'
import { atEnd, runPart } from '#tests/torture/kit/part.ts'

type Bench = (product: RunningProduct) => Promise<Figure | Figure[]>

/** What is measured, in its order. */
const BENCHES: Record<string, Bench> = {
  orders: benchOrders,
  menu: benchMenu,
  page: benchPage,
  'sign-in': benchSignIn,
  live: benchLive,
  footprint: benchFootprint,
  lists: benchLists,
  'staff-lists': benchStaffLists,
  import: benchImport,
  promise: benchPromise,
  appointments: benchAppointments,
  board: benchBoard,
  screens: benchScreens,
  bundle: benchBundle,
  lighthouse: benchLighthouse,
  assistant: benchAssistant,
  chat: benchChat,
  learning: benchLearning,
}

/** The parts that take long, which are measured only when asked for. */
const SCALE: Record<string, Bench> = { streams: benchStreams, growth: benchGrowth }

/** As behind a proxy. */
const SETTINGS = { HOTELLY_TRUST_PROXY: '1' }

const [name, file] = process.argv.slice(2)
if (!name || !file) {
  process.stdout.write(JSON.stringify({ usual: Object.keys(BENCHES), scale: Object.keys(SCALE) }))
} else {
  await runPart(() => measure({ ...BENCHES, ...SCALE }[name], file))
}

/** Measures one part with a product of its own, and writes its figures, or why there are none. */
async function measure(bench: Bench | undefined, file: string) {
  const write = (result: object) => writeFileSync(file, JSON.stringify(result))
  try {
    if (!bench) throw new Error('There is no such part')
    const product = await startProduct(SETTINGS)
    atEnd(() => product.stop())
    write({ figures: [await bench(product)].flat() })
  } catch (error) {
    write({ error: messageOf(error) })
    throw error
  }
}
