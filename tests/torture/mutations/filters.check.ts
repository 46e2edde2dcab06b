import { beforeAll, inject, test } from 'vitest'
import {
  answersAsForAbsent,
  keepsKeysApart,
  keepsOrdersApart,
  keepsPicturesApart,
  keepsRoomApart,
  leavesOthersAlone,
  tellsTheSame,
} from '#tests/isolation/checks.ts'
import { leavesOtherHotelsAlone } from '#tests/isolation/platform-check.ts'
import { forgetAnswers, makeWorld, rowsOf, type World } from '#tests/isolation/world.ts'
import { NO_MAIL } from '#tests/mail-server.ts'
import { openProduct } from '#tests/product.ts'
import { takeAway } from './switches.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** The conditions to take away one after another, and the feature whose calls are the first to notice. */
    filters: [place: string, feature: string][]
  }
}

const LATER = [
  leavesOtherHotelsAlone,
  answersAsForAbsent,
  tellsTheSame,
  keepsOrdersApart,
  keepsKeysApart,
  keepsPicturesApart,
  keepsRoomApart,
]
/** What nobody in the first check changes at a hotel that is not their own. */
const KEPT = ['hotels', 'users', 'auth_accounts', 'guests', 'services', 'menu_items', 'announcements']
const ALSO_KEPT = ['chatbot_knowledge', 'chat_settings', 'service_bookings', 'sessions']

const product = openProduct({ isFenced: false, mail: NO_MAIL })
let address: string
/** A world that is as it was when it was made, and how that was. */
let fresh: { world: World; rows: string } | null = null

beforeAll(async () => {
  address = await product.listen({ trustedProxies: 1 })
})

test.each(inject('filters'))('%s', async (place, feature) => {
  const { world, rows } = fresh ?? (await makeFresh())
  fresh = null
  takeAway(place)
  try {
    await (feature === 'portfolio' ? leavesOtherHotelsAlone : leavesOthersAlone)(world, feature)
  } catch (error) {
    takeAway()
    await forgetAnswers(world)
    if ((await keptRows(world)) === rows) fresh = { world, rows }
    throw error
  }
  try {
    if (feature === 'portfolio') await leavesOthersAlone(world, 'hotels')
    for (const check of LATER) await check(world, feature)
  } finally {
    takeAway()
  }
})

async function makeFresh() {
  const world = await makeWorld(product, address)
  return { world, rows: await keptRows(world) }
}

async function keptRows(world: World): Promise<string> {
  const all = await Promise.all([world.own, world.other, world.twin].map((each) => rowsOf(world, each)))
  return JSON.stringify(all.map((rows) => [...KEPT, ...ALSO_KEPT].map((table) => rows[table])))
}
