import type { RequestContext } from '#kit/server/context.ts'
import type { LimitKey } from '#kit/server/limit-key.ts'
import { networkOf } from '#kit/server/network.ts'
import type { LimitedAction } from '#kit/shared/rate-limits.ts'
import type { Asker } from './asker.ts'

type Caller = Pick<RequestContext, 'device' | 'ip'>
type Shared = { address: LimitedAction; visitors: LimitedAction }

/** The browser; without cookies the guest, or for a visitor the address. */
function callerOf({ device, ip }: Caller, { guest }: Asker): string {
  if (!device.isNew) return device.id
  return guest ? `guest ${guest.guestId}` : `address ${networkOf(ip)}`
}

/** CHAT-15, counted per browser and hotel (OP-35). */
const shown = (caller: Caller, asker: Asker): LimitKey => ({
  action: 'chatbot_message',
  identifier: callerOf(caller, asker),
  hotelId: asker.hotelId,
})

/** What all visitors share, at one address and at the hotel; nothing of it is taken by guests who have signed in. */
const ofVisitors = ({ ip }: Caller, { hotelId }: Asker, budget: Shared): LimitKey[] => [
  { action: budget.address, identifier: networkOf(ip), hotelId, isShared: true },
  { action: budget.visitors, identifier: 'visitors', hotelId, isShared: true },
]

/** What a message counts for. */
export const messageOf = (caller: Caller, asker: Asker): [LimitKey, ...LimitKey[]] => {
  const { guest, hotelId } = asker
  const behind: LimitKey[] = guest
    ? [{ action: 'chat_guest', identifier: guest.guestId, hotelId }]
    : ofVisitors(caller, asker, { address: 'chat_address', visitors: 'chat_visitors' })
  return [shown(caller, asker), ...behind]
}

/** What a message of an emergency counts for: nothing that other messages may have used up. */
export const emergencyOf = (caller: Caller, asker: Asker): [LimitKey] => [
  { action: 'chat_emergency', identifier: callerOf(caller, asker), hotelId: asker.hotelId },
]

/** What ringing everybody anew counts for; nothing that others can use up for guests who have signed in. */
export const callOf = (caller: Caller, asker: Asker): LimitKey[] =>
  asker.guest
    ? [{ action: 'emergency_guest', identifier: asker.guest.guestId, hotelId: asker.hotelId }]
    : ofVisitors(caller, asker, { address: 'emergency_address', visitors: 'emergency_visitors' })

/** What asking for a person counts for. */
export const personOf = (caller: Caller, asker: Asker): [LimitKey, ...LimitKey[]] => {
  const { guest, hotelId } = asker
  const identifier = guest?.guestId ?? callerOf(caller, asker)
  const own: LimitKey = { action: 'person_own', identifier, hotelId }
  const shared = { address: 'person_address', visitors: 'person_visitors' } as const
  return [shown(caller, asker), own, ...(guest ? [] : ofVisitors(caller, asker, shared))]
}

export const ratingOf = (caller: Caller, asker: Asker): LimitKey => ({
  action: 'chat_rating',
  identifier: callerOf(caller, asker),
  hotelId: asker.hotelId,
})
