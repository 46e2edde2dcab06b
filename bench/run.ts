import { benchAssistant } from './assistant.ts'
import { benchBundle } from './bundle.ts'
import { benchChat } from './chat.ts'
import { type Figure, printFigures } from './figures.ts'
import { benchImport } from './import.ts'
import { benchLearning } from './learning.ts'
import { benchLighthouse } from './lighthouse.ts'
import { benchLists } from './lists.ts'
import { benchLive } from './live.ts'
import { benchMenu } from './menu.ts'
import { benchOrders } from './orders.ts'
import { benchStaffLists } from './staff-lists.ts'
import { messageOf } from '#kit/server/log.ts'
import { startProduct } from '#tests/running-product.ts'

const BENCHES = {
  orders: benchOrders,
  menu: benchMenu,
  live: benchLive,
  lists: benchLists,
  'staff-lists': benchStaffLists,
  import: benchImport,
  bundle: benchBundle,
  lighthouse: benchLighthouse,
  assistant: benchAssistant,
  chat: benchChat,
  learning: benchLearning,
}

const asked = process.argv.slice(2)
const product = await startProduct()
const figures: Figure[] = []
const failed: string[] = []
try {
  for (const [name, bench] of Object.entries(BENCHES)) {
    if (asked.length > 0 && !asked.includes(name)) continue
    process.stderr.write(`Measuring ${name} ...\n`)
    try {
      figures.push(...[await bench(product)].flat())
    } catch (error) {
      failed.push(`FAILED ${name}\n       ${messageOf(error)}\n`)
    }
  }
} finally {
  await product.stop()
}
printFigures(figures)
process.stdout.write(failed.join(''))
process.exitCode = failed.length === 0 && figures.every((figure) => figure.isMet) ? 0 : 1
