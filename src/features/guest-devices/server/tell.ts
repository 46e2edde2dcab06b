import { findOpenHotel } from '#features/hotels/server/queries.ts'
import type { VisitorActor } from '#kit/server/actor.ts'
import type { RequestContext } from '#kit/server/context.ts'
import type { Tx } from '#kit/server/database.ts'
import { readNow } from '#kit/server/now.ts'
import type { Job, JobHandler, JobResult } from '#kit/server/jobs/job.ts'
import { addJob } from '#kit/server/jobs/queries.ts'
import { type ReadMatter, TELL_GUEST, Telling } from './matter.ts'
import { listReachable } from './queries.ts'
import { messageOf, noteAll, type Rung, ringAll } from './ring.ts'
import { pauseFor } from './again.ts'

/** So many phones are told within one lease, also where each push service takes as long as it may. */
const PORTION = 100

type Tools = Pick<RequestContext, 'database' | 'push'>
type Readers = Readonly<Record<string, ReadMatter>>

const at = (hotelId: string): VisitorActor => ({ kind: 'visitor', hotelId })

/** The matter as it is now, and the next portion of those who are told; null where nothing is to be told. */
function read({ database }: Tools, readers: Readers, { hotelId }: Job, telling: Telling) {
  const { about, facts, after, device } = telling
  const readMatter = readers[about]
  if (!readMatter) throw new Error(`no release here knows what guests are told of: ${about}`)
  return database.withActor(at(hotelId), async (tx) => {
    const hotel = await findOpenHotel(tx, hotelId)
    const matter = hotel && (await readMatter(tx, hotelId, facts, after !== null || device !== null))
    const now = await readNow(tx)
    if (!hotel || !matter || matter.until <= now) return null
    const portion = await listReachable(tx, hotelId, matter.whom, { after, device, most: PORTION })
    return { hotel, matter, now, ...portion }
  })
}

/** Those who were not reached get a job of their own, so that they hold up nobody else. */
async function addAgain(tx: Tx, { hotelId, key }: Job, telling: Telling, missed: Rung[], until: Date) {
  const now = await readNow(tx)
  for (const { id, sent } of missed) {
    const inSeconds = pauseFor(sent, 0, { until, now })
    if (inSeconds === null) continue
    const payload: Telling = { ...telling, after: null, device: id, tries: 1 }
    await addJob(tx, { hotelId, kind: TELL_GUEST, key: `${key} ${id}`, payload, inSeconds })
  }
}

/** What becomes of a job for one device. */
function onwards(telling: Telling, [rung]: Rung[], moments: { until: Date; now: Date }): JobResult {
  const againIn = rung ? pauseFor(rung.sent, telling.tries, moments) : null
  return againIn === null ? {} : { againIn, payload: { ...telling, tries: telling.tries + 1 } }
}

/** Tells the guests' phones of a matter, in portions, as long as it is true. */
export const tellingGuests =
  (tools: Tools, readers: Readers): JobHandler =>
  async (job) => {
    const telling = Telling.parse(job.payload)
    const found = await read(tools, readers, job, telling)
    if (!found) return async () => ({})
    const { hotel, matter, now, devices, next } = found
    const rung = await ringAll(tools.push, devices, messageOf(hotel, matter), matter, now)
    const { until } = matter
    return async (tx) => {
      await noteAll(tx, job.hotelId, rung)
      if (telling.device !== null) return onwards(telling, rung, { until, now: await readNow(tx) })
      if (telling.after === null) await matter.begun?.(tx)
      await addAgain(tx, job, telling, rung, until)
      return next === null ? {} : { againIn: 0, payload: { ...telling, after: next } }
    }
  }
