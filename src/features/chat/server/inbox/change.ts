import type { HotelAdminActor } from '#kit/server/actor.ts'
import { recordChange } from '#kit/server/audit.ts'
import type { Tx } from '#kit/server/database.ts'
import {
  addMessage,
  type ConversationRow,
  findMessage,
  holdConversation,
  saveConversation,
  unseenSince,
} from '../queries.ts'
import { tellOfAnswer } from '../tell.ts'

export type Changed =
  | { outcome: 'absent' | 'calling' }
  | { outcome: 'held'; staffName: string | null }
  | { outcome: 'same' | 'changed'; conversation: ConversationRow }

type Deed = 'see' | 'take-over' | 'reply' | 'give-back'

const record = (
  tx: Tx,
  actor: HotelAdminActor,
  action: Deed,
  before: ConversationRow,
  after: ConversationRow,
) =>
  recordChange(tx, actor, {
    hotelId: actor.hotelId,
    action,
    entity: 'chat_conversation',
    entityId: before.id,
    before: { state: before.state, staffName: before.staffName },
    after: { state: after.state, staffName: after.staffName },
  })

const isHeldBy = (row: ConversationRow, { userId }: HotelAdminActor) =>
  row.state === 'staff' && row.staffUserId === userId
const isHeldByOther = (row: ConversationRow, actor: HotelAdminActor) =>
  row.state === 'staff' && !isHeldBy(row, actor)

/** An actor's name in a chat; on a support visit, no personal name. */
const nameOf = ({ fullName, visit }: HotelAdminActor) => (visit ? null : fullName)

const handTo = (tx: Tx, row: ConversationRow, actor: HotelAdminActor) =>
  saveConversation(tx, row, {
    state: 'staff',
    staffUserId: actor.userId,
    staffName: nameOf(actor),
    unreadCount: 0,
    handedOverAt: row.handedOverAt ?? new Date(),
    staffSawAt: seenNow(row),
  })

/** Also by a clock that is behind the one by which the guest began to wait. */
const seenNow = ({ handedOverAt }: ConversationRow) =>
  new Date(Math.max(Date.now(), handedOverAt?.getTime() ?? 0))

/** Whether the guest wrote of an emergency that nobody has seen. */
const isCalling = (row: ConversationRow) => row.danger !== null && unseenSince(row) !== null

/**
 * Marks the guest's messages as seen, and that the guest waits; `same` when there was nothing new, and on a support visit.
 * What a screen had read before an emergency came is no look at that: only `seeEmergency` is.
 */
export async function markRead(tx: Tx, actor: HotelAdminActor, id: string): Promise<Changed> {
  const row = await holdConversation(tx, actor.hotelId, id)
  if (!row) return { outcome: 'absent' }
  return isCalling(row) ? { outcome: 'same', conversation: row } : seeRow(tx, actor, row)
}

/** Notes that somebody looks after a guest's emergency, as by Seen on a device; no effect on a support visit. */
export async function seeEmergency(tx: Tx, actor: HotelAdminActor, id: string): Promise<Changed> {
  const row = await holdConversation(tx, actor.hotelId, id)
  return row ? seeRow(tx, actor, row) : { outcome: 'absent' }
}

async function seeRow(tx: Tx, actor: HotelAdminActor, row: ConversationRow): Promise<Changed> {
  const isUnseen = unseenSince(row) !== null
  if ((row.unreadCount === 0 && !isUnseen) || actor.visit) return { outcome: 'same', conversation: row }
  const seen = isUnseen ? { staffSawAt: seenNow(row), staffSawBy: actor.fullName || actor.email } : {}
  const conversation = await saveConversation(tx, row, { unreadCount: 0, ...seen })
  if (isUnseen) await record(tx, actor, 'see', row, conversation)
  return { outcome: 'changed', conversation }
}

/** Makes the actor the one who answers this guest, no matter who was before; on a support visit not in an emergency that the hotel has not seen. */
export async function takeOver(tx: Tx, actor: HotelAdminActor, id: string): Promise<Changed> {
  const row = await holdConversation(tx, actor.hotelId, id)
  if (!row) return { outcome: 'absent' }
  if (isHeldBy(row, actor)) return { outcome: 'same', conversation: row }
  if (isCalling(row) && actor.visit) return { outcome: 'calling' }
  const conversation = await handTo(tx, row, actor)
  await record(tx, actor, 'take-over', row, conversation)
  return { outcome: 'changed', conversation }
}

export type Reply = { id: string; key: string; text: string }

/** Sends a reply to the guest, once per key; takes the conversation over when nobody holds it, but for an emergency, which may have crossed. */
export async function replyTo(tx: Tx, actor: HotelAdminActor, { id, key, text }: Reply): Promise<Changed> {
  const row = await holdConversation(tx, actor.hotelId, id)
  if (!row) return { outcome: 'absent' }
  const known = await findMessage(tx, actor.hotelId, key)
  if (known) {
    const isRepeat = known.conversationId === id && known.author === 'staff'
    return isRepeat ? { outcome: 'same', conversation: row } : { outcome: 'absent' }
  }
  if (isHeldByOther(row, actor)) return { outcome: 'held', staffName: row.staffName }
  if (isCalling(row)) return { outcome: 'calling' }
  const conversation = await handTo(tx, row, actor)
  const said = { id: key, author: 'staff' as const, text, staffName: nameOf(actor) }
  const answer = await addMessage(tx, conversation, said)
  await tellOfAnswer(tx, conversation, answer)
  await record(tx, actor, 'reply', row, conversation)
  return { outcome: 'changed', conversation }
}

/** Gives the conversation back to the assistant; not while an emergency calls that nobody has seen, which may have crossed. */
export async function giveBack(tx: Tx, actor: HotelAdminActor, id: string): Promise<Changed> {
  const row = await holdConversation(tx, actor.hotelId, id)
  if (!row) return { outcome: 'absent' }
  if (row.state === 'assistant') return { outcome: 'same', conversation: row }
  if (isHeldByOther(row, actor)) return { outcome: 'held', staffName: row.staffName }
  if (isCalling(row)) return { outcome: 'calling' }
  const conversation = await saveConversation(tx, row, {
    state: 'assistant',
    staffUserId: null,
    staffName: null,
    unreadCount: 0,
    handedOverAt: null,
    danger: null,
    isComplaint: false,
  })
  await record(tx, actor, 'give-back', row, conversation)
  return { outcome: 'changed', conversation }
}
