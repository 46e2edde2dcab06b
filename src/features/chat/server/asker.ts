import type { GuestActor, VisitorActor } from '#kit/server/actor.ts'
import type { OpenHotel, RequestContext } from '#kit/server/context.ts'
import { createFairQueueByNetwork } from '#kit/server/fair-queue-by-network.ts'
import type { Asker as QuestionAsker } from '#features/assistant/server/question.ts'
import type { ConversationRow } from './queries.ts'

/** The person who chats, by the browser. */
export type Asker = QuestionAsker & { deviceId: string }

export async function askerOf(
  context: RequestContext & { actor: VisitorActor; hotel: OpenHotel },
): Promise<Asker> {
  const found = await context.findGuest()
  const guest = found?.hotelId === context.hotel.id ? found : null
  return { actor: guest ?? context.actor, hotelId: context.hotel.id, deviceId: context.device.id, guest }
}

const inTurn = createFairQueueByNetwork({ atOnce: 4, mostWaiting: 500 })

/** Does what an asker wants: visitors, of whom anybody can be many, in turn by address, so that others find connections. */
export const serve = <T>({ ip }: Pick<RequestContext, 'ip'>, { guest }: Asker, work: () => Promise<T>) =>
  guest ? work() : inTurn(ip, work)

/**
 * Whether a conversation belongs to this browser and, if a guest began it, to the guest signed in, in the current stay
 * (OP-72). A deleted guest's conversation keeps the name, so it belongs to nobody.
 */
export const isOf = (row: ConversationRow, { deviceId, guest }: Asker) =>
  row.deviceId === deviceId && (row.guestName === null || (guest !== null && isOfStay(row, guest)))

const isOfStay = (row: ConversationRow, { guestId, stayBeganAt }: GuestActor) =>
  row.guestId === guestId && row.stayBeganAt?.getTime() === stayBeganAt.getTime()
