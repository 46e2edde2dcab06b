import { randomUUID } from 'node:crypto'
import { beforeAll, expect, inject, test } from 'vitest'
import { Topic } from '#kit/shared/live-events.ts'
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
import { makeWorld, rowsOf, type World } from '#tests/isolation/world.ts'
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

const product = openProduct({ isFenced: false })
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
  const all = await Promise.all([world.own, world.other, world.twin].map((one) => rowsOf(world, one)))
  return JSON.stringify(all.map((rows) => [...KEPT, ...ALSO_KEPT].map((table) => rows[table])))
}

/** Has the server forget what it answered, and keeps for the next time, at the hotels of a world. */
async function forgetAnswers({ own, other }: World) {
  const mark = randomUUID()
  for (const topic of Topic.options)
    for (const { id } of [own, other]) product.events.announce(topic, { hotelId: id, id: mark })
  const isHeard = () => product.heard.filter(({ id }) => id === mark).length === 2 * Topic.options.length
  await expect.poll(isHeard, { timeout: 60_000 }).toBe(true)
}
