import type { RequestContext } from '#kit/server/context.ts'
import { SYSTEM } from '#kit/server/actor.ts'
import type { Tx } from '#kit/server/database.ts'
import { failureOf } from '#kit/server/push/failure-of.ts'
import type { Sent } from '#kit/server/push/send.ts'
import type { Language } from '#kit/shared/languages.ts'
import type { Device } from '../contract.ts'
import type { DeviceMessage } from '#kit/shared/device-message.ts'
import { deleteGone, findRingable, saveFailed, saveReached } from './queries.ts'

/** An alarm that comes later than this helps nobody. */
const TTL_SECONDS = 15 * 60

/**
 * Rings one device, and notes what became of it; null where there is none, or nobody is signed in there. No transaction
 * is open while the push service is waited for.
 */
export async function ringDevice(
  { database, push }: Pick<RequestContext, 'database' | 'push'>,
  hotelId: string,
  id: string,
  messageFor: (language: Language, device: Device) => DeviceMessage,
): Promise<Sent | null> {
  const found = await database.withActor(SYSTEM, (tx) => findRingable(tx, hotelId, id))
  if (!found) return null
  const message = messageFor(found.language, found.device)
  const told = { ttlSeconds: TTL_SECONDS, urgency: 'high', topic: message.tag } as const
  const sent = await push.send(found.subscription, message, told)
  await database.withActor(SYSTEM, (tx) => note(tx, hotelId, id, found.subscription.endpoint, sent))
  return sent
}

function note(tx: Tx, hotelId: string, id: string, endpoint: string, sent: Sent) {
  if (sent.outcome === 'gone') return deleteGone(tx, hotelId, endpoint)
  const failure = failureOf(sent)
  return failure === null ? saveReached(tx, hotelId, id) : saveFailed(tx, hotelId, id, failure)
}
