import type { RequestContext } from '#kit/server/context.ts'
import { SYSTEM } from '#kit/server/actor.ts'
import type { Sent } from '#kit/server/push/send.ts'
import type { Language } from '#kit/shared/languages.ts'
import type { Device } from '../contract.ts'
import type { DeviceMessage } from '../message.ts'
import {
  deleteGone,
  findRingable,
  listRingable,
  type Of,
  type Ringable,
  saveFailed,
  saveReached,
} from './queries.ts'

/** An alarm that comes later than this helps nobody. */
const TTL_SECONDS = 15 * 60
const AT_ONCE = 10

type Ringer = Pick<RequestContext, 'database' | 'push'>
type MessageFor = (language: Language, device: Device) => DeviceMessage
type Rung = Ringable & { sent: Sent }

/**
 * Rings devices of a hotel, as far as who registered them is still signed in there, and notes what became of it. No
 * transaction is open while the push services are waited for.
 * @param of those that stay in the hotel, all, or those of these people
 */
export async function ringDevices(
  ringer: Ringer,
  hotelId: string,
  { of }: { of: Of },
  messageFor: MessageFor,
): Promise<{ reached: number; gone: number; failed: number }> {
  const devices = await ringer.database.withActor(SYSTEM, (tx) => listRingable(tx, hotelId, of))
  const rung = await ringAll(ringer, hotelId, devices, messageFor)
  const count = (...outcomes: Sent['outcome'][]) =>
    rung.filter(({ sent }) => outcomes.includes(sent.outcome)).length
  return { reached: count('delivered'), gone: count('gone'), failed: count('later', 'failed') }
}

/** Rings one device; null where there is none, or nobody is signed in there. */
export async function ringDevice(
  ringer: Ringer,
  hotelId: string,
  id: string,
  messageFor: MessageFor,
): Promise<Sent | null> {
  const device = await ringer.database.withActor(SYSTEM, (tx) => findRingable(tx, hotelId, id))
  const [rung] = await ringAll(ringer, hotelId, device ? [device] : [], messageFor)
  return rung?.sent ?? null
}

/** Why an alarm did not reach a device. */
export const failureOf = (sent: Sent): string | null => {
  if (sent.outcome === 'failed') return sent.reason
  return sent.outcome === 'later' ? 'later' : null
}

async function ringAll(
  { database, push }: Ringer,
  hotelId: string,
  devices: readonly Ringable[],
  messageFor: MessageFor,
): Promise<Rung[]> {
  const waiting = [...devices]
  const rung: Rung[] = []
  const ringOn = async () => {
    for (let next = waiting.shift(); next; next = waiting.shift()) {
      const message = messageFor(next.language, next.device)
      const told = { ttlSeconds: TTL_SECONDS, urgency: 'high', topic: message.tag } as const
      rung.push({ ...next, sent: await push.send(next.subscription, message, told) })
    }
  }
  await Promise.all(Array.from({ length: AT_ONCE }, ringOn))
  if (rung.length > 0) await note(database, hotelId, rung)
  return rung
}

const note = (database: Ringer['database'], hotelId: string, rung: readonly Rung[]) =>
  database.withActor(SYSTEM, async (tx) => {
    const reached = rung.filter(({ sent }) => sent.outcome === 'delivered')
    const gone = rung.filter(({ sent }) => sent.outcome === 'gone')
    const failed = rung.flatMap(({ device, sent }) => {
      const failure = failureOf(sent)
      return failure ? [{ id: device.id, failure }] : []
    })
    const idsOf = (some: readonly Rung[]) => some.map(({ device }) => device.id)
    const failures = failed.map(({ failure }) => failure)
    if (reached.length > 0) await saveReached(tx, hotelId, idsOf(reached))
    if (failed.length > 0)
      await saveFailed(
        tx,
        hotelId,
        failed.map(({ id }) => id),
        failures,
      )
    if (gone.length > 0)
      await deleteGone(
        tx,
        hotelId,
        gone.map(({ subscription }) => subscription.endpoint),
      )
  })
